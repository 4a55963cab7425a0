import { useMemo, useState } from 'react'
import { useHydrated } from '../lazy/hydrated.ts'

/**
 * Drafts in session storage: what a reload of this tab would lose, such as a half-filled form. Their keys are separate from
 * the specified ones; signing out removes both.
 */
const nameOf = (name: string) => `kept:${name}`

/** Unvalidated: the caller knows the shape. */
export function readDraft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(nameOf(name))
    return text === null ? null : JSON.parse(text)
  } catch {
    // Forbidden storage, or text that is not ours: as if there were no draft.
    return null
  }
}

export function saveDraft(name: string, value: unknown): void {
  try {
    if (value === null || value === undefined) sessionStorage.removeItem(nameOf(name))
    else sessionStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // Without storage a reload loses the draft; nothing else changes.
  }
}

/** State that survives a reload. `null` removes it. */
export function useDraft<Value>(name: string): [Value | null, (value: Value | null) => void] {
  const hydrated = useHydrated()
  const saved = useMemo(() => (hydrated ? (readDraft(name) as Value | null) : null), [hydrated, name])
  const [changed, setChanged] = useState<{ value: Value | null }>()
  const set = (value: Value | null) => {
    saveDraft(name, value)
    setChanged({ value })
  }
  return [changed ? changed.value : saved, set]
}
