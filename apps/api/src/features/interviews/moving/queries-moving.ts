import { OPEN_MOVES } from '@fareeq/domain/interviews/rules-moves.ts'
import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { AskedTimes, OpenMove } from './rows.ts'

/** The request that waits for an answer, as saved. */
export const openMoveOf = (db: Db, interviewId: string) =>
  db.row<OpenMove>(sql`
    select id, asked_by as by, due_at from interview_moves
    where interview_id = ${interviewId} and state in (${sql.literals(OPEN_MOVES)})`)

/** How often each side has asked for another time. */
export const askedTimes = (db: Db, interviewId: string) =>
  db.one<AskedTimes>(sql`
    select count(*) filter (where asked_by = 'client')::int as client,
      count(*) filter (where asked_by = 'talent')::int as talent
    from interview_moves where interview_id = ${interviewId}`)

export type NewMove = {
  id: string
  interview_id: string
  asked_by: InterviewSide
  reason: string
  due_at: Date
  now: Date
  times: readonly { id: string; starts_at: Date; ends_at: Date }[]
}

export async function insertMove(db: Db, { times, now, ...move }: NewMove): Promise<void> {
  await db.also(sql`
    insert into interview_moves (id, interview_id, asked_by, reason, state, due_at, asked_at)
    values (${move.id}, ${move.interview_id}, ${move.asked_by}, ${move.reason}, 'asked', ${move.due_at}, ${now})`)
  await db.also(sql`
    insert into interview_move_times (id, move_id, starts_at, ends_at)
    select time.id, ${move.id}, time.starts_at, time.ends_at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as time (id uuid, starts_at timestamptz, ends_at timestamptz)`)
}

export const timesOfMove = (db: Db, moveId: string) =>
  db.rows<{ id: string; starts_at: Date; ends_at: Date }>(sql`
    select id, starts_at, ends_at from interview_move_times where move_id = ${moveId} order by starts_at`)

/** Ends the open request of an interview, if there is one. */
export const endMove = (db: Db, interviewId: string, state: 'accepted' | 'kept' | 'dropped' | 'lapsed', at: Date) =>
  db.also(sql`
    update interview_moves set state = ${state}, answered_at = ${at}
    where interview_id = ${interviewId} and state in (${sql.literals(OPEN_MOVES)})`)

/** What they meet at now; the time before is a slot that is not chosen. */
export async function replaceChosen(
  db: Db,
  interviewId: string,
  slot: { id: string; offered_by: InterviewSide; starts_at: Date; ends_at: Date },
  now: Date,
): Promise<void> {
  await db.also(sql`update interview_slots set chosen = false where interview_id = ${interviewId} and chosen`)
  await db.also(sql`
    insert into interview_slots (id, interview_id, offered_by, starts_at, ends_at, chosen, created_at)
    values (${slot.id}, ${interviewId}, ${slot.offered_by}, ${slot.starts_at}, ${slot.ends_at}, true, ${now})`)
}

/** Interviews whose request for another time nobody has answered in time. */
export const overdueMoves = (db: Db, now: Date) =>
  db.rows<{ id: string }>(sql`
    select interview_id as id from interview_moves
    where state in (${sql.literals(OPEN_MOVES)}) and due_at <= ${now} order by due_at limit 100`)
