import { setTimeout as delay } from 'node:timers/promises'
import type { Log, Pool } from './pool.ts'

/** Codes of a server that is not there yet: refused, unknown or silent hosts; starting, stopping or full servers. */
const PASSING = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P03',
  '57P01',
  '53300',
]
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The database is not reachable, or refuses us: nothing that this process can mend. */
export class DatabaseUnreachable extends Error {}

const POOLER =
  'DATABASE_URL leads to PgBouncer: set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to PostgreSQL itself'

/** It may be promoted, or the proxy may find the primary. */
class IsReplica extends Error {}

async function mustBePrimary(pool: Pick<Pool, 'connect'>): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
    if (rows[0]?.replica) throw new IsReplica('it is a replica, which takes no writes')
  } finally {
    client.release(true)
  }
}

/** A database may start after us. What it refuses (a password, a name) does not change by waiting. */
export async function waitForServer(
  pool: Pick<Pool, 'connect'>,
  log: Log,
  { attempts = 150, pauseMs = 2_000 } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mustBePrimary(pool)
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : codeOf(error)
      if (reason.startsWith('unsupported startup parameter')) throw new DatabaseUnreachable(POOLER, { cause: error })
      if (!(error instanceof IsReplica || PASSING.includes(codeOf(error))) || attempt === attempts)
        throw new DatabaseUnreachable(reason, { cause: error })
      log.warn({ attempt, reason }, `the database does not answer, trying again in ${pauseMs / 1000} s`)
      await delay(pauseMs)
    }
  }
}

/** Statements are written for this version; an older one would fail in the middle of something. */
const OLDEST = 15

export async function checkVersion(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) < OLDEST)
    throw new DatabaseUnreachable(`PostgreSQL ${version} is too old: version ${OLDEST} or newer is needed`)
}
