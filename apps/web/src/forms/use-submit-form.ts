import { useEffect } from 'react'
import { type DeepPartial, type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { useLang } from '../platform/i18n/i18n.ts'
import { whenIdle } from '../platform/lazy/lazy-module.ts'
import { showToast } from '../platform/toasts/toasts.ts'
import { loadRefusals, failureText } from './faults.ts'
import type { FormResolver } from './lazy-resolver.ts'
import { type DraftCodec, differenceCodec, faultList, bindDraft, type Submit, submitForm } from './submit-form.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'
import { useSubmission } from '../platform/calls/use-submission.ts'

type Options<Fields extends FieldValues, Body, Answer> = Submit<Fields, Body, Answer> & {
  resolver: FormResolver<Fields, Body>
  /** Initial values; null where nothing is chosen yet. */
  initial?: Fields | { [Name in keyof Fields]?: DeepPartial<Fields[Name]> | null }
  /**
   * Instead of `initial`: the saved values. Changes from another window are merged, except in dirty fields, and the draft is
   * the difference.
   */
  saved?: Fields
  /** Stable between renders. */
  draftCodec?: DraftCodec<Fields>
  /** The toast of success. */
  done?: string
  /** Closing the tab asks first while something is unsaved; with `links` so does a link of the page (see `unsavedGuard`). */
  guardUnsaved?: boolean | 'links'
}

/** Errors and submit state survive a merge from another window. */
const TAKEN_OVER = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true }

/**
 * The form hook: validation, draft, unsaved guard, idempotency key, pending, refusals at their fields, and the failure that
 * belongs to none. `<Form {...props} aria-label=…>`; fields are bound with `control`.
 */
export function useSubmitForm<Fields extends FieldValues, Body, Answer>(options: Options<Fields, Body, Answer>) {
  const { resolver, initial, saved, draft, guardUnsaved = false } = options
  const { draftCodec = saved && differenceCodec } = options
  const lang = useLang()
  const form = useForm<Fields, unknown, Body>({
    resolver,
    mode: 'onTouched',
    // `Form` focuses the first field in error, in DOM order.
    shouldFocusError: false,
    defaultValues: initial as DefaultValues<Fields> | undefined,
    ...(saved && { values: saved, resetOptions: TAKEN_OVER }),
  })
  const submission = useSubmission()
  const { isPending, failure } = submission
  const { errors, dirtyFields, isDirty: isChanged, submitCount } = form.formState
  // After a merge react-hook-form's isDirty is wrong.
  const isDirty = saved ? Object.keys(dirtyFields).length > 0 : isChanged
  const unsavedGuard = useUnsavedGuard(guardUnsaved === 'links' && isDirty)

  const { module } = resolver
  useEffect(() => module && whenIdle(() => void module.load().catch(() => undefined)), [module])

  useEffect(() => {
    if (draft !== undefined) return bindDraft(form, draft, draftCodec)
  }, [form, draft, draftCodec])

  const refused = (failed: CallFailure, body: Body) => {
    loadRefusals()
    return options.onRefused?.(failed, body)
  }
  const onDone: Submit<Fields, Body, Answer>['onDone'] = (answer, body, go) => {
    if (options.done) void showToast({ title: options.done, tone: 'positive' })
    return options.onDone?.(answer, body, go)
  }
  /** `now` overrides options for this submit. */
  const submit = (now: Partial<Submit<Fields, Body, Answer>> = {}): Promise<boolean> =>
    submitForm(form, submission, { ...options, onDone, ...now, onRefused: refused, draft: saved ? undefined : draft })

  return {
    form,
    control: form.control,
    submit,
    isPending,
    isDirty,
    unsavedGuard,
    failure: failure && failureText(failure, lang),
    clearFailure: submission.clear,
    props: {
      onSubmit: () => submit(),
      errors: submitCount > 0 ? faultList(errors) : [],
      failure: failure && failureText(failure, lang),
      isDirty: guardUnsaved !== false && isDirty,
    },
  }
}
