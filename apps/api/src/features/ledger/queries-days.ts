import { type DaySpan, daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { closedMonthBy, closedMonthsIn } from '@fareeq/domain/ledger/rules-days.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { BackfillPosition, BalanceRow, ClosedThrough, DayBalance, MovementRow } from './rows.ts'

/** The last day of the last closed month, null where none is. */
export const CLOSED_THROUGH = sql`(select max(last_day) from accounting_periods where closed_at is not null)`

export const closedThrough = async (db: Db): Promise<string | null> =>
  (await db.one<ClosedThrough>(sql`select ${CLOSED_THROUGH}::text as day`)).day

export type Holder = { account?: LedgerAccount | undefined; owner?: string | undefined }
const ofHolder = ({ account, owner }: Holder): Sql => sql`
  ${account ? sql`and account = ${account}` : sql.empty} ${owner ? sql`and owner = ${owner}` : sql.empty}`

/** With the day of their entry; those of the last release have none of their own until a backfill has passed. */
const POSTINGS = sql`(
  select account, owner, amount, booked_on as day from ledger_postings where booked_on is not null
  union all
  select account, owner, amount, ledger_entries.day from ledger_postings join ledger_entries on ledger_entries.id = entry_id
  where booked_on is null) as postings`

/** What accounts hold at the end of a day: the sums of the last closed month before it, and the days since. */
export async function balancesAt(db: Db, day: string, holder: Holder = {}): Promise<Map<LedgerAccount, number>> {
  const closed = closedMonthBy(day, await closedThrough(db))
  const rows = await db.rows<BalanceRow>(sql`
    select account, sum(balance)::int8 as balance from (
      ${
        closed
          ? sql`select account, balance from accounting_period_balances
              where month = ${closed.month} ${ofHolder(holder)} union all`
          : sql.empty
      }
      select account, sum(amount) as balance from ${POSTINGS}
      where day <= ${day}::date ${closed ? sql`and day > ${closed.lastDay}::date` : sql.empty} ${ofHolder(holder)}
      group by account) as parts
    group by account`)
  return new Map(rows.map(({ account, balance }) => [account, balance]))
}

export type Movement = { readonly debit: number; readonly credit: number }
/** What moved in accounts between two days: closed months by their sums, the days before and after them by their entries. */
export async function movementsIn(db: Db, span: DaySpan, holder: Holder = {}): Promise<Map<LedgerAccount, Movement>> {
  const closed = closedMonthsIn(span, await closedThrough(db))
  const { from, to } = span
  const rows = await db.rows<MovementRow>(sql`
    select account, sum(debit)::int8 as debit, sum(credit)::int8 as credit from (
      ${
        closed
          ? sql`select account, debit, credit from accounting_period_balances
              where month between ${closed.first} and ${closed.last} ${ofHolder(holder)} union all`
          : sql.empty
      }
      select account, coalesce(sum(amount) filter (where amount > 0), 0) as debit,
        coalesce(-sum(amount) filter (where amount < 0), 0) as credit
      from ${POSTINGS}
      where ${
        closed
          ? sql`(day >= ${from}::date and day < ${closed.days.from}::date
              or day > ${closed.days.to}::date and day <= ${to}::date)`
          : sql`day between ${from}::date and ${to}::date`
      } ${ofHolder(holder)}
      group by account) as parts
    group by account`)
  return new Map(rows.map(({ account, debit, credit }) => [account, { debit, credit }]))
}

/** What an account held before an entry. */
export async function holdingBefore(
  db: Db,
  holder: Holder & { account: LedgerAccount },
  { day, place }: { day: string; place: number },
): Promise<number> {
  const dayBefore = (await balancesAt(db, daysAfter(day, -1), holder)).get(holder.account) ?? 0
  const { balance } = await db.one<DayBalance>(sql`
    select coalesce(sum(amount), 0)::int8 as balance
    from ledger_postings join ledger_entries on ledger_entries.id = entry_id
    where ledger_entries.day = ${day}::date and place < ${place} ${ofHolder(holder)}`)
  return dayBefore + balance
}

const BATCH = 5000
/** Gives postings of earlier releases the day of their entry. */
export const setPostingDays = (db: Db, position: string | null): Promise<BackfillPosition> =>
  db.one<BackfillPosition>(sql`
    with batch as (
      select id from ledger_postings where id > ${position ?? '0'}::int8 and booked_on is null order by id limit ${BATCH}
    ), moved as (
      update ledger_postings set booked_on = ledger_entries.day from ledger_entries
      where ledger_entries.id = entry_id and ledger_postings.id in (select id from batch) returning ledger_postings.id
    )
    select (select max(id)::text from batch) as position, (select count(*)::int4 from moved) as moved /* not null */`)
