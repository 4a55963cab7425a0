// The embedded engine: what PGlite does not do by itself. For killed processes see embedded-faults.test.ts.
import { once } from 'node:events'
import fs, { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { silent } from '../../../testing/silent.ts'
import { DatabaseUnavailable, type Db } from '../database.ts'
import { DurableNodeFS, durableParams } from './embedded-files.ts'
import { openEmbedded, type Embedded } from './embedded.ts'
import { openDatabase } from '../open.ts'
import { PoolDb } from '../connections/pool-db.ts'
import { sql } from '../sql.ts'
import { scheduleMaintenance, maintain, maintenanceDefaults } from '../maintenance.ts'
import { soon } from '../../../testing/soon.ts'

const { engine, scratch, source } = inject('testDatabases')
const copy = () => {
  const dir = mkdtempSync(join(scratch, 'embedded-'))
  cpSync(source, dir, { recursive: true })
  return dir
}

describe.skipIf(engine !== 'embedded')('the embedded engine', () => {
  let dir: string
  let embedded: Embedded
  let db: Db
  const errors: string[] = []
  const log = { ...silent, error: (_: object, message: string) => void errors.push(message) }
  beforeAll(async () => {
    dir = copy()
    embedded = await openEmbedded({ dir, log, statementTimeout: 3_000 })
    db = new PoolDb(embedded.pool, silent)
  })
  afterAll(() => embedded?.close())

  test('a directory that is open is refused to anyone else, by name', async () => {
    await expect(openDatabase({ dir, log: silent })).rejects.toThrow(
      `The database directory ${dir} is in use by another process`,
    )
    expect(await db.one(sql`select 1 as fine`)).toEqual({ fine: 1 })
  })

  test('so is one that is open in another container, which shares only the files', async () => {
    const elsewhere = copy()
    const server = createServer().listen(join(elsewhere, 'in-use'))
    await once(server, 'listening')
    await expect(openDatabase({ dir: elsewhere, log: silent })).rejects.toThrow('in use by another process')
    server.close()
  })

  test.each(['', '-42\n/pglite/data\n'])(
    'a pid file left by a killed process (%j) does not keep it shut; closed, it holds nothing but its cluster',
    async (text) => {
      const remaining = copy()
      writeFileSync(join(remaining, 'cluster', 'postmaster.pid'), text)
      const database = await openDatabase({ dir: remaining, log: silent, durable: false })
      expect(await database.db.one(sql`select 1 as fine`)).toEqual({ fine: 1 })
      await database.close()
      expect(fs.readdirSync(remaining)).toEqual(['cluster'])
    },
  )

  test('a commit is forced to the disk before it is acknowledged', async () => {
    const forced = vi.spyOn(fs, 'fdatasyncSync')
    const pg = await PGlite.create({ fs: new DurableNodeFS(join(copy(), 'cluster')), startParams: durableParams })
    await pg.exec('create table kept (id int)')
    for (let id = 0; id < 5; id++) {
      forced.mockClear()
      await pg.exec(`insert into kept values (${id})`)
      expect(forced).toHaveBeenCalled()
    }
    forced.mockClear()
    await pg.exec('select * from kept')
    expect(forced).not.toHaveBeenCalled()
    await pg.close()
    forced.mockRestore()
  })

  test('the engine as it is opened has fsync on', async () => {
    const settings = await db.rows(sql`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`)
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    })
  })

  test('a long query does not stop the rest of the process', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    await db.run(sql`select pg_sleep(0.3)`)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(2) // a blocked loop has 0 or 1; a free and idle one about 30
  })

  test('large values and large answers pass', async () => {
    const large = 'م'.repeat(2_000_000)
    expect(await db.one(sql`select length(${large}) as n, ${large} as back`)).toEqual({ n: 2_000_000, back: large })
    expect(await db.rows(sql`select n from generate_series(1, 50000) n`)).toHaveLength(50_000)
  })

  test('a connection that was lost in a transaction leaves nothing behind for the next', async () => {
    await db.run(sql`create table left_behind (id int)`)
    const client = await embedded.pool.connect()
    await client.query('begin')
    await client.query('insert into left_behind values (1)')
    await client.query(`set search_path = nowhere`)
    client.release(true)
    expect(await db.rows(sql`select id from left_behind`)).toEqual([])
  })

  test('when the engine crashes, waiting queries fail clearly and the next one finds all that was committed', async () => {
    await db.run(sql`create table survivors (id int)`)
    await db.run(sql`insert into survivors values (1)`)
    const inserted = Promise.withResolvers<void>()
    const lost = db.transaction(async (db) => {
      await db.run(sql`insert into survivors values (2)`)
      inserted.resolve()
      await db.run(sql`select pg_sleep(1.4)`)
    })
    const refused = expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable)
    await inserted.promise
    await embedded.crash()
    await refused
    expect(errors).toContain('the embedded database stopped; the next query restarts it')
    expect(await db.rows(sql`select id from survivors`)).toEqual([{ id: 1 }])
  })

  test('a statement without end is ended', async () => {
    const endless = db.run(sql`select count(*) from generate_series(1, 1000000000) a, generate_series(1, 1000) b`)
    await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await db.one(sql`select 1 as fine`)).toEqual({ fine: 1 })
  })

  describe('maintenance', () => {
    const size = async () => (await db.one<{ bytes: number }>(sql`select pg_relation_size('busy') as bytes`)).bytes
    const churn = () => db.run(sql`update busy set body = repeat('x', 500) || random()`)

    test('clears dead rows out of busy tables, so a table that is only updated stops growing', async () => {
      await db.run(sql`create table busy (id int, body text)`)
      await db.run(sql`insert into busy select n, 'x' from generate_series(1, 2000) n`)
      await churn()
      expect((await maintain(db, maintenanceDefaults)).vacuumed).toContain('public.busy')
      await churn()
      await maintain(db, maintenanceDefaults)
      const settled = await size()
      for (let i = 0; i < 5; i++) {
        await churn()
        await maintain(db, maintenanceDefaults)
      }
      expect(await size()).toBeLessThanOrEqual(settled * 1.1)
    })

    test('checkpoints when the log has grown, and leaves it alone otherwise', async () => {
      await db.run(sql`checkpoint`)
      expect((await maintain(db, maintenanceDefaults)).checkpointed).toBe(false)
      await churn()
      expect((await maintain(db, { ...maintenanceDefaults, checkpointBytes: 100_000 })).checkpointed).toBe(true)
      expect((await maintain(db, { ...maintenanceDefaults, checkpointBytes: 100_000 })).checkpointed).toBe(false)
    })

    test('happens by itself, and stops when told', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => void vi.useRealTimers())
      const run = vi.spyOn(db, 'one')
      const stop = scheduleMaintenance(db, silent, { ...maintenanceDefaults, every: 20 })
      vi.advanceTimersByTime(20)
      await soon(() => expect(run).toHaveBeenCalled())
      await stop()
      run.mockClear()
      vi.advanceTimersByTime(60)
      expect(run).not.toHaveBeenCalled()
      run.mockRestore()
    })
  })
})
