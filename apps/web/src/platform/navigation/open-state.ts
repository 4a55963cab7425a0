import { useSyncExternalStore } from 'react'

/** A store of whether something is open, shared between it and the buttons that open it. */
export function openState() {
  const listeners = new Set<() => void>()
  let isOpen = false
  return {
    set(open: boolean) {
      isOpen = open
      for (const listener of listeners) listener()
    },
    get: () => isOpen,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useOpenState = ({ subscribe, get }: ReturnType<typeof openState>) =>
  useSyncExternalStore(subscribe, get, () => false)
