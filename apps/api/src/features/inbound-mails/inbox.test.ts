import { heldMailsContract as held } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { MAX_MAIL_BYTES } from '@fareeq/domain/inbound-mails/limits.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { replyAddress } from '../../platform/messages/reply-address.ts'
import { startImapServer } from '../../testing/imap-server.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { readInbox } from './actions-inbox.ts'

const NOURA = 'noura@shop.example'
let mona: Person
let ticket: { id: string; to: string }
const story = await freshStory(async (story) => {
  mona = await story.staff(['account_manager'])
  const body = { name: 'Noura', email: NOURA, topic: 'hiring', message: 'Do you hire in Oman?' } as const
  await story.person().call(siteContract.contact, { body })
  const [{ id }] = (await mona.call(ticketsContract.list)).body.data
  ticket = { id, to: replyAddress(story.env, { kind: 'ticket', id, person: NOURA })! }
})

let server: Awaited<ReturnType<typeof startImapServer>>
beforeEach(async () => {
  server = await startImapServer()
})
afterEach(() => server.close())
afterAll(() => server.close())

const mime = (id: string, text: string, more: readonly string[] = []): Buffer =>
  Buffer.from(
    [
      `From: Noura <${NOURA}>`,
      `To: Fareeq <${ticket.to}>`,
      'Subject: Re: Our reply',
      `Message-ID: <${id}@mail.example>`,
      'Content-Type: text/plain; charset=utf-8',
      ...more,
      '',
      text,
      '',
    ].join('\r\n'),
  )
const deliver = (id: string, text: string, at = story.now()) => server.deliver(mime(id, text), at)
/** A run of the job, on the mailbox of the story. */
const readOnce = (url = server.url) => {
  const work = story.work()
  return readInbox({ ...work, platform: { ...work.platform, env: { ...work.platform.env, MAIL_INBOX_URL: url } } })
}
const replies = async () =>
  (await mona.call(ticketsContract.read, { params: { id: ticket.id } })).body.data.replies.map(
    ({ text }: { text: string }) => text,
  )
const waiting = async () => (await mona.call(held.list)).body.data

test('answers in a mailbox are taken in their order, once, and the mailbox is left as it was', async () => {
  deliver('a1', 'Two, please.')
  deliver('a2', 'From January.')
  await readOnce()
  expect(await replies()).toEqual(['Two, please.', 'From January.'])
  await readOnce()
  deliver('a3', 'In Muscat.')
  await readOnce()
  expect(await replies()).toEqual(['Two, please.', 'From January.', 'In Muscat.'])
  expect([server.box.read, server.box.changes]).toEqual([[1, 2, 3], 0])
})

test('a line that breaks within a mail loses none of them, and takes none twice', async () => {
  for (const n of [1, 2, 3]) deliver(`a${n}`, `Answer ${n}`)
  server.box.breaksAt = 2
  await expect(readOnce()).rejects.toThrow()
  expect(await replies()).toEqual(['Answer 1'])
  server.box.breaksAt = null
  await readOnce()
  expect(await replies()).toEqual(['Answer 1', 'Answer 2', 'Answer 3'])
})

test('a process that ends between a mail and its place in the mailbox, and two that read at once, make one message', async () => {
  deliver('a1', 'Two, please.')
  await readOnce()
  await story.db.run(sql`update inboxes set last_uid = 0`)
  await Promise.all([readOnce(), readOnce()])
  expect(await replies()).toEqual(['Two, please.'])
})

test('a mailbox that was made anew is read from its beginning, without what is too old to be known', async () => {
  deliver('a1', 'Two, please.')
  await readOnce()
  server.box.uidValidity = 8
  server.box.nextUid = 1
  server.box.mails = []
  deliver('a0', 'Long ago', new Date(story.now().getTime() - 81 * DAY))
  deliver('a1', 'Two, please.')
  deliver('a2', 'From January.')
  await readOnce()
  expect(await replies()).toEqual(['Two, please.', 'From January.'])
})

test('a mail of 30 MB, one with 1,000 parts and one that is none wait for a colleague, and the next ones are taken', async () => {
  server.deliver(mime('big', 'x'.repeat(30 * 2 ** 20)), story.now())
  server.deliver(mime('many', '--b\r\n\r\nx\r\n'.repeat(1000), ['X-Note: boundary=b']), story.now())
  server.deliver(Buffer.from('no mail'), story.now())
  deliver('a1', 'Two, please.')
  await readOnce()
  expect(await replies()).toEqual(['Two, please.'])
  expect(server.box.mails[0]!.raw.length).toBeGreaterThan(MAX_MAIL_BYTES)
  expect(await waiting()).toMatchObject([
    { reason: 'unreadable', from_email: '', ticket: null, can_accept: false },
    { reason: 'too_large', from_email: NOURA, ticket: { id: ticket.id }, can_accept: false },
    { reason: 'too_large', from_email: NOURA, subject: 'Re: Our reply', ticket: { id: ticket.id }, can_accept: false },
  ])
})

test('a forged sender changes nothing, by a mailbox as by the webhook', async () => {
  server.deliver(Buffer.from(mime('a1', 'Pay me.').toString().replace(NOURA, 'thief@evil.example')), story.now())
  await readOnce()
  expect(await replies()).toEqual([])
  expect(await waiting()).toMatchObject([{ reason: 'other_sender', from_email: 'thief@evil.example' }])
})

test('a mailbox that cannot be opened is told by the set-up page until it can, and nothing is lost', async () => {
  deliver('a1', 'Two, please.')
  await expect(readOnce(server.url.replace('password', 'passwort'))).rejects.toThrow()
  expect(await story.db.one(sql`select failed_at is not null as failed from inboxes`)).toEqual({ failed: true })
  await readOnce()
  expect(await story.db.one(sql`select failed_at is not null as failed from inboxes`)).toEqual({ failed: false })
  expect(await replies()).toEqual(['Two, please.'])
})
