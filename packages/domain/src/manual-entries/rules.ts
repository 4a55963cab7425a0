import type { Cents } from '../kernel/money.ts'
import { isMonth, monthsBetween } from '../kernel/time/months.ts'
import { riyadhDay } from '../kernel/time/working-days.ts'
import { ENTRY_FACTS, type EntryKind, type LedgerAccount, isHandAccount } from '../ledger/limits.ts'
import { type EntryTemplate, MAX_MONTHS, isRemittance, templateFacts } from './limits.ts'
import type { HandPosting } from './rules-templates.ts'

/** What is moved: the sum of one side. */
export const entryAmount = (postings: readonly { readonly amount: Cents }[]): Cents =>
  postings.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)

/** By how much debits are more than credits. */
export const imbalanceOf = (postings: readonly { readonly amount: Cents }[]): Cents =>
  postings.reduce((sum, { amount }) => sum + amount, 0)

const NUMBER_DIGITS = 5
/** ME-00012. */
export const manualNumber = (place: number): string => `ME-${String(place).padStart(NUMBER_DIGITS, '0')}`

type PostingsFault = 'one_side' | 'unbalanced'
/** Double entry: something on either side, and both sides equal. */
export function postingsFault(postings: readonly HandPosting[]): PostingsFault | null {
  if (!postings.some(({ amount }) => amount > 0) || !postings.some(({ amount }) => amount < 0)) return 'one_side'
  return imbalanceOf(postings) === 0 ? null : 'unbalanced'
}

type DayFacts = { readonly day: string; readonly is_late: boolean }
/** The day of a document that has come; one of a closed month only where the caller knows that it counts later. */
export function dayFault(
  { day, is_late }: DayFacts,
  closedThrough: string | null,
  now: Date,
): 'future' | 'closed' | null {
  if (day > riyadhDay(now)) return 'future'
  return closedThrough !== null && day <= closedThrough && !is_late ? 'closed' : null
}

type TaxPeriod = { readonly period_from: string | null; readonly period_to: string | null }
/** A remittance names the months it pays; nothing else does. */
export function taxPeriodFault(template: EntryTemplate, { period_from, period_to }: TaxPeriod): boolean {
  if (!isRemittance(template)) return period_from !== null || period_to !== null
  if (period_from === null || period_to === null || !isMonth(period_from) || !isMonth(period_to)) return true
  return period_from > period_to || monthsBetween(period_from, period_to).length > MAX_MONTHS
}

/** What a remittance takes off the tax that is owed. */
export const remittedBy = (template: EntryTemplate, postings: readonly HandPosting[]): Cents => {
  const { pays } = templateFacts(template)
  return postings.filter(({ account }) => account === pays).reduce((sum, { amount }) => sum + amount, 0)
}

type BookedEntry = {
  readonly kind: EntryKind
  readonly is_correction: boolean
  readonly is_corrected: boolean
  readonly postings: readonly { readonly account: LedgerAccount; readonly amount: Cents }[]
}
/** What was written by hand is taken back by hand, once; everything else is corrected where it was made. */
export function reversalFault({
  kind,
  is_correction,
  is_corrected,
  postings,
}: BookedEntry): 'foreign' | 'twice' | null {
  const { books } = ENTRY_FACTS[kind]
  if (books !== 'manual' && books !== 'remittance') return 'foreign'
  if (is_correction || postings.some(({ account }) => !isHandAccount(account))) return 'foreign'
  return is_corrected ? 'twice' : null
}
