import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { meetingHostsContract as hosts } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingsOpsContract as ops } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { addHost } from '../../testing/hosts.ts'
import { type Person, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const timezone = 'Asia/Riyadh'
const slots = async (day?: string) =>
  (await story.person().call(contract.slots, { query: { timezone, ...(day && { from: day, to: day }) } })).body
const later = async (index = 0): Promise<string> =>
  (await slots()).data.filter(({ start }: { start: string }) => Date.parse(start) > story.now().getTime() + 3 * DAY)[
    index
  ].start
async function colleague(name: string, roles = ['account_manager']) {
  const person = await story.staff(roles, name)
  const { id } = await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)
  return { person, id }
}
const hostList = async (person: Person) => (await person.call(hosts.list)).body.data
const trail = async (id: string) =>
  (
    await story.db.rows<{ action: string }>(sql`
      select action from audit_entries where subject_kind = 'staff' and subject_id = ${id} and action like 'host.%'
      order by id`)
  ).map(({ action }) => action)

test('without a host nothing is offered and nothing is fully booked; operations add a colleague, and times appear', async () => {
  expect(await slots()).toEqual({ data: [], meta: { has_hosts: false } })
  const [operations, mona] = [await story.staff(['operations']), await colleague('Mona')]
  const added = await operations.call(hosts.add, { body: { staff_id: mona.id } })
  expect(added).toMatchObject({
    status: 201,
    body: { data: { name: 'Mona', room_url: null, hours: null, active: true, meetings_ahead: 0, version: 0 } },
  })
  expect((await slots('2026-11-24')).data).toHaveLength(18)
  // Everything taken is another thing than nobody there.
  const away = { host_id: mona.id, start: story.now().toISOString(), end: '2027-02-01T00:00:00.000Z' }
  await (await story.staff()).call(ops.addAbsence, { body: away })
  expect(await slots()).toEqual({ data: [], meta: { has_hosts: true } })
  expect(await trail(mona.id)).toEqual(['host.added', 'host.away'])
})

test.each([
  ['recruiter', 403],
  ['matcher', 403],
  ['finance', 403],
  ['content', 403],
  ['operations', 201],
  ['account_manager', 201],
  ['admin', 201],
])('a %s adds a host: %d', async (role, status) => {
  const [staff, mona] = [await story.staff([role]), await colleague('Mona')]
  const answer = await staff.call(hosts.add, { body: { staff_id: mona.id } })
  expect(answer.status).toBe(status)
  expect((await slots()).meta.has_hosts).toBe(status === 201)
})

test('two colleagues who add the same person at once make one host, and the second is told', async () => {
  const [sara, rami, mona] = [await story.staff(), await story.staff(['operations']), await colleague('Mona')]
  rami.lang = 'ar'
  const all = await Promise.all([sara, rami].map((one) => one.call(hosts.add, { body: { staff_id: mona.id } })))
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = all.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'host_exists', message: expect.stringContaining('Mona') })
  expect(await hostList(sara)).toHaveLength(1)
})

test('a host is an active colleague, with a link that opens safely and hours that make sense', async () => {
  const [staff, mona] = [await story.staff(), await colleague('Mona')]
  const add = (body: object) => staff.call(hosts.add, { body: { staff_id: mona.id, ...body } })
  expect(await add({ staff_id: newId(story.now()) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'staff_id' }] },
  })
  await story.db.run(sql`update staff set active = false where id = ${mona.id}`)
  expect(await add({})).toMatchObject({ status: 422, body: { errors: [{ field: 'staff_id' }] } })
  await story.db.run(sql`update staff set active = true where id = ${mona.id}`)
  for (const room_url of ['http://meet.test/mona', 'javascript:alert(1)', 'meet.test/mona', 'https://u:p@meet.test'])
    expect(await add({ room_url })).toMatchObject({ status: 422, body: { errors: [{ field: 'room_url' }] } })
  for (const hours of [[], [{ day: 5, opens: 9, closes: 12 }], [{ day: 1, opens: 12, closes: 9 }]])
    expect((await add({ hours })).status).toBe(422)
  const twice = [1, 1].map((day) => ({ day, opens: 9, closes: 12 }))
  expect(await add({ hours: twice })).toMatchObject({ status: 422, body: { errors: [{ field: 'hours' }] } })
  expect(await hostList(staff)).toEqual([])
})

test('own hours decide what is offered with a host and to whom a slot is given', async () => {
  // 2026-11-24 is a Tuesday.
  const mona = await addHost(story, 'Mona', { hours: [{ day: 2, opens: 9, closes: 11 }] })
  expect((await slots('2026-11-24')).data.map(({ start }: { start: string }) => start)).toEqual(
    ['06:00', '06:30', '07:00', '07:30'].map((time) => `2026-11-24T${time}:00.000Z`),
  )
  expect((await slots('2026-11-25')).data).toEqual([])
  const book = async (start: string) => (await story.client()).call(contract.book, { body: { start, timezone } })
  expect(await book('2026-11-24T09:00:00.000Z')).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  const rami = await addHost(story, 'Rami')
  const [early, late] = [await book('2026-11-24T06:00:00.000Z'), await book('2026-11-24T09:00:00.000Z')]
  expect([early.status, late.body.data.meeting.host]).toEqual([200, 'Rami'])
  // A meeting is moved only to somebody who works then.
  const { token } = early.body.data.meeting
  const moved = await story.person().call(contract.move, {
    params: { token },
    body: { start: '2026-11-25T06:00:00.000Z', timezone },
  })
  expect(moved.body.data.host).toBe('Rami')
  expect([mona, rami]).toHaveLength(2)
})

test('a room and hours are changed with the version one saw; what is booked stays booked', async () => {
  const [sara, rami] = [await story.staff(['operations'], 'Sara'), await story.staff(['admin'], 'Rami')]
  const mona = await addHost(story, 'Mona')
  const client = await story.client()
  const start = await later()
  await client.call(contract.book, { body: { start, timezone } })
  const params = { id: mona }
  const body = {
    room_url: 'https://meet.fareeq.test/mona',
    hours: [{ day: 0, opens: 9, closes: 12 }],
    expected_version: 0,
  }
  expect((await sara.call(hosts.change, { params, body })).body.data).toMatchObject({ version: 1, hours: body.hours })
  expect((await client.call(contract.next)).body.data).toMatchObject({ start, meeting_link: body.room_url })
  const late = await rami.call(hosts.change, { params, body: { room_url: null, hours: null, expected_version: 0 } })
  expect(late).toMatchObject({ status: 409, body: { code: 'host_changed', data: { by: 'Sara' } } })
  expect((await hostList(rami))[0]).toMatchObject({ room_url: body.room_url, version: 1 })
  const gone = await rami.call(hosts.change, { params: { id: newId(story.now()) }, body })
  expect(gone.status).toBe(404)
})

test('a host with meetings is not removed but deactivated: their coming meetings stay, or go to another host', async () => {
  const staff = await story.staff(['operations'])
  const mona = await addHost(story, 'Mona')
  const [client, start] = [await story.client(), await later()]
  await client.call(contract.book, { body: { start, timezone } })
  const params = { id: mona }
  expect(await staff.call(hosts.remove, { params })).toMatchObject({
    status: 409,
    body: { code: 'host_has_meetings' },
  })
  const deactivate = (body: object) =>
    staff.call(hosts.activate, { params, body: { active: false, expected_version: 0, ...body } })
  // Nobody who is no host takes them, nor the host themselves.
  for (const to of [mona, (await colleague('Noor')).id])
    expect(await deactivate({ to })).toMatchObject({ status: 422, body: { errors: [{ field: 'to' }] } })
  const rami = await addHost(story, 'Rami')
  const away = { host_id: rami, start, end: new Date(Date.parse(start) + HOUR).toISOString() }
  const absence = await (await story.staff()).call(ops.addAbsence, { body: away })
  expect(await deactivate({ to: rami })).toMatchObject({ status: 409, body: { code: 'host_not_free' } })
  expect((await client.call(contract.next)).body.data.host).toBe('Mona')
  await (await story.staff()).call(ops.dropAbsence, { params: { id: absence.body.data.id } })
  expect((await deactivate({ to: rami })).body.data).toMatchObject({ active: false, meetings_ahead: 0, version: 1 })
  expect((await client.call(contract.next)).body.data).toMatchObject({ host: 'Rami', start })
  expect((await story.outbox(client.email))[0]?.text).toContain('Rami')
  const back = await staff.call(hosts.activate, { params, body: { active: true, expected_version: 1 } })
  expect(back.body.data).toMatchObject({ active: true, version: 2 })
  expect(await trail(mona)).toEqual(['host.added', 'host.deactivated', 'host.activated'])
})

test('deactivated, a host keeps their coming meetings unless somebody takes them, and is offered no longer', async () => {
  const staff = await story.staff()
  const mona = await addHost(story, 'Mona')
  const [client, start] = [await story.client(), await later()]
  await client.call(contract.book, { body: { start, timezone } })
  await staff.call(hosts.activate, { params: { id: mona }, body: { active: false, expected_version: 0 } })
  expect(await slots()).toEqual({ data: [], meta: { has_hosts: false } })
  expect((await client.call(contract.next)).body.data).toMatchObject({ host: 'Mona', start })
  expect((await hostList(staff))[0]).toMatchObject({ active: false, meetings_ahead: 1 })
})

test('a host who never met anybody is removed, once', async () => {
  const staff = await story.staff()
  const mona = await addHost(story, 'Mona')
  const all = await Promise.all([1, 2].map(() => staff.call(hosts.remove, { params: { id: mona } })))
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await hostList(staff)).toEqual([])
})

test('a colleague books for the company of a request, which is at step 6 and told, as if it had booked itself', async () => {
  await addHost(story, 'Mona')
  const [client, staff] = [await story.client(), await story.staff(['account_manager'], 'Sara')]
  const request = (await client.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })).body.data
  expect(request.step).toBeLessThan(6)
  const body = { project_id: request.id, start: await later(), timezone, topic: 'Two developers' }
  const booked = await staff.call(ops.book, { body })
  expect(booked).toMatchObject({
    status: 201,
    body: { data: { host: 'Mona', email: client.email, project_id: request.id, start: body.start, open: true } },
  })
  expect((await client.call(clientProjectsContract.minimal)).body.data).toMatchObject([{ step: 6 }])
  expect((await client.call(contract.next)).body.data).toMatchObject({ start: body.start, topic: 'Two developers' })
  expect((await story.outbox(client.email))[0]?.subject).toMatch(/^Your meeting with Fareeq/)
  const again = await staff.call(ops.book, { body: { ...body, start: await later(2) } })
  expect(again.body.code).toBe('meeting_exists')
  expect((await staff.call(ops.book, { body: { ...body, project_id: newId(story.now()) } })).status).toBe(404)
  expect((await (await story.staff(['operations'])).call(ops.book, { body })).status).toBe(403)
  const [entry] = await story.db.rows(sql`select actor_kind from audit_entries where action = 'meeting.booked'`)
  expect(entry).toEqual({ actor_kind: 'staff' })
})

test('once it has begun a colleague says whether the meeting took place; of two the second is told, and may correct it', async () => {
  await addHost(story, 'Mona')
  const client = await story.client()
  const start = await later()
  const booking = (await client.call(contract.book, { body: { start, timezone } })).body.data
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  const mark = (person: Person, outcome: 'end' | 'miss', version: number) =>
    person.call(ops.mark, { params: { id }, body: { outcome, version } })
  expect((await mark(await story.staff(), 'end', 0)).body.code).toBe('meeting_not_begun')
  story.advance(Date.parse(start) - story.now().getTime())
  const [sara, rami] = [await story.staff(['account_manager'], 'Sara'), await story.staff(['admin'], 'Rami')]
  expect((await mark(sara, 'end', 0)).body.data).toMatchObject({ state: 'held', outcomes: ['miss'], version: 1 })
  expect(await mark(rami, 'miss', 0)).toMatchObject({
    status: 409,
    body: { code: 'meeting_marked', data: { by: 'Sara' } },
  })
  expect((await mark(rami, 'miss', 1)).body.data).toMatchObject({ state: 'missed', outcomes: ['end'] })
  const params = { token: booking.meeting.token }
  expect((await story.person().call(contract.read, { params })).body.data.state).toBe('missed')
  const matcher = await story.staff(['matcher'])
  expect((await mark(matcher, 'end', 2)).status).toBe(403)
})
