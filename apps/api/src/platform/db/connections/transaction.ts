import { Queries, type Db, type DatabaseRow } from '../database.ts'
import { isUnavailable } from '../errors.ts'
import type { Result } from './query.ts'
import type { Statement } from '../sql.ts'
import type { TransactionConnection } from './transaction-connection.ts'

export interface TransactionOptions {
  depth?: number
  /** Nested transactions are not savepoints: a failure of one aborts all. */
  noSavepoints?: boolean
  /** Called once the commit is sent: later statements are outside this transaction. */
  handOver?: () => void
}

type State = 'open' | 'nested' | 'failed' | 'over'
const CLOSED: Record<Exclude<State, 'open'>, string> = {
  over: 'This transaction is over: an await is missing in its callback.',
  nested: 'A nested transaction is open: use the `db` given to its callback, and one at a time.',
  failed: 'Nothing will be saved: a part of this transaction failed.',
}

/** One open transaction (or, one level deeper, one savepoint) on one connection. */
export class Transaction extends Queries implements Db {
  readonly #connection: TransactionConnection
  readonly #options: TransactionOptions
  readonly #depth: number
  #state: State = 'open'
  /** The commit was sent, and the connection may already be in other use. */
  #ended = false
  /** Callbacks for the outermost commit; cleared by a rollback. */
  promised: (() => unknown)[] = []

  constructor(connection: TransactionConnection, options: TransactionOptions = {}) {
    super()
    this.#connection = connection
    this.#options = options
    this.#depth = options.depth ?? 0
  }

  async query<T extends object = DatabaseRow>(statement: Statement): Promise<Result<T>> {
    this.#mustBeOpen()
    return this.#connection.send<T>(statement)
  }

  async also(statement: Statement): Promise<void> {
    this.#mustBeOpen()
    this.#connection.add(statement)
  }

  async transaction<T>(run: (db: Db) => Promise<T>): Promise<T> {
    this.#mustBeOpen()
    this.#state = 'nested'
    const { noSavepoints = false } = this.#options
    const inner = new Transaction(this.#connection, { depth: this.#depth + (noSavepoints ? 0 : 1) })
    try {
      const result = await (noSavepoints ? inner.#part(run) : inner.work(run))
      this.promised.push(...inner.promised)
      this.#state = 'open'
      return result
    } catch (error) {
      this.#state = noSavepoints ? 'failed' : 'open'
      throw error
    }
  }

  afterCommit(callback: () => unknown): void {
    this.#mustBeOpen()
    this.promised.push(callback)
  }

  async work<T>(run: (db: Db) => Promise<T>): Promise<T> {
    try {
      if (this.#depth) this.#connection.add(savepoint(this.#depth))
      const result = await this.#part(run)
      await (this.#depth ? this.#release() : this.#commit())
      return result
    } catch (error) {
      this.promised = []
      await this.#undo(error)
      throw error
    }
  }

  async #part<T>(run: (db: Db) => Promise<T>): Promise<T> {
    try {
      const result = await run(this)
      if (this.#state === 'failed') throw new Error(CLOSED.failed)
      return result
    } finally {
      this.#state = 'over'
    }
  }

  async #release(): Promise<void> {
    const release = `release ${savepoint(this.#depth)}`
    if (this.#connection.unsure) await this.#connection.send(release)
    else this.#connection.add(release)
  }

  async #commit(): Promise<void> {
    if (this.#connection.untouched) return
    const answer = this.#connection.send('commit')
    this.#ended = true
    this.#options.handOver?.()
    // PostgreSQL answers the commit of an aborted transaction with ROLLBACK, without an error.
    if ((await answer).command === 'ROLLBACK')
      throw (
        (await this.#connection.failure()) ??
        new Error('Nothing was saved: a statement failed and its error was caught.')
      )
  }

  /** The first error is reported; if the rollback fails too, the caller discards the connection. */
  async #undo(error: unknown): Promise<void> {
    if (this.#ended || isUnavailable(error)) return
    if (this.#connection.discardSince(this.#depth ? savepoint(this.#depth) : 'begin')) return
    const undone = this.#connection.send(this.#depth ? `rollback to ${savepoint(this.#depth)}` : 'rollback')
    await undone.then(
      () => this.#connection.clearFailure(),
      () => {},
    )
  }

  #mustBeOpen(): void {
    if (this.#state !== 'open') throw new Error(CLOSED[this.#state])
  }
}

const savepoint = (depth: number) => `savepoint s${depth - 1}`
