import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { type DaySpan, momentsOf } from '@fareeq/domain/kernel/time/working-days.ts'
import type { AccountStep, FunnelBy, FunnelCount, FunnelStep } from '@fareeq/domain/tracking/rules-funnel.ts'
import type { Utm } from '@fareeq/domain/tracking/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { accountsAt, FUNNEL_COLUMN } from './queries-accounts.ts'

export type TrackedEvent = {
  at: Date
  name: 'page_view'
  path: string
  title: string | null
  lang: 'ar' | 'en'
  referrer: string | null
  utm: Utm | null
  source: string
  campaign: string
  session_id: string | null
  steps: FunnelStep[]
}

export const insertEvents = (db: Db, events: readonly TrackedEvent[]) =>
  db.also(sql`
    insert into tracking_events (at, name, path, title, lang, referrer, utm, source, campaign, session_id, steps)
    select at, name, path, title, lang, referrer, utm, source, campaign, session_id, steps
    from jsonb_to_recordset(${JSON.stringify(events)}) as event (at timestamptz, name text, path text, title text,
      lang text, referrer text, utm jsonb, source text, campaign text, session_id text, steps text[])`)

export const deleteEvents = (db: Db, before: Date) => deleteInBatches(db, 'tracking_events', sql`at < ${before}`)

/** Accounts by the day they were opened. */
const accountDays = (step: AccountStep, span: DaySpan) => sql`
  select (signed_up_at at time zone ${BUSINESS_ZONE})::date as day, ${step}::text as step, source, campaign, lang,
    count(*)::int as count
  from (${accountsAt(step, momentsOf(span))}) as account group by 1, 3, 4, 5`

/** What is gone later: page views, and accounts that prove nothing. With consent, sessions are distinct per day. */
const passing = (span: DaySpan) => {
  const { start, end } = momentsOf(span)
  return sql`
    select (at at time zone ${BUSINESS_ZONE})::date as day, step, source, campaign, lang,
      count(distinct coalesce(session_id, id::text))::int as count
    from tracking_events cross join unnest(steps) as step
    where at >= ${start} and at < ${end}
    group by 1, 2, 3, 4, 5
    union all ${accountDays('signed_up', span)}`
}

/** The last rolled-up day, or the day before the first event. */
export const countedUntil = async (db: Db): Promise<string | null> => {
  const row = await db.one<{ day: string | null }>(sql`
    select coalesce((select counted_until from tracking_progress),
      (select (min(moment) at time zone ${BUSINESS_ZONE})::date - 1 from (
        select min(at) as moment from tracking_events union all select min(created_at) from users) as earliest)
    )::text as day`)
  return row.day
}

/** Idempotent: replaces an earlier rollup. */
export async function countDays(db: Db, period: DaySpan): Promise<number> {
  await db.run(sql`delete from tracking_days where day between ${period.from}::date and ${period.to}::date`)
  const count = await db.run(sql`
    insert into tracking_days (day, step, source, campaign, lang, count)
    select day, step, source, campaign, lang, count from (${passing(period)}) as counts`)
  await db.also(sql`
    insert into tracking_progress (counted_until) values (${period.to}::date)
    on conflict (one) do update set counted_until = excluded.counted_until`)
  return count
}

/**
 * Complete days are read from the rollup, the current one live. Verifications are always read live, because they may come
 * later.
 */
export const funnelCounts = (db: Db, _viewer: Staff, by: FunnelBy, period: DaySpan, live: DaySpan) =>
  // house-allow sql: the steps are words of arrays and parameters
  db.rows<FunnelCount>(sql`
    select ${FUNNEL_COLUMN[by]} as key, step, sum(count)::int as count from (
      select step, source, campaign, lang, count from tracking_days
      where day between ${period.from}::date and ${period.to}::date and day < ${live.from}::date
      union all
      select step, source, campaign, lang, count from (${passing(live)}) as today
      union all
      select step, source, campaign, lang, count from (
        ${accountDays('email_verified', period)} union all ${accountDays('phone_verified', period)}) as proved
    ) as counts group by 1, 2`)
