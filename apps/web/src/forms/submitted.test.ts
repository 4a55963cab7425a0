import { createFormControl } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '../platform/calls/call-failure.ts'
import { saidAtFields, submitted } from './submitted.ts'

type Fields = { name: string; salary: string }
const START: Fields = { name: 'Souq', salary: '' }

/** A form whose judge answers when it is told to. */
function slowlyJudged(errors = {}) {
  const waiting: (() => void)[] = []
  const form = createFormControl<Fields>({
    defaultValues: START,
    resolver: async (values) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { values, errors }
    },
  })
  const judge = () => vi.waitFor(() => (expect(waiting).not.toHaveLength(0), waiting.shift()!()))
  return { form, judge }
}

it('a submit is sent although another window saves while it is judged', async () => {
  const { form, judge } = slowlyJudged()
  const send = vi.fn()
  const going = submitted(form, send)
  form.reset({ ...START, salary: '900' })
  await judge()
  await judge()
  await going
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Souq', salary: '900' })
})

it('what is wrong is not sent, and is judged once', async () => {
  const { form, judge } = slowlyJudged({ name: { type: 'rule', message: 'required' } })
  const send = vi.fn()
  const going = submitted(form, send)
  await judge()
  await going
  expect(send).not.toHaveBeenCalled()
})

it.each([
  ['beside the fields it names', [{ field: 'salary', error: 'لا يكفي' }], true, { salary: 'لا يكفي' }],
  ['above the form where it names none', [{ error: 'لا يمكن الآن' }], false, {}],
  ['above the form where the field is not one of its own', [{ field: 'token', error: 'انتهت' }], false, {}],
] as const)('a refusal is said %s', (_, errors, isSaid, messages) => {
  const { form } = slowlyJudged()
  const failure = new CallFailure({ status: 422, errors: [...errors] })
  expect(saidAtFields(form, failure, (field) => (field === 'salary' ? field : undefined))).toBe(isSaid)
  const found = Object.entries(form.control._formState.errors).map(([name, error]) => [name, error?.message])
  expect(Object.fromEntries(found)).toEqual(messages)
})
