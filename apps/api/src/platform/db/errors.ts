import pg from 'pg'

/** The database cannot be reached or cannot work just now: HTTP answers 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** True when the statement had been sent: it may have been committed, so a blind retry is not safe. */
  readonly uncertain: boolean

  constructor(cause: unknown, { uncertain }: { uncertain: boolean }) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.uncertain = uncertain
  }
}

// https://www.postgresql.org/docs/15/errcodes-appendix.html: 08 connection, 53 resources (disk full, memory, too many
// connections), 57014 took longer than statement_timeout, 57P server stopping or starting, 58030 the disk fails,
// 25006 the primary became a replica.
const unavailableState = /^(08...|53...|57014|57P0[1-5]|58030|25006)$/

const unavailableCode = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the unix socket of a server that is down
])

// pg and pg-pool have no codes for these.
const unavailableMessage =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered a connection error|was closed))/

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof pg.DatabaseError) return unavailableState.test(error.code ?? '') || isStalePlan(error)
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  return unavailableCode.has((error as NodeJS.ErrnoException).code ?? '') || unavailableMessage.test(error.message)
}

/** The connection leads to a replica: what was the primary is one since a failover. */
export function isReadOnly(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === '25006'
}

/** Stale prepared statement: another node has just migrated its table; nothing was executed. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

/** Deadlock, or a serialisation failure: PostgreSQL rolled one of two transactions back, which may be run again. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
}

/** In an aborted transaction PostgreSQL refuses every further statement. */
export function isAborted(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25P02'
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}
