import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page drawn at build time is being woken, true from then on. What only this browser knows (its storage,
 * its address, its clock) is shown from then on, so that the page wakes up exactly as it was drawn.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
