// PostgreSQL stops, crashes, freezes or closes our connections: the process survives, reports it, and recovers.
import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises' // house-allow waits: nothing tells that no second connection comes
import pg from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { postgresBinaries, startPostgres, type PostgresServer } from '../../../testing/postgres-server.ts'
import { silent } from '../../../testing/silent.ts'
import { DatabaseUnavailable, type Db } from '../database.ts'
import { listenOnServer } from './listen.ts'
import { withQueryTimeout } from './query-timeout.ts'
import { PoolDb } from './pool-db.ts'
import { openPostgres } from './postgres.ts'
import { sql } from '../sql.ts'
import { soon } from '../../../testing/soon.ts'

const isPostgres = inject('testDatabases').engine === 'postgres'
const installed = postgresBinaries() !== undefined
/** Longer than the first pauses between attempts to reconnect. */
const SECOND_ATTEMPT = 300

describe.skipIf(!isPostgres || !installed)('when PostgreSQL', async () => {
  let server!: PostgresServer
  let db!: Db
  let pool!: ReturnType<typeof openPostgres>
  if (isPostgres && installed) {
    server = await startPostgres('/tmp', { durable: true })
    pool = openPostgres({ url: server.url(), statementTimeout: 500, max: 4, log: silent })
    db = new PoolDb(pool, silent)
    await db.run(sql`create table kept (id serial primary key)`)
  }
  afterAll(async () => {
    await pool?.end()
    await server?.remove()
  })

  const works = () => db.one(sql`select 1 as fine`)
  const unavailable = (uncertain: boolean) => (error: unknown) =>
    error instanceof DatabaseUnavailable && error.uncertain === uncertain

  /** Stops all of its processes that serve us; the answer lets them go on. */
  const freeze = async () => {
    const backends = await db.rows<{ pid: number }>(
      sql`select pid from pg_stat_activity where application_name = 'fareeq'`,
    )
    const pids = [server.pid(), ...backends.map(({ pid }) => pid)]
    // One whose connection was just closed may be gone already.
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => spawnSync('kill', ['-s', name, ...pids.map(String)])
    signal('SIGSTOP')
    return () => void signal('SIGCONT')
  }

  test('restarts, queries are refused clearly meanwhile and work again afterwards', async () => {
    await Promise.all([works(), works(), works()])
    const listener = listenOnServer(server.url(), { log: silent })
    const again = vi.fn()
    await listener.listen('news', () => {}, again)
    const attempts = vi.spyOn(pg.Client.prototype, 'connect')
    await server.stop()
    await soon(() => expect(attempts.mock.calls.length).toBeGreaterThan(2))
    attempts.mockRestore()
    await expect(works()).rejects.toSatisfy(unavailable(false))
    await expect(db.transaction(async () => 1)).rejects.toSatisfy(unavailable(false))
    await server.start()
    await works()
    await vi.waitFor(() => expect(again).toHaveBeenCalledOnce(), 5_000)
    const listening = sql`select count(*) as n from pg_stat_activity where application_name = 'fareeq-listen'`
    await delay(SECOND_ATTEMPT)
    expect(await db.one(listening)).toEqual({ n: 1 })
    await listener.close()
  })

  test('crashes under a transaction, nothing of it is kept and nothing committed is lost', async () => {
    await db.run(sql`insert into kept default values`)
    const before = await db.one(sql`select count(*) as n from kept`)
    const inserted = Promise.withResolvers<void>()
    const lost = db.transaction(async (db) => {
      await db.run(sql`insert into kept default values`)
      inserted.resolve()
      await db.run(sql`select pg_sleep(0.4)`)
    })
    const refused = expect(lost).rejects.toSatisfy(unavailable(true))
    await inserted.promise
    await server.stop('SIGQUIT')
    await refused
    await server.start()
    expect(await db.one(sql`select count(*) as n from kept`)).toEqual(before)
  })

  test('ends an idle connection, the next transaction simply takes another', async () => {
    await Promise.all([works(), works()])
    const client = await pool.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fareeq' and pid <> pg_backend_pid()`)
    client.release(true)
    expect(await db.transaction((db) => db.one(sql`select 1 as fine`))).toEqual({ fine: 1 })
  })

  test('ends a connection that was just taken, the transaction begins on another; later it is lost', async () => {
    const endAll = async () => {
      const other = new pg.Client(server.url())
      await other.connect()
      const ours = `from pg_stat_activity where application_name = 'fareeq'`
      await other.query(`select pg_terminate_backend(pid) ${ours}`)
      await soon(async () => expect((await other.query(`select ${ours}`)).rowCount).toBe(0))
      await other.end()
    }
    const running = db.transaction(async (db) => {
      await endAll()
      return Promise.all([1, 2].map((n) => db.one(sql`select ${n}::int as n`)))
    })
    expect(await running).toEqual([{ n: 1 }, { n: 2 }])
    const before = await db.one(sql`select count(*) as n from kept`)
    const lost = db.transaction(async (db) => {
      await db.run(sql`insert into kept default values`)
      await endAll()
      await db.also(sql`insert into kept default values`)
    })
    await expect(lost).rejects.toSatisfy(unavailable(true))
    expect(await db.one(sql`select count(*) as n from kept`)).toEqual(before)
  })

  test('takes longer than allowed, the statement is ended by the server', async () => {
    await expect(db.run(sql`select pg_sleep(5)`)).rejects.toThrow('canceling statement due to statement timeout')
    const unwatched = db.transaction((db) => db.also(sql`select pg_sleep(5)`))
    await expect(unwatched).rejects.toThrow('canceling statement due to statement timeout')
    await works()
  })

  test('freezes, a person who waits is told before a job is', async () => {
    const patient = openPostgres({ url: server.url(), statementTimeout: 20_000, max: 4, log: silent })
    const other = new PoolDb(patient, silent)
    const run = () => other.one(sql`select 1 as fine`)
    const counted = () => other.one(sql`select ${1}::int as fine`)
    await Promise.all([run(), counted(), run()])
    const thaw = await freeze()
    let isJobTold = false
    const job = counted().finally(() => (isJobTold = true))
    const ended = Promise.allSettled([job])
    try {
      await withQueryTimeout(300, async () => {
        for (const runQuery of [run, counted, () => other.transaction((db) => db.one(sql`select ${2}::int as two`))])
          await expect(runQuery()).rejects.toBeInstanceOf(DatabaseUnavailable)
      })
      expect(isJobTold).toBe(false)
    } finally {
      thaw()
    }
    expect(await ended).toMatchObject([{ status: 'fulfilled', value: { fine: 1 } }])
    expect(await counted()).toEqual({ fine: 1 })
    await patient.end()
  })

  test('freezes, queries end by our own clock; when it goes on, so do we', async () => {
    await works()
    const thaw = await freeze()
    try {
      await expect(works()).rejects.toSatisfy(unavailable(true))
    } finally {
      thaw()
    }
    await works()
  })
})
