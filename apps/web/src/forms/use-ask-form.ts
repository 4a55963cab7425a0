import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { isCallFailure } from '../platform/calls/call-failure.ts'
import { sayFault } from './faults.ts'
import { saveDraft, readDraft } from '../platform/session/drafts.ts'
import { useJudge } from './late-resolver.ts'
import { saidAtFields, submitted } from './submitted.ts'
import { useLang } from '../platform/i18n/i18n.tsx'
import type { LazyModule } from '../platform/lazy/lazy-module.ts'
import { session } from '../platform/session/session.ts'
import { uuid4 } from '../platform/analytics/tracking-id.ts'

type Asking<Fields extends FieldValues, Body> = {
  /** Under this name what is typed survives a reload. */
  shelf: string
  judge: LazyModule<Resolver<Fields, unknown, Body>>
  start: { [Name in keyof Fields]: Fields[Name] | null }
  /** What its fields are called, where there may be so many faults that they are listed. */
  names?: Readonly<Record<string, string>>
  /** The key stays the same until the server has answered: one wish, however often it has to be sent. */
  send: (body: Body, idempotencyKey: string) => Promise<unknown>
}

/** A short form whose words are judged by the schema of its call. */
export function useAskForm<Fields extends FieldValues, Body>(asking: Asking<Fields, Body>) {
  const { start, send, names } = asking
  const shelf = `asked:${session.get().user?.id}:${asking.shelf}`
  const lang = useLang()
  const [failure, setFailure] = useState<string>()
  const key = useRef(uuid4())
  const form = useForm<Fields, unknown, Body>({
    resolver: useJudge(asking.judge),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start as DefaultValues<Fields>,
  })
  const { errors, submitCount } = form.formState

  useEffect(() => {
    const draft = readDraft(shelf) as Fields | null
    if (draft) form.reset(draft, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => saveDraft(shelf, isDirty ? values : null),
    })
  }, [form, shelf])

  const post = async (body: Body) => {
    setFailure(undefined)
    try {
      await send(body, key.current)
      saveDraft(shelf, null)
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (error.status > 0) key.current = uuid4()
      if (!saidAtFields(form, error)) setFailure(error.text)
    }
  }
  const submit = () => submitted(form, post)
  const listed = Object.entries(errors).map(([name, error]) => {
    const said = typeof error?.message === 'string' ? sayFault(error.message, lang) : ''
    return { name, message: names?.[name] ? `${names[name]}: ${said}` : said }
  })
  return { form, failure, submit, listed: submitCount > 0 ? listed : [] }
}
