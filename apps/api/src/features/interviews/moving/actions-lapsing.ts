import { isAhead } from '@fareeq/domain/interviews/states.ts'
import { audit } from '../../../platform/audit.ts'
import type { ActionContext } from '../../../platform/context.ts'
import { notifyParty } from '../actions-notifying.ts'
import { publishChange } from '../actions-publishing.ts'
import { partiesOf } from '../queries-parties.ts'
import { recordEvent } from '../queries.ts'
import type { LockedInterview } from '../rows.ts'
import { endMove, openMoveOf } from './queries-moving.ts'

/** A request for another time that nobody has answered in time lapses with its due time, and the agreed time stands. */
export async function lapseDueMove(ctx: ActionContext, interview: LockedInterview): Promise<void> {
  const { db, now } = ctx
  const { id, state } = interview
  if (!isAhead(state)) return
  const move = await openMoveOf(db, id)
  if (!move || now.getTime() < move.due_at.getTime()) return
  await endMove(db, id, 'lapsed', move.due_at)
  const event = { kind: 'move_lapsed', to_state: state, actor_kind: 'system', actor_id: null, data: {} } as const
  await recordEvent(db, id, event, move.due_at)
  const subject = { kind: 'interview', id } as const
  await audit(db, { actor: { kind: 'system' }, action: 'interview.move_lapsed', subject })
  await publishChange(ctx, interview)
  const parties = await partiesOf(db, id)
  await notifyParty(ctx, parties, { side: 'client', news: 'move_lapsed' })
  await notifyParty(ctx, parties, { side: 'talent', news: 'move_lapsed' })
}
