import type { ReversalKind } from '@fareeq/domain/payments/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PaymentReversalRow, SharedLine } from './rows.ts'

export const reversalsOf = (db: Db, paymentIds: readonly string[]) =>
  db.rows<PaymentReversalRow>(sql`
    select payment_id, kind, day::text, reason, staff.name as by
    from payment_reversals join staff on staff.id = reversed_by where payment_id = any(${[...paymentIds]}::uuid[])`)

type NewReversal = {
  payment_id: string
  kind: ReversalKind
  movement_id: string
  day: string
  reason: string
  staffId: string
}
export const insertReversal = (db: Db, reversal: NewReversal, now: Date) =>
  db.also(sql`
    insert into payment_reversals (payment_id, kind, movement_id, day, reason, reversed_by, created_at)
    values (${reversal.payment_id}, ${reversal.kind}, ${reversal.movement_id}, ${reversal.day}, ${reversal.reason},
      ${reversal.staffId}, ${now})`)

/** The transfer may be recorded again, where it belongs. */
export const freeReference = (db: Db, id: string, now: Date) =>
  db.also(sql`update payments set reference_key = 'reversed ' || id, updated_at = ${now} where id = ${id}`)

/** Invoices that the line of the statement pays beside this one: they are reversed with it. */
export const sharedLinesOf = (db: Db, paymentIds: readonly string[]) =>
  db.rows<SharedLine>(sql`
    select own.payment_id, invoices.number as number /* not null */
    from bank_statement_bookings own
      join bank_statement_bookings other on other.line_id = own.line_id and other.payment_id <> own.payment_id
      join payments on payments.id = other.payment_id join invoices on invoices.id = invoice_id
    where own.payment_id = any(${[...paymentIds]}::uuid[])
      and not exists (select from payment_reversals where payment_reversals.payment_id = other.payment_id)
    order by invoices.number`)
