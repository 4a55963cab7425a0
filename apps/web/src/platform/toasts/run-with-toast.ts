import { isCallFailure } from '../calls/call-failure.ts'
import { showToast } from './toasts.ts'

/** Success is a toast; a refusal is returned, for the form or dialog that is open to show. */
export async function runWithToast(work: Promise<unknown>, done: string): Promise<string | undefined> {
  try {
    await work
    void showToast({ title: done, tone: 'positive' })
    return undefined
  } catch (error) {
    if (!isCallFailure(error)) throw error
    return error.text
  }
}
