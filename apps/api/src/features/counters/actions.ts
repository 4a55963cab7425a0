import type { WaitingSection } from '@fareeq/domain/counters/limits.ts'
import { countIn } from '@fareeq/domain/counters/rules.ts'
import type { ClientCounters, TalentIndicators } from '@fareeq/domain/counters/schema.ts'
import { type Action, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import { recentViewsSince } from '@fareeq/domain/profile-views/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Member } from '../../platform/session.ts'
import { countUnread } from '../conversations/queries.ts'
import { countForClient, countOfTalent } from '../interviews/queries-lists.ts'
import { companiesSeeingSalary } from '../nominations/queries-salary.ts'
import { countViewingCompanies } from '../profile-views/queries-digest.ts'
import { countAllRenewals } from '../renewals/queries.ts'
import { basicRow } from '../talents/queries-profile.ts'
import { waitingFor } from './actions-waiting.ts'

/** How many there are at all, for showing their page: of a person, for a client over all requests or one. */
export type Counter = (db: Db, viewer: Member, now: Date, projectId?: string) => Promise<number>
export type Counters = Readonly<Record<'renewals' | 'interviews', Counter>>

async function unreadMessages(db: Db, viewer: Member) {
  const { unread, threads } = await countUnread(db, viewer, kindsFor(viewer))
  return { unread_count: unread, has_conversations: threads > 0 }
}

/** One line per feature. */
const COUNTERS: Counters = { renewals: countAllRenewals, interviews: countForClient }
const TALENT_COUNTERS: Counters = {
  renewals: countAllRenewals,
  interviews: (db, { userId }) => countOfTalent(db, userId),
}

/** What waits is counted for those who may answer it; that there is something, for all who may read it. */
export async function clientCounters(
  ctx: RequestContext<Member>,
  projectId?: string,
  counters = COUNTERS,
): Promise<ClientCounters> {
  const { db, viewer, now } = ctx
  const count = (counter: Counter, action: Action) =>
    may(viewer, action) ? counter(db, viewer, now, projectId) : Promise.resolve(0)
  const [waiting, renewals, interviews, conversations] = await Promise.all([
    waitingFor(ctx),
    count(counters.renewals, 'contracts.renew'),
    count(counters.interviews, 'interviews.read'),
    unreadMessages(db, viewer),
  ])
  const waitingIn = (section: WaitingSection) => countIn(waiting.counts, section, projectId)
  return {
    renewals: { renewals_count: waitingIn('renewals'), has_renewals: renewals > 0 },
    nominations: { nominations_count: waitingIn('nominations') },
    meetings: { interviews_count: waitingIn('interviews'), has_interviews: interviews > 0 },
    conversations,
    waiting,
  }
}

export async function talentRenewals(ctx: RequestContext<Member>) {
  const { db, viewer, now } = ctx
  const [{ counts }, renewals] = await Promise.all([waitingFor(ctx), countAllRenewals(db, viewer, now)])
  return { renewals_count: countIn(counts, 'renewals'), has_renewals: renewals > 0 }
}

export async function talentIndicators(
  ctx: RequestContext<Member>,
  counters = TALENT_COUNTERS,
): Promise<TalentIndicators> {
  const { db, viewer, lang, now } = ctx
  const [basics, waiting, renewals, interviews, conversations, salary_seen_by, viewing_companies] = await Promise.all([
    basicRow(db, viewer),
    waitingFor(ctx),
    counters.renewals(db, viewer, now),
    counters.interviews(db, viewer, now),
    unreadMessages(db, viewer),
    companiesSeeingSalary(db, viewer.userId, lang, now),
    countViewingCompanies(db, viewer.userId, recentViewsSince(now)),
  ])
  return {
    has_interviews: interviews > 0,
    interviews_count: countIn(waiting.counts, 'interviews'),
    has_renewals: renewals > 0,
    renewals_count: countIn(waiting.counts, 'renewals'),
    conversations,
    waiting,
    phone_verified: basics.phone_verified,
    salary_locked: basics.is_locked_for_salary_update,
    salary_seen_by,
    viewing_companies,
  }
}
