import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOfMonth, monthOf } from '../kernel/time/months.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import { closedMonthBy, closedMonthsIn } from './rules-days.ts'

const FIRST = '2025-11-01'
const day = () => fc.integer({ min: 0, max: 500 }).map((count) => daysAfter(FIRST, count))
const closedThrough = () =>
  fc.option(
    day().map((text) => daysOfMonth(monthOf(text)).to),
    { nil: null },
  )
type Booking = { day: string; amount: number }
const books = () =>
  fc.array(fc.record({ day: day(), amount: fc.integer({ min: -1000, max: 1000 }) }), { maxLength: 60 })
const sum = (entries: readonly Booking[]) => entries.reduce((all, { amount }) => all + amount, 0)

test('a sum over days is that of closed months and of the days around them, each day once', () => {
  fc.assert(
    fc.property(books(), day(), day(), closedThrough(), (entries, from, to, through) => {
      const closed = closedMonthsIn({ from, to }, through)
      const inMonths = entries.filter(
        (entry) => closed && monthOf(entry.day) >= closed.first && monthOf(entry.day) <= closed.last,
      )
      const inDays = entries.filter(
        (entry) =>
          entry.day >= from &&
          entry.day <= to &&
          (!closed || entry.day < closed.days.from || entry.day > closed.days.to),
      )
      expect(sum(inMonths) + sum(inDays)).toBe(sum(entries.filter((entry) => entry.day >= from && entry.day <= to)))
      if (closed) expect(closed.days.to <= (through ?? '')).toBe(true)
    }),
  )
})

test('a balance is that of the last closed month before the day, and of the days since', () => {
  fc.assert(
    fc.property(books(), day(), closedThrough(), (entries, at, through) => {
      const closed = closedMonthBy(at, through)
      const before = entries.filter((entry) => closed && monthOf(entry.day) <= closed.month)
      const since = entries.filter((entry) => entry.day <= at && (!closed || entry.day > closed.lastDay))
      expect(sum(before) + sum(since)).toBe(sum(entries.filter((entry) => entry.day <= at)))
    }),
  )
})
