import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ownCalendarContract as contract } from '@fareeq/domain/meetings/contract-calendar.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import type { OwnCalendar } from '@fareeq/domain/meetings/schema-calendar.ts'
import { selectionRecordContract as selections } from '@fareeq/domain/selections/contract-record.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { openSession } from '../../platform/session.ts'
import { hostMeetings } from '../../testing/hosts.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let rami: Person
let ramiId: string
let layla: Member
const story = await freshStory(async (story) => {
  rami = await story.staff(['recruiter'], 'Rami')
  layla = await liveTalent(story)
  ramiId = (await story.db.one<{ id: string }>(sql`select id from staff where name = 'Rami'`)).id
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, updated_at)
    values (${layla.user.id}, 'interview', ${story.now()}, ${story.now()})`)
})

const timezone = 'Asia/Riyadh'
const read = async (person: Person = rami, days = 13): Promise<OwnCalendar> => {
  const from = riyadhDay(story.now())
  return (await person.call(contract.read, { query: { from, to: daysAfter(from, days) } })).body.data
}
const times = async () =>
  ((await rami.call(selections.meetingSlots, { params: { id: layla.user.id } })).body.data as { start: string }[])
    .map(({ start }) => start)
    .filter((start) => Date.parse(start) > story.now().getTime() + 2 * DAY)

test('a recruiter finds meetings of every kind in one calendar: with the person, the way in and what comes next', async () => {
  await hostMeetings(story, ramiId, { hours: [0, 1, 2, 3, 4].map((day) => ({ day, opens: 10, closes: 15 })) })
  const client = await story.client()
  const [start, , later] = (await times()) as [string, string, string]
  await rami.call(selections.scheduleMeeting, { params: { id: layla.user.id }, body: { start } })
  expect((await client.call(meetings.book, { body: { start: later, timezone } })).status).toBe(200)
  const { meetings: held, is_host } = await read()
  expect(is_host).toBe(true)
  const name = (member: Member) => `${member.user.first_name} ${member.user.last_name}`
  expect(held).toMatchObject([
    { kind: 'interview', start, name: name(layla), talent_id: layla.user.id, step: 'prepare', state: 'booked' },
    { kind: 'introduction', start: later, name: name(client), talent_id: null, step: 'prepare' },
  ])
  expect(held[0]!.join).toContain(`/ops/meetings/${held[0]!.id}`)
  expect(held[1]!.project_id).not.toBeNull()
  // Nobody else's, whoever asks.
  expect((await read(await story.staff(['admin'], 'Amal'))).meetings).toEqual([])

  story.advance(Date.parse(start) - 15 * MINUTE - story.now().getTime())
  rami = await again()
  expect((await read()).meetings[0]).toMatchObject({ step: 'join' })
  story.advance(HOUR)
  expect((await read()).meetings[0]).toMatchObject({ step: 'outcome', join: null })
})

test('working hours are those of all, narrowed by own ones; Ramadan shortens them, holidays and weekends have none', async () => {
  expect((await read()).days.every(({ hours }) => hours === null)).toBe(true)
  await hostMeetings(story, ramiId, {
    hours: [
      { day: 0, opens: 8, closes: 12 },
      { day: 1, opens: 15, closes: 18 },
    ],
  })
  story.advance(Date.parse('2027-02-21T06:00:00Z') - story.now().getTime())
  rami = await again()
  await story.holidays('2027-02-28')
  const hoursOf = new Map((await read(rami, 20)).days.map(({ day, hours }) => [day, hours]))
  expect(hoursOf.get('2027-02-21')).toEqual({ opens: 10, closes: 12 })
  expect(hoursOf.get('2027-02-22')).toEqual({ opens: 15, closes: 16 })
  expect(hoursOf.get('2027-02-23')).toBeNull()
  expect(hoursOf.get('2027-02-28')).toBeNull()
  expect(hoursOf.get('2027-03-14') ?? null).toBeNull()
  expect(hoursOf.get('2027-03-07')).toEqual({ opens: 10, closes: 12 })
})

test('absences and busy times of other calendars are shown as times, and nothing more', async () => {
  await hostMeetings(story, ramiId)
  const start = after(story.now(), DAY)
  await story.db.run(sql`
    insert into host_absences (id, staff_id, starts_at, ends_at)
    values (${newId(start)}, ${ramiId}, ${start}, ${after(start, DAY)})`)
  const source = newId(start)
  await story.db.run(sql`
    insert into calendar_sources (id, staff_id, address_secret, address_hash, host, read_at, expanded_at, next_read_at, created_at)
    values (${source}, ${ramiId}, ''::bytea, sha256('a'), 'a.test', ${start}, ${start}, ${start}, ${start})`)
  await story.db.run(sql`
    insert into calendar_source_times (source_id, person_id, starts_at, ends_at)
    values (${source}, ${ramiId}, ${after(start, 3 * DAY)}, ${after(start, 3 * DAY + HOUR)})`)
  const { absences, busy } = await read()
  const span = (from: Date, to: Date) => ({ start: from.toISOString(), end: to.toISOString() })
  expect(absences).toEqual([span(start, after(start, DAY))])
  expect(busy).toEqual([span(after(start, 3 * DAY), after(start, 3 * DAY + HOUR))])
  expect(await story.person().call(contract.read, { query: { from: '2026-11-01', to: '2026-11-07' } })).toMatchObject({
    status: 401,
  })
})

/** A session of staff lasts a working day. */
async function again(): Promise<Person> {
  return story.person({ token: await openSession(story.db, { staffId: ramiId }, 'a walk', story.now()) })
}
