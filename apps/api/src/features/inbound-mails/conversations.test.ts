import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import { heldMailsContract as heldMails } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { MESSAGE_LENGTH } from '@fareeq/domain/conversations/limits.ts'
import { NOT_DELIVERED } from '@fareeq/domain/conversations/rules-contacts.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { expect, test } from 'vitest'
import type { ReadMail } from '../../engines/mail-reader/read-mail.ts'
import { sql } from '../../platform/db/sql.ts'
import { replyAddress } from '../../platform/messages/reply-address.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { sweepFiles } from '../conversations/actions-files.ts'
import { tellReaders } from '../conversations/actions-telling.ts'
import { erasePerson } from '../conversations/queries-erasure.ts'
import { takeMail } from './actions.ts'

let deal: Billed & { payout: string }
const story = await snapshotStory(async (story) => {
  const months = await billed(story)
  deal = { ...months, payout: (await months.layla.call(talentPayoutsContract.list)).body.data[0].id }
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const isStaff = (who: Person) => who === deal.finance
const write = (who: Person, id: string, text: string) =>
  who.call(isStaff(who) ? ops.write : own.write, { params: { id }, body: { text } })
const read = async (who: Person, id: string) =>
  (await who.call(isStaff(who) ? ops.messages : own.messages, { params: { id } })).body
const newest = async (who: Person, id: string) => (await read(who, id)).data[0]

/** Written to by the other side, and told of it: the reply address of the mail. */
async function addressOf(reader: { email: string }, writer: Person, id: string): Promise<string> {
  await write(writer, id, 'Which account should it go to?')
  story.advance(3 * MINUTE)
  await tellReaders(story.work())
  const { headers } = await story.db.one<{ headers: Record<string, string> }>(
    sql`select headers from messages where to_address = ${reader.email} order by created_at desc, id desc limit 1`,
  )
  return headers['Reply-To']!
}
let count = 0
const mail = (from: string, to: string, fields: Partial<ReadMail> = {}) =>
  takeMail(story.work(), {
    messageId: `<${++count}@mail.example>`,
    from,
    fromName: 'Layla',
    recipients: [to],
    subject: 'Re: New message',
    automatic: null,
    text: 'The one in Amman, please.',
    files: [],
    ...fields,
  })
const TAKEN = { outcome: 'taken', is_repeated: false }

test('an answer by mail is a message of its writer: everybody reads it in its place, and it waits for finance', async () => {
  const to = await addressOf(deal.layla, deal.finance, deal.payout)
  expect(await mail(deal.layla.email, to)).toEqual(TAKEN)
  const { data, meta } = await read(deal.finance, deal.payout)
  expect(data[0]).toMatchObject({ seq: 2, side: 'talent', by_mail: true, text: 'The one in Amman, please.' })
  expect(meta.conversation.unread).toBe(1)
  expect(await newest(deal.layla, deal.payout)).toMatchObject({ is_mine: true })
  expect((await read(deal.layla, deal.payout)).meta.conversation.unread).toBe(0)
  const [notice] = await story.outbox(deal.layla.email)
  expect(notice?.text).toContain('You can also reply to this email')
})

test('a forged sender, and somebody to whom the address does not belong, change nothing', async () => {
  const to = await addressOf(deal.layla, deal.khalid, deal.contract)
  for (const from of ['thief@evil.example', deal.khalid.email])
    expect(await mail(from, to, { text: 'Pay it to me.' })).toMatchObject({ outcome: 'held' })
  expect((await read(deal.layla, deal.contract)).data).toHaveLength(1)
  const manager = await story.staff(['operations'])
  const { body } = await manager.call(heldMails.list)
  expect(body.data).toMatchObject([
    { reason: 'other_sender', conversation: { id: deal.contract }, ticket: null },
    { reason: 'other_sender', from_email: 'thief@evil.example' },
  ])
})

test('whoever left the company since the mail cannot answer it any more', async () => {
  const to = await addressOf(deal.khalid, deal.layla, deal.contract)
  await story.db.run(sql`update organisation_members set role = 'viewer' where user_id = ${deal.khalid.user.id}`)
  expect(await mail(deal.khalid.email, to)).toMatchObject({ outcome: 'held' })
  expect((await read(deal.layla, deal.contract)).data).toHaveLength(1)
})

test('a contact in a mail is held back before the contract is signed, and its writer is told by mail', async () => {
  await story.db.run(sql`update contracts set state = 'sent'`)
  const to = await addressOf(deal.layla, deal.khalid, deal.contract)
  expect(await mail(deal.layla.email, to, { text: 'Call me: 055 123 4567' })).toEqual(TAKEN)
  const numberAsName = { text: '', files: [{ name: 'call 0551234567.pdf', bytes: PDF }] }
  expect(await mail(deal.layla.email, to, numberAsName)).toEqual(TAKEN)
  expect((await read(deal.khalid, deal.contract)).data).toHaveLength(1)
  expect((await read(deal.layla, deal.contract)).meta.held).toHaveLength(2)
  const notices = (await story.outbox(deal.layla.email)).filter(({ text }) => text.includes(NOT_DELIVERED.en))
  expect(notices).toHaveLength(2)
})

test('files of a mail are checked by their content and open for all who take part; what is not taken is named', async () => {
  const to = await addressOf(deal.layla, deal.khalid, deal.contract)
  const files = [
    { name: 'كشف الحساب.pdf', bytes: PDF },
    { name: 'statement.pdf', bytes: Buffer.from('MZ\x90\0 this is a program') },
  ]
  await mail(deal.layla.email, to, { text: '', files })
  const message = await newest(deal.khalid, deal.contract)
  expect(message).toMatchObject({ text: '', files: [{ name: 'كشف الحساب.pdf' }], refused_files: ['statement.pdf'] })
  const params = { id: deal.contract, file: message.files[0].id }
  const answer = await deal.khalid.call(own.file, { params })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('كشف الحساب.pdf'))
  expect((await deal.finance.call(ops.file, { params })).headers.get('content-type')).toBe('application/pdf')
  const stranger = await story.client()
  expect(await stranger.call(own.file, { params })).toMatchObject({ status: 404 })
  expect(await deal.layla.call(own.file, { params: { ...params, id: deal.payout } })).toMatchObject({ status: 404 })

  await erasePerson(story.db, { id: deal.layla.user.id, email: deal.layla.email, phone: null })
  await sweepFiles(story.work())
  expect(await story.db.rows(sql`select id from files where kind = 'conversation-file'`)).toEqual([])
})

test('an answer longer than a message may be waits for a colleague instead of being cut', async () => {
  const to = await addressOf(deal.layla, deal.finance, deal.payout)
  expect(await mail(deal.layla.email, to, { text: 'x'.repeat(MESSAGE_LENGTH + 1) })).toMatchObject({ outcome: 'held' })
  expect((await read(deal.layla, deal.payout)).data).toHaveLength(1)
})

/** Of the finance colleague, by the token of whose session they are found. */
const mona = () =>
  story.db.one<{ id: string; email: string }>(
    sql`select id, email from staff where name = 'منى' and roles = '{finance}'`,
  )
const mailsTo = async (email: string) => {
  story.advance(3 * MINUTE)
  await tellReaders(story.work())
  return story.outbox(email)
}

test('finance is asked about a payout by mail, answers from a mail program, and nobody else can', async () => {
  const { email } = await mona()
  expect((await deal.finance.call(ops.list)).body.meta.mails).toBe('mine')
  await write(deal.layla, deal.payout, 'When is it paid?')
  expect(await mailsTo(email)).toEqual([])
  await deal.finance.call(ops.chooseMails, { body: { mails: 'all' } })
  const to = await addressOf({ email }, deal.layla, deal.payout)
  const [question, ...others] = await story.outbox(email)
  expect(others).toEqual([])
  expect(question?.text).toContain('When is it paid?')
  expect(question?.text).toContain(`/ops/conversations/${deal.payout}`)

  // Her address, in the hands of others; and her own mail to the address of somebody else.
  for (const from of ['thief@evil.example', deal.layla.email])
    expect(await mail(from, to, { text: 'Send it to me.' })).toMatchObject({ outcome: 'held' })
  const ofLayla = replyAddress(story.env, { kind: 'conversation', id: deal.payout, person: deal.layla.user.id })!
  expect(await mail(email, ofLayla)).toMatchObject({ outcome: 'held' })
  expect((await read(deal.layla, deal.payout)).data).toHaveLength(2)

  expect(await mail(email, to, { text: 'On Thursday: call +966 11 465 7788.' })).toEqual(TAKEN)
  expect(await newest(deal.layla, deal.payout)).toMatchObject({
    seq: 3,
    side: 'staff',
    name: 'منى',
    by_mail: true,
    text: 'On Thursday: call +966 11 465 7788.',
  })
  expect((await deal.finance.call(ops.list)).body.meta.waiting).toBe(0)
  expect((await mailsTo(deal.layla.email))[0]?.text).toContain('On Thursday')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('whoever has answered is written to of what follows, until they choose otherwise, lose the role or leave', async () => {
  const { id, email } = await mona()
  await write(deal.finance, deal.payout, 'It is on its way.')
  await write(deal.layla, deal.payout, 'Thank you!')
  expect(await mailsTo(email)).toHaveLength(1)
  const to = replyAddress(story.env, { kind: 'conversation', id: deal.payout, person: id })!
  await deal.finance.call(ops.chooseMails, { body: { mails: 'none' } })
  await write(deal.finance, deal.payout, 'Anything else?')
  await write(deal.layla, deal.payout, 'No.')
  expect(await mailsTo(email)).toHaveLength(1)
  await deal.finance.call(ops.chooseMails, { body: { mails: 'all' } })
  await story.db.run(sql`update staff set roles = '{matcher}' where id = ${id}`)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await mail(email, to)).toMatchObject({ outcome: 'held' })
  await story.db.run(sql`update staff set roles = '{finance}', active = false where id = ${id}`)
  expect(await mail(email, to)).toMatchObject({ outcome: 'held' })
  expect(await read(deal.layla, deal.payout)).toMatchObject({ data: { length: 4 } })
})

test('an answer of a colleague from another address is for nobody else to add', async () => {
  const { id } = await mona()
  await write(deal.layla, deal.payout, 'When is it paid?')
  const to = replyAddress(story.env, { kind: 'conversation', id: deal.payout, person: id })!
  await mail('mona.private@mail.example', to)
  const admin = await story.staff(['admin'])
  const [heldMail] = (await listHeld(admin)).data
  expect(heldMail).toMatchObject({ reason: 'other_sender', can_accept: false })
  const answer = await admin.call(heldMails.accept, { params: { id: heldMail.id } })
  expect(answer.body.code).toBe('mail_not_acceptable')
})

test('of 200 mails in a minute forty become messages, the others wait for a colleague', async () => {
  const to = await addressOf(deal.layla, deal.finance, deal.payout)
  const outcomes: string[] = []
  for (let n = 0; n < 200; n++) outcomes.push((await mail(deal.layla.email, to, { text: `n${n}` })).outcome)
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(40)
  const manager = await story.staff(['account_manager'])
  const { data, meta } = await listHeld(manager)
  expect([meta.waiting, data[0].reason]).toEqual([160, 'too_many'])
  story.advance(MINUTE)
  expect(await mail(deal.layla.email, to)).toEqual(TAKEN)
})

const listHeld = async (who: Person) => (await who.call(heldMails.list)).body

test('a colleague who knows the sender adds a held mail as the message of whoever its address belongs to, once', async () => {
  const to = await addressOf(deal.layla, deal.khalid, deal.contract)
  await mail('layla.private@mail.example', to, { files: [{ name: 'iban.pdf', bytes: PDF }] })
  const manager = await story.staff(['account_manager'])
  const { data, meta } = await listHeld(manager)
  expect([meta.waiting, data]).toMatchObject([
    1,
    [{ can_accept: true, person: { name: expect.any(String) }, files: [{ name: 'iban.pdf' }], settled: null }],
  ])
  const params = { id: data[0].id }
  expect(await manager.call(heldMails.accept, { params })).toMatchObject({ status: 200 })
  expect(await newest(deal.khalid, deal.contract)).toMatchObject({
    side: 'talent',
    by_mail: true,
    text: 'The one in Amman, please.',
    files: [{ name: 'iban.pdf' }],
    refused_files: [],
  })
  expect(await newest(deal.layla, deal.contract)).toMatchObject({ is_mine: true })
  for (const call of [heldMails.accept, heldMails.settle] as const)
    expect(await manager.call(call, { params })).toMatchObject({ status: 409, body: { code: 'moved_on' } })
  expect((await read(deal.khalid, deal.contract)).data).toHaveLength(2)
  const { body } = await manager.call(heldMails.list, { query: { settled: 'true' } })
  expect(body.data).toMatchObject([{ settled: { answer: 'accepted' }, can_accept: false }])
})

test('a held mail of somebody who does not take part any more, of no address, or of another kind is not added', async () => {
  const to = await addressOf(deal.khalid, deal.layla, deal.contract)
  await mail('k@mail.example', to)
  await mail('nobody@mail.example', 'reply@fareeq.test')
  const [manager, admin] = [await story.staff(['account_manager']), await story.staff(['admin'])]
  const [unknown, left] = (await listHeld(manager)).data
  expect([unknown, left]).toMatchObject([{ can_accept: false, person: null }, { can_accept: true }])
  await story.db.run(sql`update organisation_members set role = 'viewer' where user_id = ${deal.khalid.user.id}`)
  for (const { id } of [unknown, left])
    expect(await admin.call(heldMails.accept, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'mail_not_acceptable' },
    })
  expect((await read(deal.layla, deal.contract)).data).toHaveLength(1)
  const payout = await addressOf(deal.layla, deal.finance, deal.payout)
  await mail('l@mail.example', payout)
  const [other] = (await listHeld(manager)).data
  expect(other).toMatchObject({ can_accept: false, conversation: null })
  expect((await manager.call(heldMails.accept, { params: { id: other.id } })).body.code).toBe('mail_not_acceptable')
})

test('a contact in a mail that is added is held back like any other', async () => {
  await story.db.run(sql`update contracts set state = 'sent'`)
  const to = await addressOf(deal.layla, deal.khalid, deal.contract)
  await mail('layla.private@mail.example', to, { text: 'Call me: 055 123 4567' })
  const admin = await story.staff(['admin'])
  const [{ id }] = (await listHeld(admin)).data
  await admin.call(heldMails.accept, { params: { id } })
  expect((await read(deal.khalid, deal.contract)).data).toHaveLength(1)
  expect((await read(deal.layla, deal.contract)).meta.held).toHaveLength(1)
})
