import { expect, test } from 'vitest'
import { ar } from './messages/video/ar.ts'

test.each([
  [30, 'بقيت 30 ثانية'],
  [10, 'بقيت 10 ثوانٍ'],
])('the last %i seconds of a recording are counted as Arabic counts them', (seconds, text) =>
  expect(ar.recorder.leftSoon(seconds)).toBe(text),
)
