import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, after, monthsLater, HOUR, SECOND } from '../kernel/time/time.ts'
import { daysAfter, riyadhNoon, workingDaysAfter } from '../kernel/time/working-days.ts'
import { CONSENTED, INVITED, type ReferralStatus, type VoidReason, isOpen } from './states.ts'

export const MAX_YEARS = 60

/** A short project pays when it ends, a longer one after probation (D-85). */
export const bonusPaidAfter = (
  contractMonths: number,
  { referral_short_months }: Pick<Policies, 'referral_short_months'>,
): 'project' | 'probation' => (contractMonths <= referral_short_months ? 'project' : 'probation')

/** Until when the friend's link works, and until when the first valid referral is exclusive (D-86). */
export type InvitationEnds = { readonly link_ends_at: Date; readonly hold_ends_at: Date }
export const invitationEnds = (
  invited: Date,
  { referral_link_days, referral_hold_days }: Pick<Policies, 'referral_link_days' | 'referral_hold_days'>,
): InvitationEnds => ({
  link_ends_at: after(invited, referral_link_days * DAY),
  hold_ends_at: after(invited, referral_hold_days * DAY),
})

/**
 * A sign-up by a personal link is an invitation of that moment which the friend accepted: it is attributed while such an
 * invitation would still be held.
 */
export const signUpsSince = (now: Date, { referral_hold_days }: Pick<Policies, 'referral_hold_days'>): Date =>
  after(now, -referral_hold_days * DAY)

/** Cutoff: a person who has used the product since then counts as known to us, and cannot be referred. */
export const activeSince = (now: Date, { referral_active_months }: Pick<Policies, 'referral_active_months'>): Date =>
  monthsLater(now, -referral_active_months)

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

/** Years of experience by which the bonus is chosen, from the months of a profile: a tenth of a year counts when it is full. */
export const yearsForBonus = (months: number): number => Math.floor((months * 10) / 12) / 10

/** The day of the bonus has come: whoever leaves after it has earned it for the referrer. */
export const isEarned = (bonus_due_on: string | null, today: string): boolean =>
  bonus_due_on !== null && bonus_due_on <= today

/** By when finance pays what has been earned. */
export const payBy = (
  earned: Date,
  { referral_payment_days, holidays }: Pick<Policies, 'referral_payment_days' | 'holidays'>,
): Date => workingDaysAfter(earned, referral_payment_days, holidays)

type Person = { email: string; phone: string | null }

export const isSamePerson = (one: Person, other: Person): boolean =>
  one.email === other.email || (one.phone !== null && one.phone === other.phone)

type Earlier = InvitationEnds & { status: ReferralStatus; void_reason: VoidReason | null }

/** Whether an earlier referral of the same friend blocks a new one: it is still open, or the friend declined. */
export const blocksReferral = (earlier: Earlier, now: Date): boolean =>
  (isOpen(earlier.status) && earlier.status !== 'failed' && !hasLapsed(earlier, now)) ||
  earlier.void_reason === 'declined'

/** Expired: the link was not answered in time, or the friend consented and never signed up. */
export const hasLapsed = (
  { status, link_ends_at, hold_ends_at }: InvitationEnds & { status: ReferralStatus },
  now: Date,
): boolean => (INVITED.includes(status) && link_ends_at <= now) || (CONSENTED.includes(status) && hold_ends_at <= now)

export type Dates = InvitationEnds & {
  status: ReferralStatus
  tests_due_at: Date | null
  bonus_due_on: string | null
  pay_by: Date | null
}

export const NEXT_DATES = ['answer_by', 'register_by', 'tests_by', 'bonus_on', 'paid_by'] as const
export type NextDate = { what: (typeof NEXT_DATES)[number]; at: Date }

/** What comes next, and when; none where the next step has no date. */
export function nextDate(dates: Dates): NextDate | null {
  const { status, tests_due_at, bonus_due_on, pay_by } = dates
  if (status === 'invited') return { what: 'answer_by', at: dates.link_ends_at }
  if (status === 'consented') return { what: 'register_by', at: dates.hold_ends_at }
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

/** What a visitor may do who has proved an address but has no account (D-86). */
export const VISITOR_REFERRER = {
  /** How long the proof counts, in milliseconds. */
  proof: 2 * HOUR,
  /** Failed attempts count too: otherwise the limit would reveal who has an account. */
  tries: { count: 5, seconds: DAY / SECOND },
} as const

/** The three forms a visitor fills in, one after the other. */
export const VISITOR_STEPS = ['introduce', 'confirm', 'invite'] as const
export type VisitorStep = (typeof VISITOR_STEPS)[number]
