import { createContext, useContext, useEffect, useMemo } from 'react'

/** A component with unsaved changes. */
export type Unsaved = { settle: () => Promise<boolean>; isUnsaved: () => boolean }

/** Registry of self-saving components: "next" flushes all, and beforeunload warns. */
export function createSettling() {
  const members = new Set<Unsaved>()
  return {
    join(member: Unsaved) {
      members.add(member)
      return () => void members.delete(member)
    },
    settleAll: async (): Promise<boolean> =>
      (await Promise.all([...members].map((member) => member.settle()))).every(Boolean),
    isUnsaved: () => [...members].some((member) => member.isUnsaved()),
  }
}
export type Settling = ReturnType<typeof createSettling>

export const SettlingContext = createContext<Settling | null>(null)

export function useSettling(member: Unsaved): void {
  const settling = useContext(SettlingContext)
  useEffect(() => settling?.join(member), [settling, member])
}

export function useSettlingHost(): Settling {
  const settling = useMemo(() => createSettling(), [])
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => settling.isUnsaved() && event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [settling])
  return settling
}
