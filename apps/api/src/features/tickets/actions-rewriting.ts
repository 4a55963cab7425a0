import { type TicketKind, ticketLife } from '@fareeq/domain/tickets/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { tellStaff } from '../../platform/events/staff.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/session.ts'
import { openTicketOf, saveWords } from './queries-opening.ts'
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
  const state = ticket && ticketLife.next(ticket.state, 'close')
  if (!ticket || !state) return
  await saveState(db, ticket.id, state, now)
  await audit(db, { actor: actorOf(viewer), action: `ticket.${state}`, subject: { kind: 'ticket', id: ticket.id } })
  await tellStaff(db, events, 'ticket.changed', { id: ticket.id, kind })
}
