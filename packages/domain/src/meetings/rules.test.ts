import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Slot, overlap } from '../calendars/rules.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { DAY, HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import {
  type SlotFacts,
  freeSlots,
  hostStep,
  isReminderDue,
  mayKeepHosts,
  mayKeepMeetings,
  mayReadMeetings,
  nearestSlots,
  slotAt,
  slotFault,
  slotsBetween,
  slotsOnDays,
} from './rules.ts'
import { MEETING_STATES } from './states.ts'

// 2026-11-15 is a Sunday, the first working day of the week; it is noon in Riyadh.
const now = new Date('2026-11-15T09:00:00Z')
const facts: SlotFacts = { policies: UNCHANGED, now }
const starts = (slots: readonly { start: Date }[]) => slots.map(({ start }) => start.toISOString().slice(0, 16))
const on = (day: string, zone = 'Asia/Riyadh', override = facts) =>
  starts(slotsOnDays({ from: day, to: day }, zone, override))

describe('what is offered', () => {
  test('is every half hour from nine to six in Riyadh', () => {
    const monday = on('2026-11-16')
    expect([monday.length, monday[0], monday.at(-1)]).toEqual([18, '2026-11-16T06:00', '2026-11-16T14:30'])
  })
  test('begins two hours from now', () => expect(on('2026-11-15')[0]).toBe('2026-11-15T11:00'))
  test('ends thirty days from now, to the minute', () => {
    const last = slotsBetween(now, after(now, 90 * DAY), facts).at(-1)
    expect(last?.start).toEqual(after(now, 30 * DAY))
  })
  test.each([
    ['2026-11-20', 'Friday'],
    ['2026-11-21', 'Saturday'],
  ])('is nothing on %s, a %s', (day) => expect(on(day)).toEqual([]))
  test('is nothing on a public holiday', () =>
    expect(on('2026-11-17', 'Asia/Riyadh', { ...facts, policies: { ...UNCHANGED, holidays: ['2026-11-17'] } })).toEqual(
      [],
    ))
  test('follows the policy', () => {
    const policies = { ...UNCHANGED, meeting_opens: 10, meeting_closes: 12, meeting_minutes: 45 }
    expect(on('2026-11-16', 'Asia/Riyadh', { ...facts, policies })).toEqual(['2026-11-16T07:00', '2026-11-16T07:45'])
  })
  test('stands on the visitor’s own day: a morning in Riyadh is the night before in Honolulu', () => {
    const monday = on('2026-11-16', 'Pacific/Honolulu')
    expect([monday.length, monday[0], monday.at(-1)]).toEqual([18, '2026-11-16T10:00', '2026-11-17T09:30'])
  })
})

test.each([
  ['2026-11-16T06:00:00Z', null, 'nine in the morning'],
  ['2026-11-16T14:30:00Z', null, 'the last of the day'],
  ['2026-11-16T15:00:00Z', 'slot_closed', 'the doors are closed'],
  ['2026-11-16T05:30:00Z', 'slot_closed', 'not open yet'],
  ['2026-11-16T06:15:00Z', 'slot_off_grid', 'between two slots'],
  ['2026-11-16T06:00:01Z', 'slot_off_grid', 'a second late'],
  ['2026-11-20T06:00:00Z', 'slot_closed', 'a Friday'],
  ['2026-11-15T08:30:00Z', 'slot_past', 'half an hour ago'],
  ['2026-11-15T09:00:00Z', 'slot_past', 'now'],
  ['2026-11-15T10:30:00Z', 'slot_too_soon', 'in an hour and a half'],
  ['2026-12-15T09:30:00Z', 'slot_too_far', 'in thirty days and half an hour'],
])('%s: %s, %s', (start, fault, _why) => expect(slotFault(new Date(start), facts)).toBe(fault))

describe('hosts', () => {
  const [nine, halfPast, ten] = ['06:00', '06:30', '07:00'].map((time) =>
    slotAt(new Date(`2026-11-16T${time}:00Z`), UNCHANGED),
  ) as [ReturnType<typeof slotAt>, ReturnType<typeof slotAt>, ReturnType<typeof slotAt>]
  const all = [nine, halfPast, ten]
  test.each([
    ['without any host nothing is free', [], []],
    ['one who has nothing to do is always free', [[]], all],
    ['a meeting takes its slot and no neighbour', [[halfPast]], [nine, ten]],
    ['a slot is free while one of two is', [[halfPast], [nine]], all],
    ['and taken when both are busy', [[halfPast], [halfPast]], [nine, ten]],
    ['an absence takes whatever it touches', [[{ start: after(nine.start, 10 * MINUTE), end: ten.start }]], [ten]],
  ])('%s', (_, busy, free) =>
    expect(
      freeSlots(
        all,
        busy.map((times) => ({ hours: null, busy: times })),
      ),
    ).toEqual(free),
  )

  // 2026-11-16 is a Monday.
  test.each([
    ['own hours of that day narrow what is offered', [{ day: 1, opens: 9, closes: 10 }], [nine, halfPast]],
    ['a slot that would run over them is not offered', [{ day: 1, opens: 10, closes: 18 }], [ten]],
    ['on other days they do not count', [{ day: 2, opens: 9, closes: 18 }], []],
  ])('%s', (_, hours, free) => expect(freeSlots(all, [{ hours, busy: [] }])).toEqual(free))

  test('and leaves out exactly what overlaps anything a host or the visitor has, in whatever order it is given', () => {
    const slots = slotsBetween(now, after(now, 5 * DAY), facts)
    const times = fc.array(
      fc.tuple(fc.integer({ min: -60, max: 5 * 24 * 60 }), fc.integer({ min: 1, max: 900 })).map(([start, length]) => ({
        start: after(now, start * MINUTE),
        end: after(now, (start + length) * MINUTE),
      })),
      { maxLength: 12 },
    )
    const isFree = (busy: readonly Slot[], slot: Slot) => !busy.some((time) => overlap(time, slot))
    fc.assert(
      fc.property(times, times, times, (own, one, other) => {
        const hosts = [one, other].map((busy) => ({ hours: null, busy }))
        expect(freeSlots(slots, hosts, own)).toEqual(
          slots.filter((slot) => isFree(own, slot) && (isFree(one, slot) || isFree(other, slot))),
        )
      }),
    )
  })

  test('whoever comes too late is offered what is nearest, in the order of the day', () => {
    const free = slotsBetween(now, after(now, 2 * DAY), facts)
    expect(starts(nearestSlots(free, new Date('2026-11-16T06:30:00Z')))).toEqual([
      '2026-11-16T06:00',
      '2026-11-16T06:30',
      '2026-11-16T07:00',
    ])
  })
})

test.each([
  [25 * HOUR, 48 * HOUR, false, 'more than a day before'],
  [24 * HOUR, 48 * HOUR, true, 'a day before'],
  [23 * HOUR, 48 * HOUR, true, 'a little later, if the clock was late'],
  [20 * HOUR, 24 * HOUR, false, 'once only'],
  [1 * HOUR, 24 * HOUR, true, 'an hour before'],
  [30 * MINUTE, 59 * MINUTE, false, 'once only'],
  [20 * HOUR, 22 * HOUR, false, 'who booked this morning knows'],
  [0, 24 * HOUR, false, 'it has begun'],
])('%d ms before, last told %d ms before: %s, %s', (remaining, lastReminder, due) => {
  const starts_at = after(now, remaining)
  expect(isReminderDue({ starts_at, told_at: after(starts_at, -lastReminder) }, now)).toBe(due)
})

test('account managers and admins keep the calendar, with operations its hosts; matchers read it, nobody else sees it', () => {
  expect(STAFF_ROLES.filter((role) => mayKeepMeetings([role]))).toEqual(['account_manager', 'admin'])
  expect(STAFF_ROLES.filter((role) => mayReadMeetings([role]))).toEqual([
    'matcher',
    'account_manager',
    'operations',
    'admin',
  ])
  expect(STAFF_ROLES.filter((role) => mayKeepHosts([role]))).toEqual(['account_manager', 'operations', 'admin'])
})

test('a host is told what comes next: prepare, join, note the outcome; or wait for whoever was asked for another time', () => {
  const starts_at = new Date('2026-11-19T09:00:00Z')
  const meeting = { state: 'booked', starts_at, ends_at: after(starts_at, 30 * MINUTE), move_asked_at: null } as const
  const stepAt = (minutes: number, changes: Partial<Parameters<typeof hostStep>[0]> = {}) =>
    hostStep({ ...meeting, ...changes }, after(starts_at, minutes * MINUTE))
  expect([-60, -16, -15, 0, 29, 30, 600].map((minutes) => stepAt(minutes))).toEqual([
    'prepare',
    'prepare',
    'join',
    'join',
    'join',
    'outcome',
    'outcome',
  ])
  expect(stepAt(-60, { move_asked_at: starts_at })).toBe('wait')
  expect(MEETING_STATES.filter((state) => stepAt(-60, { state }) !== 'none')).toEqual(['booked'])
})
