import { someProfile } from '@fareeq/domain/testing/profile.ts'
import { describe, expect, test } from 'vitest'
import { bodyOf, fieldOfAnswer, fieldsOf, MAXIMUM, MINIMUM, termsFaultText } from './terms-fields.ts'

const availability = (timing: number | 'immediately' | 'unavailable') => ({ full_time: true, part_time: false, timing })

describe('the terms of a talent', () => {
  test('are empty where nothing was said', () => {
    expect(fieldsOf(someProfile())).toMatchObject({ start: null, weeks: null, times: [], full_time: null })
  })

  test.each([
    ['immediately', { start: 'immediately', weeks: null }],
    [3, { start: 'weeks', weeks: 3 }],
    ['unavailable', { start: 'unavailable', weeks: null }],
  ] as const)('that begin %s are asked and sent as such', (timing, fields) => {
    const terms = fieldsOf(
      someProfile({}, { availability: availability(timing), salaries: { full_time: 900, part_time: 400 } }),
    )
    expect(terms).toMatchObject({ ...fields, times: ['full_time'] })
    expect(bodyOf(terms).availability).toEqual(availability(timing))
  })

  test('leave the salary of a time that is not chosen as it is', () => {
    const profile = someProfile(
      {},
      { availability: availability('immediately'), salaries: { full_time: 900, part_time: 400 } },
    )
    expect(bodyOf(fieldsOf(profile)).salaries).toEqual({ full_time: 900, part_time: undefined })
  })
})

describe('a refused salary', () => {
  const minimums = { full_time: 1500, part_time: 750 }

  test('is told with the least one of its time, in the language of the page', () => {
    expect(termsFaultText(MINIMUM.full_time, minimums, 'en')).toContain('1,500')
    expect(termsFaultText(MINIMUM.part_time, minimums, 'ar')).toContain('750')
  })

  test('is told with the most one', () => expect(termsFaultText(MAXIMUM, minimums, 'en')).toMatch(/\d,\d{3}/))
  test('is no other fault', () => expect(termsFaultText(undefined, minimums, 'en')).toBeUndefined())

  test('stands at the field that asks for it', () => {
    expect(
      ['availability.timing', 'availability.full_time', 'salaries.part_time', 'version'].map(fieldOfAnswer),
    ).toEqual(['start', 'times', 'part_time', undefined])
  })
})
