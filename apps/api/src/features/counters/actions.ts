import type { ClientCounters, TalentIndicators } from '@fareeq/domain/counters/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Member } from '../../platform/session.ts'
import { countWaiting } from '../nominations/queries.ts'
import { basicRow } from '../talents/queries-profile.ts'

/** How many wait for this person; for a client, of all their requests or of one. Whoever owns what is counted, counts it. */
export type Counter = (db: Db, viewer: Member, now: Date, projectId?: string) => Promise<number>
export type Counters = Readonly<Record<'renewals' | 'nominations' | 'interviews', Counter>>

/** Nobody can have any of it as long as there is no feature for it. */
const none: Counter = () => Promise.resolve(0)

/** One line per feature: its own query takes the place of `none`. */
const COUNTERS: Counters = {
  renewals: none,
  nominations: countWaiting,
  interviews: none,
}

export async function clientCounters(
  db: Db,
  viewer: Member,
  now: Date,
  projectId?: string,
  counters = COUNTERS,
): Promise<ClientCounters> {
  const [renewals_count, nominations_count, interviews_count] = await Promise.all([
    counters.renewals(db, viewer, now, projectId),
    counters.nominations(db, viewer, now, projectId),
    counters.interviews(db, viewer, now, projectId),
  ])
  return { renewals: { renewals_count }, nominations: { nominations_count }, meetings: { interviews_count } }
}

export type TalentCounters = Readonly<Record<'renewals' | 'interviews', Counter>>

/** The same for talents. */
const TALENT_COUNTERS: TalentCounters = {
  renewals: none,
  interviews: none,
}

export const talentRenewals = async (db: Db, viewer: Member, now: Date, counters = TALENT_COUNTERS) => ({
  renewals_count: await counters.renewals(db, viewer, now),
})

export async function talentIndicators(
  db: Db,
  viewer: Member,
  now: Date,
  counters = TALENT_COUNTERS,
): Promise<TalentIndicators> {
  const [{ phone_verified, is_locked_for_salary_update: salary_locked }, renewals_count, interviews_count] =
    await Promise.all([basicRow(db, viewer), counters.renewals(db, viewer, now), counters.interviews(db, viewer, now)])
  return {
    has_interviews: interviews_count > 0,
    interviews_count,
    has_renewals: renewals_count > 0,
    renewals_count,
    phone_verified,
    salary_locked,
  }
}
