import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What pino's logger offers; only these three are used here. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** The connection that the current async context holds, to detect a request for a second one. */
interface ConnectionScope {
  pool: pg.Pool
  open: boolean
  outer: ConnectionScope | undefined
}
const scopes = new AsyncLocalStorage<ConnectionScope | undefined>()

/** Runs `run` in the scope of a connection of this pool. */
export async function withConnectionScope<T>(pool: pg.Pool, run: () => Promise<T>): Promise<T> {
  const scope: ConnectionScope = { pool, open: true, outer: scopes.getStore() }
  try {
    return await scopes.run(scope, run)
  } finally {
    scope.open = false
  }
}

/** Captures the current scope, for callbacks that run inside another. */
export function captureScope(): <T>(run: () => T) => T {
  const scope = scopes.getStore()
  return (run) => (scopes.getStore() === scope ? run() : scopes.run(scope, run))
}

/** Differs from `pg.Pool` in two ways: no self-deadlock, and no unhandled 'error' event. */
export class Pool extends pg.Pool {
  /** The only connection there is: see SharedConnection. */
  readonly single: boolean

  /** Connections of an earlier one are closed instead of used: see `renew`. */
  #generation = 0
  readonly #generations = new WeakMap<pg.PoolClient, number>()

  constructor(config: pg.PoolConfig, log: Log, { namesStatements = true } = {}) {
    // Pipelining: statements are sent without waiting for earlier answers.
    super({ ...config, types, pipeline: true })
    this.single = config.max === 1
    // Without these two listeners a lost connection ends the process (unhandled 'error' event).
    this.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
    this.on('connect', (client) => {
      client.on('error', () => {})
      this.#generations.set(client, this.#generation)
      if (!namesStatements) unnamed.add(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    try {
      refuseInsideTransaction(this)
    } catch (error) {
      return callback ? process.nextTick(callback, error, undefined, () => {}) : Promise.reject(error)
    }
    return callback ? super.connect(callback) : super.connect().then((client) => this.#current(client))
  }

  /** After a failover: the connections that are open may all lead to a server that is no longer the primary. */
  renew(): void {
    this.#generation++
  }

  #current(client: pg.PoolClient): pg.PoolClient | Promise<pg.PoolClient> {
    if (this.#generations.get(client) === this.#generation) return client
    client.release(true)
    return super.connect().then((client) => this.#current(client))
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

const unnamed = new WeakSet<pg.ClientBase>()

/** Named statements live in a session, which a pooler of transactions gives to others. */
export const namesStatements = (client: pg.ClientBase): boolean => !unnamed.has(client)

export class OutsideTransaction extends Error {
  override name = 'OutsideTransaction'
}

// Self-deadlock: on the embedded engine, which has one connection, this would wait for itself for ever; on PostgreSQL it
// would write outside the transaction, and a full pool would deadlock just the same.
export function refuseInsideTransaction(pool: pg.Pool): void {
  for (let scope = scopes.getStore(); scope; scope = scope.outer) {
    if (!scope.open || scope.pool !== pool) continue
    throw new OutsideTransaction(
      'The outer database was used inside a transaction. Use the `db` given to the transaction callback, ' +
        'or db.afterCommit(…) for what must happen outside it.',
    )
  }
}

const { builtins } = pg.types
const asText = (text: string) => text
const asNumber = (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : text)
const defaultArray = (oid: number) => pg.types.getTypeParser(oid, 'text') as (text: string) => string[]

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [1016, (text) => defaultArray(1016)(text).map((item) => (item === null ? null : asNumber(item)))], // int8[]
  // pg would convert these to local midnight, which is another day elsewhere. A calendar day stays 'YYYY-MM-DD'.
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [1182, (text) => defaultArray(1009)(text)], // date[] read as text[]
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}
