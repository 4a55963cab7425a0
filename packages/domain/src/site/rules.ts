import type { Lang } from '../kernel/locale.ts'
import type { Cents } from '../kernel/money.ts'

/** D-81: a fifth of the agreed gross monthly salary, for the months of the contract, twelve at most; one invoice. */
export const BUYOUT = { rate: 0.2, mostMonths: 12 } as const

/** How long a contract may be, in months. */
export const CONTRACT_MONTHS = { least: 1, most: 120 } as const

export type BuyoutPrice = { months: number; base: Cents; commission: Cents }

/** What moving a talent to the client's own contract costs. */
export function buyoutPrice(grossMonthly: Cents, contractMonths: number): BuyoutPrice {
  const months = Math.min(Math.max(0, Math.floor(contractMonths)), BUYOUT.mostMonths)
  const base = Math.max(0, Math.round(grossMonthly)) * months
  return { months, base, commission: Math.round(base * BUYOUT.rate) }
}

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

/** What is promised around an invitation: when the tests come, how long probation is, when money follows (D-85). */
export const REFERRAL = {
  testsWithinWorkingDays: 3,
  shortProjectMonths: 3,
  probationDays: 90,
  paidWithinWorkingDays: 10,
} as const

/** A short project pays when it ends, a longer one after probation (D-85). */
export const bonusPaidAfter = (contractMonths: number): 'project' | 'probation' =>
  contractMonths <= REFERRAL.shortProjectMonths ? 'project' : 'probation'

/** Words a minute of silent reading: Trauzettel-Klosinski and Dietz, IReST, 2012. */
const READING_SPEED: Readonly<Record<Lang, number>> = { ar: 138, en: 228 }

/** Both languages part words by spaces and marks; what a hyphen or an apostrophe joins is one. */
const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’.,-][\p{L}\p{Nd}]+)*/gu

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

/** Whole minutes; nothing is read in less than one. */
export const readingMinutes = (text: string, lang: Lang): number =>
  Math.max(1, Math.round(countWords(text) / READING_SPEED[lang]))

const EDITORS: readonly string[] = ['content', 'admin']

/** Who may change what the site says (D-70). */
export const mayEditContent = (roles: readonly string[]): boolean => EDITORS.some((role) => roles.includes(role))
