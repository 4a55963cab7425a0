import { HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { localContract } from '@fareeq/domain/local/contract.ts'
import { roomsContract as contract } from '@fareeq/domain/rooms/contract.ts'
import { ROOM } from '@fareeq/domain/rooms/rules.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { sql } from '../../platform/db/sql.ts'
import { agreedInterview, liveTalent } from '../../testing/market.ts'
import { type Member, type Story, openStory } from '../../testing/story.ts'

let story: Story
let khalid: Member
let layla: Member
let id: string
beforeAll(async () => {
  story = await openStory({
    settings: {
      STUN_URLS: 'stun:stun.test:3478',
      TURN_URLS: 'turn:turn.test:3478',
      TURN_SECRET: 'a secret of the relay',
    },
  })
})
afterAll(() => story.close())
beforeEach(async () => {
  await story.reset()
  ;[khalid, layla] = [await story.client(), await liveTalent(story)]
  id = await agreedInterview(story, khalid, layla, after(story.now(), 10 * MINUTE))
})

const params = () => ({ params: { id } })
const tab = 'tab-of-khalid'
const news = async (member: Member) =>
  (
    await story.db.rows<{ body: Record<string, unknown> }>(sql`
      select body from events where user_id = ${member.user.id} and name = 'room.changed' order by id`)
  ).map(({ body }) => body)
const typing = (doc: Y.Doc, text: string) => {
  doc.getText('code').insert(doc.getText('code').length, text)
  return Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64')
}
const read = (pad: string) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Buffer.from(pad, 'base64'))
  return doc.getText('code').toJSON()
}

test('both people of an interview find its room, with whom they meet, when it opens and how their browsers meet; nobody else does', async () => {
  const { body } = await khalid.call(contract.read, params())
  expect(body.data).toMatchObject({
    seat: 'client',
    door: 'open',
    other: { timezone: 'Asia/Amman' },
    lines: [],
    agreed: { client: false, talent: false },
  })
  const [stun, turn] = body.data.ice_servers
  expect(stun).toEqual({ urls: ['stun:stun.test:3478'] })
  expect(turn.username).toContain(khalid.user.id)
  expect((await layla.call(contract.read, params())).body.data).toMatchObject({
    seat: 'talent',
    me: { timezone: 'Asia/Amman' },
  })
  const stranger = await story.client()
  for (const person of [stranger, await liveTalent(story)])
    expect(await person.call(contract.read, params())).toMatchObject({ status: 404 })
  expect((await stranger.call(contract.write, { ...params(), body: { text: 'Hi' } })).status).toBe(404)
})

test('a word of one browser reaches the other one’s open page', async () => {
  const signal = { kind: 'description', from: tab, data: '{"type":"offer"}' } as const
  expect((await khalid.call(contract.signal, { ...params(), body: signal })).body).toEqual({ data: { heard: true } })
  expect(await news(layla)).toEqual([{ id, kind: 'signal', seat: 'client', signal }])
})

test('what is written stays for whoever comes late', async () => {
  await khalid.call(contract.write, { ...params(), body: { text: 'أهلًا ليلى' } })
  await layla.call(contract.write, { ...params(), body: { text: 'Hello' } })
  const { body } = await layla.call(contract.read, params())
  expect(body.data.lines.map(({ seat, text }: { seat: string; text: string }) => [seat, text])).toEqual(
    expect.arrayContaining([
      ['client', 'أهلًا ليلى'],
      ['talent', 'Hello'],
    ]),
  )
  expect((await news(khalid)).map(({ kind }) => kind)).toEqual(['line', 'line'])
})

test('two people type into the shared code at once and nothing of either is lost', async () => {
  const [hers, his] = [new Y.Doc(), new Y.Doc()]
  await Promise.all([
    khalid.call(contract.pad, { ...params(), body: { from: tab, update: typing(his, 'let a = 1\n') } }),
    layla.call(contract.pad, { ...params(), body: { from: 'tab-of-layla', update: typing(hers, 'let b = 2\n') } }),
  ])
  await khalid.call(contract.pad, { ...params(), body: { from: tab, language: 'python' } })
  const { body } = await khalid.call(contract.read, params())
  expect(read(body.data.pad).split('\n').toSorted()).toEqual(['', 'let a = 1', 'let b = 2'])
  expect(body.data.pad_language).toBe('python')
})

test('what is no change of the code, or too much of it, is refused, and the code stays', async () => {
  const update = typing(new Y.Doc(), 'keep me')
  await khalid.call(contract.pad, { ...params(), body: { from: tab, update } })
  const rubbish = await khalid.call(contract.pad, { ...params(), body: { from: tab, update: '/////w==' } })
  expect([rubbish.status, rubbish.body.code]).toEqual([422, 'pad_unreadable'])
  const long = typing(new Y.Doc(), 'x'.repeat(ROOM.padLength + 1))
  const tooLong = await khalid.call(contract.pad, { ...params(), body: { from: tab, update: long } })
  expect([tooLong.status, tooLong.body.code]).toEqual([422, 'pad_too_long'])
  expect(read((await khalid.call(contract.read, params())).body.data.pad)).toBe('keep me')
})

test('a recording needs both; either may say no, or take their word back, and the question ends for both', async () => {
  const agree = (person: Member, agreed: boolean) => person.call(contract.agree, { ...params(), body: { agreed } })
  expect((await agree(khalid, true)).body.data).toEqual({ client: true, talent: false })
  expect((await agree(layla, true)).body.data).toEqual({ client: true, talent: true })
  expect((await agree(layla, false)).body.data).toEqual({ client: false, talent: false })
  expect((await news(khalid)).at(-1)).toEqual({ id, kind: 'recording', agreed: { client: false, talent: false } })
  await agree(khalid, true)
  expect((await agree(layla, false)).body.data).toEqual({ client: false, talent: false })
})

test('a request to record does not outlive the page it was made on', async () => {
  const agree = (person: Member, agreed: boolean) => person.call(contract.agree, { ...params(), body: { agreed } })
  const agreed = async () => (await layla.call(contract.read, params())).body.data.agreed
  await agree(khalid, true)
  // `bye` of another page changes nothing.
  await layla.call(contract.signal, { ...params(), body: { kind: 'bye', from: 'tab-of-layla' } })
  expect(await agreed()).toEqual({ client: true, talent: false })
  await khalid.call(contract.signal, { ...params(), body: { kind: 'bye', from: tab } })
  expect(await agreed()).toEqual({ client: false, talent: false })
  expect((await news(layla)).at(-1)).toEqual({ id, kind: 'recording', agreed: { client: false, talent: false } })
})

test('before and after its time the room is closed', async () => {
  id = await agreedInterview(story, khalid, await liveTalent(story), after(story.now(), 2 * HOUR))
  const early = await khalid.call(contract.write, { ...params(), body: { text: 'Too early' } })
  expect([early.status, early.body.code]).toEqual([409, 'room_closed'])
  expect((await khalid.call(contract.read, params())).body.data).toMatchObject({ door: 'early' })
})

test('in the local world an agreed interview of one’s own can begin at once', async () => {
  // The one of today is over: nobody is in two at once.
  await story.db.run(sql`delete from interviews`)
  id = await agreedInterview(story, khalid, await liveTalent(story), after(story.now(), 48 * HOUR))
  expect((await (await story.client()).call(localContract.beginInterview, { ...params(), body: {} })).status).toBe(404)
  expect((await khalid.call(localContract.beginInterview, { ...params(), body: {} })).body.data.start).toBe(
    story.now().toISOString(),
  )
  expect((await khalid.call(contract.read, params())).body.data).toMatchObject({ door: 'open' })
})
