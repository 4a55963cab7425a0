import type { Policies } from '../kernel/policies/policies.ts'

export const REFERRAL_TIER_NAMES = ['junior', 'mid', 'senior', 'tech_lead', 'managerial'] as const
export type ReferralTierName = (typeof REFERRAL_TIER_NAMES)[number]

/** One line of the table: from that many years on, in any role or only in management. */
export type ReferralTier = {
  tier: ReferralTierName
  min_years: number
  role_family: 'any' | 'management'
  amount_usd: number
}

type TierPolicies = Pick<
  Policies,
  `referral_${ReferralTierName}_usd` | `referral_${Exclude<ReferralTierName, 'junior'>}_years`
>

/** Half-open bands, nothing left over: reading A of the specification, with the years and amounts in force (D-84). */
export const tiersOf = (policies: TierPolicies): ReferralTier[] =>
  REFERRAL_TIER_NAMES.map((tier) => ({
    tier,
    min_years: tier === 'junior' ? 0 : policies[`referral_${tier}_years`],
    role_family: tier === 'managerial' ? 'management' : 'any',
    amount_usd: policies[`referral_${tier}_usd`],
  }))

/** The tier of somebody with so many years: the best one whose conditions they meet; the first has none. */
export const referralTier = (
  tiers: readonly ReferralTier[],
  friend: { years: number; management: boolean },
): ReferralTier =>
  tiers.findLast(
    ({ min_years, role_family }) => friend.years >= min_years && (role_family === 'any' || friend.management),
  ) ?? tiers[0]!
