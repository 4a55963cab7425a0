import type { QuoteChange } from '@fareeq/domain/quotes/schema.ts'
import { OPEN_QUOTES, type QuoteEvent, type QuoteState, SENT_STATES, quoteLife } from '@fareeq/domain/quotes/states.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Interval } from '@fareeq/domain/recurring-invoices/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client } from '../../platform/session.ts'
import { nameOfOrganisation } from '../organisations/queries.ts'
import type { QuoteRow } from './rows.ts'

const ROW = (lang: Lang) => sql`
  select quotes.id, quotes.organisation_id, quotes.number, quotes.state, title, lines, interval, valid_until::text, quotes.note,
    quotes.reason, quotes.vat_rate, quotes.version, created_by as created_by_id, staff.name as created_by, sent_at, answered_at,
    name_for(users, ${lang}) as answered_by, quotes.invoice_id, invoices.number as invoice_number, recurring_id,
    coalesce((select name from billing_details where organisation_id = quotes.organisation_id),
      ${nameOfOrganisation(sql`quotes.organisation_id`, lang)}, '') as company /* not null */
  from quotes left join staff on staff.id = created_by left join users on users.id = answered_by
    left join invoices on invoices.id = quotes.invoice_id`

/** A company gets what was sent to it; others get no row. */
export const reachOf = ({ userId }: Pick<Client, 'userId'>): Sql => sql`
  quotes.organisation_id = (select organisation_id from organisation_members where user_id = ${userId})
    and quotes.state in (${sql.literals(SENT_STATES)})`

export const quotesFor = (db: Db, viewer: Client, { cursor, limit }: PageQuery, lang: Lang) =>
  db.rows<QuoteRow>(sql`
    ${ROW(lang)} where ${reachOf(viewer)} and ${olderThan(sql`quotes.id`, cursor)} order by quotes.id desc limit ${limit + 1}`)

export const quoteFor = (db: Db, viewer: Client, id: string, lang: Lang) =>
  db.row<QuoteRow>(sql`${ROW(lang)} where quotes.id = ${id} and ${reachOf(viewer)}`)

/** For staff and for the clock. */
export const quoteById = (db: Db, id: string, lang: Lang) => db.row<QuoteRow>(sql`${ROW(lang)} where quotes.id = ${id}`)

type QuoteSearch = PageQuery & { state?: QuoteState | undefined; organisation_id?: string | undefined }
export const quoteRows = (db: Db, { state, organisation_id, cursor, limit }: QuoteSearch, lang: Lang) =>
  db.rows<QuoteRow>(sql`
    ${ROW(lang)}
    where ${olderThan(sql`quotes.id`, cursor)}
      ${state ? sql`and quotes.state = ${state}` : sql.empty}
      ${organisation_id ? sql`and quotes.organisation_id = ${organisation_id}` : sql.empty}
    order by quotes.id desc limit ${limit + 1}`)

/** Nobody else changes or answers it until the transaction ends. */
export const lockQuote = (db: Db, id: string) => db.run(sql`select from quotes where id = ${id} for update`)

type NewQuote = {
  id: string
  organisation_id: string
  title: string
  lines: readonly ServiceLine[]
  interval: Interval | null
  valid_until: string
  note: string | null
  created_by: string
}
export const insertQuote = (db: Db, quote: NewQuote, now: Date) =>
  db.run(sql`
    insert into quotes (id, organisation_id, state, title, lines, interval, valid_until, note, created_by, created_at,
      updated_at)
    values (${quote.id}, ${quote.organisation_id}, 'draft', ${quote.title}, ${JSON.stringify(quote.lines)},
      ${quote.interval}, ${quote.valid_until}, ${quote.note}, ${quote.created_by}, ${now}, ${now})`)

/** None when somebody else has changed it since it was read. */
export const saveQuote = (db: Db, id: string, change: QuoteChange, now: Date) =>
  db.run(sql`
    update quotes set title = ${change.title}, lines = ${JSON.stringify(change.lines)}, interval = ${change.interval ?? null},
      valid_until = ${change.valid_until}, note = ${change.note || null}, version = version + 1, updated_at = ${now}
    where id = ${id} and version = ${change.version}`)

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveQuote(
  db: Db,
  { id, state: from }: Pick<QuoteRow, 'id' | 'state'>,
  event: QuoteEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<QuoteState | null> {
  const to = quoteLife.next(from, event)
  if (!to) return null
  const moved = await db.run(sql`
    update quotes set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${from}`)
  return moved === 1 ? to : null
}

/** Whose last day is over. */
export const overdueQuotes = (db: Db, today: string) =>
  db.rows<{ id: string }>(sql`
    select id from quotes where state in (${sql.literals(OPEN_QUOTES)}) and valid_until < ${today}::date
    order by valid_until, id limit 1000`)

/** That end soon and of which nobody was reminded. */
export const remindableQuotes = (db: Db, until: string) =>
  db.rows<{ id: string }>(sql`
    select id from quotes where state in (${sql.literals(OPEN_QUOTES)}) and valid_until <= ${until}::date
      and reminded_at is null
    order by valid_until, id limit 1000`)

export const markReminded = (db: Db, id: string, now: Date) =>
  db.run(sql`update quotes set reminded_at = ${now} where id = ${id}`)
