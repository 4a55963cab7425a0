import { expect, test } from 'vitest'
import { DAY, HOUR } from '../kernel/time/time.ts'
import { isPutOff } from './rules.ts'

const now = new Date('2026-11-16T09:00:00Z')
const ago = (ms: number) => now.getTime() - ms

test.each([
  ['nobody put it off', undefined, false],
  ['an hour ago', ago(HOUR), true],
  ['just now', ago(0), true],
  ['a day ago', ago(DAY), false],
  ['by a clock that was ahead', ago(-HOUR), false],
])('the question for the phone rests for a day: %s', (_, putOffAt, rests) => {
  expect(isPutOff(putOffAt, now)).toBe(rests)
})
