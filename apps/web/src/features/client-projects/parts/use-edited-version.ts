import { useState } from 'react'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'

const CHANGED_ELSEWHERE = 412

/** Optimistic locking of a form. */
export function useEditedVersion(current: number, refresh: () => Promise<unknown>) {
  /** The version at the first change. */
  const [edited, setEdited] = useState(current)
  const [isConflict, setConflict] = useState(false)
  return {
    edited,
    isConflict,
    setEdited,
    /** An untouched form follows the saved version. */
    follow: (isDirty: boolean) => void (!isDirty && edited !== current && setEdited(current)),
    async onRefused({ status }: CallFailure): Promise<boolean> {
      if (status !== CHANGED_ELSEWHERE) return false
      // After a refetch, so that the resolution uses the newest version.
      await refresh()
      setConflict(true)
      return true
    },
    settle() {
      setConflict(false)
      setEdited(current)
    },
  }
}
