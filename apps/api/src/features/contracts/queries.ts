import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import {
  CONTRACT_STATES,
  type ContractEvent,
  type ContractState,
  PERHAPS_UNSENT,
  RUNNING,
  VISIBLE_STATES,
  contractLife,
  isUnsigned,
} from '@fareeq/domain/contracts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Member, Talent } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { ContractRow, ContractEventRow, TermsOfContractRow, LockedContract, TermsRow } from './rows.ts'

/** The day on which a contract is over: by its term, or by the notice that stands. */
export const ENDS_ON = sql`least(contract_terms.end_day, contracts.early_end)`

/** Days are text: a date of the database has no hour that a zone could move. */
const TERMS = sql`contract_terms.term, contract_terms.type, contract_terms.availability, start_day::text, end_day::text,
  contract_terms.months, salary_net, wht_rate, salary_gross, fee, notice_days, contract_terms.note`
const row = (lang: Lang): Sql => sql`
  contracts.id, number, interview_id, contracts.project_id, product_name as project_name, contracts.talent_id,
  name_for(talent, ${lang}) as talent_name,
  (select role from talent_profiles where user_id = contracts.talent_id) as talent_role, contracts.client_id,
  (select organisation_id from organisation_members where user_id = contracts.client_id) as organisation_id,
  coalesce(company_of(owner), name_for(owner, ${lang})) as company, contracts.state, contracts.reason,
  talent.email, talent.phone, ${TERMS}, ${ENDS_ON}::text as ends_on,
  coalesce(
    (select (document -> 'annex' ->> 'probation_days')::int from contract_signatures
      where contract_id = contracts.id order by place limit 1),
    (select (offers.terms ->> 'probation_days')::int from offers
      where offers.interview_id = contracts.interview_id and accepted_at is not null
      order by accepted_at desc limit 1)) as probation_days,
  exists (select from offers where offers.interview_id = contracts.interview_id) as follows_offer,
  (select first.start_day::text from contract_terms as first where first.contract_id = contracts.id and first.term = 1) as first_day /* not null */`
const FROM = sql`
  contracts join contract_terms on contract_id = contracts.id and contract_terms.term = contracts.term
    left join client_projects on client_projects.id = contracts.project_id
    join users as talent on talent.id = contracts.talent_id join users as owner on owner.id = contracts.client_id`

/** A party gets its own, and no draft, nor one that was discarded before it was sent; others get no row. */
export const reachOf = (viewer: Client | Talent): Sql => sql`
  ${
    viewer.kind === 'talent'
      ? sql`contracts.talent_id = ${viewer.userId}`
      : sql`contracts.client_id in ${colleaguesOf(viewer.userId)}`
  } and contracts.state = any(${VISIBLE_STATES})
  and (contracts.state <> all(${PERHAPS_UNSENT})
    or exists (select from contract_events where contract_id = contracts.id and event = 'send'))`

export const contractFor = (db: Db, viewer: Client | Talent, id: string, lang: Lang) =>
  db.row<ContractRow>(sql`select ${row(lang)} from ${FROM} where contracts.id = ${id} and ${reachOf(viewer)}`)

export const contractsFor = (db: Db, viewer: Client | Talent, lang: Lang) =>
  db.rows<ContractRow>(sql`
    select ${row(lang)} from ${FROM}
    where ${reachOf(viewer)}
    order by contracts.id desc limit 200`)

/** For staff, and for what the clock does. */
export const contractsById = (db: Db, ids: readonly string[], lang: Lang) =>
  db.rows<ContractRow>(sql`select ${row(lang)} from ${FROM} where contracts.id = any(${ids})`)

export const contractById = (db: Db, id: string, lang: Lang) =>
  db.row<ContractRow>(sql`select ${row(lang)} from ${FROM} where contracts.id = ${id}`)

export type ContractSearch = PageQuery & {
  state?: ContractState | undefined
  organisation_id?: string | undefined
}
const ofCompany = (id: string) => sql`contracts.client_id in (
  select user_id from organisation_members where organisation_id = ${id})`
export const contractRows = (db: Db, lang: Lang, { state, organisation_id, cursor, limit }: ContractSearch) =>
  db.rows<ContractRow>(sql`
    select ${row(lang)} from ${FROM}
    where true ${state ? sql`and contracts.state = ${state}` : sql.empty}
      ${organisation_id ? sql`and ${ofCompany(organisation_id)}` : sql.empty}
      and ${olderThan(sql`contracts.id`, cursor)}
    order by contracts.id desc limit ${limit + 1}`)

/** Nobody else moves it until the transaction ends. */
export const lockContract = (db: Db, id: string) =>
  db.row<LockedContract>(sql`
    select id, state, term, interview_id, talent_id, client_id from contracts where id = ${id} for update`)

/** The one that was made after this interview. */
export const lockContractOf = (db: Db, interviewId: string) =>
  db.row<LockedContract>(sql`
    select id, state, term, interview_id, talent_id, client_id from contracts
    where interview_id = ${interviewId} for update`)

/** Of either side, not signed by both. */
export const unsignedContractsWith = (db: Db, userId: string) =>
  db.rows<{ id: string }>(sql`
    select id from contracts
    where (talent_id = ${userId} or client_id = ${userId})
      and state in (${sql.literals(CONTRACT_STATES.filter(isUnsigned))})
    order by id`)

export const nextNumber = async (db: Db): Promise<number> =>
  (await db.one<{ next: number }>(sql`select nextval('contract_numbers') as next`)).next

type NewContract = Record<'id' | 'number' | 'interview_id' | 'project_id' | 'talent_id' | 'client_id', string>
/** False when the interview has one already, or one of this talent and request is not over yet. */
export const insertContract = async (db: Db, newContract: NewContract, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into contracts (id, number, interview_id, project_id, talent_id, client_id, state, created_at, updated_at)
    values (${newContract.id}, ${newContract.number}, ${newContract.interview_id}, ${newContract.project_id}, ${newContract.talent_id}, ${newContract.client_id},
      'draft', ${now}, ${now})
    on conflict do nothing`)) === 1

/** The terms of a draft may be written again; those that were signed are protected by their life. */
export const saveTerms = (db: Db, contractId: string, terms: TermsRow) =>
  db.run(sql`
    insert into contract_terms (contract_id, term, type, availability, start_day, end_day, months, salary_net, wht_rate,
      salary_gross, fee, notice_days, note)
    values (${contractId}, ${terms.term}, ${terms.type}, ${terms.availability}, ${terms.start_day}, ${terms.end_day},
      ${terms.months}, ${terms.salary_net}, ${terms.wht_rate}, ${terms.salary_gross}, ${terms.fee},
      ${terms.notice_days}, ${terms.note})
    on conflict (contract_id, term) do update set
      type = excluded.type, availability = excluded.availability, start_day = excluded.start_day,
      end_day = excluded.end_day, months = excluded.months, salary_net = excluded.salary_net,
      wht_rate = excluded.wht_rate, salary_gross = excluded.salary_gross, fee = excluded.fee,
      notice_days = excluded.notice_days, note = excluded.note`)

/** Moves it by its life; false when it was somewhere else meanwhile. */
export const moveContract = async (
  db: Db,
  id: string,
  event: ContractEvent,
  from: ContractState,
  now: Date,
  also: readonly Sql[] = [],
): Promise<ContractState | null> => {
  const to = contractLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update contracts set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

/** What happens to a contract without moving it has a line of its history too. */
type RecordedEvent =
  | ContractEvent
  | 'prepare'
  | 'change'
  | `${'give' | 'replace' | 'buy_out' | 'withdraw' | 'acknowledge'}_notice`

export const insertEvent = (
  db: Db,
  contractId: string,
  { event, actor, note }: { event: RecordedEvent; actor: Actor; note: string | null },
  now: Date,
) =>
  db.also(sql`
    insert into contract_events (id, contract_id, event, actor_kind, actor_id, note, at)
    values (${newId(now)}, ${contractId}, ${event}, ${actor.kind}, ${actor.id ?? null}, ${note}, ${now})`)

/** Of several contracts, each in its order. */
export type EventRow = Omit<ContractEventRow, 'staff_name'>
export const eventsOf = async (db: Db, contractIds: readonly string[], lang: Lang): Promise<EventRow[]> =>
  (
    await db.rows<ContractEventRow>(sql`
      select contract_id, event, at, name_for(users, ${lang}) as by, staff.name as staff_name, note from contract_events
        left join users on users.id = actor_id left join staff on staff.id = actor_id
      where contract_id = any(${contractIds}) order by place`)
  ).map(({ staff_name, ...event }) => ({
    ...event,
    by: staff_name === null ? event.by : staffNameFor(staff_name, lang),
  }))

/** Another colleague of the company answers for the contracts of one who has left. */
export const moveContracts = (db: Db, from: string, to: string, now: Date) =>
  db.also(sql`update contracts set client_id = ${to}, updated_at = ${now} where client_id = ${from}`)

/** Whether somebody works by any contract now. */
export const isContracted = async (db: Db, talentId: string): Promise<boolean> =>
  (await db.row(sql`select 1 from contracts where talent_id = ${talentId} and state = any(${RUNNING}) limit 1`)) !==
  undefined

/** All terms of several contracts. */
export const termsOfAll = (db: Db, contractIds: readonly string[]) =>
  db.rows<TermsOfContractRow>(sql`
    select contract_id, ${TERMS} from contract_terms where contract_id = any(${contractIds})`)

/** The terms of one term, also of one that is over. */
export const termsAt = (db: Db, contractId: string, term: number) =>
  db.row<TermsRow>(sql`
    select ${TERMS} from contract_terms where contract_id = ${contractId} and term = ${term}`)

/** For trying out what follows a month of work: a contract in force began on another day. False where it is not theirs. */
export const startEarlier = async (db: Db, { userId }: Member, id: string, start: string): Promise<boolean> =>
  (await db.run(sql`
    update contract_terms
    set start_day = ${start}::date, end_day = ${start}::date + months * interval '1 month' - interval '1 day'
    from contracts where contracts.id = contract_terms.contract_id and contracts.term = contract_terms.term
      and contracts.id = ${id} and contracts.client_id = ${userId} and contracts.state = any(${RUNNING})`)) === 1

/** What the clock moves, and until which last day of a contract; one that ends by notice is not renewed, so it comes near nothing. */
export const dueContracts = (db: Db, event: 'end' | 'come_near', until: string) =>
  db.rows<{ id: string }>(sql`
    select id from contracts join contract_terms on contract_id = id and contract_terms.term = contracts.term
    where state = any(${contractLife.sources(event)}) and ${ENDS_ON} <= ${until}::date
      ${event === 'come_near' ? sql`and contracts.early_end is null` : sql.empty}
    order by ${ENDS_ON}, id limit 1000`)
