import { answerDue, isReminderDue, isUnanswered, standingOf } from '@fareeq/domain/interviews/rules-absence.ts'
import { audit } from '../../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../../platform/context.ts'
import { lockSettled } from '../actions-moves.ts'
import { publishChange } from '../actions-publishing.ts'
import { otherSide } from './actions-no-show.ts'
import { notifyParty } from '../actions-notifying.ts'
import { claimOf, markLapsed, markReminded, openClaims } from './queries-no-show.ts'
import { partiesOf } from '../queries-parties.ts'
import { recordEvent } from '../queries.ts'

/** Reminds of unanswered absence claims, and saves those that lapsed. */
export async function followClaims(ctx: ActionContext): Promise<void> {
  for (const { id } of await openClaims(ctx.db))
    await inTransaction(ctx, async (ctx) => {
      const { db, platform, now } = ctx
      const interview = await lockSettled(ctx, id)
      const claim = await claimOf(db, id)
      if (!claim) return
      const { claimed_by, note, at } = claim
      const policies = platform.policies.at(at)
      const standing = standingOf(claim, interview.state, policies, now)
      if (!standing) return
      const due = answerDue(at, policies)
      if (isReminderDue(claim, policies, now)) {
        await markReminded(db, id, now)
        const sideNews = { side: otherSide(claimed_by), news: 'absence_reminder' } as const
        await notifyParty(ctx, await partiesOf(db, id), sideNews, { reason: note, due })
      }
      // The claim is upheld, without consequences.
      if (!isUnanswered(standing) || !(await markLapsed(db, id, due))) return
      const event = {
        kind: 'no_show_unanswered',
        to_state: interview.state,
        actor_kind: 'system',
        actor_id: null,
      } as const
      await recordEvent(db, id, { ...event, data: {} }, due)
      const subject = { kind: 'interview', id } as const
      await audit(db, { actor: { kind: 'system' }, action: 'interview.no_show_unanswered', subject })
      await publishChange(ctx, interview)
      await notifyParty(ctx, await partiesOf(db, id), {
        side: claimed_by,
        news: 'absence_unanswered',
      })
    })
}
