import { readFileSync } from 'node:fs'
import { figuresContract } from '@fareeq/domain/figures/contract.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { searchesContract } from '@fareeq/domain/searches/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { seedSite } from '../seeds/site/site.ts'
import { REPLICA_READS } from './app-replica.ts'
import { sitePages } from './features/site/pages.ts'
import { openPostgres } from './platform/db/connections/postgres.ts'
import { readMigrations } from './platform/db/migration-files.ts'
import { type Database, openDatabase } from './platform/db/open.ts'
import type { ReplicaReads } from './platform/db/replica/replica.ts'
import { sql } from './platform/db/sql.ts'
import { prepareDatabase } from './testing/embedded-template.ts'
import { type PostgresServer, postgresBinaries, startPostgres } from './testing/postgres-server.ts'
import { silent } from './testing/silent.ts'
import { type Person, type Story, openStory } from './testing/story.ts'
import { asTestDatabase } from './testing/test-database.ts'
import { soon } from './testing/soon.ts'

const isPostgres = inject('testDatabases').engine === 'postgres' && postgresBinaries() !== undefined

test('the operator reads which calls a replica may answer', () => {
  const page = readFileSync(new URL('../../../docs/operating/several-machines.md', import.meta.url), 'utf8')
  const section = page.slice(page.indexOf('## Read replicas'))
  for (const { method, path } of REPLICA_READS) expect(section).toContain(`\`${method} ${path}\``)
})

describe.skipIf(!isPostgres)('with a streaming replica', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let database: Database
  let replica: ReplicaReads
  let story: Story
  let colleague: Person
  /** Milliseconds by which the process believes that more time has passed. */
  let skipped = 0

  async function atStandby(text: string) {
    const pool = openPostgres({ url: standby.url('fareeq'), max: 1, log: silent })
    await pool.query(text).finally(() => pool.end())
  }
  /** It receives everything, and shows nothing of it. */
  const pauseReplay = () => atStandby('select pg_wal_replay_pause()')
  const resumeReplay = () => atStandby('select pg_wal_replay_resume()')

  const untilReplayed = () =>
    soon(async () => {
      const { bytes } = await replica.lag()
      if (bytes > 0) throw new Error('not yet')
    })

  async function outcomesOf(run: () => Promise<unknown>): Promise<Record<string, number>> {
    const before: Record<string, number> = { ...replica.outcomes }
    await run()
    const counts = Object.entries(replica.outcomes).map(([name, count]) => [name, count - before[name]!] as const)
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  }

  beforeAll(async () => {
    primary = await startPostgres('/tmp')
    const url = await primary.createDatabase('fareeq')
    await prepareDatabase(await openDatabase({ url, dir: '', log: silent }), readMigrations())
    standby = await startPostgres('/tmp', { replicaOf: primary })
    database = await openDatabase({ url, replicaUrl: standby.url('fareeq'), dir: '', log: silent })
    // As in production: what was acknowledged has left the buffers.
    await database.db.run(sql`alter database fareeq set synchronous_commit = on`)
    database.pool.renew()
    replica = database.replica!
    story = await openStory({ database: await asTestDatabase(database) })
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped)
  }, 180_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    await story?.close()
    await database?.close()
    await standby?.remove()
    await primary?.remove()
  })
  beforeEach(async () => {
    await story.reset()
    await seedSite(story.db, story.now(), { demo: false })
    colleague = await story.staff()
    await untilReplayed()
    skipped += 10 * SECOND
  })
  afterEach(resumeReplay)

  const isFound = async (q: string) => {
    const { status, body } = await colleague.call(searchesContract.find, { query: { q } })
    expect(status).toBe(200)
    return JSON.stringify(body.data).includes(q)
  }
  const questions = async () => {
    const { status, body } = await story.person().call(siteContract.page, { query: { path: '/faq' } })
    expect(status).toBe(200)
    return body.data.faq.flatMap(({ questions }: { questions: unknown[] }) => questions).length
  }
  const removeQuestions = () => story.db.run(sql`update site_items set published = false where kind = 'faq'`)

  test('every call of the list is answered by it', async () => {
    const company = await story.client()
    const page = { query: { path: '/faq' } }
    const calls = new Map<unknown, () => Promise<{ status: number }>>([
      [figuresContract.list, () => colleague.call(figuresContract.list, { query: { days: 30 } })],
      [figuresContract.rows, () => colleague.call(figuresContract.rows, { params: { figure: 'revenue' } })],
      [figuresContract.steps, () => colleague.call(figuresContract.steps, { params: { step: 'signed_up' } })],
      [figuresContract.wizards, () => colleague.call(figuresContract.wizards)],
      [searchesContract.find, () => colleague.call(searchesContract.find, { query: { q: 'layla' } })],
      [matchingContract.find, () => company.call(matchingContract.find)],
      [siteContract.page, () => story.person().call(siteContract.page, page)],
    ])
    expect([...calls.keys()]).toEqual([...REPLICA_READS])
    for (const call of calls.values())
      expect(await outcomesOf(async () => expect(await call()).toMatchObject({ status: 200 }))).toEqual({ answered: 1 })
  })

  test('whoever has written sees it at once, and others too: a replica that is behind is left for the primary', async () => {
    await pauseReplay()
    const { email } = await story.talent()
    expect(await outcomesOf(async () => expect(await isFound(email)).toBe(true))).toEqual({ behind: 1 })
    await resumeReplay()
    skipped += 2 * SECOND
    await untilReplayed()
    expect(await outcomesOf(async () => expect(await isFound(email)).toBe(true))).toEqual({ answered: 1 })
  })

  test('a stranger reads content that is a few seconds old, and not older', async () => {
    const count = await questions()
    expect(count).toBeGreaterThan(0)
    await pauseReplay()
    await removeQuestions()
    skipped += 4 * SECOND
    expect(await outcomesOf(async () => expect(await questions()).toBe(count))).toEqual({ answered: 1 })
    skipped += 2 * SECOND
    expect(await outcomesOf(async () => expect(await questions()).toBe(0))).toEqual({ behind: 1 })
  })

  test('a page that is rendered, and kept, has all that was edited before', async () => {
    const { read } = sitePages(story.app.platform)
    const page = async () => JSON.stringify(await read('/faq', 'en'))
    const before = await page()
    expect(await outcomesOf(async () => expect(await page()).toBe(before))).toEqual({ answered: 1 })
    await pauseReplay()
    await removeQuestions()
    expect(await outcomesOf(async () => expect(await page()).not.toBe(before))).toEqual({ behind: 1 })
  })

  test('it stops and starts: nobody gets an error, and it is used again', async () => {
    expect(await isFound('layla')).toBe(false)
    await standby.stop('SIGQUIT')
    const calls = () => Promise.all(Array.from({ length: 5 }, () => isFound('layla')))
    expect(await outcomesOf(calls)).toMatchObject({ away: expect.any(Number) })
    expect(await outcomesOf(calls)).toEqual({ away: 5 })
    await expect(replica.lag()).rejects.toThrow()
    const figures = await story.app.platform.metrics.text()
    expect(figures).toMatch(/fareeq_replica_reads_total\{outcome="away"\} [1-9]/)
    expect(figures).not.toMatch(/^fareeq_replica_lag_seconds /m)
    await standby.start()
    skipped += 20 * SECOND
    await untilReplayed()
    expect(await outcomesOf(() => isFound('layla'))).toEqual({ answered: 1 })
    expect(await story.app.platform.metrics.text()).toMatch(/^fareeq_replica_lag_seconds 0$/m)
  })

  test.each([
    ['the primary itself', () => primary.url('fareeq'), 'leads to a server that is no replica'],
    ['a replica of something else', () => standby.url('postgres'), 'leads to a replica of another database'],
  ])('%s is never read as one', async (_, url, sentence) => {
    const { db, replica, close } = await openDatabase({
      url: primary.url('fareeq'),
      replicaUrl: url(),
      dir: '',
      log: silent,
    })
    await expect(replica!.lag()).rejects.toThrow(sentence)
    const answer = await replica!.read((readsFrom) => Promise.resolve(readsFrom === db))
    expect([answer, replica!.outcomes]).toEqual([true, { answered: 0, behind: 0, away: 1, failed: 0 }])
    await close()
  })
})
