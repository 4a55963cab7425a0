import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Db } from '../db/database.ts'
import { appendPiece, uploadById } from './queries-uploads.ts'

/** Bytes that one statement carries. */
const PIECE = 2 ** 20

/** Store of the tus server in the database: what was acknowledged is there for every node. */
export class UploadStore extends DataStore {
  readonly #db: Db

  constructor(db: Db) {
    super()
    this.#db = db
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await uploadById(this.#db, id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: row.bytes, offset: row.received })
  }

  /** Saved piece by piece, so that a part that was cut off is not sent again from its beginning. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let received = offset
    for await (const piece of piecesOf(stream)) {
      if ((await appendPiece(this.#db, id, received, piece)) !== 1) throw ERRORS.INVALID_OFFSET
      received += piece.length
    }
    return received
  }
}

async function* piecesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size < PIECE) continue
    yield Buffer.concat(chunks)
    ;[chunks, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(chunks)
}
