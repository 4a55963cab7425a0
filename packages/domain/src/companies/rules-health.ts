import { type Action, staffMay } from '../kernel/permissions/permissions.ts'
import { DAY, after } from '../kernel/time/time.ts'

/** Levels of health, the worst last. A level is always shown with its reasons. */
export const HEALTHS = ['good', 'attention', 'at_risk'] as const
export type Health = (typeof HEALTHS)[number]

type Reason = {
  /** The reasons are shown, so health is computed from what its reader may see. */
  readonly may: Action
  /** So many days before its moment it begins to count; negative: after it. */
  readonly daysAhead: number
  /** So many days after it began to count the company is at risk; null: never by this alone. */
  readonly daysToRisk: number | null
  /** So many days after it began it is forgotten; null: it lasts until it is solved. */
  readonly maxAgeDays: number | null
}

/** Each reason has a moment: a deadline, the end of a contract, the last thing the company did. */
export const HEALTH_REASONS = {
  /** Its due day is over. */
  overdue_invoice: { may: 'invoices.view', daysAhead: 0, daysToRisk: 14, maxAgeDays: null },
  /** It ends, and the company has not said whether it renews. */
  ending_contract: { may: 'contracts.read', daysAhead: 30, daysToRisk: 16, maxAgeDays: null },
  /** An answer of ours is late. */
  late_ticket: { may: 'tickets.answer', daysAhead: 0, daysToRisk: 3, maxAgeDays: null },
  /** It expires without an answer. */
  expiring_nomination: { may: 'nominations.read', daysAhead: 3, daysToRisk: null, maxAgeDays: null },
  /** The turn of the company is nearly over. */
  waiting_interview: { may: 'interviews.read', daysAhead: 1, daysToRisk: null, maxAgeDays: null },
  /** The turn of the company passed without a word. */
  missed_interview: { may: 'interviews.read', daysAhead: 0, daysToRisk: null, maxAgeDays: 30 },
  /** It is written, and no meeting is booked: matching cannot begin. */
  unbooked_meeting: { may: 'requests.read', daysAhead: -2, daysToRisk: 7, maxAgeDays: null },
  /** Somebody began to write it, and left. */
  unfinished_request: { may: 'requests.read', daysAhead: -3, daysToRisk: null, maxAgeDays: 60 },
  /** The company signed up, and never began to write one. */
  no_request: { may: 'requests.read', daysAhead: -3, daysToRisk: null, maxAgeDays: 60 },
  /** A request is open, and nobody of the company has done anything. */
  quiet: { may: 'requests.read', daysAhead: -30, daysToRisk: 30, maxAgeDays: null },
} as const satisfies Readonly<Record<string, Reason>>
export type HealthReason = keyof typeof HEALTH_REASONS
export const HEALTH_REASON_NAMES = Object.keys(HEALTH_REASONS) as [HealthReason, ...HealthReason[]]

export const healthReasonsFor = (roles: readonly string[]): HealthReason[] =>
  HEALTH_REASON_NAMES.filter((reason) => staffMay(roles, HEALTH_REASONS[reason].may))

const days = (count: number): number => count * DAY

/** A reason counts when its moment is before `before`, and after `since` where it expires. */
export function spanOf(reason: HealthReason, now: Date): { before: Date; since: Date | null } {
  const { daysAhead, maxAgeDays }: Reason = HEALTH_REASONS[reason]
  const before = after(now, days(daysAhead))
  return { before, since: maxAgeDays === null ? null : after(before, -days(maxAgeDays)) }
}

/** With a moment before this one the reason puts the company at risk. */
export function riskBefore(reason: HealthReason, now: Date): Date | null {
  const { daysAhead, daysToRisk }: Reason = HEALTH_REASONS[reason]
  return daysToRisk === null ? null : after(now, days(daysAhead - daysToRisk))
}

/** How many of a kind there are, and the earliest moment among them. */
export type ReasonFacts = { readonly reason: HealthReason; readonly count: number; readonly at: Date }

const isCounted = ({ reason, count, at }: ReasonFacts, now: Date): boolean => {
  const { before, since } = spanOf(reason, now)
  return count > 0 && at < before && (since === null || at >= since)
}

/** The worst of its reasons, which come first; without any it is good. */
export function healthOf(facts: readonly ReasonFacts[], now: Date) {
  const levelOf = ({ reason, at }: ReasonFacts): Health => {
    const risk = riskBefore(reason, now)
    return risk && at < risk ? 'at_risk' : 'attention'
  }
  const reasons = facts
    .filter((fact) => isCounted(fact, now))
    .map((fact) => ({ ...fact, level: levelOf(fact) }))
    .toSorted(
      (a, b) =>
        HEALTHS.indexOf(b.level) - HEALTHS.indexOf(a.level) ||
        HEALTH_REASON_NAMES.indexOf(a.reason) - HEALTH_REASON_NAMES.indexOf(b.reason),
    )
  return { health: reasons[0]?.level ?? 'good', reasons }
}
