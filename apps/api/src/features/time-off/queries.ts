import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import {
  AGREED,
  STANDING,
  type TimeOffEvent,
  type TimeOffState,
  WAITING,
  timeOffLife,
} from '@fareeq/domain/time-off/states.ts'
import type { TimeOffRequest } from '@fareeq/domain/time-off/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { reachOf } from '../contracts/queries.ts'
import type { BeyondRow, LockedTimeOff, TimeOffRow } from './rows.ts'

const ROW = (lang: Lang): Sql => sql`
  time_off.id, contract_id, name_for(users, ${lang}) as talent_name, kind, time_off.state, first_day::text, last_day::text,
  days, time_off.note, time_off.reason, asked_at`
const FROM = sql`time_off join contracts on contracts.id = contract_id join users on users.id = talent_id`

/** All of a contract, what comes last at the top. */
export const timeOffOf = (db: Db, contractId: string, lang: Lang) =>
  db.rows<TimeOffRow>(sql`
    select ${ROW(lang)} from ${FROM} where contract_id = ${contractId} order by first_day desc, time_off.id desc limit 200`)

/** What waits for the company, the earliest first. */
export const waitingFor = (db: Db, viewer: Client, lang: Lang) =>
  db.rows<TimeOffRow>(sql`
    select ${ROW(lang)} from ${FROM} where time_off.state in (${sql.literals(WAITING)}) and ${reachOf(viewer)}
    order by first_day, time_off.id limit 200`)

/** Of a party, or of the clock; others get no row. Nobody else moves it until the transaction ends. */
export const lockTimeOff = (db: Db, viewer: Client | Talent | null, id: string) =>
  db.row<LockedTimeOff>(sql`
    select time_off.id, contract_id, time_off.state, first_day::text from time_off join contracts on contracts.id = contract_id
    where time_off.id = ${id} and ${viewer ? reachOf(viewer) : sql`true`} for update of time_off`)

type NewTimeOff = TimeOffRequest & { id: string; contract_id: string; days: number; note: string | null }
export const insertTimeOff = (db: Db, added: NewTimeOff, now: Date) =>
  db.run(sql`
    insert into time_off (id, contract_id, kind, state, first_day, last_day, days, note, asked_at, updated_at)
    values (${added.id}, ${added.contract_id}, ${added.kind}, 'asked', ${added.first_day}, ${added.last_day}, ${added.days},
      ${added.note}, ${now}, ${now})`)

/** Moves it by its life; null when it was somewhere else meanwhile. */
export async function moveTimeOff(
  db: Db,
  { id, state }: { id: string; state: TimeOffState },
  event: TimeOffEvent,
  reason: string | null,
  now: Date,
): Promise<TimeOffState | null> {
  const to = timeOffLife.next(state, event)
  if (!to) return null
  const moved = await db.run(sql`
    update time_off set state = ${to}, reason = ${reason}, updated_at = ${now} where id = ${id} and state = ${state}`)
  return moved === 1 ? to : null
}

/** What nobody answered before it began. */
export const unanswered = (db: Db, today: string) =>
  db.rows<{ id: string }>(sql`
    select id from time_off where state in (${sql.literals(WAITING)}) and first_day <= ${today}::date
    order by first_day, id limit 1000`)

/** What lies ahead of a contract. */
export const aheadOf = (db: Db, contractId: string, today: string) =>
  db.rows<{ id: string }>(sql`
    select id from time_off
    where contract_id = ${contractId} and state in (${sql.literals(STANDING)})
      and (state in (${sql.literals(WAITING)}) or first_day > ${today}::date)
    order by id`)

/** What reaches beyond a day. */
export const beyond = (db: Db, contractId: string, lastDay: string) =>
  db.rows<BeyondRow>(sql`
    select id, kind, first_day::text, last_day::text from time_off
    where contract_id = ${contractId} and state in (${sql.literals(STANDING)}) and last_day > ${lastDay}::date
    order by id for update`)

export const saveCut = (db: Db, id: string, { last_day, days }: { last_day: string; days: number }, now: Date) =>
  db.run(sql`update time_off set last_day = ${last_day}, days = ${days}, updated_at = ${now} where id = ${id}`)

/** Days that are not billed, by contract. */
export async function unpaidDaysOf(
  db: Db,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DaySpan[]>> {
  const rows = await db.rows<{ contract_id: string; from: string; to: string }>(sql`
    select contract_id, first_day::text as "from", last_day::text as "to" from time_off
    where contract_id = any(${[...contractIds]}) and kind = 'unpaid' and state in (${sql.literals(AGREED)})
    order by first_day`)
  return Map.groupBy(rows, ({ contract_id }) => contract_id)
}
