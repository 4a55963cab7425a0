import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { type Db as BossDb, PgBoss } from 'pg-boss'
import type { Listen } from '../db/connections/listen.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { currentTraceparent } from '../tracing/current-span.ts'
import { traceJob } from '../tracing/channels.ts'
import { type Clock, systemClock } from '../clock.ts'
import { isVirtual } from '../virtual-clock.ts'
import { bossClock } from './boss-clock.ts'
import { bossDb } from './boss-db.ts'
import { createWakeUps } from './wake-ups.ts'

// Job queue (pg-boss): a job survives a crash, is retried with backoff, and starts only if the transaction that queued
// it commits. Its own node fetches it right after that commit, or notifies the nodes that do it; if they are busy or gone,
// the polling of the others finds it. (A NOTIFY inside each transaction would nearly halve the commits.)
//
// Never hold a transaction open around slow work in a handler: the embedded engine has one connection for everybody.

export type Job = { id: string; attempt: number; signal: AbortSignal }
export type JobHandler<Data extends object> = (data: Data, job: Job) => Promise<void>

export type WorkOptions = {
  /** Concurrency on this node. */
  concurrency?: number
  /** Retries with exponential backoff: `delay` doubles up to `delayMax`. Seconds. */
  retry?: { limit: number; delay: number; delayMax: number }
  /** A run that takes longer (its node died) is retried elsewhere. Seconds. */
  expire?: number
  /** Heartbeat of a long run: without one for so many seconds its node is dead, and it is retried before it expires. */
  heartbeat?: number | null
}

export type SendOptions = {
  /** A moment, or how many milliseconds from now by the clock of the database. */
  startAfter?: Date | number
  /** Deduplication: at most one waiting job per key. */
  key?: string
}

export type Outcomes = { done: number; failed: number }

export interface Jobs {
  /** Registers the handler of a job; before `start`. */
  work<Data extends object>(name: string, handler: JobHandler<Data>, options?: WorkOptions): void
  /** Registers a job that only other processes handle: this one sends it. Before `start`. */
  elsewhere(name: string, options?: WorkOptions): void
  /** In the caller's transaction: a rollback removes the job too. */
  send(db: Db, name: string, data: object, options?: SendOptions): Promise<void>
  /** The same for many of one kind, in one statement. */
  sendAll(db: Db, name: string, data: readonly object[]): Promise<void>
  /** Five cron fields, in UTC unless `timeZone` says otherwise; fires on one node. Before `start`. */
  schedule(name: string, cron: string, options?: { data?: object; timeZone?: string }): void
  /** A former release scheduled it by itself, and nobody does now: it fires no more. Before `start`. */
  unschedule(name: string): void
  start(): Promise<void>
  /** Takes no new job and waits for those that run, as long as it is granted. What is sent from now on others do. */
  drain(): Promise<void>
  /** Drains, then hands back what still runs: it is retried, by another process. */
  stop(): Promise<void>
  /** Counters by job name since the start, for the metrics. */
  outcomes(): ReadonlyMap<string, Outcomes>
  /** What was scheduled; fired by a virtual clock, which pg-boss could not follow. */
  plans(): readonly Plan[]
  /** On a virtual clock: works off what is due, until nothing is. */
  runDue(): Promise<void>
  /** On a virtual clock: takes back what dead processes held, where its time is up. */
  recover(): Promise<void>
  /** When the next of the delayed jobs is due. */
  nextDelayed(): Promise<Date | null>
}

export type Plan = { name: string; data: object; next(after: Date): Date }

export type JobsOptions = {
  db: Db
  clock?: Clock
  engine: 'embedded' | 'postgres'
  log: Log
  /** How nodes wake each other. */
  listen?: Listen
  /** Whether what was scheduled fires. */
  cron?: boolean
  /** Whether this node watches over the queues: expiry, heartbeats, retention. */
  supervise?: boolean
  /** Polling interval in seconds, for retries and delayed jobs: one query for all queues. */
  poll?: number
  /** How long what runs may take when this process stops, in milliseconds. */
  drainFor?: number
}

type Kind = { handler?: JobHandler<never>; options: Required<WorkOptions>; idle: Set<string>; outcomes: Outcomes }
type Schedule = Plan & { cron: string; timeZone: string }

const DEFAULTS: Required<WorkOptions> = {
  concurrency: 1,
  retry: { limit: 10, delay: 2, delayMax: 600 },
  expire: 300,
  heartbeat: null,
}
/** Polling of pg-boss's own workers, one query each: only should a wake-up be missed. Seconds. */
const WORKER_POLL = 3600
/** Answers for the database when only the side effect of a call is wanted. */
const NO_ROWS: BossDb = { executeSql: async () => ({ rows: [] }) }
const DRAIN = 25 * SECOND

export function createJobs(options: JobsOptions): Jobs {
  const {
    db,
    clock = systemClock,
    engine,
    log,
    listen,
    cron = true,
    supervise = true,
    poll = 3,
    drainFor = DRAIN,
  } = options
  const kinds = new Map<string, Kind>()
  const plans: Schedule[] = []
  const unscheduled: string[] = []
  const embedded = engine === 'embedded'
  const virtual = isVirtual(clock) ? bossClock(clock) : undefined
  let running = 0
  let runEnded = Promise.withResolvers<void>()
  const boss = new PgBoss({
    db: bossDb(db),
    backend: embedded ? 'pglite' : 'postgres',
    schedule: cron && !virtual,
    supervise,
    ...(virtual && { clock: virtual }),
    // Dependencies between jobs, which we do not use.
    flowIntervalSeconds: WORKER_POLL,
    // The embedded engine is vacuumed by our own timer and has no other node.
    monitorVacuum: !embedded,
    reindex: !embedded,
  })
  boss.on('error', (err) => log.warn({ err }, 'jobs: the database did not answer'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs: warning'))

  const kindOf = (name: string): Kind => {
    const kind = kinds.get(name)
    if (!kind) throw new Error(`Nobody does the job ${name}: call work() before start()`)
    return kind
  }

  /** Round robin: the next idle workers fetch at once; a busy one fetches when it is done. */
  const wake = (name: string, count: number) => {
    const { idle } = kindOf(name)
    for (const worker of [...idle].slice(0, count)) {
      idle.delete(worker)
      idle.add(worker)
      boss.notifyWorker(worker)
    }
  }
  const wakeUps = createWakeUps({
    db,
    listen: embedded ? undefined : listen,
    log,
    poll,
    names: () => [...kinds].flatMap(([name, { handler }]) => (handler ? [name] : [])),
    wake,
  })
  const afterSending = (name: string) => {
    if (kindOf(name).handler && !draining) wake(name, 1)
    else if (!embedded) wakeUps.notifyNodes(name)
  }

  const jobOptions = ({ options: { retry, expire, heartbeat } }: Kind) => ({
    retryLimit: retry.limit,
    retryDelay: retry.delay,
    retryDelayMax: retry.delayMax,
    retryBackoff: true,
    expireInSeconds: expire,
    ...(heartbeat && { heartbeatSeconds: heartbeat }),
  })

  function declare(name: string, options: WorkOptions = {}, handler?: JobHandler<never>) {
    if (kinds.has(name)) throw new Error(`The job ${name} already has a worker`)
    const outcomes = { done: 0, failed: 0 }
    kinds.set(name, { handler, options: { ...DEFAULTS, ...options }, idle: new Set(), outcomes })
  }

  async function startWorker(name: string, kind: Kind, handler: JobHandler<never>) {
    const worker: string = await boss.work<never>(name, { pollingIntervalSeconds: WORKER_POLL }, async ([job]) => {
      if (!job) return
      kind.idle.delete(worker)
      const { traceparent, ...data } = (job.data ?? {}) as { traceparent?: string }
      const attempt = job.retryCount + 1
      running++
      try {
        await traceJob({ job: name, attempt, traceparent }, () =>
          handler(data as never, { id: job.id, attempt, signal: job.signal }),
        )
        kind.outcomes.done++
      } catch (err) {
        kind.outcomes.failed++
        log.warn({ err, job: name, id: job.id, attempt }, 'a job failed')
        throw err
      } finally {
        running--
        runEnded.resolve()
        runEnded = Promise.withResolvers<void>()
        kind.idle.add(worker)
        boss.notifyWorker(worker)
      }
    })
    kind.idle.add(worker)
  }

  let draining: Promise<unknown> | undefined
  const offWork = () =>
    Promise.allSettled(
      [...kinds].flatMap(([name, { handler }]) => (handler ? [boss.offWork(name, { wait: true })] : [])),
    )
  const drain = async () => {
    draining ??= Promise.race([offWork(), delay(drainFor, undefined, { ref: false })])
    await draining
  }

  return {
    work: (name, handler, options) => declare(name, options, handler),
    elsewhere: (name, options) => declare(name, options),
    schedule(name, cron, { data = {}, timeZone = 'UTC' } = {}) {
      const next = (from: Date) => boss.previewSchedule(cron, { tz: timeZone, from, count: 1 })[0]!
      plans.push({ name, cron, data, timeZone, next })
    },
    unschedule: (name) => void unscheduled.push(name),
    async send(db, name, data, { startAfter, key } = {}) {
      const start = typeof startAfter === 'number' ? startAfter / SECOND : startAfter
      const options = { ...jobOptions(kindOf(name)), startAfter: start, singletonKey: key, db: bossDb(db) }
      await boss.send(name, withTrace(data), options)
      db.afterCommit(() => afterSending(name))
    },
    async sendAll(db, name, data) {
      const options = jobOptions(kindOf(name))
      const jobs = data.map((payload) => ({ ...options, data: withTrace(payload) }))
      if (jobs.length > 0) await boss.insert(name, jobs, { db: bossDb(db) })
      db.afterCommit(() => afterSending(name))
    },
    async start() {
      await boss.start()
      const queues = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const name of kinds.keys()) {
        if (!queues.has(name)) await boss.createQueue(name)
        // Caches the queue now, so that `send` needs no query outside the caller's transaction. Also for those that exist:
        // another node may have created one after pg-boss filled its cache.
        await boss.findJobs(name, { key: 'none', db: NO_ROWS })
      }
      const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
      for (const { name, cron, data, timeZone } of plans) {
        const options = { ...jobOptions(kindOf(name)), tz: timeZone }
        const savedSchedule = schedules.get(name)
        // Unchanged at most starts: a write for each would be a commit for each.
        if (
          savedSchedule &&
          isDeepStrictEqual([savedSchedule.cron, savedSchedule.data, savedSchedule.options], [cron, data, options])
        )
          continue
        await boss.schedule(name, cron, data, options)
      }
      for (const name of unscheduled.filter((former) => schedules.has(former))) {
        await boss.unschedule(name)
        await boss.deleteQueuedJobs(name)
      }
      for (const [name, kind] of kinds)
        for (let n = 0; kind.handler && n < kind.options.concurrency; n++) await startWorker(name, kind, kind.handler)
      await wakeUps.start()
    },
    drain,
    async stop() {
      await drain()
      await wakeUps.stop()
      await boss.stop({ graceful: true, close: false, timeout: 1000 })
    },
    plans: () => plans,
    async runDue() {
      for (;;) {
        await turn()
        await virtual?.idle()
        if (running > 0) await runEnded.promise
        else if (!(await wakeUps.fetchDue())) return
      }
    },
    async recover() {
      if (await wakeUps.hasActive()) await boss.supervise()
    },
    nextDelayed: wakeUps.nextDelayed,
    outcomes: () => new Map([...kinds].map(([name, { outcomes }]) => [name, { ...outcomes }])),
  }
}

/** The job is a part of the request that queued it: its trace travels in the data, and is taken out before the handler. */
function withTrace(data: object): object {
  const traceparent = currentTraceparent()
  return traceparent ? { ...data, traceparent } : data
}
