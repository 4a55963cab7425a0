import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import { messageReviewsContract as reviews } from '@fareeq/domain/conversations/contract-reviews.ts'
import { NOT_DELIVERED } from '@fareeq/domain/conversations/rules-contacts.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, accepted } from '../../testing/contracts.ts'
import { contractRow } from '../../testing/invoices.ts'
import { offered } from '../../testing/offers.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { tellReaders } from './actions-telling.ts'

let deal: Deal & { offer: string }
const story = await snapshotStory(async (story) => {
  const pair = await accepted(story)
  deal = { ...pair, offer: await offered(story, pair) }
})

const isStaff = (who: Person) => who === deal.operations || who === deal.manager
const write = (who: Person, text: string) =>
  who.call(isStaff(who) ? ops.write : own.write, { params: { id: deal.offer }, body: { text } })
const read = (who: Person) => who.call(isStaff(who) ? ops.messages : own.messages, { params: { id: deal.offer } })
async function member(role: string) {
  const person = await story.client()
  await story.db.run(sql`
    update organisation_members set role = ${role}, organisation_id = (
      select organisation_id from organisation_members where user_id = ${deal.khalid.user.id})
    where user_id = ${person.user.id}`)
  return person
}

test('talent, company and operations talk about an offer, which waits for us and is named by its request', async () => {
  await write(deal.layla, 'Is the probation paid in full?')
  await write(deal.khalid, 'It is.')
  const { data, meta } = (await read(deal.layla)).body
  expect(data.map(({ side }: { side: string }) => side)).toEqual(['client', 'talent'])
  expect(meta.conversation).toMatchObject({ kind: 'offer', page_id: deal.offer, unread: 1, label: expect.any(String) })
  const { body } = await deal.operations.call(ops.list, { query: { waiting: 'true' } })
  expect(body.data).toMatchObject([{ id: deal.offer, kind: 'offer', unread: 2 }])
  await write(deal.operations, 'And from the first day.')
  expect((await read(deal.khalid)).body.meta.conversation.unread).toBe(1)
  story.advance(3 * MINUTE)
  await tellReaders(story.work())
  const subjects = (await story.outbox(deal.layla.email)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^New message: Offer: /))
})

test('only those who may make and answer offers take part', async () => {
  await write(deal.layla, 'Hello')
  const [stranger, client, finance] = [await story.talent(), await story.client(), await story.staff(['finance'])]
  for (const who of [stranger, client]) {
    expect(await read(who)).toMatchObject({ status: 404 })
    expect(await write(who, 'Hello')).toMatchObject({ status: 404 })
  }
  expect(await finance.call(ops.messages, { params: { id: deal.offer } })).toMatchObject({ status: 404 })
  expect(await read(await member('hiring_manager'))).toMatchObject({ status: 200 })
  expect(await read(await member('finance'))).toMatchObject({ status: 404 })
  expect(await read(await member('viewer'))).toMatchObject({ status: 403 })
})

test('contacts are held back until the two have a contract, and operations decide about them', async () => {
  expect((await write(deal.layla, 'Write me at layla at gmail dot com')).body).toMatchObject({
    data: null,
    message: NOT_DELIVERED.en,
  })
  const { body } = await deal.operations.call(reviews.list)
  expect(body.data).toMatchObject([{ kind: 'held', conversation: { kind: 'offer', id: deal.offer } }])
  await contractRow(story, deal.khalid, deal.layla, { start: '2026-01-01', end: '2040-12-31' })
  expect((await write(deal.layla, 'Write me at layla@gmail.com')).body.data.seq).toBe(1)
})
