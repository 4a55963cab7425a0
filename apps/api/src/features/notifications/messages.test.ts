import { messagesContract as contract } from '@fareeq/domain/notifications/contract-messages.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { messageErrors } from '@fareeq/domain/notifications/errors.ts'
import type { TroubledMessage } from '@fareeq/domain/notifications/schema-messages.ts'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Person, type Story, expectRefusal, openStory } from '../../testing/story.ts'
import { soon } from '../../testing/soon.ts'

let story: Story
// No server listens there: mails fail until the test says otherwise.
beforeAll(
  async () =>
    void (story = await openStory({ settings: { SMS_URL: 'twilio://AC1:token@+1555?endpoint=http://127.0.0.1:9' } })),
)
beforeEach(() => story.reset())
afterAll(() => story.close())

type MessageFields = {
  channel?: string
  to?: string
  status?: string
  secret?: boolean
  text?: string
  providerId?: string
}
async function insertMessage({
  channel = 'email',
  to = 'layla@example.com',
  status = 'failed',
  ...rest
}: MessageFields = {}) {
  story.advance(1)
  const id = newId(story.now())
  const { secret = false, text = 'words', providerId = null } = rest
  await story.db.run(sql`
    insert into messages (id, channel, to_address, lang, subject, text, secret, status, attempts, last_error, sent_at,
      provider_id)
    values (${id}, ${channel}, ${to}, 'ar', ${channel === 'email' ? 'A subject' : null}, ${text}, ${secret}, ${status}, 3,
      'no such mailbox', case when ${status} = 'sent' then now() end, ${providerId})`)
  return id
}
const list = async (person: Person, query = {}) =>
  (await person.call(contract.list, { query })).body as { data: TroubledMessage[]; meta: { counts: object[] } }
const row = (id: string) => story.db.one<Record<string, unknown>>(sql`select * from messages where id = ${id}`)

test('staff see what did not arrive, with its reason, by state and by channel; and of a phone the sentence and the person; never the words of a code', async () => {
  const staff = await story.staff(['operations'])
  const [failed, trying, code] = [
    await insertMessage(),
    await insertMessage({ status: 'queued', channel: 'sms', to: '+966512345678' }),
    await insertMessage({ secret: true, text: '' }),
  ]
  const layla = await story.talent()
  const { phone } = await story.db.one<{ phone: string }>(sql`
    update users set phone = '+966512345678', phone_verified_at = now(), email = 'layla@example.com'
    where id = ${layla.user.id} returning phone`)
  await insertMessage({ status: 'queued', channel: 'sms', to: phone, secret: true, text: '1234 is your code' })
  await insertMessage({ status: 'sent' })
  const { data, meta } = await list(staff)
  expect(data.map(({ id }) => id)).toEqual([code, failed])
  expect(data).toMatchObject([
    { subject: null, can_retry: false },
    {
      subject: 'A subject',
      can_retry: true,
      text: null,
      to: 'layla@example.com',
      reason: 'no such mailbox',
      attempts: 3,
    },
  ])
  expect(meta.counts).toEqual([
    { state: 'failed', count: 2 },
    { state: 'trying', count: 2 },
    { state: 'dismissed', count: 0 },
  ])
  const recipient = { kind: 'talent', id: layla.user.id, name: expect.stringMatching(/./), organisation_id: null }
  expect((await list(staff, { state: 'trying' })).data).toMatchObject([
    { recipient, text: null },
    { id: trying, recipient, text: 'words' },
  ])
  expect(data[1]?.recipient).toEqual(recipient)
  expect((await list(staff, { channel: 'sms' })).data).toEqual([])
  expect((await list(staff, { id: failed })).data.map(({ id }) => id)).toEqual([failed])
  expect(JSON.stringify(data)).not.toContain('words')
})

test('what was given up is tried again from the beginning, and the trail says who wanted it', async () => {
  const staff = await story.staff(['account_manager'])
  const id = await insertMessage()
  expect(await staff.call(contract.retry, { params: { id } })).toMatchObject({
    status: 200,
    body: { message: 'The message is on its way.' },
  })
  await soon(async () => expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, last_error: null }))
  expect(
    await story.db.rows(sql`select action, subject_id from audit_entries where action = 'message.retried'`),
  ).toEqual([{ action: 'message.retried', subject_id: id }])
  expect((await list(staff)).data).toEqual([])
})

test('what is on its way, or has lost its words, cannot be tried again; what is not there is not found', async () => {
  const { token } = await story.staff()
  const retry = (id: string) => (person: Person) =>
    Object.assign(person, { token }).call(contract.retry, { params: { id } })
  const gone = {
    en: 'This message cannot be sent again: it is on its way, or its text is no longer stored.',
    ar: 'لا يمكن إرسال هذه الرسالة مرة أخرى: هي في طريقها، أو لم نعد نحتفظ بنصها.',
  }
  for (const id of [await insertMessage({ secret: true, text: '' }), await insertMessage({ status: 'sent' })])
    await expectRefusal(story, retry(id), [409, 'message_gone', gone])
  const nothing = { en: 'Not found.', ar: 'غير موجود.' }
  await expectRefusal(story, retry(newId(story.now())), [404, 'not_found', nothing])
})

test('what nobody can mend is dismissed with a reason, which the list and the trail keep; sent again, it is no longer dismissed', async () => {
  const [mona, sara] = [await story.staff(['operations'], 'منى'), await story.staff(['operations'], 'سارة')]
  const id = await insertMessage()
  const dismiss = (person: Person, reason: string) =>
    person.call(contract.dismiss, { params: { id }, body: { reason } })
  expect(await dismiss(mona, ' ')).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } })
  expect((await list(mona)).data).toMatchObject([{ id, can_dismiss: true, dismissal: null }])
  const reason = 'غيّرت بريدها وأبلغناها هاتفيًا.'
  expect(await dismiss(mona, reason)).toMatchObject({ status: 200, body: { message: 'The message is dismissed.' } })
  expect((await list(sara)).data).toEqual([])
  expect((await list(sara, { state: 'dismissed' })).data).toMatchObject([
    { id, can_dismiss: false, can_retry: true, dismissal: { by: 'منى', reason, at: story.now().toISOString() } },
  ])
  expect(
    await story.db.rows(sql`select details, subject_id from audit_entries where action = 'message.dismissed'`),
  ).toEqual([{ details: { reason }, subject_id: id }])
  await expectRefusal(story, (person) => dismiss(Object.assign(person, { token: sara.token }), reason), [
    409,
    'message_not_failed',
    messageErrors.message_not_failed,
  ])
  await sara.call(contract.retry, { params: { id } })
  await soon(async () => expect(await row(id)).toMatchObject({ status: 'sent', dismissed_at: null, dismissal: null }))
})

test.each([
  ['account_manager', 200],
  ['operations', 200],
  ['admin', 200],
  ['matcher', 403],
  ['finance', 403],
  ['recruiter', 403],
  ['content', 403],
])('D-70 messages are for %s: %d', async (role, status) => {
  const staff = await story.staff([role])
  const id = await insertMessage()
  expect((await staff.call(contract.list)).status).toBe(status)
  const { status: dismissed } = await staff.call(contract.dismiss, { params: { id }, body: { reason: 'known' } })
  expect(dismissed).toBe(status)
  expect((await staff.call(contract.retry, { params: { id } })).status).toBe(status)
})

test('a provider in trouble is tried again with pauses, and staff see when', async () => {
  const staff = await story.staff(['operations'])
  const talent = await story.talent()
  const id = await insertMessage({ channel: 'sms', to: talent.user.phone ?? '', status: 'failed' })
  await staff.call(contract.retry, { params: { id } })
  await soon(async () => {
    const [message] = (await list(staff, { state: 'trying', channel: 'sms' })).data
    expect(message).toMatchObject({ id, next_at: expect.any(String) })
    expect(message?.attempts).toBeGreaterThan(1)
  })
})

function report(fields: Record<string, string>, token = 'token') {
  const words = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], story.env.PUBLIC_URL + notificationsContract.receipts.path)
  const signature = createHmac('sha1', token).update(words).digest('base64')
  return story.person().send('POST', notificationsContract.receipts.path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signature,
  })
}

test('what a provider reports is kept with the message; a number that is gone is marked, and cleared when one arrives', async () => {
  const sms = { channel: 'sms', to: '+966512345678', status: 'sent' }
  const [first, second] = [
    await insertMessage({ ...sms, providerId: 'SM1' }),
    await insertMessage({ ...sms, providerId: 'SM2' }),
  ]
  const marks = () => story.db.rows(sql`select address, reason from address_troubles`)
  const bounced = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30005' }
  expect((await report(bounced)).status).toBe(200)
  expect(await row(first)).toMatchObject({ receipt: 'bounced', receipt_reason: 'Twilio: undelivered (30005)' })
  expect(await marks()).toEqual([{ address: sms.to, reason: 'Twilio: undelivered (30005)' }])
  const staff = await story.staff()
  expect((await list(staff)).data).toMatchObject([{ id: first, marked: 'bounced', can_retry: true }])
  expect((await report({ MessageSid: 'SM2', MessageStatus: 'delivered' })).status).toBe(200)
  expect(await row(second)).toMatchObject({ receipt: 'delivered', receipt_at: expect.any(Date) })
  expect(await marks()).toEqual([])
  await report({ ...bounced, MessageSid: 'SM2' })
  expect(await row(second)).toMatchObject({ receipt: 'delivered' })
})

test('a receipt that nobody signed is not found, and changes nothing', async () => {
  const id = await insertMessage({ channel: 'sms', to: '+966512345678', status: 'sent', providerId: 'SM1' })
  expect((await report({ MessageSid: 'SM1', MessageStatus: 'delivered' }, 'another token')).status).toBe(404)
  expect(await row(id)).toMatchObject({ receipt: null })
})
