import type { Readable } from 'node:stream'

// Where uploaded bytes live. Their name, owner and type are rows of `files`; here they have a key that we made, so that
// nothing a person typed ever becomes part of a path.

export type StoredFile = { key: string; size: number; sha256: Buffer }

export interface Files {
  /** Keeps the bytes, all or none. More than `limit` bytes are refused with `too_large`. */
  put(bytes: AsyncIterable<Uint8Array>, options: { limit: number }): Promise<StoredFile>
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Readable | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
