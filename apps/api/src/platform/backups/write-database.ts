import type pg from 'pg'
import { readMigrations } from '../db/migration-files.ts'
import type { Files } from '../files/blob-storage.ts'
import { columnsOf, contentOf, fileRows, listTables, nameOf, prepareSession, sequencesOf } from './content.ts'
import { copyIn } from './copy.ts'
import {
  BackupRefused,
  FILES,
  HEADER,
  KEY,
  MANIFEST,
  TABLES,
  type BackupHeader,
  type BackupManifest,
  type BackupTable,
  type Part,
  bytesOf,
  readHeader,
  readManifest,
} from './parts.ts'
import { createSchema, migrationsOf, refuseNonEmpty, setAside } from './schema.ts'
import { verifyFiles } from './stored-files.ts'

export type BackupTarget = {
  client: pg.ClientBase
  engine: 'embedded' | 'postgres'
  /** Null where the files stay where they are. */
  files: Files | null
  /** Called with the generated key of the backup. */
  keepKey(key: Buffer): Promise<void>
  onPart?(part: Part): void
  /** Everything is verified; the transaction commits next. */
  beforeCommit?(): Promise<void>
}

/** One transaction: whatever fails leaves the database as empty as it was. */
export async function writeParts(parts: AsyncIterable<Part>, target: BackupTarget): Promise<BackupManifest> {
  const { client } = target
  await prepareSession(client)
  await client.query('begin')
  try {
    await refuseNonEmpty(client)
    const manifest = await load(parts, target)
    await target.beforeCommit?.()
    await client.query('commit')
    return manifest
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection may be what failed
    throw error
  }
}

async function load(parts: AsyncIterable<Part>, target: BackupTarget): Promise<BackupManifest> {
  const { client, files } = target
  let loading: { tables: Map<string, BackupTable>; back(): Promise<void>; header: BackupHeader } | undefined
  let manifest: BackupManifest | undefined
  for await (const part of parts) {
    if (manifest) throw new BackupRefused('The backup is damaged: something follows its end.')
    if (!loading) {
      if (part.name !== HEADER) throw new BackupRefused('This file is no backup of Fareeq.')
      loading = await begin(await readHeader(part), target)
    } else if (part.name === KEY) {
      await target.keepKey(await bytesOf(part))
    } else if (part.name.startsWith(TABLES)) await loadChunk(client, part, loading.tables)
    else if (part.name.startsWith(FILES)) {
      const key = part.name.slice(FILES.length)
      await files?.put(part.bytes, { limit: part.size, key })
    } else if (part.name === MANIFEST) manifest = await readManifest(part)
    else throw new BackupRefused(`The backup is damaged: nobody knows its part ${part.name}.`)
    target.onPart?.(part)
  }
  if (!loading || !manifest)
    throw new BackupRefused('The backup is damaged or only half written: it does not end where it should.')
  await setSequences(client, manifest)
  await loading.back()
  await client.query('analyze') // without statistics the first queries would read whole tables
  await verify(client, loading.tables, manifest)
  if (files) await verifyFiles(fileRows(client), files, manifest.files.missing)
  return manifest
}

async function begin(header: BackupHeader, { client, engine }: BackupTarget) {
  const migrations = migrationsOf(header, readMigrations())
  await createSchema(client, migrations, engine, header.queues)
  const actual = new Map((await listTables(client)).map((table) => [`${table.schema}.${table.name}`, table]))
  const tables = new Map(header.tables.map((table) => [`${table.schema}.${table.name}`, table]))
  for (const [name, { columns }] of tables) {
    const column = columns.find((column) => !actual.get(name)?.columns.includes(column))
    if (column)
      throw new BackupRefused(
        `The backup has a column ${name}.${column} that this version does not know. Restore it with Fareeq ${header.release}.`,
      )
  }
  const { back } = await setAside(client)
  return { tables, back, header }
}

async function loadChunk(client: pg.ClientBase, part: Part, tables: Map<string, BackupTable>): Promise<void> {
  const table = tables.get(part.name.slice(TABLES.length, part.name.lastIndexOf('/')))
  if (!table) throw new BackupRefused(`The backup is damaged: nobody knows its part ${part.name}.`)
  await copyIn(client, `${nameOf(table)} (${columnsOf(table)})`, await bytesOf(part))
}

async function setSequences(client: pg.ClientBase, { sequences }: BackupManifest): Promise<void> {
  for (const { name, value } of sequences)
    if (value !== null) await client.query(`select setval(quote_ident($1)::regclass, $2::bigint)`, [name, value])
}

/** Counted and summed anew from the database, so that what was read wrongly or written wrongly is found. */
async function verify(
  client: pg.ClientBase,
  tables: Map<string, BackupTable>,
  manifest: BackupManifest,
): Promise<void> {
  const differ = (what: string) =>
    new BackupRefused(`What was restored is not what was backed up: ${what} differs. Nothing was changed.`)
  for (const expected of manifest.tables) {
    const table = tables.get(expected.table)
    if (!table) throw differ(expected.table)
    const { rows, checksum } = await contentOf(client, table)
    if (rows !== expected.rows || checksum !== expected.checksum) throw differ(expected.table)
  }
  if (manifest.tables.length !== tables.size) throw differ('the number of tables')
  const sequences = new Map((await sequencesOf(client)).map(({ name, value }) => [name, value]))
  const sequence = manifest.sequences.find(({ name, value }) => sequences.get(name) !== value)
  if (sequence) throw differ(sequence.name)
}
