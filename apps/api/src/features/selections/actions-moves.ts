import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { applyAgainAt, clockOf, promisedBy } from '@fareeq/domain/selections/rules.ts'
import { type SelectionEvent, isRejected, mayMove, selectionLife } from '@fareeq/domain/selections/states.ts'
import { type Actor, audit, lastByStaff } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { invitationNews, isAnnounced, rejectionNews, stepNews } from './emails.ts'
import { recordMove, saveFirstClock, saveMove } from './queries-moves.ts'
import type { LockedSelection } from './rows.ts'

export type SelectionMove = {
  event: SelectionEvent
  /** Roles of a colleague, `talent` or `system`. */
  movers: readonly string[]
  actor: Actor
  reason?: string | undefined
  /** Of a rejection: what the talent reads. */
  sharedReason?: string | undefined
  /** In bulk: open pages get one live event. */
  isQuiet?: boolean
  /** In bulk: the talent reads of a rejection when it can no longer be undone. */
  isToldLater?: boolean
}

/** Moves a locked selection: state, deadline, history, audit entry, notification of the talent. */
export async function applyMove(
  ctx: ActionContext,
  selection: LockedSelection,
  { event, movers, actor, reason, sharedReason, isQuiet = false, isToldLater = false }: SelectionMove,
): Promise<void> {
  const { db, platform, now } = ctx
  const to = selectionLife.next(selection.state, event)
  if (!to || !mayMove(event, movers)) throw new Refusal(selectionErrors.no_such_move)
  const policies = platform.policies.at(now)
  const due_at = promisedBy(to, now, policies)
  const again = isRejected(to) ? applyAgainAt(now, policies) : null
  const from = selection.state
  const was_late = clockOf(selection, now) === 'late'
  const id = selection.talent_id
  await saveMove(db, id, { state: to, due_at, apply_again_at: again, entered_at: now }, now)
  const staffId = actor.kind === 'staff' ? (actor.id ?? null) : null
  await recordMove(db, id, { event, from, to, was_late, reason: reason ?? null, staffId }, now)
  const details = { event, from, ...(reason && { reason }), ...(sharedReason && { shared_reason: sharedReason }) }
  await audit(db, { actor, action: `selection.${to}`, subject: { kind: 'talent', id }, details })
  Object.assign(selection, { state: to, due_at, entered_at: now, apply_again_at: again })
  await platform.events.publish(db, { userId: id, name: 'profile.changed' })
  if (!isQuiet) await publishToStaff(db, platform.events, 'selection.changed', { id })
  // Results are announced by assessments and contracts by contracts; a step back is announced to nobody.
  if (event === 'advance' && isAnnounced(to))
    await notify(ctx, id, {
      kind: 'selections',
      path: pathTo('talentHome'),
      news: (lang) => stepNews(lang, to, due_at),
    })
  if (again && !isToldLater) await notifyRejection(ctx, id, again, sharedReason)
}

export const notifyRejection = (ctx: ActionContext, id: string, again: Date, sharedReason?: string) =>
  notify(ctx, id, {
    kind: 'selections',
    path: pathTo('talentHome'),
    news: (lang) => rejectionNews(lang, again, sharedReason),
  })

/** Invites to the tests by mail: the clock of a referred talent stops. */
export async function sendInvitation(ctx: ActionContext, id: string, actor: Actor): Promise<void> {
  const { db, now } = ctx
  await saveFirstClock(db, id, null, now)
  await audit(db, { actor, action: 'selection.invited', subject: { kind: 'talent', id } })
  await notify(ctx, id, {
    kind: 'selections',
    path: pathTo('talentAssessments'),
    news: (lang) => invitationNews(lang),
  })
}

/** Somebody who is open again: the assessment they passed before still counts. */
export async function passAgain(ctx: ActionContext, selection: LockedSelection): Promise<void> {
  if (selection.verified && selectionLife.next(selection.state, 'pass'))
    await applyMove(ctx, selection, { event: 'pass', movers: ['system'], actor: { kind: 'system' } })
}

const MOVES = selectionLife.states.map((state) => `selection.${state}` as const)

/** The refusal of a late move names the colleague who was faster (D-121). */
export async function tooLate(db: Db, id: string): Promise<Refusal> {
  const conflictingChange = await lastByStaff(db, { kind: 'talent', id }, MOVES)
  if (!conflictingChange) return new Refusal(platformErrors.moved_on)
  return new Refusal(selectionErrors.selection_moved, {
    values: { name: conflictingChange.name },
    data: { by: conflictingChange.name, at: conflictingChange.at.toISOString() },
  })
}
