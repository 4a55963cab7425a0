import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Single-key shortcuts; they can be switched off for speech input (WCAG 2.1.4). */
export const ShortcutsContext = createContext(true)

const WRITES = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'

/** No shortcuts in text fields and dialogs. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(WRITES) !== null)

/** Single keys by their place on the keyboard (`KeyN`), so that they work with an Arabic layout too. */
export function useShortcuts(press: (code: string, key: string) => boolean): void {
  const isOn = useContext(ShortcutsContext)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isTaken(event) && press(event.code, event.key)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
