import pg from 'pg'
import type { BackupManifest, BackupTable, TableContent } from './parts.ts'

// What a database contains, by the connection of a backup or a restore. These statements name tables that are found in the
// catalogue, so they are not among those of `npm run rows`.

/** Values as text, alike on both engines and every host; nothing ends a long statement. */
const SESSION = `
  set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

export const prepareSession = (client: pg.ClientBase) => client.query(SESSION)

/** `pgboss` has more tables; the others are its statistics, which it makes anew. */
const QUEUE_TABLES = ['job', 'job_dependency', 'schedule', 'subscription']
/** Written by migrating. */
const NOT_DATA = 'migrations'

export const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const columnsOf = ({ columns }: BackupTable): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ')

export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name,
       (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and ((n.nspname = 'public' and c.relname <> $1) or (n.nspname = 'pgboss' and c.relname = any($2)))
     order by n.nspname desc, c.relname`,
    [NOT_DATA, QUEUE_TABLES],
  )
  return rows
}

/** Physical tables with their size in pages: a partitioned table is read by its partitions. */
export async function listLeaves(
  client: pg.ClientBase,
  table: BackupTable,
): Promise<{ name: string; pages: number }[]> {
  const { rows } = await client.query<{ name: string; pages: number }>(
    `select relid::regclass::text as name,
       (pg_relation_size(relid) / current_setting('block_size')::int)::int as pages
     from pg_partition_tree($1::regclass) where isleaf
     union all
     select c.oid::regclass::text, (pg_relation_size(c.oid) / current_setting('block_size')::int)::int
     from pg_class c where c.oid = $1::regclass and c.relkind = 'r'
       and not exists (select from pg_partition_tree($1::regclass))`,
    [nameOf(table)],
  )
  return rows
}

export async function contentOf(client: pg.ClientBase, table: BackupTable): Promise<TableContent> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(row(${columnsOf(table)})::text, 0)), 0)::text as checksum
     from ${nameOf(table)}`,
  )
  return { table: `${table.schema}.${table.name}`, rows: Number(rows[0]!.rows), checksum: rows[0]!.checksum }
}

/** Outside any snapshot: read after the rows, a sequence is never behind them. */
export async function sequencesOf(client: pg.ClientBase): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

export async function queueNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.queue') is not null as there`)
  if (!rows[0]!.there) return []
  const queues = await client.query<{ name: string }>('select name from pgboss.queue order by name')
  return queues.rows.map(({ name }) => name)
}

export type FileRow = { key: string; size: number; sha256: string }

/** Stored files by their rows, in pages. */
export async function* fileRows(client: pg.ClientBase): AsyncGenerator<FileRow> {
  for (let last = ''; ;) {
    const { rows } = await client.query<{ key: string; size: string; sha256: string }>(
      `select storage_key as key, size::text, encode(sha256, 'hex') as sha256 from public.files
       where storage_key > $1 order by storage_key limit 500`,
      [last],
    )
    for (const { key, size, sha256 } of rows) yield { key, size: Number(size), sha256 }
    if (rows.length < 500) return
    last = rows.at(-1)!.key
  }
}
