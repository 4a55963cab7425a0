import type { BatchFileFormat } from '@fareeq/domain/payouts/limits.ts'
import type { TemplateForm } from '@fareeq/domain/payouts/schema-transfers.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { insertFile } from '../../../platform/files/queries.ts'
import type { StoredFile } from '../../../platform/files/blob-storage.ts'
import type { BatchFile, FileTemplateRow, ReportReader } from './rows.ts'

export const filesOf = (db: Db, batchId: string) =>
  db.rows<BatchFile>(sql`
    select format, staff.name as by, taken_at from payout_files join staff on staff.id = taken_by
    where batch_id = ${batchId} order by payout_files.id desc limit 20`)

type NewFile = { id: string; batchId: string; format: BatchFileFormat; staffId: string }
export const insertBatchFile = (db: Db, { id, batchId, format, staffId }: NewFile, now: Date) =>
  db.also(sql`
    insert into payout_files (id, batch_id, format, taken_by, taken_at) values (${id}, ${batchId}, ${format}, ${staffId}, ${now})`)

/** Who has read this file. */
export const reportReader = (db: Db, digest: string) =>
  db.row<ReportReader>(sql`
    select staff.name from payout_reports join staff on staff.id = read_by where sha256 = ${digest}`)

type NewReport = { id: string; batchId: string; digest: string; fileId: string; staffId: string }
/** False when this file was read before. */
export const insertReport = async (db: Db, report: NewReport, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into payout_reports (id, batch_id, sha256, file_id, read_by, read_at)
    values (${report.id}, ${report.batchId}, ${report.digest}, ${report.fileId}, ${report.staffId}, ${now})
    on conflict (sha256) do nothing`)) === 1

export const insertReportFile = (
  db: Db,
  file: { id: string; ownerId: string; name: string; mediaType: string; file: StoredFile },
  now: Date,
) => insertFile(db, { ...file, kind: 'payout-report' }, now)

const TEMPLATE = sql`
  select payout_file_templates.id, payout_file_templates.name, separator, has_headings, columns, staff.name as saved_by, updated_at
  from payout_file_templates join staff on staff.id = payout_file_templates.saved_by`

export const templateRows = (db: Db) => db.rows<FileTemplateRow>(sql`${TEMPLATE} order by payout_file_templates.name`)
export const templateById = (db: Db, id: string) =>
  db.row<FileTemplateRow>(sql`${TEMPLATE} where payout_file_templates.id = ${id}`)

/** One of a name; whoever saves it last has it. */
export const saveTemplateRow = async (db: Db, id: string, form: TemplateForm, staffId: string, now: Date) =>
  (
    await db.one<{ id: string }>(sql`
      insert into payout_file_templates (id, name, separator, has_headings, columns, saved_by, updated_at)
      values (${id}, ${form.name}, ${form.separator}, ${form.has_headings}, ${JSON.stringify(form.columns)}, ${staffId}, ${now})
      on conflict (name) do update set separator = excluded.separator, has_headings = excluded.has_headings,
        columns = excluded.columns, saved_by = excluded.saved_by, updated_at = excluded.updated_at
      returning id`)
  ).id

export const deleteTemplate = (db: Db, id: string) => db.run(sql`delete from payout_file_templates where id = ${id}`)
