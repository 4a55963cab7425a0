import { Queries, type Db, type DatabaseRow } from '../database.ts'
import { DatabaseUnavailable, isReadOnly, isStalePlan, isUnavailable } from '../errors.ts'
import { retryConflicts } from './conflict-retry.ts'
import { captureScope, OutsideTransaction, withConnectionScope, type Log, type Pool } from './pool.ts'
import { type Result, runQuery } from './query.ts'
import { SharedConnection, type SharedClient } from './shared-connection.ts'
import type { Statement } from '../sql.ts'
import { TransactionConnection } from './transaction-connection.ts'
import { Transaction } from './transaction.ts'

/** The `db` outside any transaction: each statement takes a connection from the pool and gives it back. */
export class PoolDb extends Queries implements Db {
  readonly #pool: Pool
  readonly #log: Log
  readonly #shared: SharedConnection | undefined
  #failures = 0

  constructor(pool: Pool, log: Log) {
    super()
    this.#pool = pool
    this.#log = log
    this.#shared = pool.single ? new SharedConnection(pool) : undefined
  }

  /** Whether anything waits for a connection, or for the shared one. */
  get isBusy(): boolean {
    return this.#pool.waitingCount > 0 || (this.#shared?.users ?? 0) > 1
  }

  /** How often the database could not be reached or could not work, for the metrics. */
  readonly failures = (): number => this.#failures

  // Not pool.query(): that throws the connection away after any error, a unique violation included.
  async query<T extends object = DatabaseRow>(statement: Statement): Promise<Result<T>> {
    refuseTransactionCommand(statement)
    return retryConflicts(() => this.#queryOnce<T>(statement))
  }

  async #queryOnce<T extends object>(statement: Statement): Promise<Result<T>> {
    const { client, release } = await this.#acquire()
    let broken = false
    try {
      return await runQuery<T>(client, statement)
    } catch (error) {
      broken = isUnavailable(error)
      if (broken && !isStalePlan(error)) this.#failures++
      if (isReadOnly(error)) this.#pool.renew()
      if (isStalePlan(error)) return await client.query<T>(statement.text, statement.values as unknown[])
      throw broken ? new DatabaseUnavailable(error, { uncertain: true }) : error
    } finally {
      release(broken)
    }
  }

  async also(statement: Statement): Promise<void> {
    await this.query(statement)
  }

  transaction<T>(run: (db: Db) => Promise<T>, { noSavepoints = false } = {}): Promise<T> {
    return retryConflicts(() => this.#transactionOnce(run, noSavepoints))
  }

  async #transactionOnce<T>(run: (db: Db) => Promise<T>, noSavepoints: boolean): Promise<T> {
    const inOuterScope = captureScope()
    const connect = () => inOuterScope(() => this.#connect(() => this.#pool.connect()))
    const connection = await TransactionConnection.open({ connect, renewable: !this.#shared })
    const handOver = this.#shared && (() => connection.release(false))
    const transaction = new Transaction(connection, { noSavepoints, handOver })
    try {
      return await withConnectionScope(this.#pool, () => transaction.work(run))
    } catch (error) {
      if (isUnavailable(error)) this.#failures++
      if (isReadOnly(error)) this.#pool.renew()
      connection.release(isUnavailable(error) || !connection.idle)
      throw error
    } finally {
      connection.release(false)
      for (const callback of transaction.promised) this.afterCommit(callback)
    }
  }

  afterCommit(callback: () => unknown): void {
    const failed = (err: unknown) => this.#log.error({ err }, 'afterCommit callback failed')
    try {
      Promise.resolve(callback()).catch(failed)
    } catch (err) {
      failed(err)
    }
  }

  async #acquire(): Promise<SharedClient> {
    if (this.#shared) return await this.#connect(() => this.#shared!.acquire())
    const client = await this.#connect(() => this.#pool.connect())
    return { client, release: client.release }
  }

  async #connect<T>(connect: () => Promise<T>): Promise<T> {
    try {
      return await connect()
    } catch (error) {
      if (error instanceof OutsideTransaction) throw error
      this.#failures++
      throw new DatabaseUnavailable(error, { uncertain: false })
    }
  }
}

// A `begin` on a shared connection would include unrelated statements.
const transactionCommand = /^\s*(begin|start|commit|end|rollback|abort|savepoint|release|prepare)\b/i

function refuseTransactionCommand({ text, values }: Statement): void {
  if (values.length === 0 && transactionCommand.test(text)) throw new Error(`Use db.transaction(…), not: ${text}`)
}
