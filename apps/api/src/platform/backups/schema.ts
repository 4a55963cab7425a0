import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { MIGRATION_LOCK } from '../db/migration-lock.ts'
import type { Migration } from '../db/migration-files.ts'
import type { Result } from '../db/connections/query.ts'
import { bossDb } from '../jobs/boss-db.ts'
import { BackupRefused, type BackupHeader } from './parts.ts'

// The tables of a restore, made by the migrations that the backup had seen, inside the restore's own transaction.

export async function refuseNonEmpty(client: pg.ClientBase): Promise<void> {
  const { rows: locks } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    MIGRATION_LOCK,
  ])
  if (!locks[0]!.locked) throw new BackupRefused('A server is starting on this database. Stop it first.')
  const { rows } = await client.query<{ schema: string }>(
    `select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S') limit 1`,
  )
  if (rows.length > 0)
    throw new BackupRefused('The database is not empty: a restore writes only into an empty one. Nothing was changed.')
}

/** The migrations of this version that the backup had seen; refuses a newer backup, and one of another history. */
export function migrationsOf({ migrations }: BackupHeader, available: readonly Migration[]): Migration[] {
  for (const { number, name, sha256 } of migrations) {
    const file = available[number - 1]
    if (!file)
      throw new BackupRefused(
        `The backup is of a newer version of Fareeq: it has migration ${String(number).padStart(4, '0')}_${name}. Restore it with that version.`,
      )
    if (file.name !== name || file.sha256 !== sha256)
      throw new BackupRefused(
        `The backup is of another Fareeq: its migration ${String(number).padStart(4, '0')}_${name} is not the one of this version.`,
      )
  }
  return available.slice(0, migrations.length)
}

export async function createSchema(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  engine: 'embedded' | 'postgres',
  queues: readonly string[],
): Promise<void> {
  await client.query(`create table public.migrations (
    number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now(),
    contract text)`)
  for (const { number, name, text, sha256, contract } of migrations) {
    // An index that is made beside the traffic cannot be made in a transaction; here there is no traffic.
    await client.query(text.replaceAll(/\bconcurrently\b/gi, ''))
    await client.query('insert into public.migrations (number, name, sha256, contract) values ($1, $2, $3, $4)', [
      number,
      name,
      sha256,
      contract,
    ])
  }
  if (queues.length === 0) return
  const backend = engine === 'embedded' ? 'pglite' : 'postgres'
  const boss = new PgBoss({ db: bossDb(clientDb(client)), backend, supervise: false, schedule: false })
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue)
  await boss.stop({ graceful: false, close: false })
}

/** As much of `Db` as pg-boss needs, on the connection whose transaction is open already. */
function clientDb(client: pg.ClientBase): Db {
  const db = {
    query: async ({ text, values }: { text: string; values: readonly unknown[] }) =>
      (await client.query(text, values.length > 0 ? [...values] : undefined)) as unknown as Result<never>,
    transaction: <T>(run: (db: Db) => Promise<T>) => run(db),
  } as unknown as Db
  return db
}

/** What slows down a load or asks for an order of the tables; `back` makes it anew and so checks every row. */
export async function setAside(client: pg.ClientBase): Promise<{ back(): Promise<void> }> {
  await client.query('set constraints all immediate')
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'`,
  )
  const { rows: keys } = await client.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
     from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0 order by oid`,
  )
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition
       and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`,
  )
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  return {
    async back() {
      for (const { text } of indexes) await client.query(text)
      for (const { table, name, text } of keys)
        await client.query(`alter table ${table} add constraint ${name} ${text}`)
      for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    },
  }
}
