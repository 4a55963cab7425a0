import { PgBoss } from 'pg-boss'
import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import { freshDatabase, testDatabase } from '../../testing/test-database.ts'
import { bossDb } from './boss-db.ts'
import { type Job, type Jobs, createJobs } from './jobs.ts'
import { sendOnly } from './send-only.ts'
import { soon } from '../../testing/soon.ts'

const { db, engine, listen } = await testDatabase()
const log = createLog({ level: 'silent' })

let running: Jobs[] = []
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
})

/** With polling this rare, whatever runs was notified. */
const NEVER = 600

async function node(declare: (jobs: Jobs) => void, poll = NEVER, database = db): Promise<Jobs> {
  const jobs = createJobs({ db: database, engine, listen, log, poll })
  declare(jobs)
  await jobs.start()
  running.push(jobs)
  return jobs
}

test('a job asked for in a transaction is done as soon as it commits, and never after a rollback', async () => {
  const handled: string[] = []
  const jobs = await node((jobs) =>
    jobs.work<{ word: string }>('test.commit', async ({ word }) => void handled.push(word)),
  )
  // Done and idle again: what comes now is found because somebody was told, not by the first look.
  await jobs.send(db, 'test.commit', { word: 'first' })
  await soon(() => expect(jobs.outcomes().get('test.commit')?.done).toBe(1))
  await expect(
    db.transaction(async (db) => {
      await jobs.send(db, 'test.commit', { word: 'rolled back' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await db.transaction((db) => jobs.send(db, 'test.commit', { word: 'kept' }))
  await soon(() => expect(handled).toContain('kept'))
  await jobs.send(db, 'test.commit', { word: 'last' })
  await soon(() => expect(handled).toContain('last'))
  expect(handled).toEqual(['first', 'kept', 'last'])
})

test('a failing job is tried again, with its attempts counted, until it succeeds', async () => {
  const attempts: number[] = []
  const jobs = await node(
    (jobs) =>
      jobs.work(
        'test.retry',
        async (_data, { attempt }) => {
          attempts.push(attempt)
          if (attempt < 3) throw new Error('not yet')
        },
        { retry: { limit: 5, delay: 1, delayMax: 1 } },
      ),
    0.5,
  )
  await jobs.send(db, 'test.retry', {})
  await soon(() => expect(attempts).toEqual([1, 2, 3]))
  await vi.waitFor(() => expect(jobs.outcomes().get('test.retry')).toEqual({ done: 1, failed: 2 }), { timeout: 5000 })
})

test('many jobs on two nodes are each done exactly once, without waiting for the poll between them', async () => {
  const done: number[] = []
  const declare = (jobs: Jobs) =>
    jobs.work<{ n: number }>('test.many', async ({ n }) => void done.push(n), { concurrency: 2 })
  const [first, second] = await Promise.all([node(declare), node(declare)])
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => db.transaction((db) => (n % 2 ? first : second).send(db, 'test.many', { n }))),
  )
  await soon(() => expect(done).toHaveLength(40))
  expect(new Set(done).size).toBe(40)
})

test('a node sends in a transaction to a queue that another node created while it started', async () => {
  const declare = (jobs: Jobs) => jobs.elsewhere('test.created-meanwhile')
  let other: Promise<Jobs> | undefined
  const query: Db['query'] = async (statement) => {
    const result = await db.query<never>(statement)
    if (/\bfrom pgboss\.queue\b/i.test(statement.text)) await (other ??= node(declare))
    return result
  }
  const slowDb = { query, run: db.run.bind(db), transaction: db.transaction.bind(db) } as unknown as Db
  const jobs = await node(declare, NEVER, slowDb)
  expect(other).toBeDefined()
  await db.transaction((db) => jobs.send(db, 'test.created-meanwhile', {}))
  const queued = await db.rows(sql`select state from pgboss.job where name = 'test.created-meanwhile'`)
  expect(queued).toEqual([{ state: 'created' }])
})

test('a job whose node died is taken over when its heartbeat is missed, long before it expires', async () => {
  const dead = Promise.withResolvers<void>()
  let hasStarted = false
  const declare = (handler: () => Promise<void>) => (jobs: Jobs) =>
    jobs.work('test.lost', handler, { expire: 3600, heartbeat: 10, retry: { limit: 2, delay: 1, delayMax: 1 } })
  const hanging = async () => {
    hasStarted = true
    await dead.promise
  }
  const first = await node(declare(hanging))
  await first.send(db, 'test.lost', {})
  await soon(() => expect(hasStarted).toBe(true))
  const second = await node(
    declare(async () => {}),
    0.5,
  )
  await db.run(sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'test.lost'`)
  const backend = engine === 'embedded' ? 'pglite' : 'postgres'
  const monitor = new PgBoss({ db: bossDb(db), backend, supervise: false, schedule: false })
  await monitor.start()
  await monitor.supervise('test.lost')
  await monitor.stop({ close: false })
  await soon(() => expect(second.outcomes().get('test.lost')?.done).toBe(1))
  dead.resolve()
})

test('the database has nothing to warn of when the queue is watched over', async () => {
  const database = await freshDatabase()
  const warnings = new Set<unknown>()
  const note = ({ message }: { message?: string | undefined }) => warnings.add(message)
  database.pool.on('acquire', (client) => client.off('notice', note).on('notice', note))
  const backend = engine === 'embedded' ? 'pglite' : 'postgres'
  const boss = new PgBoss({ db: bossDb(database.db), backend, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('test.watched')
  await boss.supervise()
  await boss.stop({ close: false })
  await database.close()
  expect([...warnings]).toEqual([])
})

test('stopping waits for the job that runs', async () => {
  const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const idle = await node((jobs) => jobs.elsewhere('test.drain'))
  const jobs = await node((jobs) =>
    jobs.work('test.drain', async () => {
      started.resolve()
      await release.promise
      order.push('done')
    }),
  )
  await jobs.send(db, 'test.drain', {})
  await started.promise
  const stopping = jobs.stop().then(() => order.push('stopped'))
  // As long as it takes to stop without a job.
  await idle.stop()
  order.push('idle stopped')
  release.resolve()
  await stopping
  expect(order).toEqual(['idle stopped', 'done', 'stopped'])
})

test('what still runs when the time is over is handed back, and done by another node', async () => {
  const [started, attempts] = [Promise.withResolvers<void>(), [] as number[]]
  const retry = { limit: 2, delay: 1, delayMax: 1 }
  const jobs = createJobs({ db, engine, listen, log, poll: NEVER, drainFor: 50 })
  const aborted = Promise.withResolvers<void>()
  const untilAborted = async (_data: object, { signal }: Job) => {
    signal.addEventListener('abort', () => aborted.resolve())
    started.resolve()
    await aborted.promise
  }
  jobs.work('test.handed-back', untilAborted, { retry })
  await jobs.start()
  await jobs.send(db, 'test.handed-back', {})
  await started.promise
  await jobs.stop()
  await aborted.promise
  const handler = async (_data: object, { attempt }: Job) => void attempts.push(attempt)
  await node((jobs) => jobs.work('test.handed-back', handler, { retry }), 0.5)
  await soon(() => expect(attempts).toEqual([2]))
})

test('a node that drains still sends, and leaves it to the others', async () => {
  const declare = (jobs: Jobs) => jobs.work('test.draining', async () => {})
  const [leaving, staying] = [await node(declare, 0.5), await node(declare, 0.5)]
  await leaving.drain()
  for (let n = 0; n < 5; n++) await leaving.send(db, 'test.draining', {})
  await soon(() => expect(staying.outcomes().get('test.draining')).toEqual({ done: 5, failed: 0 }))
  expect(leaving.outcomes().get('test.draining')).toEqual({ done: 0, failed: 0 })
})

test('a job that only other processes do is sent here and done there', async () => {
  const handled: string[] = []
  const sender = await node((jobs) => {
    jobs.elsewhere('test.elsewhere')
    jobs.work('test.here', async () => {})
  })
  await sender.send(db, 'test.elsewhere', { word: 'later' })
  await sender.send(db, 'test.here', {})
  await soon(() => expect(sender.outcomes().get('test.here')?.done).toBe(1))
  const queued = await db.rows(sql`select state from pgboss.job where name = 'test.elsewhere'`)
  expect(queued).toEqual([{ state: 'created' }])
  await node((jobs) => jobs.work<{ word: string }>('test.elsewhere', async ({ word }) => void handled.push(word)), 0.5)
  await soon(() => expect(handled).toEqual(['later']))
})

test.runIf(engine === 'postgres')(
  'a node that works off a job is woken by the commit of a node that only sends it',
  async () => {
    const handled: string[] = []
    const worker = await node((jobs) =>
      jobs.work<{ word: string }>('test.woken', async ({ word }) => void handled.push(word)),
    )
    const sender = await node((jobs) => sendOnly(jobs).work('test.woken', async () => {}))
    for (const word of ['first', 'second']) {
      await db.transaction((db) => sender.send(db, 'test.woken', { word }))
      await soon(() => expect(handled).toContain(word))
    }
    await soon(() => expect(worker.outcomes().get('test.woken')?.done).toBe(2))
    expect(sender.outcomes().get('test.woken')).toEqual({ done: 0, failed: 0 })
  },
)

test('sending a job that nobody does is refused at once', async () => {
  const jobs = await node(() => {})
  await expect(jobs.send(db, 'test.nobody', {})).rejects.toThrow('Nobody does the job')
})

test('a plan is written at the start that changes it, and not at those that know it', async () => {
  const startWith = (cron: string) =>
    node((jobs) => {
      jobs.work('test.plan', async () => {})
      jobs.schedule('test.plan', cron)
    })
  const planned = () => db.one(sql`select cron, updated_on from pgboss.schedule where name = 'test.plan'`)
  await startWith('0 4 * * *')
  const first = await planned()
  await startWith('0 4 * * *')
  expect(await planned()).toEqual(first)
  await startWith('0 5 * * *')
  expect(await planned()).toMatchObject({ cron: '0 5 * * *' })
})

test('what a former release scheduled by itself fires no more, and what waited of it is gone', async () => {
  const former = await node((jobs) => {
    jobs.elsewhere('test.former')
    jobs.schedule('test.former', '0 4 * * *')
  })
  await former.send(db, 'test.former', {})
  const left = () =>
    db.one(sql`
      select (select count(*)::int from pgboss.schedule where name = 'test.former') as plans,
        (select count(*)::int from pgboss.job where name = 'test.former') as waiting`)
  expect(await left()).toEqual({ plans: 1, waiting: 1 })
  await node((jobs) => jobs.unschedule('test.former'))
  expect(await left()).toEqual({ plans: 0, waiting: 0 })
})

test('three nodes may start at once on an empty database', async () => {
  const { db, engine, close } = await freshDatabase()
  const nodes = Array.from({ length: 3 }, () => createJobs({ db, engine, log }))
  for (const jobs of nodes) {
    jobs.work('test.start', async () => {})
    jobs.schedule('test.start', '0 4 * * *')
  }
  await Promise.all(nodes.map((jobs) => jobs.start()))
  await Promise.all(nodes.map((jobs) => jobs.stop()))
  await close()
})
