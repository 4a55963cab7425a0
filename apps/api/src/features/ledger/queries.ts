import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type EntryKind, type LedgerAccount, STATEMENT_KINDS } from '@fareeq/domain/ledger/limits.ts'
import type { Posting } from '@fareeq/domain/ledger/rules.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BalanceRow, EntryRow, OwnerRow } from './rows.ts'

export type NewEntry = {
  id: string
  kind: EntryKind
  reference: string
  day: string
  actor: Actor
  postings: readonly Posting[]
}

/** False when this was booked before. */
export async function insertEntry(db: Db, newEntry: NewEntry, now: Date): Promise<boolean> {
  const { id, kind, reference, day, actor, postings } = newEntry
  const booked = await db.run(sql`
    insert into ledger_entries (id, kind, reference, day, actor_kind, actor_id, postings, created_at)
    values (${id}, ${kind}, ${reference}, ${day}, ${actor.kind}, ${actor.id ?? null}, ${postings.length}, ${now})
    on conflict (kind, reference) do nothing`)
  if (booked === 0) return false
  await db.also(sql`
    insert into ledger_postings (entry_id, account, owner, amount)
    select ${id}::uuid, account, owner, amount
    from json_to_recordset(${JSON.stringify(postings)}::json) as postings (account text, owner uuid, amount bigint)`)
  return true
}

/** The name of an owner: a person, or what an organisation is called. */
const ownerName = (lang: Lang) => sql`coalesce(
  (select name_for(users, ${lang}) from users where users.id = owner),
  (select name from billing_details where organisation_id = owner),
  (select coalesce(nullif(company, ''), name_for(users, ${lang})) from organisation_members
     join users on users.id = user_id where organisation_id = owner
   order by organisation_members.role <> 'owner', joined_at, user_id limit 1))`

export type EntrySearch = {
  account: LedgerAccount | undefined
  owner: string | undefined
  kind: EntryKind | undefined
  cursor: number | undefined
  limit: number
}

const DOCUMENT = sql`(
  select json_build_object('number', coalesce(credit_notes.number, invoices.number), 'invoice_id', invoices.id)
  from (select case when ledger_entries.kind = any(${STATEMENT_KINDS}) then reference::uuid end as id) as document
    left join credit_notes on credit_notes.id = document.id
    left join invoice_payments on invoice_payments.id = document.id
    join invoices on invoices.id = coalesce(credit_notes.invoice_id, invoice_payments.invoice_id, document.id))`

export const entryRows = (db: Db, lang: Lang, { account, owner, kind, cursor, limit }: EntrySearch) =>
  db.rows<EntryRow>(sql`
    select id, place, kind, reference, ${DOCUMENT} as document, day::text,
      coalesce((select name from staff where staff.id = actor_id),
        (select name_for(users, ${lang}) from users where users.id = actor_id)) as actor,
      (select json_agg(json_build_object('account', account, 'owner', owner, 'owner_name', ${ownerName(lang)},
         'amount', amount) order by ledger_postings.id)
       from ledger_postings where entry_id = ledger_entries.id) as postings /* not null */
    from ledger_entries
    where true ${kind ? sql`and kind = ${kind}` : sql.empty} ${cursor ? sql`and place < ${cursor}` : sql.empty}
      ${
        account || owner
          ? sql`and exists (select from ledger_postings where entry_id = ledger_entries.id
              ${account ? sql`and account = ${account}` : sql.empty} ${owner ? sql`and owner = ${owner}` : sql.empty})`
          : sql.empty
      }
    order by place desc limit ${limit + 1}`)

/** Sums over all postings, or those of one owner. */
export const balanceRows = (db: Db, owner?: string) =>
  db.rows<BalanceRow>(sql`
    select account, sum(amount)::int8 as balance from ledger_postings
    ${owner ? sql`where owner = ${owner}` : sql.empty} group by account`)

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
