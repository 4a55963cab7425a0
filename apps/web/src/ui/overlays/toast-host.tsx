import { useEffect, useSyncExternalStore } from 'react'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { toastsFrom, markHostMounted, toastsNeeded } from '../../platform/toasts/toasts.ts'

const TOASTS = lazyModule(() => import('./toast.tsx'))
toastsFrom(TOASTS.load)

/** Mounted once, at the root. */
export function ToastHost() {
  const show = useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get, () => false)
  return show ? <Standing /> : null
}

/** Offline the chunk may fail to load: ignored, and retried with the next toast. */
function Standing() {
  const Toasts = useLazyModule(TOASTS, true)?.Toasts
  useEffect(() => {
    if (Toasts) markHostMounted()
  }, [Toasts])
  return Toasts ? <Toasts /> : null
}
