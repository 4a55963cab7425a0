import type { Cents } from '../kernel/money.ts'
import { staffMay } from '../kernel/permissions/permissions.ts'
import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { APPROVAL_KINDS, type ApprovalKind, MAX_SUBSTITUTE_DAYS, approvalFacts } from './limits.ts'
import { type ApprovalState, isWaiting } from './states.ts'

/** Whoever would decide. */
export type Releaser = {
  readonly staffId: string
  readonly roles: readonly string[]
  /** Somebody else appointed them for today. */
  readonly isSubstitute: boolean
}
type DecidableApproval = {
  readonly kind: ApprovalKind
  readonly state: ApprovalState
  readonly made_by_id: string
}

const isUsualReleaser = (kind: ApprovalKind, roles: readonly string[]): boolean =>
  approvalFacts(kind).releasers.some((role) => roles.includes(role))

export type DecisionFault = 'decided' | 'own' | 'not_releaser'
/** Dual control: never by whoever asked for it, whatever their roles, and also not as a substitute. */
export function decisionFault(
  { kind, state, made_by_id }: DecidableApproval,
  { staffId, roles, isSubstitute }: Releaser,
): DecisionFault | null {
  if (!isWaiting(state)) return 'decided'
  if (made_by_id === staffId) return 'own'
  return isUsualReleaser(kind, roles) || isSubstitute ? null : 'not_releaser'
}

export const releasableKinds = ({ roles, isSubstitute }: Omit<Releaser, 'staffId'>): ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => isSubstitute || isUsualReleaser(kind, roles))

/** Their own roles would not do. */
export const actsAsSubstitute = (kind: ApprovalKind, { roles, isSubstitute }: Releaser): boolean =>
  isSubstitute && !isUsualReleaser(kind, roles)

/** One person is enough as long as all that they released alone today stays within the limit. */
export const isWithinLimit = (amount: Cents | null, releasedAlone: Cents, limit: Cents | null): boolean =>
  limit !== null && amount !== null && releasedAlone + amount <= limit

/** Who may stand in: whoever may read approvals, and does not release all of them anyway. */
export const canSubstitute = (roles: readonly string[]): boolean =>
  staffMay(roles, 'approvals.release') && APPROVAL_KINDS.some((kind) => !isUsualReleaser(kind, roles))

type SubstitutePeriod = { readonly from_day: string; readonly to_day: string }
export type SubstituteFault =
  | 'substitute_self'
  | 'substitute_role'
  | 'substitute_day'
  | 'substitute_order'
  | 'substitute_long'
/** Appointed by somebody else, from today on, and not for ever. */
export function substituteFault(
  { from_day, to_day }: SubstitutePeriod,
  candidate: { readonly id: string; readonly roles: readonly string[] },
  appointerId: string,
  now: Date,
): SubstituteFault | null {
  if (candidate.id === appointerId) return 'substitute_self'
  if (!canSubstitute(candidate.roles)) return 'substitute_role'
  if (from_day < riyadhDay(now)) return 'substitute_day'
  if (to_day < from_day) return 'substitute_order'
  return to_day > daysAfter(from_day, MAX_SUBSTITUTE_DAYS - 1) ? 'substitute_long' : null
}

type Substitute = SubstitutePeriod & { readonly ended_at: Date | null }
export type SubstituteState = 'planned' | 'in_force' | 'past' | 'ended'
export function substituteState({ from_day, to_day, ended_at }: Substitute, now: Date): SubstituteState {
  const today = riyadhDay(now)
  if (ended_at) return 'ended'
  if (from_day > today) return 'planned'
  return to_day < today ? 'past' : 'in_force'
}
/** It may still be ended before its time. */
export const isEndable = (state: SubstituteState): boolean => state === 'planned' || state === 'in_force'
