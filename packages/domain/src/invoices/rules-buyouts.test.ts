import { expect, test } from 'vitest'
import { buyoutPrice } from './rules-buyouts.ts'

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
