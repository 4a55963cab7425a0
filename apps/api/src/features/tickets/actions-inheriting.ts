import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { activeColleague } from '../staff/queries.ts'
import { moveTickets } from './queries.ts'

/** A colleague leaves: the heir gets what their roles answer, and the rest stays, which refuses the leaving. */
export async function handTicketsOver(
  { db, platform: { events }, now }: ActionContext,
  { from, to, actor }: StaffEnded,
) {
  const successor = to.tickets && (await activeColleague(db, to.tickets))
  if (!successor) return
  for (const { id, kind } of await moveTickets(db, from.id, successor.id, kindsFor(successor.roles), now)) {
    const details = { from: from.name, to: successor.name }
    await audit(db, { actor, action: 'ticket.handed_over', subject: { kind: 'ticket', id }, details })
    await publishToStaff(db, events, 'ticket.changed', { id, kind })
  }
}
