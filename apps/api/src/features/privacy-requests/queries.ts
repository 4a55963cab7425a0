import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import { OWED } from '@fareeq/domain/payouts/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { deleteEnded } from '../../platform/messages/queries.ts'
import type { ClosingRequest, OpenClosingRow, Person } from './rows.ts'

/** Recorded by a colleague because the person asked in writing; its day is required where the law counts from it. */
export type Letter = { staffId: string; reason: string; receivedOn?: string }

const OPEN = sql`cancelled_at is null and closed_at is null`
/** Open payouts and running contracts delay the closing: without the account there is no recipient. */
export const waitsForPay = (userId: Sql): Sql => sql`(
  exists (select from payouts where talent_id = ${userId} and state = any(${OWED}))
  or exists (select from contracts where talent_id = ${userId} and state = any(${RUNNING}))
)`
const WAITS_FOR_PAY = waitsForPay(sql`account_closings.user_id`)

export const openClosing = (db: Db, userId: string) =>
  db.row<OpenClosingRow>(sql`
    select id, user_id, requested_at, closes_at, ${WAITS_FOR_PAY} as waits_for_pay
    from account_closings where user_id = ${userId} and ${OPEN}`)

/** False on a conflict: already requested. */
export const insertClosing = async (db: Db, one: ClosingRequest, letter: Letter | null): Promise<boolean> =>
  (await db.run(sql`
    insert into account_closings (id, user_id, requested_at, closes_at, recorded_by, reason, received_on)
    values (${one.id}, ${one.user_id}, ${one.requested_at}, ${one.closes_at}, ${letter?.staffId ?? null},
      ${letter?.reason ?? null}, ${letter?.receivedOn ?? null}::date)
    on conflict (user_id) where cancelled_at is null and closed_at is null do nothing`)) === 1

/** False when there was nothing to take back. */
export const cancelClosing = async (db: Db, userId: string, letter: Letter | null, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update account_closings set cancelled_at = ${now}, canceled_by = ${letter?.staffId ?? null},
      cancel_reason = ${letter?.reason ?? null}
    where user_id = ${userId} and ${OPEN}`)) === 1

export const personById = (db: Db, userId: string) =>
  db.one<Person>(
    sql`select id, email, phone, lang, first_name_for(users, lang) as first_name, timezone from users where id = ${userId}`,
  )

export const dueClosings = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select id from account_closings where closes_at <= ${now} and ${OPEN} and not ${WAITS_FOR_PAY} order by closes_at`)

/** Row lock: one worker closes an account, and only if the request is still valid. */
export const lockDueClosing = (db: Db, id: string, now: Date) =>
  db.row<ClosingRequest>(sql`
    select id, user_id, requested_at, closes_at from account_closings
    where id = ${id} and closes_at <= ${now} and ${OPEN} and not ${WAITS_FOR_PAY} for update`)

export const markClosed = (db: Db, id: string, farewellId: string, now: Date) =>
  db.also(sql`update account_closings set closed_at = ${now}, farewell_id = ${farewellId} where id = ${id}`)

/** Deletes farewell mails that are delivered or failed, the last place with the address. */
export async function dropFarewells(db: Db): Promise<void> {
  const farewells = await db.rows<{ farewell_id: string }>(sql`
    select farewell_id from account_closings where farewell_id is not null`)
  await deleteEnded(
    db,
    farewells.map(({ farewell_id }) => farewell_id),
  )
  await db.also(sql`
    update account_closings set farewell_id = null
    where farewell_id is not null and farewell_id not in (select id from messages)`)
}
