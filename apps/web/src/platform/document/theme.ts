import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from './cookie.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Writes the choice on <html>. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** A device preference, in a cookie because logout clears the storage (D-14). */
export const readTheme = (cookies?: string): Theme => {
  const cookie = readCookie('theme', cookies)
  return THEMES.find((theme) => theme === cookie) ?? 'system'
}

const listeners = new Set<() => void>()
let current: Theme | undefined

const get = (): Theme => (current ??= readTheme())

function set(theme: Theme) {
  current = theme
  if (theme === 'system') writeCookie('theme', '', 0)
  else writeCookie('theme', theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The boot script has already applied the choice; a prerendered page hydrates as "system" and then reads it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, get, () => 'system'), set]
}
