import { useEffect, useSyncExternalStore } from 'react'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { toastsFrom, toastsStand, toastsWanted } from '../../platform/toasts/toasts.ts'

const TOASTS = lazyModule(() => import('./toast.tsx'))
toastsFrom(TOASTS.load)

/** Stands once, at the root. */
export function ToastHost() {
  const show = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false)
  return show ? <Standing /> : null
}

/** Without a line they may not come: then the page stands all the same, and they are asked for with the next one. */
function Standing() {
  const Toasts = useLazyModule(TOASTS, true)?.Toasts
  useEffect(() => {
    if (Toasts) toastsStand()
  }, [Toasts])
  return Toasts ? <Toasts /> : null
}
