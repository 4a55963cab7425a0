import type { MeetingOutcome, Recommendation } from '@fareeq/domain/selections/limits.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import type { MeetingStep } from '@fareeq/domain/selections/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { EvaluationRow, MeetingRow, MoveRow, NoteRow } from './rows.ts'

export const movesOf = (db: Db, _viewer: Staff, talentId: string) =>
  db.rows<MoveRow>(sql`
    select selection_moves.id::text, from_state as from, to_state as to, was_late, reason, staff.name as by, at
    from selection_moves left join staff on staff.id = staff_id where talent_id = ${talentId}
    order by selection_moves.id desc`)

type Marks = FullSelection['evaluations'][number]['marks']
export const evaluationsOf = (db: Db, _viewer: Staff, talentId: string) =>
  db.rows<EvaluationRow>(sql`
    select selection_evaluations.id, json_build_object('id', staff.id, 'name', staff.name) as by, marks, recommendation,
      company_line, history_checked_at is not null as history_checked, version, updated_at
    from selection_evaluations join staff on staff.id = staff_id where talent_id = ${talentId}
    order by selection_evaluations.id`)

type Evaluation = {
  id: string
  talentId: string
  staffId: string
  marks: Marks
  recommendation: Recommendation
  companyLine: string | null
  historyChecked: boolean
}

/** Compare and set: false when another window has saved meanwhile. */
export const saveEvaluation = async (
  db: Db,
  evaluation: Evaluation,
  expectedVersion: number | null,
  now: Date,
): Promise<boolean> =>
  (await db.run(
    expectedVersion === null
      ? sql`
        insert into selection_evaluations (id, talent_id, staff_id, marks, recommendation, company_line,
          history_checked_at, created_at, updated_at)
        values (${evaluation.id}, ${evaluation.talentId}, ${evaluation.staffId}, ${JSON.stringify(evaluation.marks)},
          ${evaluation.recommendation}, ${evaluation.companyLine}, ${evaluation.historyChecked ? now : null}, ${now}, ${now})
        on conflict (talent_id, staff_id) do nothing`
      : sql`
        update selection_evaluations set marks = ${JSON.stringify(evaluation.marks)}, recommendation = ${evaluation.recommendation},
          company_line = ${evaluation.companyLine},
          history_checked_at = case when ${evaluation.historyChecked} then coalesce(history_checked_at, ${now}) end,
          version = version + 1, updated_at = ${now}
        where talent_id = ${evaluation.talentId} and staff_id = ${evaluation.staffId} and version = ${expectedVersion}::float8`,
  )) === 1

export const meetingsOf = (db: Db, _viewer: Staff, talentId: string) =>
  db.rows<MeetingRow>(sql`
    select selection_meetings.id, step, starts_at, staff.name as by, outcome, outcome_note, company_line
    from selection_meetings join staff on staff.id = set_by where talent_id = ${talentId}
    order by selection_meetings.id desc`)

type StepMeeting = { meetingId: string; talentId: string; step: MeetingStep; start: Date; hostId: string }
/** The record of a step follows its meeting. */
export const saveMeeting = (db: Db, meeting: StepMeeting, now: Date) =>
  db.also(sql`
    insert into selection_meetings (id, talent_id, step, starts_at, set_by, created_at)
    values (${meeting.meetingId}, ${meeting.talentId}, ${meeting.step}, ${meeting.start}, ${meeting.hostId}, ${now})
    on conflict (id) do update set starts_at = excluded.starts_at, set_by = excluded.set_by`)

/** Canceled before anything came of it. */
export const deleteMeeting = (db: Db, id: string) =>
  db.also(sql`delete from selection_meetings where id = ${id} and outcome is null`)

/** False when it has an outcome already, or is another talent's. */
export const saveOutcome = async (
  db: Db,
  meeting: { id: string; talentId: string; outcome: MeetingOutcome; note: string | null; companyLine: string | null },
): Promise<boolean> =>
  (await db.run(sql`
    update selection_meetings set outcome = ${meeting.outcome}, outcome_note = ${meeting.note},
      company_line = ${meeting.companyLine}
    where id = ${meeting.id} and talent_id = ${meeting.talentId} and outcome is null`)) === 1

export const notesOf = (db: Db, _viewer: Staff, talentId: string) =>
  db.rows<NoteRow>(sql`
    select selection_notes.id, staff.name as by, text, selection_notes.created_at, (
      select coalesce(json_agg(json_build_object('id', one.id, 'name', one.name) order by one.name), '[]')
      from staff as one where one.id = any(mentions)) as mentions
    from selection_notes join staff on staff.id = staff_id where talent_id = ${talentId}
    order by selection_notes.id desc`)

type NewNote = { id: string; talentId: string; staffId: string; text: string; mentions: readonly string[] }
export const insertNote = (db: Db, newNote: NewNote, now: Date) =>
  db.also(sql`
    insert into selection_notes (id, talent_id, staff_id, text, mentions, created_at)
    values (${newNote.id}, ${newNote.talentId}, ${newNote.staffId}, ${newNote.text}, ${[...newNote.mentions]}::uuid[], ${now})`)

/** Of a record that turned out to be somebody else's second one. Of two evaluations by one colleague, that of the kept record stays. */
export async function moveRecord(db: Db, from: string, to: string): Promise<void> {
  await db.run(sql`update selection_notes set talent_id = ${to} where talent_id = ${from}`)
  await db.run(sql`
    update selection_evaluations set talent_id = ${to}
    where talent_id = ${from} and not exists (
      select from selection_evaluations as own where own.talent_id = ${to} and own.staff_id = selection_evaluations.staff_id)`)
}
