import pg, { type PoolClient } from 'pg'
import { DatabaseUnavailable, isAborted, isUnavailable } from './errors.ts'
import { type Result, runQuery } from './query.ts'
import type { Statement } from './sql.ts'

/** A statement, or a command of the transaction itself (`begin`, `savepoint s0`, …). */
type Message = Statement | string

export interface ConnectionOptions {
  connect: () => Promise<PoolClient>
  /** Whether a connection may die unnoticed while it is idle: then the transaction begins again on another one. */
  renewable: boolean
}

/**
 * The connection of one transaction, pipelined: a statement does not wait for the answers to those before it, and what
 * nobody needs an answer to (`begin` first of all) leaves with the next one. A round trip to the database is paid for only
 * where somebody has to know something.
 */
export class TransactionConnection {
  readonly #options: ConnectionOptions
  #client: PoolClient
  #mine = true
  #waiting: Message[] = ['begin']
  #answered = false
  #renewal: Promise<void> | undefined
  #unanswered = 0
  #failure: unknown

  private constructor(client: PoolClient, options: ConnectionOptions) {
    this.#client = client
    this.#options = options
  }

  static async open(options: ConnectionOptions): Promise<TransactionConnection> {
    return new TransactionConnection(await options.connect(), options)
  }

  /** Nothing was asked of the database, so there is nothing to end. */
  get untouched(): boolean {
    return this.#waiting.length === 1 && this.#waiting[0] === 'begin'
  }

  /** What was added may still fail, or has. */
  get unsure(): boolean {
    return this.#unanswered > 0 || this.#failure !== undefined
  }

  /** The first of what was added that failed; since then the database refuses everything else. */
  get failure(): unknown {
    return this.#failure
  }

  get idle(): boolean {
    return this.#client.getTransactionStatus() === 'I'
  }

  /** Leaves with whatever is sent next. */
  add(message: Message): void {
    this.#waiting.push(message)
    if (typeof message !== 'string') this.#unanswered++
  }

  /** Whatever has not left yet since this command never will. False when the command itself has left. */
  discardSince(command: string): boolean {
    const from = this.#waiting.lastIndexOf(command)
    const dropped = this.#waiting.splice(Math.max(0, from))
    this.#unanswered -= dropped.filter((message) => typeof message !== 'string').length
    return from >= 0
  }

  /** What failed was undone. */
  clearFailure(): void {
    this.#failure = undefined
  }

  async send<T extends object>(message: Message): Promise<Result<T>> {
    const before = this.#waiting.splice(0)
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await this.#write<T>(before, message)
        this.#answered = true
        return answer
      } catch (error) {
        if (!isUnavailable(error)) throw this.#failure !== undefined && isAborted(error) ? this.#failure : error
        // What had begun is lost with its connection; only a commit may have been carried out without our hearing of it.
        const harmless = !this.#answered && message !== 'commit' && isLost(error)
        const again = harmless && this.#options.renewable && attempt === 1
        if (!again) throw new DatabaseUnavailable(error, { uncertain: !harmless })
        await (this.#renewal ??= this.#renew())
      }
    }
  }

  release(broken: boolean): void {
    if (this.#mine) this.#client.release(broken)
    this.#mine = false
  }

  #write<T extends object>(before: readonly Message[], message: Message): Promise<Result<T>> {
    const client = this.#client
    for (const one of before) this.#expect(runQuery(client, one), typeof one !== 'string')
    return runQuery<T>(client, message)
  }

  #expect(answer: Promise<unknown>, counted: boolean): void {
    answer.then(
      () => {
        this.#answered = true
        if (counted) this.#unanswered--
      },
      (error: unknown) => {
        if (isLost(error)) return // and so is what was sent after it, which is waited for
        this.#answered = true
        this.#failure ??= isUnavailable(error) ? new DatabaseUnavailable(error, { uncertain: true }) : error
        if (counted) this.#unanswered--
      },
    )
  }

  async #renew(): Promise<void> {
    this.release(true)
    this.#client = await this.#options.connect()
    this.#mine = true
  }
}

/** The connection is gone, not only the statement; one that is merely silent may still be at work. */
const isLost = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? /^(08...|57P0[1-5])$/.test(error.code ?? '')
    : isUnavailable(error) && (error as Error).message !== 'Query read timeout'
