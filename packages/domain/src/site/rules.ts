import type { Lang } from '../kernel/language/locale.ts'
import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'

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
