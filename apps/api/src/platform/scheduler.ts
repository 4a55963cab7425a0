import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds of work after which requests may pass. */
const SLICE = 0.25
/** Longest wait for the requests that pass, after one slice and in all: no work is put off for ever on a busy node. */
const MOST_AT_ONCE = 5
const MOST_IN_ALL = 60

/** Cooperative scheduler: long work on this thread yields to the requests in flight. */
export type Scheduler = {
  /** A request is in flight until the function that is returned is called. */
  enter(): () => void
  /** How many requests are in flight. */
  size(): number
  /** Runs a generator of one of these requests in time slices; the answers of others are made in between. */
  runInSlices<T>(work: Generator<undefined, T>): Promise<T>
}

export function createScheduler(): Scheduler {
  let inFlight = 0
  let inSlices = 0
  const waiting = new Set<() => void>()
  // Works take turns: a request that comes waits for a slice of one of them, not of each.
  let queue = Promise.resolve()

  const isIdle = () => inFlight <= inSlices
  function wake() {
    if (isIdle()) for (const go of waiting) go()
  }

  const idle = (most: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, most)
      waiting.add(go)
    })

  /** An answer is made in several turns of the event loop, and waits for the database in between. */
  async function yieldToRequests(most: number): Promise<void> {
    await turn()
    const began = performance.now()
    for (let waited = 0; waited < most && !isIdle(); waited = performance.now() - began) {
      await idle(most - waited)
      await turn()
    }
  }

  return {
    enter() {
      inFlight++
      let hasLeft = false
      return () => {
        if (!hasLeft) inFlight--
        hasLeft = true
        wake()
      }
    },
    size: () => inFlight,
    async runInSlices(work) {
      inSlices++
      wake()
      let left = MOST_IN_ALL
      const pause = async () => {
        const [began, most] = [performance.now(), Math.min(left, MOST_AT_ONCE)]
        await (queue = queue.then(() => yieldToRequests(most)))
        left -= performance.now() - began
      }
      try {
        for (let isFirst = true; ; isFirst = false) {
          const until = performance.now() + SLICE
          let step = work.next()
          while (!step.done && performance.now() < until) step = work.next()
          // What is made of the result takes a while, too.
          if (!step.done || !isFirst) await pause()
          if (step.done) return step.value
        }
      } finally {
        inSlices--
      }
    },
  }
}
