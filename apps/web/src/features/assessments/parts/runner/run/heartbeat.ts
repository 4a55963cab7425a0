import type { SaveOutcome } from './save-queue.ts'

/** Heartbeats, one at a time with a pause in between, until the attempt is over or `stop` is called. */
export function createHeartbeat(
  beat: () => Promise<SaveOutcome>,
  later: (work: () => void, milliseconds: number) => () => void,
  pause: () => number,
) {
  let cancel: (() => void) | undefined
  let isBeating = false
  let isStopped = true

  async function next() {
    if (isBeating || isStopped) return
    cancel?.()
    isBeating = true
    const outcome = await beat()
    isBeating = false
    if (outcome === 'over') isStopped = true
    if (!isStopped) cancel = later(() => void next(), pause())
  }
  return {
    /** At once, also where one runs already: the connection is back. */
    start() {
      isStopped = false
      void next()
    },
    stop() {
      isStopped = true
      cancel?.()
    },
  }
}
