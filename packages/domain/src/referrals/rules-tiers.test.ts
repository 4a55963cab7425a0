import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { referralTier, tiersOf } from './rules-tiers.ts'

describe('referral tiers', () => {
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
    expect(referralTier(tiersOf(UNCHANGED), { years, management })).toMatchObject({ tier, amount_usd }),
  )

  test('another reading is a change of the policies [K-057]', () => {
    const tiers = tiersOf({ ...UNCHANGED, referral_mid_usd: 100, referral_mid_years: 3 })
    expect(referralTier(tiers, { years: 2.5, management: false })).toMatchObject({ tier: 'junior', amount_usd: 100 })
    expect(referralTier(tiers, { years: 3, management: false })).toMatchObject({ tier: 'mid', amount_usd: 100 })
  })
})
