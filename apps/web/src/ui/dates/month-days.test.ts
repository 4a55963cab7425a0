import { describe, expect, test } from 'vitest'
import { addMonths, dayAfter, lastOfMonth, weeksOf } from './month-days.ts'

const [SUNDAY, MONDAY] = [0, 1]

test('a month is drawn in whole weeks, from the first weekday of the language, without its neighbours', () => {
  const sundays = weeksOf('2026-11-18', SUNDAY)
  expect(sundays.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect([sundays[0]?.[0], sundays[4]?.[1], sundays[4]?.[2]]).toEqual(['2026-11-01', '2026-11-30', null])
  expect(weeksOf('2026-11-18', MONDAY)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2026-02-01', SUNDAY)).toHaveLength(4)
})

test('the months follow one another', () => {
  expect([addMonths('2026-12-31', 1), lastOfMonth('2026-12-31')]).toEqual(['2027-01-01', '2026-12-31'])
})

describe('the keys lead from day to day', () => {
  test.each([
    ['ArrowRight', '2026-11-30', '2026-12-01', '2026-11-29'],
    ['ArrowLeft', '2026-12-01', '2026-11-30', '2026-12-02'],
    ['ArrowDown', '2026-11-28', '2026-12-05', '2026-12-05'],
    ['ArrowUp', '2026-12-05', '2026-11-28', '2026-11-28'],
  ])('%s, in English and in Arabic', (key, from, english, arabic) => {
    expect(dayAfter(key, from, false, MONDAY)).toBe(english)
    expect(dayAfter(key, from, true, SUNDAY)).toBe(arabic)
  })

  test('another month keeps the day, or takes its last', () => {
    const paged = (key: string, from: string) => dayAfter(key, from, true, SUNDAY)
    expect(paged('PageDown', '2027-01-31')).toBe('2027-02-28')
    expect(paged('PageDown', '2028-01-31')).toBe('2028-02-29')
    expect(paged('PageDown', '2026-12-15')).toBe('2027-01-15')
    expect(paged('PageUp', '2027-03-30')).toBe('2027-02-28')
  })

  test('a week begins where the language begins it', () => {
    expect(dayAfter('Home', '2026-11-18', true, SUNDAY)).toBe('2026-11-15')
    expect(dayAfter('Home', '2026-11-18', false, MONDAY)).toBe('2026-11-16')
    expect(dayAfter('End', '2026-11-18', true, SUNDAY)).toBe('2026-11-21')
    expect(dayAfter('End', '2026-11-18', false, MONDAY)).toBe('2026-11-22')
  })

  test('a letter leads nowhere', () => expect(dayAfter('a', '2026-11-18', false, MONDAY)).toBeUndefined())
})
