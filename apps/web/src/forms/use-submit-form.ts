import { useEffect } from 'react'
import { type DeepPartial, type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { useLang } from '../platform/i18n/i18n.tsx'
import { whenIdle } from '../platform/lazy/lazy-module.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { loadRefusals, sayFailure } from './faults.ts'
import type { FormResolver } from './lazy-resolver.ts'
import { type DraftCodec, faultList, keepDraft, type Submit, submitForm } from './submit-form.ts'
import { useLeaving } from './use-leaving.ts'
import { useSubmission } from './use-submission.ts'

type Options<Fields extends FieldValues, Body, Answer> = Submit<Fields, Body, Answer> & {
  resolver: FormResolver<Fields, Body>
  /** What the fields begin with; null where nothing is chosen yet. */
  initial?: Fields | { [Name in keyof Fields]?: DeepPartial<Fields[Name]> | null }
  /**
   * In place of `initial`: what is saved now. What another window saves is taken over, except in fields being written in, and
   * the draft is what still differs from it.
   */
  saved?: Fields
  /** Kept between renders: another one is another draft. */
  draftCodec?: DraftCodec<Fields>
  /** The toast of success. */
  done?: string
  /** Closing the tab asks first while something is unsaved; with `links` so does a link of the page (see `leaving`). */
  guardLeaving?: boolean | 'links'
}

/** What was said of the form stays said when another window saves. */
const TAKEN_OVER = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true }

/**
 * The one form hook: validation, draft, leaving guard, idempotency key, pending, refusals at their fields, and the failure
 * that belongs to none. `<Form {...props} aria-label=…>`; fields are bound with `control`.
 */
export function useSubmitForm<Fields extends FieldValues, Body, Answer>(options: Options<Fields, Body, Answer>) {
  const { resolver, initial, saved, draft, draftCodec, guardLeaving = false } = options
  const lang = useLang()
  const form = useForm<Fields, unknown, Body>({
    resolver,
    mode: 'onTouched',
    // `Form` moves to the first field in error, in the order of the page.
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<Fields> | undefined,
    ...(saved && { values: saved, resetOptions: TAKEN_OVER }),
  })
  const submission = useSubmission()
  const { isPending, failure } = submission
  const { errors, dirtyFields, isDirty: isChanged, submitCount } = form.formState
  // A form that took over what another window saved no longer says itself that it is dirty.
  const isDirty = saved ? Object.keys(dirtyFields).length > 0 : isChanged
  const leaving = useLeaving(guardLeaving === 'links' && isDirty)

  const { module } = resolver
  useEffect(() => module && whenIdle(() => void module.load().catch(() => undefined)), [module])

  useEffect(() => {
    if (draft !== undefined) return keepDraft(form, draft, draftCodec)
  }, [form, draft, draftCodec])

  const refused = (failed: CallFailure, body: Body) => {
    loadRefusals()
    return options.onRefused?.(failed, body)
  }
  const onDone = (answer: Answer, body: Body) => {
    if (options.done) void showToast({ title: options.done, tone: 'positive' })
    return options.onDone?.(answer, body)
  }
  /** `now` is for what this submit alone sends differently. */
  const submit = (now: Partial<Submit<Fields, Body, Answer>> = {}): Promise<boolean> =>
    submitForm(form, submission, { ...options, onDone, ...now, onRefused: refused, draft: saved ? undefined : draft })

  return {
    form,
    control: form.control,
    submit,
    isPending,
    isDirty,
    leaving,
    failure: failure && sayFailure(failure, lang),
    clearFailure: submission.clear,
    props: {
      onSubmit: () => submit(),
      errors: submitCount > 0 ? faultList(errors) : [],
      failure: failure && sayFailure(failure, lang),
      isDirty: guardLeaving !== false && isDirty,
    },
  }
}
