import { useMemo, useState } from 'react'
import { useAwake } from '../lazy/hydrated.ts'

/**
 * What a reload of this tab would lose: a half-filled form, the code that is on its way. Kept in the tab's own storage,
 * beside the specified keys and never among them; logout empties it with the rest.
 */
const nameOf = (name: string) => `kept:${name}`

/** As it was kept: whoever reads it says what it is. */
export function readKept(name: string): unknown {
  try {
    const text = sessionStorage.getItem(nameOf(name))
    return text === null ? null : JSON.parse(text)
  } catch {
    // Forbidden storage, or text that is not ours: as if nothing had been kept.
    return null
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === null || value === undefined) sessionStorage.removeItem(nameOf(name))
    else sessionStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // Without storage a reload begins anew; nothing else changes.
  }
}

/** State that survives a reload. `null` forgets it. */
export function useKept<Value>(name: string): [Value | null, (value: Value | null) => void] {
  const awake = useAwake()
  const kept = useMemo(() => (awake ? (readKept(name) as Value | null) : null), [awake, name])
  const [changed, setChanged] = useState<{ value: Value | null }>()
  const set = (value: Value | null) => {
    keep(name, value)
    setChanged({ value })
  }
  return [changed ? changed.value : kept, set]
}
