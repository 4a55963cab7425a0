import type { Bilingual, Lang } from '../kernel/language/locale.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import type { LegalParties } from '../parties/schema.ts'
import type { Terms } from './schema.ts'

/** Us, as the text names us. */
export type PlatformParty = { readonly name: Bilingual; readonly address: Bilingual; readonly vat_number: string }

/** The role that is worked in, as it was offered; what no offer says is the usual. */
export type Annex = {
  readonly role: Bilingual
  readonly level: Bilingual | null
  readonly duties: string | null
  /** A week. */
  readonly hours: number
  readonly city: string | null
  /** A year. */
  readonly leave_days: number
  readonly probation_days: number
}

/** Numbers of the text that are policy: both sign what they are on that day. */
export type TextPolicies = Pick<
  Policies,
  | 'invoice_due_days'
  | 'payout_days'
  | 'buyout_percent'
  | 'buyout_months'
  | 'contract_secrecy_years'
  | 'contract_liability_months'
>

export type TextFacts = {
  readonly number: string
  readonly term: number
  readonly terms: Terms
  readonly legal: LegalParties
  readonly platform: PlatformParty
  readonly annex: Annex
  readonly policies: TextPolicies
}

export const percent = (basisPoints: number): string => `${basisPoints / 100}%`

/** The same words of both languages. */
export const say = (words: (lang: Lang) => string): Bilingual => ({ ar: words('ar'), en: words('en') })
