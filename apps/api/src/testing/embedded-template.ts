// Cached between runs, because initdb takes 4 s. The key is a hash of the migrations.
import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../platform/db/migrate.ts'
import { type Migration, readMigrations } from '../platform/db/migration-files.ts'
import { openDatabase, type Database } from '../platform/db/open.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { silent } from './silent.ts'

const cache = new URL('../../../../.cache/test-databases/', import.meta.url).pathname
const day = 24 * 60 * 60 * 1000 // ms
const manifest = new URL('../../package.json', import.meta.url)

/** The directory of a migrated, closed embedded database, to be copied. */
export async function embeddedTemplate(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> }
  const version = dependencies['@electric-sql/pglite']
  const empty = await cached(`empty-${version}`, async (dir) => {
    const database = await openDatabase({ dir, log: silent, durable: false })
    await database.close()
  })
  const migrations = readMigrations()
  const key = hash('sha256', migrations.map(({ name, sha256 }) => name + sha256).join(), 'hex').slice(0, 12)
  return await cached(`migrated-${version}-${key}`, async (dir) => {
    cpSync(empty, dir, { recursive: true })
    await prepareDatabase(await openDatabase({ dir, log: silent, durable: false }), migrations)
  })
}

/** Creates tables and the job queue's schema once for all test files. */
export async function prepareDatabase(database: Database, migrations: Migration[]): Promise<void> {
  const { db, pool, engine } = database
  try {
    await migrate(pool, silent, migrations)
    const jobs = createJobs({ db, engine, log: createLog({ level: 'silent' }) })
    await jobs.start()
    await jobs.stop()
  } finally {
    await database.close()
  }
}

/** Created aside and renamed (atomic), so that concurrent runs can share it. */
async function cached(name: string, make: (dir: string) => Promise<void>): Promise<string> {
  const directory = join(cache, name)
  if (existsSync(directory)) {
    utimesSync(directory, new Date(), new Date()) // its age counts from its last use
    return directory
  }
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache)) {
    if (Date.now() - statSync(join(cache, old)).mtimeMs > day)
      rmSync(join(cache, old), { recursive: true, force: true })
  }
  const making = mkdtempSync(join(cache, 'making-'))
  try {
    await make(join(making, 'database'))
    renameSync(join(making, 'database'), directory)
  } catch (error) {
    if (!existsSync(directory)) throw error // another run was faster
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  return directory
}
