import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { activeColleague } from '../staff/queries.ts'
import { moveManaged } from './queries-ops.ts'

/** A colleague leaves: another one answers for their requests. */
export async function handRequestsOver(
  { db, platform: { events }, now }: ActionContext,
  { from, to, actor }: StaffEnded,
) {
  const successor = to.requests && (await activeColleague(db, to.requests))
  if (!successor) return
  for (const { id, client_id } of await moveManaged(db, from.id, successor.id, now)) {
    const details = { from: from.name, to: successor.name }
    await audit(db, { actor, action: 'request.handed_over', subject: { kind: 'client-project', id }, details })
    for (const userId of await colleagueIds(db, client_id))
      await events.publish(db, { userId, name: 'project.changed', body: { id } })
    await publishToStaff(db, events, 'request.changed', { id })
  }
}
