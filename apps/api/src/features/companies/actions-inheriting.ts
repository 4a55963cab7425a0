import { audit } from '../../platform/audit.ts'
import type { Work } from '../../platform/call.ts'
import type { StaffEnded } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { activeColleague } from '../staff/queries.ts'
import { moveCompanies } from './queries.ts'

/** A colleague leaves: another one looks after their companies. */
export async function handCompaniesOver({ db, platform: { events }, now }: Work, { from, to, actor }: StaffEnded) {
  const heir = to.companies && (await activeColleague(db, to.companies))
  if (!heir) return
  for (const { id } of await moveCompanies(db, from.id, heir.id, now)) {
    const details = { from: from.name, to: heir.name }
    await audit(db, { actor, action: 'company.manager_changed', subject: { kind: 'organisation', id }, details })
    await publishToStaff(db, events, 'company.changed', { id })
  }
}
