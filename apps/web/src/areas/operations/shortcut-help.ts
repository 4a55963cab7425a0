import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Open state of the list of shortcuts, shared with the palette. */
export const shortcutHelp = {
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

export const useShortcutHelp = () => useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.get, () => false)
