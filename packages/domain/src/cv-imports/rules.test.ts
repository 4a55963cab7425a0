import { describe, expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { nextReadingAt, readingsLeft } from './rules.ts'

const now = new Date('2026-11-15T09:00:00Z')
const ago = (...days: number[]) => days.map((day) => after(now, -day * DAY))

describe('three CVs are read in 30 days [V-052]', () => {
  test.each([
    ['none yet', [], 3],
    ['one today', [0], 2],
    ['three within the time', [1, 10, 29], 0],
    ['one of them 30 days ago', [1, 10, 30], 1],
    ['all long ago', [31, 60, 90], 3],
    ['more than there may be', [1, 2, 3, 4], 0],
  ])('%s', (_, days, remaining) => expect(readingsLeft(ago(...days), UNCHANGED, now)).toBe(remaining))

  test('the next one is free when the oldest that counts has passed', () => {
    expect(nextReadingAt(ago(1, 10, 20), UNCHANGED, now)).toEqual(after(now, 10 * DAY))
    expect(nextReadingAt(ago(1, 10), UNCHANGED, now)).toBeNull()
    expect(nextReadingAt(ago(1, 10, 40), UNCHANGED, now)).toBeNull()
    expect(nextReadingAt(ago(1, 10), { cv_readings: 2, cv_readings_days: 14 }, now)).toEqual(after(now, 4 * DAY))
  })
})
