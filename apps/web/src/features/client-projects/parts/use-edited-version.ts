import { useEffect, useMemo, useRef, useState } from 'react'
import { differenceCodec } from '../../../forms/submit-form.ts'
import type { FieldValues } from 'react-hook-form'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { readDraft } from '../../../platform/session/drafts.ts'

const CHANGED_ELSEWHERE = 412

/** The version belongs to the draft: after a reload the change is still one of that version. */
export const encodeEdit = <Fields extends FieldValues>(fields: Fields, initial: Partial<Fields>, version: number) => ({
  ...differenceCodec.encode(fields, initial),
  version,
})
export function decodeEdit<Fields extends FieldValues>(draft: unknown, initial: Fields): Fields {
  const { version: _, ...fields } = draft as { version?: number }
  return differenceCodec.decode(fields, initial)
}
export const versionOf = (draft: string): number | undefined =>
  (readDraft(draft) as { version?: number } | null)?.version

/** Optimistic locking of a form, also of its draft where it has one. */
export function useEditedVersion(current: number, refresh: () => Promise<unknown>, draft?: string) {
  const ofDraft = () => (draft === undefined ? undefined : versionOf(draft))
  /** The version at the first change. */
  const [edited, setEdited] = useState(() => ofDraft() ?? current)
  const [isConflict, setConflict] = useState(false)
  const latest = useRef(edited)
  useEffect(() => void (latest.current = edited), [edited])
  const draftCodec = useMemo(
    () => ({
      encode: <Fields extends FieldValues>(fields: Fields, initial: Partial<Fields>) =>
        encodeEdit(fields, initial, latest.current),
      decode: decodeEdit,
    }),
    [],
  )
  return {
    edited,
    isConflict,
    setEdited,
    draftCodec,
    /** An untouched form follows the saved version. Before the first effect its draft is not restored yet. */
    follow: (isDirty: boolean) =>
      void (!isDirty && edited !== current && ofDraft() === undefined && setEdited(current)),
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
