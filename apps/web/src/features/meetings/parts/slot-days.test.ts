import { describe, expect, test } from 'vitest'
import { byDay, dayToShow, isRiyadhTime } from './slot-days.ts'

const START = ['2026-11-18T20:30:00.000Z', '2026-11-18T21:30:00.000Z', '2026-11-19T09:00:00.000Z']
const SLOTS = START.map((start) => ({ start, end: start }))

describe('free times of a meeting', () => {
  test.each([
    ['Asia/Riyadh', { '2026-11-18': 1, '2026-11-19': 2 }],
    ['Europe/London', { '2026-11-18': 2, '2026-11-19': 1 }],
  ])('stand under the day that the visitor in %s has', (zone, counts) => {
    const days = [...byDay(SLOTS, zone)].map(([day, starts]) => [day, starts.length])
    expect(Object.fromEntries(days)).toEqual(counts)
  })

  test('are said in one zone where its clock is the one of Riyadh', () => {
    const moment = new Date('2026-07-01T12:00:00Z')
    expect(['Asia/Riyadh', 'Asia/Kuwait', 'Africa/Casablanca'].map((zone) => isRiyadhTime(zone, moment))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the day that is shown', () => {
  const days = new Map([
    ['2026-11-18', 1],
    ['2026-11-22', 1],
  ])
  test.each([
    ['is the one that was chosen', '2026-11-22', '2026-11-22'],
    ['is the next one where that has no time left', '2026-11-19', '2026-11-22'],
    ['is the last one where none follows', '2026-11-30', '2026-11-22'],
    ['is the first one where none was chosen', null, '2026-11-18'],
  ])('%s', (_, preferred, day) => expect(dayToShow(days, preferred)).toBe(day))

  test('is none where nothing is free', () => expect(dayToShow(new Map(), '2026-11-18')).toBeNull())
})
