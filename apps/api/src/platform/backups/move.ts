import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../db/connections/pool.ts'
import { lockDirectory } from '../db/embedded/embedded-lock.ts'
import { MIGRATION_LOCK } from '../db/migration-lock.ts'
import { sessionUrlOf } from '../env-database.ts'
import { createFiles } from '../files/files.ts'
import type { BackupSettings } from './backup.ts'
import { type Connection, connectEmbedded, connectPostgres } from './connect.ts'
import { toRefusal } from './faults.ts'
import { BackupRefused, type BackupManifest, type Part } from './parts.ts'
import type { OnProgress } from './progress.ts'
import { readParts } from './read-database.ts'
import { createRestoreDirectory } from './restore-directory.ts'
import { checksumOf } from './stored-files.ts'
import { fileRows } from './content.ts'
import { writeParts } from './write-database.ts'

/** Together three seconds. */
const MAX_ATTEMPTS = 15
const PAUSE = 200

export type MoveOptions = { env: BackupSettings; to: string; log: Log; now: Date; onProgress?: OnProgress }

const isPostgres = (to: string) => /^postgres(ql)?:\/\//.test(to)

/** The database of a stopped server to another engine. Files on the disk go along where the data directory changes. */
export async function move({ env, to, log, now, onProgress }: MoveOptions): Promise<BackupManifest> {
  if (!isPostgres(to) && /^\w+:\/\//.test(to)) throw new BackupRefused('Give --to postgres://… or a directory.')
  const dataDir = isPostgres(to) ? null : resolve(to)
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'database', 'cluster')))
    throw new BackupRefused(`There is no database in ${env.DATA_DIR}.`)
  if (dataDir && existsSync(join(dataDir, 'database', 'cluster')))
    throw new BackupRefused(`${dataDir} has a database already: a move writes only into an empty place.`)
  try {
    return await moveDatabase({ env, to, dataDir, log, now, onProgress })
  } catch (error) {
    throw toRefusal(error)
  }
}

type Move = Omit<MoveOptions, 'to'> & { to: string; dataDir: string | null }

async function moveDatabase({ env, to, dataDir, log, now, onProgress }: Move): Promise<BackupManifest> {
  if (dataDir) mkdirSync(dataDir, { recursive: true })
  // The embedded database is opened itself, not a copy: a server that runs on it is in the way, and is named.
  const url = sessionUrlOf(env)
  const source = url
    ? await connectPostgres(url)
    : await connectEmbedded(join(env.DATA_DIR, 'database'), log, { durable: true })
  try {
    if (url) await refuseRunningServers(source.client)
    const parts = readParts({
      client: source.client,
      files: null,
      keys: env,
      generatedKey: null,
      now,
      onProgress,
    })
    if (!dataDir) return await writeTo(await connectPostgres(to), parts)
    const lock = await lockDirectory(join(dataDir, 'database'))
    const directory = createRestoreDirectory(dataDir)
    try {
      const manifest = await writeTo(await connectEmbedded(join(directory.dir, 'database'), log), parts)
      if (dataDir !== env.DATA_DIR) await copyFiles(env, dataDir, source.client)
      directory.publish()
      return manifest
    } finally {
      directory.remove()
      await lock.release()
    }
  } finally {
    await source.close()
  }
}

async function writeTo({ client, engine, close }: Connection, parts: AsyncIterable<Part>) {
  try {
    return await writeParts(parts, { client, engine, files: null, keepKey: async () => {} })
  } finally {
    await close()
  }
}

/** What it would write during the move would be lost; one that starts now waits for this lock. */
async function refuseRunningServers(client: pg.ClientBase): Promise<void> {
  // The connections of a server that was stopped a moment ago may still be closing.
  for (let attempt = 1; await isServed(client); attempt++) {
    if (attempt === MAX_ATTEMPTS)
      throw new BackupRefused('A server or runner works on this database. Stop all of them first, then move it.')
    await delay(PAUSE)
  }
}

async function isServed(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean; servers: string }>(
    `select pg_try_advisory_lock($1) as locked, (select count(*)::text from pg_stat_activity
       where datname = current_database() and application_name = 'fareeq') as servers`,
    [MIGRATION_LOCK],
  )
  return !rows[0]!.locked || Number(rows[0]!.servers) > 0
}

/** Resumable: what an interrupted move has copied is compared and left. Those in a bucket stay there. */
async function copyFiles(env: BackupSettings, dataDir: string, client: pg.ClientBase): Promise<void> {
  const key = join(env.DATA_DIR, 'secret-key')
  if (existsSync(key) && !existsSync(join(dataDir, 'secret-key'))) copyFileSync(key, join(dataDir, 'secret-key'))
  if (env.STORAGE_URL) return
  const [from, to] = [createFiles({ dir: env.DATA_DIR }), createFiles({ dir: dataDir })]
  for await (const { key, size, sha256 } of fileRows(client)) {
    if ((await checksumOf(to, key)) === sha256) continue
    const bytes = await from.get(key)
    if (bytes) await to.put(bytes, { limit: size, key })
  }
}
