import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type EntryKind, type LedgerAccount, STATEMENT_KINDS } from '@fareeq/domain/ledger/limits.ts'
import type { Posting } from '@fareeq/domain/ledger/rules.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { CLOSED_THROUGH } from './queries-days.ts'
import type { EntryRow, OwnerRow } from './rows.ts'

export type NewEntry = {
  id: string
  kind: EntryKind
  reference: string
  day: string
  actor: Actor
  postings: readonly Posting[]
  reason?: string | null
  /** The entry that this one takes back. */
  corrects?: { kind: EntryKind; reference: string }
}

/**
 * False when this was booked before. What belongs to a closed month counts from the first day of the month after, and keeps the
 * day of its document.
 */
export async function insertEntry(db: Db, newEntry: NewEntry, now: Date): Promise<boolean> {
  const { id, kind, reference, day, actor, postings, reason = null, corrects } = newEntry
  const corrected = corrects
    ? sql`(select id from ledger_entries where kind = ${corrects.kind} and reference = ${corrects.reference})`
    : sql`null::uuid`
  // A statement of its own: the next one sees which month was closed while this one waited.
  await db.also(sql`select pg_advisory_xact_lock_shared(hashtextextended('ledger', 0))`)
  const booked = await db.run(sql`
    insert into ledger_entries (id, kind, reference, day, document_day, actor_kind, actor_id, postings, reason, corrects, created_at)
    select ${id}, ${kind}, ${reference}, greatest(${day}::date, first_day),
      case when ${day}::date < first_day then ${day}::date end, ${actor.kind}, ${actor.id ?? null}::uuid, ${postings.length},
      ${reason}, ${corrected}, ${now}
    from (select ${CLOSED_THROUGH} + 1 as first_day) as open_days
    on conflict (kind, reference) do nothing`)
  if (booked === 0) return false
  await db.also(sql`
    insert into ledger_postings (entry_id, account, owner, amount)
    select ${id}::uuid, account, owner, amount
    from json_to_recordset(${JSON.stringify(postings)}::json) as postings (account text, owner uuid, amount bigint)`)
  return true
}

/** The name of an owner: a person, or what an organisation is called. */
export const ownerName = (lang: Lang) => sql`coalesce(
  (select name_for(users, ${lang}) from users where users.id = owner),
  (select name from billing_details where organisation_id = owner),
  (select coalesce(nullif(company, ''), name_for(users, ${lang})) from organisation_members
     join users on users.id = user_id where organisation_id = owner
   order by organisation_members.role <> 'owner', joined_at, user_id limit 1))`

export type EntrySearch = {
  account?: LedgerAccount | undefined
  owner?: string | undefined
  kind?: EntryKind | undefined
  from?: string | undefined
  to?: string | undefined
}
export type EntryCursor = { day: string | null; place: number }

/** The paper behind an entry, as JSON. */
export const DOCUMENT = sql`(
  select json_build_object('number', coalesce(credit_notes.number, invoices.number), 'invoice_id', invoices.id)
  from (select case when ledger_entries.kind = any(${STATEMENT_KINDS}) then reference::uuid end as id) as document
    left join credit_notes on credit_notes.id = document.id
    left join invoice_payments on invoice_payments.id = document.id
    join invoices on invoices.id = coalesce(credit_notes.invoice_id, invoice_payments.invoice_id, document.id))`

const columns = (lang: Lang) => sql`
  ledger_entries.id, place, kind, reference, ${DOCUMENT} as document, day::text, document_day::text, reason,
  (select json_build_object('id', corrected.id, 'place', corrected.place, 'kind', corrected.kind, 'day', corrected.day) from ledger_entries as corrected
   where corrected.id = ledger_entries.corrects) as corrects,
  (select coalesce(json_agg(json_build_object('id', correction.id, 'place', correction.place, 'kind', correction.kind, 'day', correction.day) order by correction.place), '[]')
   from ledger_entries as correction where correction.corrects = ledger_entries.id) as corrected_by /* not null */,
  coalesce((select name from staff where staff.id = actor_id),
    (select name_for(users, ${lang}) from users where users.id = actor_id)) as actor,
  (select json_agg(json_build_object('account', account, 'owner', owner, 'owner_name', ${ownerName(lang)},
     'amount', amount) order by ledger_postings.id)
   from ledger_postings where entry_id = ledger_entries.id) as postings /* not null */`

const ofAccount = ({ account, owner }: EntrySearch): Sql => sql`
  ${account ? sql`and account = ${account}` : sql.empty} ${owner ? sql`and owner = ${owner}` : sql.empty}`

const before = ({ day, place }: EntryCursor): Sql =>
  day ? sql`and (day, place) < (${day}::date, ${place}::int8)` : sql`and place < ${place}::int8`

export const entryRows = (
  db: Db,
  lang: Lang,
  search: EntrySearch,
  { cursor, limit }: { cursor: EntryCursor | undefined; limit: number },
) =>
  db.rows<EntryRow>(sql`
    select ${columns(lang)} from ledger_entries
    where true ${search.kind ? sql`and kind = ${search.kind}` : sql.empty}
      ${search.from ? sql`and day >= ${search.from}::date` : sql.empty}
      ${search.to ? sql`and day <= ${search.to}::date` : sql.empty}
      ${cursor ? before(cursor) : sql.empty}
      ${
        search.account || search.owner
          ? sql`and exists (select from ledger_postings where entry_id = ledger_entries.id ${ofAccount(search)})`
          : sql.empty
      }
    order by day desc, place desc limit ${limit + 1}`)

export const entryById = (db: Db, lang: Lang, id: string) =>
  db.row<EntryRow>(sql`select ${columns(lang)} from ledger_entries where id = ${id}`)

/** Whose accounts are not empty, the largest first. */
export const ownerRows = (db: Db, lang: Lang) =>
  db.rows<OwnerRow>(sql`
    select owner, account, balance, ${ownerName(lang)} as owner_name from (
      select owner, account, sum(amount)::int8 as balance from ledger_postings where owner is not null
      group by owner, account having sum(amount) <> 0) as balances
    order by abs(balance) desc, owner, account limit 200`)

/** What an account of one owner holds. */
export const balanceFor = async (db: Db, account: LedgerAccount, owner: string): Promise<number> =>
  (
    await db.one<{ balance: number }>(sql`
      select coalesce(sum(amount), 0)::int8 as balance from ledger_postings
      where account = ${account} and owner = ${owner}`)
  ).balance
