import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sessionUrlOf } from '../env-database.ts'
import type { Env } from '../env.ts'
import { createFiles } from '../files/files.ts'
import type { Log } from '../db/connections/pool.ts'
import { syncPath } from '../db/embedded/sync-files.ts'
import { writeArchive } from './archive.ts'
import { connectSource } from './connect.ts'
import { toRefusal } from './faults.ts'
import { BackupRefused, MANIFEST, bytesOf, bytesPart, readManifest, type BackupManifest, type Part } from './parts.ts'
import type { OnProgress } from './progress.ts'
import { readParts } from './read-database.ts'

export type BackupSettings = Pick<
  Env,
  'DATABASE_URL' | 'DATA_DIR' | 'STORAGE_URL' | 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'BACKUP_SECRET'
> &
  Partial<Pick<Env, 'DATABASE_DIRECT_URL'>>

export type BackupOptions = {
  env: BackupSettings
  to: string
  log: Log
  now: Date
  onProgress?: OnProgress
}

export type BackupReport = { bytes: number; manifest: BackupManifest }

/** Written beside its name and renamed at the end: a file of that name is a whole backup. */
export async function backUp({ env, to, log, now, onProgress }: BackupOptions): Promise<BackupReport> {
  if (existsSync(to)) throw new BackupRefused(`${to} exists already. Give another name.`)
  const partial = `${to}.part`
  try {
    const source = await connectSource({ url: sessionUrlOf(env), dataDir: env.DATA_DIR }, log)
    try {
      let manifest: BackupManifest | undefined
      const parts = readParts({
        client: source.client,
        files: createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL }),
        keys: env,
        generatedKey: generatedKey(env.DATA_DIR),
        now,
        onProgress,
      })
      const archive = await writeArchive(
        withManifest(parts, (value) => (manifest = value)),
        env.BACKUP_SECRET,
      )
      await pipeline(archive, createWriteStream(partial, { mode: 0o600, flush: true }))
      if (!manifest) throw new Error('The backup ended without its manifest')
      renameSync(partial, to)
      syncPath(dirname(to))
      return { bytes: statSync(to).size, manifest }
    } finally {
      await source.close()
    }
  } catch (error) {
    rmSync(partial, { force: true })
    throw toRefusal(error)
  }
}

async function* withManifest(parts: AsyncIterable<Part>, use: (manifest: BackupManifest) => void) {
  for await (const part of parts) {
    if (part.name !== MANIFEST) yield part
    else {
      const bytes = await bytesOf(part)
      use(await readManifest(bytesPart(MANIFEST, bytes)))
      yield bytesPart(MANIFEST, bytes)
    }
  }
}

/** The key in DATA_DIR; where SECRET_KEY is set there is none, or an old one which opens nothing. */
function generatedKey(dataDir: string): Buffer | null {
  const file = join(dataDir, 'secret-key')
  return process.env.SECRET_KEY || !existsSync(file) ? null : readFileSync(file)
}
