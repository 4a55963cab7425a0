import { RESULT_PROMISE } from '@fareeq/domain/assessments/limits.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { ar as beforeAr } from './messages/before/ar.ts'
import { en as beforeEn } from './messages/before/en.ts'
import { ar as offersAr } from './messages/offers/ar.ts'
import { en as offersEn } from './messages/offers/en.ts'
import { ar } from './messages/video/ar.ts'

test.each([
  [30, 'بقيت 30 ثانية'],
  [10, 'بقيت 10 ثوانٍ'],
])('the last %i seconds of a recording are counted as Arabic counts them', (seconds, text) =>
  expect(ar.recorder.leftSoon(seconds)).toBe(text),
)

test('what is promised is ten minutes, before the list and before the start, and not for a video [K-045]', () => {
  expect(RESULT_PROMISE).toBe(10 * MINUTE)
  for (const text of [beforeEn.expect.result, offersEn.text(2)]) expect(text).toContain('within 10 minutes')
  for (const text of [beforeAr.expect.result, offersAr.text(2)]) expect(text).toContain('خلال 10 دقائق')
  for (const { expect: words } of [beforeEn, beforeAr]) expect(words.review).not.toMatch(/10/)
})
