import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Open state of the command palette, shared with the buttons that open it. */
export const palette = {
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

export const usePalette = () => useSyncExternalStore(palette.subscribe, palette.get, () => false)

/** Ctrl K, ⌘ K, also on an Arabic keyboard, where the same key writes ن. */
export function usePaletteShortcut(toggle: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toggle])
}
