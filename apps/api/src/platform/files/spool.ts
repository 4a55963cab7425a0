import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'

export type SpooledFile = { path: string; size: number; sha256: Buffer }

/**
 * Streams to a temporary file in `dir`, and calls `use` once it is complete and fsynced. Memory stays at one chunk whatever
 * the size. The file is deleted afterwards, unless `use` has moved it.
 */
export async function spool<T>(
  dir: string,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  await mkdir(dir, { recursive: true })
  const path = join(dir, `${randomUUID()}.part`)
  try {
    return await use({ path, ...(await write(path, bytes, limit)) })
  } finally {
    await rm(path, { force: true })
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>, limit: number) {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      size += chunk.byteLength
      if (size > limit) throw new Refusal(platformErrors.too_large)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest() }
}
