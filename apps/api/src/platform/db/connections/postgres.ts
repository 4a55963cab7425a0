import { REQUEST_QUERY_TIMEOUT } from './query-timeout.ts'
import { Pool, type Log } from './pool.ts'

export interface PostgresOptions {
  url: string
  max?: number | undefined
  /** ms */
  statementTimeout?: number
  /** PgBouncer in transaction mode: it refuses these startup parameters, and its server connections are not ours. */
  hasPooler?: boolean
  /** ms until a connection is given up. */
  connectTimeout?: number
  log: Log
}

export const STATEMENT_TIMEOUT = 30_000 // ms
export const IDLE_TRANSACTION_TIMEOUT = 60_000 // ms

/** Somebody else's PostgreSQL, named by DATABASE_URL. */
export function openPostgres(options: PostgresOptions): Pool {
  const { url, max = 10, statementTimeout = STATEMENT_TIMEOUT, hasPooler = false, log } = options
  const { connectTimeout = REQUEST_QUERY_TIMEOUT } = options
  return new Pool(
    {
      connectionString: url,
      max,
      application_name: 'fareeq',
      ...(!hasPooler && {
        statement_timeout: statementTimeout,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
        options: '-c TimeZone=UTC', // as on the embedded engine
      }),
      // Client-side timeout: a server that is paused or unreachable cannot enforce its own.
      query_timeout: statementTimeout + 1_000,
      connectionTimeoutMillis: connectTimeout,
      idleTimeoutMillis: 300_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    log,
    { namesStatements: !hasPooler },
  )
}
