import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import {
  ADDED,
  START_FACTS,
  START_ITEMS,
  START_ITEM_NAMES,
  type StartFact,
  type StartSide,
} from '@fareeq/domain/starts/limits.ts'
import type { StartItem } from '@fareeq/domain/starts/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { reachOf } from '../contracts/queries.ts'
import type { StartFactsRow, StartItemRow, StartRow, UnlistedRow } from './rows.ts'

const FACTS: Readonly<Record<StartFact, Sql>> = {
  talent_party: sql`exists (select from talent_parties where talent_parties.user_id = contracts.talent_id)`,
  client_party: sql`exists (select from company_parties
    join organisation_members on organisation_members.organisation_id = company_parties.organisation_id
    where organisation_members.user_id = contracts.client_id)`,
  payout_details: sql`exists (select from payout_details where payout_details.user_id = contracts.talent_id)`,
  plan: sql`starts.starts_at is not null`,
}

const ofFact = (fact: StartFact) => START_ITEM_NAMES.filter((kind) => START_ITEMS[kind].fact === fact)
const waitingFor = (fact: StartFact) => START_ITEM_NAMES.filter((kind) => START_ITEMS[kind].needs === fact)
const TICKED = [
  ...START_ITEM_NAMES.filter((kind) => START_ITEMS[kind].fact === null && START_ITEMS[kind].needs === null),
  ADDED,
]
/** `openItems` of the rules as SQL, made of the same facts. */
const IS_OPEN_ITEM = sql`(${sql.join(
  [
    sql`start_items.kind in (${sql.literals(TICKED)}) and start_items.done_at is null`,
    ...START_FACTS.flatMap((fact) => [
      ...(ofFact(fact).length > 0
        ? [sql`start_items.kind in (${sql.literals(ofFact(fact))}) and not (${FACTS[fact]})`]
        : []),
      ...(waitingFor(fact).length > 0
        ? [
            sql`start_items.kind in (${sql.literals(waitingFor(fact))}) and start_items.done_at is null and ${FACTS[fact]}`,
          ]
        : []),
    ]),
  ].map((condition) => sql`(${condition})`),
  ' or ',
)})`

/** Whether a side has something to do; beside `starts` and `contracts`. */
export const owes = (side: StartSide): Sql => sql`exists (
  select from start_items where start_items.contract_id = starts.contract_id and side = ${side} and ${IS_OPEN_ITEM})`

export const startOf = (db: Db, contractId: string) =>
  db.row<StartRow>(sql`
    select contract_id, first_day::text, starts_at, starts.timezone, contact, place, starts.note,
      talent.timezone as talent_timezone
    from starts join contracts on contracts.id = contract_id join users as talent on talent.id = contracts.talent_id
    where contract_id = ${contractId}`)

/** Nobody else changes its list until the transaction ends. */
export const lockStart = (db: Db, contractId: string) =>
  db.row<{ contract_id: string }>(sql`select contract_id from starts where contract_id = ${contractId} for update`)

export const startFactsOf = (db: Db, contractId: string) =>
  db.one<StartFactsRow>(sql`
    select ${FACTS.talent_party} as talent_party, ${FACTS.client_party} as client_party,
      ${FACTS.payout_details} as payout_details, ${FACTS.plan} as plan
    from starts join contracts on contracts.id = contract_id where contract_id = ${contractId}`)

export async function itemsOf(db: Db, contractId: string): Promise<StartItem[]> {
  const rows = await db.rows<StartItemRow>(sql`
    select id, side, kind, label, done_at from start_items where contract_id = ${contractId} order by created_at, id`)
  return rows.map(({ done_at, ...item }) => ({ ...item, is_ticked: done_at !== null }))
}

/** The contract of an item, for a party to it; others get none. */
export const contractOfItem = (db: Db, viewer: Client | Talent, id: string) =>
  db.row<{ contract_id: string }>(sql`
    select start_items.contract_id from start_items join contracts on contracts.id = contract_id
    where start_items.id = ${id} and ${reachOf(viewer)}`)

/** False where there is one. */
export const insertStart = async (db: Db, contractId: string, firstDay: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into starts (contract_id, first_day, created_at, updated_at) values (${contractId}, ${firstDay}, ${now}, ${now})
    on conflict do nothing`)) === 1

export const insertItem = (
  db: Db,
  contractId: string,
  { id, side, kind, label }: Omit<StartItem, 'is_ticked'>,
  now: Date,
) =>
  db.run(sql`
    insert into start_items (id, contract_id, side, kind, label, created_at)
    values (${id}, ${contractId}, ${side}, ${kind}, ${label}, ${now})`)

export const saveTick = (db: Db, { id, is_ticked }: Pick<StartItem, 'id' | 'is_ticked'>, now: Date) =>
  db.run(sql`update start_items set done_at = ${is_ticked ? now : null} where id = ${id}`)

export const deleteItem = (db: Db, id: string) => db.run(sql`delete from start_items where id = ${id}`)

type Plan = { starts_at: Date; timezone: string; contact: string; place: string; note: string | null }
export const savePlan = (db: Db, contractId: string, plan: Plan, now: Date) =>
  db.run(sql`
    update starts set starts_at = ${plan.starts_at}, timezone = ${plan.timezone}, contact = ${plan.contact},
      place = ${plan.place}, note = ${plan.note}, updated_at = ${now}
    where contract_id = ${contractId}`)

/** For trying out what follows: the first day of a contract in force was moved. */
export const moveFirstDay = (db: Db, contractId: string, firstDay: string) =>
  db.run(sql`update starts set first_day = ${firstDay} where contract_id = ${contractId}`)

/** Contracts in force that begin today or later and have no list: signed on a node of the last release. */
export const unlistedContracts = (db: Db, today: string) =>
  db.rows<UnlistedRow>(sql`
    select contracts.id, start_day::text from contracts join contract_terms on contract_id = contracts.id and contract_terms.term = 1
    where state in (${sql.literals(RUNNING)}) and contracts.term = 1 and start_day >= ${today}::date
      and not exists (select from starts where starts.contract_id = contracts.id)
    order by start_day, contracts.id limit 1000`)

/** Lists whose first day is one of these, and that nobody was reminded of today. */
export const startsOn = (db: Db, days: readonly string[], today: string) =>
  db.rows<{ contract_id: string }>(sql`
    select contract_id from starts join contracts on contracts.id = contract_id
    where state in (${sql.literals(RUNNING)}) and first_day = any(${[...days]}::date[])
      and coalesce(reminded_on < ${today}::date, true)
    order by first_day, contract_id limit 1000`)

export const saveReminder = (db: Db, contractId: string, today: string) =>
  db.run(sql`update starts set reminded_on = ${today} where contract_id = ${contractId}`)
