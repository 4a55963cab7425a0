import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import { type RenewalEvent, OPEN, type RenewalState, WAITING, renewalLife } from '@fareeq/domain/renewals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { lockContract, reachOf } from '../contracts/queries.ts'
import type { CountByStateRow, RenewalRow, WindowCounts } from './rows.ts'

const ROW = sql`contract_renewals.id, contract_id, contract_renewals.term, contract_renewals.state, asked_by, wish as requested_terms, offered,
  offered_fee, contract_renewals.note, contract_renewals.reason, answer, ticket_id`
/** Answered by the company, and not settled. */
const UNDER_WAY = OPEN.filter((state) => !WAITING.client.includes(state))
const FROM = sql`contract_renewals join contracts on contracts.id = contract_id`

export type RenewalSearch = PageQuery & {
  states: readonly RenewalState[] | undefined
  projectId: string | undefined
}
const matching = ({ states, projectId, cursor }: RenewalSearch): Sql => sql`
  ${states ? sql`and contract_renewals.state = any(${states})` : sql.empty}
  ${projectId ? sql`and project_id = ${projectId}` : sql.empty}
  and ${olderThan(sql`contract_renewals.id`, cursor)}`

/** Those of a party, or of all for staff; newest first. */
export const renewalRows = (db: Db, viewer: Member | null, search: RenewalSearch) =>
  db.rows<RenewalRow>(sql`
    select ${ROW} from ${FROM} where ${viewer ? reachOf(viewer) : sql`true`} ${matching(search)}
    order by contract_renewals.id desc limit ${search.limit + 1}`)

export const countByState = (db: Db, viewer: Member | null, projectId?: string) =>
  db.rows<CountByStateRow>(sql`
    select contract_renewals.state, count(*)::int as count from ${FROM}
    where ${viewer ? reachOf(viewer) : sql`true`} ${projectId ? sql`and project_id = ${projectId}` : sql.empty}
    group by 1`)

/**
 * Nobody else moves it until the transaction ends; of a party only its own. The contract is locked first, as by whatever
 * ends a contract, so that the two never wait for each other.
 */
export async function lockRenewal(db: Db, viewer: Member | null, id: string): Promise<RenewalRow | undefined> {
  const renewal = await renewalFor(db, viewer, id)
  if (!renewal || !(await lockContract(db, renewal.contract_id))) return undefined
  return db.row<RenewalRow>(sql`
    select ${ROW} from ${FROM} where contract_renewals.id = ${id} for update of contract_renewals`)
}

export const renewalFor = (db: Db, viewer: Member | null, id: string) =>
  db.row<RenewalRow>(
    sql`select ${ROW} from ${FROM} where contract_renewals.id = ${id} and ${viewer ? reachOf(viewer) : sql`true`}`,
  )

/** Columns of one about which nothing is offered or asked. */
export const NO_OFFER = ['requested_terms', 'offered', 'offered_fee', 'asked_by', 'note', 'answer'].map(
  (column) => sql`${sql.id(column)} = null`,
)

/** False when it was somewhere else meanwhile. */
export const moveRenewal = async (
  db: Db,
  { id, state }: Pick<RenewalRow, 'id' | 'state'>,
  event: RenewalEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<RenewalState | null> => {
  const to = renewalLife.next(state, event)
  if (!to) return null
  const moved = await db.run(sql`
    update contract_renewals set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${state}`)
  return moved === 1 ? to : null
}

/** One for each running contract that ends soon and was not asked about; those that were made now. */
export async function openDue(db: Db, near: string, now: Date): Promise<{ id: string; contract_id: string }[]> {
  const due = await db.rows<{ id: string; term: number }>(sql`
    select id, contracts.term + 1 as term
    from contracts join contract_terms on contract_id = id and contract_terms.term = contracts.term
    where state = any(${RUNNING}) and contracts.early_end is null and end_day <= ${near}::date
      and not exists (
        select 1 from contract_renewals where contract_id = contracts.id and contract_renewals.term = contracts.term + 1)
    order by end_day, id limit 1000`)
  const renewals: { id: string; contract_id: string }[] = []
  for (const { id: contract_id, term } of due) {
    const id = newId(now)
    const inserted = await db.run(sql`
      insert into contract_renewals (id, contract_id, term, state, created_at, updated_at)
      values (${id}, ${contract_id}, ${term}, 'need_renewal', ${now}, ${now}) on conflict do nothing`)
    if (inserted === 1) renewals.push({ id, contract_id })
  }
  return renewals
}

export const newestOf = (db: Db, contractId: string) =>
  db.row<RenewalRow>(sql`
    select ${ROW} from ${FROM} where contract_id = ${contractId} order by contract_renewals.term desc limit 1`)

/** What is open about one contract. */
export const openOf = (db: Db, contractId: string) =>
  db.rows<{ id: string }>(sql`
    select id from contract_renewals where contract_id = ${contractId} and state = any(${OPEN})`)

/** Open ones whose contract is over. */
export const lapsed = (db: Db, today: string) =>
  db.rows<{ id: string }>(sql`
    select contract_renewals.id from ${FROM}
      join contract_terms on contract_terms.contract_id = contracts.id and contract_terms.term = contracts.term
    where contract_renewals.state = any(${OPEN})
      and (end_day < ${today}::date or contracts.state <> all(${RUNNING}))
      and contract_renewals.term = contracts.term + 1
    limit 1000`)

type Window = { from: number; to: number }
/** Contracts of a party, or of all for staff, that end in each window of days, by whose turn it is. */
export const forecast = (db: Db, viewer: Member | null, today: string, windows: readonly Window[]) =>
  db.rows<WindowCounts>(sql`
    select from_days as "from", to_days as "to", count(end_day)::int as contracts,
      (count(end_day) filter (where state is null or state = any(${WAITING.client})))::int as undecided,
      (count(end_day) filter (where state = any(${UNDER_WAY})))::int as under_way,
      (count(end_day) filter (where state <> all(${OPEN})))::int as settled
    from unnest(${windows.map(({ from }) => from)}::int[], ${windows.map(({ to }) => to)}::int[]) as days (from_days, to_days)
      left join (
        select end_day, renewal.state
        from contracts join contract_terms on contract_terms.contract_id = contracts.id and contract_terms.term = contracts.term
          left join contract_renewals as renewal on renewal.contract_id = contracts.id and renewal.term = contracts.term + 1
        where contracts.state = any(${RUNNING}) and contracts.early_end is null and ${viewer ? reachOf(viewer) : sql`true`}
      ) as contract on end_day between ${today}::date + from_days and ${today}::date + to_days
    group by 1, 2 order by 1`)

/** All of them, also those that were answered. */
export const countAllRenewals = async (db: Db, viewer: Member, _now: Date, projectId?: string): Promise<number> =>
  (await countByState(db, viewer, projectId)).reduce((sum, { count }) => sum + count, 0)
