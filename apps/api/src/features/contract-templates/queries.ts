import type { TemplateContent } from '@fareeq/domain/contract-templates/schema.ts'
import { EDITABLE } from '@fareeq/domain/contract-templates/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TemplateVersionRow } from './rows.ts'

/** Serialises the changes of all versions, until the transaction ends: one may be drafted at a time. */
export const lockTemplates = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('contract_templates', 0))`)

export const templateVersions = (db: Db) =>
  db.rows<TemplateVersionRow>(sql`
    select version, state, content, revision, editors, edited_at, released_at, lawyer_name, lawyer_licence,
      opinion_day::text, from_day::text, note, drafter.name as drafted_by, releaser.name as released_by
    from contract_templates left join staff drafter on drafter.id = drafted_by
      left join staff releaser on releaser.id = contract_templates.released_by
    order by version desc`)

export const insertDraft = async (
  db: Db,
  { version, content, staffId }: { version: number; content: TemplateContent; staffId: string },
  now: Date,
) =>
  (await db.run(sql`
    insert into contract_templates (version, state, content, editors, drafted_by, edited_at)
    select ${version}, 'draft', ${JSON.stringify(content)}, array[${staffId}::uuid], ${staffId}, ${now}
    where not exists (select from contract_templates where state in (${sql.literals(EDITABLE)}))`)) === 1

export const saveDraft = (
  db: Db,
  { version, content, editors }: { version: number; content: TemplateContent; editors: readonly string[] },
  now: Date,
) =>
  db.run(sql`
    update contract_templates set content = ${JSON.stringify(content)}, editors = ${editors}, edited_at = ${now},
      revision = revision + 1
    where version = ${version}`)

type NewRelease = {
  version: number
  staffId: string
  lawyer_name: string
  lawyer_licence: string
  opinion_day: string
  from_day: string
  note: string | null
}
export const saveRelease = (db: Db, release: NewRelease, now: Date) =>
  db.run(sql`
    update contract_templates set state = 'released', released_by = ${release.staffId}, released_at = ${now},
      lawyer_name = ${release.lawyer_name}, lawyer_licence = ${release.lawyer_licence},
      opinion_day = ${release.opinion_day}, from_day = ${release.from_day}, note = ${release.note},
      revision = revision + 1
    where version = ${release.version}`)

export const saveWithdrawal = (db: Db, version: number) =>
  db.run(sql`update contract_templates set state = 'withdrawn', revision = revision + 1 where version = ${version}`)
