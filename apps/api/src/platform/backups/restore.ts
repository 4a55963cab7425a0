import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../db/connections/pool.ts'
import { lockDirectory } from '../db/embedded/embedded-lock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import type { Files } from '../files/blob-storage.ts'
import { sessionUrlOf } from '../env-database.ts'
import { createFiles } from '../files/files.ts'
import { readArchive } from './archive.ts'
import type { BackupSettings } from './backup.ts'
import { type Connection, connectEmbedded, connectPostgres } from './connect.ts'
import { toRefusal } from './faults.ts'
import type { BackupManifest, Part } from './parts.ts'
import type { OnProgress } from './progress.ts'
import { storageKeys } from '../sealing.ts'
import { verifyArchive } from './verify-archive.ts'
import { createRestoreDirectory, refuseUsedDataDir } from './restore-directory.ts'
import { writeParts } from './write-database.ts'

export type RestoreOptions = {
  env: BackupSettings
  /** Whether SECRET_KEY is set; otherwise the key is the one that the backup brings. */
  hasOwnKey: boolean
  log: Log
  onPart?: (part: Part) => void
}

export async function restore(options: RestoreOptions & { from: string; onProgress?: OnProgress }) {
  const { from, env, hasOwnKey, onProgress } = options
  try {
    refuseUsedDataDir(env.DATA_DIR)
    const { size } = await stat(from)
    await verifyArchive(readArchive(createReadStream(from), env.BACKUP_SECRET), hasOwnKey ? storageKeys(env) : null)
    const source = counted(createReadStream(from), (done) => onProgress?.(done, size))
    return await restoreParts(readArchive(source, env.BACKUP_SECRET), options)
  } catch (error) {
    throw toRefusal(error)
  }
}

/** Into an empty database and storage; anything that fails leaves both empty. */
export async function restoreParts(
  parts: AsyncIterable<Part>,
  { env, log, onPart }: RestoreOptions,
): Promise<BackupManifest> {
  refuseUsedDataDir(env.DATA_DIR)
  const url = sessionUrlOf(env)
  const lock = url ? null : await lockDirectory(join(env.DATA_DIR, 'database'))
  const directory = createRestoreDirectory(env.DATA_DIR)
  const storage = remembering(
    createFiles({ dir: env.STORAGE_URL ? env.DATA_DIR : directory.dir, url: env.STORAGE_URL }),
  )
  const stagedDatabase = join(directory.dir, 'database')
  let connection: Connection | undefined
  try {
    connection = url ? await connectPostgres(url) : await connectEmbedded(stagedDatabase, log)
    const manifest = await writeParts(parts, {
      client: connection.client,
      engine: connection.engine,
      files: storage.files,
      keepKey: async (key) => directory.keepKey(key),
      onPart,
      beforeCommit: async () => {
        if (url) directory.publish()
      },
    })
    await connection.close()
    connection = undefined
    if (!url) {
      await migrateTo({ dir: stagedDatabase, log })
      directory.publish()
    } else await migrateTo({ url, dir: '', log })
    return manifest
  } catch (error) {
    await connection?.close().catch(() => {})
    await storage.deleteAll()
    directory.remove()
    throw error
  } finally {
    await lock?.release()
  }
}

/** From the schema of the backup to that of this version, and the statistics of the planner. */
async function migrateTo(where: { url?: string; dir: string; log: Log }): Promise<void> {
  const database = await openDatabase({ ...where, durable: false })
  try {
    await migrate(database.pool, where.log)
  } finally {
    await database.close()
  }
}

/** What is put into a storage that cannot be renamed as a whole is deleted again if the restore fails. */
function remembering(files: Files): { files: Files; deleteAll(): Promise<void> } {
  const keys: string[] = []
  return {
    files: {
      ...files,
      async put(bytes, options) {
        const file = await files.put(bytes, options)
        keys.push(file.key)
        return file
      },
    },
    async deleteAll() {
      for (const key of keys) await files.delete(key).catch(() => {}) // the storage may be what failed
    },
  }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, onProgress: (done: number) => void) {
  let done = 0
  for await (const chunk of bytes) {
    yield chunk
    onProgress((done += chunk.length))
  }
}
