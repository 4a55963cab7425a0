import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { PAYOUT_KINDS, type PayoutKind, isEarned } from '@fareeq/domain/payouts/limits.ts'
import {
  FAILED_TRANSFERS,
  OPEN_BATCHES,
  OWED,
  PAYABLE,
  type PayoutEvent,
  type PayoutState,
  payoutLife,
} from '@fareeq/domain/payouts/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Talent } from '../../platform/session.ts'
import type { LockCorrectionsRow, LockOfInvoiceRow, OwnSums, PayoutRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const EARNED = PAYOUT_KINDS.filter(isEarned)

/** Days are text: a date of the database has no hour that a zone could move. */
const row = (lang: Lang): Sql => sql`
  payouts.id, payouts.kind, payouts.state, payouts.talent_id, name_for(talent, ${lang}) as talent_name,
  payouts.invoice_id, case when payouts.kind in (${sql.literals(EARNED)}) then invoices.issue_day::text end as invoiced_day,
  payouts.contract_id, contracts.number as contract_number,
  coalesce(company_of(owner), name_for(owner, ${lang})) as company, payouts.month, from_day::text,
  earned_day::text, referral_id, nullif(referrals.name, '') as friend, net, payouts.wht, payouts.due_day::text,
  payouts.reason, ticket, (select due_at from tickets where tickets.reference = payouts.ticket) as ticket_due, batch_id,
  payout_batches.place as batch_place, payout_batches.state as batch_state,
  payout_details.country, coalesce(payouts.method, payout_details.method) as method,
  case when payouts.method is null then masked else payouts.paid_to end as paid_to, payouts.paid_day::text,
  failed.code as failed_code, failed.note as failed_note, failed.day::text as failed_day, failed.at as failed_at,
  failed.is_returned as failed_returned, payout_details.updated_at as details_at, first_at, changed_at, masked_before,
  payout_batches.created_at as frozen_at`
const FROM = sql`
  payouts join users as talent on talent.id = payouts.talent_id left join invoices on invoices.id = payouts.invoice_id
    left join contracts on contracts.id = payouts.contract_id left join users as owner on owner.id = contracts.client_id
    left join referrals on referrals.id = referral_id left join payout_batches on payout_batches.id = batch_id
    left join payout_details on payout_details.user_id = payouts.talent_id
    left join lateral (
      select code, note, failed_at as at, coalesce(returned_day, (failed_at at time zone 'Asia/Riyadh')::date) as day,
        returned_day is not null as is_returned
      from payout_transfer_lines join payout_transfers on payout_transfers.id = transfer_id
      where payout_id = payouts.id and payout_transfers.state in (${sql.literals(FAILED_TRANSFERS)})
      order by failed_at desc limit 1) as failed on true`

export const payoutById = (db: Db, id: string, lang: Lang) =>
  db.row<PayoutRow>(sql`select ${row(lang)} from ${FROM} where payouts.id = ${id}`)

/** A talent finds their own. */
export const payoutsFor = (db: Db, { userId }: Talent, lang: Lang, { cursor, limit }: PageQuery) =>
  db.rows<PayoutRow>(sql`
    select ${row(lang)} from ${FROM}
    where payouts.talent_id = ${userId} and ${olderThan(sql`payouts.id`, cursor)}
    order by payouts.id desc limit ${limit + 1}`)

export type PayoutSearch = PageQuery & {
  state?: PayoutState | undefined
  due_by?: string | undefined
  id?: string | undefined
}
export const payoutRows = (db: Db, lang: Lang, { state, due_by, id, cursor, limit }: PayoutSearch) =>
  db.rows<PayoutRow>(sql`
    select ${row(lang)} from ${FROM}
    where true ${state ? sql`and payouts.state = ${state}` : sql.empty}
      ${due_by ? sql`and payouts.due_day <= ${due_by}::date` : sql.empty}
      ${id ? sql`and payouts.id = ${id}::uuid` : sql.empty}
      ${
        cursor
          ? sql`and (payouts.due_day, payouts.id) > (select due_day, id from payouts where id = ${cursor}::uuid)`
          : sql.empty
      }
    order by payouts.due_day, payouts.id limit ${limit + 1}`)

export const payoutsOfBatch = (db: Db, batchId: string, lang: Lang) =>
  db.rows<PayoutRow>(sql`select ${row(lang)} from ${FROM} where batch_id = ${batchId} order by payouts.id`)

/** Of an invoice, locked: with their corrections. */
export async function lockOfInvoice(
  db: Db,
  invoiceId: string,
  lang: Lang,
): Promise<(PayoutRow & { corrects: string | null })[]> {
  await db.run(sql`select from payouts where invoice_id = ${invoiceId} order by id for update`)
  return db.rows<LockOfInvoiceRow>(
    sql`select ${row(lang)}, corrects from ${FROM} where payouts.invoice_id = ${invoiceId} order by payouts.id`,
  )
}

/** Corrections of these that are in no batch, locked. */
export const lockCorrections = (db: Db, payoutIds: readonly string[]) =>
  db.rows<LockCorrectionsRow>(sql`
    select id, talent_id, state, net, wht, corrects from payouts
    where corrects = any(${[...payoutIds]}::uuid[]) and state = any(${PAYABLE}) and batch_id is null
    order by id for update`)

/** Nobody else moves them until the transaction ends. */
export async function lockPayouts(db: Db, ids: readonly string[], lang: Lang): Promise<PayoutRow[]> {
  await db.run(sql`select from payouts where id = any(${ids}::uuid[]) order by id for update`)
  return db.rows<PayoutRow>(sql`
    select ${row(lang)} from ${FROM} where payouts.id = any(${ids}::uuid[]) order by payouts.id`)
}

export const isInOpenBatch = ({ batch_state }: Pick<PayoutRow, 'batch_state'>): boolean =>
  batch_state !== null && OPEN_BATCHES.includes(batch_state)

export type NewPayout = {
  id: string
  kind: PayoutKind
  talent_id: string
  invoice_id: string | null
  contract_id: string | null
  month: string | null
  from_day: string | null
  earned_day: string
  referral_id: string | null
  corrects: string | null
  credit_note_id: string | null
  net: number
  wht: number
  due_day: string
  reason: string | null
}
/** False when it is owed already. */
export const insertPayout = async (db: Db, newPayout: NewPayout, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into payouts (id, kind, state, talent_id, invoice_id, contract_id, month, from_day, earned_day, referral_id,
      corrects, credit_note_id, net, wht, due_day, reason, created_at, updated_at)
    values (${newPayout.id}, ${newPayout.kind}, 'due', ${newPayout.talent_id}, ${newPayout.invoice_id}, ${newPayout.contract_id}, ${newPayout.month},
      ${newPayout.from_day}, ${newPayout.earned_day}, ${newPayout.referral_id}, ${newPayout.corrects}, ${newPayout.credit_note_id}, ${newPayout.net},
      ${newPayout.wht}, ${newPayout.due_day}, ${newPayout.reason}, ${now}, ${now})
    on conflict do nothing`)) === 1

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function movePayout(
  db: Db,
  { id, state: from }: Pick<PayoutRow, 'id' | 'state'>,
  event: PayoutEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<PayoutState | null> {
  const to = payoutLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update payouts set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

export const saveAmounts = (db: Db, id: string, { net, wht }: Pick<PayoutRow, 'net' | 'wht'>, now: Date) =>
  db.run(sql`update payouts set net = ${net}, wht = ${wht}, updated_at = ${now} where id = ${id}`)

/** Brings it forward; nothing moves it back. */
export const saveDueDay = (db: Db, id: string, day: string, now: Date) =>
  db.run(sql`update payouts set due_day = ${day}, updated_at = ${now} where id = ${id} and due_day > ${day}::date`)

export const saveTicket = (db: Db, id: string, reference: string, now: Date) =>
  db.run(sql`update payouts set ticket = ${reference}, updated_at = ${now} where id = ${id}`)

/** Whose due day is over, without a ticket. */
export const latePayouts = (db: Db, today: string) =>
  db.rows<{ id: string }>(sql`
    select id from payouts where state = any(${PAYABLE}) and due_day < ${today}::date and net > 0 and ticket is null
    order by due_day, id limit 1000`)

/** The next day is one that is still to come: what is late says so itself. */
export const sumsFor = (db: Db, { userId }: Talent, today: string) =>
  db.one<OwnSums>(sql`
    select coalesce(sum(net) filter (where state = any(${OWED})), 0)::int8 as owed_amount,
      coalesce(sum(net) filter (where paid_day >= date_trunc('year', ${today}::date)), 0)::int8 as paid_amount,
      coalesce(sum(net) filter (where state = any(${PAYABLE}) and due_day < ${today}::date and net > 0), 0)::int8
        as late_amount,
      (min(due_day) filter (where state = any(${PAYABLE}) and net > 0 and due_day >= ${today}::date))::text as next_day
    from payouts where talent_id = ${userId}`)

export const sumsOfAll = (db: Db, today: string) =>
  db.one<{ owed_amount: number; late_amount: number }>(sql`
    select coalesce(sum(net), 0)::int8 as owed_amount,
      coalesce(sum(net) filter (where state = any(${PAYABLE}) and due_day < ${today}::date and net > 0), 0)::int8
        as late_amount
    from payouts where state = any(${OWED})`)

export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from payout_details where user_id = ${id}`)
