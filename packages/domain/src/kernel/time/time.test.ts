import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, after, formatBrief, formatMoment, isTimeZone, timeLeft, zoneCity } from './time.ts'

const moment = new Date('2026-03-18T11:30:00Z')

test('durations are milliseconds and add up', () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1000, 60_000, 3_600_000, 86_400_000])
  expect(after(moment, 90 * MINUTE)).toEqual(new Date('2026-03-18T13:00:00Z'))
  expect(moment.toISOString()).toBe('2026-03-18T11:30:00.000Z')
})

test.each([
  [2 * DAY + 5 * HOUR, 'days', 2],
  [DAY, 'days', 1],
  [DAY - SECOND, 'hours', 23],
  [HOUR, 'hours', 1],
  [HOUR - SECOND, 'minutes', 59],
  [-DAY, 'minutes', 0],
])('what is left is said in days, on the last day in hours, in the last hour in minutes: %i ms', (ms, unit, count) => {
  expect(timeLeft(after(moment, ms), moment)).toEqual({ unit, count })
})

describe('a time zone', () => {
  test.each([
    'Asia/Riyadh',
    'Africa/Cairo',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'Asia/Kathmandu',
    'UTC',
  ])('is named as IANA does: %s', (name) => expect(isTimeZone(name)).toBe(true))

  test.each(['', 'Riyadh', 'Asia/Atlantis', 'GMT+3', '+03:00', 'AST', 'Asia/', '../../etc', 'Asia/Riyadh; drop'])(
    'is not %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  )

  test.each([
    ['Asia/Riyadh', 'الرياض', 'Riyadh'],
    ['Africa/Cairo', 'القاهرة', 'Cairo'],
    ['America/New_York', 'نيويورك', 'New York'],
    ['UTC', 'غرينتش', 'UTC'],
    ['Etc/GMT+3', 'غرينتش-3', 'GMT-3'],
  ])('%s is called by its city', (zone, ar, en) => {
    expect(zoneCity(zone, 'ar')).toBe(ar)
    expect(zoneCity(zone, 'en')).toBe(en)
  })
})

test('a moment shown always carries its zone', () => {
  expect(formatMoment(moment, 'ar', 'Asia/Riyadh')).toBe('18 مارس 2026، 2:30 م بتوقيت الرياض')
  expect(formatMoment(moment, 'en', 'Asia/Riyadh')).toBe('18 March 2026 at 14:30 Riyadh time')
  expect(formatMoment(moment, 'ar', 'Asia/Kathmandu')).toBe('18 مارس 2026، 5:15 م بتوقيت نيبال')
  expect(formatBrief(moment, 'ar', 'Asia/Riyadh')).toBe('18 مارس، 2:30 م بتوقيت الرياض')
  expect(formatBrief(moment, 'en', 'Asia/Riyadh')).toBe('18 March at 14:30 Riyadh time')
})
