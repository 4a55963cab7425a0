import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type { TemplateRow } from './rows.ts'

type Words = { name_ar: string; name_en: string; text_ar: string; text_en: string }
const COLUMNS = sql`id, name_ar, name_en, text_ar, text_en, version, updated_at`

export const templateRows = (db: Db, _viewer: Staff) =>
  db.rows<TemplateRow>(sql`select ${COLUMNS} from ticket_templates order by name_ar, id`)

export const templateById = (db: Db, _viewer: Staff, id: string) =>
  db.row<TemplateRow>(sql`select ${COLUMNS} from ticket_templates where id = ${id}`)

export const insertTemplate = (db: Db, words: Words & { id: string }, now: Date) =>
  db.one<TemplateRow>(sql`
    insert into ticket_templates (id, name_ar, name_en, text_ar, text_en, created_at, updated_at)
    values (${words.id}, ${words.name_ar}, ${words.name_en}, ${words.text_ar}, ${words.text_en}, ${now}, ${now})
    returning ${COLUMNS}`)

/** Compare and set: undefined when it is gone or was changed meanwhile. */
export const changeTemplate = (db: Db, words: Words & { id: string }, version: number, now: Date) =>
  db.row<TemplateRow>(sql`
    update ticket_templates set name_ar = ${words.name_ar}, name_en = ${words.name_en}, text_ar = ${words.text_ar},
      text_en = ${words.text_en}, version = version + 1, updated_at = ${now}
    where id = ${words.id} and version = ${version} returning ${COLUMNS}`)

export const deleteTemplate = (db: Db, id: string) =>
  db.row<TemplateRow>(sql`delete from ticket_templates where id = ${id} returning ${COLUMNS}`)
