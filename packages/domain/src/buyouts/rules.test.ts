import { expect, test } from 'vitest'
import { answerBy, buyoutPrice, hasExpired, pausedUntil, reminderAt, takeoverWindow } from './rules.ts'

const POLICIES = { buyout_percent: 20, buyout_months: 12 }

test.each([
  ['a year', { salary_gross: 210_526, months: 12 }, 1500, { fee: 505_262, vat: 75_789, total: 581_051 }],
  ['longer than counts', { salary_gross: 210_526, months: 36 }, 1500, { fee: 505_262, vat: 75_789, total: 581_051 }],
  ['five months, abroad', { salary_gross: 333_333, months: 5 }, 0, { fee: 333_333, vat: 0, total: 333_333 }],
  ['a month of an odd cent', { salary_gross: 100_003, months: 1 }, 1500, { fee: 20_001, vat: 3000, total: 23_001 }],
])('taking over a contract of %s costs its share, rounded once, and the tax on it', (_, contract, rate, price) => {
  expect(buyoutPrice(contract, POLICIES, rate)).toMatchObject(price)
  expect(buyoutPrice(contract, POLICIES, rate).counted_months).toBe(Math.min(12, contract.months))
})

test('a takeover leaves three days to think and decide, and none where the contract ends before', () => {
  const days = { today: '2026-11-10', start: '2026-10-01', end: '2027-03-31' }
  expect(takeoverWindow(days)).toEqual({ from: '2026-11-13', to: '2027-03-31' })
  expect(takeoverWindow({ ...days, end: '2026-11-12' })).toBeNull()
})

test('a talent has seven whole days of Riyadh to answer, and never longer than the contract would last', () => {
  const now = new Date('2026-11-10T09:00:00Z')
  const until = answerBy(now, '2026-12-31', { buyout_answer_days: 7 })
  expect(until).toEqual(new Date('2026-11-17T20:59:00Z'))
  expect(answerBy(now, '2026-11-13', { buyout_answer_days: 7 })).toEqual(new Date('2026-11-13T20:59:00Z'))
  expect([hasExpired(until, until), hasExpired(until, new Date(until.getTime() + 1))]).toEqual([false, true])
  expect(reminderAt(until)).toEqual(new Date('2026-11-14T21:00:00Z'))
})

test('whoever was turned down asks again after thirty days; who withdrew or was refused by us, at once', () => {
  const answered_at = new Date('2026-11-10T09:00:00Z')
  for (const state of ['declined', 'expired'] as const) {
    expect(pausedUntil({ state, answered_at }, '2026-12-09')).toBe('2026-12-10')
    expect(pausedUntil({ state, answered_at }, '2026-12-10')).toBeNull()
  }
  for (const state of ['withdrawn', 'refused', 'lapsed'] as const)
    expect(pausedUntil({ state, answered_at }, '2026-11-10')).toBeNull()
  expect(pausedUntil(null, '2026-11-10')).toBeNull()
})
