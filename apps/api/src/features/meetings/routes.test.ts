import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { describe, expect, inject, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { addHost } from '../../testing/hosts.ts'
import { lockCalendar } from './queries-slots.ts'

const story = await freshStory()

const host = (name: string, room_url: string | null = null) => addHost(story, name, { room_url })
const timezone = 'Asia/Riyadh'
const slots = async (query: { from?: string; to?: string; timezone?: string } = {}) =>
  (await story.person().call(contract.slots, { query: { timezone, ...query } })).body.data as { start: string }[]
/** A free slot some days ahead, so that notice and reminders are far away. */
const later = async (index = 0) =>
  (await slots()).filter(({ start }) => Date.parse(start) > story.now().getTime() + 3 * DAY)[index]!.start
const book = (client: Member, start: string, overrides: object = {}) =>
  client.call(contract.book, { body: { start, timezone, ...overrides } })
const tokenIn = (text: string) => /meeting=([\w-]{43})/.exec(text)![1]!
const rows = () =>
  story.db.rows<{ state: string; host_id: string; sequence: number }>(sql`
  select state, host_id, sequence from meetings order by created_at, id`)
const invitations = (to: string) =>
  story.db.rows<{ subject: string; method: string; text: string }>(sql`
    select subject, calendar ->> 'method' as method, calendar ->> 'text' as text
    from messages where to_address = ${to} and calendar is not null order by created_at, id`)

test('the windows of colleagues hear of a meeting, whose request is at step 6 for them, too', async () => {
  await host('Mona')
  const [client, sara, stranger] = [await story.client(), await story.client(), await story.client()]
  await story.db.run(sql`
    update organisation_members set role = 'hiring_manager',
      organisation_id = (select organisation_id from organisation_members where user_id = ${client.user.id})
    where user_id = ${sara.user.id}`)
  const start = await later()
  const response = await book(client, start)
  expect((await sara.call(clientProjectsContract.minimal)).body.data).toMatchObject([{ step: 6 }])
  const countEvents = async ({ user }: Member) =>
    (await story.db.rows(sql`select 1 from events where user_id = ${user.id} and name = 'meeting.changed'`)).length
  expect([await countEvents(client), await countEvents(sara), await countEvents(stranger)]).toEqual([1, 1, 0])
  const { token } = response.body.data.meeting
  await story.person().call(contract.cancel, { params: { token }, body: {} })
  expect([await countEvents(client), await countEvents(sara)]).toEqual([2, 2])
})

test('a signed-in client books a meeting: the link and the time come back, the request is at step 6, and both calendars hear of it [P-013 S-009 S-010 A-060 E-037]', async () => {
  await host('Mona', 'https://meet.fareeq.test/mona')
  const client = await story.client()
  const start = await later()
  const { status, body } = await book(client, start, { topic: 'Two backend developers' })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      data: {
        meeting_link: 'https://meet.fareeq.test/mona',
        meeting_start_time: start,
        step: 6,
        meeting: { state: 'booked', host: 'Mona', topic: 'Two backend developers', open: true, timezone },
      },
    },
  })
  expect((await client.call(accountsContract.me)).body.data).toMatchObject({ step: 6 })
  expect((await client.call(clientProjectsContract.minimal)).body.data).toMatchObject([
    { step: 6, meeting_link: 'https://meet.fareeq.test/mona', meeting_start_time: start },
  ])
  expect((await client.call(contract.next)).body.data).toMatchObject({ start, host: 'Mona' })
  for (const to of [client.email, 'mona@fareeq.test']) {
    const [invitation] = await invitations(to)
    expect(invitation).toMatchObject({ method: 'REQUEST' })
    expect(invitation!.text).toContain(`DTSTART:${start.replace(/[-:]|\.000/g, '')}`)
    expect(invitation!.text).toContain('SEQUENCE:0')
  }
  expect((await story.outbox(client.email))[0]?.subject).toMatch(/^Your meeting with Fareeq: .* Riyadh time$/)
  expect((await slots()).map((one) => one.start)).not.toContain(start)
  expect(
    await story.db.rows(sql`select body from events where user_id = ${client.user.id} and name = 'meeting.changed'`),
  ).toEqual([{ body: { state: 'booked', start } }])
})

test('where the host has no link of their own, they meet in our room; the page of the meeting opens without signing in', async () => {
  await host('Mona')
  const client = await story.client({}, 'ar')
  const start = await later()
  const { body } = await book(client, start, { timezone: 'Europe/London' })
  const { meeting_link } = body.data
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  expect(meeting_link).toBe(`${story.env.PUBLIC_URL}/room/meeting/${id}`)
  const [mail] = await story.outbox(client.email)
  expect(mail!.text).toContain('بتوقيت لندن')
  expect(mail!.text).toContain('بتوقيت الرياض')
  const params = { token: tokenIn(mail!.text) }
  const visitor = story.person()
  expect((await visitor.call(contract.read, { params })).body.data).toMatchObject({ start, meeting_link })
  const file = await visitor.call(contract.calendar, { params })
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n.*METHOD:PUBLISH/s)
  expect(await visitor.call(contract.read, { params: { token: 'x'.repeat(43) } })).toMatchObject({ status: 404 })
  const row = await story.db.one<{ token_hash: Buffer }>(sql`select token_hash from meetings`)
  expect(row.token_hash.toString('base64url')).not.toBe(params.token)
})

test('two hundred people book one slot of one host at the same moment: exactly one gets it, the rest are told so and what is near (S2)', async () => {
  await host('Mona')
  const start = await later(4)
  const clients = await Promise.all(Array.from({ length: 8 }, (_, index) => story.client({}, index % 2 ? 'en' : 'ar')))
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const client = clients[index % clients.length]!
      let answer = await book(client, start)
      // A machine that is too busy says so and changes nothing; the page asks again.
      while (answer.status === 503) answer = await book(client, start)
      return { lang: client.lang, ...answer }
    }),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const [meeting, ...more] = await rows()
  expect([meeting?.state, more]).toEqual(['booked', []])
  for (const { status, body, lang } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, ['slot_taken', 'meeting_exists'].includes(body.code)]).toEqual([409, true])
    if (body.code !== 'slot_taken') continue
    expect(body.message).toBe(meetingErrors.slot_taken[lang])
    expect(body.data.nearest).toHaveLength(3)
  }
  const losers = answers.filter(({ body }) => body.code === 'slot_taken')
  expect(losers.length).toBeGreaterThanOrEqual(200 - 200 / clients.length)
  expect((await story.db.rows(sql`select 1 from messages where calendar is not null`)).length).toBe(2)
})

test.skipIf(inject('testDatabases').engine === 'embedded')(
  'who wants a slot that is gone is told so without waiting for those who book (S2)',
  async () => {
    await host('Mona')
    const start = await later()
    expect((await book(await story.client(), start)).status).toBe(200)
    const late = await story.client()
    const [booking, notified] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = story.db.transaction(async (db) => {
      await lockCalendar(db)
      booking.resolve()
      await notified.promise
    })
    await booking.promise
    expect((await book(late, start)).body.code).toBe('slot_taken')
    notified.resolve()
    await slow
  },
)

test('a slot is offered as long as one colleague is free, and they take turns', async () => {
  const [mona, rami] = [await host('Mona'), await host('Rami')]
  const start = await later()
  for (let turn = 0; turn < 2; turn++) {
    expect((await slots()).map((one) => one.start)).toContain(start)
    expect((await book(await story.client(), start)).status).toBe(200)
  }
  expect((await slots()).map((one) => one.start)).not.toContain(start)
  expect((await book(await story.client(), start)).body.code).toBe('slot_taken')
  const others = [await later(1), await later(2), await later(3), await later(4)]
  for (const other of others) expect((await book(await story.client(), other)).status).toBe(200)
  const hosts = (await rows()).map(({ host_id }) => host_id)
  expect([mona, rami].map((id) => hosts.filter((one) => one === id).length)).toEqual([3, 3])
})

describe('refused clearly', () => {
  const soon = (ms: number) => new Date(Math.ceil(after(story.now(), ms).getTime() / (30 * MINUTE)) * 30 * MINUTE)
  test.each<[string, keyof typeof meetingErrors, () => { start: string; timezone?: string }]>([
    ['what has passed', 'slot_past', () => ({ start: soon(-DAY).toISOString() })],
    ['what is too close', 'slot_too_soon', () => ({ start: soon(HOUR).toISOString() })],
    ['what is too far', 'slot_too_far', () => ({ start: soon(31 * DAY).toISOString() })],
    ['what is off the grid', 'slot_off_grid', () => ({ start: '2026-11-24T09:10:00Z' })],
    ['a Friday', 'slot_closed', () => ({ start: '2026-11-20T09:00:00Z' })],
    ['a night', 'slot_closed', () => ({ start: '2026-11-24T22:00:00Z' })],
    // On Lord Howe clocks never showed 02:15 that night.
    ['a time the clock skips', 'slot_in_gap', () => ({ start: '2026-10-04T02:15', timezone: 'Australia/Lord_Howe' })],
  ])('%s', async (_, code, ask) => {
    await host('Mona')
    const client = await story.client()
    for (const lang of ['ar', 'en'] as const) {
      client.lang = lang
      const answer = await client.call(contract.book, { body: { timezone, ...ask() } })
      const message = sentence(meetingErrors[code], lang, { hours: 2, days: 30 })
      expect(answer).toMatchObject({ status: 422, body: { code, message, errors: [{ field: 'start' }] } })
    }
    expect(await rows()).toEqual([])
  })

  test.each(['Moon/Base', '+03:00', 'GMT+3', ''])('a zone there is not: %j', async (zone) => {
    const client = await story.client()
    const answer = await client.call(contract.book, { body: { start: '2026-11-24T09:00:00Z', timezone: zone } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'timezone' }] } })
    const response = await story.person().call(contract.slots, { query: { timezone: zone } })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'timezone' }] } })
  })

  test('a second meeting while one lies ahead, and a request of somebody else', async () => {
    await host('Mona')
    const [client, stranger] = [await story.client(), await story.client()]
    expect((await book(client, await later())).status).toBe(200)
    expect((await book(client, await later(1))).body.code).toBe('meeting_exists')
    const [{ id }] = (await client.call(clientProjectsContract.minimal)).body.data
    expect(await book(stranger, await later(1), { project_id: id })).toMatchObject({
      status: 403,
      body: { message: 'You are not authorized for this request.' },
    })
    expect(await book(await story.talent(), await later(1))).toMatchObject({ status: 403 })
    expect(await story.person().send('POST', contract.book.path, {})).toMatchObject({ status: 401 })
  })
})

test('a time by the visitor’s own clock is the same moment as in UTC', async () => {
  await host('Mona')
  const client = await story.client()
  const answer = await book(client, '2026-11-24T15:15', { timezone: 'Asia/Kathmandu' })
  expect(answer.body.data.meeting_start_time).toBe('2026-11-24T09:30:00.000Z')
})

test('the scheduling is configured: policy and public holidays change what is offered [A-016]', async () => {
  await host('Mona')
  const day = { from: '2026-11-24', to: '2026-11-24' }
  expect(await slots(day)).toHaveLength(18)
  await story.policies({ meeting_closes: 12, meeting_minutes: 60 })
  expect(await slots(day)).toHaveLength(3)
  await story.holidays('2026-11-24')
  expect(await slots(day)).toEqual([])
})

test('in Ramadan meetings are held in its own hours, which the business may change', async () => {
  await host('Mona')
  story.advance(Date.parse('2027-02-01T06:00:00Z') - story.now().getTime())
  const count = async (day: string) => (await slots({ from: day, to: day })).length
  expect([await count('2027-02-07'), await count('2027-02-08'), await count('2027-02-28')]).toEqual([18, 12, 12])
  const [first] = await slots({ from: '2027-02-08', to: '2027-02-08' })
  expect(first!.start).toBe('2027-02-08T07:00:00.000Z')
  const book = async (start: string) => (await client.call(contract.book, { body: { start, timezone } })).body
  const client = await story.client()
  expect((await book('2027-02-08T13:00:00Z')).code).toBe('slot_closed')
  await story.policies({ meeting_ramadan_closes: 13 })
  expect([await count('2027-02-07'), await count('2027-02-08')]).toEqual([18, 6])
  expect((await book(first!.start)).data.meeting.state).toBe('booked')
})

test('the host is read in the script of the reader, on the page and in the invitation', async () => {
  await host('Sarah')
  await story.db.run(sql`update staff set name = 'سارة القحطاني'`)
  const client = await story.client()
  await book(client, await later())
  const hostFor = async (lang: 'ar' | 'en') => {
    client.lang = lang
    return (await client.call(contract.next)).body.data.host
  }
  expect([await hostFor('en'), await hostFor('ar')]).toEqual(['Sarah Al-Qahtani', 'سارة القحطاني'])
  expect((await invitations(client.email))[0]?.text).toContain('Sarah Al-Qahtani')
})
