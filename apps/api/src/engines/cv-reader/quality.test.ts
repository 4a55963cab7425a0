import { describe, expect, test } from 'vitest'
import { unreadable } from './quality.ts'

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
