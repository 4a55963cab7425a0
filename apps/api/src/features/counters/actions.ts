import type { ClientCounters, TalentIndicators } from '@fareeq/domain/counters/schema.ts'
import { type Action, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import { recentViewsSince } from '@fareeq/domain/profile-views/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Member } from '../../platform/session.ts'
import { countUnread } from '../conversations/queries.ts'
import { countForClient, countWaitingForClient, countsOfTalent } from '../interviews/queries-lists.ts'
import { countWaiting } from '../nominations/queries.ts'
import { companiesSeeingSalary } from '../nominations/queries-salary.ts'
import { countViewingCompanies } from '../profile-views/queries-digest.ts'
import { countAllRenewals, countRenewals } from '../renewals/queries.ts'
import { basicRow } from '../talents/queries-profile.ts'

/** Counter of open items of a person; for a client over all requests or one. Supplied by the feature that owns the items. */
export type Counter = (db: Db, viewer: Member, now: Date, projectId?: string) => Promise<number>
/** `interviews` and `renewals` need an answer; `requests` and `allRenewals` are all, for showing their page. */
export type Counters = Readonly<Record<'renewals' | 'allRenewals' | 'nominations' | 'interviews' | 'requests', Counter>>

async function unreadMessages(db: Db, viewer: Member) {
  const { unread, threads } = await countUnread(db, viewer, kindsFor(viewer))
  return { unread_count: unread, has_conversations: threads > 0 }
}

/** One line per feature. */
const COUNTERS: Counters = {
  renewals: countRenewals,
  allRenewals: countAllRenewals,
  nominations: countWaiting,
  interviews: countWaitingForClient,
  requests: countForClient,
}

/** What waits is counted for those who may answer it; that there is something, for all who may read it. */
export async function clientCounters(
  { db, viewer, now }: RequestContext<Member>,
  projectId?: string,
  counters = COUNTERS,
): Promise<ClientCounters> {
  const count = (counter: Counter, action: Action) =>
    may(viewer, action) ? counter(db, viewer, now, projectId) : Promise.resolve(0)
  const [renewals_count, allRenewals, nominations_count, interviews_count, requests, conversations] = await Promise.all(
    [
      count(counters.renewals, 'contracts.renew'),
      count(counters.allRenewals, 'contracts.renew'),
      count(counters.nominations, 'talents.choose'),
      count(counters.interviews, 'interviews.feedback'),
      count(counters.requests, 'interviews.read'),
      unreadMessages(db, viewer),
    ],
  )
  return {
    renewals: { renewals_count, has_renewals: allRenewals > 0 },
    nominations: { nominations_count },
    meetings: { interviews_count, has_interviews: requests > 0 },
    conversations,
  }
}

/** The same for talents. */
export type TalentCounters = Readonly<Record<'renewals' | 'allRenewals' | 'interviews' | 'requests', Counter>>

const TALENT_COUNTERS: TalentCounters = {
  renewals: countRenewals,
  allRenewals: countAllRenewals,
  interviews: async (db, { userId }, now) => (await countsOfTalent(db, userId, now)).waiting,
  requests: async (db, { userId }, now) => (await countsOfTalent(db, userId, now)).total,
}

export const talentRenewals = async ({ db, viewer, now }: RequestContext<Member>, counters = TALENT_COUNTERS) => ({
  renewals_count: await counters.renewals(db, viewer, now),
  has_renewals: (await counters.allRenewals(db, viewer, now)) > 0,
})

export async function talentIndicators(
  ctx: RequestContext<Member>,
  counters = TALENT_COUNTERS,
): Promise<TalentIndicators> {
  const { db, viewer, lang, now } = ctx
  const [basics, renewals, interviews_count, requests, conversations, salary_seen_by, viewing_companies] =
    await Promise.all([
      basicRow(db, viewer),
      talentRenewals(ctx, counters),
      counters.interviews(db, viewer, now),
      counters.requests(db, viewer, now),
      unreadMessages(db, viewer),
      companiesSeeingSalary(db, viewer.userId, lang, now),
      countViewingCompanies(db, viewer.userId, recentViewsSince(now)),
    ])
  return {
    has_interviews: requests > 0,
    interviews_count,
    ...renewals,
    conversations,
    phone_verified: basics.phone_verified,
    salary_locked: basics.is_locked_for_salary_update,
    salary_seen_by,
    viewing_companies,
  }
}
