import type { Policies } from '../../kernel/policies/policies.ts'
import { workingDaysAfter } from '../../kernel/time/working-days.ts'
import type { IntegrityLevel } from '../limits.ts'
import { type AttemptState, FOR_REVIEW, UNGRADED, attemptLife } from '../states.ts'

export type ReviewPolicies = Pick<Policies, 'work_video_days' | 'work_incident_days' | 'holidays'>

/** By when a recording is watched, and an incident looked into (D-74): what our own work may wait. */
export const videoDue = (since: Date, { work_video_days, holidays }: ReviewPolicies): Date =>
  workingDaysAfter(since, work_video_days, holidays)
export const incidentDue = (since: Date, { work_incident_days, holidays }: ReviewPolicies): Date =>
  workingDaysAfter(since, work_incident_days, holidays)

/** By when a named person answers an objection. */
export const objectionDue = (
  since: Date,
  { assessment_objection_days, holidays }: Pick<Policies, 'assessment_objection_days' | 'holidays'>,
): Date => workingDaysAfter(since, assessment_objection_days, holidays)

/** From here on a person looks at how a result came about. */
export const DOUBTFUL = ['medium', 'high'] as const satisfies readonly IntegrityLevel[]
/** A result that a doubt about conduct could take away. */
export const ANNULLABLE = attemptLife.sources('annul')

export type ReviewFacts = {
  readonly state: AttemptState
  readonly integrity: IntegrityLevel
  /** In the words of the talent; null where the platform noticed it. */
  readonly incident: string | null
  readonly incident_at: Date | null
  readonly decided_by: string | null
  readonly decided_at: Date | null
  readonly has_objection: boolean
}

/** A doubt about conduct that nobody has looked at. */
export const isDoubtful = ({ state, integrity, decided_by }: ReviewFacts): boolean =>
  ANNULLABLE.includes(state) && DOUBTFUL.some((level) => level === integrity) && decided_by === null

/** An incident nobody has looked into since it was reported. */
export const isIncidentOpen = ({ state, incident_at, decided_at }: ReviewFacts): boolean =>
  attemptLife.next(state, 'void') !== null && incident_at !== null && (decided_at === null || decided_at < incident_at)

/** Its code could not be run, and nobody has looked into it: reported by the platform, not by its talent. */
export const isStuck = (facts: ReviewFacts): boolean => isIncidentOpen(facts) && facts.incident === null

/** What a colleague may do with an attempt. An objection is answered by somebody else than who decided it. */
export const reviewChoices = (facts: ReviewFacts, me: string) => ({
  review: FOR_REVIEW.includes(facts.state),
  give_back: attemptLife.next(facts.state, 'void') !== null,
  annul: attemptLife.next(facts.state, 'annul') !== null,
  // Without a result there is nothing to keep: it would wait for ever.
  keep: isDoubtful(facts) || (isIncidentOpen(facts) && !UNGRADED.includes(facts.state)),
  answer_objection: facts.has_objection && facts.decided_by !== me,
})

/** The scores in the order of the rubric; null while one is missing, or where one is none of its criteria. */
export function scoresInOrder(criteria: readonly string[], scores: Readonly<Record<string, number>>): number[] | null {
  const inOrder = criteria.flatMap((id) => (Object.hasOwn(scores, id) ? [scores[id]!] : []))
  return inOrder.length === criteria.length && Object.keys(scores).length === criteria.length ? inOrder : null
}
