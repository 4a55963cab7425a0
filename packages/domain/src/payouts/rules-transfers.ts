import type { Cents } from '../kernel/money.ts'
import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { PAYOUT_FACTS, type PayoutKind } from './limits.ts'
import { asksDetails } from './rules-bank-reasons.ts'

type BatchedPayout = { readonly id: string; readonly talent_id: string; readonly kind: PayoutKind; readonly net: Cents }
export type PlannedTransfer<Payout> = {
  readonly talent_id: string
  readonly amount: Cents
  readonly payouts: readonly Payout[]
}

/** One transfer for each talent, in the order of their payouts; where corrections make up all of it no money moves. */
export function transfersFor<Payout extends BatchedPayout>(payouts: readonly Payout[]): PlannedTransfer<Payout>[] {
  const sorted = payouts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return [...Map.groupBy(sorted, ({ talent_id }) => talent_id)].map(([talent_id, own]) => ({
    talent_id,
    amount: own.reduce((sum, { net }) => sum + net, 0),
    payouts: own,
  }))
}

const MAX_DAYS_AHEAD = 31
/** The day on which the bank should do it: today or soon. */
export const executionDayFault = (day: string, now: Date): boolean =>
  day < riyadhDay(now) || day > daysAfter(riyadhDay(now), MAX_DAYS_AHEAD)

/** ISO 20022 external purpose: a salary where any of it is one. */
export const purposeOf = (kinds: readonly PayoutKind[]): 'SALA' | 'BONU' =>
  kinds.every((kind) => PAYOUT_FACTS[kind].purpose === 'BONU') ? 'BONU' : 'SALA'

/** After a transfer that failed: the talent has not confirmed where the money goes since. */
export const awaitsDetails = (
  failure: { readonly code: string; readonly at: Date } | null,
  detailsSavedAt: Date | null,
): boolean => failure !== null && asksDetails(failure.code) && (detailsSavedAt === null || detailsSavedAt <= failure.at)

export type DetailsChange = 'new' | 'changed' | 'after_batch'
type DetailsDates = {
  /** Null where that was before we wrote it down. */
  readonly first_at: Date | null
  readonly changed_at: Date | null
}
/** What whoever releases should know about an account: it is new, was changed lately, or has been changed since it was frozen. */
export function detailsChange(
  { first_at, changed_at }: DetailsDates,
  frozenAt: Date | null,
  since: Date,
): { kind: DetailsChange; at: Date } | null {
  if (changed_at && frozenAt && changed_at > frozenAt) return { kind: 'after_batch', at: changed_at }
  if (changed_at && changed_at >= since) return { kind: 'changed', at: changed_at }
  return first_at && first_at >= since ? { kind: 'new', at: first_at } : null
}
