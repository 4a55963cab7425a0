import { messagesContract } from '@fareeq/domain/notifications/contract-messages.ts'
import { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { notify } from './actions.ts'

// No server listens there: mails stay queued, and the relay reports about earlier ones.
const settings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_RECEIPTS_SECRET: 'mailgun:a-key' }
const story = await freshStory(undefined, { settings })

/** A mail accepted by the relay; returns its id. */
async function sendMail(to: Member): Promise<string> {
  story.advance(1)
  const id = newId(story.now())
  await story.db.run(sql`
    insert into messages (id, channel, to_address, lang, subject, text, status, attempts, sent_at, provider_id)
    values (${id}, 'email', ${to.email}, 'en', 'A subject', 'words', 'sent', 1, now(), ${`<${id}@fareeq.test>`})`)
  return id
}

function report(id: string, event: object, key = 'a-key') {
  const [timestamp, token] = [String(Math.floor(story.now().getTime() / 1000)), 'f'.repeat(50)]
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const data = { ...event, message: { headers: { 'message-id': `${id}@fareeq.test` } } }
  const body = JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': data })
  return story.person().send('POST', contract.receipts.path, body, { 'content-type': 'application/json' })
}
const delivered = { event: 'delivered' }
const complained = { event: 'complained' }
const gone = {
  event: 'failed',
  severity: 'permanent',
  reason: 'bounce',
  'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: 'No such user' },
}
const receiptOf = (id: string) =>
  story.db.one<{ receipt: string | null; receipt_at: Date | null }>(sql`
    select receipt, receipt_at from messages where id = ${id}`)
const marks = () => story.db.rows(sql`select address, kind from address_troubles order by address`)
const troubledOf = async (person: Member) => (await person.call(contract.notices)).body.meta.troubled
/** Whether what happens now is written to them. */
async function isWrittenTo({ user, email }: Member): Promise<boolean> {
  const mails = () => story.db.rows(sql`select 1 from messages where to_address = ${email} and status = 'queued'`)
  const before = (await mails()).length
  await notify(story.work(), user.id, {
    kind: 'interviews',
    path: '/x',
    news: () => ({ subject: 'Something', title: 'Something', paragraphs: [] }),
    urgent: true,
  })
  return (await mails()).length > before
}

test('a mail that comes back after it was delivered stops the mails to that address, and its owner and staff see why', async () => {
  const [client, other] = [await story.client(), await story.client()]
  const id = await sendMail(client)
  expect((await report(id, delivered)).status).toBe(200)
  expect(await receiptOf(id)).toMatchObject({ receipt: 'delivered' })
  expect(await isWrittenTo(client)).toBe(true)
  expect((await report(id, gone)).status).toBe(200)
  expect([await receiptOf(id), await marks()]).toMatchObject([
    { receipt: 'bounced' },
    [{ address: client.email, kind: 'bounced' }],
  ])
  expect([await isWrittenTo(client), await isWrittenTo(other)]).toEqual([false, true])
  expect([await troubledOf(client), await troubledOf(other)]).toEqual([[{ channel: 'email', kind: 'bounced' }], []])
  const staff = await story.staff(['operations'])
  const { data } = (await staff.call(messagesContract.list, { query: { channel: 'email' } })).body
  expect(data).toMatchObject([
    { id, marked: 'bounced', unwanted: false, can_retry: true, reason: 'Mailgun: bounce 550 No such user' },
  ])
})

test('the same word twice, or an earlier one that comes late, changes nothing; another mail that arrives does', async () => {
  const client = await story.client()
  const [first, second] = [await sendMail(client), await sendMail(client)]
  await report(first, gone)
  const receipt = await receiptOf(first)
  for (const event of [gone, delivered]) expect((await report(first, event)).status).toBe(200)
  expect([await receiptOf(first), (await marks()).length]).toEqual([receipt, 1])
  await report(second, delivered)
  expect([await marks(), await isWrittenTo(client)]).toEqual([[], true])
})

test('a report that was not signed is not found; one about a message we do not know is taken and changes nothing', async () => {
  const client = await story.client()
  const id = await sendMail(client)
  expect((await report(id, gone, 'another key')).status).toBe(404)
  expect((await report(newId(story.now()), gone)).status).toBe(200)
  expect([await receiptOf(id), await marks()]).toEqual([{ receipt: null, receipt_at: null }, []])
})

test('whoever calls our mail unwanted gets no more until they ask for it, whatever arrives meanwhile', async () => {
  const client = await story.client()
  const [id, code] = [await sendMail(client), await sendMail(client)]
  await report(id, complained)
  await report(code, delivered)
  await report(code, gone)
  expect([await marks(), await isWrittenTo(client)]).toEqual([[{ address: client.email, kind: 'complained' }], false])
  const staff = await story.staff(['account_manager'])
  const { data } = (await staff.call(messagesContract.list, { query: {} })).body
  expect(data.find((one: { id: string }) => one.id === id)).toMatchObject({
    marked: 'complained',
    unwanted: true,
    can_retry: false,
  })
  expect(await staff.call(messagesContract.retry, { params: { id } })).toMatchObject({ status: 409 })
  // Nobody acts for somebody else.
  const stranger = await story.client()
  await stranger.call(contract.resume, { body: { channel: 'email' } })
  expect(await isWrittenTo(client)).toBe(false)
  const resumed = await client.call(contract.resume, { body: { channel: 'email' } })
  expect(resumed).toMatchObject({ status: 200, body: { meta: { troubled: [] } } })
  expect([await marks(), await isWrittenTo(client)]).toEqual([[], true])
})
