import { useEffect } from 'react'
import { openState, useOpenState } from './open-state.ts'

/** The command palette, which buttons open, too. */
export const palette = openState()
export const usePalette = () => useOpenState(palette)

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
