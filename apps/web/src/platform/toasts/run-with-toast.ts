import { showToast } from './toasts.ts'

/** Success is a toast; the open dialog shows a refusal. */
export async function runWithToast(work: Promise<unknown>, done: string): Promise<void> {
  await work
  void showToast({ title: done, tone: 'positive' })
}
