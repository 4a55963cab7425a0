import { LINKEDIN_TABLES, type LinkedinArchive, type LinkedinTable, type CsvRow } from '../records/linkedin.ts'
import { Unzip, UnzipInflate } from 'fflate'
import { Unreadable } from './raw-lines.ts'
import { decodeText } from './plain-text.ts'
import { csvRecords } from '@fareeq/domain/kernel/text/csv-reader.ts'

const MAX_ROWS = 1000

/** A table with a header: each row by column name, with its line number. */
function tableRows(text: string): CsvRow[] {
  const [head, ...rows] = csvRecords(text, ',').slice(0, MAX_ROWS)
  const names = head?.cells ?? []
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : []))),
    }))
}

const MAX_ENTRIES = 500
const MAX_TABLE_BYTES = 2 ** 20
const MAX_TOTAL_BYTES = 3 * 2 ** 20
/** Compression ratio limit: a long list of skills packs well, a zip bomb far better. */
const MAX_COMPRESSION_RATIO = 100
const SMALL = 256 * 1024
/** Input chunk size: a byte inflates to a thousand at most, so the output is checked before it grows large. */
const PORTION = 2 * 1024

const ARCHIVE = /\.(?:zip|7z|rar|tar|gz|tgz|bz2|xz|jar|docx|xlsx)$/i
const ENCRYPTED = 1

/** File names as LinkedIn exports them, or below the folder of a repacked archive. */
const tableOf = (path: string): LinkedinTable | undefined => {
  const [name = '', ...folders] = path.split('/').toReversed()
  const isNear = folders.length <= 1 && folders[0] !== '__MACOSX'
  return isNear ? LINKEDIN_TABLES.find((table) => table === name) : undefined
}

/** Inflates only the tables that are known by name, in chunks, and counts the output as it comes. */
export function linkedinTables(bytes: Uint8Array): LinkedinArchive {
  if (((bytes[6] ?? 0) & ENCRYPTED) !== 0) throw new Unreadable('cv_locked')
  const parts = new Map<LinkedinTable, Uint8Array[]>()
  const unfinished = new Set<LinkedinTable>()
  let failure: Error | undefined
  let [entries, total] = [0, 0]
  const archive = new Unzip((file) => {
    if (++entries > MAX_ENTRIES) throw new Unreadable('cv_unsafe')
    if (ARCHIVE.test(file.name)) throw new Unreadable('cv_nested')
    const table = tableOf(file.name)
    if (!table || parts.has(table)) return
    parts.set(table, [])
    unfinished.add(table)
    let own = 0
    file.ondata = (error, part, final) => {
      failure ??= error ?? undefined
      if (failure) return
      parts.get(table)?.push(part)
      own += part.length
      total += part.length
      const isSwollen = own > SMALL && own > (file.size ?? bytes.length) * MAX_COMPRESSION_RATIO
      if (own > MAX_TABLE_BYTES || total > MAX_TOTAL_BYTES || isSwollen) failure = new Unreadable('cv_unsafe')
      if (final) unfinished.delete(table)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += PORTION) {
    archive.push(bytes.subarray(at, at + PORTION), at + PORTION >= bytes.length)
    if (failure) throw failure
  }
  if (parts.size === 0) throw new Unreadable('cv_archive')
  if (unfinished.size > 0) throw new Unreadable('cv_broken')
  return Object.fromEntries([...parts].map(([table, bits]) => [table, tableRows(decodeText(Buffer.concat(bits)))]))
}
