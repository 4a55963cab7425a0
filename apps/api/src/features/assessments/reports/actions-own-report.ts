import type { TalentReport } from '@fareeq/domain/assessments/schema-report.ts'
import { ANNULLED, SUBMITTED_STATES, REPORTED, factsOf } from '@fareeq/domain/assessments/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { mayObject } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import { objectionDue } from '@fareeq/domain/assessments/review/rules-review.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import { newId } from '../../../platform/ids.ts'
import type { Member } from '../../../platform/session.ts'
import { basicRow } from '../../talents/queries-profile.ts'
import { savePersonalityShare } from '../queries-personality.ts'
import { readPersonality, readVideos, testReports } from '../actions-reports.ts'
import { sharesOf } from './actions-sharing.ts'
import { explanationsOf, lockOwnAttempt, insertObjection, saveComment } from './queries-reports.ts'

/** One's own report: also what was annulled, so that one can object to it. */
export async function readReport(ctx: RequestContext<Member>): Promise<{ data: TalentReport }> {
  const { db, viewer } = ctx
  const { verified, qualified } = await basicRow(db, viewer)
  const { personality, shared } = await readPersonality(db, viewer.userId)
  return {
    data: {
      verified,
      qualified,
      tests: await testReports(db, viewer.userId, [...REPORTED, ...ANNULLED]),
      explanations: (await explanationsOf(db, viewer.userId)).flatMap(({ content, ...explanation }) =>
        content.kind === 'multiple_choice' ? [{ ...explanation, topic: content.topic, why: content.why }] : [],
      ),
      personality,
      personality_shared: shared,
      videos: await readVideos(ctx, viewer.userId, SUBMITTED_STATES),
      shares: await sharesOf(ctx),
    },
  }
}

export async function sharePersonality(ctx: RequestContext<Member>, shared: boolean) {
  if (!(await savePersonalityShare(ctx.db, ctx.viewer.userId, shared ? ctx.now : null)))
    throw new Refusal(platformErrors.not_found)
  return readReport(ctx)
}

/** The talent's comment on their report, visible to everybody who sees the report. */
export const commentOn = (ctx: RequestContext<Member>, id: string, note: string) =>
  inTransaction(ctx, async (ctx) => {
    const attempt = await lockOwnAttempt(ctx.db, ctx.viewer.userId, id)
    if (!attempt || !(factsOf(attempt.state).is_reported || ANNULLED.includes(attempt.state)))
      throw new Refusal(platformErrors.not_found)
    await saveComment(ctx.db, id, note, ctx.now)
    return readReport(ctx)
  })

/** A person who has not graded it answers within the promised working days. */
export const objectTo = (ctx: RequestContext<Member>, id: string, note: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const attempt = await lockOwnAttempt(db, viewer.userId, id)
    if (!attempt) throw new Refusal(platformErrors.not_found)
    if (!mayObject(attempt.state, attempt.objected)) throw new Refusal(assessmentErrors.nothing_to_object)
    const dueAt = objectionDue(now, platform.policies.at(now))
    await insertObjection(db, { id: newId(now), attemptId: id, note, dueAt }, now)
    await audit(db, { actor: actorOf(viewer), action: 'assessment.objected', subject: { kind: 'assessment', id } })
    await publishToStaff(db, platform.events, 'assessment.changed', { id })
    return readReport(ctx)
  })
