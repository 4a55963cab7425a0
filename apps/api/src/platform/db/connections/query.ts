import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { namesStatements } from './pool.ts'
import { createStatementNames } from './prepared-statements.ts'
import { queryTimeout } from './query-timeout.ts'
import type { Statement } from '../sql.ts'
import { traceQuery } from '../../tracing/channels.ts'

export type Result<T> = Pick<QueryResult, 'rowCount' | 'command'> & { rows: T[] }

/** `pg` takes a timeout for a single query, which its types leave out. */
type Config = QueryConfig & { query_timeout: number | undefined }

/** One for the process: a connection may serve anybody. */
const statementName = createStatementNames()

/** Sends a statement or a transaction command, pipelined. */
export function runQuery<T extends object>(client: PoolClient, message: Statement | string): Promise<Result<T>> {
  const { text, values } = typeof message === 'string' ? { text: message, values: [] } : message
  const config: Config = { text, query_timeout: queryTimeout() }
  // Without parameters the simple protocol is used: that is what lets one text hold several statements.
  if (values.length > 0)
    Object.assign(config, { name: namesStatements(client) ? statementName(text) : undefined, values })
  return traceQuery(text, () => client.query<T>(config))
}
