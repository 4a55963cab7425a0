import { POLICY_FACTS } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import type { PolicyChange } from '@fareeq/domain/policies/rules.ts'
import { ramadanDays } from '@fareeq/domain/kernel/time/ramadan.ts'
import { riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { meetingLife } from '@fareeq/domain/meetings/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Effect, countOf, section } from './queries-effect.ts'

const BOOKED = meetingLife.sources('move')
/** The week in which the change begins. */
const path = ({ from_day }: Pick<PolicyChange, 'from_day'>) => section('meetings', { week: from_day })

/** Meetings that are booked from a day on. */
const bookedFrom = (day: string, condition: Sql = sql.empty) =>
  countOf(sql`meetings where state = any(${BOOKED}) and starts_at >= ${riyadhMidnight(day)} ${condition}`)
/** Hours since midnight in Riyadh. */
const hourOf = (moment: Sql) => sql`extract(epoch from (${moment} at time zone 'Asia/Riyadh')::time) / 3600`

/** No meeting is booked farther ahead than a policy allows. */
const BOOKED_AHEAD = POLICY_FACTS.meeting_horizon_days.max
/** Of the days in Ramadan, whose hours are others. */
const inRamadan = (day: string): Sql =>
  sql`(starts_at at time zone 'Asia/Riyadh')::date = any(${ramadanDays(day, BOOKED_AHEAD)}::date[])`

type Hours = { beyond: (value: number) => Sql; isRamadan?: boolean }
const outsideHours = ({ beyond, isRamadan = false }: Hours): Effect[] => [
  {
    effect: 'meetings_outside_hours',
    path,
    blocks: true,
    count: ({ value, from_day }) =>
      bookedFrom(
        from_day,
        sql`and ${beyond(value)} and ${isRamadan ? inRamadan(from_day) : sql`not ${inRamadan(from_day)}`}`,
      ),
  },
]
const before = (value: number) => sql`${hourOf(sql`starts_at`)} < ${value}`
/** One that ends at midnight ends at hour 24, not at hour 0. */
const after = (value: number) => sql`${hourOf(sql`(ends_at - interval '1 second')`)} >= ${value}`

const booked: Effect[] = [{ effect: 'meeting_times_unaffected', path, count: ({ from_day }) => bookedFrom(from_day) }]

export const MEETING_EFFECTS = {
  meeting_opens: outsideHours({ beyond: before }),
  meeting_closes: outsideHours({ beyond: after }),
  meeting_ramadan_opens: outsideHours({ beyond: before, isRamadan: true }),
  meeting_ramadan_closes: outsideHours({ beyond: after, isRamadan: true }),
  meeting_minutes: booked,
  meeting_notice_hours: booked,
  meeting_horizon_days: booked,
} as const satisfies Readonly<Record<string, readonly Effect[]>>

export const meetingsOn = async (db: Db, day: string): Promise<number> => {
  const until = sql`and starts_at < ${riyadhMidnight(day)}::timestamptz + interval '1 day'`
  return (await db.one<{ count: number }>(bookedFrom(day, until))).count
}
