// The last release on the schema of this one: a node of it goes on while a new one migrates, and can be started again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { labelOf } from '../../apps/api/src/platform/db/migration-files.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { API, startServer } from '../bench/process.ts'
import { readReleases } from '../release/releases.ts'
import { type Document, lostCalls } from './lost-calls.ts'
import { makeMainCalls, openSessions, type Sessions } from './main-calls.ts'
import { checkOut, NoHistory, serverOf } from './old-release.ts'
import { readEverything } from './reads.ts'

const PORT = Number(process.env['UPGRADE_PORT'] ?? 4411)
const release = readReleases().at(-1)!
const scratch = mkdtempSync(join(tmpdir(), 'fareeq-upgrade-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const folder = join(scratch, 'release')
try {
  checkOut(release, folder)
} catch (error) {
  if (!(error instanceof NoHistory)) throw error
  console.error(error.message)
  process.exit(1)
}

const postgres = await startPostgres(tmpdir())
const url = await postgres.createDatabase('upgrade')
const env = { NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'error' }
const faults: string[] = []

/** What people do, then everything that can be read by each of them. */
async function drive(origin: string, sessions: Sessions): Promise<number> {
  const people = await makeMainCalls(origin, sessions).catch((error: Error) => void faults.push(error.message))
  let calls = 0
  for (const token of new Set(Object.values({ ...sessions, ...people }))) {
    const read = await readEverything(origin, token)
    calls += read.calls
    faults.push(...read.faults)
  }
  return calls
}

const describe = async (origin: string) => (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document

let old = await startServer(serverOf(folder), PORT, '/api/ready', env)
console.log(`Release ${release.version} runs on its own schema.`)
const sessions = await openSessions(old.origin)
const oldCalls = await describe(old.origin)

const database = await openDatabase({ url, dir: '', log: createLog({ level: 'error' }), max: 2 })
const migrations = await migrate(database.pool, createLog({ level: 'error' }))
await database.close()
console.log(`Migrated while it runs: ${migrations.map(labelOf).join(', ') || 'nothing is new'}.`)
console.log(
  `${release.version} answered ${await drive(old.origin, sessions)} reads and the main calls on the new schema.`,
)
await old.stop()

if (release.refusesNewerSchema)
  console.log(`${release.version} cannot be started on a newer schema: no roll-back to it.`)
else {
  old = await startServer(serverOf(folder), PORT, '/api/ready', env)
  console.log(`Rolled back, ${release.version} answered ${await drive(old.origin, sessions)} reads.`)
  await old.stop()
}

const now = await startServer(API, PORT, '/api/ready', env)
faults.push(...lostCalls(oldCalls, await describe(now.origin)))
console.log('Tabs of the last release find their calls in this one.')
await now.stop()
await postgres.remove()

for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
