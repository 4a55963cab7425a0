import { expect, test } from 'vitest'
import { FIGURE_IDS, FIGURE_PERIODS } from './limits.ts'
import { barsOf, changeOf, figuresFor, isTelling, spanBefore, spanOf } from './rules.ts'

const now = new Date('2026-11-15T22:30:00Z')

test('a period ends today as it is in Riyadh, and is compared with as many days before it', () => {
  const span = spanOf(30, now)
  expect(span).toEqual({ from: '2026-10-18', to: '2026-11-16' })
  expect(spanBefore(span)).toEqual({ from: '2026-09-18', to: '2026-10-17' })
})

test.each(FIGURE_PERIODS)('the bars of %i days have no gap and no overlap, and about a dozen of them fit', (days) => {
  const span = spanOf(days, now)
  const bars = barsOf(days, span)
  expect(bars.length).toBeGreaterThan(5)
  expect(bars.length).toBeLessThanOrEqual(13)
  expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([span.from, span.to])
  const joints = bars.slice(1).map((bar, index) => Date.parse(bar.from) - Date.parse(bars[index]?.to ?? ''))
  expect(new Set(joints)).toEqual(new Set([24 * 60 * 60 * 1000]))
})

test.each([
  ['recruiter', ['ticket_response']],
  ['finance', ['ticket_response', 'renewals_agreed', 'revenue', 'fee']],
  ['content', []],
  ['admin', [...FIGURE_IDS]],
])('a figure is read by whoever may read its rows: %s', (role, figures) => {
  expect(figuresFor([role])).toEqual(figures)
})

test.each([
  [120, 100, 0.2],
  [50, 100, -0.5],
  [null, 100, null],
  [120, null, null],
  [120, 0, null],
])('from %o, after %o before, is a change of %o', (value, before, change) => {
  expect(changeOf('time', value, before)).toBe(change)
})

test('a share changes by points, also from nothing; a few cases tell nothing', () => {
  expect(changeOf('share', 0.33, 1)).toBeCloseTo(-0.67)
  expect(changeOf('share', 0.25, 0)).toBe(0.25)
  expect(changeOf('share', null, 1)).toBeNull()
  expect([isTelling(3, 40), isTelling(12, 10)]).toEqual([false, true])
})
