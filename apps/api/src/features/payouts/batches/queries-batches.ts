import { batchPlace } from '@fareeq/domain/payouts/rules.ts'
import { type BatchEvent, type BatchState, batchLife } from '@fareeq/domain/payouts/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../../platform/db/page.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { DetailsRow } from '../rows.ts'
import type { BatchRow } from './rows.ts'

const ROW = sql`
  id, place, state, count, total, created_at, (select name from staff where staff.id = created_by) as created_by,
  paid_day::text, note`

export const batchById = (db: Db, id: string) =>
  db.row<BatchRow>(sql`select ${ROW} from payout_batches where id = ${id}`)

/** By its number, as it stands in a file. */
export async function batchByNumber(db: Db, number: string): Promise<BatchRow | undefined> {
  const place = batchPlace(number)
  return place === null ? undefined : db.row<BatchRow>(sql`select ${ROW} from payout_batches where place = ${place}`)
}

/** Nobody else pays or discards it until the transaction ends. */
export async function lockBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  await db.run(sql`select from payout_batches where id = ${id} for update`)
  return batchById(db, id)
}

export const batchRows = (db: Db, { cursor, limit }: PageQuery) =>
  db.rows<BatchRow>(sql`
    select ${ROW} from payout_batches where ${olderThan(sql`id`, cursor)}
    order by id desc limit ${limit + 1}`)

export const batchesWithoutTransfers = (db: Db, after: string | null, limit: number) =>
  db.rows<{ id: string }>(sql`
    select id from payout_batches
    where ${after ? sql`id > ${after}` : sql`true`} and exists (select from payouts where batch_id = payout_batches.id)
      and not exists (select from payout_transfers where batch_id = payout_batches.id)
    order by id limit ${limit}`)

type NewBatch = { id: string; count: number; total: number; created_by: string }
export const insertBatch = (db: Db, { id, count, total, created_by }: NewBatch, now: Date) =>
  db.run(sql`
    insert into payout_batches (id, state, count, total, created_by, created_at, updated_at)
    values (${id}, 'open', ${count}, ${total}, ${created_by}, ${now}, ${now})`)

/** Takes along how its talent is paid: a change after the export does not reach it. */
export const putIntoBatch = (db: Db, payoutId: string, batchId: string, details: DetailsRow, now: Date) =>
  db.run(sql`
    update payouts set batch_id = ${batchId}, method = ${details.method}, paid_to = ${details.masked},
      details_secret = ${details.details_secret}, updated_at = ${now}
    where id = ${payoutId}`)

export const giveBack = (db: Db, batchId: string, now: Date) =>
  db.run(sql`
    update payouts set batch_id = null, method = null, paid_to = null, details_secret = null, updated_at = ${now}
    where batch_id = ${batchId}`)

/** Those that the bank did not pay are owed as before, and paid the way their talents want by then. */
export const giveBackPayouts = (db: Db, ids: readonly string[], now: Date) =>
  db.run(sql`
    update payouts set batch_id = null, method = null, paid_to = null, details_secret = null, updated_at = ${now}
    where id = any(${[...ids]}::uuid[])`)

export async function moveBatch(
  db: Db,
  { id, state: from }: Pick<BatchRow, 'id' | 'state'>,
  event: BatchEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<BatchState | null> {
  const to = batchLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update payout_batches set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}
