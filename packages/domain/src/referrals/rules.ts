import type { Policies } from '../kernel/policies.ts'
import { DAY, after } from '../kernel/time.ts'
import { daysAfter, riyadhNoon, workingDaysAfter } from '../kernel/working-days.ts'
import { type ReferralStatus, type VoidReason, isOpen } from './states.ts'

/** How an invitation lives; when tests, bonus and money follow is policy (D-85). */
export const REFERRAL = {
  /** How long the link in the friend's mail works. */
  linkDays: 30,
  /** A friend who has not answered may be asked again after so many days, and so often. */
  againAfterDays: 3,
  againAtMost: 2,
  /** The first valid referral has a friend to itself for so long (D-86). */
  holdDays: 90,
  /** Whoever was here since then needs nobody to bring them. */
  activeMonths: 12,
} as const

/** A short project pays when it ends, a longer one after probation (D-85). */
export const bonusPaidAfter = (
  contractMonths: number,
  { referral_short_months }: Pick<Policies, 'referral_short_months'>,
): 'project' | 'probation' => (contractMonths <= referral_short_months ? 'project' : 'probation')

export const linkEnds = (invited: Date): Date => after(invited, REFERRAL.linkDays * DAY)
export const holdEnds = (invited: Date): Date => after(invited, REFERRAL.holdDays * DAY)

/** The last moment at which having been here makes a person nobody's find. */
export function activeSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - REFERRAL.activeMonths)
  return since
}

/** By when a friend who has registered must be invited to the tests. */
export const testsDue = (
  registered: Date,
  { referral_tests_days, holidays }: Pick<Policies, 'referral_tests_days' | 'holidays'>,
): Date => workingDaysAfter(registered, referral_tests_days, holidays)

export type Contract = { starts_on: string; ends_on: string | null; months: number }

/** The day the bonus is earned, known from the day of hire: the end of a short contract, or of probation. */
export const bonusDueOn = (
  { starts_on, ends_on, months }: Contract,
  policies: Pick<Policies, 'referral_short_months' | 'referral_probation_days'>,
): string =>
  bonusPaidAfter(months, policies) === 'project' && ends_on !== null
    ? ends_on
    : daysAfter(starts_on, policies.referral_probation_days)

/** By when finance pays what has been earned. */
export const payBy = (
  earned: Date,
  { referral_payment_days, holidays }: Pick<Policies, 'referral_payment_days' | 'holidays'>,
): Date => workingDaysAfter(earned, referral_payment_days, holidays)

type Person = { email: string; phone: string | null }

export const isSamePerson = (one: Person, other: Person): boolean =>
  one.email === other.email || (one.phone !== null && one.phone === other.phone)

type Earlier = { status: ReferralStatus; void_reason: VoidReason | null; invited_at: Date }

/**
 * Whether an earlier referral of the same friend keeps a new one out: one that is still under way, or a friend who said
 * no and is asked by nobody again.
 */
export const standsInTheWay = ({ status, void_reason, invited_at }: Earlier, now: Date): boolean =>
  (isOpen(status) && status !== 'failed' && !hasLapsed({ status, invited_at }, now)) || void_reason === 'declined'

/** The link was not answered in time, or the friend agreed and never came. */
export const hasLapsed = ({ status, invited_at }: Omit<Earlier, 'void_reason'>, now: Date): boolean =>
  (status === 'invited' && linkEnds(invited_at) <= now) || (status === 'consented' && holdEnds(invited_at) <= now)

export type Dates = {
  status: ReferralStatus
  invited_at: Date
  tests_due_at: Date | null
  bonus_due_on: string | null
  pay_by: Date | null
}

export const NEXT_DATES = ['answer_by', 'register_by', 'tests_by', 'bonus_on', 'paid_by'] as const
export type NextDate = { what: (typeof NEXT_DATES)[number]; at: Date }

/** What comes next, and when; none where the next step has no date. */
export function nextDate({ status, invited_at, tests_due_at, bonus_due_on, pay_by }: Dates): NextDate | null {
  if (status === 'invited') return { what: 'answer_by', at: linkEnds(invited_at) }
  if (status === 'consented') return { what: 'register_by', at: holdEnds(invited_at) }
  if (status === 'registered' && tests_due_at) return { what: 'tests_by', at: tests_due_at }
  if (status === 'hired' && bonus_due_on) return { what: 'bonus_on', at: riyadhNoon(bonus_due_on) }
  if (status === 'bonus_due' && pay_by) return { what: 'paid_by', at: pay_by }
  return null
}

/** What the friend's link leads to. */
export const INVITATION_STATES = ['open', 'accepted', 'declined', 'over'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
export function invitationState(referral: Earlier, now: Date): InvitationState {
  const { status, void_reason } = referral
  if (status === 'void') return void_reason === 'declined' ? 'declined' : 'over'
  if (status !== 'invited') return 'accepted'
  return hasLapsed(referral, now) ? 'over' : 'open'
}
