import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { HOUR, after } from '../kernel/time/time.ts'
import { areManyExcuses, excusableUntil, mayExcuse } from './rules-excuses.ts'
import { AHEAD, INTERVIEW_STATES } from './states.ts'

const starts_at = new Date('2026-11-18T09:00:00Z')
const hours = UNCHANGED.interview_excuse_hours

test('a talent may excuse themselves from a scheduled interview until an hour before it, by policy', () => {
  const time = { state: 'interview_scheduled', starts_at } as const
  expect(hours).toBe(1)
  expect(excusableUntil(time, UNCHANGED)).toEqual(after(starts_at, -HOUR))
  expect(mayExcuse(time, UNCHANGED, after(starts_at, -HOUR - 1))).toBe(true)
  expect(mayExcuse(time, UNCHANGED, after(starts_at, -HOUR))).toBe(false)
  expect(mayExcuse(time, { interview_excuse_hours: 0 }, after(starts_at, -1))).toBe(true)
  expect(mayExcuse(time, { interview_excuse_hours: 0 }, starts_at)).toBe(false)
})

test('where no time is agreed on there is nothing to be excused from', () => {
  for (const state of INTERVIEW_STATES)
    expect([state, excusableUntil({ state, starts_at }, UNCHANGED) !== null]).toEqual([state, AHEAD.includes(state)])
  expect(excusableUntil({ state: 'interview_scheduled', starts_at: null }, UNCHANGED)).toBeNull()
})

test('the third excuse in ninety days is told, and every one after it', () => {
  expect([1, 2, 3, 4].map(areManyExcuses)).toEqual([false, false, true, true])
})
