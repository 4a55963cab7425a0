import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isPgbouncerInstalled, startPgbouncer } from '../../../testing/pgbouncer.ts'
import { type PostgresServer, startPostgres } from '../../../testing/postgres-server.ts'
import { silent } from '../../../testing/silent.ts'
import { backUp } from '../../backups/backup.ts'
import { move } from '../../backups/move.ts'
import { migrate } from '../migrate.ts'
import { MigrationLockHeld, takeMigrationLock } from '../migration-lock.ts'
import { type Database, openDatabase } from '../open.ts'
import { sql } from '../sql.ts'
import { DatabaseUnreachable } from './wait-for-server.ts'
import { soon } from '../../../testing/soon.ts'

const { engine, scratch } = inject('testDatabases')
const isPostgres = engine === 'postgres'

describe.skipIf(!isPostgres || !isPgbouncerInstalled)('behind PgBouncer in transaction mode', () => {
  let server: PostgresServer
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let nodes: Database[] = []
  const open = () =>
    openDatabase({ url: pooler.url, directUrl: server.url(), hasPooler: true, dir: '', log: silent, max: 20 })

  beforeAll(async () => {
    server = await startPostgres('/tmp')
    pooler = await startPgbouncer(server.url())
    nodes = [await open(), await open()]
    await Promise.all(nodes.map(({ direct }) => migrate(direct, silent)))
    await nodes[0]!.db.run(sql`create table counts (name text primary key, count int not null)`)
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await pooler?.remove()
    await server?.remove()
  })

  test('two nodes with more connections than the pooler has write and read without a single error', async () => {
    const add = async (n: number) => {
      const { db } = nodes[n % 2]!
      await db.transaction(async (db) => {
        const name = `name${n % 7}`
        await db.also(sql`insert into counts values (${name}, 0) on conflict do nothing`)
        await db.run(sql`update counts set count = count + 1 where name = ${name}`)
      })
      return db.one<{ count: number }>(sql`select count from counts where name = ${`name${n % 7}`}`)
    }
    const results = await Promise.allSettled(Array.from({ length: 400 }, (_, n) => add(n)))
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await nodes[0]!.db.one(sql`select sum(count)::int as total from counts`)).toEqual({ total: 400 })
  })

  test('days are those of UTC and no statement runs for ever, as on a connection of our own', async () => {
    const settings = sql`select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`
    expect(await nodes[0]!.db.one(settings)).toEqual({ zone: 'UTC', timeout: '30s' })
  })

  test('one node hears what another tells', async () => {
    const received: string[] = []
    const { close } = await nodes[0]!.listen('news', (payload) => void received.push(payload))
    await nodes[1]!.db.run(sql`select pg_notify('news', 'hello')`)
    await soon(() => expect(received).toEqual(['hello']))
    await close()
  })

  test('the lock of the migrations is not left in the pool', async () => {
    await migrate(nodes[0]!.direct, silent)
    const locks = sql`select 1 from pg_locks where locktype = 'advisory'`
    await soon(async () => expect(await nodes[0]!.db.rows(locks)).toEqual([]))
  })

  test('a backup and a move ask the server itself: the pool keeps no setting and no lock of theirs', async () => {
    const env = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: server.url(),
      DATA_DIR: mkdtempSync(join(scratch, 'pooler-')),
      STORAGE_URL: undefined,
      SECRET_KEY: 'a key for backups, long enough to be one',
      SECRET_KEY_PREVIOUS: undefined,
      BACKUP_SECRET: undefined,
    }
    const now = new Date('2026-11-15T09:00:00Z')
    const { manifest } = await backUp({ env, to: join(env.DATA_DIR, 'backup'), log: silent, now })
    expect(manifest.tables.length).toBeGreaterThan(0)
    const moving = move({ env, to: join(env.DATA_DIR, 'moved'), log: silent, now })
    await expect(moving).rejects.toThrow('A server or runner works on this database')
    const { db } = nodes[0]!
    const ask = () =>
      db.one<{ timeout: string }>(sql`select current_setting('statement_timeout') as timeout from pg_sleep(0.05)`)
    const timeouts = (await Promise.all(Array.from({ length: 10 }, ask))).map(({ timeout }) => timeout)
    expect(new Set(timeouts)).toEqual(new Set(['30s']))
    const locks = sql`select 1 from pg_locks where locktype = 'advisory'`
    await soon(async () => expect(await db.rows(locks)).toEqual([]))
  })

  test('a lock that somebody has left is named instead of waited for', async () => {
    const { direct } = nodes[0]!
    const [holder, client] = [await direct.connect(), await direct.connect()]
    try {
      await takeMigrationLock(holder, silent)
      const waiting = takeMigrationLock(client, silent, { pause: 10, idle: 50 })
      await expect(waiting).rejects.toThrow(MigrationLockHeld)
      await expect(takeMigrationLock(client, silent, { pause: 10, idle: 50 })).rejects.toThrow('pg_terminate_backend')
    } finally {
      holder.release(true)
      client.release(true)
    }
  })

  test('a pooler that the settings do not name is refused with the setting', async () => {
    const opening = openDatabase({ url: pooler.url, dir: '', log: silent })
    await expect(opening).rejects.toThrow(DatabaseUnreachable)
    await expect(openDatabase({ url: pooler.url, dir: '', log: silent })).rejects.toThrow('DATABASE_POOLER=transaction')
  })
})

describe.skipIf(!isPostgres)('after a failover', () => {
  test('a server that takes no writes any more costs one refusal, and all of its connections are left', async () => {
    const server = await startPostgres('/tmp')
    const { db, pool, close } = await openDatabase({ url: server.url(), dir: '', log: silent, max: 4 })
    try {
      await db.run(sql`create table notes (id int)`)
      const backends = async () =>
        new Set(
          (
            await Promise.all(
              Array.from({ length: 4 }, () =>
                db.one<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`),
              ),
            )
          ).map(({ pid }) => pid),
        )
      const before = await backends()
      // What a session sees whose primary was demoted: SQLSTATE 25006.
      await db.run(sql`alter system set default_transaction_read_only = on`)
      await db.one(sql`select pg_reload_conf()`)
      await soon(() => expect(db.run(sql`insert into notes values (1)`)).rejects.toThrow('unavailable'))
      const after = await backends()
      expect([...after].filter((pid) => before.has(pid))).toEqual([])
      expect(pool.totalCount).toBeLessThanOrEqual(4)
    } finally {
      await close()
      await server.remove()
    }
  })
})
