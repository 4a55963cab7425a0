import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { systemClock } from '../clock.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { localDriver, Undeliverable } from './driver.ts'
import { mailLayout } from './layout.ts'
import { deliverMessages, queueMessage } from './messages.ts'
import { smtpDriver } from './smtp.ts'
import { soon } from '../../testing/soon.ts'

/** Generous timeout: a busy machine is no failure. */

const { db, engine, clear } = await testDatabase()
beforeEach(() => clear())

type Received = { to: string[]; mail: Email }
let received: Received[] = []
let server: SMTPServer | undefined
afterEach(async () => {
  await stopServer()
  received = []
})

/** A real mail server; refuses receivers that start with `gone`. */
async function startServer(port = 0): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('gone') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(raw),
          })
        })
        .then(() => done(), done)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return (listening.address() as AddressInfo).port
}
const stopServer = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))

const driverTo = (port: number) => smtpDriver({ url: `smtp://127.0.0.1:${port}`, from: 'Fareeq <hello@fareeq.test>' })
const welcome = mailLayout({
  lang: 'ar',
  title: 'أهلًا ليلى',
  preheader: 'بدأنا',
  paragraphs: ['سعداء بانضمامك.'],
  footer: 'لأنك أنشأت حسابًا.',
})
const mail = { channel: 'email', to: 'layla@example.com', lang: 'ar', subject: 'أهلًا بك في فريق', ...welcome } as const

test('the mail server was down and comes back: each mail arrives, once, whole, in Arabic', async () => {
  const port = await startServer()
  await stopServer()
  const log = createLog({ level: 'silent' })
  const jobs = createJobs({ db, engine, log, poll: 0.5 })
  deliverMessages({ db, jobs, drivers: { mail: driverTo(port), phone: localDriver }, log })
  await jobs.start()
  const ids: string[] = []
  for (const n of [1, 2, 3])
    ids.push(
      await db.transaction((db) =>
        queueMessage(db, { jobs, clock: systemClock }, { ...mail, to: `layla${n}@example.com` }),
      ),
    )
  const waiting = sql`select count(*) as count from messages where status = 'queued' and attempts > 0`
  await soon(async () => expect(await db.one(waiting)).toEqual({ count: 3 }))
  await startServer(port)
  await soon(() => expect(received).toHaveLength(3))
  await jobs.stop()

  expect(received.map(({ to }) => String(to[0])).toSorted()).toEqual([
    'layla1@example.com',
    'layla2@example.com',
    'layla3@example.com',
  ])
  expect(received.map(({ mail }) => String(mail.messageId)).toSorted()).toEqual(
    ids.map((id) => `<${id}@fareeq.test>`).toSorted(),
  )
  const { mail: first } = received[0]!
  expect(first.subject).toBe(mail.subject)
  expect(first.from).toMatchObject({ name: 'Fareeq', address: 'hello@fareeq.test' })
  expect(first.text?.trim()).toBe(mail.text)
  expect(first.html?.trim()).toBe(mail.html)
})

test('a mailbox that does not exist is told apart from a server in trouble', async () => {
  const port = await startServer()
  const driver = driverTo(port)
  const outgoing = { ...mail, id: crypto.randomUUID(), headers: {}, calendar: null }
  await expect(driver.send({ ...outgoing, to: 'gone@example.com' })).rejects.toBeInstanceOf(Undeliverable)
  await stopServer()
  await expect(driver.send(outgoing)).rejects.not.toBeInstanceOf(Undeliverable)
})

test('one-click unsubscribe headers reach the mailbox', async () => {
  const driver = driverTo(await startServer())
  const headers = {
    'List-Unsubscribe': '<https://fareeq.test/u/1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await driver.send({ ...mail, id: crypto.randomUUID(), headers, calendar: null })
  const got = Object.fromEntries(received[0]!.mail.headers.map(({ key, value }) => [key, value]))
  expect(got).toMatchObject({
    'list-unsubscribe': headers['List-Unsubscribe'],
    'list-unsubscribe-post': headers['List-Unsubscribe-Post'],
    'auto-submitted': 'auto-generated',
    'content-language': 'ar',
  })
})

test('an invitation reaches the mailbox as one, with its method', async () => {
  const driver = driverTo(await startServer())
  const calendar = { method: 'REQUEST' as const, text: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' }
  await driver.send({ ...mail, id: crypto.randomUUID(), headers: {}, calendar })
  const [part] = received[0]!.mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  expect(part).toMatchObject({ method: 'REQUEST' })
  expect(Buffer.from(part!.content as ArrayBuffer).toString()).toBe(calendar.text.replaceAll('\r\n', '\n'))
})
