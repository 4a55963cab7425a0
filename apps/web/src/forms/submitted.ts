import type { FieldPath, FieldValues, UseFormHandleSubmit, UseFormSetError } from 'react-hook-form'
import type { CallFailure } from '../platform/calls/call-failure.ts'
import { faultOfAnswer } from './faults.ts'

type Form<Fields extends FieldValues, Body> = { handleSubmit: UseFormHandleSubmit<Fields, Body> }

/**
 * Judges what was typed and sends it. A form that takes over what another window saved while it is judged drops its
 * submit without a word: it is judged again, as it is then.
 */
export async function submitted<Fields extends FieldValues, Body>(
  form: Form<Fields, Body>,
  send: (body: Body) => unknown,
): Promise<void> {
  for (let isJudged = false; !isJudged;) {
    const judged = () => void (isJudged = true)
    await form.handleSubmit((body) => (judged(), send(body)), judged)()
  }
}

/** Says a refusal beside the fields it names; false where it names none of this form's. */
export function saidAtFields<Fields extends FieldValues>(
  form: { setError: UseFormSetError<Fields> },
  { errors }: CallFailure,
  nameOf: (field: string) => FieldPath<Fields> | undefined = (field) => field as FieldPath<Fields>,
): boolean {
  const said = errors.flatMap((one) => {
    const name = one.field === undefined ? undefined : nameOf(one.field)
    return name === undefined ? [] : [{ name, message: faultOfAnswer(one) }]
  })
  for (const { name, message } of said) form.setError(name, { type: 'server', message })
  return said.length > 0
}
