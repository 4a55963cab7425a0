import { SETTLED_TRANSFERS } from '@fareeq/domain/payouts/states.ts'
import { WITHOUT_LINE } from '@fareeq/domain/reconciliations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { BankAccount } from '@fareeq/domain/ledger/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { DOCUMENT, ownerName } from '../ledger/queries.ts'
import type { CandidateRow, EntryDays, EntryOfMatch, MovedEntry, TransitSum } from './rows.ts'

/** What an entry moved in an account. */
const moved = (account: BankAccount): Sql => sql`(
  select sum(amount)::int8 from ledger_postings where entry_id = ledger_entries.id and account = ${account})`

/** Entries that move an account and that the bank did not have by a day; `base` is the day before the first statement. */
const inTransit = (account: BankAccount, day: string, base: string | null): Sql => sql`
  ledger_entries.day <= ${day}::date
  and exists (select from ledger_postings where entry_id = ledger_entries.id and account = ${account})
  and not exists (
    select from reconciliation_match_entries as own
    where own.entry_id = ledger_entries.id and own.account = ${account}
      and not exists (
        select from reconciliation_match_lines as other join bank_statement_lines on bank_statement_lines.id = other.line_id
        where other.match_id = own.match_id and bank_statement_lines.day > ${day}::date)
      and not exists (
        select from reconciliation_match_entries as other join ledger_entries as later on later.id = other.entry_id
        where other.match_id = own.match_id and later.day > ${day}::date))
  and (ledger_entries.day > ${base ?? day}::date or exists (
    select from reconciliation_match_entries where entry_id = ledger_entries.id and account = ${account}))
  and not (ledger_entries.kind = 'manual' and exists (
    select from manual_entries where entry_id = ledger_entries.id and template in (${sql.literals(WITHOUT_LINE)})))`

export const transitSum = (db: Db, account: BankAccount, day: string, base: string | null) =>
  db.one<TransitSum>(sql`
    select count(*)::int as count, coalesce(sum(amount), 0)::int8 as amount from (
      select ${moved(account)} as amount from ledger_entries where ${inTransit(account, day, base)}) as entries
    where amount <> 0`)

const PAYOUT_REFERENCE = '^[0-9a-f-]{36}( [0-9]+)?$'
/**
 * The transfer that an entry of a payout is about. One that was sent back was paid more than once, by transfers of several batches: the
 * reference of the entry says which time it is. A batch from before there were transfers is that of the payout.
 */
const TRANSFER = sql`
  left join lateral (
    select left(ledger_entries.reference, 36)::uuid as payout_id,
      coalesce(nullif(substr(ledger_entries.reference, 38), '')::int, 1) as nth
    where ledger_entries.kind in ('payout', 'bonus_paid', 'payout_returned') and ledger_entries.reference ~ ${PAYOUT_REFERENCE}
  ) as paid on true
  left join lateral (
    select payout_transfers.reference, payout_transfers.batch_id,
      row_number() over (order by payout_transfers.id) as nth
    from payout_transfer_lines join payout_transfers on payout_transfers.id = transfer_id
    where payout_transfer_lines.payout_id = paid.payout_id and state in (${sql.literals(SETTLED_TRANSFERS)})
  ) as transfer on transfer.nth = paid.nth
  left join payouts on payouts.id = paid.payout_id
  left join payout_batches on payout_batches.id = coalesce(transfer.batch_id, payouts.batch_id)`
const BATCH_NUMBER = sql`'PB-' || lpad(payout_batches.place::text, 5, '0')`

/** The number of the paper, the batch or the entry by hand, and the person it is about. */
const about = (lang: Lang): Sql => sql`
  nullif(concat_ws(' · ',
    coalesce(${DOCUMENT}->>'number',
      (select ${BATCH_NUMBER} from (select) as entry ${TRANSFER}),
      (select 'ME-' || lpad(manual_entries.place::text, 5, '0') from manual_entries where entry_id = ledger_entries.id)),
    (select ${ownerName(lang)} from ledger_postings where entry_id = ledger_entries.id and owner is not null
     order by ledger_postings.id limit 1)), '')`

const columns = (account: BankAccount, lang: Lang): Sql => sql`
  ledger_entries.id, place, kind, ledger_entries.day::text, ${moved(account)} as amount /* not null */, ${about(lang)} as about`

type TransitPage = { cursor: number | undefined; limit: number }
export const transitRows = (
  db: Db,
  lang: Lang,
  { account, day, base }: { account: BankAccount; day: string; base: string | null },
  { cursor, limit }: TransitPage,
) =>
  db.rows<MovedEntry>(sql`
    select * from (
      select ${columns(account, lang)} from ledger_entries
      where ${inTransit(account, day, base)} ${cursor ? sql`and place < ${cursor}` : sql.empty}) as entries
    where amount <> 0 order by place desc limit ${limit + 1}`)

/** The entries of these matches. */
export const entriesOfMatches = (db: Db, lang: Lang, account: BankAccount, matchIds: readonly string[]) =>
  db.rows<EntryOfMatch>(sql`
    select ${columns(account, lang)}, match_id from reconciliation_match_entries
      join ledger_entries on ledger_entries.id = entry_id
    where reconciliation_match_entries.account = ${account} and match_id = any(${[...matchIds]}::uuid[]) order by place`)

/** Entries that are no line yet, of these sums or of batches: with what a bank may call them. */
export const candidateRows = (db: Db, account: BankAccount) =>
  db.rows<CandidateRow>(sql`
    select ledger_entries.id, ledger_entries.day::text, ${moved(account)} as amount /* not null */,
      array_remove(array[
        ${DOCUMENT}->>'number',
        (select payments.reference from payments where ledger_entries.kind = 'payment' and payments.id::text = ledger_entries.reference),
        (select refunds.reference from refunds where ledger_entries.kind = 'refund' and refunds.id::text = ledger_entries.reference),
        paid_by.bank_reference, paid_by.batch_number
      ], null) as names /* not null */,
      -- What came back is a line of its own, whatever its batch was.
      case when ledger_entries.kind = 'payout_returned' then paid_by.bank_reference else paid_by.batch_id end as group_id
    from ledger_entries left join lateral (
      select transfer.reference as bank_reference, ${BATCH_NUMBER} as batch_number, payout_batches.id::text as batch_id
      from (select) as entry ${TRANSFER}) as paid_by on true
    where exists (select from ledger_postings where entry_id = ledger_entries.id and account = ${account})
      and not exists (select from reconciliation_match_entries where entry_id = ledger_entries.id and account = ${account})
      and not (ledger_entries.kind = 'manual' and exists (
        select from manual_entries where entry_id = ledger_entries.id and template in (${sql.literals(WITHOUT_LINE)})))
    order by ledger_entries.day desc, place desc limit 5000`)

/** What these entries move in an account, of those that are no line yet. */
export const freeEntries = (db: Db, account: BankAccount, ids: readonly string[]) =>
  db.rows<EntryDays>(sql`
    select ledger_entries.id, ledger_entries.day::text, ${moved(account)} as amount /* not null */ from ledger_entries
    where ledger_entries.id = any(${[...ids]}::uuid[])
      and exists (select from ledger_postings where entry_id = ledger_entries.id and account = ${account})
      and not exists (select from reconciliation_match_entries where entry_id = ledger_entries.id and account = ${account})
    order by ledger_entries.id`)

export const movedEntries = (db: Db, lang: Lang, account: BankAccount, ids: readonly string[]) =>
  db.rows<MovedEntry>(sql`
    select ${columns(account, lang)} from ledger_entries where ledger_entries.id = any(${[...ids]}::uuid[]) order by place`)
