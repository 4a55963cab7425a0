import { useState } from 'react'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'

const CHANGED_ELSEWHERE = 412

/** Optimistic locking of a form: nobody overwrites what another window saved without having seen it. */
export function useEditedVersion(current: number, refresh: () => Promise<unknown>) {
  /** The version on screen when the first change was made. */
  const [edited, setEdited] = useState(current)
  const [isConflict, setConflict] = useState(false)
  return {
    edited,
    isConflict,
    setEdited,
    /** What nobody has changed yet follows what is saved. */
    follow: (isDirty: boolean) => void (!isDirty && edited !== current && setEdited(current)),
    async onRefused({ status }: CallFailure): Promise<boolean> {
      if (status !== CHANGED_ELSEWHERE) return false
      // Asked only once what the other window saved is here: the answer goes by its version.
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
