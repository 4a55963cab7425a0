import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { type navigate, navigateFromHere } from '../platform/navigation/navigate.ts'
import { readDraft, saveDraft } from '../platform/session/drafts.ts'
import { faultOfAnswer } from './faults.ts'
import type { Submission } from '../platform/calls/submission.ts'

type Form<Fields extends FieldValues, Body, Used extends keyof UseFormReturn> = Pick<
  UseFormReturn<Fields, unknown, Body>,
  Used
>

export type Submit<Fields extends FieldValues, Body, Answer> = {
  /** The key is the same for all retries of one submit. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /** `go` navigates unless another page was opened since the press. */
  onDone?: (answer: Answer, body: Body, go: typeof navigate) => unknown
  /** True where the caller shows the failure; otherwise it is shown at its fields or above the form. */
  onRefused?: (failure: CallFailure, body: Body) => unknown
  /** Maps a server path to a field of this form; without one the fault is shown above the form. */
  fieldOf?: (path: string) => FieldPath<Fields> | undefined
  /** Key under which the input survives a reload. */
  draft?: string | undefined
  /** The form unmounts on success: it stays pending until then. */
  isLast?: boolean
}

/**
 * react-hook-form silently drops a submit when values change during validation (another window saved): validated again with
 * the new values.
 */
export async function validateForm<Fields extends FieldValues, Body>(
  form: Form<Fields, Body, 'handleSubmit'>,
  send: (body: Body) => Promise<unknown>,
): Promise<boolean> {
  let verdict: boolean | undefined
  const refuse = () => void (verdict = false)
  while (verdict === undefined) await form.handleSubmit((body) => ((verdict = true), send(body)), refuse)()
  return verdict
}

/** Shows a refusal beside the fields it names; false where it names none of this form's. */
export function placeRefusal<Fields extends FieldValues, Body>(
  form: Form<Fields, Body, 'setError' | 'getValues'>,
  { errors }: CallFailure,
  fieldOf: Submit<Fields, Body, unknown>['fieldOf'],
): boolean {
  const values = form.getValues()
  const own = (path: string) => ((path.split('.')[0] ?? '') in values ? (path as FieldPath<Fields>) : undefined)
  const placed = errors.flatMap((error) => {
    const name = error.field === undefined ? undefined : (fieldOf ?? own)(error.field)
    return name === undefined ? [] : [{ name, message: faultOfAnswer(error) }]
  })
  for (const { name, message } of placed) form.setError(name, { type: 'server', message })
  return placed.length > 0
}

/** Validates, sends, and places refusals; true on success. */
export function submitForm<Fields extends FieldValues, Body, Answer>(
  form: Form<Fields, Body, 'handleSubmit' | 'setError' | 'getValues'>,
  submission: Submission,
  { send, onDone, onRefused, fieldOf, draft, isLast }: Submit<Fields, Body, Answer>,
): Promise<boolean> {
  let sentBody: Body
  return submission.run(
    () =>
      validateForm(form, async (body) => {
        sentBody = body
        const go = navigateFromHere()
        const answer = await send(body, submission.keyOf(body))
        if (draft !== undefined) saveDraft(draft, null)
        await onDone?.(answer, body, go)
      }),
    {
      isLast,
      showRefusal: async (failure) =>
        (await onRefused?.(failure, sentBody)) === true || placeRefusal(form, failure, fieldOf),
    },
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export type DraftCodec<Fields> = {
  /** The stored part of the fields; default: all. */
  encode?: (fields: Fields, initial: Partial<Fields>) => unknown
  decode?: (draft: unknown, initial: Fields) => Fields
}

/** Of saved values only what was changed: the rest may have been saved anew since, in another window. */
export const differenceCodec = {
  encode: <Fields extends FieldValues>(fields: Fields, initial: Partial<Fields>) =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(value, initial[name]))),
  decode: <Fields extends FieldValues>(draft: unknown, initial: Fields): Fields => ({
    ...initial,
    ...(draft as Partial<Fields>),
  }),
}

/** Restores the draft, and stores it while it differs from the initial values; returns the cleanup. */
export function bindDraft<Fields extends FieldValues, Body>(
  form: Form<Fields, Body, 'reset' | 'subscribe' | 'getValues'>,
  name: string,
  { encode = (fields) => fields, decode = (draft) => draft as Fields }: DraftCodec<NoInfer<Fields>> = {},
): () => void {
  const draft = readDraft(name)
  if (draft !== null) form.reset(decode(draft, form.getValues()), { keepDefaultValues: true })
  return form.subscribe({
    formState: { values: true },
    callback: ({ values, defaultValues }) =>
      saveDraft(name, isSame(values, defaultValues) ? null : encode(values, (defaultValues ?? {}) as Partial<Fields>)),
  })
}

type Fault = { name: string; message: string }

/** Every fault by the path of its field. */
export const faultList = (errors: FieldErrors, at = ''): Fault[] =>
  Object.entries(errors).flatMap(([key, error]): Fault[] => {
    if (typeof error !== 'object' || error === null) return []
    const name = at + key
    return typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : faultList(error as FieldErrors, `${name}.`)
  })
