import { FALLING_DUE, PAYABLE } from '@fareeq/domain/invoices/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { AWAITED_TRANSFER } from './queries.ts'

/** Whose due day is over. */
export const lateInvoices = (db: Db, today: string) =>
  db.rows<{ id: string }>(sql`
    select id from invoices where state = any(${FALLING_DUE}) and due_day < ${today}::date order by due_day, id limit 1000`)

/** What is open and so many days from its due day, without a reminder of that day and without a transfer that is waited for. */
export const remindable = (db: Db, today: string, days: readonly number[]) =>
  db.rows<{ id: string; days: number }>(sql`
    select id, ${today}::date - due_day as days from invoices
    where state = any(${PAYABLE}) and ${today}::date - due_day = any(${days})
      and not exists (select from invoice_reminders
        where invoice_id = invoices.id and invoice_reminders.days = ${today}::date - due_day)
      and not exists (select from announced_transfer_invoices join announced_transfers on announced_transfers.id = transfer_id
        where invoice_id = invoices.id and ${AWAITED_TRANSFER})
    order by id limit 1000`)

/** The number of one that fell due before this day and that no announced transfer is for. */
export const overdueSince = (db: Db, organisationId: string, day: string) =>
  db.row<{ number: string }>(sql`
    select number /* not null */ from invoices
    where organisation_id = ${organisationId} and state = any(${PAYABLE}) and due_day < ${day}::date and number is not null
      and not exists (select from announced_transfer_invoices join announced_transfers on announced_transfers.id = transfer_id
        where invoice_id = invoices.id and ${AWAITED_TRANSFER})
    order by due_day, number limit 1`)

/** False when it went out already. */
export const insertReminder = async (db: Db, invoiceId: string, days: number, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into invoice_reminders (invoice_id, days, sent_at) values (${invoiceId}, ${days}, ${now})
    on conflict do nothing`)) === 1
