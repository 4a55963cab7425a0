import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import { NOT_DELIVERED } from '@fareeq/domain/conversations/rules-contacts.ts'
import type { Conversation } from '@fareeq/domain/conversations/schema.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Pair, interviewRow, newPair } from '../../testing/interviews.ts'
import { contractRow } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { tellReaders } from './actions-telling.ts'

let pair: Pair & { interview: string }
let manager: Person
const story = await snapshotStory(async (story) => {
  const nominated = await newPair(story)
  const { khalid, layla, project_id, nomination_id } = nominated
  pair = { ...nominated, interview: await interviewRow(story, project_id, nomination_id, layla, khalid) }
  manager = await story.staff(['account_manager'])
})

const write = (who: Person, id: string, text: string) =>
  who.call(who === manager ? ops.write : own.write, { params: { id }, body: { text } })
const read = (who: Person, id: string) => who.call(who === manager ? ops.messages : own.messages, { params: { id } })
const mails = async (email: string) =>
  (await story.outbox(email)).filter(({ subject }) => subject?.startsWith('New message'))

test('a company asks us about a nomination; its talent, who does not know the company yet, is no part of it', async () => {
  const { khalid, layla, nomination_id: id } = pair
  await write(khalid, id, 'Would she take a part-time start?')
  const { body } = await manager.call(ops.list, { query: { waiting: 'true' } })
  expect(body.data).toMatchObject([{ id, kind: 'nomination', unread: 1, page_id: pair.project_id }])
  await write(manager, id, 'She would, from January.')
  expect((await read(khalid, id)).body.data.map(({ text }: { text: string }) => text)).toEqual([
    'She would, from January.',
    'Would she take a part-time start?',
  ])
  expect(await read(layla, id)).toMatchObject({ status: 404 })
  expect(await write(layla, id, 'Who is it?')).toMatchObject({ status: 404 })
  expect((await layla.call(own.list)).body.data).toEqual([])
  story.advance(3 * MINUTE)
  await tellReaders(story.work())
  expect([(await mails(khalid.email)).length, (await mails(layla.email)).length]).toEqual([1, 0])
})

test('a nomination that was withdrawn is closed for the company, and so is its conversation', async () => {
  const { khalid, nomination_id: id } = pair
  await write(khalid, id, 'When can she begin?')
  await story.db.run(sql`update nominations set state = 'withdrawn' where id = ${id}`)
  expect(await read(khalid, id)).toMatchObject({ status: 404 })
  expect((await khalid.call(own.list)).body.data).toEqual([])
})

test('the three sides of an interview write in one conversation, which says what it is about', async () => {
  const { khalid, layla, interview: id } = pair
  await write(layla, id, 'Shall I prepare a task?')
  await write(khalid, id, 'A look at your last project is enough.')
  await write(manager, id, 'The room opens ten minutes before.')
  const { data, meta } = (await read(layla, id)).body
  expect(data.map(({ side }: { side: string }) => side)).toEqual(['staff', 'client', 'talent'])
  expect(meta.conversation).toMatchObject({ kind: 'interview', unread: 2, page_id: id })
  const [thread] = (await khalid.call(own.list)).body.data as Conversation[]
  expect(thread).toMatchObject({ kind: 'interview', label: expect.any(String), unread: 1 })
})

test.each([
  ['hiring_manager', null],
  ['interviewer', 'not_authorized'],
  ['viewer', 'not_authorized'],
  ['finance', 'not_found'],
] as const)('a %s of the company is refused with: %s', async (role, code) => {
  const member = await story.client()
  await story.db.run(sql`
    update organisation_members set role = ${role}, organisation_id = (
      select organisation_id from organisation_members where user_id = ${pair.khalid.user.id})
    where user_id = ${member.user.id}`)
  for (const id of [pair.interview, pair.nomination_id])
    expect((await read(member, id)).body).toMatchObject(code ? { code } : { data: [], meta: { conversation: { id } } })
})

test('a stranger, another company and a colleague of another role find nothing', async () => {
  const [talent, client] = [await story.talent(), await story.client()]
  const finance = await story.staff(['finance'])
  for (const id of [pair.interview, pair.nomination_id]) {
    for (const who of [talent, client]) expect(await write(who, id, 'Hello')).toMatchObject({ status: 404 })
    expect(await finance.call(ops.messages, { params: { id } })).toMatchObject({ status: 404 })
  }
})

test('contacts are held back in an interview until the two have a contract', async () => {
  const { khalid, layla, interview: id } = pair
  expect((await write(layla, id, 'Write me at layla at gmail dot com')).body).toMatchObject({
    data: null,
    message: NOT_DELIVERED.en,
  })
  expect((await write(manager, id, 'Our office: +966 11 465 7788')).body.data.seq).toBe(1)
  await contractRow(story, khalid, layla, { start: '2026-01-01', end: '2040-12-31' })
  expect((await write(layla, id, 'Write me at layla@gmail.com')).body.data.seq).toBe(2)
})
