import { type RefundEvent, type RefundState, UNANSWERED, refundLife } from '@fareeq/domain/payments/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RefundRow } from './rows.ts'

const REFUND = sql`
  select refunds.id, payment_id, state, amount, reason, reference, staff.name as by, ticket, refunds.created_at
  from refunds left join staff on staff.id = requested_by`

export const refundsOf = (db: Db, paymentIds: readonly string[]) =>
  db.rows<RefundRow>(sql`${REFUND} where payment_id = any(${[...paymentIds]}) order by refunds.id`)

export const refundById = (db: Db, id: string) => db.row<RefundRow>(sql`${REFUND} where refunds.id = ${id}`)

type NewRefund = Omit<RefundRow, 'by' | 'ticket' | 'created_at'> & { requested_by: string }
export const insertRefund = (db: Db, newRefund: NewRefund, now: Date) =>
  db.also(sql`
    insert into refunds (id, payment_id, state, amount, reason, reference, requested_by, created_at, updated_at)
    values (${newRefund.id}, ${newRefund.payment_id}, ${newRefund.state}, ${newRefund.amount}, ${newRefund.reason}, ${newRefund.reference},
      ${newRefund.requested_by}, ${now}, ${now})`)

/** Moves it by its life; null when it has been answered before. */
export async function moveRefund(
  db: Db,
  { id, state: from }: Pick<RefundRow, 'id' | 'state'>,
  event: RefundEvent,
  providerId: string | null,
  now: Date,
): Promise<RefundState | null> {
  const to = refundLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update refunds set state = ${to}, provider_id = coalesce(provider_id, ${providerId}), updated_at = ${now}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

export const saveTicket = (db: Db, id: string, reference: string, now: Date) =>
  db.also(sql`update refunds set ticket = ${reference}, updated_at = ${now} where id = ${id}`)

/** Tickets about refunds that came back for an invoice. */
export const returnedTickets = (db: Db, invoiceId: string) =>
  db.rows<{ ticket: string }>(sql`
    select ticket from refunds join payments on payments.id = payment_id
    where invoice_id = ${invoiceId} and ticket is not null order by refunds.id`)

export const unansweredRefunds = (db: Db, before: Date, limit: number) =>
  db.rows<{ id: string }>(sql`
    select id from refunds where state = any(${UNANSWERED}) and created_at <= ${before} order by created_at, id limit ${limit}`)

/** What came in for each of these invoices and is still there, less refunds under way. */
export const freeOf = async (db: Db, invoiceIds: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    (
      await db.rows<{ id: string; free: number }>(sql`
        select id, ((select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id)
          - (select coalesce(sum(refunds.amount), 0) from refunds join payments on payments.id = payment_id
              where payments.invoice_id = invoices.id and refunds.state = any(${UNANSWERED})))::int8 as free
        from invoices where id = any(${[...invoiceIds]})`)
    ).map(({ id, free }) => [id, free]),
  )
