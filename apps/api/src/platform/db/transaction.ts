import { Queries, type Db, type Row } from './database.ts'
import { isUnavailable } from './errors.ts'
import type { Line } from './line.ts'
import type { Answer } from './question.ts'
import type { Statement } from './sql.ts'

export interface TransactionOptions {
  depth?: number
  /** Transactions inside it are parts of it, not savepoints: one that fails takes the whole with it. */
  whole?: boolean
  /** Called once the commit is on its way: whatever is sent after it is outside this transaction. */
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
  readonly #line: Line
  readonly #options: TransactionOptions
  readonly #depth: number
  #state: State = 'open'
  /** The commit was sent, and the connection may be somebody else's already. */
  #ended = false
  /** What to tell once the outermost commit is done; empty again after a rollback. */
  promised: (() => unknown)[] = []

  constructor(line: Line, options: TransactionOptions = {}) {
    super()
    this.#line = line
    this.#options = options
    this.#depth = options.depth ?? 0
  }

  async query<T extends object = Row>(statement: Statement): Promise<Answer<T>> {
    this.#mustBeOpen()
    return this.#line.send<T>(statement)
  }

  async also(statement: Statement): Promise<void> {
    this.#mustBeOpen()
    this.#line.add(statement)
  }

  async transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    this.#mustBeOpen()
    this.#state = 'nested'
    const { whole = false } = this.#options
    const inner = new Transaction(this.#line, { depth: this.#depth + (whole ? 0 : 1) })
    try {
      const result = await (whole ? inner.#part(work) : inner.work(work))
      this.promised.push(...inner.promised)
      this.#state = 'open'
      return result
    } catch (error) {
      this.#state = whole ? 'failed' : 'open'
      throw error
    }
  }

  afterCommit(tell: () => unknown): void {
    this.#mustBeOpen()
    this.promised.push(tell)
  }

  async work<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      if (this.#depth) this.#line.add(savepoint(this.#depth))
      const result = await this.#part(work)
      await (this.#depth ? this.#release() : this.#commit())
      return result
    } catch (error) {
      this.promised = []
      await this.#undo(error)
      throw error
    }
  }

  async #part<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      const result = await work(this)
      if (this.#state === 'failed') throw new Error(CLOSED.failed)
      return result
    } finally {
      this.#state = 'over'
    }
  }

  async #release(): Promise<void> {
    const release = `release ${savepoint(this.#depth)}`
    if (this.#line.unsure) await this.#line.send(release)
    else this.#line.add(release)
  }

  async #commit(): Promise<void> {
    if (this.#line.untouched) return
    const answer = this.#line.send('commit')
    this.#ended = true
    this.#options.handOver?.()
    // PostgreSQL answers a commit of a failed transaction with a quiet ROLLBACK.
    if ((await answer).command === 'ROLLBACK')
      throw this.#line.failure ?? new Error('Nothing was saved: a statement failed and its error was caught.')
  }

  /** The first error is the one to report; if this fails too, the caller throws the connection away. */
  async #undo(error: unknown): Promise<void> {
    if (this.#ended || isUnavailable(error)) return
    if (this.#line.takeBack(this.#depth ? savepoint(this.#depth) : 'begin')) return
    const undone = this.#line.send(this.#depth ? `rollback to ${savepoint(this.#depth)}` : 'rollback')
    await undone.then(
      () => this.#line.forgive(),
      () => {},
    )
  }

  #mustBeOpen(): void {
    if (this.#state !== 'open') throw new Error(CLOSED[this.#state])
  }
}

const savepoint = (depth: number) => `savepoint s${depth - 1}`
