import type { assessmentsOpsContract } from '@fareeq/domain/assessments/contract-ops.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { reviewChoices, scoresInOrder } from '@fareeq/domain/assessments/review/rules-review.ts'
import { rubricScore } from '@fareeq/domain/assessments/grading/rules-scoring.ts'
import { objectionLife } from '@fareeq/domain/assessments/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit, lastByStaff } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import type { Staff } from '../../../platform/session.ts'
import { colleague } from '../../staff/queries.ts'
import { rubricFor } from '../actions-bank.ts'
import { decisionBy, saveVerdict, undoAttempt } from '../grading/actions-verdict.ts'
import { levelsOf, openObjection, reviewFacts } from './actions-queue.ts'
import { readForReview } from './actions-reading.ts'
import { notifyIncidentKept, notifyObjectionRefused } from './actions-notifying.ts'
import { lockForReview, objectionOf, saveDecision, saveObjection } from './queries-review.ts'
import type { ReviewRow } from './rows.ts'

type Body<Name extends keyof typeof assessmentsOpsContract> = BodyOf<(typeof assessmentsOpsContract)[Name]>
type Choice = keyof ReturnType<typeof reviewChoices>
type Step = (ctx: RequestContext<Staff>, row: ReviewRow) => Promise<unknown>

const subjectOf = (id: string) => ({ kind: 'assessment', id }) as const
const DECISIONS = ['passed', 'failed', 'voided', 'annulled', 'kept', 'objection_answered'] as const

/** What a decision that comes too late is answered: who was faster, if it was a colleague (D-121). */
async function tooLate(db: Db, id: string): Promise<Refusal> {
  const actions = DECISIONS.map((decision) => `assessment.${decision}` as const)
  const conflictingChange = await lastByStaff(db, subjectOf(id), actions)
  if (!conflictingChange) return new Refusal(platformErrors.moved_on)
  return new Refusal(assessmentErrors.attempt_decided, {
    values: { name: conflictingChange.name },
    data: { by: conflictingChange.name, at: conflictingChange.at.toISOString() },
  })
}

/** The attempt, for this transaction alone, where this choice is still there. */
const withAttempt = (ctx: RequestContext<Staff>, id: string, choice: Choice, step: Step) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const row = await lockForReview(db, ctx.viewer, id, ctx.lang)
    if (!row) throw new Refusal(platformErrors.not_found)
    const facts = reviewFacts(row, (await levelsOf(db, [row])).get(id) ?? 'none')
    if (!reviewChoices(facts, ctx.viewer.staffId)[choice]) throw await tooLate(db, id)
    await step(ctx, row)
    return readForReview(ctx, id)
  })

/** By rubric, every criterion; the score follows from it, and whether it is enough is decided by a person. */
export const reviewVideo = (ctx: RequestContext<Staff>, id: string, { scores, decision, note }: Body<'review'>) =>
  withAttempt(ctx, id, 'review', async (ctx, row) => {
    const { db, viewer, now } = ctx
    const rubric = rubricFor(row.assessment_id)
    const inOrder = scoresInOrder(
      rubric.map((criterion) => criterion.id),
      scores,
    )
    if (!inOrder) throw new Refusal(assessmentErrors.rubric_unfinished, { field: 'scores' })
    const { name } = await colleague(db, viewer.staffId)
    const criteria = rubric.map(({ name, levels }, index) => {
      const score = inOrder[index] ?? 1
      return { name, score, meaning: levels[score - 1] ?? levels[0] }
    })
    const verdict = {
      score: rubricScore(inOrder),
      passed: decision === 'pass',
      test: { video: { reviewer: name, rubric: criteria, note } },
      actor: actorOf(viewer),
      also: decisionBy(viewer.staffId, note, now),
    }
    await saveVerdict(ctx, row, verdict)
  })

async function undo(ctx: RequestContext<Staff>, row: ReviewRow, event: 'void' | 'annul', reason: string) {
  const { db, viewer } = ctx
  const by = { event, actor: actorOf(viewer), reason, staffId: viewer.staffId }
  if (!(await undoAttempt(ctx, row, by))) throw await tooLate(db, row.id)
}

/** Giving the trial back is what an objection could have brought, so one that is open is answered by it. */
export const giveBackTrial = (ctx: RequestContext<Staff>, id: string, reason: string) =>
  withAttempt(ctx, id, 'give_back', async (ctx, row) => {
    const objection = openObjection(row)
    const state = objection && objectionLife.next(objection.state, 'accept')
    const answer = state && { state, staffId: ctx.viewer.staffId, answer: reason }
    if (answer && !(await saveObjection(ctx.db, id, answer, ctx.now))) throw await tooLate(ctx.db, id)
    await undo(ctx, row, 'void', reason)
  })

export const annulAttempt = (ctx: RequestContext<Staff>, id: string, reason: string) =>
  withAttempt(ctx, id, 'annul', (ctx, row) => undo(ctx, row, 'annul', reason))

/** A reviewer confirms that the attempt counts; a talent who reported an incident gets the reason. */
export const keepAttempt = (ctx: RequestContext<Staff>, id: string, reason: string) =>
  withAttempt(ctx, id, 'keep', async (ctx, row) => {
    const { db, viewer, platform, now } = ctx
    await saveDecision(db, id, decisionBy(viewer.staffId, reason, now), now)
    await audit(db, { actor: actorOf(viewer), action: 'assessment.kept', subject: subjectOf(id) })
    await publishToStaff(db, platform.events, 'assessment.changed', { id })
    if (row.incident_at) await notifyIncidentKept(ctx, row, reason)
  })

/** Answered by another person than who decided before; who is right gets the trial back. */
export const answerObjection = (
  ctx: RequestContext<Staff>,
  objectionId: string,
  { decision, reason }: Body<'decide'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const objection = await objectionOf(db, objectionId)
    if (!objection) throw new Refusal(platformErrors.not_found)
    const id = objection.attempt_id
    const row = await lockForReview(db, viewer, id, ctx.lang)
    const open = row && openObjection(row)
    const state = open && objectionLife.next(open.state, decision)
    if (!row || !state || open.id !== objectionId) throw await tooLate(db, id)
    if (row.decided_by === viewer.staffId) throw new Refusal(assessmentErrors.not_your_decision)
    // Compare-and-set: the row lock is on the attempt, and the objection was read before it was granted.
    if (!(await saveObjection(db, id, { state, staffId: viewer.staffId, answer: reason }, now)))
      throw await tooLate(db, id)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'assessment.objection_answered',
      subject: subjectOf(id),
      details: { decision: state },
    })
    if (decision === 'accept') await undo(ctx, row, 'void', reason)
    else {
      await publishToStaff(db, platform.events, 'assessment.changed', { id })
      await notifyObjectionRefused(ctx, row, reason)
    }
    return readForReview(ctx, id)
  })
