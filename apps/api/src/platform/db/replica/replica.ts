import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import type { Log, Pool } from '../connections/pool.ts'
import { PoolDb } from '../connections/pool-db.ts'
import { openPostgres } from '../connections/postgres.ts'
import { withQueryTimeout } from '../connections/query-timeout.ts'
import { type Position, Positions } from './positions.ts'
import { lagOf, progressOf } from './queries.ts'

/** A call waits so long for the replica to replay what was committed before it. */
const PATIENCE = 100
/** Its own small statements; a larger one is the caller's, with the caller's timeout. */
const CHECK_TIMEOUT = SECOND
/** Calls leave a replica that is behind alone for so long, and one that does not answer. */
const REST = { behind: SECOND, away: 5 * SECOND }

/** `failed`: it answered with an error or a refusal, or could not be compared; the primary was asked again. */
export type Outcome = 'answered' | 'behind' | 'away' | 'failed'

export interface Reads {
  /** `maxAge`: what was committed in the last so many milliseconds may be missing; without it nothing is. */
  read<T>(run: (db: Db) => Promise<T>, options?: { maxAge?: number }): Promise<T>
}

export interface ReplicaReads extends Reads {
  readonly outcomes: Readonly<Record<Outcome, number>>
  /** Throws a sentence where it is not used. */
  lag(): Promise<{ bytes: number; seconds: number }>
  close(): Promise<void>
}

/** Where there is no replica. */
export const readsFromPrimary = (db: Db): Reads => ({ read: (run) => run(db) })

/** It streams, and has not replayed enough. */
class Behind extends Error {
  override message = 'it is behind'
}
/** What waiting does not mend. */
class NotAReplica extends Error {}

type Parts = { primary: Db; pool: Pool; log: Log }

/**
 * Reads from a streaming replica, as far as it has replayed. The position of the primary is asked first and then, in the
 * transaction that reads, that of the replica: so a proxy may lead to several of them, and whoever has just written sees it.
 */
class Replica implements ReplicaReads {
  readonly outcomes: Record<Outcome, number> = { answered: 0, behind: 0, away: 0, failed: 0 }
  readonly #primary: Db
  readonly #pool: Pool
  readonly #db: PoolDb
  readonly #log: Log
  readonly #positions: Positions
  /** Until when calls do not ask it. */
  #rest = { behind: 0, away: 0 }
  #wasLeft = false

  constructor({ primary, pool, log }: Parts) {
    this.#primary = primary
    this.#pool = pool
    this.#log = log
    this.#db = new PoolDb(pool, log)
    this.#positions = new Positions(primary)
  }

  async read<T>(run: (db: Db) => Promise<T>, { maxAge = 0 }: { maxAge?: number } = {}): Promise<T> {
    const resting = this.#resting(maxAge)
    if (resting) {
      this.outcomes[resting]++
      return run(this.#primary)
    }
    const position = await this.#positions.atMost(maxAge).catch(() => undefined)
    if (!position) {
      this.outcomes.failed++
      return run(this.#primary)
    }
    try {
      const answer = await this.#db.transaction(async (db) => {
        await this.#untilReplayed(db, position, maxAge > 0 ? 0 : PATIENCE)
        return run(db)
      })
      this.#answered()
      return answer
    } catch (error) {
      this.#leave(error, maxAge)
      return run(this.#primary)
    }
  }

  async lag(): Promise<{ bytes: number; seconds: number }> {
    const position = await this.#positions.atMost(0)
    return withQueryTimeout(CHECK_TIMEOUT, async () => {
      const lag = await lagOf(this.#db, position.lsn)
      refuseOther(lag, position)
      return lag
    })
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  /** Whoever may read what is late may read a replica that others find behind. */
  #resting(maxAge: number): 'behind' | 'away' | undefined {
    const now = performance.now()
    if (now < this.#rest.away) return 'away'
    return maxAge === 0 && now < this.#rest.behind ? 'behind' : undefined
  }

  async #untilReplayed(db: Db, position: Position, patience: number): Promise<void> {
    const end = performance.now() + patience
    for (let pause = 2; ; pause *= 2) {
      const progress = await withQueryTimeout(CHECK_TIMEOUT, () => progressOf(db, position.lsn))
      refuseOther(progress, position)
      if (progress.is_replayed) return
      if (performance.now() + pause > end) throw new Behind()
      await delay(pause)
    }
  }

  #answered(): void {
    this.outcomes.answered++
    if (!this.#wasLeft) return
    this.#wasLeft = false
    this.#log.info({}, 'the read replica is used again')
  }

  #leave(error: unknown, maxAge: number): void {
    const outcome =
      error instanceof Behind
        ? 'behind'
        : error instanceof DatabaseUnavailable || error instanceof NotAReplica
          ? 'away'
          : 'failed'
    this.outcomes[outcome]++
    if (outcome === 'failed') return
    // Connections to a server that was promoted would stay with it.
    if (error instanceof NotAReplica) this.#pool.renew()
    if (outcome === 'away' || maxAge === 0) this.#rest[outcome] = performance.now() + REST[outcome]
    if (this.#wasLeft) return
    this.#wasLeft = true
    this.#log.warn({ reason: (error as Error).message }, 'the read replica is not used: the primary answers')
  }
}

type ReplicaOptions = { url: string; primary: Db; max?: number | undefined; log: Log }

export const openReplica = ({ url, primary, max, log }: ReplicaOptions): ReplicaReads =>
  new Replica({ primary, pool: openPostgres({ url, max, connectTimeout: CHECK_TIMEOUT, log }), log })

function refuseOther(progress: { is_replica: boolean; identity: string }, position: Position): void {
  if (!progress.is_replica) throw new NotAReplica('DATABASE_REPLICA_URL leads to a server that is no replica')
  if (progress.identity !== position.identity)
    throw new NotAReplica('DATABASE_REPLICA_URL leads to a replica of another database')
}
