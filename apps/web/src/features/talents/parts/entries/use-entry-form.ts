import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormResolver } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { readDraft } from '../../../../platform/session/drafts.ts'
import { profileKey } from '../../api.ts'
import { useUnsaved } from '../wizard/use-unsaved.ts'

/** Initial values of an entry's form; null where nothing is chosen yet. */
export type EntryStart<Fields> = Fields | { [Name in keyof Fields]: Fields[Name] | null }

type Options<Fields extends FieldValues> = {
  draft: string
  resolver: FormResolver<Fields, Fields>
  start: EntryStart<Fields>
  /** Version of the entry; none for a new one. */
  version?: number
  save: (fields: Fields, idempotencyKey: string, version: number | undefined) => Promise<unknown>
  onSaved: () => void
}

/** `changed`: edit conflict; `gone`: removed in another window. */
const ELSEWHERE: Readonly<Record<number, 'changed' | 'gone'>> = { 412: 'changed', 404: 'gone' }

type Draft<Fields> = { fields: Fields; version?: number }

export function useEntryForm<Fields extends FieldValues>(options: Options<Fields>) {
  const { draft, start, version, save, onSaved } = options
  const restored = useMemo(() => readDraft(draft) as Draft<Fields> | null, [draft])
  const [elsewhere, setElsewhere] = useState<'changed' | 'gone'>()
  const saved = useRef(false)
  /** The version being edited (optimistic locking). */
  const edited = useRef(restored ? restored.version : version)
  const draftCodec = useMemo(
    () => ({
      encode: (fields: Fields): Draft<Fields> => ({ fields, version: edited.current }),
      decode: (value: unknown) => (value as Draft<Fields>).fields,
    }),
    [],
  )
  const entry = useSubmitForm({
    resolver: options.resolver,
    initial: start,
    draft,
    draftCodec,
    send: (fields, key) => {
      setElsewhere(undefined)
      return save(fields, key, edited.current)
    },
    onDone: () => {
      saved.current = true
      onSaved()
    },
    onRefused: ({ status }) => {
      const what = ELSEWHERE[status]
      setElsewhere(what)
      if (what) void queryClient.invalidateQueries({ queryKey: profileKey() })
      return what !== undefined
    },
  })
  const { form, submit, isDirty } = entry

  useEffect(() => {
    if (edited.current === version || saved.current) return
    edited.current = version
    if (isDirty || restored) setElsewhere('changed')
    else form.reset(start as Fields)
  }, [version, isDirty, restored, form, start])

  const now = useRef({ submit, isDirty })
  useEffect(() => {
    now.current = { submit, isDirty }
  })
  /** On "next": saves a dirty form and stays on failure; an untouched one is discarded. */
  const member = useMemo(() => {
    const isUnsaved = () => now.current.isDirty && !saved.current
    return { isUnsaved, flush: async () => !isUnsaved() || now.current.submit() }
  }, [])
  useUnsaved(member)
  return { ...entry, elsewhere }
}
