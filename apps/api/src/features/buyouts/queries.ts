import type { DeclineReason } from '@fareeq/domain/buyouts/limits.ts'
import {
  BUYOUT_STATES,
  type BuyoutEvent,
  type BuyoutState,
  STANDING,
  UNANSWERED,
  buyoutLife,
} from '@fareeq/domain/buyouts/states.ts'
import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import { OPEN_TICKETS } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { reachOf } from '../contracts/queries.ts'
import type { BuyoutRow, StrayTicket } from './rows.ts'

const COLUMNS = sql`
  buyouts.id, buyouts.contract_id, buyouts.state, buyouts.last_day::text, buyouts.fee, message, ticket_id, asked_at, expires_at,
  answered_at, decline_reason, refusal, buyouts.updated_at,
  (select tickets.due_at from tickets where tickets.id = ticket_id) as due_at`

/** The last question of a contract, which stands or is over. */
export const lastBuyout = (db: Db, contractId: string) =>
  db.row<BuyoutRow>(sql`
    select ${COLUMNS} from buyouts where contract_id = ${contractId} order by asked_at desc, id desc limit 1`)

/** The one before it, where the last one stands. */
export const endedBuyout = (db: Db, contractId: string) =>
  db.row<BuyoutRow>(sql`
    select ${COLUMNS} from buyouts
    where contract_id = ${contractId} and state in (${sql.literals(BUYOUT_STATES.filter((state) => !STANDING.includes(state)))})
    order by asked_at desc, id desc limit 1`)

/** Of a party of its contract, or of colleagues and the clock; others get no row. */
export const buyoutFor = (db: Db, viewer: Client | Talent | null, id: string) =>
  db.row<BuyoutRow>(sql`
    select ${COLUMNS} from buyouts join contracts on contracts.id = contract_id
    where buyouts.id = ${id} and ${viewer ? reachOf(viewer) : sql`true`}`)

type NewBuyout = Pick<BuyoutRow, 'id' | 'contract_id' | 'last_day' | 'fee' | 'message' | 'ticket_id' | 'expires_at'>
/** False where one stands already. */
export const insertBuyout = async (db: Db, added: NewBuyout, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into buyouts (id, contract_id, state, last_day, fee, message, ticket_id, asked_at, expires_at, updated_at)
    values (${added.id}, ${added.contract_id}, 'asked', ${added.last_day}, ${added.fee}, ${added.message}, ${added.ticket_id},
      ${now}, ${added.expires_at}, ${now})
    on conflict do nothing`)) === 1

type Changes = { answered_at?: Date; decline_reason?: DeclineReason; refusal?: string }
/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveBuyout(
  db: Db,
  { id, state }: Pick<BuyoutRow, 'id' | 'state'>,
  event: BuyoutEvent,
  changes: Changes,
  now: Date,
): Promise<BuyoutState | null> {
  const to = buyoutLife.next(state, event)
  if (!to) return null
  const { answered_at, decline_reason, refusal } = changes
  const columns: Sql[] = [sql`state = ${to}`, sql`updated_at = ${now}`]
  if (answered_at) columns.push(sql`answered_at = ${answered_at}`)
  if (decline_reason) columns.push(sql`decline_reason = ${decline_reason}`)
  if (refusal) columns.push(sql`refusal = ${refusal}`)
  const moved = await db.run(sql`
    update buyouts set ${sql.join(columns, ', ')} where id = ${id} and state = ${state}`)
  return moved === 1 ? to : null
}

export const saveTicket = (db: Db, id: string, ticketId: string) =>
  db.run(sql`update buyouts set ticket_id = ${ticketId} where id = ${id}`)

/** What the talent has not answered in time. */
export const overdueBuyouts = (db: Db, now: Date) =>
  db.rows<{ id: string; contract_id: string }>(sql`
    select id, contract_id from buyouts where state in (${sql.literals(UNANSWERED)}) and expires_at < ${now}
    order by expires_at, id limit 1000`)

/** What the talent is reminded of once. */
export const buyoutsToRemind = (db: Db, until: Date) =>
  db.rows<{ id: string; contract_id: string }>(sql`
    select id, contract_id from buyouts
    where state in (${sql.literals(UNANSWERED)}) and reminded_at is null and expires_at < ${until}
    order by expires_at, id limit 1000`)

export const markReminded = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql`update buyouts set reminded_at = ${now} where id = ${id} and reminded_at is null`)) === 1

/** Questions whose contract ends otherwise or is over: a node of the release before does not tell them. */
export const lapsedBuyouts = (db: Db) =>
  db.rows<{ contract_id: string }>(sql`
    select contract_id from buyouts join contracts on contracts.id = contract_id
    where buyouts.state in (${sql.literals(STANDING)})
      and (early_end is not null or contracts.state not in (${sql.literals(RUNNING)}))
    order by contract_id limit 1000`)

/** Questions that were asked on a node of the release before, as a ticket alone. */
export const strayTickets = (db: Db) =>
  db.rows<StrayTicket>(sql`
    select tickets.id, contracts.id as contract_id, data->>'last_day' as last_day /* not null */,
      (data->>'fee')::int as fee /* not null */
    from tickets join contracts on contracts.id = (data->>'contract_id')::uuid
    where kind = 'buyout' and tickets.state in (${sql.literals(OPEN_TICKETS)})
      and contracts.state in (${sql.literals(RUNNING)}) and early_end is null
      and not exists (select from buyouts where ticket_id = tickets.id)
      and not exists (select from buyouts where buyouts.contract_id = contracts.id
        and buyouts.state in (${sql.literals(STANDING)}))
    order by tickets.id limit 1000`)
