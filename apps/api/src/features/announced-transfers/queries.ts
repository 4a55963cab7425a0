import {
  type AnnouncedEvent,
  type AnnouncedState,
  WAITING_TRANSFERS,
  announcedLife,
} from '@fareeq/domain/announced-transfers/states.ts'
import { PAYABLE } from '@fareeq/domain/invoices/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AnnouncedRow, LockedAnnounced, OpenInvoiceRow } from './rows.ts'

/** The number of a company in its reference, given once. */
export async function companyNumber(db: Db, organisationId: string): Promise<number> {
  const find = () =>
    db.row<{ number: number }>(sql`select number from company_references where organisation_id = ${organisationId}`)
  const row = await find()
  if (row) return row.number
  await db.run(sql`
    insert into company_references (organisation_id) values (${organisationId}) on conflict (organisation_id) do nothing`)
  const inserted = await find()
  if (!inserted) throw new Error('A company has its reference once it asked for it')
  return inserted.number
}

/** What is open of a company, the oldest first, and the day for which a transfer is announced. */
export const openInvoices = (db: Db, organisationId: string) =>
  db.rows<OpenInvoiceRow>(sql`
    select id, number /* not null */, due_day::text as due_day /* not null */,
      total - (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id)::int8
        - (select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id)::int8 as open /* not null */,
      exists (select from payments where invoice_id = invoices.id and is_open and provider_says = 'underway') as is_underway,
      (select min(day)::text from announced_transfer_invoices join announced_transfers on announced_transfers.id = transfer_id
        where invoice_id = invoices.id and announced_transfers.state in (${sql.literals(WAITING_TRANSFERS)})) as announced_for
    from invoices where organisation_id = ${organisationId} and state = any(${[...PAYABLE]}) and number is not null
    order by due_day, number limit 200`)

const ANNOUNCED = (lang: Lang) => sql`
  select announced_transfers.id, announced_transfers.state, day::text, announced_transfers.amount, announced_transfers.created_at,
    name_for(users, ${lang}) as by,
    (select coalesce(json_agg(json_build_object('id', invoices.id, 'number', coalesce(invoices.number, ''),
        'amount', announced_transfer_invoices.amount) order by invoices.number), '[]')
      from announced_transfer_invoices join invoices on invoices.id = invoice_id
      where transfer_id = announced_transfers.id) as invoices /* not null */
  from announced_transfers left join users on users.id = announced_by`

/** Of a company: what waits, and what it announced last. */
export const announcedOf = (db: Db, organisationId: string, lang: Lang, limit = 5) =>
  db.rows<AnnouncedRow>(sql`
    ${ANNOUNCED(lang)} where organisation_id = ${organisationId}
    order by announced_transfers.state in (${sql.literals(WAITING_TRANSFERS)}) desc, announced_transfers.id desc
    limit ${limit}`)

export const lockAnnounced = (db: Db, id: string) =>
  db.row<LockedAnnounced>(
    sql`select id, organisation_id, state, day::text from announced_transfers where id = ${id} for update`,
  )

/** Standing announcements of an invoice. */
export const waitingFor = (db: Db, invoiceId: string) =>
  db.rows<{ id: string }>(sql`
    select announced_transfers.id from announced_transfers join announced_transfer_invoices on transfer_id = announced_transfers.id
    where invoice_id = ${invoiceId} and announced_transfers.state in (${sql.literals(WAITING_TRANSFERS)})
    order by announced_transfers.id`)

/** Whether something is still open of what it is for. */
export const isAwaited = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from announced_transfer_invoices join invoices on invoices.id = invoice_id
    where transfer_id = ${id} and invoices.state = any(${[...PAYABLE]}) limit 1`)) !== undefined

/** Which did not come by its last day. */
export const overdueAnnounced = (db: Db, before: string) =>
  db.rows<{ id: string }>(sql`
    select id from announced_transfers where state in (${sql.literals(WAITING_TRANSFERS)}) and day < ${before}::date
    order by day, id limit 1000`)

type NewAnnounced = {
  id: string
  organisation_id: string
  day: string
  announced_by: string
  invoices: readonly { id: string; amount: number }[]
}
export async function insertAnnounced(db: Db, transfer: NewAnnounced, now: Date): Promise<void> {
  const amount = transfer.invoices.reduce((sum, invoice) => sum + invoice.amount, 0)
  await db.run(sql`
    insert into announced_transfers (id, organisation_id, state, day, amount, announced_by, created_at, updated_at)
    values (${transfer.id}, ${transfer.organisation_id}, 'announced', ${transfer.day}, ${amount}, ${transfer.announced_by},
      ${now}, ${now})`)
  for (const invoice of transfer.invoices)
    await db.also(sql`
      insert into announced_transfer_invoices (transfer_id, invoice_id, amount)
      values (${transfer.id}, ${invoice.id}, ${invoice.amount})`)
}

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveAnnounced(
  db: Db,
  { id, state: from }: Pick<LockedAnnounced, 'id' | 'state'>,
  event: AnnouncedEvent,
  now: Date,
): Promise<AnnouncedState | null> {
  const to = announcedLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update announced_transfers set state = ${to}, updated_at = ${now} where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}
