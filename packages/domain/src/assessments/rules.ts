import { after } from '../kernel/time.ts'
import { type ExtraTime, LENGTHS, LINK_LIFE, LOCK, PASS_MARK, TRIALS } from './limits.ts'
import type { Assessment } from './rules-offers.ts'
import { type AttemptState, factsOf } from './states.ts'

/** What is known of one attempt at an assessment, oldest first where there are several. */
export type AttemptFacts = { readonly state: AttemptState; readonly ended_at: Date | null }

/** How an assessment stands for one talent. */
export type Standing =
  | { readonly kind: 'available'; readonly trials_left: number }
  | { readonly kind: 'open' | 'waiting' | 'passed' | 'done' }
  | { readonly kind: 'locked'; readonly until: Date }

/**
 * Two trials, then a month (K-046). Trials are counted from the last lock on; what was voided or never begun is none.
 */
export function standingOf({ kind }: Pick<Assessment, 'kind'>, attempts: readonly AttemptFacts[], now: Date): Standing {
  const states = attempts.map(({ state }) => state)
  if (states.some((state) => factsOf(state).is_open)) return { kind: 'open' }
  if (states.some((state) => factsOf(state).verdict === 'passed')) return { kind: 'passed' }
  const trials = attempts.filter(({ state }) => factsOf(state).is_trial)
  if (trials.some(({ state }) => factsOf(state).verdict === null)) return { kind: 'waiting' }
  if (kind === 'personality' && states.some((state) => factsOf(state).is_reported)) return { kind: 'done' }
  const used = trials.length % TRIALS
  const last = trials.at(-1)
  if (last?.ended_at && used === 0) {
    const until = after(last.ended_at, LOCK)
    if (until > now) return { kind: 'locked', until }
  }
  return { kind: 'available', trials_left: TRIALS - used }
}

export const linkExpiry = (now: Date): Date => after(now, LINK_LIFE)

/** Milliseconds somebody has for an attempt. */
export const timeFor = ({ kind }: Pick<Assessment, 'kind'>, extra: ExtraTime): number =>
  LENGTHS[kind].minutes * 60_000 * (1 + extra / 100)

export const isPass = (score: number): boolean => score >= PASS_MARK
