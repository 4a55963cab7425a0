import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { type Jobs, createJobs } from '../jobs/jobs.ts'
import { type Log, createLog } from '../log.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type Driver, type OutgoingMessage, Undeliverable, localDriver } from './driver.ts'
import { deliverMessages, queueMessage, sendAgain } from './messages.ts'
import { LAST_ATTEMPT, pauseAfter } from './retries.ts'
import { soon } from '../../testing/soon.ts'

/** Generous timeout: a busy machine is no failure. */

const { db, engine, clear } = await testDatabase()
const mail = {
  channel: 'email',
  to: 'layla@example.com',
  lang: 'ar',
  subject: 'أهلًا',
  text: 'نص',
  html: '<p>نص</p>',
} as const
const code = { channel: 'sms', to: '+966512345678', lang: 'en', text: 'Your code is 4821', secret: true } as const

let nodes: Jobs[] = []
beforeEach(() => clear())
afterEach(async () => {
  await Promise.all(nodes.map((jobs) => jobs.stop()))
  nodes = []
})

async function node(driver: Driver, log: Log = createLog({ level: 'silent' })): Promise<Jobs> {
  const jobs = createJobs({ db, engine, log, poll: 0.5 })
  deliverMessages({ db, jobs, drivers: { mail: driver, phone: driver }, log })
  await jobs.start()
  nodes.push(jobs)
  return jobs
}

const provider = (send: (message: OutgoingMessage) => Promise<void>): Driver => ({
  local: false,
  async send(message) {
    await send(message)
    return { providerId: `p-${message.id}` }
  },
})

const row = (id: string) => db.one<Record<string, unknown>>(sql`select * from messages where id = ${id}`)
/** Every delivery job of these messages has ended, so that nothing more will be handed over. */
const expectNoJobLeft = (ids: string[]) =>
  soon(async () =>
    expect(
      await db.rows(
        sql`select state from pgboss.job where data->>'id' = any(${ids}) and state in ('created', 'retry', 'active')`,
      ),
    ).toEqual([]),
  )
/** So many delivery jobs have ended on a node, whether they handed a message over or not. */
const expectTried = (jobs: Jobs, count: number) =>
  soon(() => {
    const { done = 0, failed = 0 } = jobs.outcomes().get('messages.deliver') ?? {}
    expect(done + failed).toBeGreaterThanOrEqual(count)
  })
const expectSent = (id: string) => soon(async () => expect(await row(id)).toMatchObject({ status: 'sent' }))

test('a message queued in a transaction is sent if it commits, and does not exist if it rolls back', async () => {
  const seen: OutgoingMessage[] = []
  const jobs = await node(provider(async (message) => void seen.push(message)))
  await db
    .transaction(async (db) => {
      await queueMessage(db, { jobs, clock: systemClock }, { ...mail, to: 'nobody@example.com' })
      throw new Error('no')
    })
    .catch(() => {})
  const id = await db.transaction((db) => queueMessage(db, { jobs, clock: systemClock }, mail))
  await expectSent(id)
  expect(seen).toEqual([{ id, headers: {}, calendar: null, ...mail }])
  expect(await db.rows(sql`select id from messages`)).toEqual([{ id }])
  expect(await row(id)).toMatchObject({ attempts: 1, provider_id: `p-${id}`, last_error: null })
})

test('while the provider is down messages wait; when it is back each is delivered once', async () => {
  let down = true
  const seen: string[] = []
  const jobs = await node(
    provider(async ({ id }) => {
      if (down) throw new Error('connection refused')
      seen.push(id)
    }),
  )
  const ids = await Promise.all(
    [1, 2, 3].map(() => db.transaction((db) => queueMessage(db, { jobs, clock: systemClock }, mail))),
  )
  await soon(async () =>
    expect(await row(ids[0]!)).toMatchObject({ status: 'queued', last_error: 'connection refused' }),
  )
  down = false
  for (const id of ids) await expectSent(id)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('two nodes and doubled jobs never hand one message over twice', async () => {
  const seen: string[] = []
  const slow = provider(async ({ id }) => {
    seen.push(id)
    await db.run(sql`select 1`) // others come to the database meanwhile
  })
  const [first, second] = await Promise.all([node(slow), node(slow)])
  const ids: string[] = []
  for (let n = 0; n < 10; n++)
    ids.push(await db.transaction((db) => queueMessage(db, { jobs: first, clock: systemClock }, mail)))
  for (const id of ids) for (const jobs of [first, second]) await jobs.send(db, 'messages.deliver', { id })
  for (const id of ids) await expectSent(id)
  await expectNoJobLeft(ids)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('a message in the hands of a worker that died is taken over when its time is up', async () => {
  const seen: string[] = []
  const jobs = await node(provider(async ({ id }) => void seen.push(id)))
  const id = await db.transaction(async (db) => {
    const id = await queueMessage(db, { jobs, clock: systemClock }, mail)
    await db.run(sql`update messages set claimed_until = clock_timestamp() + interval '1 hour' where id = ${id}`)
    return id
  })
  await expectTried(jobs, 1)
  expect(seen).toEqual([])
  await db.run(sql`update messages set claimed_until = clock_timestamp() where id = ${id}`)
  await expectSent(id)
  expect(seen).toEqual([id])
})

test('a receiver that does not exist is not asked again', async () => {
  let calls = 0
  const jobs = await node(
    provider(async () => {
      calls++
      throw new Undeliverable('no such mailbox')
    }),
  )
  const id = await queueMessage(db, { jobs, clock: systemClock }, mail)
  await soon(async () => expect(await row(id)).toMatchObject({ status: 'failed', last_error: 'no such mailbox' }))
  await expectNoJobLeft([id])
  expect(calls).toBe(1)
})

test('a code is wiped from our table once a provider has it, and stays readable in the local world', async () => {
  const real = await node(provider(async () => {}))
  const secretMail = { ...mail, subject: 'رمزك 4821', text: '4821', html: '4821', secret: true }
  const ids = [
    await queueMessage(db, { jobs: real, clock: systemClock }, code),
    await queueMessage(db, { jobs: real, clock: systemClock }, secretMail),
    await queueMessage(db, { jobs: real, clock: systemClock }, mail),
  ]
  for (const id of ids) await expectSent(id)
  expect(JSON.stringify(await db.rows(sql`select * from messages`))).not.toContain('4821')
  expect(await row(ids[2]!)).toMatchObject({ text: mail.text, html: mail.html, subject: mail.subject })
  await real.stop()
  nodes = []

  const local = await node(localDriver)
  const id = await queueMessage(db, { jobs: local, clock: systemClock }, code)
  await expectSent(id)
  expect(await row(id)).toMatchObject({ text: code.text, provider_id: null })
})

test('nothing typed by a person can add a header or a receiver', async () => {
  const jobs = await node(localDriver)
  const id = await queueMessage(
    db,
    { jobs, clock: systemClock },
    { ...mail, subject: 'Hi\r\nBcc: all@example.com\u2028X: y' },
  )
  expect(await row(id)).toMatchObject({ subject: 'Hi Bcc: all@example.com X: y' })
  for (const to of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'A <a@example.com>', ''])
    await expect(queueMessage(db, { jobs, clock: systemClock }, { ...mail, to })).rejects.toThrow('no single receiver')
  for (const to of ['0512345678', '+966512345678;+966512345679', 'a@example.com'])
    await expect(queueMessage(db, { jobs, clock: systemClock }, { ...code, to })).rejects.toThrow('no single receiver')
  const bad: Record<string, string>[] = [
    { 'X-Any': '1' },
    { 'List-Unsubscribe': '<https://x.test>\r\nBcc: b@example.com' },
  ]
  for (const headers of bad)
    await expect(queueMessage(db, { jobs, clock: systemClock }, { ...mail, headers })).rejects.toThrow(
      'may not carry the header',
    )
})

test('a provider in trouble is in the log; the receiver and the words are not', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const jobs = await node(
    provider(async ({ to }) => {
      throw Object.assign(new Error(`no route to ${to} or ${to.slice(1)}`), { rejected: [to] })
    }),
    log,
  )
  const id = await queueMessage(db, { jobs, clock: systemClock }, code)
  await soon(() => expect(lines.join('')).toContain('no route to [hidden] or [hidden]'))
  await soon(async () =>
    expect(await row(id)).toMatchObject({ status: 'queued', last_error: 'no route to [hidden] or [hidden]' }),
  )
  expect(lines.join('')).not.toMatch(/512345678|4821/)
})

test('the pauses double up to a quarter of an hour, half of each by chance', () => {
  expect([1, 2, 3, 5, 10, 11, 299].map((attempts) => pauseAfter(attempts, 1) / 1000)).toEqual([
    1, 2, 4, 16, 512, 900, 900,
  ])
  expect([1, 2, 11].map((attempts) => pauseAfter(attempts, 0) / 1000)).toEqual([0.5, 1, 450])
})

test('after the last attempt a message is given up, and may be begun anew', async () => {
  let down = true
  const jobs = await node(
    provider(async () => {
      if (down) throw new Error('connection refused')
    }),
  )
  const id = await db.transaction(async (db) => {
    const id = await queueMessage(db, { jobs, clock: systemClock }, mail)
    await db.run(sql`update messages set attempts = ${LAST_ATTEMPT - 1} where id = ${id}`)
    return id
  })
  const lastFailure = { status: 'failed', attempts: LAST_ATTEMPT, last_error: 'connection refused' }
  await soon(async () => expect(await row(id)).toMatchObject(lastFailure))
  expect(await db.rows(sql`select * from address_troubles`)).toEqual([])
  down = false
  expect(await sendAgain(db, jobs, id)).toBe(true)
  await expectSent(id)
  expect(await row(id)).toMatchObject({ attempts: 1 })
  expect(await sendAgain(db, jobs, id)).toBe(false)
})

test('a message that waits does not leave before its time, whoever asks', async () => {
  const seen: string[] = []
  const jobs = await node(provider(async ({ id }) => void seen.push(id)))
  const id = await queueMessage(db, { jobs, clock: systemClock }, { ...mail, wait: 3_600_000 })
  await jobs.send(db, 'messages.deliver', { id })
  await expectTried(jobs, 1)
  expect(seen).toEqual([])
  await db.run(sql`update messages set not_before = clock_timestamp() where id = ${id}`)
  await db.run(sql`update pgboss.job set start_after = now() where data->>'id' = ${id}`)
  await expectSent(id)
  expect(seen).toEqual([id])
})

test('an address that came back is marked, and cleared once something arrives there', async () => {
  let gone = true
  const jobs = await node(
    provider(async () => {
      if (gone) throw new Undeliverable('no such mailbox')
    }),
  )
  const marks = () => db.rows(sql`select address, channel, reason from address_troubles`)
  const first = await queueMessage(db, { jobs, clock: systemClock }, mail)
  await soon(async () => expect(await row(first)).toMatchObject({ status: 'failed' }))
  expect(await marks()).toEqual([{ address: mail.to, channel: 'email', reason: 'no such mailbox' }])
  gone = false
  await expectSent(await queueMessage(db, { jobs, clock: systemClock }, mail))
  await soon(async () => expect(await marks()).toEqual([]))
})

test('words that a mailbox refuses say nothing about its address', async () => {
  const jobs = await node(
    provider(async () => {
      throw new Undeliverable('looks like spam', false)
    }),
  )
  const id = await queueMessage(db, { jobs, clock: systemClock }, mail)
  await soon(async () => expect(await row(id)).toMatchObject({ status: 'failed' }))
  expect(await db.rows(sql`select * from address_troubles`)).toEqual([])
})
