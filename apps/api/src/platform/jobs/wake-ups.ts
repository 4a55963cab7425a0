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
  let looking: Promise<void> | undefined
  let subscription: Subscription | undefined

  const fetchDue = () => {
    if (names().length > 0) looking ??= lookOnce().finally(() => (looking = undefined))
  }

  async function lookOnce() {
    try {
      for (const { name, due } of await dueJobs(db, names())) wake(name, due)
    } catch (err) {
      log.warn({ err }, 'jobs: the database did not answer')
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
    async start() {
      const wakeNamed = (payload: string) => {
        const own = new Set(names())
        for (const [name = '', count] of payload.split('\n').map((line) => line.split(' ')))
          if (own.has(name)) wake(name, Number(count))
      }
      if (names().length === 0) return
      subscription = await listen?.(CHANNEL, wakeNamed, fetchDue)
      timer = setInterval(fetchDue, poll * 1000).unref()
      fetchDue()
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
        where job.name = queue.name and state < 'active' and not blocked and start_after < now()
        limit ${MAX_DUE}
      ) as first
    ) as due
    where due.count > 0`)
