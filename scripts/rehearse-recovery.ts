import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { seedDemoWorld } from '../apps/api/seeds/demo-world.ts'
import { connectPostgres } from '../apps/api/src/platform/backups/connect.ts'
import { contentOf, listTables } from '../apps/api/src/platform/backups/content.ts'
import { migrate } from '../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { sql } from '../apps/api/src/platform/db/sql.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { createCluster } from './recovery/cluster.ts'

// `npm run rehearse-recovery`: a cluster with Fareeq's database, archived by pgBackRest; somebody deletes what they should
// not, then the machine is lost; it is restored to a second before the deletion and compared, table by table.

const log = createLog({ level: 'error' })
const home = mkdtempSync(join(tmpdir(), 'fareeq-recovery-'))
chmodSync(home, 0o755)
const startedAt = performance.now()
const say = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`)

/** Every table with its count and checksum. */
async function contents(url: string): Promise<Map<string, string>> {
  const { client, close } = await connectPostgres(url)
  const rowsByTable = new Map<string, string>()
  for (const table of await listTables(client)) {
    const { table: name, rows, checksum } = await contentOf(client, table)
    rowsByTable.set(name, `${rows} rows, ${checksum}`)
  }
  await close()
  return rowsByTable
}

/** Acknowledged writes, one after the other, for so long; answers how many. */
async function write(url: string, milliseconds: number): Promise<number> {
  const { db, close } = await openDatabase({ url, dir: '', log })
  const until = performance.now() + milliseconds
  let count = 0
  for (; performance.now() < until; count++)
    await db.run(sql`insert into events (topic, name) values ('rehearsal', 'n')`)
  await close()
  return count
}

const cluster = await createCluster(home)
try {
  await cluster.start()
  say('a PostgreSQL cluster on loopback, every segment of its log archived by pgBackRest')
  const database = await openDatabase({ url: cluster.url, dir: '', log })
  await migrate(database.pool, log)
  await seedDemoWorld(database.db, new Date())
  await database.close()
  say('Fareeq’s tables and the demo world')
  cluster.pgbackrest('stanza-create')
  cluster.pgbackrest('check')
  cluster.pgbackrest('backup', '--type=full')
  say('full backup, encrypted')
  const before = await write(cluster.url, 5_000)
  const expected = await contents(cluster.url)
  const { client, close } = await connectPostgres(cluster.url)
  const { rows } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const { moment } = rows[0]!
  say(`${before} writes after the backup; this is the moment to come back to: ${moment}`)
  await delay(1_000)
  await client.query('delete from talent_profiles; drop table sessions cascade')
  say('somebody deletes all profiles and drops a table')
  await close()
  const later = await write(cluster.url, 2_000)
  await cluster.archived(moment)
  say(`${later} more writes; the log up to that moment is in the archive`)
  await cluster.lose()
  say('the machine is lost: the server is killed and its data directory deleted')
  const restoreAt = performance.now()
  cluster.pgbackrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote')
  await cluster.start()
  await cluster.promoted()
  say(
    `restored to that moment and open for writes, ${((performance.now() - restoreAt) / 1000).toFixed(1)} s after the order`,
  )
  const actual = await contents(cluster.url)
  const differing = [...expected].filter(([name, content]) => actual.get(name) !== content)
  for (const [name, content] of differing) console.error(`${name}: ${content}, but now ${actual.get(name)}`)
  if (differing.length > 0) throw new Error(`${differing.length} tables differ`)
  say(
    `${expected.size} tables compared by count and checksum: all as they were, ${await write(cluster.url, 200)} new writes accepted`,
  )
} finally {
  await cluster.lose()
  rmSync(home, { recursive: true, force: true })
}
