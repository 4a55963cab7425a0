import { useEffect, useSyncExternalStore } from 'react'

/** Polling: milliseconds between two checks, and after how many the page is no longer waited for. */
const PAUSE = 200
const MAX_CHECKS = 20

/** Network priority: the page itself is fetched first, and so is a part of it that is still busy. */
const isLoading = () => !document.querySelector('main') || document.querySelector('[aria-busy=true]') !== null

/** Idle callback, once the page has loaded; the function returned cancels it. */
export function whenIdle(work: () => void): () => void {
  let checks = 0
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    if (isLoading() && ++checks < MAX_CHECKS) timer = setTimeout(check, PAUSE)
    else if (typeof requestIdleCallback === 'undefined') work()
    else requestIdleCallback(work, { timeout: PAUSE })
  }
  timer = setTimeout(check, PAUSE)
  return () => clearTimeout(timer)
}

/** Code splitting below the screen: `const LIST = lazyModule(() => import('./list.tsx'))`. */
export function lazyModule<Part>(fetch: () => Promise<Part>) {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let coming: Promise<Part> | undefined
  return {
    get: () => part,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A failed import is tried again on the next call. */
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

export type LazyModule<Part> = ReturnType<typeof lazyModule<Part>>

/** The module once loaded. It is fetched when the page is idle, or at once where somebody waits for it. */
export function useLazyModule<Part>(lazyModule: LazyModule<Part>, isWaited = false): Part | undefined {
  useEffect(() => {
    const load = () => void lazyModule.load().catch(() => undefined)
    return isWaited ? load() : whenIdle(load)
  }, [lazyModule, isWaited])
  return useSyncExternalStore(lazyModule.subscribe, lazyModule.get, () => undefined)
}
