import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { calendarFeedContract as feed } from '@fareeq/domain/interviews/contract-feed.ts'
import { meetingsOpsContract } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { meetingRoomsContract as rooms } from '@fareeq/domain/rooms/contract-meetings.ts'
import { selectionRecordContract as contract } from '@fareeq/domain/selections/contract-record.ts'
import { selectionsContract as own } from '@fareeq/domain/selections/contract.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { interview, nominated, timezone } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'
import { followMeetings } from '../meetings/actions-clock.ts'
import { enterSelection } from './actions-following.ts'

let layla: Member
let sara: Person
let rami: Person
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
  sara = await story.staff(['recruiter'], 'Sara')
  rami = await story.staff(['recruiter'], 'Rami')
  await story.db.transaction((db) => enterSelection(story.work(db), layla.user.id))
  await at('interview')
})
const params = () => ({ id: layla.user.id })
const at = (state: SelectionState) =>
  story.db.run(sql`update selections set state = ${state} where talent_id = ${layla.user.id}`)
const slots = async (person: Person = sara) =>
  ((await person.call(contract.meetingSlots, { params: params() })).body.data as { start: string }[])
    .map(({ start }) => start)
    .filter((start) => Date.parse(start) > story.now().getTime() + 2 * DAY)
const meet = (start: string, person: Person = sara) =>
  person.call(contract.scheduleMeeting, { params: params(), body: { start } })
const calendars = (to: string) =>
  story.db.rows<{ method: string; text: string }>(sql`
    select calendar ->> 'method' as method, calendar ->> 'text' as text
    from messages where to_address = ${to} and calendar is not null order by created_at, id`)
const lineOf = (text: string, name: string) => text.split('\r\n').find((line) => line.startsWith(name))
/** A session of staff lasts a working day. */
async function again(name: string): Promise<Person> {
  const { id: staffId } = await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)
  return story.person({ token: await openSession(story.db, { staffId }, 'a walk', story.now()) })
}
const addressOf = async (name: string) =>
  (await story.db.one<{ email: string }>(sql`select email from staff where name = ${name}`)).email

test('a recruiter meets a talent at a time that both have: with an invitation, our room and reminders, and the talent moves or cancels it by the link of the mail', async () => {
  const [start, next] = (await slots()) as [string, string]
  const [meeting] = (await meet(start)).body.data.meetings
  expect(meeting).toMatchObject({ step: 'interview', start, by: 'Sara', outcome: null })
  expect(meeting.join).toContain('/ops/meetings/')
  for (const to of [layla.email, await addressOf('Sara')])
    expect((await calendars(to)).map(({ method }) => method)).toEqual(['REQUEST'])
  const [mail] = await story.outbox(layla.email)
  const token = /meeting=([\w-]{43})/.exec(mail!.text)![1]!
  expect((await layla.call(own.own)).body.data.meeting).toMatchObject({ start, host: 'Sara', token })

  // Whoever has the link is offered the times of the two who meet, and nobody else's.
  const visitor = story.person()
  const offered = (await visitor.call(meetings.slots, { query: { timezone, meeting: token } })).body.data
  expect(offered.map((slot: { start: string }) => slot.start)).toEqual(expect.arrayContaining([next]))
  const move = (to: string) => visitor.call(meetings.move, { params: { token }, body: { start: to, timezone } })
  expect((await move(next)).body.data).toMatchObject({ start: next, host: 'Sara' })
  const [first, second] = await calendars(layla.email)
  expect(lineOf(second!.text, 'UID:')).toBe(lineOf(first!.text, 'UID:'))
  expect([first, second].map((one) => lineOf(one!.text, 'SEQUENCE:'))).toEqual(['SEQUENCE:0', 'SEQUENCE:1'])
  expect((await rami.call(contract.read, { params: params() })).body.data.meetings).toMatchObject([{ start: next }])

  story.advance(Date.parse(next) - DAY - story.now().getTime())
  await followMeetings(story.work())
  expect((await story.outbox(layla.email))[0]?.subject).toMatch(/^Reminder: your meeting with Fareeq/)
  const address = (await layla.call(feed.renew)).body.data.url as string
  expect((await visitor.send('GET', new URL(address).pathname)).body).toContain(lineOf(first!.text, 'UID:'))
  await visitor.call(meetings.cancel, { params: { token }, body: {} })
  expect((await calendars(layla.email)).at(-1)).toMatchObject({ method: 'CANCEL' })
  expect((await (await again('Rami')).call(contract.read, { params: params() })).body.data.meetings).toEqual([])
  expect((await layla.call(own.own)).body.data.meeting).toBeNull()
})

test('a time is set in its step, on the grid, and when neither has another appointment; setting it anew moves it', async () => {
  const [start, next] = (await slots()) as [string, string]
  await at('evaluation')
  expect(await meet(start)).toMatchObject({ status: 409, body: { code: 'no_such_move' } })
  expect(await sara.call(contract.meetingSlots, { params: params() })).toMatchObject({ status: 409 })
  await at('alignment')
  expect((await meet(after(story.now(), -DAY).toISOString())).body.code).toBe('slot_past')
  expect((await meet('2026-11-24T22:00:00Z')).body.code).toBe('slot_closed')
  const omar = await liveTalent(story)
  await story.db.transaction((db) => enterSelection(story.work(db), omar.user.id))
  await story.db.run(sql`update selections set state = 'interview' where talent_id = ${omar.user.id}`)
  const meetOmar = (person: Person, at: string) =>
    person.call(contract.scheduleMeeting, { params: { id: omar.user.id }, body: { start: at } })
  expect((await meetOmar(sara, start)).status).toBe(200)
  expect(await slots()).not.toContain(start)
  expect(await slots(rami)).toContain(start)
  expect((await meet(start)).body.code).toBe('own_time_busy')
  expect((await meet(next)).status).toBe(200)
  // The one who meets Omar stays, and is with Layla then.
  expect((await meetOmar(rami, next)).body.code).toBe('slot_taken')
  const [, , third] = (await slots()) as [string, string, string]
  expect((await meet(third)).body.data.meetings).toMatchObject([{ start: third, step: 'alignment' }])
  expect(await sara.call(contract.meetingSlots, { params: { id: crypto.randomUUID() } })).toMatchObject({ status: 404 })
  expect(await (await story.staff(['matcher'])).call(contract.meetingSlots, { params: params() })).toMatchObject({
    status: 403,
  })
})

test('a talent in the interview of a company is not met then, nor the other way round; whoever chooses a time reads when, and not with whom', async () => {
  const pair = await nominated(story, await story.client(), layla)
  await interview(story, pair, 'scheduled')
  const { starts_at } = await story.db.one<{ starts_at: Date }>(sql`select starts_at from interviews`)
  expect(await slots()).not.toContain(starts_at.toISOString())
  const { meta } = (await sara.call(contract.meetingSlots, { params: params() })).body
  const ends_at = after(starts_at, 45 * MINUTE)
  expect(meta.ahead).toEqual([
    { start: starts_at.toISOString(), end: ends_at.toISOString(), kind: 'company_interview' },
  ])
  expect((await meet(starts_at.toISOString())).body).toMatchObject({ code: 'their_time_busy' })
})

test('companies are offered nobody who only meets talents, and their calendar does not list it', async () => {
  const [start] = (await slots()) as [string]
  await meet(start)
  expect((await story.person().call(meetings.slots, { query: { timezone } })).body).toMatchObject({
    data: [],
    meta: { has_hosts: false },
  })
  const operations = await story.staff(['operations'])
  const { data } = (
    await operations.call(meetingsOpsContract.list, { query: { from: '2026-11-15', to: '2026-12-15' } })
  ).body
  expect(data).toMatchObject({ meetings: [], hosts: [] })
})

test('both enter our room at the time; then outcome, note and the next step are one form, written once', async () => {
  const [start] = (await slots()) as [string]
  const [{ id: meeting }] = (await meet(start)).body.data.meetings
  story.advance(Date.parse(start) - story.now().getTime())
  expect((await layla.call(rooms.read, { params: { id: meeting } })).body.data).toMatchObject({
    door: 'open',
    other: { name: 'Sara' },
  })
  const [host, colleague] = [await again('Sara'), await again('Rami')]
  expect((await host.call(rooms.staffRead, { params: { id: meeting } })).body.data).toMatchObject({ door: 'open' })
  expect(await (await story.talent()).call(rooms.read, { params: { id: meeting } })).toMatchObject({ status: 404 })
  story.advance(HOUR)
  const hold = (person: Person) =>
    person.call(contract.recordOutcome, {
      params: { ...params(), meeting },
      body: { outcome: 'agreed', note: 'Starts in May.', advance: true },
    })
  const responses = await Promise.all([hold(host), hold(colleague)])
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { data } = (await host.call(contract.read, { params: params() })).body
  expect(data).toMatchObject({
    selection: { state: 'alignment' },
    meetings: [{ outcome: 'agreed', note: 'Starts in May.', join: null }],
  })
  expect(await story.db.rows(sql`select state from meetings`)).toEqual([{ state: 'held' }])
})
