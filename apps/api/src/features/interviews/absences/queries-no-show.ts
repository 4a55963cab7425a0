import type { AbsenceAnswer } from '@fareeq/domain/interviews/rules-absence.ts'
import { CANCELED } from '@fareeq/domain/interviews/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Claim } from './rows.ts'

export type Side = 'client' | 'talent'
export const claimOf = (db: Db, interviewId: string) =>
  db.row<Claim>(sql`
    select claimed_by, who, note, at, answer, reminded_at from interview_no_shows where interview_id = ${interviewId}`)

/** False on a conflict: already claimed. */
export const insertClaim = async (
  db: Db,
  interviewId: string,
  { claimed_by, who, note, at }: Pick<Claim, 'claimed_by' | 'who' | 'note' | 'at'>,
) =>
  (await db.run(sql`
    insert into interview_no_shows (interview_id, claimed_by, who, note, at)
    values (${interviewId}, ${claimed_by}, ${who}, ${note}, ${at}) on conflict do nothing`)) === 1

export const answerClaim = (db: Db, interviewId: string, answer: AbsenceAnswer, note: string | null, at: Date) =>
  db.run(sql`
    update interview_no_shows set answer = ${answer}, answer_note = ${note}, answered_at = ${at}
    where interview_id = ${interviewId} and answer is null and lapsed_at is null`)

/** Unanswered claims of interviews that were not canceled; due ones first. */
export const openClaims = (db: Db) =>
  db.rows<{ id: string }>(sql`
    select interview_id as id from interview_no_shows join interviews on interviews.id = interview_id
    where answer is null and lapsed_at is null and state <> all(${CANCELED})
    order by at limit 200`)

export const markReminded = (db: Db, interviewId: string, now: Date) =>
  db.run(sql`update interview_no_shows set reminded_at = ${now} where interview_id = ${interviewId}`)

/** False when it is saved already. */
export const markLapsed = async (db: Db, interviewId: string, at: Date) =>
  (await db.run(sql`
    update interview_no_shows set lapsed_at = ${at}
    where interview_id = ${interviewId} and answer is null and lapsed_at is null`)) === 1
