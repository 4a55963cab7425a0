import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False during server rendering and hydration, true afterwards. What only this browser knows (storage, address, clock)
 * is shown from then on, so that the first client render equals the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
