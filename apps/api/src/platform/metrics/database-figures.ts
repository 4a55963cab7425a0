import { setTimeout as delay } from 'node:timers/promises'
import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { withQueryTimeout } from '../db/connections/query-timeout.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { DatabaseReader, Sample } from './samples.ts'

/** How often one process asks the database at most, whoever scrapes it. */
const EVERY = 15 * SECOND
const QUERY_TIMEOUT = 3 * SECOND
/** A scrape waits so long for new figures, and then has those it had. */
const PATIENCE = 2 * SECOND
/** Older figures are left out: an absent figure raises an alert, a wrong one hides it. */
const MAX_AGE = 2 * MINUTE

type Source = { read: DatabaseReader; every: number; at: number; samples: readonly (readonly Sample[])[] }
type Parts = { db: Db; log: Log; now: () => number }

/** Cached figures of the database, read in the background of a scrape: one connection, one query after the other. */
export function createDatabaseFigures({ db, log, now }: Parts) {
  const sources: Source[] = []
  let reading: Promise<void> | undefined

  async function readDue() {
    for (const source of sources) {
      if (now() - source.at < source.every) continue
      source.samples = await withQueryTimeout(QUERY_TIMEOUT, () => source.read(db))
      source.at = now()
    }
  }

  return {
    /** The answer reads what was found; undefined when it is too old. */
    add(read: DatabaseReader, every = EVERY): () => Source['samples'] | undefined {
      const source: Source = { read, every, at: -Infinity, samples: [] }
      sources.push(source)
      return () => (now() - source.at < Math.max(MAX_AGE, 2 * every) ? source.samples : undefined)
    },
    /** Seconds since the oldest were read; undefined before the first time. */
    age(): number | undefined {
      const oldest = Math.min(...sources.map(({ at }) => at))
      return Number.isFinite(oldest) ? (now() - oldest) / SECOND : undefined
    },
    async refresh(): Promise<void> {
      reading ??= readDue()
        .catch((err: unknown) => log.warn({ err }, 'the figures of the database could not be read'))
        .finally(() => (reading = undefined))
      await Promise.race([reading, delay(PATIENCE, undefined, { ref: false })])
    },
  }
}
