import type { Listen, Subscription } from '../db/connections/listen.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log.ts'

const CHANNEL = 'fareeq_jobs'
/** Milliseconds. */
const COALESCE = 50
/** So many due jobs of a queue are told apart; a worker looks again by itself when it is done. */
const MAX_DUE = 8

type Options = {
  db: Db
  /** Without it there are no other nodes. */
  listen: Listen | undefined
  log: Log
  /** Seconds between two looks for due jobs: retries, delayed jobs, and those of a node that died after its commit. */
  poll: number
  /** Queues that this node works off. */
  names: () => string[]
  /** Wakes so many idle workers of a queue. */
  wake: (name: string, count: number) => void
}

export type WakeUps = {
  /** After a commit, for a job that only other nodes do. Coalesced. */
  notifyNodes(name: string): void
  /** Wakes the workers of what is due; false when nothing is. */
  fetchDue(): Promise<boolean>
  hasActive(): Promise<boolean>
  nextDelayed(): Promise<Date | null>
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Wakes the workers of this node: by NOTIFY from other nodes, and by one query for all queues. A query for each worker was
 * nine transactions a second on a node that has nothing to do.
 */
export function createWakeUps({ db, listen, log, poll, names, wake }: Options): WakeUps {
  const unsent = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let notifying: NodeJS.Timeout | undefined
  let looking: Promise<boolean> | undefined
  let subscription: Subscription | undefined

  const fetchDue = async () =>
    names().length > 0 && (await (looking ??= lookOnce().finally(() => (looking = undefined))))

  async function lookOnce() {
    try {
      const queues = await dueJobs(db, names())
      for (const { name, due } of queues) wake(name, due)
      return queues.length > 0
    } catch (err) {
      log.warn({ err }, 'jobs: the database did not answer')
      return false
    }
  }

  async function notify() {
    notifying = undefined
    const payload = [...unsent].map(([name, count]) => `${name} ${count}`).join('\n')
    unsent.clear()
    await db.run(sql`select pg_notify(${CHANNEL}, ${payload})`).catch((err: unknown) => {
      log.warn({ err }, 'jobs: the other nodes could not be woken')
    })
  }

  return {
    notifyNodes(name) {
      unsent.set(name, (unsent.get(name) ?? 0) + 1)
      notifying ??= setTimeout(notify, COALESCE)
    },
    fetchDue,
    hasActive: () => hasActive(db),
    nextDelayed: () => nextDelayed(db, names()),
    async start() {
      const wakeNamed = (payload: string) => {
        const own = new Set(names())
        for (const [name = '', count] of payload.split('\n').map((line) => line.split(' ')))
          if (own.has(name)) wake(name, Number(count))
      }
      if (names().length === 0) return
      const fetchSoon = () => void fetchDue()
      subscription = await listen?.(CHANNEL, wakeNamed, fetchSoon)
      timer = setInterval(fetchSoon, poll * 1000).unref()
      fetchSoon()
    },
    async stop() {
      clearInterval(timer)
      if (notifying) {
        clearTimeout(notifying)
        await notify()
      }
      await subscription?.close().catch(() => {})
      await looking
    },
  }
}

const dueJobs = (db: Db, names: string[]) =>
  // house-allow sql: the table is made by pg-boss, not by a migration
  db.rows<{ name: string; due: number }>(sql`
    select queue.name, due.count::int as due
    from unnest(${names}::text[]) as queue (name)
    cross join lateral (
      select count(*) as count from (
        select 1 from pgboss.job
        where job.name = queue.name and state < 'active' and not blocked and start_after < clock_now()
        limit ${MAX_DUE}
      ) as first
    ) as due
    where due.count > 0`)

const hasActive = async (db: Db): Promise<boolean> =>
  // house-allow sql: the table is made by pg-boss, not by a migration
  (await db.one<{ exists: boolean }>(sql`select exists (select from pgboss.job where state = 'active') as exists`))
    .exists

const nextDelayed = async (db: Db, names: string[]): Promise<Date | null> => {
  // house-allow sql: the table is made by pg-boss, not by a migration
  const { at } = await db.one<{ at: Date | null }>(sql`
    select min(delayed.at) as at
    from unnest(${names}::text[]) as queue (name)
    cross join lateral (
      select start_after as at from pgboss.job where job.name = queue.name and state < 'active' and not blocked
      order by start_after limit 1
    ) as delayed`)
  return at
}
