import { describe, expect, test } from 'vitest'
import { CallFailure } from '../platform/calls/call-failure.ts'
import type { Control } from './plain-faults.ts'
import {
  draftOf,
  faultsIn,
  hasFaults,
  postedFailure,
  postedFaults,
  refusedFaults,
  restoreDraft,
  textValues,
} from './plain-form.ts'

/** A control as a public form has it; an `EventTarget`, so that one hears what it tells. */
function control(name: string, value = '', required = true): Control {
  const fields = { name, value, required, type: 'text', validity: { typeMismatch: false }, dataset: {} }
  return Object.assign(new EventTarget(), fields) as unknown as Control
}

describe('the draft of a public form', () => {
  test('has its texts, but neither files nor the trap for machines', () => {
    const entries: [string, FormDataEntryValue][] = [
      ['name', 'ليلى'],
      ['website', 'spam'],
      ['file', new File([], 'cv')],
    ]
    expect(draftOf(textValues(entries))).toEqual({ name: 'ليلى' })
  })

  test('fills what is empty, and leaves what was typed before the page was hydrated', () => {
    const [name, email] = [control('name'), control('email', 'layla@souq.sa')]
    const inputEvents: string[] = []
    for (const control of [name, email]) control.addEventListener('input', () => inputEvents.push(control.name))
    restoreDraft([name, email, control('note')], { name: 'ليلى', email: 'old@souq.sa', note: '' })
    expect([name.value, email.value]).toEqual(['ليلى', 'layla@souq.sa'])
    expect(inputEvents).toEqual(['name'])
  })

  test('is nothing where there is none', () => {
    const name = control('name')
    restoreDraft([name], null)
    expect(name.value).toBe('')
  })
})

describe('what was posted without a script', () => {
  const posted = {
    values: {},
    faults: [{ field: 'email', error: 'بريد غير صالح' }, { error: 'حاول لاحقًا' }],
  } as unknown as Parameters<typeof postedFaults>[0]

  test('comes back with its sentences at their fields, and the one of none above them', () => {
    expect(postedFaults(posted)).toEqual({ email: { text: 'بريد غير صالح' } })
    expect(postedFailure(posted)).toBe('حاول لاحقًا')
  })

  test('is nothing at the first visit', () => {
    expect([postedFaults(undefined), postedFailure(undefined)]).toEqual([{}, undefined])
  })
})

describe('a public form is refused', () => {
  test('at every field that is missing, before anything is sent', () => {
    const faults = faultsIn([control('name'), control('email', 'layla@souq.sa'), control('note', '', false)])
    expect(faults).toEqual({ name: { code: 'required' } })
    expect([hasFaults(faults), hasFaults({}), hasFaults({ name: undefined })]).toEqual([true, false, false])
  })

  test('by the server at the fields it has, and nowhere for others', () => {
    const failure = new CallFailure({
      status: 422,
      errors: [
        { field: 'email', code: 'email', error: 'no' },
        { field: 'token', error: 'over' },
      ],
    })
    expect(refusedFaults([control('email', 'layla@')], failure)).toEqual({
      email: { code: 'email', values: { email: 'layla@' } },
    })
  })
})
