import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import { NOT_DELIVERED } from '@fareeq/domain/conversations/rules-contacts.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'

let deal: Billed
let manager: Person
const story = await snapshotStory(async (story) => {
  deal = await billed(story)
  manager = await story.staff(['account_manager'])
})
const unsign = () => story.db.run(sql`update contracts set state = 'sent'`)
const write = (who: Person, text: string) =>
  who.call(who === manager ? ops.write : own.write, { params: { id: deal.contract }, body: { text } })
const read = async (who: Person) =>
  (await who.call(who === manager ? ops.messages : own.messages, { params: { id: deal.contract } })).body

test('before a contract is signed a contact is held back: its writer is told, the account manager sees it, nobody else', async () => {
  await unsign()
  const answer = await write(deal.layla, 'كلمني واتس ٠٥٥ ١٢٣ ٤٥٦٧')
  expect(answer).toMatchObject({ status: 201, body: { data: null, message: NOT_DELIVERED.en } })
  expect((await read(deal.layla)).meta.held).toMatchObject([{ is_mine: true, kinds: ['phone', 'handle'] }])
  expect(await read(deal.khalid)).toMatchObject({ data: [], meta: { held: [], conversation: { unread: 0 } } })
  expect((await deal.khalid.call(own.list)).body.data[0]?.last ?? null).toBeNull()
  expect((await manager.call(ops.list)).body.data).toMatchObject([{ id: deal.contract, in_review: true }])
  expect((await read(manager)).meta.held).toMatchObject([{ text: 'كلمني واتس ٠٥٥ ١٢٣ ٤٥٦٧', is_mine: false }])
  await manager.call(ops.settle, { params: { id: deal.contract }, body: { seq: 1 } })
  expect((await manager.call(ops.list)).body.data).toMatchObject([{ in_review: true }])
})

test('what is honest arrives, and so does any contact once the contract runs, or from us', async () => {
  await unsign()
  expect((await write(deal.layla, 'Is 12,000 SAR from 2026-12-01 right?')).body.data.seq).toBe(1)
  expect((await write(manager, 'Call our office: +966 11 465 7788')).body.data.seq).toBe(2)
  await story.db.run(sql`update contracts set state = 'active'`)
  expect((await write(deal.khalid, 'My number is 0551234567')).body.data.seq).toBe(3)
})
