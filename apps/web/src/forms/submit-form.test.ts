import { createFormControl, type Resolver } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../platform/calls/call-failure.ts'
import { readDraft, saveDraft } from '../platform/session/drafts.ts'
import { codeOf, faultText } from './faults.ts'
import { createSubmission } from '../platform/calls/submission.ts'
import { differenceCodec, faultList, bindDraft, type Submit, submitForm } from './submit-form.ts'

type Fields = { name: string; salary: string; consent?: { terms?: boolean } }
const START: Fields = { name: 'Souq', salary: '' }

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const fine: Resolver<Fields> = async (values) => ({ values, errors: {} })

function scene(about: Partial<Submit<Fields, Fields, unknown>> = {}, resolver = fine) {
  const form = createFormControl<Fields>({ defaultValues: START, resolver })
  const submission = createSubmission()
  const send = vi.fn<Submit<Fields, Fields, unknown>['send']>(async () => 'answer')
  const submit = () => submitForm(form, submission, { send, ...about })
  const faults: { name: string; message: string }[] = []
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => void faults.splice(0, faults.length, ...faultList(errors)),
  })
  return { form, submission, send, submit, found: faults }
}

const refusing = (...errors: CallFailure['errors']) => {
  const failure = new CallFailure({ status: 422, code: errors[0]?.code, message: errors[0]?.error, errors })
  return { send: vi.fn(() => Promise.reject(failure)) }
}

describe('a submit', () => {
  it('sends what was typed once, and hands the answer on', async () => {
    const onDone = vi.fn()
    const { form, send, submit } = scene({ onDone })
    form.setValue('salary', '900')
    expect(await submit()).toBe(true)
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Souq', salary: '900' }, expect.any(String))
    expect(onDone).toHaveBeenCalledExactlyOnceWith('answer', { name: 'Souq', salary: '900' }, expect.any(Function))
  })

  it('with a fault is not sent', async () => {
    const { send, submit, found } = scene({}, async () => ({
      values: {},
      errors: { name: { type: 'rule', message: 'required' } },
    }))
    expect(await submit()).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(found).toEqual([{ name: 'name', message: 'required' }])
  })

  it('pressed twice makes one call', async () => {
    const { send, submit } = scene()
    expect(await Promise.all([submit(), submit()])).toEqual([true, true])
    expect(send).toHaveBeenCalledOnce()
  })

  it('is sent although another window saves while it is validated, with what it saved', async () => {
    const waiting: (() => void)[] = []
    const validate = () => vi.waitFor(() => (expect(waiting).not.toHaveLength(0), waiting.shift()!()))
    const { form, send, submit } = scene({}, async (values) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { values, errors: {} }
    })
    const going = submit()
    form.reset({ ...START, salary: '900' })
    await validate()
    await validate()
    expect(await going).toBe(true)
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Souq', salary: '900' }, expect.any(String))
  })

  it('that nobody answered is sent again with its key', async () => {
    const failure = new CallFailure({ status: 0, code: 'network' })
    const send = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('answer')
    const { submission, submit } = scene({ send })
    expect(await submit()).toBe(false)
    expect(submission.get().failure).toBe(failure)
    expect(await submit()).toBe(true)
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
  })
})

describe('a refusal', () => {
  it.each([
    ['stands beside the field it names', [{ field: 'salary', error: 'لا يكفي' }], ['salary']],
    ['stands beside each of several', [{ field: 'salary', error: 'لا يكفي' }, { field: 'name', error: 'لا' }], ['salary', 'name']], // prettier-ignore
    ['stands above the form where it names none', [{ error: 'لا يمكن الآن' }], []],
    ['stands above the form where the field is not one of its own', [{ field: 'token', error: 'انتهت' }], []],
  ])('%s', async (_, errors, names) => {
    const { submission, submit, found } = scene(refusing(...errors))
    expect(await submit()).toBe(false)
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(names))
    expect(submission.get().failure === undefined).toBe(names.length > 0)
  })

  it('stands at the field that shows what the server names otherwise', async () => {
    const { submit, found } = scene({
      ...refusing({ field: 'terms.pay', error: 'لا' }),
      fieldOf: (path) => (path === 'terms.pay' ? 'salary' : undefined),
    })
    await submit()
    expect(found.map(({ name }) => name)).toEqual(['salary'])
  })

  it('keeps its code, and is said in the language of the page', async () => {
    const { submit, found } = scene(refusing({ field: 'name', code: 'required', error: 'This field is required' }))
    await submit()
    expect(codeOf(found[0]?.message ?? '')).toBe('required')
    expect(faultText(found[0]?.message ?? '', 'ar')).toBe('هذا الحقل مطلوب')
  })

  it('that whoever asked has shown is shown nowhere else', async () => {
    const { submission, submit, found } = scene({ ...refusing({ field: 'name', error: 'لا' }), onRefused: () => true })
    expect(await submit()).toBe(false)
    expect(found).toEqual([])
    expect(submission.get().failure).toBeUndefined()
  })
})

describe('a draft', () => {
  it('is restored, and the form knows that it is not saved', () => {
    saveDraft('form', { name: 'Souq', salary: '700' })
    const { form } = scene()
    bindDraft(form, 'form')
    expect(form.getValues()).toEqual({ name: 'Souq', salary: '700' })
  })

  it('is kept while something differs, and dropped when it no longer does', () => {
    const { form } = scene()
    const stop = bindDraft(form, 'form')
    form.setValue('salary', '700')
    expect(readDraft('form')).toEqual({ name: 'Souq', salary: '700' })
    form.setValue('salary', '')
    expect(readDraft('form')).toBeNull()
    stop()
    form.setValue('salary', '800')
    expect(readDraft('form')).toBeNull()
  })

  it('of saved values is what was changed: what another window saves meanwhile is not taken back', () => {
    const first = createFormControl<Fields>({ values: START, resolver: fine })
    const stop = bindDraft(first, 'form', differenceCodec)
    first.setValue('salary', '700')
    stop()
    const reloaded = createFormControl<Fields>({ values: { ...START, name: 'Tawseel' }, resolver: fine })
    bindDraft(reloaded, 'form', differenceCodec)
    expect(reloaded.getValues()).toEqual({ name: 'Tawseel', salary: '700' })
  })

  it('leaves out what must be said anew', () => {
    const { form } = scene()
    bindDraft(form, 'form', { encode: ({ consent: _, ...rest }) => rest })
    form.setValue('consent.terms', true)
    expect(readDraft('form')).toEqual(START)
  })

  it('is cleared once it is sent, and stays when it was refused', async () => {
    const refused = scene({ draft: 'form', ...refusing({ error: 'لا' }) })
    bindDraft(refused.form, 'form')
    refused.form.setValue('salary', '700')
    await refused.submit()
    expect(readDraft('form')).toEqual({ name: 'Souq', salary: '700' })
    await scene({ draft: 'form' }).submit()
    expect(readDraft('form')).toBeNull()
  })
})

it('faults of fields in fields are found by their path', () => {
  const consent = { terms: { type: 'rule', message: 'consent' } }
  expect(faultList({ name: { type: 'rule', message: 'required' }, consent })).toEqual([
    { name: 'name', message: 'required' },
    { name: 'consent.terms', message: 'consent' },
  ])
})
