import { describe, expect, test } from 'vitest'
import { REFERRAL_TIERS, referralTier, tiersInForce } from './rules-tiers.ts'

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

  test('another reading is a later line of the table: it counts from its day on, and not a day earlier [K-057]', () => {
    // Reading B: the amounts come one tier later, with 100 as the base.
    const later = REFERRAL_TIERS.map((tier, index) => ({
      ...tier,
      effective_from: '2027-01-01',
      amount_usd: REFERRAL_TIERS[Math.max(0, index - 1)]!.amount_usd,
    }))
    const table = [...later, ...REFERRAL_TIERS]
    const amounts = (day: string) => tiersInForce(table, day).map(({ amount_usd }) => amount_usd)
    expect(amounts('2026-12-31')).toEqual([100, 200, 300, 450, 500])
    expect(amounts('2027-01-01')).toEqual([100, 100, 200, 300, 450])
    expect(amounts('2025-12-31')).toEqual([])
    expect(referralTier(table, { years: 3, management: false }, '2025-12-31')).toBeNull()
  })
})
