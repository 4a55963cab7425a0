import {
  ISSUED_STATES,
  type InvoiceEvent,
  type InvoiceState,
  LATE,
  PAYABLE,
  VOID,
  invoiceLife,
} from '@fareeq/domain/invoices/states.ts'
import { type Series, documentNumber } from '@fareeq/domain/invoices/rules.ts'
import type { Settlement } from '@fareeq/domain/ledger/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client } from '../../platform/session.ts'
import { BUYER, PURCHASE_ORDER } from './queries-billing.ts'
import type { AgainRow, InvoiceRow, Sums } from './rows.ts'

/** A literal: the life of announced transfers stands above this feature. `app-lives.test.ts` compares it. */
export const AWAITED_TRANSFER = sql`announced_transfers.state = 'announced'`

/** Days are text: a date of the database has no hour that a zone could move. */
const ROW = sql`
  invoices.id, organisation_id, number, state, month, issue_day::text, due_day::text, issued_at, ${BUYER} as buyer, vat_rate,
  sar_rate, subtotal, vat, total, note, reason, seller_id, ${PURCHASE_ORDER} as purchase_order,
  (select coalesce(sum(credit_notes.total), 0)::int8 from credit_notes where invoice_id = invoices.id) as credited,
  (select coalesce(sum(amount), 0)::int8 from invoice_payments where invoice_id = invoices.id) as received,
  exists (select from payments where invoice_id = invoices.id and is_open and provider_says = 'underway') as is_underway,
  (select min(day)::text from announced_transfer_invoices join announced_transfers on announced_transfers.id = transfer_id
    where invoice_id = invoices.id and ${AWAITED_TRANSFER}) as announced_for`

export const settlementOf = ({ total, credited, received }: InvoiceRow): Settlement => ({
  due: total - credited,
  received,
})

/** The organisation of a member; without one nothing matches. */
const ownOrganisation = (userId: string): Sql =>
  sql`(select organisation_id from organisation_members where user_id = ${userId})`

/** A company gets what was issued to it; others get no row. */
export const reachOf = ({ userId }: Pick<Client, 'userId'>): Sql => sql`
  organisation_id = ${ownOrganisation(userId)} and number is not null and state = any(${ISSUED_STATES})`

export const invoiceFor = (db: Db, viewer: Pick<Client, 'userId'>, id: string) =>
  db.row<InvoiceRow>(sql`select ${ROW} from invoices where id = ${id} and ${reachOf(viewer)}`)

/** For staff, and for what the clock does. */
export const invoiceById = (db: Db, id: string) => db.row<InvoiceRow>(sql`select ${ROW} from invoices where id = ${id}`)

export type InvoiceSearch = PageQuery & {
  state?: InvoiceState | undefined
  organisation_id?: string | undefined
}
const matching = ({ state, cursor }: InvoiceSearch): Sql => sql`
  ${state ? sql`and state = ${state}` : sql.empty} and ${olderThan(sql`id`, cursor)}`

export const invoicesFor = (db: Db, viewer: Client, search: InvoiceSearch) =>
  db.rows<InvoiceRow>(sql`
    select ${ROW} from invoices where ${reachOf(viewer)} ${matching(search)} order by id desc limit ${search.limit + 1}`)

export const invoiceRows = (db: Db, search: InvoiceSearch) =>
  db.rows<InvoiceRow>(sql`
    select ${ROW} from invoices
    where true ${matching(search)}
      ${search.organisation_id ? sql`and organisation_id = ${search.organisation_id}` : sql.empty}
    order by id desc limit ${search.limit + 1}`)

/** Nobody else moves it, pays it or credits it until the transaction ends. */
export async function lockInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  await db.run(sql`select from invoices where id = ${id} for update`)
  return invoiceById(db, id)
}

/**
 * The same, with the invoices whose account credit was set against it: a credit note may give it back. By their numbers, the
 * order in which issuing locks them, and all of them before the counter of numbers. Twice: a statement that waited for the
 * invoice while it was being issued does not see the sources of that commit.
 */
export async function lockWithSources(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const lock = () =>
    db.run(sql`
      select from invoices where id = ${id} or id in (
        select other_invoice_id from invoice_payments where invoice_id = ${id} and kind = 'credit' and amount > 0)
      order by number for update`)
  await lock()
  await lock()
  return invoiceById(db, id)
}

/** The same, with the invoices that its account credit was set against: what came in for it may be taken back. */
export async function lockWithTargets(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const lock = () =>
    db.run(sql`
      select from invoices where id = ${id} or id in (
        select other_invoice_id from invoice_payments where invoice_id = ${id} and kind = 'credit' and amount < 0)
      order by number for update`)
  await lock()
  await lock()
  return invoiceById(db, id)
}

/**
 * The next number of a series, without a gap: the row of the counter is locked until the transaction ends, and a rollback
 * gives the number back.
 */
export async function nextNumber(db: Db, series: Series, year: number): Promise<string> {
  const { last } = await db.one<{ last: number }>(sql`
    insert into invoice_counters (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = invoice_counters.last + 1
    returning last`)
  return documentNumber(series, year, last)
}

type NewInvoice = {
  id: string
  organisation_id: string
  month: string | null
  subtotal: number
  note: string | null
  purchase_order?: string | null
  /** The invoice whose lines it bills again. */
  rebills_invoice_id?: string
}
/** False when the month of this company has one already. */
export const insertInvoice = async (db: Db, newInvoice: NewInvoice, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into invoices (id, organisation_id, state, month, subtotal, total, note, purchase_order, rebills_invoice_id, created_at, updated_at)
    values (${newInvoice.id}, ${newInvoice.organisation_id}, 'draft', ${newInvoice.month}, ${newInvoice.subtotal}, ${newInvoice.subtotal}, ${newInvoice.note},
      ${newInvoice.purchase_order ?? null}, ${newInvoice.rebills_invoice_id ?? null}, ${now}, ${now})
    on conflict (organisation_id, month) where bills_again is null do nothing`)) === 1

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveInvoice(
  db: Db,
  { id, state: from }: Pick<InvoiceRow, 'id' | 'state'>,
  event: InvoiceEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<InvoiceState | null> {
  const to = invoiceLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update invoices set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

type DraftChange = { subtotal: number; note: string | null; purchase_order: string | null }
export const saveDraft = (db: Db, id: string, { subtotal, note, purchase_order }: DraftChange, now: Date) =>
  db.run(sql`
    update invoices set subtotal = ${subtotal}, total = ${subtotal}, note = ${note}, purchase_order = ${purchase_order},
      updated_at = ${now}
    where id = ${id} and number is null`)

/** The invoice whose lines this one bills again, and the newest that bills its own. */
export const againOf = (db: Db, id: string) =>
  db.rows<AgainRow>(sql`
    select id, number, is_before from (
      select before.id, before.number, true as is_before from invoices as again join invoices as before
        on before.id = again.bills_again where again.id = ${id}
      union all
      (select id, number, false from invoices where bills_again = ${id} and state not in (${sql.literals(VOID)}) order by id desc limit 1)
    ) as linked`)

/** What is open in all, and the part of it that is late; of one company, or of everybody. */
export const openSums = (db: Db, organisationId?: string) =>
  db.one<Sums>(sql`
    select coalesce(sum(open), 0)::int8 as open_amount,
      coalesce(sum(open) filter (where state = any(${LATE})), 0)::int8 as overdue_amount
    from (
      select state, total - (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id)
        - (select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id) as open
      from invoices where state = any(${PAYABLE})
        ${organisationId ? sql`and organisation_id = ${organisationId}` : sql.empty}) as payable`)
