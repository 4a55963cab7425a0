import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type PaymentRow = { id: string; kind: 'payment' | 'refund'; amount: number; day: string }

export const paymentsOf = (db: Db, invoiceId: string) =>
  db.rows<PaymentRow>(sql`
    select id, kind, amount, day::text from invoice_payments where invoice_id = ${invoiceId} order by created_at, id`)

type NewPayment = PaymentRow & { invoice_id: string; note: string | null }
/** False when this payment was written down before. */
export const insertPayment = async (db: Db, one: NewPayment, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into invoice_payments (id, invoice_id, kind, amount, day, note, created_at)
    values (${one.id}, ${one.invoice_id}, ${one.kind}, ${one.amount}, ${one.day}, ${one.note}, ${now})
    on conflict (id) do nothing`)) === 1
