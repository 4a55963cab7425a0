import { randomUUID } from 'node:crypto'
import { messageReviewsContract as reviews } from '@fareeq/domain/conversations/contract-reviews.ts'
import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import type { MessageReview } from '@fareeq/domain/conversations/schema-reviews.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { tellReaders } from './actions-telling.ts'
import { erasePerson } from './queries-erasure.ts'

let deal: Billed & { payout: string }
let manager: Person
let admin: Person
const story = await snapshotStory(async (story) => {
  const months = await billed(story)
  deal = { ...months, payout: (await months.layla.call(talentPayoutsContract.list)).body.data[0].id }
  manager = await story.staff(['account_manager'])
  admin = await story.staff(['admin'])
})

const write = async (who: Person, text: string, id = deal.contract) => {
  const isStaff = [manager, admin, deal.finance].includes(who)
  return (await who.call(isStaff ? ops.write : own.write, { params: { id }, body: { text } })).body.data
}
const read = async (who: Person, id = deal.contract) =>
  (await who.call(who === manager ? ops.messages : own.messages, { params: { id } })).body
const queue = async (who = manager) =>
  (await who.call(reviews.list)).body as { data: MessageReview[]; meta: { waiting: number } }
const report = (who: Person, message: string, id = deal.contract) =>
  who.call(own.report, { params: { id, message }, body: { reason: 'insult', note: 'Rude' } })
const trail = async () =>
  (
    await story.db.rows<{ action: string }>(sql`
      select action from audit_entries where subject_kind = 'conversation' and subject_id = ${deal.contract} order by id`)
  ).map(({ action }) => action)
const notices = async (who: { email: string }) => (await story.outbox(who.email)).map(({ subject }) => subject)

describe('a message that was held back', () => {
  beforeEach(async () => {
    await story.db.run(sql`update contracts set state = 'sent'`)
  })

  test('waits in the queue with who, where and why, and is delivered in the order of now', async () => {
    await write(deal.layla, 'Write me: layla at gmail dot com')
    await write(deal.khalid, 'Are you there?')
    const { data, meta } = await queue()
    expect(data).toMatchObject([
      {
        kind: 'held',
        side: 'talent',
        contacts: expect.arrayContaining(['email']),
        text: 'Write me: layla at gmail dot com',
        reports: [],
        is_mine: false,
      },
    ])
    expect(data[0]!.conversation).toMatchObject({ id: deal.contract, kind: 'contract' })
    expect(meta.waiting).toBe(1)
    const params = { id: data[0]!.id }
    expect(await manager.call(reviews.release, { params })).toMatchObject({ status: 200 })
    const texts = (await read(deal.khalid)).data.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(['Write me: layla at gmail dot com', 'Are you there?'])
    expect((await read(deal.khalid)).meta.conversation.unread).toBe(1)
    expect(await read(deal.layla)).toMatchObject({ data: [{ is_mine: true, seq: 2 }, {}], meta: { held: [] } })
    expect(await notices(deal.layla)).toContainEqual(expect.stringContaining('Your message was delivered'))
    expect(await queue()).toMatchObject({ data: [], meta: { waiting: 0 } })
    expect((await read(manager)).meta.conversation.in_review).toBe(false)
    expect(await trail()).toEqual(['conversation.message_released'])
    expect((await manager.call(reviews.release, { params })).body.code).toBe('moved_on')
    expect((await read(deal.khalid)).data).toHaveLength(2)
  })

  test('stays back with a sentence that its writer reads, once', async () => {
    await write(deal.layla, 'Write me: layla at gmail dot com')
    const params = { id: (await queue()).data[0]!.id }
    const empty = await manager.call(reviews.keep, { params, body: { note: ' ' } })
    expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'note', code: 'required' }] } })
    const answer = await manager.call(reviews.keep, { params, body: { note: 'After the signature, please.' } })
    expect(answer).toMatchObject({ status: 200 })
    expect((await read(deal.layla)).meta.held).toMatchObject([{ kept: { note: 'After the signature, please.' } }])
    expect((await read(deal.khalid)).data).toEqual([])
    const [mail] = await story.outbox(deal.layla.email)
    expect(mail?.text).toContain('After the signature, please.')
    expect((await manager.call(reviews.keep, { params, body: { note: 'Again' } })).body.code).toBe('moved_on')
    expect((await manager.call(reviews.release, { params })).body.code).toBe('moved_on')
    expect((await queue()).data).toEqual([])
  })
})

describe('a message that somebody reports', () => {
  test('is marked for whoever reported it, once, and waits for colleagues', async () => {
    const { id } = await write(deal.khalid, 'You are useless.')
    expect((await read(deal.layla)).data).toMatchObject([{ can_report: true, is_reported: false }])
    const reported = await report(deal.layla, id)
    expect(reported).toMatchObject({ status: 200, body: { data: { is_reported: true, can_report: false } } })
    expect(await report(deal.layla, id)).toMatchObject({ status: 200 })
    expect((await read(deal.khalid)).data).toMatchObject([{ is_reported: false, text: 'You are useless.' }])
    const { data } = await queue()
    expect(data).toMatchObject([
      { kind: 'reported', side: 'client', text: 'You are useless.', reports: [{ reason: 'insult', note: 'Rude' }] },
    ])
    expect((await read(manager)).meta.conversation.in_review).toBe(true)
    expect(await trail()).toEqual(['conversation.message_reported'])
  })

  test('is hidden from all but its writer and colleagues, also in mails and lists; the reporter is told', async () => {
    const { id } = await write(deal.khalid, 'You are useless.')
    await report(deal.layla, id)
    const params = { id: (await queue()).data[0]!.id }
    expect(await manager.call(reviews.hide, { params })).toMatchObject({ status: 200 })
    expect((await read(deal.layla)).data).toMatchObject([{ text: '', is_hidden: true, can_report: false }])
    expect((await read(deal.khalid)).data).toMatchObject([{ text: 'You are useless.', is_hidden: true }])
    expect((await read(manager)).data).toMatchObject([{ text: 'You are useless.', is_hidden: true }])
    expect((await deal.layla.call(own.list)).body.data).toMatchObject([{ last: { text: '', is_hidden: true } }])
    expect(await notices(deal.layla)).toContainEqual(expect.stringContaining('We hid the message'))
    story.advance(5 * MINUTE)
    await tellReaders(story.work())
    expect(await notices(deal.layla)).not.toContainEqual(expect.stringContaining('New message'))
    expect((await manager.call(reviews.dismiss, { params })).body.code).toBe('moved_on')
    expect(await trail()).toEqual(['conversation.message_reported', 'conversation.message_hidden'])
  })

  test('stays where the report is dismissed, for all who reported it', async () => {
    const { id } = await write(manager, 'We need your papers.')
    for (const who of [deal.layla, deal.khalid]) await report(who, id)
    const { data, meta } = await queue(admin)
    expect([meta.waiting, data[0]!.reports.length]).toEqual([1, 2])
    expect(await admin.call(reviews.dismiss, { params: { id: data[0]!.id } })).toMatchObject({ status: 200 })
    expect((await read(deal.layla)).data).toMatchObject([{ text: 'We need your papers.', is_hidden: false }])
    for (const who of [deal.layla, deal.khalid])
      expect(await notices(who)).toContainEqual(expect.stringContaining('We looked at the message'))
    expect((await queue()).data).toEqual([])
  })

  test('is decided about by somebody else than its writer', async () => {
    const { id } = await write(manager, 'We need your papers.')
    await report(deal.layla, id)
    const { data } = await queue()
    expect(data).toMatchObject([{ is_mine: true }])
    for (const call of [reviews.hide, reviews.dismiss] as const)
      expect(await manager.call(call, { params: { id: data[0]!.id } })).toMatchObject({
        status: 403,
        body: { code: 'review_not_impartial' },
      })
  })

  test('cannot be one’s own, nor that of a conversation one is no part of', async () => {
    const { id } = await write(deal.layla, 'Hello')
    expect((await report(deal.layla, id)).body.code).toBe('message_not_reportable')
    const stranger = await story.talent()
    expect(await report(stranger, id)).toMatchObject({ status: 404 })
    expect(await report(deal.khalid, randomUUID())).toMatchObject({ status: 404 })
    expect(await report(deal.layla, id, deal.payout)).toMatchObject({ status: 404 })
    const bad = await deal.khalid.call(own.report, {
      params: { id: deal.contract, message: id },
      body: { reason: 'bored' as 'other' },
    })
    expect(bad).toMatchObject({ status: 422, body: { errors: [{ field: 'reason', code: 'choice' }] } })
  })
})

test('colleagues decide about the kinds they read; others find nothing', async () => {
  const { id } = await write(deal.finance, 'It is paid.', deal.payout)
  await report(deal.layla, id, deal.payout)
  expect((await queue()).data).toEqual([])
  const [{ id: review }] = (await queue(admin)).data as [MessageReview]
  expect(await manager.call(reviews.hide, { params: { id: review } })).toMatchObject({ status: 404 })
  expect(await deal.finance.call(reviews.list)).toMatchObject({ status: 403 })
  expect(await admin.call(reviews.hide, { params: { id: randomUUID() } })).toMatchObject({ status: 404 })
  expect(await admin.call(reviews.release, { params: { id: randomUUID() } })).toMatchObject({ status: 404 })
})

test('what somebody reported goes with them, and so do reports about what they wrote', async () => {
  const { id } = await write(deal.khalid, 'You are useless.')
  const { id: other } = await write(deal.layla, 'So are you.')
  await report(deal.layla, id)
  await report(deal.khalid, other)
  const { user, email } = deal.khalid
  await erasePerson(story.db, { id: user.id, email, phone: null })
  expect(await story.db.rows(sql`select id from conversation_reports`)).toEqual([])
  expect((await queue()).data).toEqual([])
  expect((await read(manager)).meta.conversation.in_review).toBe(false)
})
