import { createCsvReader } from '@fareeq/domain/kernel/csv-reader.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Fault } from '@fareeq/domain/kernel/refusal.ts'
import { importErrors as no, rowFaults } from '@fareeq/domain/talent-imports/errors.ts'
import { IMPORT_UPLOAD, MOST_ROWS } from '@fareeq/domain/talent-imports/limits.ts'
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
import { decodeText } from '../../engines/cv-reader/extract/plain-text.ts'

/** Faults are kept by code, and said in the language of whoever reads them. */
export type RowFault = { code: string; field: string | null; values: Record<string, string | number> }
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
/** Of names of columns that nobody asked for. */
const MOST_IGNORED = 60
const SHOWN_LENGTH = 120

const refuse = (kind: (typeof no)[keyof typeof no], values = {}) =>
  new Refusal(kind, { field: IMPORT_UPLOAD.field, values })

/** In time slices: between two lines other requests are answered. */
export function* readFile(bytes: Uint8Array, type: string): Generator<undefined, ReadFile> {
  const text = decodeText(bytes)
  // What no encoding of ours can write.
  if (/[\0\u{fffd}]/u.test(text)) throw refuse(no.import_encoding)
  const ignored = new Set<string>()
  const found: FoundRecord[] = []
  // Counted before anybody is looked at, so that a file that is too long is refused at once.
  for (const one of type === 'json' ? jsonRecords(text, ignored) : tableRecords(text, ignored)) {
    if (found.length === MOST_ROWS) throw refuse(no.import_rows, { max: MOST_ROWS })
    found.push(one)
    yield
  }
  if (found.length === 0) throw refuse(no.import_empty)
  const rows: ReadRow[] = []
  const seen = new Map<string, number>()
  for (const { line, record } of found) {
    rows.push(rowOf(line, record, seen))
    yield
  }
  return { rows, ignored: [...ignored].slice(0, MOST_IGNORED).map((name) => name.slice(0, SHOWN_LENGTH)) }
}

type FoundRecord = { line: number; record: FileRecord | null }

function* tableRecords(text: string, ignored: Set<string>): Generator<FoundRecord> {
  let layout: Layout | undefined
  for (const { line, cells } of records(text)) {
    if (cells.every((cell) => cell === '')) continue
    if (layout) yield { line, record: recordOf(layout, cells) }
    else {
      layout = layoutOf(cells)
      if (!isUsable(layout)) throw refuse(no.import_columns)
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
function* jsonRecords(text: string, ignored: Set<string>): Generator<FoundRecord> {
  for (const [index, one] of (candidatesIn(parsed(text)) ?? []).entries()) {
    const found = recordOfJson(one)
    for (const key of found?.ignored ?? []) ignored.add(key)
    yield { line: index + 1, record: found?.record ?? null }
  }
}

function parsed(text: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\u{feff}/u, ''))
  } catch {
    throw refuse(no.import_json)
  }
  if (!candidatesIn(json)) throw refuse(no.import_json)
  return json
}

const faultOf = ({ kind, field, values = {} }: Fault): RowFault => ({ code: kind.code, field: field ?? null, values })

function rowOf(line: number, record: FileRecord | null, seen: Map<string, number>): ReadRow {
  const said = record ?? {}
  const shown = {
    line,
    name: (said.name ?? [said.first_name, said.last_name].filter(Boolean).join(' ')).slice(0, SHOWN_LENGTH),
    email: (said.email ?? '').slice(0, SHOWN_LENGTH),
    phone: null,
    person: null,
  }
  if (!record) return { ...shown, faults: [faultOf({ kind: rowFaults.no_record })] }
  const read = personOf(record)
  if ('faults' in read) return { ...shown, faults: read.faults.map(faultOf) }
  const { email, phone } = read.person
  const before = seen.get(email)
  if (before) return { ...shown, faults: [faultOf({ kind: rowFaults.twice, values: { line: before } })] }
  seen.set(email, line)
  return { ...shown, email, phone, person: read.person, faults: [] }
}
