import { WAITING_TRANSFERS } from '@fareeq/domain/announced-transfers/states.ts'
import { PAYABLE } from '@fareeq/domain/invoices/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { BUYER } from '../invoices/queries-billing.ts'
import type { AnnouncedRow, HandTransfer, NumberedInvoice, PayableRow, ReferenceUse } from './rows.ts'

/** Every invoice that something is open of, with whom it was made out to. */
export const payableRows = (db: Db) =>
  db.rows<PayableRow>(sql`
    select id, number as number /* not null */, organisation_id,
      (select company_references.number from company_references
        where company_references.organisation_id = invoices.organisation_id) as company_number,
      due_day::text as due_day /* not null */,
      ${BUYER} as buyer /* not null */, total,
      (select coalesce(sum(credit_notes.total), 0)::int8 from credit_notes where invoice_id = invoices.id) as credited,
      (select coalesce(sum(amount), 0)::int8 from invoice_payments where invoice_id = invoices.id) as received
    from invoices where state = any(${[...PAYABLE]}) and number is not null`)

/** What companies said they transfer, and for which invoices. */
export const announcedTransfers = (db: Db) =>
  db.rows<AnnouncedRow>(sql`
    select organisation_id, amount,
      (select json_agg(json_build_object('invoice_id', invoice_id, 'amount', announced_transfer_invoices.amount))
        from announced_transfer_invoices where transfer_id = announced_transfers.id) as parts /* not null */
    from announced_transfers where state in (${sql.literals(WAITING_TRANSFERS)})`)

/** Transfers for these invoices that no statement has brought: a line may be one of them. */
export const handTransfers = (db: Db, invoiceIds: readonly string[]) =>
  db.rows<HandTransfer>(sql`
    select invoice_id, amount from payments
    where method = 'transfer' and invoice_id = any(${[...invoiceIds]}::uuid[])
      and not exists (select from bank_statement_bookings where payment_id = payments.id)
      and not exists (select from payment_reversals where payment_id = payments.id)`)

export const invoicesByNumber = (db: Db, numbers: readonly string[]) =>
  db.rows<NumberedInvoice>(sql`
    select id, number as number /* not null */ from invoices where number = any(${[...numbers]}::text[])`)

/** Whether a transfer has this reference, and whether a statement brought it. */
export const referenceUse = (db: Db, key: string) =>
  db.row<ReferenceUse>(sql`
    select exists (select from bank_statement_bookings where payment_id = payments.id) as is_from_bank
    from payments where reference_key = ${key}`)
