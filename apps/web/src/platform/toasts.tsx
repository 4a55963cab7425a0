import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { Notice } from '../ui/toast.tsx'

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

const Toasts = lazy(async () => {
  const { Toasts: Shown } = await import('../ui/toast.tsx')
  return {
    default: function Standing() {
      useEffect(stands, [])
      return <Shown />
    },
  }
})

export function ToastHost() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return show ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null
}

export function wantToasts(): void {
  wanted = true
  for (const listener of listeners) listener()
}

/** `key` is the sentence itself unless given: the same sentence is never shown twice at once. */
export async function showToast(notice: Omit<Notice, 'key'> & { key?: string }): Promise<void> {
  wantToasts()
  const [{ notify }] = await Promise.all([import('../ui/toast.tsx'), standing])
  notify({ key: notice.title, ...notice })
}
