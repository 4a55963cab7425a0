import { randomUUID } from 'node:crypto'
import { messageReviewsContract as reviews } from '@fareeq/domain/conversations/contract-reviews.ts'
import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { sweepFiles } from './actions-files.ts'

let deal: Billed & { payout: string }
let manager: Person
const story = await snapshotStory(async (story) => {
  const months = await billed(story)
  deal = { ...months, payout: (await months.layla.call(talentPayoutsContract.list)).body.data[0].id }
  manager = await story.staff(['account_manager'])
})

const isStaff = (who: Person) => who === manager || who === deal.finance
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'
const upload = (who: Person, { name = 'كشف.pdf', content = PDF, about = deal.contract } = {}) => {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  return who.send('POST', (isStaff(who) ? ops : own).upload.path.replace(':id', about), form)
}
const uploaded = async (who: Person, file = {}) => (await upload(who, file)).body.data.id as string
const write = (who: Person, files: string[], text = '') =>
  who.call((isStaff(who) ? ops : own).write, { params: { id: deal.contract }, body: { text, files } })
const open = (who: Person, file: string, id = deal.contract) =>
  who.call((isStaff(who) ? ops : own).file, { params: { id, file } })
const read = async (who: Person) =>
  (await who.call((isStaff(who) ? ops : own).messages, { params: { id: deal.contract } })).body

test('a message with a file and no words: all who take part see its name and size, and open it', async () => {
  const response = await upload(deal.layla)
  expect(response).toMatchObject({ status: 201, body: { data: { name: 'كشف.pdf', size: PDF.length } } })
  const { id } = response.body.data
  const message = await write(deal.layla, [id])
  expect(message).toMatchObject({ status: 201, body: { data: { text: '', files: [{ id, name: 'كشف.pdf' }] } } })
  expect((await read(deal.khalid)).data).toMatchObject([{ files: [{ id, size: PDF.length }] }])
  expect((await deal.khalid.call(own.list)).body.data).toMatchObject([{ last: { text: '', has_files: true } }])
  for (const who of [deal.layla, deal.khalid, manager]) {
    const answer = await open(who, id)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('كشف.pdf'))
  }
  const fromUs = await write(manager, [await uploaded(manager)], 'The contract')
  expect(fromUs.body.data.files).toHaveLength(1)
})

test('a stranger, another thread and an upload that no message names find nothing', async () => {
  const id = await uploaded(deal.layla)
  expect(await open(deal.layla, id)).toMatchObject({ status: 404 })
  await write(deal.layla, [id])
  const stranger = await story.client()
  expect(await open(stranger, id)).toMatchObject({ status: 404 })
  expect(await upload(stranger)).toMatchObject({ status: 404 })
  expect(await open(deal.layla, id, deal.payout)).toMatchObject({ status: 404 })
  expect(await open(deal.layla, randomUUID())).toMatchObject({ status: 404 })
})

test('a file of somebody else, one of another message and one that is gone are refused, and nothing is written', async () => {
  const [id, foreign] = [await uploaded(deal.layla), await uploaded(deal.khalid)]
  await write(deal.layla, [id])
  for (const files of [[foreign], [id], [randomUUID()]])
    expect(await write(deal.layla, files, 'Here')).toMatchObject({
      status: 422,
      body: { code: 'message_file_missing', errors: [{ field: 'files' }] },
    })
  expect((await read(deal.layla)).data).toHaveLength(1)
})

test('what is not a document or a picture by its content, too many, and a message of nothing are refused', async () => {
  expect(await upload(deal.layla, { content: 'MZ\u0000 a program', name: 'a.pdf' })).toMatchObject({
    status: 422,
    body: { code: 'file_type' },
  })
  const ids = Array.from({ length: 6 }, () => randomUUID())
  expect((await write(deal.layla, ids)).body.errors).toMatchObject([{ field: 'files', code: 'max_items' }])
  expect((await write(deal.layla, [])).body.errors).toMatchObject([{ field: 'text', code: 'required' }])
})

test('files of a held message are held with it: its writer and colleagues open them, all once it is released', async () => {
  await story.db.run(sql`update contracts set state = 'sent'`)
  const id = await uploaded(deal.layla, { name: 'call 0551234567.pdf' })
  expect((await write(deal.layla, [id], 'My papers')).body.data).toBeNull()
  expect((await read(deal.layla)).meta.held).toMatchObject([{ files: [{ id }] }])
  expect([await open(deal.khalid, id), await open(deal.layla, id), await open(manager, id)]).toMatchObject([
    { status: 404 },
    { status: 200 },
    { status: 200 },
  ])
  const { body } = await manager.call(reviews.list)
  expect(body.data).toMatchObject([{ files: [{ id, name: 'call 0551234567.pdf' }] }])
  await manager.call(reviews.release, { params: { id: body.data[0].id } })
  expect(await open(deal.khalid, id)).toMatchObject({ status: 200 })
})

test('the files of a hidden message are hidden with it', async () => {
  const id = await uploaded(deal.khalid)
  const { body } = await write(deal.khalid, [id], 'Look')
  const params = { id: deal.contract, message: body.data.id }
  await deal.layla.call(own.report, { params, body: { reason: 'private' } })
  const [review] = (await manager.call(reviews.list)).body.data
  await manager.call(reviews.hide, { params: { id: review.id } })
  expect((await read(deal.layla)).data).toMatchObject([{ is_hidden: true, files: [] }])
  expect([await open(deal.layla, id), await open(deal.khalid, id)]).toMatchObject([{ status: 404 }, { status: 200 }])
})

test('an upload that was never sent is deleted after a day, one of a message stays', async () => {
  await write(deal.layla, [await uploaded(deal.layla)])
  await uploaded(deal.layla)
  const count = async () => (await story.db.rows(sql`select id from files where kind = 'conversation-file'`)).length
  await sweepFiles(story.work())
  expect(await count()).toBe(2)
  story.advance(2 * DAY)
  await sweepFiles(story.work())
  expect(await count()).toBe(1)
})
