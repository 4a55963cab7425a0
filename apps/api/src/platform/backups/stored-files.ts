import { createHash } from 'node:crypto'
import type { Files } from '../files/blob-storage.ts'
import type { FileRow } from './content.ts'
import { BackupRefused } from './parts.ts'

/** Reads every file back from the storage and compares it with its row. */
export async function verifyFiles(
  rows: AsyncIterable<FileRow>,
  files: Files,
  missing: readonly string[],
): Promise<void> {
  const absent = new Set(missing)
  for await (const { key, sha256 } of rows)
    if (!absent.has(key) && (await checksumOf(files, key)) !== sha256)
      throw new BackupRefused(
        `What was restored is not what was backed up: the file ${key} differs. Nothing was changed.`,
      )
}

/** Null where there is no such file. */
export async function checksumOf(files: Files, key: string): Promise<string | null> {
  const bytes = await files.get(key)
  if (!bytes) return null
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}
