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

/** The payments that are paid on one page with this one. */
const SHARED = sql`payments as shared join invoices as billed on billed.id = shared.invoice_id
  where shared.id = lead.id or shared.checkout_id = lead.id`

/** The page, and what the provider says of it, are those of the payment that leads its checkout. */
const PAYMENT = sql`
  select payments.id, payments.invoice_id, invoices.number as invoice_number /* not null */, organisation_id, payments.method,
    payments.state, payments.amount, lead.id as checkout_id, (select sum(shared.amount)::int8 from ${SHARED}) as checkout_amount /* not null */,
    (select string_agg(billed.number, ', ' order by billed.number) from ${SHARED}) as checkout_numbers /* not null */,
    payments.currency, payments.lang, payments.result_url, lead.session_id, lead.intent_id, lead.page_url, payments.is_open,
    payments.provider_says, payments.provider_amount, payments.provider_currency, payments.checked_at, payments.reference,
    payments.paid_on::text, payments.proof_id, payments.recorded_by, payments.created_at
  from payments join invoices on invoices.id = payments.invoice_id
    join payments as lead on lead.id = coalesce(payments.checkout_id, payments.id)`

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

/** All that is paid on one page, in the order in which invoices are locked. */
export const paymentsOfCheckout = (db: Db, checkoutId: string) =>
  db.rows<PaymentRow>(sql`${PAYMENT} where lead.id = ${checkoutId} order by invoices.number`)

/** Row locks, after those of the invoices. */
export async function lockCheckout(db: Db, checkoutId: string): Promise<PaymentRow[]> {
  await db.run(sql`select from payments where id = ${checkoutId} or checkout_id = ${checkoutId} order by id for update`)
  return paymentsOfCheckout(db, checkoutId)
}

/** The open payments of these invoices, one of each at most. */
export const awaitedPayments = (db: Db, invoiceIds: readonly string[]) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where payments.invoice_id = any(${[...invoiceIds]}) and payments.state = any(${UNSURE})
    order by invoices.number`)

/** Ended for us, but the page of the provider still takes money. */
export const openCheckouts = (db: Db, invoiceIds: readonly string[]) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where payments.invoice_id = any(${[...invoiceIds]}) and payments.is_open and payments.state <> all(${UNSURE})
    limit 50`)

/** Whose page at the provider still takes money. */
export const openOn = (db: Db, invoiceId: string) =>
  db.rows<PaymentRow>(
    sql`${PAYMENT} where payments.invoice_id = ${invoiceId} and payments.is_open order by payments.id limit 20`,
  )

type NewCheckout = {
  id: string
  /** The payment whose page it shares; null for the one that leads. */
  checkout_id: string | null
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
    insert into payments (id, checkout_id, invoice_id, method, state, amount, currency, created_by, lang, result_url, is_open, created_at,
      updated_at)
    values (${newCheckout.id}, ${newCheckout.checkout_id}, ${newCheckout.invoice_id}, 'card', 'processing', ${newCheckout.amount}, ${newCheckout.currency}, ${newCheckout.created_by},
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
/** Of a whole checkout: its ids are those of the payment that leads it. */
export const saveReport = (db: Db, checkoutId: string, report: ProviderReport, now: Date) =>
  db.run(sql`
    update payments set provider_says = ${report.says}, provider_amount = ${report.amount},
      provider_currency = ${report.currency}, is_open = ${report.is_open}, checked_at = ${now},
      session_id = case when checkout_id is null then coalesce(session_id, ${report.session_id}) end,
      intent_id = case when checkout_id is null then coalesce(intent_id, ${report.intent_id}) end
    where id = ${checkoutId} or checkout_id = ${checkoutId}`)

/** Still open after so long, those that were asked about longest ago first. */
export const openPayments = (db: Db, before: Date, limit: number) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where payments.is_open and payments.checkout_id is null and payments.created_at <= ${before}
    order by payments.checked_at nulls first, payments.id limit ${limit}`)

export type PaymentSearch = PageQuery & {
  state: PaymentState | undefined
  method: PaymentMethod | undefined
}
const matching = ({ state, method, cursor }: PaymentSearch): Sql => sql`
  ${state ? sql`and payments.state = ${state}` : sql.empty} ${method ? sql`and payments.method = ${method}` : sql.empty}
  and ${olderThan(sql`payments.id`, cursor)}`

export const paymentRows = (db: Db, search: PaymentSearch) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT} where true ${matching(search)} order by payments.id desc limit ${search.limit + 1}`)

/** Payments of which the provider says an amount, a currency or an end that is not ours. */
export const differingPayments = (db: Db, limit: number) =>
  db.rows<PaymentRow>(sql`
    ${PAYMENT}
    where payments.provider_says is not null and (payments.provider_amount <> (select sum(shared.amount) from ${SHARED})
      or payments.provider_currency <> payments.currency
      or (payments.provider_says = 'paid') <> (payments.state in (${sql.literals(SETTLED)})))
    order by payments.id desc limit ${limit}`)
