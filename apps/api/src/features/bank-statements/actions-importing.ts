import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import {
  BANK_ID_LENGTH,
  NAME_LENGTH,
  type PreviewFate,
  STATEMENT_UPLOAD,
  TEXT_LENGTH,
} from '@fareeq/domain/bank-statements/limits.ts'
import { matchAll } from '@fareeq/domain/bank-statements/rules-matching.ts'
import { lineKeys } from '@fareeq/domain/bank-statements/rules.ts'
import type { ReadLine, StatementPreview, UploadQuery } from '@fareeq/domain/bank-statements/schema.ts'
import { UNMATCHED, firstState } from '@fareeq/domain/bank-statements/states.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { cleanLine, cleanText } from '@fareeq/domain/kernel/text/text.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { MATCH_JOB, currentMatcher } from './actions-matching.ts'
import { toStatement } from './actions-reading.ts'
import { type OurStatement, readFile } from './actions-files.ts'
import {
  insertLines,
  insertStatement,
  insertStatementFile,
  knownLines,
  lineCounts,
  saveColumns,
  statementByDigest,
  statementById,
} from './queries.ts'

const [FILE_NAME_LENGTH, PREVIEW_SIZE, NUMBER_LENGTH] = [200, 50, 60]
const MEDIA = { camt: 'application/xml', swift: 'text/plain', csv: 'text/csv' } as const

const at = STATEMENT_UPLOAD.field
const importedBy = (name: string) => new Refusal(statementErrors.statement_known, { field: at, values: { name } })

/** As it is kept, and compared with other files. */
const plain = (line: ReadLine): ReadLine => ({
  ...line,
  name:
    cleanLine(line.name ?? '')
      .slice(0, NAME_LENGTH)
      .trim() || null,
  text: cleanText(line.text).slice(0, TEXT_LENGTH).trim(),
  bank_id:
    cleanLine(line.bank_id ?? '')
      .slice(0, BANK_ID_LENGTH)
      .trim() || null,
})

/** Lines with what they are known by; those that the account has already are told apart. */
async function compared({ db }: RequestContext<Staff>, { iban, lines }: OurStatement) {
  const keyed = lines.map(plain)
  const fingerprints = lineKeys(keyed).map((key) => hash('sha256', key))
  const before = await knownLines(db, iban, fingerprints)
  return keyed.map((line, place) => {
    const fingerprint = fingerprints[place] ?? ''
    return { line, fingerprint, isKnown: before.has(fingerprint), state: firstState(line) }
  })
}

export async function previewStatement(
  ctx: RequestContext<Staff>,
  query: UploadQuery,
  upload: UploadedFile,
): Promise<{ data: StatementPreview }> {
  const file = await readFile(ctx, query, upload)
  if (!file.statement) return { data: file }
  const before = await statementByDigest(ctx.db, upload.sha256)
  if (before) throw importedBy(before.by)
  const { iban, currency, number, opening, closing } = file.statement
  const lines = await compared(ctx, file.statement)
  const isWaiting = ({ isKnown, state }: (typeof lines)[number]) => !isKnown && UNMATCHED.includes(state)
  const waiting = lines.filter(isWaiting)
  const matches = matchAll(
    waiting.map(({ line }) => line),
    await currentMatcher(ctx.db),
  )
  const rows = lines.map((entry) => {
    const certain = isWaiting(entry) ? matches[waiting.indexOf(entry)]?.certain : null
    const fate: PreviewFate = entry.isKnown
      ? 'known'
      : isWaiting(entry)
        ? certain
          ? 'automatic'
          : 'queue'
        : 'outgoing'
    const { day, amount, currency: own, name, text } = entry.line
    return { day, amount, currency: own, name, text, fate, invoice: certain?.invoice.number ?? null }
  })
  const count = (fate: PreviewFate) => rows.filter((row) => row.fate === fate).length
  const counts = {
    automatic: count('automatic'),
    queue: count('queue'),
    outgoing: count('outgoing'),
    known: count('known'),
  }
  const days = lines.map(({ line }) => line.day).toSorted()
  const period = { from_day: days[0] ?? '', to_day: days.at(-1) ?? '' }
  const statement = { iban, currency, number, ...period, opening, closing, counts, lines: rows.slice(0, PREVIEW_SIZE) }
  return { data: { format: file.format, choice: null, statement } }
}

/** The same file twice is refused, and of two that overlap each line is imported once, by constraints of the database. */
export async function importStatement(ctx: RequestContext<Staff>, query: UploadQuery, upload: UploadedFile) {
  const { platform, viewer, now } = ctx
  const read = await readFile(ctx, query, upload)
  if (!read.statement) throw new Refusal(statementErrors.statement_columns, { field: at })
  const { statement } = read
  const before = await statementByDigest(ctx.db, upload.sha256)
  if (before) throw importedBy(before.by)
  const lines = await compared(ctx, statement)
  if (lines.every(({ isKnown }) => isKnown)) throw new Refusal(statementErrors.statement_nothing_new, { field: at })
  const file = await platform.files.put(Readable.from([upload.bytes]), { limit: STATEMENT_UPLOAD.maxBytes })
  const [id, fileId, staffId] = [newId(now), newId(now), viewer.staffId]
  const days = lines.map(({ line }) => line.day).toSorted()
  try {
    return await inTransaction(ctx, async (ctx) => {
      const { db } = ctx
      const name = upload.name.slice(-FILE_NAME_LENGTH)
      await insertStatementFile(
        db,
        { id: fileId, ownerId: staffId, name, mediaType: MEDIA[statement.format], file },
        now,
      )
      const { iban, currency, format, opening, closing } = statement
      const number = statement.number?.slice(0, NUMBER_LENGTH) ?? null
      const period = { fromDay: days[0] ?? '', toDay: days.at(-1) ?? '' }
      const row = { id, iban, currency, format, number, opening, closing, ...period }
      if (!(await insertStatement(db, { ...row, fileId, digest: upload.sha256, staffId }, now)))
        throw importedBy((await statementByDigest(db, upload.sha256))?.by ?? '')
      const rows = lines.map(({ line, fingerprint, state }, index) => ({
        ...line,
        fingerprint,
        state,
        place: index + 1,
        id: newId(now),
      }))
      if ((await insertLines(db, id, iban, rows)) === 0)
        throw new Refusal(statementErrors.statement_nothing_new, { field: at })
      if (read.columns) await saveColumns(db, iban, read.columns, staffId, now)
      const subject = { kind: 'bank_statement', id } as const
      const details = { file: name, count: rows.length }
      await audit(db, { actor: actorOf(viewer), action: 'bank_statement.imported', subject, details })
      await platform.jobs.send(db, MATCH_JOB, { id })
      const saved = await statementById(db, id)
      if (!saved) throw new Error('A statement is never deleted')
      return { data: toStatement(saved, await lineCounts(db, [id])) }
    })
  } catch (error) {
    if (error instanceof Refusal) await platform.files.delete(file.key)
    throw error
  }
}
