import pg, { type PoolClient } from 'pg'
import { DatabaseUnavailable, isAborted, isUnavailable } from '../errors.ts'
import { type Result, runQuery } from './query.ts'
import type { Statement } from '../sql.ts'

/** A statement, or a command of the transaction itself (`begin`, `savepoint s0`, …). */
type Message = Statement | string

export interface ConnectionOptions {
  connect: () => Promise<PoolClient>
  /** Whether an idle connection may have died unnoticed: then the transaction is retried on another one. */
  renewable: boolean
}

/**
 * The connection of one transaction, pipelined: a statement does not wait for earlier answers, and statements without a
 * needed result (`begin` first of all) are sent with the next one. A round trip is paid only where a result is needed.
 */
export class TransactionConnection {
  readonly #options: ConnectionOptions
  #client: PoolClient
  #ownsClient = true
  #waiting: Message[] = ['begin']
  #answered = false
  #renewal: Promise<void> | undefined
  #unanswered = 0
  #failure: unknown
  /** Resolves once every queued statement that was sent has its answer. */
  #settled: Promise<unknown> = Promise.resolve()

  private constructor(client: PoolClient, options: ConnectionOptions) {
    this.#client = client
    this.#options = options
  }

  static async open(options: ConnectionOptions): Promise<TransactionConnection> {
    return new TransactionConnection(await options.connect(), options)
  }

  /** Nothing was sent, so there is nothing to commit or roll back. */
  get untouched(): boolean {
    return this.#waiting.length === 1 && this.#waiting[0] === 'begin'
  }

  /** A queued statement may still fail, or has failed. */
  get unsure(): boolean {
    return this.#unanswered > 0 || this.#failure !== undefined
  }

  /**
   * The first queued statement that failed; the transaction is aborted since. Several answers may arrive at once, and who
   * waits for the last of them is not always told last (with traced statements it is the other way round).
   */
  async failure(): Promise<unknown> {
    await this.#settled
    return this.#failure
  }

  get idle(): boolean {
    return this.#client.getTransactionStatus() === 'I'
  }

  /** Queues a message, to be sent with the next one. */
  add(message: Message): void {
    this.#waiting.push(message)
    if (typeof message !== 'string') this.#unanswered++
  }

  /** Drops queued messages from this command on. False when the command itself was sent. */
  discardSince(command: string): boolean {
    const from = this.#waiting.lastIndexOf(command)
    const dropped = this.#waiting.splice(Math.max(0, from))
    this.#unanswered -= dropped.filter((message) => typeof message !== 'string').length
    return from >= 0
  }

  /** After a rollback to a savepoint. */
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
        if (!isUnavailable(error)) throw isAborted(error) ? ((await this.failure()) ?? error) : error
        // A transaction without an answer yet is lost with its connection and can be retried; only a commit may have been
        // executed.
        const harmless = !this.#answered && message !== 'commit' && isLost(error)
        const again = harmless && this.#options.renewable && attempt === 1
        if (!again) throw new DatabaseUnavailable(error, { uncertain: !harmless })
        await (this.#renewal ??= this.#renew())
      }
    }
  }

  release(broken: boolean): void {
    if (this.#ownsClient) this.#client.release(broken)
    this.#ownsClient = false
  }

  #write<T extends object>(before: readonly Message[], message: Message): Promise<Result<T>> {
    const client = this.#client
    for (const message of before) this.#expect(runQuery(client, message), typeof message !== 'string')
    return runQuery<T>(client, message)
  }

  #expect(answer: Promise<unknown>, counted: boolean): void {
    const settled = answer.then(
      () => {
        this.#answered = true
        if (counted) this.#unanswered--
      },
      (error: unknown) => {
        if (isLost(error)) return // and so are the statements after it, which are awaited
        this.#answered = true
        this.#failure ??= isUnavailable(error) ? new DatabaseUnavailable(error, { uncertain: true }) : error
        if (counted) this.#unanswered--
      },
    )
    this.#settled = Promise.all([this.#settled, settled])
  }

  async #renew(): Promise<void> {
    this.release(true)
    this.#client = await this.#options.connect()
    this.#ownsClient = true
  }
}

/** The connection is lost, not only the statement; after a mere timeout it may still be running. */
const isLost = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? /^(08...|57P0[1-5])$/.test(error.code ?? '')
    : isUnavailable(error) && (error as Error).message !== 'Query read timeout'
