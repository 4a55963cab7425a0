import { PAYMENT_FACTS, PAYMENT_KINDS, type PaymentKind } from '@fareeq/domain/invoices/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ListedPayment, MovementNews, ReceivedPayment } from './rows.ts'

export type PaymentRow = { id: string; kind: PaymentKind; amount: number; day: string }
export const paymentsOf = (db: Db, invoiceId: string) =>
  db.rows<ListedPayment>(sql`
    select invoice_payments.id, kind, amount, day::text, other_invoice_id as other_id, other.number as other_number,
      invoice_payments.note, exists (select from payments where payments.id = invoice_payments.id) as has_record,
      exists (select from invoice_payments as reversal where reversal.corrects = invoice_payments.id) as is_reversed
    from invoice_payments left join invoices as other on other.id = other_invoice_id
    where invoice_id = ${invoiceId} order by invoice_payments.created_at, invoice_payments.id`)

const WITH_RECEIPT = PAYMENT_KINDS.filter((kind) => PAYMENT_FACTS[kind].has_receipt)
/** Money that arrived, and how where that was recorded. */
export const receivedPayment = (db: Db, invoiceId: string, id: string) =>
  db.row<ReceivedPayment>(sql`
    select invoice_payments.amount, day::text, note, method
    from invoice_payments left join payments on payments.id = invoice_payments.id
    where invoice_payments.invoice_id = ${invoiceId} and invoice_payments.id = ${id} and kind in (${sql.literals(WITH_RECEIPT)})
      and not exists (select from invoice_payments as reversal where reversal.corrects = invoice_payments.id)`)

type NewPayment = PaymentRow & {
  invoice_id: string
  note: string | null
  other_invoice_id?: string
  /** The movement that this one takes back. */
  corrects?: string
  /** Whether the company is told that it came in. */
  company_told?: boolean
}
/** False when this payment was written down before. */
export const insertPayment = async (db: Db, newPayment: NewPayment, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into invoice_payments (id, invoice_id, kind, amount, day, note, other_invoice_id, corrects, company_told,
      created_at)
    values (${newPayment.id}, ${newPayment.invoice_id}, ${newPayment.kind}, ${newPayment.amount}, ${newPayment.day}, ${newPayment.note},
      ${newPayment.other_invoice_id ?? null}, ${newPayment.corrects ?? null}, ${newPayment.company_told ?? null}, ${now})
    on conflict (id) do nothing`)) === 1

export const movementOf = (db: Db, id: string) =>
  db.row<MovementNews>(sql`select company_told from invoice_payments where id = ${id}`)

/** A literal: the life of refunds stands above this feature. `app-lives.test.ts` compares it. */
export const UNANSWERED_REFUND = sql`refunds.state = 'processing'`

/**
 * Overpaid invoices of a company with their credit, the oldest first. A refund that is being processed is no longer
 * available.
 */
export const creditsOf = (db: Db, organisationId: string) =>
  db.rows<{ id: string; credit: number }>(sql`
    select id, credit from (
      select id, number,
        (select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id)
          - total + (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id)
          - (select coalesce(sum(refunds.amount), 0) from refunds join payments on payments.id = payment_id
              where payments.invoice_id = invoices.id and ${UNANSWERED_REFUND}) as credit
      from invoices where organisation_id = ${organisationId} and number is not null) as settled
    where credit > 0 order by number`)

/** Of what came in for an invoice, on its way back to the company. */
export const refundsUnderway = async (db: Db, invoiceId: string): Promise<number> =>
  (
    await db.one<{ amount: number }>(sql`
      select coalesce(sum(refunds.amount), 0)::int8 as amount from refunds join payments on payments.id = payment_id
      where invoice_id = ${invoiceId} and ${UNANSWERED_REFUND}`)
  ).amount
