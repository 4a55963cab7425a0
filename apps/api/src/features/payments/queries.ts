import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { PaymentMethod } from '@fareeq/domain/payments/limits.ts'
import type { ProviderStatus } from '@fareeq/domain/payments/rules.ts'
import { type PaymentEvent, type PaymentState, SETTLED, UNSURE, paymentLife } from '@fareeq/domain/payments/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import type { PaymentRow } from './rows.ts'

const PAYMENT = sql`
  select payments.id, invoice_id, invoices.number as invoice_number /* not null */, organisation_id, method, payments.state, amount,
    payments.currency, payments.lang, result_url, session_id, intent_id, page_url, is_open, provider_says, provider_amount,
    provider_currency, checked_at, reference, paid_on::text, proof_id, recorded_by, payments.created_at
  from payments join invoices on invoices.id = invoice_id`

/** Those of the viewer's company; others get no row. */
export const paymentFor = (db: Db, { userId }: Client, id: string) =>
  db.row<PaymentRow>(sql`
    ${PAYMENT} where payments.id = ${id} and organisation_id in (
      select organisation_id from organisation_members where user_id in ${colleaguesOf(userId)})`)

/** For staff, and for what the provider says. */
export const paymentById = (db: Db, id: string) => db.row<PaymentRow>(sql`${PAYMENT} where payments.id = ${id}`)

/** Row lock, after that of its invoice. */
export async function lockPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  await db.run(sql`select from payments where id = ${id} for update`)
  return paymentById(db, id)
}

/** The open payment. */
export const awaitedPaymentOf = (db: Db, invoiceId: string) =>
  db.row<PaymentRow>(sql`${PAYMENT} where invoice_id = ${invoiceId} and payments.state = any(${UNSURE})`)

/** Ended for us, but the page of the provider still takes money. */
export const openCheckouts = (db: Db, invoiceId: string) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where invoice_id = ${invoiceId} and is_open and payments.state <> all(${UNSURE}) limit 20`)

/** Whose page at the provider still takes money. */
export const openOn = (db: Db, invoiceId: string) =>
  db.rows<PaymentRow>(sql`${PAYMENT} where invoice_id = ${invoiceId} and is_open order by payments.id limit 20`)

type NewCheckout = {
  id: string
  invoice_id: string
  amount: number
  currency: string
  created_by: string
  lang: Lang
  result_url: string
}
/** False when another is under way. */
export const insertCheckout = async (db: Db, newCheckout: NewCheckout, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into payments (id, invoice_id, method, state, amount, currency, created_by, lang, result_url, is_open, created_at,
      updated_at)
    values (${newCheckout.id}, ${newCheckout.invoice_id}, 'card', 'processing', ${newCheckout.amount}, ${newCheckout.currency}, ${newCheckout.created_by},
      ${newCheckout.lang}, ${newCheckout.result_url}, true, ${now}, ${now})
    on conflict (invoice_id) where state in (${sql.literals(UNSURE)}) do nothing`)) === 1

export const saveSession = (db: Db, id: string, sessionId: string, url: string, now: Date) =>
  db.run(sql`
    update payments set session_id = ${sessionId}, page_url = ${url}, updated_at = ${now}
    where id = ${id} and (session_id is null or session_id = ${sessionId})`)

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function movePayment(
  db: Db,
  { id, state: from }: Pick<PaymentRow, 'id' | 'state'>,
  event: PaymentEvent,
  now: Date,
): Promise<PaymentState | null> {
  const to = paymentLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update payments set state = ${to}, updated_at = ${now} where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

export type ProviderReport = {
  says: ProviderStatus
  amount: number
  currency: string
  is_open: boolean
  /** Null where they stay as they are. */
  session_id: string | null
  intent_id: string | null
}
export const saveReport = (db: Db, id: string, report: ProviderReport, now: Date) =>
  db.run(sql`
    update payments set provider_says = ${report.says}, provider_amount = ${report.amount},
      provider_currency = ${report.currency}, is_open = ${report.is_open}, checked_at = ${now},
      session_id = coalesce(session_id, ${report.session_id}), intent_id = coalesce(intent_id, ${report.intent_id})
    where id = ${id}`)

/** Still open after so long, those that were asked about longest ago first. */
export const openPayments = (db: Db, before: Date, limit: number) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where is_open and payments.created_at <= ${before} order by checked_at nulls first, payments.id limit ${limit}`)

export type PaymentSearch = PageQuery & {
  state: PaymentState | undefined
  method: PaymentMethod | undefined
}
const matching = ({ state, method, cursor }: PaymentSearch): Sql => sql`
  ${state ? sql`and payments.state = ${state}` : sql.empty} ${method ? sql`and method = ${method}` : sql.empty}
  and ${olderThan(sql`payments.id`, cursor)}`

export const paymentRows = (db: Db, search: PaymentSearch) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where true ${matching(search)} order by payments.id desc limit ${search.limit + 1}`)

/** Payments of which the provider says an amount, a currency or an end that is not ours. */
export const differingPayments = (db: Db, limit: number) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT}
    where provider_says is not null and (provider_amount <> amount or provider_currency <> payments.currency
      or (provider_says = 'paid') <> (payments.state in (${sql.literals(SETTLED)})))
    order by payments.id desc limit ${limit}`)
