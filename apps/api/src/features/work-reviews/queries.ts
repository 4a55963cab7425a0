import type { Again, WorkReviewSide } from '@fareeq/domain/work-reviews/limits.ts'
import {
  OPEN_WORK_REVIEWS,
  type ReferenceEvent,
  type ReferenceState,
  referenceLife,
} from '@fareeq/domain/work-reviews/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { reachOf } from '../contracts/queries.ts'
import type { LockedReference, LockedReview, ReferenceRow, ReviewRow } from './rows.ts'

/** Of both sides, the talent's first. */
export const reviewsOf = (db: Db, contractId: string) =>
  db.rows<ReviewRow>(sql`
    select id, side, state, due_at, overall, again, words, answered_at from work_reviews
    where contract_id = ${contractId} order by side desc`)

export const referenceOf = (db: Db, contractId: string) =>
  db.row<ReferenceRow>(sql`
    select id, state, for_talent as feedback, for_companies as reference, is_named, reply, written_at, due_at,
      removed_reason
    from work_references where contract_id = ${contractId}`)

/** Of a side of its contract; others get no row. Nobody else moves it until the transaction ends. */
export const lockReview = (db: Db, viewer: Client | Talent, id: string) =>
  db.row<LockedReview>(sql`
    select work_reviews.id, contract_id, side, work_reviews.state, due_at
    from work_reviews join contracts on contracts.id = contract_id
    where work_reviews.id = ${id} and side = ${viewer.kind} and ${reachOf(viewer)}
    for update of work_reviews`)

/** Of its talent, or of colleagues; others get no row. */
export const lockReference = (db: Db, viewer: Talent | null, id: string) =>
  db.row<LockedReference>(sql`
    select id, contract_id, state, for_talent as feedback, for_companies as reference, reply from work_references
    where id = ${id} and ${viewer ? sql`talent_id = ${viewer.userId}` : sql`true`} for update`)

type NewReview = { id: string; contract_id: string; side: WorkReviewSide; due_at: Date }
/** False where this side was asked already. */
export const insertReview = async (db: Db, added: NewReview, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into work_reviews (id, contract_id, side, state, sent_at, due_at)
    values (${added.id}, ${added.contract_id}, ${added.side}, 'asked', ${now}, ${added.due_at})
    on conflict do nothing`)) === 1

type Answer = { overall: number; again: Again; words: string | null; by: string }
/** False where it was answered meanwhile. */
export const saveAnswer = async (db: Db, id: string, answer: Answer, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update work_reviews set state = 'answered', overall = ${answer.overall}, again = ${answer.again},
      words = ${answer.words}, answered_at = ${now}, answered_by = ${answer.by}
    where id = ${id} and state in (${sql.literals(OPEN_WORK_REVIEWS)})`)) === 1

type NewReference = Record<'id' | 'contract_id' | 'talent_id', string> & {
  state: ReferenceState
  feedback: string | null
  reference: string | null
  is_named: boolean
  due_at: Date | null
}
export const insertReference = (db: Db, added: NewReference, now: Date) =>
  db.run(sql`
    insert into work_references (id, contract_id, talent_id, state, for_talent, for_companies, is_named, written_at, due_at)
    values (${added.id}, ${added.contract_id}, ${added.talent_id}, ${added.state}, ${added.feedback},
      ${added.reference}, ${added.is_named}, ${now}, ${added.due_at})`)

/** Moves it by its life; false when it was somewhere else meanwhile. */
export async function moveReference(
  db: Db,
  { id, state }: { id: string; state: ReferenceState },
  event: ReferenceEvent,
  {
    also = [],
    shown_at = null,
    due_at = null,
  }: { also?: readonly Sql[]; shown_at?: Date | null; due_at?: Date | null },
): Promise<boolean> {
  const to = referenceLife.next(state, event)
  if (!to) return false
  const columns = sql.join([sql`state = ${to}`, sql`shown_at = ${shown_at}`, sql`due_at = ${due_at}`, ...also], ', ')
  return (await db.run(sql`update work_references set ${columns} where id = ${id} and state = ${state}`)) === 1
}

export const saveReply = (db: Db, id: string, reply: string | null) =>
  db.run(sql`update work_references set reply = ${reply} where id = ${id}`)

/** What nobody answered in its time. */
export const lapseUnanswered = (db: Db, now: Date) =>
  db.run(sql`
    update work_reviews set state = 'lapsed'
    where state in (${sql.literals(OPEN_WORK_REVIEWS)}) and due_at <= ${now}`)

/**
 * What was written of a talent goes with them. What a colleague of a company wrote of a talent stays without the colleague: it is
 * the word of the company, and the talent shows it.
 */
export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.also(sql`delete from work_references where talent_id = ${id}`)
  await db.also(sql`update work_reviews set words = null, answered_by = null where answered_by = ${id}`)
}
