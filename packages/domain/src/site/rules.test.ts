import { describe, expect, test } from 'vitest'
import { usd } from '../kernel/money.ts'
import {
  BUYOUT,
  REFERRAL_TIERS,
  bonusPaidAfter,
  buyoutPrice,
  countWords,
  mayEditContent,
  readingMinutes,
  referralTier,
  tiersInForce,
} from './rules.ts'

describe('talent buyout', () => {
  test('the commission is 20% [K-051]', () => expect(BUYOUT.rate).toBe(0.2))

  test.each([
    // gross a month, months of the contract, months counted, commission
    [1_000, 1, 1, 200],
    [1_500, 6, 6, 1_800],
    [2_000, 12, 12, 4_800],
    [2_000, 13, 12, 4_800],
    [2_000, 120, 12, 4_800],
    [1_234.56, 3, 3, 740.74],
    [100_000, 36, 12, 240_000],
    [2_000, 0, 0, 0],
    [-5, 12, 12, 0],
  ])('%d dollars for %d months: %d months count, %d dollars (D-81) [K-051]', (gross, months, counted, commission) => {
    expect(buyoutPrice(usd(gross), months)).toMatchObject({ months: counted, commission: usd(commission) })
  })
})

describe('referral tiers', () => {
  const on = '2026-11-15'
  test.each([
    // years, in management, tier, dollars
    [0, false, 'junior', 100],
    [1.9, false, 'junior', 100],
    [2, false, 'mid', 200],
    [4.9, false, 'mid', 200],
    [5, false, 'senior', 300],
    [6.9, true, 'senior', 300],
    [7, false, 'tech_lead', 450],
    [12, false, 'tech_lead', 450],
    [25, false, 'tech_lead', 450],
    [9.9, true, 'tech_lead', 450],
    [10, true, 'managerial', 500],
    [30, true, 'managerial', 500],
  ])('%d years, management %j: %s, %d dollars (reading A) [K-055] [K-056]', (years, management, tier, amount_usd) =>
    expect(referralTier(REFERRAL_TIERS, { years, management }, on)).toMatchObject({ tier, amount_usd }),
  )

  test('another reading is a later line of the table: it counts from its day on, and not a day earlier', () => {
    const later = REFERRAL_TIERS.map((tier) => ({
      ...tier,
      effective_from: '2027-01-01',
      amount_usd: tier.amount_usd + 1,
    }))
    const table = [...later, ...REFERRAL_TIERS]
    const amounts = (day: string) => tiersInForce(table, day).map(({ amount_usd }) => amount_usd)
    expect(amounts('2026-12-31')).toEqual([100, 200, 300, 450, 500])
    expect(amounts('2027-01-01')).toEqual([101, 201, 301, 451, 501])
    expect(amounts('2025-12-31')).toEqual([])
    expect(referralTier(table, { years: 3, management: false }, '2025-12-31')).toBeNull()
  })

  test.each([
    [1, 'project'],
    [3, 'project'],
    [4, 'probation'],
    [24, 'probation'],
  ])('for a contract of %d months it is paid after the %s', (months, after) =>
    expect(bonusPaidAfter(months)).toBe(after),
  )
})

describe('reading time', () => {
  test('words are counted as each language writes them', () => {
    expect(countWords('كيف نوظّف، عن بُعد؟')).toBe(4)
    expect(countWords("We don't hire — we match 3 full-time people.")).toBe(8)
  })

  test('it comes in whole minutes, at least one, and Arabic is read more slowly', () => {
    expect(readingMinutes('', 'en')).toBe(1)
    expect(readingMinutes('word '.repeat(690), 'en')).toBe(3)
    expect(readingMinutes('كلمة '.repeat(690), 'ar')).toBe(5)
  })
})

test('content is edited by content and admins only', () => {
  expect(mayEditContent(['content'])).toBe(true)
  expect(mayEditContent(['finance', 'admin'])).toBe(true)
  expect(mayEditContent(['recruiter', 'matcher', 'account_manager', 'operations', 'finance'])).toBe(false)
})
