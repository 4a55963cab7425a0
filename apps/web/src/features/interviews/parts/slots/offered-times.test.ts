import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { expect, test } from 'vitest'
import { dayToOpen, daysToOffer, isTaken, slotAt, startsOf } from './offered-times.ts'

const now = new Date('2026-11-15T09:00:00Z')
const walls = (starts: Date[]) => starts.map((start) => start.toISOString().slice(11, 16))

test('a day offers its working hours by the clock of whoever offers, or every quarter of an hour', () => {
  const usual = startsOf('2026-11-18', 'Asia/Riyadh', 45, false, { policies: UNCHANGED, now })
  expect([usual.length, walls(usual)[0], walls(usual).at(-1)]).toEqual([24, '05:00', '16:30'])
  expect(startsOf('2026-11-18', 'Asia/Riyadh', 45, true, { policies: UNCHANGED, now })).toHaveLength(96)
})

test('nothing nearer than a day is offered, and nothing farther than thirty', () => {
  expect(walls(startsOf('2026-11-16', 'UTC', 45, false, { policies: UNCHANGED, now }))[0]).toBe('09:00')
  expect(daysToOffer('UTC', { policies: UNCHANGED, now })).toEqual({ first: '2026-11-16', last: '2026-12-15' })
  expect(startsOf('2026-12-16', 'UTC', 45, true, { policies: UNCHANGED, now })).toEqual([])
})

test('the day that is open at first has times: late in the evening it is the one after', () => {
  expect(dayToOpen('UTC', 45, { policies: UNCHANGED, now })).toBe('2026-11-16')
  expect(dayToOpen('UTC', 45, { policies: UNCHANGED, now: new Date('2026-11-15T18:40:00Z') })).toBe('2026-11-17')
})

test('an hour that clocks jump over is not there to be offered', () => {
  const spring = new Date('2026-03-20T09:00:00Z')
  const starts = startsOf('2026-03-29', 'Europe/London', 30, true, { policies: UNCHANGED, now: spring })
  expect(starts).toHaveLength(92)
  expect(new Set(starts.map(Number)).size).toBe(92)
})

test('a time that would meet a chosen one cannot be chosen beside it, itself it can be taken back', () => {
  const selected = [slotAt(new Date('2026-11-18T10:00:00Z'), 45)]
  expect(isTaken(slotAt(new Date('2026-11-18T10:30:00Z'), 45), selected)).toBe(true)
  expect(isTaken(slotAt(new Date('2026-11-18T10:45:00Z'), 45), selected)).toBe(false)
  expect(isTaken(selected[0]!, selected)).toBe(false)
})
