import { importErrors, rowFaults } from '@fareeq/domain/talent-imports/errors.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { importsContract } from '@fareeq/domain/talent-imports/contract.ts'
import { choicesFor } from '@fareeq/domain/talent-imports/rules.ts'
import type { ImportRow, TalentImport } from '@fareeq/domain/talent-imports/schema.ts'
import { type ImportEvent, importLife, isWaiting } from '@fareeq/domain/talent-imports/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { readFile } from './actions-reading.ts'
import type { RowFault } from '@fareeq/domain/talent-imports/rules.ts'
import {
  lockImport,
  importById,
  insertImport,
  lastImports,
  previewRow,
  previewRows,
  saveChoice,
  savePhase,
} from './queries.ts'
import type { ImportRecord, PreviewRow } from './rows.ts'

const FILE_NAME_LENGTH = 120
const PAGE_SIZE = 20

const toImport = ({ created_at, ...record }: ImportRecord): TalentImport => ({
  ...record,
  created_at: created_at.toISOString(),
  done: record.imported + record.noted + record.skipped,
})

/** Reads the file outside a transaction; what is answered is kept, and compared in the background. */
export async function uploadImport(ctx: RequestContext<Staff>, { bytes, type, name }: UploadedFile) {
  const { platform, viewer, now } = ctx
  const file = await platform.scheduler.runInSlices(readFile(bytes, type))
  const id = newId(now)
  await ctx.db.transaction(async (db) => {
    const fileName = name.slice(0, FILE_NAME_LENGTH)
    await insertImport(db, { id, staffId: viewer.staffId, fileName }, file, now)
    await trail(db, viewer, 'import.uploaded', { file: fileName, count: file.rows.length })
    await platform.jobs.send(db, 'talent-imports.compare', { id })
  })
  return readImport(ctx, id)
}

type Entry = `import.${'uploaded' | 'begun' | 'stopped'}`
const trail = (db: RequestContext['db'], viewer: Staff, action: Entry, details: Record<string, unknown>) =>
  audit(db, { actor: actorOf(viewer), action, subject: { kind: 'staff', id: viewer.staffId }, details })

export async function readImport({ db, viewer }: RequestContext<Staff>, id: string): Promise<{ data: TalentImport }> {
  const row = await importById(db, viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toImport(row) }
}

export const listImports = async ({ db, viewer }: RequestContext<Staff>) => ({
  data: (await lastImports(db, viewer, PAGE_SIZE)).map(toImport),
})

const KINDS = { ...rule, ...rowFaults }
const kindOf = (code: string) => Object.values(KINDS).find((kind) => kind.code === code) ?? rule.wrong_type
const faultIn = (lang: Lang, { code, field, values }: RowFault) => ({
  field,
  error: sentence(kindOf(code), lang, values),
})

const toImportRow = (row: PreviewRow, lang: Lang): ImportRow => ({
  ...row,
  faults: row.faults.map((fault) => faultIn(lang, fault)),
  choices: row.verdict ? [...choicesFor(row.verdict, row.likeness)] : [],
})

export async function previewImport(
  ctx: RequestContext<Staff>,
  id: string,
  query: QueryOf<(typeof importsContract)['rows']>,
) {
  await readImport(ctx, id)
  const rows = await previewRows(ctx.db, ctx.viewer, id, query)
  const { page, next_cursor } = cutPage(rows, query.limit, ({ line }) => String(line))
  return { data: page.map((row) => toImportRow(row, ctx.lang)), meta: { next_cursor } }
}

/** In a phase that allows the event, under the row lock. */
const changing = (
  ctx: RequestContext<Staff>,
  id: string,
  event: ImportEvent,
  step: (ctx: RequestContext<Staff>) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const talentImport = await lockImport(ctx.db, id)
    if (!talentImport) throw new Refusal(platformErrors.not_found)
    if (!importLife.next(talentImport.phase, event)) throw new Refusal(importErrors.import_over)
    await step(ctx)
    return readImport(ctx, id)
  })

type RowChoice = BodyOf<(typeof importsContract)['choose']>['choice']

export async function chooseRow(ctx: RequestContext<Staff>, id: string, line: number, choice: RowChoice) {
  const find = async (db: RequestContext['db']) => {
    const row = await previewRow(db, ctx.viewer, id, line)
    if (!row) throw new Refusal(platformErrors.not_found)
    return row
  }
  // A line is decided about as long as the import may begin.
  await changing(ctx, id, 'begin', async (ctx) => {
    const { verdict, likeness, state } = await find(ctx.db)
    if (!verdict || !isWaiting(state) || !choicesFor(verdict, likeness).includes(choice))
      throw new Refusal(importErrors.choice_closed)
    await saveChoice(ctx.db, id, line, choice)
  })
  return { data: toImportRow(await find(ctx.db), ctx.lang) }
}

/** The job runs with the permissions of the colleague who starts it: it stops when their role is taken away. */
export const beginImport = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, 'begin', async (ctx) => {
    const { db, viewer, platform, now } = ctx
    await savePhase(db, id, 'running', viewer.staffId, now)
    await trail(db, viewer, 'import.begun', {})
    await platform.jobs.send(db, 'talent-imports.work', { id })
  })

export const stopImport = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, 'stop', async (ctx) => {
    await savePhase(ctx.db, id, 'stopped', ctx.viewer.staffId, ctx.now)
    await trail(ctx.db, ctx.viewer, 'import.stopped', {})
  })
