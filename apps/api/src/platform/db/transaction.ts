import type { PoolClient, QueryResult } from 'pg'
import { Queries, type Db, type Row } from './database.ts'
import { DatabaseUnavailable, isUnavailable } from './errors.ts'
import { prepared } from './prepared.ts'
import type { Statement } from './sql.ts'

export interface TransactionOptions {
  depth?: number
  /** The connection is pipelined: it keeps the order itself, and nothing has to wait for an answer but the caller. */
  pipelined?: boolean
  /** Called once the commit is on its way: whatever is sent after it is outside this transaction. */
  handOver?: () => void
}

/** One open transaction (or, one level deeper, one savepoint) on one connection. */
export class Transaction extends Queries implements Db {
  readonly #client: PoolClient
  readonly #options: TransactionOptions
  readonly #depth: number
  #state: 'open' | 'nested' | 'over' = 'open'
  #last: Promise<unknown> = Promise.resolve()
  /** What to tell once the outermost commit is done; empty again after a rollback. */
  promised: (() => unknown)[] = []

  constructor(client: PoolClient, options: TransactionOptions = {}) {
    super()
    this.#client = client
    this.#options = options
    this.#depth = options.depth ?? 0
  }

  async query<T extends object = Row>(statement: Statement): Promise<QueryResult<T>> {
    this.#mustBeOpen()
    return this.#send<T>(() => this.#client.query<T>(prepared(statement)))
  }

  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    this.#mustBeOpen()
    this.#state = 'nested'
    try {
      await this.#command(`savepoint s${this.#depth}`)
      const inner = new Transaction(this.#client, { depth: this.#depth + 1, pipelined: this.#options.pipelined })
      const result = await inner.work(work)
      this.promised.push(...inner.promised)
      return result
    } finally {
      this.#state = 'open'
    }
  }

  afterCommit(tell: () => unknown): void {
    this.#mustBeOpen()
    this.promised.push(tell)
  }

  async work<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const result = await this.#attempt(work)
    this.#state = 'over'
    try {
      const answer = this.#command(this.#depth ? `release savepoint s${this.#depth - 1}` : 'commit')
      this.#options.handOver?.()
      // PostgreSQL answers a commit of a failed transaction with a quiet ROLLBACK.
      if ((await answer).command === 'ROLLBACK') {
        throw new Error('Nothing was saved: a statement failed and its error was caught.')
      }
      return result
    } catch (error) {
      this.promised = []
      if (this.#depth) await this.#undo(error)
      throw error
    }
  }

  async #attempt<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      return await work(this)
    } catch (error) {
      this.#state = 'over'
      this.promised = []
      await this.#undo(error)
      throw error
    }
  }

  /** The first error is the one to report; if this fails too, the caller throws the connection away. */
  async #undo(error: unknown): Promise<void> {
    if (isUnavailable(error)) return
    await this.#command(this.#depth ? `rollback to savepoint s${this.#depth - 1}` : 'rollback').catch(() => {})
  }

  #command(text: string): Promise<QueryResult> {
    return this.#send(() => this.#client.query(text))
  }

  /** One after the other, also when the caller does not wait: Promise.all inside a transaction is allowed. */
  #send<T extends object>(send: () => Promise<QueryResult<T>>): Promise<QueryResult<T>> {
    const sent = this.#options.pipelined ? send() : this.#last.then(send)
    const answer = sent.catch((error: unknown) => {
      throw isUnavailable(error) ? new DatabaseUnavailable(error, { uncertain: true }) : error
    })
    this.#last = answer.catch(() => {})
    return answer
  }

  #mustBeOpen(): void {
    if (this.#state === 'over') throw new Error('This transaction is over: an await is missing in its callback.')
    if (this.#state === 'nested') {
      throw new Error('A nested transaction is open: use the `db` given to its callback, and one at a time.')
    }
  }
}
