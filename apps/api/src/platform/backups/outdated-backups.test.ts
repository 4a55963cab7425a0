import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { outdatedBackups } from './outdated-backups.ts'

const now = new Date('2026-11-18T02:00:00Z')
const nights = (count: number) => Array.from({ length: count }, (_, n) => ({ n, started_at: after(now, -n * DAY) }))
const keptNights = (count: number, rule: { days: number; weeks: number }) => {
  const outdated = new Set(outdatedBackups(nights(count), rule, now).map(({ n }) => n))
  return nights(count).flatMap(({ n }) => (outdated.has(n) ? [] : n))
}

test('the last seven nights are kept, and of earlier weeks the last night of each', () => {
  expect(keptNights(60, { days: 7, weeks: 4 })).toEqual([0, 1, 2, 3, 4, 5, 6, 11, 18])
  expect(keptNights(5, { days: 7, weeks: 4 })).toEqual([0, 1, 2, 3, 4])
})

test('the newest is kept, however old', () => {
  expect(outdatedBackups([{ started_at: after(now, -400 * DAY) }], { days: 1, weeks: 0 }, now)).toEqual([])
})

test('of two on one day the later is kept', () => {
  const [early, late] = [{ started_at: after(now, -2000) }, { started_at: after(now, -1000) }]
  expect(outdatedBackups([early, late], { days: 7, weeks: 4 }, now)).toEqual([early])
})
