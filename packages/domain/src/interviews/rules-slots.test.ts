import { UNCHANGED } from '../kernel/policies/policies.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, after, offsetAt } from '../kernel/time/time.ts'
import { momentsAt, wallClock } from '../kernel/time/wall-clock.ts'
import { type Slot, overlap } from '../calendars/rules.ts'
import { type Advice, SLOT, adviceFor, quartersOf, slotFault, slotLength } from './rules-slots.ts'

const now = new Date('2026-11-15T09:00:00Z')
const slot = (start: Date | string, minutes = 45): Slot => {
  const begin = new Date(start)
  return { start: begin, end: after(begin, minutes * MINUTE) }
}

test('two times are offered, of 30, 45 or 60 minutes, a day to a month ahead [K-041]', () =>
  expect(SLOT).toMatchObject({ offered: 2, maxProposed: 2, minutes: [30, 45, 60], defaultMinutes: 45 }))

test.each<[string, Slot, ReturnType<typeof slotFault>]>([
  ['an hour ago', slot(after(now, -HOUR)), 'time_past'],
  ['now', slot(now), 'time_past'],
  ['in a minute less than a day', slot(after(now, DAY - MINUTE)), 'time_too_soon'],
  ['in a day', slot(after(now, DAY)), null],
  ['in thirty days', slot(after(now, 30 * DAY)), null],
  ['in thirty days and a quarter', slot(after(now, 30 * DAY + 15 * MINUTE)), 'time_too_far'],
  ['at ten past', slot('2026-11-18T09:10:00Z'), 'time_off_grid'],
  ['a second past the quarter', slot('2026-11-18T09:15:01Z'), 'time_off_grid'],
  ['for half an hour', slot('2026-11-18T09:15:00Z', 30), null],
  ['for an hour', slot('2026-11-18T09:15:00Z', 60), null],
  ['for forty minutes', slot('2026-11-18T09:15:00Z', 40), 'time_length'],
  ['for no time', slot('2026-11-18T09:15:00Z', 0), 'time_length'],
  ['backwards', slot('2026-11-18T09:15:00Z', -45), 'time_length'],
  ['for two hours', slot('2026-11-18T09:15:00Z', 120), 'time_length'],
])('a time %s: %s', (_, slot, fault) => expect(slotFault(slot, UNCHANGED, now)).toBe(fault))

test.each<[string, Slot, boolean]>([
  ['the same', slot('2026-11-18T09:00:00Z'), true],
  ['half into it', slot('2026-11-18T09:30:00Z'), true],
  ['within it', slot('2026-11-18T09:15:00Z', 30), true],
  ['right after it', slot('2026-11-18T09:45:00Z'), false],
  ['right before it', slot('2026-11-18T08:15:00Z'), false],
])('two times overlap: %s', (_, other, expected) => {
  const one = slot('2026-11-18T09:00:00Z')
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
})

test('a meeting takes the quarters it lasts; neighbours share none, and those who overlap share at least one', () => {
  expect(quartersOf(slot('2026-11-18T09:00:00Z')).map((date) => date.toISOString().slice(11, 16))).toEqual([
    '09:00',
    '09:15',
    '09:30',
  ])
  const anySlot = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom(...SLOT.minutes))
    .map(([quarter, minutes]) => slot(after(now, quarter * 15 * MINUTE), minutes))
  fc.assert(
    fc.property(anySlot, anySlot, (one, other) => {
      const occupied = new Set(quartersOf(one).map(Number))
      expect(quartersOf(other).some((quarter) => occupied.has(Number(quarter)))).toBe(overlap(one, other))
    }),
  )
})

const never = () => false
describe('what the slot doctor says, by the clock of whoever answers [V-049]', () => {
  // 2026-11-18 is a Wednesday; Amman is three hours ahead.
  test.each<[string, string[], Advice[]]>([
    ['two days apart, morning and afternoon', ['2026-11-16T07:00:00Z', '2026-11-18T11:00:00Z'], []],
    ['a day apart', ['2026-11-17T07:00:00Z', '2026-11-18T11:00:00Z'], ['two_days_apart']],
    ['both mornings', ['2026-11-16T07:00:00Z', '2026-11-18T08:45:00Z'], ['morning_and_afternoon']],
    ['both afternoons', ['2026-11-16T09:00:00Z', '2026-11-18T11:00:00Z'], ['morning_and_afternoon']],
    ['a Friday', ['2026-11-20T07:00:00Z', '2026-11-18T07:00:00Z'], ['morning_and_afternoon', 'weekend']],
    // Already Friday there, still Thursday in London.
    ['a Friday that begins', ['2026-11-19T21:00:00Z'], ['weekend', 'night_for_them']],
    ['before eight', ['2026-11-18T04:45:00Z'], ['night_for_them']],
    ['eight sharp', ['2026-11-18T05:00:00Z'], []],
    ['until nine in the evening', ['2026-11-18T17:15:00Z'], []],
    ['after nine in the evening', ['2026-11-18T17:30:00Z'], ['night_for_them']],
    ['over midnight', ['2026-11-18T20:45:00Z'], ['night_for_them']],
  ])('%s', (_, starts, advice) =>
    expect(
      adviceFor(
        starts.map((start) => slot(start)),
        'Asia/Amman',
        never,
      ),
    ).toEqual(advice),
  )

  test('a holiday is a day there', () => {
    const eve = slot('2026-11-16T21:30:00Z', 30)
    expect(adviceFor([eve], 'Asia/Amman', (day) => day === '2026-11-17')).toContain('holiday')
    expect(adviceFor([eve], 'Europe/London', (day) => day === '2026-11-17')).not.toContain('holiday')
  })
})

/**
 * Zones with daylight saving of an hour, of half an hour, with quarter-hour offsets, in the southern hemisphere, and
 * without.
 */
const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Riyadh',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Chatham',
]
/** The transitions of a zone in a year, to the quarter of an hour. */
function changesOf(zone: string): Date[] {
  const quarter = 15 * MINUTE
  const begin = Date.parse('2026-01-01T00:00:00Z')
  const offsets = Array.from({ length: 367 }, (_, day) => offsetAt(zone, new Date(begin + day * DAY)))
  return offsets.slice(0, -1).flatMap((before, index) => {
    if (before === offsets[index + 1]) return []
    const day = begin + index * DAY
    const steps = Array.from({ length: DAY / quarter }, (_, step) => day + (step + 1) * quarter)
    return steps
      .filter((at) => offsetAt(zone, new Date(at)) !== before)
      .slice(0, 1)
      .map((at) => new Date(at))
  })
}
const CHANGES = new Map(ZONES.map((zone) => [zone, changesOf(zone)]))

test.each([...CHANGES])(
  'around a change of clocks in %s a slot stays as long as it is, and advice reads the wall',
  (zone, changes) => {
    const around = changes.length > 0 ? changes : [new Date('2026-03-29T01:00:00Z')]
    fc.assert(
      fc.property(
        fc.constantFrom(...around),
        fc.integer({ min: -16, max: 16 }),
        fc.constantFrom(...SLOT.minutes),
        (change, quarters, minutes) => {
          const one = slot(after(change, quarters * 15 * MINUTE), minutes)
          expect(slotLength(one)).toBe(minutes)
          expect(slotFault(one, UNCHANGED, after(one.start, -2 * DAY))).toBeNull()
          expect(quartersOf(one)).toHaveLength(minutes / 15)
          const wall = wallClock(zone, one.start)
          // Round trip: local time back to moments.
          expect(momentsAt(zone, wall).map(Number)).toContain(one.start.getTime())
          const advice = adviceFor([one], zone, never)
          const hours = [one.start, after(one.end, -MINUTE)].map((at) => Number(wallClock(zone, at).slice(11, 13)))
          expect(advice.includes('night_for_them')).toBe(hours.some((hour) => hour < 8 || hour >= 21))
          const weekday = new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay()
          expect(advice.includes('weekend')).toBe(weekday === 5 || weekday === 6)
        },
      ),
    )
  },
)

test('the zones above do change their clocks, most of them', () =>
  expect(ZONES.filter((zone) => CHANGES.get(zone)!.length > 0)).toEqual(
    expect.arrayContaining(['Africa/Cairo', 'Australia/Lord_Howe', 'Europe/London', 'Pacific/Chatham', 'Asia/Beirut']),
  ))
