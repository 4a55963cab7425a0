import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ReversalTarget, ReversedPaymentRow, SiblingPayment, PaymentLine } from './rows.ts'

/** The line that a payment was recorded from. */
export const lineOfPayment = (db: Db, paymentId: string) =>
  db.row<PaymentLine>(sql`select line_id from bank_statement_bookings where payment_id = ${paymentId}`)

const STANDING = sql`not exists (select from payment_reversals where payment_reversals.payment_id = payments.id)`

/** What a line paid, as far as it stands, in the order of the invoices. */
export const siblingPayments = (db: Db, lineId: string) =>
  db.rows<SiblingPayment>(sql`
    select payments.id as payment_id from bank_statement_bookings join payments on payments.id = payment_id
      join invoices on invoices.id = invoice_id
    where line_id = ${lineId} and ${STANDING} order by invoices.number`)

/** Transfers that stand, by the numbers of their invoices. */
export const targetRows = (db: Db, ids: readonly string[]) =>
  db.rows<ReversalTarget>(sql`
    select payments.id, amount from payments join invoices on invoices.id = invoice_id
    where payments.id = any(${[...ids]}::uuid[]) and method = 'transfer' and ${STANDING} order by invoices.number`)

/** Transfers of these sums, each alone or what one line of a statement paid together; the latest first. */
export const candidateRows = (db: Db, amounts: readonly number[]) =>
  db.rows<ReversedPaymentRow>(sql`
    select sum(payments.amount)::int8 as amount, max(paid_on)::text as day /* not null */,
      max(invoices.buyer ->> 'name') as company /* not null */, max(payments.reference) as reference /* not null */,
      max(bank_statement_lines.name) as name,
      json_agg(json_build_object('id', payments.id, 'number', invoices.number, 'amount', payments.amount)
        order by invoices.number) as payments /* not null */
    from payments join invoices on invoices.id = invoice_id
      left join bank_statement_bookings on bank_statement_bookings.payment_id = payments.id
      left join bank_statement_lines on bank_statement_lines.id = bank_statement_bookings.line_id
    where method = 'transfer' and ${STANDING}
    group by coalesce(bank_statement_bookings.line_id, payments.id)
    having sum(payments.amount) = any(${[...amounts]}::int8[])
    order by max(paid_on) desc, coalesce(bank_statement_bookings.line_id, payments.id) limit 100`)

export const insertLineReversal = (db: Db, lineId: string, paymentId: string) =>
  db.also(sql`insert into bank_statement_reversals (payment_id, line_id) values (${paymentId}, ${lineId})`)

/** Payments that these lines took back. */
export const lineReversals = (db: Db, lineIds: readonly string[]) =>
  db.rows<{ line_id: string; id: string; number: string; amount: number }>(sql`
    select line_id, payments.id, invoices.number as number /* not null */, payments.amount
    from bank_statement_reversals join payments on payments.id = payment_id join invoices on invoices.id = invoice_id
    where line_id = any(${[...lineIds]}::uuid[]) order by invoices.number`)
