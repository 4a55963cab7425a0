import {
  BILLING,
  type RecurringEvent,
  type RecurringState,
  recurringLife,
} from '@fareeq/domain/recurring-invoices/states.ts'
import type { RecurringChange } from '@fareeq/domain/recurring-invoices/schema.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import type { RecurringRow, RunRow } from './rows.ts'

const ROW = (lang: Lang) => sql`
  select recurring_invoices.id, organisation_id, recurring_invoices.state, title, lines, interval, first_day::text,
    last_day::text, next_place, issues_at_once, recurring_invoices.purchase_order, note, version, staff.name as created_by,
    coalesce((select name from billing_details where organisation_id = recurring_invoices.organisation_id),
      ${nameOfOrganisation(sql`recurring_invoices.organisation_id`, lang)}, '') as company /* not null */
  from recurring_invoices left join staff on staff.id = created_by`

export type RecurringSearch = PageQuery & {
  state?: RecurringState | undefined
  organisation_id?: string | undefined
}
export const recurringRows = (db: Db, { state, organisation_id, cursor, limit }: RecurringSearch, lang: Lang) =>
  db.rows<RecurringRow>(sql`
    ${ROW(lang)}
    where ${olderThan(sql`recurring_invoices.id`, cursor)}
      ${state ? sql`and recurring_invoices.state = ${state}` : sql.empty}
      ${organisation_id ? sql`and organisation_id = ${organisation_id}` : sql.empty}
    order by recurring_invoices.id desc limit ${limit + 1}`)

/** Of a company: all that may still bill it. */
export const recurringOf = (db: Db, organisationId: string, states: readonly RecurringState[], lang: Lang) =>
  db.rows<RecurringRow>(sql`
    ${ROW(lang)} where organisation_id = ${organisationId} and recurring_invoices.state = any(${[...states]})
    order by recurring_invoices.id desc limit 100`)

export const recurringById = (db: Db, id: string, lang: Lang) =>
  db.row<RecurringRow>(sql`${ROW(lang)} where recurring_invoices.id = ${id}`)

/** Row lock: nobody else changes it or bills it until the transaction ends. */
export async function lockRecurring(db: Db, id: string, lang: Lang): Promise<RecurringRow | undefined> {
  await db.run(sql`select from recurring_invoices where id = ${id} for update`)
  return recurringById(db, id, lang)
}

export const runsOf = (db: Db, id: string) =>
  db.rows<RunRow>(sql`
    select invoices.id, number, state, day::text from recurring_invoice_runs join invoices on invoices.id = invoice_id
    where recurring_id = ${id} order by place desc limit 24`)

/** Those that bill; the clock looks at the days of each. */
export const billingIds = (db: Db, after: string | null) =>
  db.rows<{ id: string }>(sql`
    select id from recurring_invoices where state in (${sql.literals(BILLING)})
      ${after ? sql`and id > ${after}` : sql.empty}
    order by id limit 500`)

type NewRecurring = {
  id: string
  organisation_id: string
  title: string
  lines: readonly ServiceLine[]
  interval: string
  first_day: string
  last_day: string | null
  issues_at_once: boolean
  purchase_order: string | null
  note: string | null
  created_by: string | null
}
export const insertRecurring = (db: Db, row: NewRecurring, now: Date) =>
  db.run(sql`
    insert into recurring_invoices (id, organisation_id, state, title, lines, interval, first_day, last_day, issues_at_once,
      purchase_order, note, created_by, created_at, updated_at)
    values (${row.id}, ${row.organisation_id}, 'active', ${row.title}, ${JSON.stringify(row.lines)}, ${row.interval},
      ${row.first_day}, ${row.last_day}, ${row.issues_at_once}, ${row.purchase_order}, ${row.note}, ${row.created_by},
      ${now}, ${now})`)

export const saveRecurring = (db: Db, id: string, change: RecurringChange, now: Date) =>
  db.run(sql`
    update recurring_invoices set title = ${change.title}, lines = ${JSON.stringify(change.lines)},
      last_day = ${change.last_day || null}, issues_at_once = ${change.issues_at_once},
      purchase_order = ${change.purchase_order || null}, note = ${change.note || null}, version = version + 1,
      updated_at = ${now}
    where id = ${id} and version = ${change.version}`)

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveRecurring(
  db: Db,
  { id, state: from }: Pick<RecurringRow, 'id' | 'state'>,
  event: RecurringEvent,
  nextPlace: number,
  now: Date,
): Promise<RecurringState | null> {
  const to = recurringLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update recurring_invoices set state = ${to}, next_place = ${nextPlace}, updated_at = ${now}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

export async function insertRun(
  db: Db,
  { id, place, invoiceId, day }: { id: string; place: number; invoiceId: string; day: string },
): Promise<void> {
  await db.run(sql`
    insert into recurring_invoice_runs (recurring_id, place, invoice_id, day) values (${id}, ${place}, ${invoiceId}, ${day})`)
  await db.also(sql`update recurring_invoices set next_place = ${place + 1} where id = ${id}`)
}
