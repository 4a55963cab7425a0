import { expect, test } from 'vitest'
import { MINUTE, SECOND, after } from '../../kernel/time/time.ts'
import { clockAt, isTimeUp, latestEnd, secondsTaken } from './rules-clock.ts'

const started_at = new Date('2026-11-16T09:00:00Z')
const allowed = 30 * MINUTE
const at = (ms: number) => after(started_at, ms)
const heartbeat = (ms: number, paused = 0) => ({ started_at, heard_at: at(ms), paused, allowed })

test.each([
  ['at the start everything is left', heartbeat(0), 0, { left: 30 * MINUTE, stands_still: false }],
  ['who answers uses time', heartbeat(10 * MINUTE), 10 * MINUTE, { left: 20 * MINUTE, stands_still: false }],
  [
    'twenty seconds of silence still count',
    heartbeat(0),
    20 * SECOND,
    { left: allowed - 20 * SECOND, stands_still: false },
  ],
  ['then the clock stands still', heartbeat(0), 5 * MINUTE, { left: allowed - 20 * SECOND, stands_still: true }],
  ['for ten minutes in all', heartbeat(0), 15 * MINUTE, { left: allowed - 5 * MINUTE, stands_still: false }],
  [
    'earlier pauses count too',
    heartbeat(12 * MINUTE, 9 * MINUTE),
    20 * MINUTE,
    { left: allowed - 10 * MINUTE, stands_still: false },
  ],
  ['never less than nothing', heartbeat(30 * MINUTE), 80 * MINUTE, { left: 0 }],
])('%s', (_, facts, now, expected) => {
  expect(clockAt(facts, at(now))).toMatchObject(expected)
})

test('the time is up three seconds after the clock shows nothing, and never while it stands still', () => {
  const busy = heartbeat(29 * MINUTE + 55 * SECOND)
  expect([30 * MINUTE, 30 * MINUTE + 3 * SECOND, 30 * MINUTE + 3001].map((ms) => isTimeUp(busy, at(ms)))).toEqual([
    false,
    false,
    true,
  ])
  expect(isTimeUp(heartbeat(29 * MINUTE), at(35 * MINUTE))).toBe(false)
})

test('the time taken is that of the server: from the start to the end, less the pauses, at most what there was', () => {
  expect(secondsTaken(heartbeat(2 * MINUTE), at(2 * MINUTE + SECOND))).toBe(121)
  const paused = { ...heartbeat(10 * MINUTE), paused: 4 * MINUTE }
  expect(secondsTaken(paused, at(10 * MINUTE))).toBe(6 * 60)
  expect(secondsTaken(heartbeat(5 * MINUTE), at(60 * MINUTE))).toBe(30 * 60)
})

test('a clock that is set back in a browser changes nothing: only the server is asked', () => {
  expect(clockAt(heartbeat(5 * MINUTE), at(-MINUTE)).left).toBe(allowed)
})

test('without a word it is over at the latest after the time, all pauses and the moment of grace', () => {
  const facts = heartbeat(0)
  expect(isTimeUp(facts, after(latestEnd(facts), 1))).toBe(true)
  expect(isTimeUp(facts, latestEnd(facts))).toBe(false)
})
