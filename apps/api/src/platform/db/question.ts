import pg, { type PoolClient, type QueryConfig } from 'pg'
import { patienceNow } from './patience.ts'
import { nameOf } from './prepared.ts'
import type { SqlValue, Statement } from './sql.ts'
import { type Field, type Read, readerOf } from './rows.ts'
import { written } from './written.ts'

export interface Answer<T> {
  rows: T[]
  rowCount: number | null
  /** The first word of what was done: a commit that could not be is answered with ROLLBACK. */
  command: string
}

/** What `pg` has and does not tell. */
type Wire = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  query(text: string): void
  parse(statement: { name: string | undefined; text: string }): void
  bind(portal: { statement: string | undefined; values: unknown[] }): void
  describe(portal: { type: 'P' }): void
  execute(): void
  sync(): void
}

/** How the rows of each named statement are read; null when it has none. */
const known = new WeakMap<Wire, Map<string, Read | null>>()

/**
 * One statement, as `pg` sends it and hears the answer. Its own query asks anew for the looks of the rows every time and
 * builds each of them as a slow object: a third of what a profile cost us. The rows of a named statement look the same
 * as long as its connection lives (PostgreSQL refuses it otherwise), so that is asked once.
 */
class Question<T> {
  readonly text: string
  readonly name: string | undefined
  readonly values: readonly SqlValue[] | undefined
  callback: (error: unknown, answer?: Answer<T>) => void
  /** `pg` gives up after so many milliseconds; without it after those of the pool. */
  readonly query_timeout = patienceNow()
  readonly #client: PoolClient
  readonly #answer: Answer<T> = { rows: [], rowCount: null, command: '' }
  #known: Map<string, Read | null> | undefined
  #read: Read | null | undefined
  #failure: unknown

  constructor(client: PoolClient, message: Statement | string, callback: Question<T>['callback']) {
    this.#client = client
    this.callback = callback
    if (typeof message === 'string') {
      this.text = message
    } else {
      this.text = message.text
      this.values = message.values
      this.name = nameOf(message.text)
    }
  }

  submit(wire: Wire): Error | null {
    const { text, name } = this
    if (!this.values) return (wire.query(text), null)
    let values: unknown[]
    try {
      values = this.values.map(written)
    } catch (error) {
      return error as Error
    }
    if (name !== undefined) {
      this.#known = known.get(wire)
      if (!this.#known) known.set(wire, (this.#known = new Map()))
      this.#read = this.#known.get(name)
    }
    wire.stream.cork()
    if (name === undefined || !(wire.parsedStatements[name] ?? wire.submittedNamedStatements[name])) {
      wire.parse({ name, text })
      if (name !== undefined) wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement: name, values })
    if (this.#read === undefined) wire.describe({ type: 'P' })
    wire.execute()
    wire.sync()
    wire.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#read = readerOf(this.name, fields, this.#client)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#answer.rows.push(this.#read!(fields) as T)
    } catch (error) {
      this.#failure ??= error
    }
  }

  /** `SELECT 1`, `INSERT 0 1`, `COMMIT` */
  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ')
    this.#answer.command = words[0]!
    if (words.length > 1) this.#answer.rowCount = Number(words.at(-1))
    if (this.name !== undefined && this.#known?.get(this.name) === undefined)
      this.#known?.set(this.name, this.#read ?? null)
  }

  handleError(error: unknown): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.callback(null, this.#answer)
    else this.callback(this.#failure)
  }
}
// `pg` pipelines nothing that is not one of its queries; what their constructor prepares is what we do without.
Object.setPrototypeOf(Question.prototype, pg.Query.prototype as object)

/** Sends a statement, or a command without parameters, without waiting for the answers to what was sent before. */
export async function ask<T extends object>(client: PoolClient, message: Statement | string): Promise<Answer<T>> {
  // Without parameters the simple protocol is used: that is what lets one text hold several statements.
  if (typeof message !== 'string' && message.values.length === 0) {
    return client.query<T>({ text: message.text, query_timeout: patienceNow() } as QueryConfig)
  }
  try {
    return await new Promise<Answer<T>>((resolve, reject) => {
      client.query(
        new Question<T>(client, message, (error, answer) => (answer ? resolve(answer) : reject(error))) as never,
      )
    })
  } catch (error) {
    // The trace leads back to whoever asked, not to the socket that answered.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
