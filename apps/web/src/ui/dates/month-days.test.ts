import { expect, test } from 'vitest'
import { addMonths, daysIntoWeek, lastOfMonth, sameDayIn, weeksOf } from './month-days.ts'

test('a month is drawn in whole weeks, from the first weekday of the language, without its neighbours', () => {
  const sundays = weeksOf('2026-11-18', 0)
  expect(sundays.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect([sundays[0]?.[0], sundays[4]?.[1], sundays[4]?.[2]]).toEqual(['2026-11-01', '2026-11-30', null])
  expect(weeksOf('2026-11-18', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2026-02-01', 0)).toHaveLength(4)
})

test('another month keeps the day, or takes its last', () => {
  expect(sameDayIn('2027-01-31', 1)).toBe('2027-02-28')
  expect(sameDayIn('2028-01-31', 1)).toBe('2028-02-29')
  expect(sameDayIn('2026-12-15', 1)).toBe('2027-01-15')
  expect(sameDayIn('2027-03-30', -1)).toBe('2027-02-28')
  expect([addMonths('2026-12-31', 1), lastOfMonth('2026-12-31')]).toEqual(['2027-01-01', '2026-12-31'])
})

test('a week begins where the language begins it', () => {
  expect([daysIntoWeek('2026-11-15', 0), daysIntoWeek('2026-11-15', 1)]).toEqual([0, 6])
})
