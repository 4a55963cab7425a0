import { answerDue, isReminderDue, isUnanswered, standingOf } from '@fareeq/domain/interviews/rules-absence.ts'
import { audit } from '../../../platform/audit.ts'
import { type Work, inTransaction } from '../../../platform/call.ts'
import { lockSettled, publishChange } from '../actions-moves.ts'
import { otherSide } from './actions-no-show.ts'
import { notifyParty } from '../actions-notifying.ts'
import { claimOf, markLapsed, markReminded, openClaims } from './queries-no-show.ts'
import { partiesOf } from '../queries-parties.ts'
import { recordEvent } from '../queries.ts'

/** Reminds of unanswered absence claims, and saves those that lapsed. */
export async function followClaims(work: Work): Promise<void> {
  for (const { id } of await openClaims(work.db))
    await inTransaction(work, async (work) => {
      const { db, platform, now } = work
      const interview = await lockSettled(work, id)
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
        await notifyParty(work, await partiesOf(db, id), sideNews, { reason: note, due })
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
      await publishChange(work, interview)
      await notifyParty(work, await partiesOf(db, id), {
        side: claimed_by,
        news: 'absence_unanswered',
      })
    })
}
