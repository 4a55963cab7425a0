import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import {
  FAILED_TRANSFERS,
  type TransferEvent,
  type TransferState,
  transferLife,
} from '@fareeq/domain/payouts/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { LinePayout, SentAccount, TransferId, TransferRow } from './rows.ts'

const transfer = (lang: Lang): Sql => sql`
  select payout_transfers.id, batch_id, place, payout_transfers.talent_id, name_for(users, ${lang}) as talent_name, reference,
    amount, payout_transfers.state, payout_transfers.method, payout_transfers.paid_to, paid_day::text, returned_day::text, code,
    note, fee, first_at, changed_at, masked_before
  from payout_transfers join users on users.id = payout_transfers.talent_id
    left join payout_details on payout_details.user_id = payout_transfers.talent_id`

export const transfersOfBatch = (db: Db, batchId: string, lang: Lang) =>
  db.rows<TransferRow>(sql`${transfer(lang)} where batch_id = ${batchId} order by place`)

/** Nobody else moves them until the transaction ends; the batch is locked first. */
export async function lockTransfers(db: Db, batchId: string, lang: Lang): Promise<TransferRow[]> {
  await db.run(sql`select from payout_transfers where batch_id = ${batchId} order by place for update`)
  return transfersOfBatch(db, batchId, lang)
}

/** Of which batch it is. */
export const transferBatch = (db: Db, id: string) =>
  db.row<TransferId>(sql`select id, batch_id from payout_transfers where id = ${id}`)

/** What each of them pays. */
export const linePayouts = (db: Db, transferIds: readonly string[], lang: Lang) =>
  db.rows<LinePayout>(sql`
    select transfer_id, payouts.id, payouts.kind, payouts.month, coalesce(company_of(owner), name_for(owner, ${lang})) as company,
      nullif(referrals.name, '') as friend, payout_transfer_lines.net
    from payout_transfer_lines join payouts on payouts.id = payout_id
      left join contracts on contracts.id = payouts.contract_id left join users as owner on owner.id = contracts.client_id
      left join referrals on referrals.id = referral_id
    where transfer_id = any(${[...transferIds]}::uuid[]) order by payouts.id`)

export type NewTransfer = {
  id: string
  batch_id: string
  place: number
  talent_id: string
  reference: string
  amount: number
  state: TransferState
  paid_day: string | null
  payouts: readonly { id: string; net: number }[]
}
/** Paid as its payouts are: they took along how, when their batch was made. */
export async function insertTransfer(db: Db, row: NewTransfer, now: Date): Promise<void> {
  await db.also(sql`
    insert into payout_transfers (id, batch_id, place, talent_id, reference, amount, state, method, paid_to, paid_day, updated_at)
    select ${row.id}::uuid, ${row.batch_id}::uuid, ${row.place}::int, ${row.talent_id}::uuid, ${row.reference}::text,
      ${row.amount}::int8, ${row.state}::text, coalesce(method, 'manual'), paid_to, ${row.paid_day}::date, ${now}::timestamptz
    from payouts where id = ${row.payouts[0]!.id}`)
  for (const { id, net } of row.payouts)
    await db.also(
      sql`insert into payout_transfer_lines (transfer_id, payout_id, net) values (${row.id}, ${id}, ${net})`,
    )
}

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveTransfer(
  db: Db,
  { id, state: from }: Pick<TransferRow, 'id' | 'state'>,
  event: TransferEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<TransferState | null> {
  const to = transferLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update payout_transfers set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

/** How often a payout was sent back: each payment of it has an entry of its own. */
export const returnCount = async (db: Db, payoutId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from payout_transfer_lines join payout_transfers on payout_transfers.id = transfer_id
      where payout_id = ${payoutId} and state = 'returned'`)
  ).count

/** Whole accounts, as they were when the batch was made; only those that are still to be done. */
export const accountsOfBatch = (db: Db, batchId: string) =>
  db.rows<SentAccount>(sql`
    select payout_transfers.talent_id, name_for(users, 'en') as talent, place, reference, amount,
      (array_agg(payouts.details_secret order by payouts.id))[1] as details_secret /* not null */,
      array_agg(payouts.kind order by payouts.id) as kinds /* not null */
    from payout_transfers join payout_transfer_lines on transfer_id = payout_transfers.id
      join payouts on payouts.id = payout_id and payouts.batch_id = payout_transfers.batch_id
      join users on users.id = payout_transfers.talent_id
    where payout_transfers.batch_id = ${batchId} and amount > 0 and payouts.details_secret is not null
      and payout_transfers.state not in (${sql.literals(FAILED_TRANSFERS)})
    group by payout_transfers.id, users.id order by place`)
