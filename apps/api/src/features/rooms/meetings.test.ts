import { HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { meetingsOpsContract } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingRoomsContract as contract } from '@fareeq/domain/rooms/contract-meetings.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { addHost } from '../../testing/hosts.ts'
import { type Member, freshStory } from '../../testing/story.ts'

const story = await freshStory()
const timezone = 'Asia/Riyadh'
const here = { kind: 'here' as const, from: 'page-of-the-company' }

async function booked(place: { room_url?: string } = {}) {
  const mona = await addHost(story, 'Mona', place)
  await story.db.run(sql`update staff set roles = ${['finance']} where id = ${mona}`)
  const client = await story.client()
  const slots = (await client.call(meetingsContract.slots, { query: { timezone } })).body.data
  const start: string = slots[10].start
  const { meeting_link } = (await client.call(meetingsContract.book, { body: { start, timezone, topic: 'An app' } }))
    .body.data
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  const to = (before: number) => story.advance(Date.parse(start) - before - story.now().getTime())
  const host = async () =>
    story.person({ token: await openSession(story.db, { staffId: mona }, 'a story', story.now()) })
  return { client, start, params: { id }, to, host, meeting_link, mona }
}
const rooms = (where: ReturnType<typeof sql>) =>
  story.db.rows<{ body: { kind: string; seat?: string; host_id?: string } }>(
    sql`select body from events where name = 'room.changed' and ${where} order by id`,
  )

test('the company and its host meet in our room, each with a session of their own, and hear each other', async () => {
  const { client, start, params, to, host, mona } = await booked()
  expect((await client.call(contract.read, { params })).body.data).toMatchObject({
    seat: 'client',
    door: 'early',
    start,
    link: null,
    topic: 'An app',
    other: { name: 'Mona', timezone },
  })
  expect(await client.call(contract.signal, { params, body: here })).toMatchObject({
    status: 409,
    body: { code: 'room_closed' },
  })
  to(15 * MINUTE)
  // Whoever hosts may join, whatever their roles.
  const rami = await host()
  expect((await rami.call(contract.staffRead, { params })).body.data).toMatchObject({
    seat: 'host',
    door: 'open',
    other: { name: 'Khalid Al-Otaibi' },
  })
  expect((await client.call(contract.signal, { params, body: here })).status).toBe(200)
  expect((await rami.call(contract.staffWrite, { params, body: { text: 'Welcome' } })).body.data).toMatchObject({
    seat: 'host',
    text: 'Welcome',
  })
  const ofCompany = await rooms(sql`user_id = ${client.user.id}`)
  expect(ofCompany.map(({ body }) => body.kind)).toEqual(['signal', 'line'])
  const ofStaff = await rooms(sql`topic = 'staff'`)
  expect(ofStaff.map(({ body }) => [body.kind, body.host_id])).toEqual([
    ['signal', mona],
    ['line', mona],
  ])
})

test('strangers find no room: another company, a colleague who neither hosts nor manages meetings', async () => {
  const { params, to } = await booked()
  to(0)
  const other = await story.client()
  expect((await other.call(contract.read, { params })).status).toBe(404)
  expect((await other.call(contract.signal, { params, body: here })).status).toBe(404)
  expect((await (await story.talent()).call(contract.read, { params })).status).toBe(404)
  expect((await (await story.staff(['finance'])).call(contract.staffRead, { params })).status).toBe(404)
  // Who manages meetings steps in where the host cannot come.
  expect((await (await story.staff(['account_manager'])).call(contract.staffRead, { params })).status).toBe(200)
  expect(await rooms(sql`true`)).toEqual([])
})

test('a colleague of the company may come instead; an hour after its end, or when it is canceled, the room is closed', async () => {
  const { client, params, to } = await booked()
  const sara: Member = await story.client()
  await story.db.run(sql`
    update organisation_members set role = 'hiring_manager',
      organisation_id = (select organisation_id from organisation_members where user_id = ${client.user.id})
    where user_id = ${sara.user.id}`)
  to(-30 * MINUTE)
  expect((await sara.call(contract.read, { params })).body.data).toMatchObject({ door: 'open' })
  story.advance(HOUR)
  expect((await sara.call(contract.read, { params })).body.data).toMatchObject({ door: 'over' })
  expect((await sara.call(contract.write, { params, body: { text: 'Late' } })).body.code).toBe('room_closed')
})

test('a canceled meeting has no open room', async () => {
  const { client, params, to } = await booked()
  await (await story.staff()).call(meetingsOpsContract.cancel, { params, body: { reason: 'Illness', version: 0 } })
  to(0)
  expect((await client.call(contract.read, { params })).body.data).toMatchObject({ door: 'over' })
})

test('the link of a host leads out of our room, and is what the mails and the request say', async () => {
  const room_url = 'https://meet.fareeq.test/mona'
  const { client, params, meeting_link } = await booked({ room_url })
  expect(meeting_link).toBe(room_url)
  expect((await client.call(contract.read, { params })).body.data).toMatchObject({ link: room_url })
})
