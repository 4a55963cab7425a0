import {
  AHEAD,
  CLOSED,
  INTERVIEW_STATES,
  type InterviewMover,
  type InterviewState,
  type TimelineKind,
  WAITING_FOR_TERMS,
} from '@fareeq/domain/interviews/states.ts'
import { countsAsRound } from '@fareeq/domain/interviews/rules-rounds.ts'
import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { quartersOf } from '@fareeq/domain/interviews/rules-slots.ts'
import { type Columns, assignments } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Member, Talent } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { isOpenTo } from '../organisations/queries-invited.ts'
import { saveSalaryLock } from '../talents/queries-profile.ts'
import type { LockedInterview, PreviousRound, SlotRow } from './rows.ts'

const LOCKED_COLUMNS = sql`
  interviews.id, nomination_id, project_id, talent_id, interviews.client_id, client_projects.client_id as owner_id, state,
  due_at, feedback_days, starts_at, ends_at, link, sequence, feedback_expired, round,
  exists (select from interviews as later where later.previous_id = interviews.id) as has_further`
const FROM = sql`interviews join client_projects on client_projects.id = project_id`

/** Row lock until the transaction ends. */
export const lockInterview = (db: Db, id: string) =>
  db.one<LockedInterview>(
    sql`select ${LOCKED_COLUMNS} from ${FROM} where interviews.id = ${id} for update of interviews`,
  )

/** Authorization in the query: only the two sides find the row, and of the company whoever was invited or reads all. */
export const reachOf = (viewer: Client | Talent): Sql =>
  viewer.kind === 'talent'
    ? sql`interviews.talent_id = ${viewer.userId}`
    : sql`(client_projects.client_id in ${colleaguesOf(viewer.userId)}
        and ${isOpenTo(viewer.userId, 'interviews.read', 'interview', sql`interviews.id`)})`

export const isReachable = async (db: Db, viewer: Client | Talent, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 from ${FROM} where interviews.id = ${id} and ${reachOf(viewer)}`)) !== undefined

export const nominationOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.row<{ nomination_id: string }>(sql`select nomination_id from interviews where id = ${id}`))?.nomination_id

/** The open interview of a nomination, as saved. */
export const openInterviewOf = async (db: Db, nominationId: string): Promise<string | undefined> =>
  (
    await db.row<{ id: string }>(sql`
      select id from interviews where nomination_id = ${nominationId}
        and state <> all(${CLOSED})`)
  )?.id

/** A further round followed, and the company has not decided after the last one. */
export const isUndecided = async (db: Db, { has_further, nomination_id }: LockedInterview): Promise<boolean> =>
  has_further && (await openInterviewOf(db, nomination_id)) !== undefined

/** Of one person, on whichever side. */
export const openInterviewsWith = (db: Db, userId: string) =>
  db.rows<{ id: string }>(sql`
    select id from interviews where (talent_id = ${userId} or client_id = ${userId})
      and state <> all(${CLOSED}) order by id`)

/** Advisory lock: concurrent departures from the same people could deadlock. */
export const closeInTurn = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('interviews.leaving', 0))`)

/** The oldest request that waits for the terms of a talent. */
export const waitingForTerms = async (db: Db, talentId: string, now: Date): Promise<string | undefined> =>
  (
    await db.row<{ id: string }>(sql`
      select id from interviews
      where talent_id = ${talentId} and state = any(${WAITING_FOR_TERMS}) and due_at > ${now}
      order by created_at, id limit 1`)
  )?.id

export type NewInterview = {
  id: string
  nomination_id: string
  project_id: string
  talent_id: string
  client_id: string
  state: InterviewState
  due_at: Date | null
  feedback_days: number
  note: string | null
  client_timezone: string
  /** Of a further round: the one before it, and what the talent has shown for all of them. */
  previous_id: string | null
  round: number
  terms: PreviousRound['terms']
  talent_timezone: string | null
  now: Date
}

export const insertInterview = (db: Db, newInterview: NewInterview) =>
  db.run(sql`
    insert into interviews (id, nomination_id, project_id, talent_id, client_id, state, due_at, feedback_days, note, client_timezone,
      previous_id, round, terms, talent_timezone, created_at, updated_at)
    values (${newInterview.id}, ${newInterview.nomination_id}, ${newInterview.project_id}, ${newInterview.talent_id}, ${newInterview.client_id},
      ${newInterview.state}, ${newInterview.due_at}, ${newInterview.feedback_days}, ${newInterview.note}, ${newInterview.client_timezone},
      ${newInterview.previous_id}, ${newInterview.round}, ${newInterview.terms && JSON.stringify(newInterview.terms)}, ${newInterview.talent_timezone}, ${newInterview.now}, ${newInterview.now})`)

/** The last interview of a nomination at which they met, if they did. */
export const lastRoundOf = (db: Db, nominationId: string) =>
  db.row<PreviousRound>(sql`
    select id, round, terms, talent_timezone from interviews
    where nomination_id = ${nominationId} and state = any(${INTERVIEW_STATES.filter(countsAsRound)})
    order by round desc, id desc limit 1`)

export type InterviewColumns = Columns<'interviews'>

/** Compare and set: false when the state has changed meanwhile. */
export const saveMove = async (
  db: Db,
  { id, state }: Pick<LockedInterview, 'id' | 'state'>,
  columns: InterviewColumns,
  now: Date,
) => {
  const set = [...assignments(columns), sql`updated_at = ${now}`]
  return (await db.run(sql`update interviews set ${sql.join(set, ', ')} where id = ${id} and state = ${state}`)) === 1
}

export type EventRow = {
  kind: TimelineKind
  to_state: InterviewState
  actor_kind: InterviewMover
  actor_id: string | null
  data: Record<string, unknown>
}

export const recordEvent = (db: Db, interviewId: string, event: EventRow, at: Date) =>
  db.run(sql`
    insert into interview_events (interview_id, kind, to_state, actor_kind, actor_id, data, at)
    values (${interviewId}, ${event.kind}, ${event.to_state}, ${event.actor_kind}, ${event.actor_id},
      ${JSON.stringify(event.data)}, ${at})`)

export const insertSlots = (db: Db, interviewId: string, slots: readonly SlotRow[], now: Date) =>
  db.run(sql`
    insert into interview_slots (id, interview_id, offered_by, starts_at, ends_at, created_at)
    select slot.id, ${interviewId}, slot.offered_by, slot.starts_at, slot.ends_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
      as slot (id uuid, offered_by text, starts_at timestamptz, ends_at timestamptz)`)

/** Deletes one side's former slots; the history keeps them. */
export const removeSlots = (db: Db, interviewId: string, by: SlotRow['offered_by']) =>
  db.also(sql`delete from interview_slots where interview_id = ${interviewId} and offered_by = ${by}`)

export const slotsBy = (db: Db, interviewId: string, by: SlotRow['offered_by']) =>
  db.rows<SlotRow>(sql`
    select id, starts_at, ends_at, offered_by from interview_slots
    where interview_id = ${interviewId} and offered_by = ${by} order by starts_at`)

export const markChosen = (db: Db, slotId: string) =>
  db.run(sql`update interview_slots set chosen = true where id = ${slotId}`)

/**
 * Saves the quarters of an hour for the last release, which reads them; this one reads `busy_times`. Ordered inserts, so that
 * concurrent bookings wait and never deadlock.
 */
export const takeQuarters = (db: Db, interviewId: string, people: readonly string[], slot: Slot) =>
  db.run(sql`
    insert into interview_quarters (person_id, quarter, interview_id)
    select person, quarter, ${interviewId}
    from unnest(${[...people]}::uuid[]) as person, unnest(${quartersOf(slot)}::timestamptz[]) as quarter
    order by person, quarter
    on conflict (person_id, quarter) do nothing`)

export const freeQuarters = (db: Db, interviewId: string) =>
  db.run(sql`delete from interview_quarters where interview_id = ${interviewId}`)

/**
 * Salary lock while a company waits for the talent's terms (D-47). The profile row is locked first, to see concurrent
 * decisions. True when it has changed.
 */
export async function settleSalaryLock(db: Db, talentId: string): Promise<boolean> {
  await db.run(sql`select 1 from talent_profiles where user_id = ${talentId} for update`)
  const { waits } = await db.one<{ waits: boolean }>(sql`
    select exists (
      select 1 from interviews where talent_id = ${talentId} and state = any(${WAITING_FOR_TERMS})) as waits`)
  return saveSalaryLock(db, talentId, waits)
}

/** Local world only: moves an interview to now, to try its room. */
export const beginInterview = (db: Db, { userId }: Member, id: string, start: Date) =>
  db.row<{ id: string }>(sql`
    update interviews set starts_at = ${start}, ends_at = ${start}::timestamptz + (ends_at - starts_at),
      due_at = ${start}::timestamptz + (ends_at - starts_at)
    where id = ${id} and state = any(${AHEAD}) and ${userId} in (talent_id, client_id)
    returning id`)
