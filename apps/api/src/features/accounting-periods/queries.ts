import type { RateForm } from '@fareeq/domain/accounting-periods/schema.ts'
import type { PeriodEvent, PeriodState } from '@fareeq/domain/accounting-periods/states.ts'
import { daysOfMonth, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { EventRow, FirstDay, PeriodRow, RateRow } from './rows.ts'

/** Of the first entry; null where nothing was ever booked. */
export const firstDay = async (db: Db): Promise<string | null> =>
  (await db.one<FirstDay>(sql`select min(day)::text as day from ledger_entries`)).day

/** Months that somebody has touched. */
export const periodRows = (db: Db) =>
  db.rows<PeriodRow>(sql`
    select accounting_periods.month, state, last_event.by, last_event.at from accounting_periods
      left join lateral (
        select staff.name as by, at from accounting_period_events join staff on staff.id = staff_id
        where accounting_period_events.month = accounting_periods.month order by accounting_period_events.id desc limit 1
      ) as last_event on true
    order by accounting_periods.month desc`)

export const eventRows = (db: Db, month: string) =>
  db.rows<EventRow>(sql`
    select event, staff.name as by, releaser.name as released_by, accounting_period_events.reason, at
    from accounting_period_events join staff on staff.id = staff_id left join staff releaser on releaser.id = released_by
    where month = ${month} order by accounting_period_events.id desc limit 50`)

/** Alone with the books: bookings under way end first, and others wait until the transaction ends. */
export const lockBooks = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtextextended('ledger', 0))`)

/** Serialises what is done to months, until the transaction ends. */
export const lockPeriods = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('accounting periods', 0))`)

export const savePeriod = (db: Db, month: string, state: PeriodState, closedAt: Date | null, now: Date) =>
  db.run(sql`
    insert into accounting_periods (month, last_day, state, closed_at, updated_at)
    values (${month}, ${daysOfMonth(month).to}, ${state}, ${closedAt}, ${now})
    on conflict (month) do update set state = excluded.state, closed_at = excluded.closed_at, updated_at = excluded.updated_at`)

type NewEvent = {
  id: string
  month: string
  event: PeriodEvent
  staff_id: string
  released_by?: string | null
  reason?: string | null
}
export const insertEvent = (
  db: Db,
  { id, month, event, staff_id, released_by = null, reason = null }: NewEvent,
  now: Date,
) =>
  db.run(sql`
    insert into accounting_period_events (id, month, event, staff_id, released_by, reason, at)
    values (${id}, ${month}, ${event}, ${staff_id}, ${released_by}, ${reason}, ${now})`)

/** What moved in each account in a month, and what is there at its end: the sums of the month before, and its own entries. */
export function saveBalances(db: Db, month: string) {
  const { from, to } = daysOfMonth(month)
  return db.run(sql`
    insert into accounting_period_balances (month, account, owner, debit, credit, balance)
    select ${month}, account, owner, sum(debit), sum(credit), sum(balance) from (
      select account, owner, 0::int8 as debit, 0::int8 as credit, balance from accounting_period_balances
      where month = ${monthsAfter(month, -1)}
      union all
      select account, owner, greatest(amount, 0), greatest(-amount, 0), amount
      from ledger_postings join ledger_entries on ledger_entries.id = entry_id
      where ledger_entries.day between ${from}::date and ${to}::date) as parts
    group by account, owner having sum(debit) <> 0 or sum(credit) <> 0 or sum(balance) <> 0`)
}

export const deleteBalances = (db: Db, month: string) =>
  db.run(sql`delete from accounting_period_balances where month = ${month}`)

export const rateOf = (db: Db, month: string) =>
  db.row<RateRow>(sql`
    select rate, source, source_day::text, staff.name as by, at from accounting_period_rates join staff on staff.id = staff_id
    where month = ${month}`)

export const saveRate = (db: Db, month: string, { rate, source, source_day }: RateForm, staffId: string, now: Date) =>
  db.run(sql`
    insert into accounting_period_rates (month, rate, source, source_day, staff_id, at)
    values (${month}, ${rate}, ${source}, ${source_day}, ${staffId}, ${now})
    on conflict (month) do update set rate = excluded.rate, source = excluded.source, source_day = excluded.source_day,
      staff_id = excluded.staff_id, at = excluded.at`)
