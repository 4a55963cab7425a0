import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds of work after which everybody else may pass. */
const SLICE = 0.25
/** Longest wait for those who pass, after one slice and in all: nothing is put off for ever on a busy node. */
const MOST_AT_ONCE = 5
const MOST_IN_ALL = 60

/** Who is being answered now: long work is done while nobody waits. */
export type Traffic = {
  /** From now on somebody is being answered, until they leave. */
  enter(): { nth: number; leave(): void }
  /** How many are being answered. */
  size(): number
  /** Goes through long work of one who is being answered, in slices: the answers of others are made in between. */
  walked<T>(walk: Generator<undefined, T>): Promise<T>
}

export function createTraffic(): Traffic {
  let entered = 0
  let walking = 0
  const waiting = new Set<() => void>()
  // Walks take turns: whoever comes waits for a slice of one of them, not of each.
  let lane = Promise.resolve()

  const isClear = () => entered <= walking
  function wake() {
    if (isClear()) for (const go of waiting) go()
  }

  const cleared = (most: number) =>
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
  async function letPass(most: number): Promise<void> {
    await turn()
    const began = performance.now()
    for (let waited = 0; waited < most && !isClear(); waited = performance.now() - began) {
      await cleared(most - waited)
      await turn()
    }
  }

  return {
    enter() {
      const nth = ++entered
      let isHere = true
      const leave = () => {
        if (isHere) entered--
        isHere = false
        wake()
      }
      return { nth, leave }
    },
    size: () => entered,
    async walked(walk) {
      walking++
      wake()
      let patience = MOST_IN_ALL
      const pause = async () => {
        const [began, most] = [performance.now(), Math.min(patience, MOST_AT_ONCE)]
        await (lane = lane.then(() => letPass(most)))
        patience -= performance.now() - began
      }
      try {
        for (let isFirst = true; ; isFirst = false) {
          const until = performance.now() + SLICE
          let step = walk.next()
          while (!step.done && performance.now() < until) step = walk.next()
          // What is made of it takes a while, too.
          if (!step.done || !isFirst) await pause()
          if (step.done) return step.value
        }
      } finally {
        walking--
      }
    },
  }
}
