import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { NoteRow, TaskRow } from './rows.ts'

const MAX_NOTES = 100
const MAX_TASKS = 100

export const notesOf = (db: Db, _viewer: Staff, organisationId: string) =>
  db.rows<NoteRow>(sql`
    select company_notes.id, staff.name as by, text, company_notes.created_at,
      (select coalesce(json_agg(json_build_object('id', mentioned.id, 'name', mentioned.name) order by mentioned.name), '[]')
        from staff as mentioned where mentioned.id = any(mentions)) as mentions
    from company_notes join staff on staff.id = staff_id
    where organisation_id = ${organisationId} order by company_notes.id desc limit ${MAX_NOTES}`)

type NewNote = { id: string; organisationId: string; staffId: string; text: string; mentions: readonly string[] }
export const insertNote = (db: Db, { id, organisationId, staffId, text, mentions }: NewNote, now: Date) =>
  db.run(sql`
    insert into company_notes (id, organisation_id, staff_id, text, mentions, created_at)
    values (${id}, ${organisationId}, ${staffId}, ${text}, ${[...mentions]}, ${now})`)

/** The open ones by their day, then the newest of those that are done. */
export const tasksOf = (db: Db, _viewer: Staff, organisationId: string) =>
  db.rows<TaskRow>(sql`
    select company_tasks.id, text, to_char(due_day, 'YYYY-MM-DD') as due_day, owner_id, owners.name as owner, writers.name as by,
      done_at, doers.name as done_by, version
    from company_tasks join staff as writers on writers.id = created_by left join staff as owners on owners.id = owner_id
      left join staff as doers on doers.id = done_by
    where organisation_id = ${organisationId}
    order by done_at desc nulls first, due_day, company_tasks.id limit ${MAX_TASKS}`)

type Task = { text: string; owner_id: string; due_day: string }
type NewTask = Task & { id: string; organisationId: string; by: string }
export const insertTask = (db: Db, { id, organisationId, by, ...task }: NewTask, now: Date) =>
  db.run(sql`
    insert into company_tasks (id, organisation_id, text, owner_id, due_day, created_by, created_at)
    values (${id}, ${organisationId}, ${task.text}, ${task.owner_id}, ${task.due_day}, ${by}, ${now})`)

/** Row lock until the transaction ends. */
export const lockTask = (db: Db, _viewer: Staff, organisationId: string, id: string) =>
  db.row<{ owner_id: string | null; done_at: Date | null; version: number }>(sql`
    select owner_id, done_at, version from company_tasks
    where organisation_id = ${organisationId} and id = ${id} for update`)

export const saveTask = (db: Db, id: string, { text, owner_id, due_day }: Task) =>
  db.run(sql`
    update company_tasks set text = ${text}, owner_id = ${owner_id}, due_day = ${due_day}, version = version + 1
    where id = ${id}`)

export const saveDone = (db: Db, id: string, by: string | null, now: Date) =>
  db.run(sql`
    update company_tasks set done_at = ${by && now}, done_by = ${by}, version = version + 1 where id = ${id}`)

/** Of a colleague who leaves; without a successor nobody has them. */
export const moveTasks = (db: Db, from: string, to: string | null) =>
  db.run(sql`
    update company_tasks set owner_id = ${to}, version = version + 1 where owner_id = ${from} and done_at is null`)
