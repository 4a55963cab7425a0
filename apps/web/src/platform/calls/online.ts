/** Online state of the browser, and waiting for it. */

/** Unknown counts as online. */
export const isOnline = (): boolean => !('onLine' in globalThis.navigator) || navigator.onLine

export function onlineChanges(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Rejects when `signal` is aborted meanwhile. */
export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      stop()
      reject(signal.reason as Error)
    }
    const unsubscribe = onlineChanges(() => {
      if (!isOnline()) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', abort)
  })
