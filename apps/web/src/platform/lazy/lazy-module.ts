import { useEffect, useSyncExternalStore } from 'react'

/** Milliseconds between two looks at whether the page stands, and how often one looks before one no longer waits for it. */
const PAUSE = 200
const MOST_LOOKS = 20

/** What a person came for travels first: before there is a page, and while a part of it says that it is busy. */
const isComing = () => !document.querySelector('main') || document.querySelector('[aria-busy=true]') !== null

/** Once the page stands and has nothing more urgent to do; the answer calls it off. */
export function whenQuiet(work: () => void): () => void {
  let looks = 0
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    if (isComing() && ++looks < MOST_LOOKS) timer = setTimeout(look, PAUSE)
    else if (typeof requestIdleCallback === 'undefined') work()
    else requestIdleCallback(work, { timeout: PAUSE })
  }
  timer = setTimeout(look, PAUSE)
  return () => clearTimeout(timer)
}

/** A part that a screen is shown without: `const LIST = late(() => import('./list.tsx'))`. */
export function late<Part>(fetch: () => Promise<Part>) {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let coming: Promise<Part> | undefined
  return {
    get: () => part,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What did not come is asked for again the next time. */
    load: (): Promise<Part> =>
      (coming ??= fetch().then(
        (came) => {
          part = came
          for (const listener of listeners) listener()
          return came
        },
        (error: unknown) => {
          coming = undefined
          throw error
        },
      )),
  }
}

export type Late<Part> = ReturnType<typeof late<Part>>

/** The part once it is here. It is fetched in the first quiet moment, or at once where it is already waited for. */
export function useLate<Part>(one: Late<Part>, isWaited = false): Part | undefined {
  useEffect(() => {
    const load = () => void one.load().catch(() => undefined)
    return isWaited ? load() : whenQuiet(load)
  }, [one, isWaited])
  return useSyncExternalStore(one.subscribe, one.get, () => undefined)
}
