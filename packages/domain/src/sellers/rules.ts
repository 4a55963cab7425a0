import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { type AccountCurrency, DEMO_SELLER, MAX_DAYS_AHEAD } from './limits.ts'
import type { SellerState } from './schema.ts'

/** What decides about a version. */
export type VersionFacts = {
  readonly from_day: string
  readonly proposed_by_id: string
  readonly released_at: Date | null
  readonly withdrawn_at: Date | null
}

/** Nobody has decided about it yet. */
export const isWaiting = ({ released_at, withdrawn_at }: Pick<VersionFacts, 'released_at' | 'withdrawn_at'>): boolean =>
  released_at === null && withdrawn_at === null

/** `isCurrent`: it is the released version of the latest day that has come. */
export function stateOf(version: VersionFacts, isCurrent: boolean, now: Date): SellerState {
  if (version.withdrawn_at) return 'withdrawn'
  if (!version.released_at) return 'proposed'
  if (isCurrent) return 'in_force'
  return version.from_day > riyadhDay(now) ? 'planned' : 'past'
}

type DayFault = 'day_past' | 'day_far'
/** The day from which a proposal would hold: today or later, within a year. */
export function dayFault(from_day: string, now: Date): DayFault | null {
  const today = riyadhDay(now)
  if (from_day < today) return 'day_past'
  return from_day > daysAfter(today, MAX_DAYS_AHEAD) ? 'day_far' : null
}

type SettledFault = 'released' | 'withdrawn'
/** Why it can no longer be taken back: what was released stays in the history. */
export function withdrawalFault({ released_at, withdrawn_at }: VersionFacts): SettledFault | null {
  if (released_at) return 'released'
  return withdrawn_at ? 'withdrawn' : null
}

/** Dual control: never by whoever proposed it, whatever their roles; and never after its day, which would change the past. */
export function releaseFault(
  version: VersionFacts,
  staffId: string,
  now: Date,
): SettledFault | 'own_proposal' | 'too_late' | null {
  const settled = withdrawalFault(version)
  if (settled) return settled
  if (version.proposed_by_id === staffId) return 'own_proposal'
  return isTooLate(version, now) ? 'too_late' : null
}

export const isTooLate = (version: VersionFacts, now: Date): boolean =>
  isWaiting(version) && version.from_day < riyadhDay(now)

/** The account for a currency; undefined where nothing can be promised. */
export const accountFor = <Account extends { readonly currency: AccountCurrency }>(
  accounts: readonly Account[],
  currency: AccountCurrency,
): Account | undefined => accounts.find((account) => account.currency === currency)

/** Papers with this number say that they are not valid. */
export const isDemoNumber = (vatNumber: string): boolean => vatNumber === DEMO_SELLER.vat_number
