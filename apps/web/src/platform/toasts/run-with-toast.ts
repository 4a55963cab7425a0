import { isCallFailure } from '../calls/call-failure.ts'
import { showToast } from './toasts.ts'

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

/** Where nothing is open that could say it, the refusal is a toast, too. */
export async function attemptAloud(work: Promise<unknown>, done: string): Promise<void> {
  const refused = await attempt(work, done)
  if (refused) void showToast({ title: refused, tone: 'danger' })
}
