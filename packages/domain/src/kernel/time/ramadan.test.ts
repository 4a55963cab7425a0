import { expect, test } from 'vitest'
import { isRamadan, ramadanDays } from './ramadan.ts'
import { daysAfter } from './working-days.ts'

// As announced for Saudi Arabia: the first day, and the day of Eid al-Fitr.
test.each([
  [1445, '2024-03-11', '2024-04-10'],
  [1446, '2025-03-01', '2025-03-30'],
  [1447, '2026-02-18', '2026-03-20'],
  [1448, '2027-02-08', '2027-03-09'],
])('Ramadan of %d begins on %s and is over on %s', (_, first, eid) => {
  expect([daysAfter(first, -1), first, daysAfter(eid, -1), eid].map(isRamadan)).toEqual([false, true, true, false])
})

test('in eleven months there is none or one, of 29 or 30 days', () => {
  expect(ramadanDays('2026-04-01', 300)).toEqual([])
  const days = ramadanDays('2026-11-15', 150)
  expect([days[0], days.at(-1), days.length]).toEqual(['2027-02-08', '2027-03-08', 29])
})
