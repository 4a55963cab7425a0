import { createContext, useContext, useEffect, useMemo } from 'react'

/** A component with unsaved changes. */
export type Unsaved = { flush: () => Promise<boolean>; isUnsaved: () => boolean }

/** Registry of self-saving components: "next" flushes all, and beforeunload warns. */
export function createUnsavedRegistry() {
  const members = new Set<Unsaved>()
  return {
    join(member: Unsaved) {
      members.add(member)
      return () => void members.delete(member)
    },
    flushAll: async (): Promise<boolean> =>
      (await Promise.all([...members].map((member) => member.flush()))).every(Boolean),
    isUnsaved: () => [...members].some((member) => member.isUnsaved()),
  }
}
export type UnsavedRegistry = ReturnType<typeof createUnsavedRegistry>

export const UnsavedContext = createContext<UnsavedRegistry | null>(null)

export function useUnsaved(member: Unsaved): void {
  const unsaved = useContext(UnsavedContext)
  useEffect(() => unsaved?.join(member), [unsaved, member])
}

export function useUnsavedRegistry(): UnsavedRegistry {
  const unsaved = useMemo(() => createUnsavedRegistry(), [])
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => unsaved.isUnsaved() && event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [unsaved])
  return unsaved
}
