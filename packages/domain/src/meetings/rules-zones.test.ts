import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { momentsAt, wallClock, wallDay } from '../kernel/time/wall-clock.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { type SlotFacts, slotFault, slotsBetween, slotsOnDays } from './rules.ts'

const ZONES = [
  'Asia/Riyadh',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Europe/London',
  'America/New_York',
  'Pacific/Chatham',
]

// The days of Ramadan as announced for Saudi Arabia in these years: its first and its last.
const RAMADANS = [
  ['2024-03-11', '2024-04-09'],
  ['2025-03-01', '2025-03-29'],
  ['2026-02-18', '2026-03-19'],
  ['2027-02-08', '2027-03-08'],
  ['2028-01-28', '2028-02-25'],
  ['2029-01-16', '2029-02-13'],
  ['2030-01-05', '2030-02-03'],
  ['2030-12-26', '2031-01-23'],
] as const
const dayInRiyadh = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh' })

/** Oracle test: an independent implementation that formats every quarter of an hour in Riyadh. */
const riyadh = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Riyadh',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hour12: false,
})
function oracle(start: Date, now: Date): boolean {
  const parts = Object.fromEntries(riyadh.formatToParts(start).map(({ type, value }) => [type, value]))
  const minute = (Number(parts.hour) % 24) * 60 + Number(parts.minute)
  const day = dayInRiyadh.format(start)
  const fasts = RAMADANS.some(([first, last]) => day >= first && day <= last)
  return (
    !['Fri', 'Sat'].includes(parts.weekday ?? '') &&
    minute % 30 === 0 &&
    minute >= (fasts ? 600 : 540) &&
    minute <= (fasts ? 930 : 1050) &&
    start.getTime() - now.getTime() >= 2 * HOUR &&
    start.getTime() - now.getTime() <= 30 * DAY
  )
}

const offset = (zone: string, moment: Date) => Date.parse(`${wallClock(zone, moment)}Z`) - moment.getTime()

/** The transitions of a zone from 2024 to 2030, with the days around them. */
function changes(zone: string): Date[] {
  const dates: Date[] = []
  let day = new Date('2024-01-01T00:00:00Z')
  for (let before = offset(zone, day); day < new Date('2031-01-01');) {
    const next = after(day, DAY)
    const changed = offset(zone, next)
    if (changed !== before) dates.push(day)
    ;[day, before] = [next, changed]
  }
  return dates
}

describe.each(ZONES)('in %s', (zone) => {
  test('around every change of the clocks, what is offered is what may be booked, and what the oracle says (S13)', () => {
    for (const change of changes(zone)) {
      const now = after(change, -DAY - 17 * MINUTE)
      const facts: SlotFacts = { policies: UNCHANGED, now }
      const day = wallDay(zone, change)
      const days = { from: daysAfter(day, -2), to: daysAfter(day, 3) }
      const offered = new Set(slotsOnDays(days, zone, facts).map(({ start }) => start.getTime()))
      const quarter = 15 * MINUTE
      const begin = Math.ceil(after(change, -3 * DAY).getTime() / quarter) * quarter
      for (let at = begin; at < after(change, 5 * DAY).getTime(); at += quarter) {
        const start = new Date(at)
        const bookable = slotFault(start, facts) === null
        const isInside = wallDay(zone, start) >= days.from && wallDay(zone, start) <= days.to
        if (bookable !== oracle(start, now) || (bookable && isInside) !== offered.has(at))
          expect.fail(`${zone} ${start.toISOString()}: bookable ${bookable}, offered ${offered.has(at)}`)
      }
    }
  })

  test('every slot is shown by a clock that leads back to it, and no two of one day look alike unless clocks went back', () => {
    const moments = fc.integer({ min: 0, max: 7 * 365 * 24 * 60 })
    fc.assert(
      fc.property(moments, (minutes) => {
        const now = after(new Date('2024-01-01T00:00:00Z'), minutes * MINUTE)
        const facts: SlotFacts = { policies: UNCHANGED, now }
        for (const { start, end } of slotsBetween(now, after(now, 2 * DAY), facts)) {
          expect(momentsAt(zone, wallClock(zone, start)).map(Number)).toContain(start.getTime())
          expect(end.getTime() - start.getTime()).toBe(30 * MINUTE)
          expect(slotFault(start, facts)).toBeNull()
        }
      }),
      { numRuns: 25 },
    )
  })
})

test('a day of the visitor holds each of its slots once: days asked for one by one are the month', () => {
  const now = new Date('2026-10-20T05:00:00Z')
  const facts: SlotFacts = { policies: UNCHANGED, now }
  for (const zone of ZONES) {
    const month = slotsOnDays({ from: '2026-10-18', to: '2026-11-20' }, zone, facts)
    const oneByOne = Array.from({ length: 34 }, (_, index) => daysAfter('2026-10-18', index)).flatMap((day) =>
      slotsOnDays({ from: day, to: day }, zone, facts),
    )
    expect(oneByOne).toEqual(month)
  }
})
