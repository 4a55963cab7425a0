import { type TicketKind, type TicketState, ticketLife } from '@fareeq/domain/tickets/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { tellStaff } from '../../platform/events/staff.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/session.ts'
import { lockTicketById, openTicketOf, saveWords, ticketByReference } from './queries-opening.ts'
import { saveState } from './queries.ts'

type About = { kind: TicketKind; projectId: string }

/** Rewrites the open ticket of a request. False when none is open. */
export async function rewriteTicket(
  db: Db,
  { events }: Platform,
  { kind, projectId, body, data }: About & { body: string; data: object },
  now: Date,
): Promise<boolean> {
  const ticket = await openTicketOf(db, kind, projectId)
  if (!ticket) return false
  await saveWords(db, ticket.id, body, data, now)
  await tellStaff(db, events, 'ticket.changed', { id: ticket.id, kind })
  return true
}

/** Closes a ticket that was withdrawn by its sender. */
export async function withdrawTicket(
  db: Db,
  { events }: Platform,
  { kind, projectId }: About,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  const ticket = await openTicketOf(db, kind, projectId)
  if (ticket) await close(db, events, { ...ticket, kind }, actorOf(viewer), now)
}

/** Closes the ticket of a question that was decided elsewhere; one that is closed stays so. */
export async function settleTicket(db: Db, { events }: Platform, id: string, actor: Actor, now: Date): Promise<void> {
  const ticket = await lockTicketById(db, id)
  if (ticket) await close(db, events, ticket, actor, now)
}

type Closing = { id: string; kind: TicketKind; state: TicketState }
async function close(db: Db, events: Platform['events'], { id, kind, state }: Closing, actor: Actor, now: Date) {
  const to = ticketLife.next(state, 'close')
  if (!to) return
  await saveState(db, id, to, now)
  await audit(db, { actor, action: `ticket.${to}`, subject: { kind: 'ticket', id } })
  await tellStaff(db, events, 'ticket.changed', { id, kind })
}

/** The same by the reference that its sender was told. */
export async function settleReference(db: Db, platform: Platform, reference: string, actor: Actor, now: Date) {
  const ticket = await ticketByReference(db, reference)
  if (ticket) await settleTicket(db, platform, ticket.id, actor, now)
}
