import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { type TicketKind, type TicketState, ticketLife } from '@fareeq/domain/tickets/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Viewer } from '../../platform/session.ts'
import type { ActionContext } from '../../platform/context.ts'
import { insertNote, saveDeadline } from './queries-inbox.ts'
import { lockTicketById, openTicketOf, saveWords, ticketByReference } from './queries-opening.ts'
import { saveState } from './queries.ts'

type TicketSubject = { kind: TicketKind; projectId: string }

/** Rewrites the open ticket of a request. False when none is open. */
export async function rewriteTicket(
  { db, platform: { events }, now }: ActionContext,
  { kind, projectId, body, data }: TicketSubject & { body: string; data: object },
): Promise<boolean> {
  const ticket = await openTicketOf(db, kind, projectId)
  if (!ticket) return false
  await saveWords(db, ticket.id, body, data, now)
  await publishToStaff(db, events, 'ticket.changed', { id: ticket.id, kind })
  return true
}

/** Closes a ticket that was withdrawn by its sender. */
export async function withdrawTicket(
  ctx: ActionContext,
  { kind, projectId }: TicketSubject,
  viewer: Viewer,
): Promise<void> {
  const ticket = await openTicketOf(ctx.db, kind, projectId)
  if (ticket) await close(ctx, { ...ticket, kind }, actorOf(viewer))
}

/** Closes the ticket of a question that was decided elsewhere; one that is closed stays so. */
export async function settleTicket(ctx: ActionContext, id: string, actor: Actor): Promise<void> {
  const ticket = await lockTicketById(ctx.db, id)
  if (ticket) await close(ctx, ticket, actor)
}

type TicketRef = { id: string; kind: TicketKind; state: TicketState }
async function close({ db, platform: { events }, now }: ActionContext, { id, kind, state }: TicketRef, actor: Actor) {
  const to = ticketLife.next(state, 'close')
  if (!to) return
  await saveState(db, id, to, now)
  await audit(db, { actor, action: `ticket.${to}`, subject: { kind: 'ticket', id } })
  await publishToStaff(db, events, 'ticket.changed', { id, kind })
}

/** The same by the reference that its sender has. */
export async function settleReference(ctx: ActionContext, reference: string, actor: Actor) {
  const ticket = await ticketByReference(ctx.db, reference)
  if (ticket) await settleTicket(ctx, ticket.id, actor)
}

type ReopenReason = { why: Record<Lang, string>; actor: Actor }

/** Opens a closed ticket again, with a new promise and a note of ours that says why. */
export async function reopenReference(
  { db, platform, now }: ActionContext,
  reference: string,
  { why, actor }: ReopenReason,
) {
  const row = await ticketByReference(db, reference)
  const ticket = row && (await lockTicketById(db, row.id))
  const isClosed = ticket && !ticketLife.next(ticket.state, 'close')
  const to = isClosed && ticketLife.next(ticket.state, 'reopen')
  if (!to) return
  const { id, kind } = ticket
  await saveState(db, id, to, now)
  await saveDeadline(db, id, ticketDue(kind, now, platform.policies.at(now)), now)
  await insertNote(db, {
    id: newId(now),
    ticketId: id,
    staffId: null,
    text: why.ar,
    textEn: why.en,
    mentions: [],
    at: now,
  })
  await audit(db, { actor, action: `ticket.${to}`, subject: { kind: 'ticket', id } })
  await publishToStaff(db, platform.events, 'ticket.changed', { id, kind })
}
