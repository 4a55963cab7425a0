import type { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { feedbackFault, lacksReason, hasMet } from '@fareeq/domain/interviews/rules-feedback.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Client, Talent } from '../../../platform/session.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { readForClient } from '../actions-client.ts'
import { lockSettled, moveInterview } from '../actions-moves.ts'
import { readForTalent } from '../actions-talent.ts'
import { insertFeedback, insertRating } from './queries-feedback.ts'
import { isReachable } from '../queries.ts'

/** What the company thinks, once and in time. It decides what becomes of the nomination. */
export const giveFeedback = (ctx: RequestContext<Client>, id: string, form: BodyOf<(typeof contract)['give']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const { action, scores = {}, share_with_talent } = form
    const reason = form.reason || null
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    await moveInterview(ctx, id, {
      event: 'give_feedback',
      mover: 'client',
      actor: actorOf(viewer),
      check: (interview) => {
        const fault = feedbackFault({ ...interview, isFollowed: interview.has_further })
        if (fault) throw new Refusal(interviewErrors[fault])
        if (lacksReason({ action, reason }))
          throw new Refusal(interviewErrors.feedback_reason_needed, { field: 'reason' })
      },
      prepare: async ({ db, now }) => {
        const given_by = viewer.userId
        await insertFeedback(db, { interview_id: id, action, reason, scores, share_with_talent, given_by, at: now })
        return { data: { action, ...(reason && { reason }), shared: share_with_talent } }
      },
    })
    return readForClient(ctx, id)
  })

/** Only colleagues of ours read it. */
export const rate = (ctx: RequestContext<Talent>, id: string, { stars, comment }: BodyOf<(typeof contract)['rate']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    if (!hasMet(await lockSettled(ctx, id), now)) throw new Refusal(interviewErrors.feedback_early)
    if (!(await insertRating(db, id, stars, comment || null, now))) throw new Refusal(interviewErrors.rating_given)
    const subject = { kind: 'interview', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'interview.rated', subject, details: { stars } })
    return readForTalent(ctx, id)
  })
