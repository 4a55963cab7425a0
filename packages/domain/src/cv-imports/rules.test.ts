import { describe, expect, test } from 'vitest'
import { DAY, after } from '../kernel/time.ts'
import { unreadable } from '../../../../apps/api/src/engines/cv-reader/quality.ts'
import { MOST_CV_READINGS, nextReadingAt, readingsLeft } from './rules.ts'

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
  ])('%s', (_, days, left) => expect(readingsLeft(ago(...days), now)).toBe(left))

  test('the next one is free when the oldest that counts has passed', () => {
    expect(MOST_CV_READINGS).toBe(3)
    expect(nextReadingAt(ago(1, 10, 20), now)).toEqual(after(now, 10 * DAY))
    expect(nextReadingAt(ago(1, 10), now)).toBeNull()
    expect(nextReadingAt(ago(1, 10, 40), now)).toBeNull()
  })
})

describe('text is read only when it is text', () => {
  const lines = (text: string) => text.split('\n').map((text) => ({ text }))
  const cv = 'Layla Haddad\nBackend Developer in Amman\nBuilt the payments service and kept it running for years'
  test.each([
    ['a CV', cv, null],
    ['an Arabic CV', 'ليلى الحداد\nمهندسة برمجيات في الأردن\nبناء منصة التعليم وقيادة الفريق والإشراف على الجودة', null],
    ['a scan', '', 'cv_scanned'],
    ['a scan with a page number', 'Page 1\nPage 2', 'cv_scanned'],
    ['letters of nobody', '\ue001\ue002\ue003 '.repeat(30) + cv, 'cv_garbled'],
    ['replacement marks', '\ufffd\ufffd '.repeat(30) + cv, 'cv_garbled'],
    ['letters one by one', 'L a y l a H a d d a d '.repeat(8), 'cv_garbled'],
    [
      'Arabic backwards',
      'ةربخلا ةيلمعلا ةسدنه تايجمربلا ةكرش قفألا ميلعتلا ةعماجلا ةيندرألا تاراهملا '.repeat(3),
      'cv_garbled',
    ],
  ])('%s', (_, text, reason) => expect(unreadable(lines(text))).toBe(reason))
})
