import type { interviewsPanelContract as contract } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { MAX_ROUNDS } from '@fareeq/domain/interviews/rules-rounds.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { isInInterview } from '@fareeq/domain/nominations/states.ts'
import { hasExpired } from '@fareeq/domain/nominations/rules.ts'
import { actorOf } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Client } from '../../../platform/session.ts'
import { lockNomination } from '../../nominations/queries.ts'
import { beginInterview, readForClient } from '../actions-client.ts'
import { moveInterview } from '../actions-moves.ts'
import { extendNomination } from '../actions-nominations.ts'
import { notifyParty } from '../actions-notifying.ts'
import { publishChange } from '../actions-publishing.ts'
import { invitePanel } from '../panel/actions-panel.ts'
import { partiesOf } from '../queries-parties.ts'
import { isReachable, lastRoundOf, lockInterview } from '../queries.ts'

/** They have met and meet again: the round before is over, and the talent hears of the next one at once. */
export const askForRound = (
  ctx: RequestContext<Client>,
  previousId: string,
  { note, user_ids }: BodyOf<(typeof contract)['furtherRound']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    if (!(await isReachable(db, viewer, previousId))) throw new Refusal(platformErrors.not_found)
    const { nomination_id } = await moveInterview(ctx, previousId, {
      event: 'further_round',
      mover: 'client',
      actor: actorOf(viewer),
      check: ({ round }) => {
        if (round >= MAX_ROUNDS) throw new Refusal(interviewErrors.rounds_spent)
      },
    })
    const nomination = await lockNomination(db, nomination_id)
    if (!nomination) throw new Refusal(platformErrors.not_found)
    if (hasExpired(nomination, now)) throw new Refusal(navigationErrors.nomination_expired)
    if (!isInInterview(nomination.state)) throw new Refusal(platformErrors.moved_on)
    const previous = await lastRoundOf(db, nomination_id)
    const { id, due_at } = await beginInterview(ctx, { nomination, previous, note })
    await extendNomination(ctx, { nomination_id, ends_at: null, due_at })
    const interview = await lockInterview(db, id)
    await invitePanel(ctx, interview, user_ids)
    await publishChange(ctx, interview)
    await notifyParty(ctx, await partiesOf(db, id), { side: 'talent', news: 'further_round' }, { reason: note })
    return readForClient(ctx, id)
  })
