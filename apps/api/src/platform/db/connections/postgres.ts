import { REQUEST_QUERY_TIMEOUT } from './query-timeout.ts'
import { Pool, type Log } from './pool.ts'

export interface PostgresOptions {
  url: string
  max?: number
  /** ms */
  statementTimeout?: number
  log: Log
}

/** Somebody else's PostgreSQL, named by DATABASE_URL. */
export function openPostgres({ url, max = 10, statementTimeout = 30_000, log }: PostgresOptions): Pool {
  return new Pool(
    {
      connectionString: url,
      max,
      application_name: 'fareeq',
      statement_timeout: statementTimeout,
      // Client-side timeout: a server that is paused or unreachable cannot enforce its own.
      query_timeout: statementTimeout + 1_000,
      idle_in_transaction_session_timeout: 60_000,
      connectionTimeoutMillis: REQUEST_QUERY_TIMEOUT,
      idleTimeoutMillis: 300_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      options: '-c TimeZone=UTC', // as on the embedded engine
    },
    log,
  )
}
