import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { operationsContract } from '@fareeq/domain/operations/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { DatabaseUnavailable, type Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { Undeliverable } from '../messages/driver.ts'
import { createLog } from '../log.ts'
import { freshStory } from '../../testing/story.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createMetricsListener } from './listener.ts'
import { createMetrics } from './metrics.ts'
import { measureMessages } from './messages.ts'
import { measureProviders } from './providers.ts'
import { soon } from '../../testing/soon.ts'

const log = createLog({ level: 'silent' })
const story = await freshStory()
const scrape = async () => (await story.person().send('GET', '/metrics')).body as string
const closers: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closers.map((close) => close())))

async function listen(token?: string) {
  const metrics = createMetrics({ db: story.db, log })
  const listener = createMetricsListener({
    metrics,
    env: { METRICS_PORT: 0, METRICS_TOKEN: token, HOST: '127.0.0.1' },
    log,
  })
  await listener.start()
  closers.push(listener.stop)
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${listener.port()}${path}`, { headers })
}

test('whoever watches sees the pool, the queues, the caches, the streams and what runs here', async () => {
  const talent = await story.talent()
  await talent.call(accountsContract.me)
  await talent.call(accountsContract.me)
  const figures = await scrape()
  expect(figures).toMatch(/fareeq_database_connections\{state="in_use"\} \d/)
  expect(figures).toMatch(/fareeq_cache_lookups_total\{cache="sessions",outcome="hit"\} [1-9]/)
  expect(figures).toMatch(/fareeq_cache_entries\{cache="sessions"\} [1-9]/)
  expect(figures).toMatch(/fareeq_build_info\{version="[\d.]+",commit="\w+",roles="web,worker,runner"\} 1/)
  expect(figures).toContain('fareeq_streams_open 0')
  expect(figures).toMatch(/fareeq_work_items_late\{kind="request"\} 0/)
  expect(figures).toMatch(/fareeq_table_bytes\{table="users"\} [1-9]/)
  expect(figures).toMatch(/fareeq_table_rows\{table="job_common"\} \d/)
  expect(figures).toMatch(/nodejs_eventloop_lag_p99_seconds/)
  await soon(async () => {
    expect(await scrape()).toMatch(/fareeq_job_runs_total\{job="messages.deliver",outcome="done"\} [1-9]/)
  })
  expect(await scrape()).toMatch(
    /provider_call_duration_seconds_count\{provider="mail",operation="send",outcome="ok"\} [1-9]/,
  )
  for (const word of [talent.user.id, talent.email, talent.user.first_name]) expect(await scrape()).not.toContain(word)
})

test('messages are counted by what became of them, and the oldest that is due tells how late the mail is', async () => {
  await story.db.run(sql`
    insert into messages (id, channel, to_address, lang, subject, text, headers, secret, status, created_at, not_before, attempts)
    values
      (gen_random_uuid(), 'email', 'a@fareeq.test', 'ar', '.', '.', '{}', false, 'queued', clock_timestamp() - interval '1 hour', null, 3),
      (gen_random_uuid(), 'email', 'b@fareeq.test', 'ar', '.', '.', '{}', false, 'queued', clock_timestamp() - interval '2 hours', clock_timestamp() + interval '1 hour', 0),
      (gen_random_uuid(), 'sms', '+966500000001', 'ar', null, '.', '{}', false, 'failed', clock_timestamp() - interval '1 day', null, 9)`)
  const metrics = createMetrics({ db: story.db, log })
  measureMessages(metrics)
  const figures = await metrics.text()
  expect(figures).toContain('fareeq_messages{channel="email",status="due"} 1')
  expect(figures).toContain('fareeq_messages{channel="email",status="later"} 1')
  expect(figures).toContain('fareeq_messages{channel="sms",status="failed"} 1')
  const [, age] = /fareeq_message_oldest_age_seconds\{channel="email",status="due"\} ([\d.]+)/.exec(figures) ?? []
  expect(Math.round(Number(age) / 60)).toBe(60)
})

test('however often it is scraped, the database is asked once in 15 seconds', async () => {
  let [queries, now] = [0, 0]
  const { db } = await testDatabase()
  const metrics = createMetrics({ db, log, now: () => now })
  metrics.fromDatabase([{ name: 'fareeq_example', help: 'An example' }], async () => [[{ value: ++queries }]])
  await Promise.all([metrics.text(), metrics.text(), metrics.text()])
  now = 14_000
  expect(await metrics.text()).toContain('fareeq_example 1')
  now = 15_000
  expect(await metrics.text()).toContain('fareeq_example 2')
})

test('while the database is away the process is still seen, and what is not known is left out', async () => {
  let [isAway, now] = [false, 0]
  const metrics = createMetrics({ db: {} as Db, log, now: () => now })
  metrics.fromDatabase([{ name: 'fareeq_example', help: 'An example' }], async () => {
    if (isAway) throw new DatabaseUnavailable(new Error('away'), { uncertain: false })
    return [[{ value: 7 }]]
  })
  expect(await metrics.text()).toContain('fareeq_example 7')
  isAway = true
  now = 60_000
  expect(await metrics.text()).toContain('fareeq_example 7')
  expect(await metrics.text()).toContain('fareeq_database_figures_age_seconds 60')
  now = 180_000
  const later = await metrics.text()
  expect(later).not.toMatch(/^fareeq_example/m)
  expect(later).toMatch(/^process_cpu_seconds_total/m)
})

test('a provider that says no is told apart from one that does not answer', async () => {
  const metrics = createMetrics({ db: story.db, log })
  const answers = [
    () => {},
    () => {
      throw new Undeliverable('gone')
    },
    () => {
      throw new Error('refused')
    },
  ]
  const send = async () => {
    answers.shift()!()
    return { providerId: null }
  }
  const driver = { local: true, send }
  const { mail } = measureProviders(metrics).drivers({ mail: driver, phone: driver })
  for (let n = 0; n < 3; n++) await mail.send({} as never).catch(() => {})
  const figures = await metrics.text()
  for (const outcome of ['ok', 'refused', 'failed'])
    expect(figures).toContain(`_seconds_count{provider="mail",operation="send",outcome="${outcome}"} 1`)
  expect(metrics.recent.of('mail')).toEqual({ calls: 3, slow: 0, failed: 1 })
})

test('on a port of their own the figures are for whoever has the token, and everybody may ask whether the process lives', async () => {
  const token = 'a token of sixteen letters'
  const ask = await listen(token)
  expect((await ask('/metrics')).status).toBe(401)
  expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(401)
  expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(401)
  const answer = await ask('/metrics', { authorization: `Bearer ${token}` })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  expect(await answer.text()).toContain('process_cpu_seconds_total')
  expect(await (await ask('/health')).text()).toBe('ok\n')
  expect((await ask('/')).status).toBe(404)
})

test('without a port of their own only the machine itself reads them, whatever a header says', async () => {
  expect((await story.person().send('GET', '/metrics')).status).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await story.person().send('GET', '/metrics', undefined, { [header]: '127.0.0.1' })).status).toBe(404)
  const { http } = story.app.server
  expect((await http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  expect(await story.person().call(operationsContract.health)).toMatchObject({ status: 200 })
})
