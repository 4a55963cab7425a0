import type { Connection, Submittable } from 'pg'
import type pg from 'pg'

// COPY in bounded chunks. Each statement and its data are sent in one go, without waiting for the answer in between: the
// embedded engine answers a message only as a whole.

abstract class CopyStatement implements Submittable {
  readonly #text: string
  readonly #end = Promise.withResolvers<void>()

  constructor(text: string) {
    this.#text = text
  }

  run(client: pg.ClientBase): Promise<void> {
    client.query(this)
    return this.#end.promise
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleError(error: Error): void {
    this.#end.reject(error)
  }

  handleReadyForQuery(): void {
    this.#end.resolve()
  }

  handleCommandComplete(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(_message: { chunk: Buffer }): void {}
}

/** What `@types/pg` leaves out. */
type CopyConnection = Connection & { sendCopyFromChunk(rows: Buffer): void; endCopyFrom(): void }

class CopyOut extends CopyStatement {
  readonly chunks: Buffer[] = []

  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.chunks.push(Buffer.from(chunk))
  }
}

class CopyIn extends CopyStatement {
  readonly #rows: Buffer

  constructor(text: string, rows: Buffer) {
    super(text)
    this.#rows = rows
  }

  override submit(connection: Connection): void {
    super.submit(connection)
    const { sendCopyFromChunk, endCopyFrom } = connection as CopyConnection
    sendCopyFromChunk.call(connection, this.#rows)
    endCopyFrom.call(connection)
  }
}

export async function copyOut(client: pg.ClientBase, query: string): Promise<Buffer> {
  const copy = new CopyOut(`copy (${query}) to stdout`)
  await copy.run(client)
  return Buffer.concat(copy.chunks)
}

export async function copyIn(client: pg.ClientBase, target: string, rows: Buffer): Promise<void> {
  await new CopyIn(`copy ${target} from stdin`, rows).run(client)
}
