import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CONTRACT_STATES, isUnsigned } from '@fareeq/domain/contracts/states.ts'
import { OPEN, type OfferState, STANDING } from '@fareeq/domain/offers/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Member, Talent } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { OfferEventRow, OfferRow, OfferVersionRow } from './rows.ts'

const row = (lang: Lang): Sql => sql`
  offers.id, offers.interview_id, offers.project_id, product_name as project_name, offers.talent_id,
  name_for(talent, ${lang}) as talent_name, talent.timezone as talent_zone,
  offers.client_id, owner.timezone as client_zone,
  (select organisation_id from organisation_members where user_id = offers.client_id) as organisation_id,
  coalesce(company_of(owner), name_for(owner, ${lang})) as company,
  made_by, offers.state, offers.version, offers.terms, terms_hash, fee, requested_changes, answer, offers.reason, expires_at,
  accepted_at, offers.created_at,
  contracts.id as contract_id, contracts.state as contract_state,
  exists (select from offers as other where other.interview_id = offers.interview_id and other.id > offers.id) as is_followed`
const FROM = sql`
  offers left join contracts on contracts.interview_id = offers.interview_id
    left join client_projects on client_projects.id = offers.project_id
    join users as talent on talent.id = offers.talent_id join users as owner on owner.id = offers.client_id`

/** A party gets its own; others get no row. */
export const reachOf = (viewer: Client | Talent): Sql =>
  viewer.kind === 'talent'
    ? sql`offers.talent_id = ${viewer.userId}`
    : sql`offers.client_id in ${colleaguesOf(viewer.userId)}`

export const offersFor = (db: Db, viewer: Member, lang: Lang) =>
  db.rows<OfferRow>(sql`
    select ${row(lang)} from ${FROM} where ${reachOf(viewer)} order by offers.id desc limit 200`)

/** `null` is staff or the clock. */
export const offerFor = (db: Db, viewer: Member | null, id: string, lang: Lang) =>
  db.row<OfferRow>(sql`
    select ${row(lang)} from ${FROM} where offers.id = ${id} and ${viewer ? reachOf(viewer) : sql`true`}`)

export const offerRows = (
  db: Db,
  lang: Lang,
  { state, cursor, limit }: PageQuery & { state?: OfferState | undefined },
) =>
  db.rows<OfferRow>(sql`
    select ${row(lang)} from ${FROM}
    where ${state ? sql`offers.state = ${state}` : sql`true`} and ${olderThan(sql`offers.id`, cursor)}
    order by offers.id desc limit ${limit + 1}`)

/** The one that stands for each of these interviews. */
export const standingOffers = (db: Db, interviewIds: readonly string[], lang: Lang) =>
  db.rows<OfferRow>(sql`
    select ${row(lang)} from ${FROM}
    where offers.interview_id = any(${interviewIds}) and offers.state in (${sql.literals(STANDING)})`)

/** The version before the one that is offered, of several offers. */
export const previousVersions = (db: Db, ids: readonly string[]) =>
  db.rows<OfferVersionRow>(sql`
    select offer_id, offer_versions.terms from offer_versions join offers on offers.id = offer_id
    where offer_id = any(${ids}) and offer_versions.version = offers.version - 1`)

/** Of several offers, each in its order. */
export type EventRow = Omit<OfferEventRow, 'staff_name'>
export const eventsOf = async (db: Db, ids: readonly string[], lang: Lang): Promise<EventRow[]> =>
  (
    await db.rows<OfferEventRow>(sql`
      select offer_id, event, at, name_for(users, ${lang}) as by, staff.name as staff_name, note from offer_events
        left join users on users.id = actor_id left join staff on staff.id = actor_id
      where offer_id = any(${ids}) order by place`)
  ).map(({ staff_name, ...event }) => ({
    ...event,
    by: staff_name === null ? event.by : staffNameFor(staff_name, lang),
  }))

/** Open ones whose time is over. */
export const dueOffers = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from offers where state in (${sql.literals(OPEN)}) and expires_at < ${now} order by expires_at, id limit 1000`)

/** Open ones that end soon, of whose end nobody was reminded. */
export const offersToRemind = (db: Db, until: Date) =>
  db.rows<{ id: string }>(sql`
    select id from offers where state in (${sql.literals(OPEN)}) and expires_at <= ${until} and reminded_at is null
    order by expires_at, id limit 1000`)

/** Offers of either side that no signed contract has followed. */
export const openOffersWith = (db: Db, userId: string) =>
  db.rows<{ id: string }>(sql`
    select id from offers where (talent_id = ${userId} or client_id = ${userId}) and state in (${sql.literals(STANDING)})
      and not exists (select from contracts where contracts.interview_id = offers.interview_id
        and contracts.state not in (${sql.literals(CONTRACT_STATES.filter(isUnsigned))}))
    order by id`)
