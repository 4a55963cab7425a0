import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayEndingAt, daysAfter, isDay, momentsOf, riyadhDay, workingDaysAfter } from './working-days.ts'

test('a day in Riyadh begins three hours before it does in Greenwich', () => {
  expect(riyadhDay(new Date('2026-11-15T20:59:59Z'))).toBe('2026-11-15')
  expect(riyadhDay(new Date('2026-11-15T21:00:00Z'))).toBe('2026-11-16')
  const { start, end } = momentsOf({ from: '2026-11-16', to: '2026-11-17' })
  expect([start.toISOString(), end.toISOString()]).toEqual(['2026-11-15T21:00:00.000Z', '2026-11-17T21:00:00.000Z'])
})

test.each([
  ['2026-11-15T21:00:00Z', '2026-11-15'],
  ['2026-12-31T21:00:00Z', '2026-12-31'],
  ['2026-11-15T20:59:59Z', null],
  ['2026-11-15T15:00:00Z', null],
])('the day that ends at %s is %s', (moment, day) => expect(dayEndingAt(new Date(moment))).toBe(day))

test.each([
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-15', 90, '2027-02-13'],
])('%s and %d days is %s', (day, days, then) => expect(daysAfter(day, days)).toBe(then))

// 2026-11-15 is a Sunday, the first working day of the week.
test.each([
  ['2026-11-15T09:00:00Z', [], '2026-11-18T15:00:00.000Z', 'Sunday → Wednesday, six in the evening in Riyadh'],
  ['2026-11-17T09:00:00Z', [], '2026-11-22T15:00:00.000Z', 'Tuesday → Sunday, over the weekend'],
  ['2026-11-20T09:00:00Z', [], '2026-11-24T15:00:00.000Z', 'Friday is no working day'],
  ['2026-11-15T22:00:00Z', [], '2026-11-19T15:00:00.000Z', 'in Riyadh it is Monday already'],
  ['2026-11-15T09:00:00Z', ['2026-11-17'], '2026-11-19T15:00:00.000Z', 'a public holiday is not counted'],
  ['2026-11-15T09:00:00Z', ['2026-11-20'], '2026-11-18T15:00:00.000Z', 'a holiday on a Friday changes nothing'],
])('three working days after %s, with holidays %j, is %s: %s', (now, holidays, then) =>
  expect(workingDaysAfter(new Date(now), 3, holidays).toISOString()).toBe(then),
)

test('whenever it is asked, the answer is a working day, and more days never come sooner', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 40 }), (now, days) => {
      const due = workingDaysAfter(now, days)
      expect([5, 6]).not.toContain(due.getUTCDay())
      expect(due.getTime()).toBeGreaterThan(now.getTime())
      expect(workingDaysAfter(now, days + 1).getTime()).toBeGreaterThan(due.getTime())
    }),
  )
})

test.each([
  ['2026-11-15', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['15-11-2026', false],
  ['2026-11-15T00:00', false],
])('%s is a day: %s', (text, isOne) => expect(isDay(text)).toBe(isOne))
