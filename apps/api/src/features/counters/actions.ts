import type { ClientCounters } from '@fareeq/domain/counters/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Member } from '../../platform/session.ts'

/** How many wait for this client, of all their requests or of one. Whoever owns what is counted, counts it. */
export type Counter = (db: Db, viewer: Member, projectId?: string) => Promise<number>
export type Counters = Readonly<Record<'renewals' | 'nominations' | 'interviews', Counter>>

/** Nobody can have any of it as long as there is no feature for it. */
const none: Counter = () => Promise.resolve(0)

/** One line per feature: its own query takes the place of `none`. */
const COUNTERS: Counters = {
  renewals: none,
  nominations: none,
  interviews: none,
}

export async function clientCounters(
  db: Db,
  viewer: Member,
  projectId?: string,
  counters = COUNTERS,
): Promise<ClientCounters> {
  const [renewals_count, nominations_count, interviews_count] = await Promise.all([
    counters.renewals(db, viewer, projectId),
    counters.nominations(db, viewer, projectId),
    counters.interviews(db, viewer, projectId),
  ])
  return { renewals: { renewals_count }, nominations: { nominations_count }, meetings: { interviews_count } }
}
