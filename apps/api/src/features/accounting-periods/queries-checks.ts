import { QUEUED, UNMATCHED } from '@fareeq/domain/bank-statements/states.ts'
import { INVOICE_STATES, isDraft } from '@fareeq/domain/invoices/states.ts'
import { daysAfter, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { WAITING } from '@fareeq/domain/manual-entries/states.ts'
import { UNSURE } from '@fareeq/domain/payments/states.ts'
import { OPEN_BATCHES, OWED } from '@fareeq/domain/payouts/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AmountRow, CountedRow, CurrencyRow } from './rows.ts'

const count = async (db: Db, rows: Sql): Promise<number> =>
  (await db.one<CountedRow>(sql`select count(*)::int as count from (${rows}) as open`)).count

/** Of bank accounts in use, those no statement of which was taken after the month was over. */
export const accountsWithoutStatement = (db: Db, lastDay: string) =>
  count(
    db,
    sql`select from (
        select account ->> 'iban' as iban from sellers, jsonb_array_elements(accounts) as account
        where sellers.id = (
          select id from sellers where released_at is not null and from_day <= ${lastDay}::date
          order by from_day desc, released_at desc limit 1)) as own
      where not exists (
        select from bank_statements where bank_statements.iban = own.iban
          and (to_day >= ${lastDay}::date or imported_at >= ${riyadhMidnight(daysAfter(lastDay, 1))}))`,
  )

/** Lines nobody has decided about. */
export const undecidedLines = (db: Db, lastDay: string) =>
  count(
    db,
    sql`select from bank_statement_lines
      where state in (${sql.literals([...UNMATCHED, ...QUEUED])}) and day <= ${lastDay}::date`,
  )

/** Currencies of our bank accounts on that day, each of which is reconciled. */
export const bankCurrencies = async (db: Db, lastDay: string): Promise<string[]> =>
  (
    await db.rows<CurrencyRow>(sql`
      select distinct account ->> 'currency' as currency /* not null */ from sellers, jsonb_array_elements(accounts) as account
      where released_at is not null and from_day <= ${lastDay}::date`)
  ).map(({ currency }) => currency)

export const isReconciled = async (db: Db, account: LedgerAccount, day: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from reconciliations where account = ${account} and day = ${day}::date and reopened_at is null`)) !==
  undefined

const DRAFTS = INVOICE_STATES.filter(isDraft)
/** Written by the end of the month, or about a month up to it. */
export const openDrafts = (db: Db, lastDay: string) =>
  count(
    db,
    sql`select from invoices where state in (${sql.literals(DRAFTS)})
      and (created_at < ${riyadhMidnight(daysAfter(lastDay, 1))} and coalesce(month, '') <= ${lastDay.slice(0, 7)})`,
  )

export const unsurePayments = (db: Db, lastDay: string) =>
  count(
    db,
    sql`select from payments where state in (${sql.literals(UNSURE)})
      and created_at < ${riyadhMidnight(daysAfter(lastDay, 1))}`,
  )

export const openBatches = (db: Db, lastDay: string) =>
  count(
    db,
    sql`select from payout_batches where state in (${sql.literals(OPEN_BATCHES)})
      and created_at < ${riyadhMidnight(daysAfter(lastDay, 1))}`,
  )

export const waitingEntries = (db: Db, lastDay: string) =>
  count(db, sql`select from manual_entries where state in (${sql.literals(WAITING)}) and day <= ${lastDay}::date`)

/** What the invoices say that companies owe, and what is kept for them. */
const SETTLEMENTS = sql`
  select total - (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id) as due,
    (select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id) as received
  from invoices where number is not null`

const amount = async (db: Db, rows: Sql): Promise<number> =>
  (await db.one<AmountRow>(sql`select coalesce(sum(amount), 0)::int8 as amount from (${rows}) as parts`)).amount

/** Balances that a sub-ledger says an account has, now. */
export const SUB_LEDGERS: Readonly<
  Record<'receivable' | 'client_credit' | 'talent_payable', (db: Db) => Promise<number>>
> = {
  receivable: (db) => amount(db, sql`select greatest(0, due - received) as amount from (${SETTLEMENTS}) as invoice`),
  client_credit: (db) => amount(db, sql`select least(0, due - received) as amount from (${SETTLEMENTS}) as invoice`),
  talent_payable: (db) => amount(db, sql`select -net as amount from payouts where state in (${sql.literals(OWED)})`),
}
