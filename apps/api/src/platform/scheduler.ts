import { setImmediate as turn } from 'node:timers/promises'

/** Time slice in milliseconds, after which the scheduler yields to requests. */
const SLICE = 0.25
/** Upper bounds of a pause, after one slice and in total: work does not starve on a busy node. */
const MAX_PAUSE = 5
const MAX_TOTAL_PAUSE = 60

/** Cooperative scheduler: long work on this thread yields to the requests in flight. */
export type Scheduler = {
  /** Registers a request in flight; returns the function that ends it. */
  enter(): () => void
  /** How many requests are in flight. */
  size(): number
  /** Runs the generator of a request in time slices; other requests are answered in between. */
  runInSlices<T>(work: Generator<undefined, T>): Promise<T>
}

export function createScheduler(): Scheduler {
  let inFlight = 0
  let inSlices = 0
  const waiting = new Set<() => void>()
  // One queue for all work: a new request waits for one slice, not for one slice of each.
  let queue = Promise.resolve()

  const isIdle = () => inFlight <= inSlices
  function wake() {
    if (isIdle()) for (const go of waiting) go()
  }

  const idle = (max: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, max)
      waiting.add(go)
    })

  /** A response takes several turns of the event loop, with database calls in between. */
  async function yieldToRequests(max: number): Promise<void> {
    await turn()
    const began = performance.now()
    for (let waited = 0; waited < max && !isIdle(); waited = performance.now() - began) {
      await idle(max - waited)
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
      let remaining = MAX_TOTAL_PAUSE
      const pause = async () => {
        const [began, max] = [performance.now(), Math.min(remaining, MAX_PAUSE)]
        await (queue = queue.then(() => yieldToRequests(max)))
        remaining -= performance.now() - began
      }
      try {
        for (let isFirst = true; ; isFirst = false) {
          const until = performance.now() + SLICE
          let step = work.next()
          while (!step.done && performance.now() < until) step = work.next()
          // Serialising the result takes time as well.
          if (!step.done || !isFirst) await pause()
          if (step.done) return step.value
        }
      } finally {
        inSlices--
      }
    },
  }
}
