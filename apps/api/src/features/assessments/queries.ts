import type { ClockFacts } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import {
  type AttemptEvent,
  type AttemptState,
  OPEN,
  RUNNING,
  WAITING_FOR_START,
  attemptLife,
} from '@fareeq/domain/assessments/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import type { AttemptRow, OpenAttemptsOfRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

export const ROW = sql`id, user_id, assessment_id, kind, state, expires_at, seed, extra_time, device, started_at, heard_at, paused,
  allowed, submitted_at, ended_at, score, incident, incident_at`

/** What the clock is read from, once there is one. */
export function clockFacts({ started_at, heard_at, paused, allowed }: AttemptRow): ClockFacts | null {
  return started_at && { started_at, heard_at: heard_at ?? started_at, paused, allowed }
}

export const attemptsOf = (db: Db, viewer: Pick<Member, 'userId'>) =>
  db.rows<AttemptRow>(sql`select ${ROW} from assessment_attempts where user_id = ${viewer.userId} order by id`)

/** Only for the invited talent: for others there is no row. */
export const attemptByToken = (db: Db, viewer: Member, tokenHash: string) =>
  db.row<AttemptRow>(
    sql`select ${ROW} from assessment_attempts where token_hash = ${tokenHash} and user_id = ${viewer.userId}`,
  )

/** The same; nobody else changes it until the transaction ends. */
export const lockByToken = (db: Db, viewer: Member, tokenHash: string) =>
  db.row<AttemptRow>(sql`
    select ${ROW} from assessment_attempts where token_hash = ${tokenHash} and user_id = ${viewer.userId} for update`)

export const attemptRow = (db: Db, id: string) =>
  db.row<AttemptRow>(sql`select ${ROW} from assessment_attempts where id = ${id}`)

export const lockAttempt = (db: Db, id: string) =>
  db.row<AttemptRow>(sql`select ${ROW} from assessment_attempts where id = ${id} for update`)

type NewAttempt = Pick<AttemptRow, 'id' | 'user_id' | 'assessment_id' | 'kind' | 'expires_at' | 'seed'> & {
  token_hash: string
}

/** False when there is an open one already. */
export const insertAttempt = async (db: Db, newAttempt: NewAttempt, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into assessment_attempts
      (id, user_id, assessment_id, kind, state, token_hash, expires_at, seed, created_at, updated_at)
    values (${newAttempt.id}, ${newAttempt.user_id}, ${newAttempt.assessment_id}, ${newAttempt.kind}, 'invited', ${newAttempt.token_hash},
      ${newAttempt.expires_at}, ${newAttempt.seed}, ${now}, ${now})
    on conflict (user_id, assessment_id) where state in (${sql.literals(OPEN)}) do nothing`)) === 1

/** Moves an attempt by its life; false when it was somewhere else meanwhile. */
export const moveAttempt = async (
  db: Db,
  id: string,
  event: AttemptEvent,
  to: AttemptState,
  now: Date,
  also: readonly Sql[] = [],
): Promise<boolean> =>
  (await db.run(sql`
    update assessment_attempts
    set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = any(${attemptLife.sources(event).filter((from) => attemptLife.next(from, event) === to)})`)) ===
  1

/** Somebody is there; what they missed was a pause. */
export const saveHeartbeat = (db: Db, id: string, paused: number, now: Date) =>
  db.also(sql`update assessment_attempts set heard_at = ${now}, paused = ${paused} where id = ${id}`)

/** For trying out what follows: somebody who is answering began so much earlier that their time is up. False where it is not theirs. */
export const passTime = async (db: Db, { userId }: Member, id: string): Promise<boolean> =>
  (await db.run(sql`
    update assessment_attempts set started_at = started_at - allowed * interval '1 millisecond'
    where id = ${id} and user_id = ${userId} and state = any(${RUNNING})`)) === 1

export const saveDevice = (db: Db, id: string, device: string, now: Date) =>
  db.also(sql`update assessment_attempts set device = ${device}, updated_at = ${now} where id = ${id}`)

export const saveIncident = (db: Db, id: string, note: string, now: Date) =>
  db.run(sql`
    update assessment_attempts set incident = ${note}, incident_at = ${now}, updated_at = ${now} where id = ${id}`)

/** The platform could not run its code; false where operations were notified already. */
export const saveStuck = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update assessment_attempts set incident_at = ${now}, updated_at = ${now}
    where id = ${id} and incident_at is null and state = any(${attemptLife.sources('hand_over')})`)) === 1

/** Links nobody used in time; of one person, or of all. */
export const lapseInvitations = (db: Db, now: Date, userId?: string) =>
  db.run(sql`
    update assessment_attempts set state = 'lapsed', ended_at = ${now}, updated_at = ${now}
    where state in (${sql.literals(WAITING_FOR_START)}) and expires_at <= ${now} ${userId ? sql`and user_id = ${userId}` : sql.empty}`)

/** Ends the open attempts of a talent who leaves or is banned. */
export const openAttemptsOf = (db: Db, userId: string) =>
  db.rows<OpenAttemptsOfRow>(
    sql`select id, state from assessment_attempts where user_id = ${userId} and state = any(${OPEN}) for update`,
  )

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from assessment_attempts where user_id = ${id}`)
  await db.run(sql`delete from personality_results where user_id = ${id}`)
  await db.run(sql`delete from report_shares where user_id = ${id}`)
}
