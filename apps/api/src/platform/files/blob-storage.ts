import type { Readable } from 'node:stream'

// Blob storage. Name, owner and type are rows of `files`; the key is generated, so that no user input becomes part of a
// path.

export type StoredFile = { key: string; size: number; sha256: Buffer }

/** Inclusive at both ends, as in HTTP. */
export type ByteRange = { start: number; end: number }

export interface Files {
  /**
   * Stores all of the bytes or none. More than `limit` bytes are refused with `too_large`. The key is a new one, but for a
   * file that is restored under its own.
   */
  put(bytes: AsyncIterable<Uint8Array>, options: { limit: number; key?: string }): Promise<StoredFile>
  /** The bytes, or those of a range; null when there are none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent: deleting a missing key is no error. */
  delete(key: string): Promise<void>
}
