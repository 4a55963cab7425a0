import { describe, expect, test } from 'vitest'
import { bodyOf, termsFaultText, type TermsFields } from './terms-fields.ts'
import { faultsIn } from './terms-validation.ts'

const minimums = { full_time: 500, part_time: 250 }
const both: TermsFields = {
  start: 'weeks',
  weeks: 4,
  times: ['full_time', 'part_time'],
  full_time: 2000,
  part_time: 900,
  salary_shown: false,
}
const faultsFor = (fields: TermsFields) =>
  Object.fromEntries(Object.entries(faultsIn(fields, minimums)).filter(([, fault]) => fault !== undefined))

describe('terms are judged as a person chooses them', () => {
  test.each<[string, TermsFields, object]>([
    ['in order', both, {}],
    [
      'nothing chosen',
      { ...both, start: null, weeks: null, times: [], full_time: null, part_time: null },
      { start: 'choice' },
    ],
    ['weeks without a number', { ...both, weeks: null }, { weeks: 'required' }],
    ['no time of the day', { ...both, times: [] }, { times: 'choice' }],
    ['a time without its pay', { ...both, part_time: null }, { part_time: 'required' }],
    ['the pay of a time that is not chosen', { ...both, times: ['full_time'], part_time: null }, {}],
    ['below the policy', { ...both, full_time: 499 }, { full_time: 'full_time_minimum' }],
    ['above all', { ...both, part_time: 100_001 }, { part_time: 'salary_maximum' }],
    ['half a dollar', { ...both, full_time: 900.5 }, { full_time: 'integer' }],
    ['no time for now: nothing else is asked', { ...both, start: 'unavailable', times: [], full_time: 1 }, {}],
  ])('%s', (_, fields, faults) => expect(faultsFor(fields)).toEqual(faults))

  test('the least is said with its amount, in either language', () => {
    const high = { full_time: 1500, part_time: 250 }
    expect(termsFaultText('full_time_minimum', high, 'en')).toBe('The full-time salary is at least 1,500 USD a month')
    expect(termsFaultText('full_time_minimum', high, 'ar')).toBe('أقل راتب للدوام الكامل 1,500 دولار شهريًا')
    expect(termsFaultText(undefined, high, 'ar')).toBeUndefined()
  })

  test('and so is the most', () => {
    expect(termsFaultText('salary_maximum', minimums, 'ar')).toBe('الحد الأقصى 100,000 دولار')
    expect(termsFaultText('salary_maximum', minimums, 'en')).toBe('At most 100,000 USD')
  })
})

describe('what is sent', () => {
  test('is what was chosen', () => {
    expect(bodyOf(both)).toEqual({
      availability: { full_time: true, part_time: true, timing: 4 },
      salaries: { full_time: 2000, part_time: 900 },
      salary_shown: false,
    })
  })

  test('leaves the pay of a time that is not chosen as it is', () => {
    expect(bodyOf({ ...both, times: ['full_time'] }).salaries).toEqual({ full_time: 2000, part_time: undefined })
    expect(bodyOf({ ...both, start: 'unavailable' })).toMatchObject({
      availability: { timing: 'unavailable' },
      salaries: { full_time: undefined, part_time: undefined },
    })
  })
})
