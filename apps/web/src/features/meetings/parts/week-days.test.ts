import { expect, test } from 'vitest'
import { byDay, dayToShow } from './slot-days.ts'
import { visibleDays, weekOf } from './week-days.ts'

const now = new Date('2026-11-17T22:00:00Z')

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-21', '2026-11-15'],
  [undefined, '2026-11-15'],
  ['soon', '2026-11-15'],
  ['2026-13-45', '2026-11-15'],
])('the week of %s begins on Sunday, %s', (day, sunday) => expect(weekOf(day, now)).toBe(sunday))

test('a week shows its working days, and a day of rest only when something is on it', () => {
  expect(visibleDays('2026-11-15', new Set())).toHaveLength(5)
  expect(visibleDays('2026-11-15', new Set(['2026-11-20'])).at(-1)).toBe('2026-11-20')
})

test('slots stand on the days of the visitor’s own calendar', () => {
  const slots = ['2026-11-16T06:00:00Z', '2026-11-16T14:30:00Z'].map((start) => ({ start, end: start }))
  expect([...byDay(slots, 'Asia/Riyadh').keys()]).toEqual(['2026-11-16'])
  expect([...byDay(slots, 'Pacific/Honolulu').keys()]).toEqual(['2026-11-15', '2026-11-16'])
})

test('the day shown is the wanted one if something is free on it, else the next, else the last', () => {
  const days = new Map([
    ['2026-11-16', []],
    ['2026-11-18', []],
  ])
  expect(['2026-11-18', '2026-11-17', '2026-11-30', null].map((day) => dayToShow(days, day))).toEqual([
    '2026-11-18',
    '2026-11-18',
    '2026-11-18',
    '2026-11-16',
  ])
  expect(dayToShow(new Map(), null)).toBeNull()
})
