export const REFERRAL_TIER_NAMES = ['junior', 'mid', 'senior', 'tech_lead', 'managerial'] as const
export type ReferralTierName = (typeof REFERRAL_TIER_NAMES)[number]

/** One line of the dated table: from that many years on, in any role or only in management. */
export type ReferralTier = {
  tier: ReferralTierName
  /** The first day it counts, e.g. 2026-01-01. */
  effective_from: string
  min_years: number
  role_family: 'any' | 'management'
  amount_usd: number
}

const tier = (
  name: ReferralTierName,
  min_years: number,
  amount_usd: number,
  role_family: ReferralTier['role_family'] = 'any',
): ReferralTier => ({ tier: name, effective_from: '2026-01-01', min_years, role_family, amount_usd })

/** Reading A of the specification (D-84): five tiers, five amounts, half-open bands, nothing left over. */
export const REFERRAL_TIERS: readonly ReferralTier[] = [
  tier('junior', 0, 100),
  tier('mid', 2, 200),
  tier('senior', 5, 300),
  tier('tech_lead', 7, 450),
  tier('managerial', 10, 500, 'management'),
]

/** The lines in force on a day: those of the newest date that is not after it. */
export function tiersInForce(table: readonly ReferralTier[], on: string): ReferralTier[] {
  const newest = table
    .map(({ effective_from }) => effective_from)
    .filter((date) => date <= on)
    .toSorted()
    .at(-1)
  return table
    .filter(({ effective_from }) => effective_from === newest)
    .toSorted((a, b) => a.min_years - b.min_years || a.amount_usd - b.amount_usd)
}

/** The tier of somebody with so many years, on a day; the best one whose conditions they meet. */
export const referralTier = (
  table: readonly ReferralTier[],
  friend: { years: number; management: boolean },
  on: string,
): ReferralTier | null =>
  tiersInForce(table, on)
    .filter(({ min_years, role_family }) => friend.years >= min_years && (role_family === 'any' || friend.management))
    .at(-1) ?? null
