import { isCallFailure } from '../../../platform/call-failure.ts'
import { showToast } from '../../../platform/toasts.tsx'

/** Does it and says so; what comes back is why it was refused. */
export async function attempt(work: Promise<unknown>, done: string): Promise<string | undefined> {
  try {
    await work
    void showToast({ title: done, tone: 'positive' })
    return undefined
  } catch (error) {
    if (!isCallFailure(error)) throw error
    return error.text
  }
}
