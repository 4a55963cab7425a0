import { createCsvReader } from '@fareeq/domain/kernel/text/csv-reader.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type Fault, Refusal, type RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import { importErrors, rowFaults } from '@fareeq/domain/talent-imports/errors.ts'
import { IMPORT_UPLOAD, MAX_ROWS } from '@fareeq/domain/talent-imports/limits.ts'
import {
  type FileRecord,
  type Layout,
  candidatesIn,
  isUsable,
  layoutOf,
  recordOf,
  recordOfJson,
} from '@fareeq/domain/talent-imports/rules-columns.ts'
import { type FilePerson, personOf } from '@fareeq/domain/talent-imports/rules.ts'
import type { RowFault } from '@fareeq/domain/talent-imports/rules.ts'
import { decodeText } from '../../engines/cv-reader/extract/plain-text.ts'

export type ReadRow = {
  line: number
  name: string
  email: string
  phone: string | null
  person: FilePerson | null
  faults: RowFault[]
}
export type ReadFile = { rows: ReadRow[]; ignored: string[] }

const PIECE = 64 * 1024
/** Limit of listed columns that are not imported. */
const MAX_IGNORED = 60
const MAX_TEXT_LENGTH = 120

const refuse = (kind: RefusalKind, values = {}) => new Refusal(kind, { field: IMPORT_UPLOAD.field, values })

/** In time slices: between two lines other requests are answered. */
export function* readFile(bytes: Uint8Array, type: string): Generator<undefined, ReadFile> {
  const text = decodeText(bytes)
  // What no encoding of ours can write.
  if (/[\0\u{fffd}]/u.test(text)) throw refuse(platformErrors.file_encoding)
  const ignored = new Set<string>()
  const records: FileLine[] = []
  // Counted before anybody is looked at, so that a file that is too long is refused at once.
  for (const fileLine of type === 'json' ? jsonRecords(text, ignored) : tableRecords(text, ignored)) {
    if (records.length === MAX_ROWS) throw refuse(importErrors.import_rows, { max: MAX_ROWS })
    records.push(fileLine)
    yield
  }
  if (records.length === 0) throw refuse(importErrors.import_empty)
  const rows: ReadRow[] = []
  const lineByKey = new Map<string, number>()
  for (const { line, record } of records) {
    rows.push(rowOf(line, record, lineByKey))
    yield
  }
  return { rows, ignored: [...ignored].slice(0, MAX_IGNORED).map((name) => name.slice(0, MAX_TEXT_LENGTH)) }
}

type FileLine = { line: number; record: FileRecord | null }

function* tableRecords(text: string, ignored: Set<string>): Generator<FileLine> {
  let layout: Layout | undefined
  for (const { line, cells } of records(text)) {
    if (cells.every((cell) => cell === '')) continue
    if (layout) yield { line, record: recordOf(layout, cells) }
    else {
      layout = layoutOf(cells)
      if (!isUsable(layout)) throw refuse(importErrors.import_columns)
      for (const heading of layout.ignored) ignored.add(heading)
    }
  }
}

function* records(text: string) {
  const reader = createCsvReader()
  for (let at = 0; at < text.length; at += PIECE) yield* reader.push(text.slice(at, at + PIECE))
  yield* reader.end()
}

/** The place in the list is what a record has for a line. */
function* jsonRecords(text: string, ignored: Set<string>): Generator<FileLine> {
  for (const [index, candidate] of (candidatesIn(parsed(text)) ?? []).entries()) {
    const record = recordOfJson(candidate)
    for (const key of record?.ignored ?? []) ignored.add(key)
    yield { line: index + 1, record: record?.record ?? null }
  }
}

function parsed(text: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\u{feff}/u, ''))
  } catch {
    throw refuse(importErrors.import_json)
  }
  if (!candidatesIn(json)) throw refuse(importErrors.import_json)
  return json
}

const faultOf = ({ kind, field, values = {} }: Fault): RowFault => ({ code: kind.code, field: field ?? null, values })

function rowOf(line: number, record: FileRecord | null, lineByKey: Map<string, number>): ReadRow {
  const fields = record ?? {}
  const basics = {
    line,
    name: (fields.name ?? [fields.first_name, fields.last_name].filter(Boolean).join(' ')).slice(0, MAX_TEXT_LENGTH),
    email: (fields.email ?? '').slice(0, MAX_TEXT_LENGTH),
    phone: null,
    person: null,
  }
  if (!record) return { ...basics, faults: [faultOf({ kind: rowFaults.no_record })] }
  const result = personOf(record)
  if ('faults' in result) return { ...basics, faults: result.faults.map(faultOf) }
  const { email, phone } = result.person
  const before = lineByKey.get(email)
  if (before) return { ...basics, faults: [faultOf({ kind: rowFaults.twice, values: { line: before } })] }
  lineByKey.set(email, line)
  return { ...basics, email, phone, person: result.person, faults: [] }
}
