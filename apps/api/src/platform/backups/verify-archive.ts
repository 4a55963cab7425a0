import { readMigrations } from '../db/migration-files.ts'
import { keyCheck } from './key.ts'
import {
  BackupRefused,
  HEADER,
  KEY,
  MANIFEST,
  type BackupHeader,
  type Part,
  bytesOf,
  readHeader,
  readManifest,
} from './parts.ts'
import { migrationsOf } from './schema.ts'

/**
 * Reads a backup to its end before anything is made: it is whole, of this version or an older one, and of this key.
 * `secretKeys` is null where the backup brings its own.
 */
export async function verifyArchive(parts: AsyncIterable<Part>, secretKeys: readonly string[] | null): Promise<void> {
  let header: BackupHeader | undefined
  let [last, hasKey] = ['', false]
  for await (const part of parts) {
    last = part.name
    if (!header) {
      if (last !== HEADER) throw new BackupRefused('This file is no backup of Fareeq.')
      header = await readHeader(part)
      migrationsOf(header, readMigrations())
      if (secretKeys !== null) refuseOtherKey(header, secretKeys)
    } else if (last === MANIFEST) await readManifest(part)
    else if (last === KEY) hasKey = (await bytesOf(part)).length > 0
    else for await (const _ of part.bytes); // decompressed and authenticated by being read
  }
  if (!header || last !== MANIFEST)
    throw new BackupRefused('The backup is damaged or only half written: it does not end where it should.')
  if (secretKeys === null && !hasKey) refuseOtherKey(header, [])
}

function refuseOtherKey({ key_check }: BackupHeader, secretKeys: readonly string[]): void {
  if (!secretKeys.some((key) => keyCheck(key) === key_check))
    throw new BackupRefused(
      'The backup was made with another SECRET_KEY, without which what it has sealed cannot be read. Set that one.',
    )
}
