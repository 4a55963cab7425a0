// Both engines in one story: a world in the embedded database goes to a file, back, to PostgreSQL and back again.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises' // house-allow waits: it paces a writer, and nothing waits for it
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { seedDemoWorld } from '../../../seeds/demo-world.ts'
import { embeddedTemplate } from '../../testing/embedded-template.ts'
import { type PostgresServer, postgresBinaries, startPostgres } from '../../testing/postgres-server.ts'
import { silent } from '../../testing/silent.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { sql } from '../db/sql.ts'
import { createFiles } from '../files/files.ts'
import { backUp } from './backup.ts'
import { connectEmbedded, connectPostgres } from './connect.ts'
import { contentOf, listTables, sequencesOf } from './content.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'

const { engine, scratch } = inject('testDatabases')
const SECRET_KEY = 'a key for backups, long enough to be one'
const IDENTITY = 'AGE-SECRET-KEY-1YT7PNTTXY4VQYHS3NPSE03LHV3HRC2US4LACE85UE54RNG5XYMKSWWZZ42'
const now = new Date('2026-11-15T09:00:00Z')

/** A file system of a fixed size needs the right to mount one. */
const canMount = () =>
  process.getuid?.() === 0 && spawnSync('mount', ['--fake', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

const newDir = () => mkdtempSync(join(scratch, 'backups-'))
const settings = (dataDir: string, url?: string, secret?: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  STORAGE_URL: undefined,
  SECRET_KEY,
  BACKUP_SECRET: secret,
})

/** Every table, sequence, constraint, index and trigger. */
async function describeDatabase(client: pg.Client) {
  const tables = []
  for (const table of await listTables(client)) tables.push(await contentOf(client, table))
  const schema = await client.query(`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss') and tablename not like 'queue_stats%'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`)
  const lines = schema.rows
    .map(({ line }: { line: string }) => line)
    .filter((line) => !line.startsWith('pgboss.queue_stats'))
  return { tables, sequences: await sequencesOf(client), lines }
}

async function describeDir(dataDir: string) {
  const { client, close } = await connectEmbedded(join(dataDir, 'database'), silent)
  return await describeDatabase(client).finally(close)
}
async function describeUrl(url: string) {
  const { client, close } = await connectPostgres(url)
  return await describeDatabase(client).finally(close)
}

/** Pairs of rows until told to stop: one without its other would prove a torn backup. */
function keepWriting({ db }: Database) {
  let [stopped, count] = [false, 0]
  const writing = (async () => {
    while (!stopped) {
      await db.transaction(async (db) => {
        await db.run(sql`insert into events (topic, name) values ('pair', 'first')`)
        await db.run(
          sql`insert into idempotency_keys (owner, key, request_hash) values ('pair', ${crypto.randomUUID()}, '\\x00')`,
        )
      })
      count++
      await delay(5) // without it, its rows are most of what is backed up
    }
  })()
  return async () => {
    stopped = true
    await writing
    return count
  }
}
const PAIRS = sql`select (select count(*) from events where topic = 'pair') as firsts,
  (select count(*) from idempotency_keys where owner = 'pair') as seconds`

describe.skipIf(engine !== 'embedded')('a backup of the embedded database', () => {
  const world = newDir()
  const file = join(newDir(), 'world.backup')
  let fileCount = 0

  beforeAll(async () => {
    cpSync(await embeddedTemplate(), join(world, 'database'), { recursive: true })
    const database = await openDatabase({ dir: join(world, 'database'), log: silent, durable: false })
    await seedDemoWorld(database.db, now, SECRET_KEY, createFiles({ dir: world }))
    await database.db.run(sql`select setval('contract_numbers', 4711)`)
    const stop = keepWriting(database)
    const { manifest } = await backUp({ env: settings(world, undefined, IDENTITY), to: file, log: silent, now })
    const count = await stop()
    fileCount = manifest.files.count
    if (count === 0) throw new Error('Nothing was written while the backup was made')
    await database.close()
  }, 400_000)

  describe.skipIf(!postgresBinaries())('and PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres(tmpdir())
    })
    afterAll(() => server.remove())

    test('is of one moment while people write, and leaves no copy behind', async () => {
      const url = await server.createDatabase('moment')
      const dataDir = newDir()
      const env = settings(dataDir, url, IDENTITY)
      const manifest = await restore({ env, hasOwnKey: true, from: file, log: silent })
      expect(manifest.files).toMatchObject({ count: fileCount, missing: [] })
      expect(fileCount).toBeGreaterThan(0)
      const database = await openDatabase({ url, dir: '', log: silent })
      const { firsts, seconds } = await database.db.one<{ firsts: number; seconds: number }>(PAIRS)
      await database.close()
      expect(firsts).toBe(seconds)
      expect(readdirSync(world).toSorted()).toEqual(['database', 'files'])
      expect(readdirSync(dataDir)).toEqual(['files'])
    }, 120_000)

    test('have the same rows, sequences, keys, indexes and triggers after each journey', async () => {
      const original = await describeDir(world)
      expect(original.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(60)
      const url = await server.createDatabase('moved')
      await move({ env: settings(world), to: url, log: silent, now })
      const moved = await describeUrl(url)
      expect(moved.tables).toEqual(original.tables)
      expect(moved.sequences).toEqual(original.sequences)

      const running = await openDatabase({ url, dir: '', log: silent })
      const again = join(newDir(), 'again.backup')
      const stop = keepWriting(running)
      await backUp({ env: settings(world, url), to: again, log: silent, now })
      await stop()
      await expect(move({ env: settings(world, url), to: newDir(), log: silent, now })).rejects.toThrow(
        'Stop all of them first',
      )
      await running.close()

      const second = await server.createDatabase('restored')
      const dataDir = newDir()
      const manifest = await restore({ env: settings(dataDir, second), hasOwnKey: true, from: again, log: silent })
      const restored = await describeUrl(second)
      expect(restored.tables).toEqual(manifest.tables)
      expect(restored.lines).toEqual(moved.lines)
      const pairs = await openDatabase({ url: second, dir: '', log: silent })
      const { firsts, seconds } = await pairs.db.one<{ firsts: number; seconds: number }>(PAIRS)
      await pairs.close()
      expect(firsts).toBe(seconds)

      const home = newDir()
      await move({ env: settings(dataDir, second), to: home, log: silent, now })
      const back = await describeDir(home)
      expect({ ...back, lines: [] }).toEqual({ ...restored, lines: [] })
      expect(back.lines).toEqual(original.lines)
      const folders = (dataDir: string) => readdirSync(join(dataDir, 'files')).filter((name) => name !== 'incoming')
      expect(folders(home)).toEqual(folders(world))
    }, 400_000)

    test('are refused where there is something already', async () => {
      const url = await server.createDatabase('full')
      const { client, close } = await connectPostgres(url)
      await client.query('create table public.something (id int)')
      await close()
      const dataDir = newDir()
      const options = { env: settings(dataDir, url, IDENTITY), hasOwnKey: true, from: file, log: silent }
      await expect(restore(options)).rejects.toThrow('The database is not empty')
      await expect(move({ env: settings(world), to: url, log: silent, now })).rejects.toThrow(
        'The database is not empty',
      )
      expect(readdirSync(dataDir)).toEqual([])
    })
  })

  describe('is refused with a sentence, and nothing is written', () => {
    const bytes = () => readFileSync(file)
    const tries = async (content: Buffer | null, how: { secret?: string; key?: string } = {}) => {
      const [dataDir, from] = [newDir(), content ? join(newDir(), 'bad.backup') : file]
      if (content) writeFileSync(from, content)
      const env = { ...settings(dataDir, undefined, how.secret ?? IDENTITY), SECRET_KEY: how.key ?? SECRET_KEY }
      const problem = await restore({ env, hasOwnKey: true, from, log: silent }).then(
        () => 'restored',
        (error: Error) => `${error.name}: ${error.message}`,
      )
      return { problem, left: readdirSync(dataDir, { recursive: true }).filter((name) => name !== 'database') }
    }
    const refused = (words: string) => ({
      problem: expect.stringMatching(new RegExp(`^BackupRefused: .*${words}`)) as string,
      left: [],
    })

    test.each([0.2, 0.7, 0.999])('when only %s of it was written', async (share) => {
      const content = bytes()
      expect(await tries(content.subarray(0, Math.floor(content.length * share)))).toEqual(refused('half written'))
    })
    test('when one bit of it was changed', async () => {
      const changed = bytes()
      changed[Math.floor(changed.length / 2)]! ^= 1
      expect(await tries(changed)).toEqual(refused('damaged'))
    })
    test('when it is something else, or nothing', async () => {
      expect(await tries(Buffer.from('PK not a backup'))).toEqual(refused('no backup of Fareeq'))
      expect(await tries(Buffer.alloc(0))).toEqual(refused('no backup of Fareeq'))
    })
    test('with another passphrase, or another key of the server', async () => {
      expect(await tries(null, { secret: 'a passphrase instead of the key' })).toEqual(refused('does not open'))
      expect(await tries(null, { key: 'another key of the server, long enough' })).toEqual(
        refused('another SECRET_KEY'),
      )
    })
    test('where there is a database already, or a file', async () => {
      const options = { hasOwnKey: true, from: file, log: silent }
      await expect(restore({ ...options, env: settings(world, undefined, IDENTITY) })).rejects.toThrow('is not empty')
    })
    test.skipIf(!canMount())(
      'where the disk is full before it is done',
      async () => {
        const dataDir = newDir()
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=45m', 'tmpfs', dataDir])
        onTestFinished(() => void execFileSync('umount', ['-l', dataDir]))
        const options = { env: settings(dataDir, undefined, IDENTITY), hasOwnKey: true, from: file, log: silent }
        await expect(restore(options)).rejects.toThrow('The disk is full. Nothing was changed')
        expect(readdirSync(dataDir, { recursive: true })).toEqual(['database'])
      },
      120_000,
    )
    test('where a server has just opened the place', async () => {
      const dataDir = newDir()
      cpSync(await embeddedTemplate(), join(dataDir, 'database'), { recursive: true })
      const database = await openDatabase({ dir: join(dataDir, 'database'), log: silent, durable: false })
      const options = { env: settings(dataDir, undefined, IDENTITY), hasOwnKey: true, from: file, log: silent }
      await expect(restore(options)).rejects.toThrow('is not empty')
      await expect(move({ env: settings(dataDir), to: newDir(), log: silent, now })).rejects.toThrow(
        'in use by another process',
      )
      await database.close()
    })
  })

  test('has its own name only when it is whole, and overwrites nothing', async () => {
    await expect(backUp({ env: settings(world), to: file, log: silent, now })).rejects.toThrow('exists already')
    const to = join(newDir(), 'absent', 'x.backup')
    await expect(backUp({ env: settings(world), to, log: silent, now })).rejects.toThrow('There is no such file')
    expect(existsSync(`${file}.part`)).toBe(false)
  })
})
