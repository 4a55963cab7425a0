import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '../kernel/time/working-days.ts'
import { agesOf, bucketOf, earnedByMonth, shareOf, totalOfAges } from './rules.ts'

test.each([
  ['2026-11-15', 'not_due'],
  ['2026-11-16', 'not_due'],
  ['2026-11-14', 'days_30'],
  ['2026-10-16', 'days_30'],
  ['2026-10-15', 'days_60'],
  ['2026-09-16', 'days_60'],
  ['2026-09-15', 'days_90'],
  ['2026-08-17', 'days_90'],
  ['2026-08-16', 'older'],
] as const)('on 15 November what was due on %s is %s', (due, bucket) =>
  expect(bucketOf(due, '2026-11-15')).toBe(bucket),
)

const day = () => fc.integer({ min: 0, max: 800 }).map((days) => daysAfter('2025-01-01', days))
const amount = () => fc.integer({ min: -1e9, max: 1e9 })

test('whatever is open is in one age, and all ages are all that is open', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ due_day: day(), amount: amount() })), day(), (items, at) => {
      expect(totalOfAges(agesOf(items, at))).toBe(items.reduce((sum, item) => sum + item.amount, 0))
    }),
  )
})

test('revenue is spread over the days it was worked, to the cent', () => {
  expect([...earnedByMonth({ day: '2026-12-01', from_day: '2026-11-16', to_day: '2026-12-15', amount: 300 })]).toEqual([
    ['2026-11', 150],
    ['2026-12', 150],
  ])
  expect([...earnedByMonth({ day: '2026-12-01', from_day: null, to_day: null, amount: 300 })]).toEqual([
    ['2026-12', 300],
  ])
  fc.assert(
    fc.property(day(), fc.integer({ min: 0, max: 400 }), amount(), (from_day, days, sum) => {
      const to_day = daysAfter(from_day, days)
      const parts = earnedByMonth({ day: from_day, from_day, to_day, amount: sum })
      expect([...parts.values()].reduce((all, part) => all + part, 0)).toBe(sum)
      for (const [month, part] of parts) {
        expect(month >= from_day.slice(0, 7) && month <= to_day.slice(0, 7)).toBe(true)
        expect(part === 0 || Math.sign(part) === Math.sign(sum)).toBe(true)
      }
    }),
  )
})

test('a share of an amount loses nothing to fractions', () => {
  expect(shareOf(100_000_000_003, 29, 30)).toBe(96_666_666_669)
  expect(shareOf(-10, 1, 3)).toBe(-3)
})
