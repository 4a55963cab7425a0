import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { isSilent, searchDue, silenceBetween } from './rules-silence.ts'

// A Sunday morning in Riyadh.
const sunday = new Date('2026-11-15T07:00:00Z')

test('a request is silent after five working days: weekends and holidays do not count', () => {
  expect(isSilent(sunday, new Date('2026-11-20T07:00:00Z'), UNCHANGED)).toBe(false)
  expect(isSilent(sunday, new Date('2026-11-22T18:00:00Z'), UNCHANGED)).toBe(true)
  expect(isSilent(sunday, new Date('2026-11-22T18:00:00Z'), { holidays: ['2026-11-17'] })).toBe(false)
})

test('what rested for two months is not looked for any more', () => {
  const { from, to } = silenceBetween(sunday)
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-09-16T07:00:00.000Z', '2026-11-10T07:00:00.000Z'])
})

test('nominations are promised for the working days of the policy after a meeting', () =>
  expect(searchDue(sunday, { work_search_days: 3, holidays: [] }).toISOString().slice(0, 10)).toBe('2026-11-18'))
