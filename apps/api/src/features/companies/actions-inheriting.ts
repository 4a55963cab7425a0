import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { activeColleague } from '../staff/queries.ts'
import { moveTasks } from './queries-notes.ts'
import { moveCompanies } from './queries.ts'

/** A colleague leaves: another one looks after their companies. */
export async function handCompaniesOver(
  { db, platform: { events }, now }: ActionContext,
  { from, to, actor }: StaffEnded,
) {
  const successor = to.companies && (await activeColleague(db, to.companies))
  await moveTasks(db, from.id, successor ? successor.id : null)
  if (!successor) return
  for (const { id } of await moveCompanies(db, from.id, successor.id, now)) {
    const details = { from: from.name, to: successor.name }
    await audit(db, { actor, action: 'company.manager_changed', subject: { kind: 'organisation', id }, details })
    await publishToStaff(db, events, 'company.changed', { id })
  }
}
