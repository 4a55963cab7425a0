import { describe, expect, test } from 'vitest'
import { MINUTE, after } from '../../kernel/time/time.ts'
import { UPLOAD_GRACE, VIDEO_LINK_LIFE } from '../limits.ts'
import { countingTake, isVideoTooLong, mayUpload, videoLinkExpiry } from './rules-videos.ts'

const now = new Date('2026-11-15T09:07:00Z')
const clock = { started_at: now, heard_at: now, paused: 0, allowed: 30 * MINUTE }

test('a recording lasts two minutes, and the tick after which a browser stops', () => {
  expect([119, 120, 122, 122.1].map((seconds) => isVideoTooLong(seconds, 120))).toEqual([false, false, false, true])
})

describe('a recording that was announced in time', () => {
  test('arrives while the attempt runs', () => {
    expect(mayUpload({ state: 'running', submitted_at: null, clock }, after(now, 10 * MINUTE))).toBe(true)
  })

  test('may still arrive for five minutes after it was handed in or the time was up', () => {
    const submitted = { state: 'in_review', submitted_at: now, clock } as const
    expect(mayUpload(submitted, after(now, UPLOAD_GRACE))).toBe(true)
    expect(mayUpload(submitted, after(now, UPLOAD_GRACE + 1))).toBe(false)
    const alive = { ...clock, heard_at: after(now, 30 * MINUTE) }
    const silent = { state: 'running', submitted_at: null, clock: alive } as const
    expect(mayUpload(silent, after(now, 34 * MINUTE))).toBe(true)
    expect(mayUpload({ ...silent, clock: { ...alive, paused: 10 * MINUTE } }, after(now, 46 * MINUTE))).toBe(false)
  })

  test('comes too late once somebody has decided', () => {
    expect(mayUpload({ state: 'passed', submitted_at: now, clock }, now)).toBe(false)
    expect(mayUpload({ state: 'voided', submitted_at: null, clock }, now)).toBe(false)
  })
})

describe('which take counts', () => {
  const takes = [{ take: 2 }, { take: 1 }]
  test.each([
    ['the chosen one', { kind: 'video', take: 1, written: '' } as const, takes, 1],
    ['the last one without a choice', null, takes, 2],
    [
      'none where somebody wrote instead',
      { kind: 'video', take: null, written: 'In words' } as const,
      takes,
      undefined,
    ],
    ['none that has not arrived', { kind: 'video', take: 1, written: '' } as const, [], undefined],
    ['none where there is none', null, [], undefined],
  ])('%s', (_, answer, arrived, take) => {
    expect(countingTake(answer, arrived)?.take).toBe(take)
  })
})

test('the link to a recording lasts an hour and a little, and is the same when it is asked for again', () => {
  const expiry = videoLinkExpiry(now)
  expect(expiry.getTime() - now.getTime()).toBeGreaterThanOrEqual(VIDEO_LINK_LIFE)
  expect(videoLinkExpiry(after(now, 5 * MINUTE))).toEqual(expiry)
})
