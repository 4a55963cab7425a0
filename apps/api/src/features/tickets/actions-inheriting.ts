import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Platform } from '../../platform/platform.ts'
import { activeColleague } from '../staff/queries.ts'
import { moveTickets } from './queries.ts'

/** A colleague leaves: the heir gets what their roles answer, and the rest stays, which refuses the leaving. */
export async function handTicketsOver(db: Db, { events }: Platform, { from, to, actor, now }: StaffEnded) {
  const heir = to.tickets && (await activeColleague(db, to.tickets))
  if (!heir) return
  for (const { id, kind } of await moveTickets(db, from.id, heir.id, kindsFor(heir.roles), now)) {
    const details = { from: from.name, to: heir.name }
    await audit(db, { actor, action: 'ticket.handed_over', subject: { kind: 'ticket', id }, details })
    await publishToStaff(db, events, 'ticket.changed', { id, kind })
  }
}
