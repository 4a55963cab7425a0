import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE, after } from './time.ts'
import { momentsAt, wallClock, wallDay } from './wall-clock.ts'

const at = (moments: Date[]) => moments.map((moment) => moment.toISOString().slice(0, 16))

test.each([
  ['Asia/Riyadh', '2026-11-15T21:05:00Z', '2026-11-16T00:05'],
  ['Asia/Kathmandu', '2026-11-15T18:15:00Z', '2026-11-16T00:00'],
  ['America/St_Johns', '2026-01-01T03:29:59Z', '2025-12-31T23:59'],
  ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', '2026-04-05T01:59'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05T01:30'],
])('a clock in %s at %s shows %s', (zone, moment, expected) => {
  expect(wallClock(zone, new Date(moment))).toBe(expected)
  expect(wallDay(zone, new Date(moment))).toBe(expected.slice(0, 10))
})

test.each([
  ['as a rule a time comes once', 'Europe/Berlin', '2026-06-01T02:30', ['2026-06-01T00:30']],
  ['put forward, a clock never shows it', 'Europe/Berlin', '2026-03-29T02:30', []],
  ['the first after the gap is there', 'Europe/Berlin', '2026-03-29T03:00', ['2026-03-29T01:00']],
  ['put back, it shows it twice', 'Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30', '2026-10-25T01:30']],
  ['in Cairo a day may begin at one', 'Africa/Cairo', '2026-04-24T00:30', []],
  ['on Lord Howe the gap is half an hour', 'Australia/Lord_Howe', '2026-10-04T02:15', []],
  [
    'and so is the hour that comes twice',
    'Australia/Lord_Howe',
    '2026-04-05T01:45',
    ['2026-04-04T14:45', '2026-04-04T15:15'],
  ],
  ['what is no time is never shown', 'Asia/Riyadh', 'soon', []],
])('%s (%s, %s)', (_, zone, wall, moments) => expect(at(momentsAt(zone, wall))).toEqual(moments))

test('whatever a clock shows, the moment is among those at which it shows it', () => {
  const zone = fc.constantFrom('Africa/Cairo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Gaza')
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 7 * 365 * 24 * 60 }), (timeZone, minutes) => {
      const moment = after(new Date('2024-01-01T00:00:00Z'), minutes * MINUTE)
      expect(at(momentsAt(timeZone, wallClock(timeZone, moment)))).toContain(moment.toISOString().slice(0, 16))
    }),
  )
})
