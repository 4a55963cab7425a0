import { type ConductEvent, integrityLevel } from '@fareeq/domain/assessments/grading/rules-conduct.ts'
import type { IntegrityLevel } from '@fareeq/domain/assessments/limits.ts'
import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import {
  type ReviewFacts,
  type ReviewPolicies,
  incidentDue,
  isIncidentOpen,
  isStuck,
  videoDue,
} from '@fareeq/domain/assessments/review/rules-review.ts'
import type { assessmentsOpsContract } from '@fareeq/domain/assessments/contract-ops.ts'
import type { QueuedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { FOR_REVIEW, objectionLife } from '@fareeq/domain/assessments/states.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage } from '../../../platform/db/page.ts'
import type { Staff } from '../../../platform/session.ts'
import { queueCounts } from '../queries-queues.ts'
import { attemptsInQueue, conductOfMany, levelOf } from './queries-review.ts'
import type { ReviewRow } from './rows.ts'

/** The objection that waits for an answer. */
export const openObjection = ({ objection }: Pick<ReviewRow, 'objection'>) =>
  objection && objectionLife.moves(objection.state).length > 0 ? objection : null

export const reviewFacts = (row: ReviewRow, integrity: IntegrityLevel): ReviewFacts => ({
  ...row,
  integrity,
  has_objection: openObjection(row) !== null,
})

/** The integrity level is saved with the grade; before that it is computed from the conduct recorded so far. */
export async function levelsOf(db: Db, rows: readonly ReviewRow[]): Promise<Map<string, IntegrityLevel>> {
  const ungraded = rows.filter((row) => levelOf(row) === null).map(({ id }) => id)
  const conduct = ungraded.length > 0 ? await conductOfMany(db, ungraded) : []
  const events = (id: string): ConductEvent[] => conduct.filter(({ attempt_id }) => attempt_id === id)
  return new Map(rows.map((row) => [row.id, levelOf(row) ?? integrityLevel(events(row.id), 0)]))
}

/** By when somebody has promised an answer; the first of several promises. */
function dueAt(row: ReviewRow, facts: ReviewFacts, policies: ReviewPolicies): Date | null {
  const objection = openObjection(row)
  const dates = [
    objection && new Date(objection.due_at),
    FOR_REVIEW.includes(row.state) && row.submitted_at ? videoDue(row.submitted_at, policies) : null,
    isIncidentOpen(facts) && row.incident_at ? incidentDue(row.incident_at, policies) : null,
  ].filter((date) => date !== null)
  return dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

export function toQueueEntry(row: ReviewRow, integrity: IntegrityLevel, policies: ReviewPolicies): QueuedAttempt {
  const assessment = assessmentOf(row.assessment_id)
  if (!assessment) throw new Error(`No such assessment: ${row.assessment_id}`)
  const { id, kind, title } = assessment
  const facts = reviewFacts(row, integrity)
  return {
    id: row.id,
    talent: { id: row.user_id, name: row.talent_name },
    assessment: { id, kind, title },
    state: row.state,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    due_at: dueAt(row, facts, policies)?.toISOString() ?? null,
    score: row.score,
    integrity,
    objection: openObjection(row)?.note ?? null,
    incident: row.incident,
    is_stuck: isStuck(facts),
    owner: row.owner,
  }
}

export async function listQueue(
  { db, platform, viewer, lang, now }: RequestContext<Staff>,
  { queue, cursor, limit }: QueryOf<(typeof assessmentsOpsContract)['list']>,
) {
  const { page, next_cursor } = cutPage(await attemptsInQueue(db, viewer, { queue, cursor, limit }, lang), limit)
  const levels = await levelsOf(db, page)
  const policies = platform.policies.at(now)
  const data = page.map((row) => toQueueEntry(row, levels.get(row.id) ?? 'none', policies))
  return { data, meta: { next_cursor, counts: await queueCounts(db, viewer) } }
}
