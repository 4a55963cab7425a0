import type { PoolClient, QueryResult } from 'pg'
import { Queries, type Db, type Row } from './database.ts'
import { DatabaseUnavailable, isStalePlan, isUnavailable } from './errors.ts'
import { holding, OutsideTransaction, type Log, type Pool } from './pool.ts'
import { prepared } from './prepared.ts'
import { SharedConnection, type Taken } from './shared-connection.ts'
import type { Statement } from './sql.ts'
import { Transaction } from './transaction.ts'

/** The `db` outside any transaction: each statement takes a connection from the pool and gives it back. */
export class PoolDb extends Queries implements Db {
  readonly #pool: Pool
  readonly #log: Log
  readonly #shared: SharedConnection | undefined

  constructor(pool: Pool, log: Log) {
    super()
    this.#pool = pool
    this.#log = log
    this.#shared = pool.pipelined ? new SharedConnection(pool) : undefined
  }

  // Not pool.query(): that throws the connection away after any error, a unique violation included.
  async query<T extends object = Row>(statement: Statement): Promise<QueryResult<T>> {
    refuseTransactionCommand(statement)
    const { client, release } = await this.#take()
    let broken = false
    try {
      return await client.query<T>(prepared(statement))
    } catch (error) {
      broken = isUnavailable(error)
      if (isStalePlan(error)) return await client.query<T>(statement.text, statement.values as unknown[])
      throw broken ? new DatabaseUnavailable(error, { uncertain: true }) : error
    } finally {
      release(broken)
    }
  }

  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const pipelined = this.#shared !== undefined
    const client = await this.#begin(pipelined)
    let mine = true
    const release = (broken: boolean) => {
      if (mine) client.release(broken)
      mine = false
    }
    const handOver = pipelined ? () => release(false) : undefined
    const transaction = new Transaction(client, { pipelined, handOver })
    try {
      return await holding(this.#pool, () => transaction.work(work))
    } catch (error) {
      release(isUnavailable(error) || client.getTransactionStatus() !== 'I')
      throw error
    } finally {
      release(false)
      for (const tell of transaction.promised) this.afterCommit(tell)
    }
  }

  afterCommit(tell: () => unknown): void {
    const failed = (err: unknown) => this.#log.error({ err }, 'what had to be told after a commit failed')
    try {
      Promise.resolve(tell()).catch(failed)
    } catch (err) {
      failed(err)
    }
  }

  /** A connection that died while idle is noticed here, where nothing has been done yet and trying again is harmless. */
  async #begin(pipelined: boolean): Promise<PoolClient> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.#connect(() => this.#pool.connect())
      try {
        const begun = client.query('begin')
        if (pipelined) begun.catch(() => {}) // it fails only with the engine, and so does what follows it
        else await begun
        return client
      } catch (error) {
        client.release(true)
        if (!isUnavailable(error)) throw error
        if (attempt === 2) throw new DatabaseUnavailable(error, { uncertain: false })
      }
    }
  }

  async #take(): Promise<Taken> {
    if (this.#shared) return await this.#connect(() => this.#shared!.take())
    const client = await this.#connect(() => this.#pool.connect())
    return { client, release: client.release }
  }

  async #connect<T>(connect: () => Promise<T>): Promise<T> {
    try {
      return await connect()
    } catch (error) {
      throw error instanceof OutsideTransaction ? error : new DatabaseUnavailable(error, { uncertain: false })
    }
  }
}

// A `begin` of one's own would take in whatever else is sent over the same connection.
const transactionCommand = /^\s*(begin|start|commit|end|rollback|abort|savepoint|release|prepare)\b/i

function refuseTransactionCommand({ text, values }: Statement): void {
  if (values.length === 0 && transactionCommand.test(text)) throw new Error(`Use db.transaction(…), not: ${text}`)
}
