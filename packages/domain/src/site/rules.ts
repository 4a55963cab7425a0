import type { Lang } from '../kernel/language/locale.ts'
import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, MINUTE } from '../kernel/time/time.ts'

export const SERVICE_SLUGS = [
  'team-as-a-service',
  'creative-lab',
  'technical-consultant',
  'payroll-and-contracts',
  'talent-buyout',
  'technical-due-diligence',
  'mvp',
] as const

/** How long a contract may be, in months. */
export const CONTRACT_MONTHS = { min: 1, max: 120 } as const

export type BuyoutPrice = { months: number; base: Cents; commission: Cents }

/** What moving a talent to the client's own contract costs: a share of the gross salary of the months that count (D-81). */
export function buyoutPrice(
  grossMonthly: Cents,
  contractMonths: number,
  { buyout_percent, buyout_months }: Pick<Policies, 'buyout_percent' | 'buyout_months'>,
): BuyoutPrice {
  const months = Math.min(Math.max(0, Math.floor(contractMonths)), buyout_months)
  const base = Math.max(0, Math.round(grossMonthly)) * months
  return { months, base, commission: Math.round((base * buyout_percent) / 100) }
}

/** Words a minute of silent reading: Trauzettel-Klosinski and Dietz, IReST, 2012. */
const READING_SPEED: Readonly<Record<Lang, number>> = { ar: 138, en: 228 }

/** Word boundaries of both languages; a hyphen or an apostrophe joins. */
const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’.,-][\p{L}\p{Nd}]+)*/gu

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

/** Whole minutes; nothing is read in less than one. */
export const readingMinutes = (text: string, lang: Lang): number =>
  Math.max(1, Math.round(countWords(text) / READING_SPEED[lang]))

/** Length limits in characters, in a module of their own for pages that do not load the schemas. */
export const SENDER_LENGTH = 120
export const MESSAGE_LENGTH = 5000
export const BRIEF_LENGTH = 5000

/** Abuse limit: mails a day to an unverified address, because a visitor may type somebody else's. */
export const MAX_CONFIRMATIONS = 3

export const PODCAST = {
  /** How long the link in the mail works. */
  lifetime: 7 * DAY,
  /** How soon another link may be asked for. */
  pause: 10 * MINUTE,
} as const
