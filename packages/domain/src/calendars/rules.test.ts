import { expect, test } from 'vitest'
import { AGREED_KINDS, ATTENDEES, BUSY_KINDS, type TimeUse, countedKinds, overlap, timeFault } from './rules.ts'

const USES: readonly TimeUse[] = ['offer', 'agree', 'book']

test('what was agreed with us keeps everybody from another meeting, whatever is done with the time and whoever does it', () => {
  for (const use of USES)
    for (const attendee of ATTENDEES) expect(countedKinds(use, attendee)).toEqual(expect.arrayContaining(AGREED_KINDS))
  expect(AGREED_KINDS).toEqual(['meeting', 'interview'])
})

test('what is not agreed with us keeps a side from offering a time, and neither from taking one nor the other from offering it', () => {
  for (const kind of BUSY_KINDS.filter((other) => !AGREED_KINDS.includes(other))) {
    expect(ATTENDEES.map((attendee) => countedKinds('offer', attendee).includes(kind))).toEqual([true, true, false])
    expect(ATTENDEES.map((attendee) => countedKinds('agree', attendee).includes(kind))).toEqual([false, false, false])
    expect(ATTENDEES.map((attendee) => countedKinds('book', attendee).includes(kind))).toEqual([true, true, true])
  }
})

test('of several who are busy, whoever chooses is told about themselves first, then about their side', () => {
  expect(timeFault([])).toBeNull()
  expect(timeFault(['other'])).toBe('their_time_busy')
  expect(timeFault(['other', 'colleague'])).toBe('colleague_time_busy')
  expect(timeFault(['other', 'colleague', 'self'])).toBe('own_time_busy')
})

test('one may begin where the other ends', () => {
  const [nine, ten, eleven] = [9, 10, 11].map((hour) => new Date(Date.UTC(2026, 10, 19, hour))) as [Date, Date, Date]
  expect(overlap({ start: nine, end: ten }, { start: ten, end: eleven })).toBe(false)
  expect(overlap({ start: nine, end: eleven }, { start: ten, end: eleven })).toBe(true)
})
