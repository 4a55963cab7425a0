import { selectionRecordContract as selections } from '@fareeq/domain/selections/contract-record.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import { random } from './chance.ts'
import { addHost } from './hosts.ts'
import { interview, inviteTo, newPair } from './interviews.ts'
import { agreedInterview, liveTalent } from './market.ts'
import { Calendar, OracleWorld } from './oracle.ts'
import type { Story } from './story.ts'

export const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
export const oneOf = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!
const MONA_HOURS = [0, 1, 2, 3].map((day) => ({ day, opens: 10, closes: 14 }))
const MONA = { Sun: [10, 14], Mon: [10, 14], Tue: [10, 14], Wed: [10, 14] } as const

const riyadhDate = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh' }).format(at)

type Who = { id: string; calendar: Calendar }

/** Four kinds of meetings, absences, calendars elsewhere and days off of everybody, at any minute; known to the oracle as they are made. */
export async function calendarScene(story: Story, { now, holidays }: { now: string; holidays: readonly string[] }) {
  story.advance(Date.parse(now) - story.now().getTime())
  const begin = story.now()
  await story.holidays(...holidays)
  const world = new OracleWorld(begin, holidays)
  const who = (id: string, hours: Calendar['hours'] = null): Who => ({ id, calendar: new Calendar(world, hours) })

  const pair = await newPair(story)
  const { params } = await interview(story, pair, 'confirmed')
  const [nora, visitor, other] = [await story.client(), await story.client(), await liveTalent(story)]
  await story.db.run(sql`
    update organisation_members set role = 'interviewer',
      organisation_id = (select organisation_id from organisation_members where user_id = ${pair.khalid.user.id})
    where user_id = ${nora.user.id}`)
  await inviteTo(story, params.id, { userId: nora.user.id })
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, updated_at)
    values (${pair.layla.user.id}, 'interview', ${begin}, ${begin})`)
  const rami = await story.staff(['recruiter'], 'Rami')
  expect(await rami.call(selections.meetingSlots, { params: { id: pair.layla.user.id } })).toMatchObject({
    status: 200,
  })
  const { id: ramiId } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Rami'`)

  const [sara, mona] = [
    who(await addHost(story, 'Sara')),
    who(await addHost(story, 'Mona', { hours: MONA_HOURS }), MONA),
  ]
  const people = {
    sara,
    mona,
    rami: who(ramiId),
    khalid: who(pair.khalid.user.id),
    nora: who(nora.user.id),
    layla: who(pair.layla.user.id),
    visitor: who(visitor.user.id),
    other: who(other.user.id),
  }
  const { khalid, layla } = people

  const anyTime = (grid: number, length: number) => {
    const start = after(begin, (Math.floor((between(0, 31 * 24 * 60) * MINUTE) / (grid * MINUTE)) * grid - 17) * MINUTE)
    return { start, end: after(start, length * MINUTE) }
  }
  /** In two meetings nobody is: what the database would refuse is not asked for. */
  const agree = ({ start, end }: { start: Date; end: Date }, ...those: Who[]): boolean => {
    const minutes = (moment: Date) => (moment.getTime() - world.base) / MINUTE
    const isTaken = those.some(({ calendar }) => calendar.agreed.subarray(minutes(start), minutes(end)).includes(1))
    if (!isTaken) for (const { calendar } of those) calendar.add('agreed', start, end)
    return !isTaken
  }
  const meet = (kind: string, host: Who, person: Who) => {
    const time = anyTime(10, 30)
    if (!agree(time, host, person)) return []
    return [{ id: newId(begin), host_id: host.id, user_id: person.id, kind, ...time }]
  }
  const meetings = [
    ...Array.from({ length: 60 }, () =>
      meet(oneOf(['introduction', 'consultant']), oneOf([sara, mona]), oneOf([khalid, people.visitor])),
    ),
    ...Array.from({ length: 20 }, () =>
      meet(oneOf(['interview', 'alignment']), people.rami, oneOf([layla, people.other])),
    ),
  ].flat()
  await story.db.run(sql`
    insert into meetings (id, host_id, user_id, kind, state, first_name, last_name, email, lang, starts_at, ends_at, timezone,
      token_hash, created_at, updated_at)
    select id, host_id, user_id, kind, 'booked', 'A', 'B', 'a@b.test', 'en', start, "end", 'UTC', sha256(id::text::bytea),
      ${begin}, ${begin}
    from jsonb_to_recordset(${JSON.stringify(meetings)}::jsonb)
      as meeting (id uuid, host_id uuid, user_id uuid, kind text, start timestamptz, "end" timestamptz)`)
  for (let n = 0; n < 20; n++) {
    const time = anyTime(15, 45)
    const [client, talent] = [oneOf([pair.khalid, visitor]), oneOf([pair.layla, other])]
    const those = [client === visitor ? people.visitor : khalid, talent === other ? people.other : layla]
    const withNora = client === pair.khalid && n % 2 === 0
    if (!agree(time, ...those, ...(withNora ? [people.nora] : []))) continue
    const id = await agreedInterview(story, client, talent, time.start)
    if (withNora) await inviteTo(story, id, { userId: nora.user.id })
  }
  for (const host of [sara, mona, people.rami, sara]) {
    const time = anyTime(1, between(60, 3 * 24 * 60))
    host.calendar.add('other', time.start, time.end)
    await story.db.run(sql`
      insert into host_absences (id, staff_id, starts_at, ends_at)
      values (${newId(begin)}, ${host.id}, ${time.start}, ${time.end})`)
  }
  for (const { id, calendar } of [sara, mona, people.rami, khalid, people.nora, layla]) {
    const source = newId(begin)
    const isStaff = [sara, mona, people.rami].some((host) => host.id === id)
    await story.db.run(sql`
      insert into calendar_sources (id, user_id, staff_id, address_secret, address_hash, host, read_at, expanded_at, next_read_at,
        created_at)
      values (${source}, ${isStaff ? null : id}, ${isStaff ? id : null}, ''::bytea, sha256(${source}::text::bytea), 'a.test',
        ${begin}, ${begin}, ${begin}, ${begin})`)
    const times = Array.from({ length: 12 }, () => anyTime(1, between(5, 200)))
    for (const { start, end } of times) calendar.add('other', start, end)
    await story.db.run(sql`
      insert into calendar_source_times (source_id, person_id, starts_at, ends_at)
      select ${source}, ${id}, time.start, time.end
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as time (start timestamptz, "end" timestamptz)`)
  }
  const contract = newId(begin)
  await story.db.run(sql`
    insert into contracts (id, number, talent_id, client_id, state, created_at, updated_at)
    values (${contract}, 'CT-9', ${layla.id}, ${people.visitor.id}, 'active', ${begin}, ${begin})`)
  const [first, last] = [riyadhDate(after(begin, 9 * DAY)), riyadhDate(after(begin, 10 * DAY))]
  layla.calendar.add('other', `${first}T00:00+03:00`, `${riyadhDate(after(begin, 11 * DAY))}T00:00+03:00`)
  await story.db.run(sql`
    insert into time_off (id, contract_id, kind, state, first_day, last_day, days, asked_at, updated_at)
    values (${newId(begin)}, ${contract}, 'unpaid', 'agreed', ${first}, ${last}, 2, ${begin}, ${begin})`)
  return { world, people, pair, params, rami, begin }
}
export type CalendarScene = Awaited<ReturnType<typeof calendarScene>>
