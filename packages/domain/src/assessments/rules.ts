import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, MINUTE, after } from '../kernel/time/time.ts'
import { ASSESSMENT_FACTS, type AssessmentKind, type ExtraTime, WHOLE_SETS } from './limits.ts'
import type { Assessment } from './rules-offers.ts'
import { type AttemptState, factsOf } from './states.ts'

/** What is known of one attempt at an assessment, oldest first where there are several. */
export type AttemptFacts = { readonly state: AttemptState; readonly ended_at: Date | null }

/** State of an assessment for one talent. */
export type AssessmentStanding =
  | { readonly kind: 'available'; readonly trials_left: number }
  | { readonly kind: 'open' | 'waiting' | 'passed' | 'done' }
  | { readonly kind: 'locked'; readonly until: Date }

/** Another attempt may be made. */
export const isAvailable = (standing: AssessmentStanding['kind']): boolean => standing === 'available'
/** An attempt may be made, or goes on. */
export const isBeginnable = (standing: AssessmentStanding['kind']): boolean =>
  isAvailable(standing) || standing === 'open'

/** The policy numbers in force at a moment: an announced date or number of trials does not change later. */
export type TrialPoliciesAt = (moment: Date) => Pick<Policies, 'assessment_trials' | 'assessment_wait_days'>

type Round = { readonly left: number; readonly ended_at: Date | null }

/** The policy at the first trial of a round counts (K-046); an attempt that was voided or never started is no trial. */
const roundOf = (trials: readonly AttemptFacts[], at: TrialPoliciesAt): Round =>
  trials.reduce<Round>(
    ({ left }, { ended_at }) => ({
      left: (left > 0 ? left : at(ended_at ?? new Date(0)).assessment_trials) - 1,
      ended_at,
    }),
    { left: 0, ended_at: null },
  )

/** So many trials, then a wait (K-046). */
export function standingOf(
  { kind }: Pick<Assessment, 'kind'>,
  attempts: readonly AttemptFacts[],
  at: TrialPoliciesAt,
  now: Date,
): AssessmentStanding {
  const states = attempts.map(({ state }) => state)
  if (states.some((state) => factsOf(state).is_open)) return { kind: 'open' }
  if (states.some((state) => factsOf(state).verdict === 'passed')) return { kind: 'passed' }
  const trials = attempts.filter(({ state }) => factsOf(state).is_trial)
  if (trials.some(({ state }) => factsOf(state).verdict === null)) return { kind: 'waiting' }
  if (!ASSESSMENT_FACTS[kind].is_scored && states.some((state) => factsOf(state).is_reported)) return { kind: 'done' }
  const { left, ended_at } = roundOf(trials, at)
  if (left > 0) return { kind: 'available', trials_left: left }
  const until = ended_at && after(ended_at, at(ended_at).assessment_wait_days * DAY)
  return until && until > now
    ? { kind: 'locked', until }
    : { kind: 'available', trials_left: at(now).assessment_trials }
}

export const linkExpiry = (now: Date, { assessment_link_days }: Pick<Policies, 'assessment_link_days'>): Date =>
  after(now, assessment_link_days * DAY)

export type LengthPolicies = Pick<
  Policies,
  `assessment_${'choice' | 'coding'}_items` | `assessment_${'choice' | 'coding' | 'video' | 'personality'}_minutes`
>

/** How many items an attempt has and how many minutes it takes, without extra time (D-54). */
export function lengthOf(kind: AssessmentKind, policies: LengthPolicies): { items: number; minutes: number } {
  switch (kind) {
    case 'multiple_choice':
      return { items: policies.assessment_choice_items, minutes: policies.assessment_choice_minutes }
    case 'coding':
      return { items: policies.assessment_coding_items, minutes: policies.assessment_coding_minutes }
    default:
      return { items: WHOLE_SETS[kind], minutes: policies[`assessment_${kind}_minutes`] }
  }
}

/** Milliseconds somebody has for an attempt. */
export const timeFor = ({ kind }: Pick<Assessment, 'kind'>, extra: ExtraTime, policies: LengthPolicies): number =>
  lengthOf(kind, policies).minutes * MINUTE * (1 + extra / 100)

export const isPass = (score: number, { assessment_pass_mark }: Pick<Policies, 'assessment_pass_mark'>): boolean =>
  score >= assessment_pass_mark
