import { useEffect, useSyncExternalStore } from 'react'
import type { Notice } from '../ui/toast.tsx'
import { late, useLate } from './late.ts'

/**
 * Toasts arrive with the first one that is shown: a public page does not carry them. `<ToastHost />` stands once at
 * the root; everyone else calls `showToast`.
 */
let wanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const { promise: standing, resolve: stands } = Promise.withResolvers<void>()
const TOASTS = late(() => import('../ui/toast.tsx'))

export function ToastHost() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return show ? <Standing /> : null
}

/** Without a line they may not come: then the page stands all the same, and they are asked for with the next one. */
function Standing() {
  const Toasts = useLate(TOASTS, true)?.Toasts
  useEffect(() => {
    if (Toasts) stands()
  }, [Toasts])
  return Toasts ? <Toasts /> : null
}

export function wantToasts(): void {
  wanted = true
  for (const listener of listeners) listener()
}

/** `key` is the sentence itself unless given: the same sentence is never shown twice at once. */
export async function showToast(notice: Omit<Notice, 'key'> & { key?: string }): Promise<void> {
  wantToasts()
  const part = await TOASTS.load().catch(() => null)
  if (!part) return
  await standing
  part.notify({ key: notice.title, ...notice })
}
