import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { outcomeFor } from '@fareeq/domain/nominations/rules.ts'
import { type Mover, type NominationEvent, mayMove, nominationLife } from '@fareeq/domain/nominations/states.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notifyOfOutcome } from './actions-notifying.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { type NominationColumns, recordEvent, saveMove } from './queries-saving.ts'
import { lockNomination } from './queries.ts'
import type { LockedNomination } from './rows.ts'

export type NominationMove = {
  event: NominationEvent
  mover: Mover
  actor: Actor
  columns?: NominationColumns
  data?: Record<string, unknown>
}

/** Named by what was done where the state alone does not tell it. */
const ACTIONS: Partial<Record<NominationEvent, AuditAction>> = {
  extend: 'nomination.extended',
  release: 'nomination.released',
}

/** Moves a locked nomination: state, audit entry, history, live event to the client. */
export async function applyMove(ctx: ActionContext, nomination: LockedNomination, move: NominationMove) {
  const { db, now } = ctx
  const { event, mover, actor, columns = {}, data = {} } = move
  const state = nominationLife.next(nomination.state, event)
  if (!state || !mayMove(event, mover)) throw new Refusal(platformErrors.moved_on)
  await saveMove(db, nomination.id, state, columns, now)
  await recordEvent(
    db,
    nomination.id,
    { kind: event, actor_kind: actor.onBehalfOf ? 'staff' : mover, actor_id: actor.id ?? null, data },
    now,
  )
  await audit(db, {
    actor,
    action: ACTIONS[event] ?? `nomination.${state}`,
    subject: { kind: 'nomination', id: nomination.id },
    // Staff's own words are in the audit log; a client's stay with the nomination.
    details: { event, ...(mover === 'staff' && data) },
  })
  await publishChange(ctx, nomination)
  const outcome = outcomeFor(event, mover)
  if (outcome) await notifyOfOutcome(ctx, nomination, outcome)
  return state
}

/** Live events for lists and counters. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, client_id }: Pick<LockedNomination, 'id' | 'client_id'>,
) {
  await publishToStaff(db, events, 'nomination.changed', { id })
  for (const userId of await colleagueIds(db, client_id)) {
    await events.publish(db, { userId, name: 'nomination.changed', body: { id } })
    await events.publish(db, { userId, name: 'counters.changed' })
  }
}

/** For other features: refused where the state has changed. */
export const moveNomination = (ctx: ActionContext, id: string, move: NominationMove) =>
  inTransaction(ctx, async (ctx) => {
    const nomination = await lockNomination(ctx.db, id)
    if (!nomination) throw new Refusal(platformErrors.moved_on)
    return applyMove(ctx, nomination, move)
  })
