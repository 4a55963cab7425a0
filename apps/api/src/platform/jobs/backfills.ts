import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log.ts'
import type { Jobs } from './jobs.ts'

// Data is moved by a job and not by a migration: in small transactions, beside everybody's work, done once over all nodes. A
// crash loses no batch, since where the next one begins is saved with it.

export type Backfill = {
  name: string
  /** Moves some rows after this position (null: from the beginning), a second's work at most; a null position ends it. */
  batch: (db: Db, position: string | null) => Promise<{ moved: number; position: string | null }>
}

/** Milliseconds until a run gives its worker back and is queued again. */
const RUN = 60_000
/** Milliseconds between two lines of progress. */
const PROGRESS = 10_000

type Parts = { db: Db; jobs: Jobs; log: Log; clock: Clock }
type Progress = { moved: number; position: string | null; isDone: boolean }

const jobOf = ({ name }: Backfill) => `platform.backfill.${name}`

/** A queue for each: an older node has none of this name, and leaves it to those that know it. Before `jobs.start()`. */
export function registerBackfills({ db, jobs, log, clock }: Parts, backfills: readonly Backfill[], run = RUN): void {
  for (const backfill of backfills)
    jobs.work(jobOf(backfill), async (_data, { signal }) => {
      const isDone = await moveFor(run, { db, log, clock, backfill, signal })
      if (!isDone) await jobs.send(db, jobOf(backfill), {}, { key: backfill.name })
    })
}

/** After `jobs.start()`: queues what is not done yet, once for all nodes. */
export async function startBackfills({ db, jobs, clock }: Parts, backfills: readonly Backfill[]): Promise<void> {
  for (const backfill of backfills) {
    const { name } = backfill
    await db.run(sql`
      insert into backfills (name, started_at) values (${name}, ${clock.now()}) on conflict (name) do nothing`)
    const open = await db.row(sql`select 1 from backfills where name = ${name} and done_at is null`)
    if (open) await jobs.send(db, jobOf(backfill), {}, { key: name })
  }
}

type Move = Pick<Parts, 'db' | 'log' | 'clock'> & { backfill: Backfill; signal: AbortSignal }

async function moveFor(milliseconds: number, { db, log, clock, backfill, signal }: Move): Promise<boolean> {
  const { name } = backfill
  const began = performance.now()
  let loggedAt = began
  for (;;) {
    const startedAt = performance.now()
    const { moved, isDone } = await moveBatch(db, backfill, clock.now())
    const now = performance.now()
    if (isDone) log.info({ backfill: name, moved }, 'a backfill is done')
    else if (now - loggedAt > PROGRESS) {
      log.info({ backfill: name, moved }, 'a backfill goes on')
      loggedAt = now
    }
    if (isDone) return true
    if (signal.aborted || now - began > milliseconds) return false
    // As long again for everybody else.
    await delay(now - startedAt)
  }
}

/** The row is locked, so that of two nodes one moves a batch at a time. */
const moveBatch = (db: Db, { name, batch }: Backfill, now: Date): Promise<Progress> =>
  db.transaction(async (db) => {
    const { position, moved, done_at } = await db.one<{ position: string | null; moved: number; done_at: Date | null }>(
      sql`select position, moved, done_at from backfills where name = ${name} for update`,
    )
    if (done_at) return { moved, position, isDone: true }
    const next = await batch(db, position)
    const isDone = next.position === null
    await db.run(sql`
      update backfills set position = ${next.position}, moved = moved + ${next.moved}, done_at = ${isDone ? now : null}
      where name = ${name}`)
    return { moved: moved + next.moved, position: next.position, isDone }
  })
