import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Files } from '../files/blob-storage.ts'
import { VERSION } from '../version.ts'
import { readMigrations } from '../db/migration-files.ts'
import { copyOut } from './copy.ts'
import {
  columnsOf,
  contentOf,
  fileRows,
  listLeaves,
  listTables,
  prepareSession,
  queueNames,
  sequencesOf,
} from './content.ts'
import { keyCheck } from './key.ts'
import {
  BackupRefused,
  FILES,
  HEADER,
  KEY,
  LAYOUT,
  MANIFEST,
  TABLES,
  type BackupHeader,
  type BackupTable,
  type Part,
  bytesPart,
  jsonPart,
} from './parts.ts'
import type { OnProgress } from './progress.ts'
import { type SecretKeys, keyOf, storageKeys } from '../sealing.ts'

/** Pages of a table per chunk: 4 MB, and what its long values add. */
const PAGES = 512

export type BackupSource = {
  client: pg.ClientBase
  /** Null where they are left where they are (a move that shares them). */
  files: Files | null
  keys: SecretKeys
  /** The generated key, where there is one and it goes along. */
  generatedKey: Buffer | null
  now: Date
  onProgress?: OnProgress
}

/** Everything of one moment: one repeatable-read snapshot for the rows, and the files that they name. */
export async function* readParts(source: BackupSource): AsyncGenerator<Part> {
  const { client, generatedKey } = source
  await prepareSession(client)
  await client.query('begin isolation level repeatable read read only')
  try {
    const header = await readSourceHeader(source)
    yield jsonPart(HEADER, header)
    if (generatedKey) yield bytesPart(KEY, generatedKey)
    const progress = await plan(source, header.tables)
    for (const table of header.tables) yield* tableParts(client, table, progress)
    const files = yield* fileParts(source, progress)
    const tables = []
    for (const table of header.tables) tables.push(await contentOf(client, table))
    yield jsonPart(MANIFEST, { tables, sequences: await sequencesOf(client), files })
  } finally {
    await client.query('rollback').catch(() => {}) // the connection may be what failed
  }
}

async function readSourceHeader({ client, keys, now }: BackupSource): Promise<BackupHeader> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  if (!rows[0]!.there) throw new BackupRefused('There is nothing to back up: the database is empty.')
  const migrations = await client.query<BackupHeader['migrations'][number]>(
    'select number, name, sha256 from public.migrations order by number',
  )
  if (migrations.rows.length > readMigrations().length)
    throw new BackupRefused('The database is newer than this version of Fareeq. Use the version that runs on it.')
  return {
    layout: LAYOUT,
    release: VERSION,
    made_at: now.toISOString(),
    migrations: migrations.rows,
    queues: await queueNames(client),
    tables: await listTables(client),
    key_check: keyCheck(await readSealingKey(client, keys)),
  }
}

/** Without a new key that nothing is sealed with yet. */
async function readSealingKey(client: pg.ClientBase, keys: SecretKeys): Promise<string> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.sealed_keys') is not null as there`,
  )
  if (!rows[0]!.there) return keys.SECRET_KEY
  const sealed = await client.query<{ sealed: Buffer }>('select sealed from public.sealed_keys')
  return sealed.rows.map((row) => keyOf(storageKeys(keys), row.sealed)).find(Boolean) ?? keys.SECRET_KEY
}

type Advance = (bytes: number) => void

async function plan({ client, files, onProgress }: BackupSource, tables: readonly BackupTable[]): Promise<Advance> {
  let total = 0
  for (const table of tables) for (const { pages } of await listLeaves(client, table)) total += pages * 8192
  const { rows } = await client.query<{ bytes: string }>(
    'select coalesce(sum(size), 0)::text as bytes from public.files',
  )
  if (files) total += Number(rows[0]!.bytes)
  let done = 0
  return (bytes) => onProgress?.((done += bytes), total)
}

async function* tableParts(client: pg.ClientBase, table: BackupTable, advance: Advance): AsyncGenerator<Part> {
  let chunk = 0
  for (const leaf of await listLeaves(client, table))
    for (let page = 0; page < leaf.pages; page += PAGES) {
      const rows = await copyOut(
        client,
        `select ${columnsOf(table)} from only ${leaf.name} where ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)'`,
      )
      const name = `${TABLES}${table.schema}.${table.name}/${String(chunk++).padStart(6, '0')}`
      if (rows.length > 0) yield bytesPart(name, rows)
      advance(Math.min(PAGES, leaf.pages - page) * 8192)
    }
}

async function* fileParts({ client, files }: BackupSource, advance: Advance) {
  const missing: string[] = []
  const totals = { count: 0, bytes: 0 }
  for await (const { key, size, sha256 } of files ? fileRows(client) : []) {
    // Deleted since the snapshot, or lost before: said, and no reason to have no backup at all.
    const bytes = await files!.get(key)
    if (!bytes) missing.push(key)
    else {
      const part: Part = { name: `${FILES}${key}`, size, bytes: checked(bytes, { key, sha256 }) }
      yield part
      totals.count++
      totals.bytes += size
    }
    advance(size)
  }
  return { ...totals, missing }
}

async function* checked(bytes: AsyncIterable<Uint8Array>, { key, sha256 }: { key: string; sha256: string }) {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256)
    throw new BackupRefused(`The stored file ${key} is not what was uploaded: its checksum differs.`)
}
