import { expect, test } from 'vitest'
import { aboveBudget, daysLate, salaryFor } from './rules-fit.ts'

test.each([
  ['the time that is asked for counts', { full_time: 3000, part_time: 1600 }, 'part_time', 1600],
  ['another time says nothing about it', { full_time: 3000, part_time: null }, 'part_time', null],
  ['without a time the whole day comes first', { full_time: 3000, part_time: 1600 }, null, 3000],
  ['without a time half a day is better than nothing', { full_time: null, part_time: 1600 }, null, 1600],
  ['whoever may not see salaries compares none', null, 'full_time', null],
] as const)('what a month of a request would cost: %s', (_, terms, time, expected) => {
  expect(salaryFor(terms, time)).toBe(expected)
})

test.each([
  ['above', 2600, 2400, 200],
  ['exactly what was said', 2400, 2400, 0],
  ['below', 2000, 2400, -400],
  ['no budget', 2000, null, null],
  ['no salary', null, 2400, null],
] as const)('a salary against the budget: %s', (_, salary, budget, above) => {
  expect(aboveBudget(salary, budget)).toBe(above)
})

const now = new Date('2026-11-16T19:00:00Z')
test.each([
  ['at once, wanted today', 0, '2026-11-16', 0],
  ['in two weeks, wanted on that very day', 2, '2026-11-30', 0],
  ['in two weeks, wanted a day before', 2, '2026-11-29', 1],
  ['in four weeks, wanted in one', 4, '2026-11-23', 21],
  ['no day was said', 10, null, 0],
] as const)('a start against the day work should begin: %s', (_, weeks, start, late) => {
  expect(daysLate(weeks, start, now)).toBe(late)
})
