import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { FOR_REVIEW, UNGRADED, factsOf } from '@fareeq/domain/assessments/states.ts'

/** Outcome of an attempt, as its owner sees it. `given_back` counts as never taken. */
export type Outcome = 'waiting' | 'delayed' | 'review' | 'passed' | 'failed' | 'completed' | 'annulled' | 'given_back'

export function outcomeOf({ state, passed, is_delayed }: Pick<Attempt, 'state' | 'passed' | 'is_delayed'>): Outcome {
  if (FOR_REVIEW.includes(state)) return 'review'
  if (UNGRADED.includes(state)) return is_delayed ? 'delayed' : 'waiting'
  const { is_reported, is_trial } = factsOf(state)
  if (!is_reported) return is_trial ? 'annulled' : 'given_back'
  return passed === null ? 'completed' : passed ? 'passed' : 'failed'
}

/** Something is still to come. */
export const isPending = (attempt: Pick<Attempt, 'state'>): boolean => UNGRADED.includes(attempt.state)
