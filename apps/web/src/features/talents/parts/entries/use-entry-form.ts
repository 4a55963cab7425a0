import { useEffect, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { saveDraft, readDraft } from '../../../../platform/session/drafts.ts'
import { useJudge } from '../../../../forms/late-resolver.ts'
import { saidAtFields, submitted } from '../../../../forms/submitted.ts'
import type { LazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { uuid4 } from '../../../../platform/analytics/tracking-id.ts'
import { profileKey } from '../../api.ts'
import { useSettling } from '../wizard/use-settling.ts'

type About<Fields extends FieldValues> = {
  /** Under this name a half-written form survives a reload. */
  shelf: string
  resolver: LazyModule<Resolver<Fields>>
  start: Fields
  /** Of the entry as it is now; none for a new one. */
  version?: number
  /** The key stays the same until the server has answered: one save, however often it has to be sent. */
  save: (fields: Fields, idempotencyKey: string, version: number | undefined) => Promise<unknown>
  onSaved: () => void
}

/** `changed`: another window saved it first; `gone`: another window removed it. */
export type EntryFailure = { kind: 'changed' | 'gone' } | { kind: 'said'; text: string }

const failureOf = (status: number, text: string): EntryFailure =>
  status === 412 ? { kind: 'changed' } : status === 404 ? { kind: 'gone' } : { kind: 'said', text }

type Kept<Fields> = { fields: Fields; version?: number }

export function useEntryForm<Fields extends FieldValues>(about: About<Fields>) {
  const { shelf, start, version, save, onSaved } = about
  const kept = useMemo(() => readDraft(shelf) as Kept<Fields> | null, [shelf])
  const form = useForm<Fields>({
    resolver: useJudge(about.resolver),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start as DefaultValues<Fields>,
  })
  const { isDirty, isSubmitting, errors, submitCount } = form.formState
  const [failure, setFailure] = useState<EntryFailure>()
  const key = useRef(uuid4())
  const saved = useRef(false)
  /** The version that is being edited. */
  const edited = useRef(kept ? kept.version : version)
  const going = useRef<Promise<void>>(null)

  useEffect(() => {
    if (kept) form.reset(kept.fields, { keepDefaultValues: true })
    const note = ({ values }: { values: Fields }) => saveDraft(shelf, { fields: values, version: edited.current })
    return form.subscribe({ formState: { values: true }, callback: note })
  }, [form, kept, shelf])

  useEffect(() => {
    if (edited.current === version || saved.current) return
    edited.current = version
    if (isDirty || kept) setFailure({ kind: 'changed' })
    else form.reset(start)
  }, [version, isDirty, kept, form, start])

  const send = async (fields: Fields) => {
    setFailure(undefined)
    try {
      await save(fields, key.current, edited.current)
      saved.current = true
      saveDraft(shelf, null)
      onSaved()
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (error.status > 0) key.current = uuid4()
      if (saidAtFields(form, error)) return
      setFailure(failureOf(error.status, error.text))
      if (error.status === 412 || error.status === 404) void queryClient.invalidateQueries({ queryKey: profileKey() })
    }
  }
  /** Whoever asks while a save is under way waits for that one. */
  const submit = () =>
    (going.current ??= submitted(form, send).finally(() => {
      going.current = null
    }))

  const now = useRef({ submit, isDirty })
  useEffect(() => {
    now.current = { submit, isDirty }
  })
  /** Going on saves what was begun, and stays where it cannot be saved; what was never begun is let go. */
  const member = useMemo(() => {
    const isUnsaved = () => now.current.isDirty && !saved.current
    const settle = async () => {
      if (isUnsaved()) await now.current.submit()
      return !isUnsaved()
    }
    return { isUnsaved, settle }
  }, [])
  useSettling(member)
  return { form, failure, submit, isDirty, isSubmitting, errors, submitCount }
}
