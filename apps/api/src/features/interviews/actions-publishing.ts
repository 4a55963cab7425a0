import { publishToStaff } from '../../platform/events/staff.ts'
import type { ActionContext } from '../../platform/context.ts'
import { colleagueIds } from '../organisations/queries.ts'
import type { LockedInterview } from './rows.ts'

/** Live events to both people and the client's colleagues. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, talent_id, owner_id }: Pick<LockedInterview, 'id' | 'talent_id' | 'owner_id'>,
): Promise<void> {
  await publishToStaff(db, events, 'interview.changed', { id })
  for (const userId of new Set([talent_id, ...(await colleagueIds(db, owner_id))])) {
    await events.publish(db, { userId, name: 'interview.changed', body: { id } })
    await events.publish(db, { userId, name: 'counters.changed' })
  }
}
