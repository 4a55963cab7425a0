import { expect, test } from 'vitest'
import { monthBefore } from './months.ts'

test.each([
  ['2026-11-01T07:00:00Z', '2026-10', '2026-09-30T21:00:00.000Z', '2026-10-31T21:00:00.000Z'],
  ['2026-11-18T07:00:00Z', '2026-10', '2026-09-30T21:00:00.000Z', '2026-10-31T21:00:00.000Z'],
  // In Riyadh the year is new three hours earlier.
  ['2026-12-31T22:00:00Z', '2026-12', '2026-11-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
])('the month before %s is %s, by the days of Riyadh', (now, month, from, to) => {
  const before = monthBefore(new Date(now))
  expect([before.month, before.from.toISOString(), before.to.toISOString()]).toEqual([month, from, to])
})
