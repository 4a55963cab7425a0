import {
  calendarFeedContract as feed,
  calendarFeedOpsContract as ops,
} from '@fareeq/domain/interviews/contract-feed.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { MEETING_KINDS } from '@fareeq/domain/meetings/limits.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, slotIn } from '../../../testing/interviews.ts'
import { type Member, snapshotStory } from '../../../testing/story.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})

const pathOf = (url: string) => new URL(url).pathname
const addressOf = async (member: Member) => pathOf((await member.call(feed.renew)).body.data.url)
const open = (path: string, headers = {}) => story.person().send('GET', path, undefined, headers)

/** What an independent reader makes of it, that of Thunderbird. */
const entriesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid.split('@')[0],
      start: event.startDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
    }
  })
const entriesAt = async (path: string) => entriesIn(String((await open(path)).body))

const staffId = async () => (await story.db.one<{ id: string }>(sql`select id from staff`)).id

/** A meeting of each kind, hosted by this colleague: with companies and with talents. */
async function hostedBy(host: string) {
  await story.db.run(sql`insert into meeting_hosts (staff_id) values (${host})`)
  const meetings = MEETING_KINDS.map((kind, index) => ({
    kind,
    id: newId(story.now()),
    start: slotIn(story, 9 + index).start,
  }))
  for (const { kind, id, start } of meetings) {
    const person = kind === 'interview' || kind === 'alignment' ? pair.layla : pair.khalid
    await story.db.run(sql`
      insert into meetings (id, host_id, user_id, kind, state, first_name, last_name, email, lang, starts_at, ends_at, timezone,
        token_hash, told_at, created_at, updated_at)
      values (${id}, ${host}, ${person.user.id}, ${kind}, 'booked', 'A', 'B', ${person.email}, 'en', ${start},
        ${start}::timestamptz + interval '30 minutes', 'Asia/Riyadh', ${Buffer.from(id.replaceAll('-', ''), 'ascii')},
        ${story.now()}, ${story.now()}, ${story.now()})`)
  }
  return meetings
}

test('a talent, a company and a colleague each subscribe to every kind of meeting they have, and to no salary', async () => {
  const { khalid, layla } = pair
  const mona = await story.staff(['recruiter'])
  const { params } = await interview(story, pair, 'scheduled')
  const { start } = (await khalid.call(clients.read, { params })).body.data
  const meetings = await hostedBy(await staffId())
  const idsWith = (...kinds: string[]) => meetings.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const uidsAt = async (path: string) => new Set((await entriesAt(path)).map(({ uid }) => uid))
  const hers = pathOf((await mona.call(ops.renew)).body.data.url)
  expect(await uidsAt(await addressOf(layla))).toEqual(new Set([params.id, ...idsWith('interview', 'alignment')]))
  expect(await uidsAt(await addressOf(khalid))).toEqual(new Set([params.id, ...idsWith('introduction', 'consultant')]))
  expect(await uidsAt(hers)).toEqual(new Set(meetings.map(({ id }) => id)))
  expect(await entriesAt(await addressOf(layla))).toContainEqual({
    uid: params.id,
    start,
    sequence: 0,
    status: 'CONFIRMED',
  })
  // The salary of the talent, and the link with which a visitor moves a meeting.
  for (const path of [hers, await addressOf(khalid), await addressOf(layla)])
    expect(String((await open(path)).body)).not.toMatch(/2600|2,600|salary/i)
  expect(String((await open(hers)).body)).not.toContain('book-a-meeting')
})

test('a calendar that asks again is told that nothing has changed, until something has', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const path = await addressOf(layla)
  const { headers, body } = await open(path)
  const etag = headers.get('etag')!
  expect(headers.get('cache-control')).toBe('private, max-age=300')
  story.advance(DAY / 4)
  const again = await open(path, { 'if-none-match': etag })
  expect([again.status, String(again.body ?? '')]).toEqual([304, ''])
  await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })
  const after = await open(path, { 'if-none-match': etag })
  expect([after.status, after.body === body]).toEqual([200, false])
  expect(entriesIn(String(after.body))).toMatchObject([{ uid: params.id, status: 'CANCELLED' }])
})

test('an address is revoked, which its owner sees; a new one opens, and a colleague who has left has none', async () => {
  const { layla } = pair
  const since = async () => (await layla.call(feed.state)).body.data.since
  expect(await since()).toBeNull()
  const path = await addressOf(layla)
  expect([await since(), (await open(path)).status]).toEqual([story.now().toISOString(), 200])
  for (const _ of [1, 2]) expect((await layla.call(feed.revoke)).body.data).toEqual({ since: null })
  expect([await since(), (await open(path)).status]).toEqual([null, 404])
  expect((await open(await addressOf(layla))).status).toBe(200)
  const mona = await story.staff(['account_manager'])
  const hers = pathOf((await mona.call(ops.renew)).body.data.url)
  expect((await open(hers)).status).toBe(200)
  await story.db.run(sql`update staff set active = false where id = ${await staffId()}`)
  expect((await open(hers)).status).toBe(404)
  const trail = await story.db.rows(
    sql`select action from audit_entries where action like 'calendar_feed.%' order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(
    ['renewed', 'revoked', 'renewed', 'renewed'].map((what) => `calendar_feed.${what}`),
  )
})
