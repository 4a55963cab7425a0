import type { ServerResponse } from 'node:http'
import {
  calendarSourcesContract as contract,
  calendarSourcesOpsContract as ops,
} from '@fareeq/domain/calendar-sources/contract.ts'
import { calendarSourceErrors } from '@fareeq/domain/calendar-sources/errors.ts'
import { SOURCE } from '@fareeq/domain/calendar-sources/rules.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { calendarMoment, calendarOf, openCalendarServer } from '../../testing/calendar-server.ts'
import { hostMeetings } from '../../testing/hosts.ts'
import { interview, newPair, slotIn, timezone } from '../../testing/interviews.ts'
import { type Person, expectRefusal, freshStory } from '../../testing/story.ts'
import { readDueSources } from './actions-clock.ts'

const server = await openCalendarServer()
afterAll(() => server.close())
const story = await freshStory(undefined, { outgoing: server.outgoing })

const PATH = '/private-3f9c/basic.ics'
const ADDRESS = `http://calendar.example${PATH}`
const busy = (moment: Date | string) => [`${calendarMoment(new Date(moment))}/PT1H`]
beforeEach(() => {
  server.requests.length = 0
  server.files.clear()
  server.files.set(PATH, calendarOf(busy(after(story.now(), 3 * DAY))))
})

type FileOf = Parameters<typeof server.files.set>[1]

const add = (person: Person, address = ADDRESS) => person.call(contract.add, { body: { address } })
const list = async (person: Person) => (await person.call(contract.list)).body.data
const follow = () => readDueSources(story.work())
const savedTimes = () => story.db.rows(sql`select starts_at, ends_at from calendar_source_times order by starts_at`)

describe('a person connects a calendar', () => {
  test('it is read at once; only when they are busy is kept, and the address is never shown or kept readable', async () => {
    const talent = await story.talent()
    const start = after(story.now(), 3 * DAY)
    server.files.set(
      PATH,
      calendarOf([...busy(start), 'SUMMARY:Doctor', 'LOCATION:Clinic'], [...busy(start), 'TRANSP:TRANSPARENT']),
    )
    const source = { host: 'calendar.example', failure: null, failed_since: null, busy_times: 1 }
    const added = await add(talent, 'webcal://CALENDAR.example/x')
    expect(added.status).toBe(422)
    const { status, body } = await add(talent, ` ${ADDRESS} `)
    expect([status, body.data]).toMatchObject([201, { ...source, read_at: story.now().toISOString() }])
    expect(await list(talent)).toEqual([body.data])
    expect(await savedTimes()).toEqual([{ starts_at: start, ends_at: after(start, HOUR) }])
    const rows = await story.db.rows(sql`select * from calendar_sources`)
    expect(JSON.stringify([body, rows, rows.map(({ address_secret }) => String(address_secret))])).not.toMatch(
      /3f9c|Doctor|Clinic/,
    )
    expect(await list(await story.talent())).toEqual([])
  })

  test('the same address twice is one calendar, also at the same moment; a fourth one is refused', async () => {
    const talent = await story.talent()
    const [one, two] = await Promise.all([add(talent), add(talent)])
    expect([one.status, two.status, one.body.data.id]).toEqual([201, 201, two.body.data.id])
    for (const name of ['b', 'c', 'd']) server.files.set(`/${name}.ics`, calendarOf())
    for (const name of ['b', 'c']) expect((await add(talent, `http://calendar.example/${name}.ics`)).status).toBe(201)
    const refusal = {
      en: 'You can connect up to three calendars. Remove one first.',
      ar: 'يمكنك ربط ثلاثة تقاويم على الأكثر. احذف أحدها أولًا.',
    }
    const fourth = (person: Person) =>
      add(Object.assign(person, { token: talent.token }), 'http://calendar.example/d.ics')
    await expectRefusal(story, fourth, [409, 'sources_full', refusal, { field: 'address' }])
    expect((await add(talent)).status).toBe(201)
    expect(await list(talent)).toHaveLength(3)
  })

  const redirectTo = (location: string) => (response: ServerResponse) =>
    void response.writeHead(302, { location }).end()
  /** Never ends: 64 kB again and again, as long as somebody reads. */
  const endless = (response: ServerResponse) => {
    const lines = 'X-NOTHING:0\r\n'.repeat(5000)
    const more = () => {
      while (!response.destroyed) if (!response.write(lines)) return void response.once('drain', more)
    }
    response.writeHead(200).write('BEGIN:VCALENDAR\r\n')
    more()
  }
  const LIES: [path: string, code: keyof typeof calendarSourceErrors, file: FileOf][] = [
    ['/private.ics', 'source_no_access', 403],
    ['/broken.ics', 'source_server', 500],
    ['/page', 'source_not_calendar', '<!doctype html><p>Sign in</p>'],
    ['/picture.ics', 'source_not_calendar', '\u0089PNG\r\n\u001a\n\0\0\0'],
    ['/events.json', 'source_not_calendar', '{"events":[]}'],
    ['/torn.ics', 'source_not_calendar', calendarOf().slice(0, -20)],
    [
      '/100000-events.ics',
      'source_too_complex',
      `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(100_000)}END:VCALENDAR\r\n`,
    ],
    ['/long.ics', 'source_too_large', `${calendarOf()}${' '.repeat(5_000_000)}`],
    [
      '/50-mb.ics',
      'source_too_large',
      (response) => response.writeHead(200, { 'content-length': 50_000_000 }).write('B'),
    ],
    ['/endless.ics', 'source_too_large', endless],
    ['/hangs.ics', 'source_timeout', (response) => response.writeHead(200).write('BEGIN:VCALENDAR\r\n')],
    ['/round.ics', 'source_server', redirectTo('/round.ics')],
    ['/inwards.ics', 'source_private_address', redirectTo('http://inside.example/a.ics')],
    ['/metadata.ics', 'source_private_address', redirectTo('http://169.254.169.254/latest/meta-data')],
    ['/file.ics', 'source_private_address', redirectTo('file:///etc/passwd')],
    ['http://inside.example/a.ics', 'source_private_address', 404],
    ['http://both.example/a.ics', 'source_private_address', 404],
    ['/missing.ics', 'source_not_found', 404],
  ]
  test.each(LIES)('%s is refused as %s in both languages, and nothing is kept', async (path, code, file) => {
    server.files.set(path, file)
    const talent = await story.talent()
    const address = new URL(path, ADDRESS).href
    const ask = (person: Person) => add(Object.assign(person, { token: talent.token }), address)
    await expectRefusal(story, ask, [422, code, calendarSourceErrors[code], { field: 'address' }])
    expect(await list(talent)).toEqual([])
  })

  test.each(['http://127.0.0.1/a.ics', 'http://user:word@calendar.example/a.ics', 'my calendar'])(
    '%s is no address of a calendar',
    async (address) => {
      const talent = await story.talent()
      const body = { code: 'url', errors: [{ field: 'address' }] }
      expect(await add(talent, address)).toMatchObject({ status: 422, body })
    },
  )

  test('one that goes on for ever, has a zone that there is none of, or an appointment of a thousand years is read for the half year ahead', async () => {
    const talent = await story.talent()
    const [from, to] = [after(story.now(), -DAY), after(story.now(), SOURCE.days * DAY)]
    const fileOf = (...lines: string[]) =>
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1@a.test', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
    const files = {
      '/daily.ics': fileOf('DTSTART:20200101T060000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
      '/moon.ics': fileOf('DTSTART;TZID=Moon/Base:20261120T090000', 'DURATION:PT1H'),
      '/thousand.ics': fileOf('DTSTART:19000101T000000Z', 'DTEND:29001231T000000Z'),
    }
    for (const [path, file] of Object.entries(files)) {
      server.files.set(path, file)
      expect((await add(talent, new URL(path, ADDRESS).href)).status).toBe(201)
    }
    const times = (await savedTimes()) as { starts_at: Date; ends_at: Date }[]
    expect(times).toHaveLength(SOURCE.days + 3)
    expect(times.every(({ starts_at, ends_at }) => starts_at >= from && ends_at <= to)).toBe(true)
    // Where nobody knows the zone, it is that of the person.
    expect(times.map(({ starts_at }) => starts_at.toISOString())).toContain('2026-11-20T06:00:00.000Z')
    expect(times).toContainEqual({ starts_at: from, ends_at: to })
  })

  test('removed, it and its times are gone at once; a stranger finds nothing to remove', async () => {
    const [talent, stranger] = [await story.talent(), await story.client()]
    const params = { id: (await add(talent)).body.data.id }
    expect((await stranger.call(contract.remove, { params })).status).toBe(404)
    expect((await (await story.staff()).call(ops.remove, { params })).status).toBe(404)
    expect(await talent.call(contract.remove, { params })).toMatchObject({ status: 200, body: { data: params } })
    expect([await list(talent), await savedTimes()]).toEqual([[], []])
    const trail = await story.db.rows(
      sql`select action from audit_entries where action like 'calendar_source.%' order by id`,
    )
    expect(trail.map(({ action }) => action)).toEqual(['calendar_source.added', 'calendar_source.removed'])
  })
})

describe('a connected calendar is read again', () => {
  test('every quarter of an hour, with its ETag, and all of it once a day', async () => {
    const talent = await story.talent()
    await add(talent)
    await follow()
    story.advance(15 * MINUTE)
    await follow()
    expect(server.requests.map(({ hasEtag }) => hasEtag)).toEqual([false, true])
    expect(await list(talent)).toMatchObject([{ read_at: story.now().toISOString(), busy_times: 1 }])
    server.files.set(PATH, calendarOf())
    story.advance(15 * MINUTE)
    await follow()
    expect(await list(talent)).toMatchObject([{ busy_times: 0 }])
    story.advance(DAY)
    await follow()
    expect(server.requests.map(({ hasEtag }) => hasEtag)).toEqual([false, true, true, false])
  })

  test('one that fails says since when and why, keeps what was read, is asked less often, and recovers', async () => {
    const talent = await story.talent()
    await add(talent)
    const readAt = story.now().toISOString()
    server.files.set(PATH, 404)
    story.advance(15 * MINUTE)
    await follow()
    const failed = { read_at: readAt, failed_since: story.now().toISOString(), failure: 'not_found', busy_times: 1 }
    expect(await list(talent)).toMatchObject([failed])
    story.advance(15 * MINUTE)
    await follow()
    expect(server.requests).toHaveLength(2)
    story.advance(15 * MINUTE)
    server.files.set(PATH, 500)
    await follow()
    expect(await list(talent)).toMatchObject([{ ...failed, failure: 'server' }])
    server.files.set(PATH, calendarOf())
    story.advance(HOUR)
    await follow()
    expect(await list(talent)).toMatchObject([
      { failure: null, failed_since: null, read_at: story.now().toISOString(), busy_times: 0 },
    ])
  })

  test('two workers at once read each calendar once', async () => {
    const talent = await story.talent()
    await add(talent)
    story.advance(HOUR)
    await Promise.all([follow(), follow()])
    expect(server.requests).toHaveLength(2)
  })
})

describe('times that are busy elsewhere are not offered', () => {
  test('of a host: neither offered, nor booked, nor moved to; without the calendar they are free again', async () => {
    const mona = await story.staff(['recruiter'], 'Mona')
    const { id } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Mona'`)
    await hostMeetings(story, id)
    const visitor = story.person()
    const slots = async (): Promise<string[]> =>
      (await visitor.call(meetings.slots, { query: { timezone } })).body.data.map(
        ({ start }: { start: string }) => start,
      )
    const all = await slots()
    const [first, busyStart, last] = [all[20]!, all[40]!, all[60]!]
    server.files.set(PATH, calendarOf([`${calendarMoment(new Date(busyStart))}/PT30M`]))
    const added = await mona.call(ops.add, { body: { address: ADDRESS } })
    expect(added).toMatchObject({ status: 201, body: { data: { busy_times: 1 } } })
    expect(await slots()).toEqual(all.filter((start) => start !== busyStart))
    const client = await story.client()
    const book = (start: string) => client.call(meetings.book, { body: { start, timezone, kind: 'consultant' } })
    expect(await book(busyStart)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect((await book(first)).status).toBe(200)
    const { token } = (await client.call(meetings.next)).body.data
    const move = (start: string) => visitor.call(meetings.move, { params: { token }, body: { start, timezone } })
    expect(await move(busyStart)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect((await move(last)).status).toBe(200)
    await mona.call(ops.remove, { params: { id: added.body.data.id } })
    expect((await move(busyStart)).status).toBe(200)
  })

  test('of a company: it cannot offer them, and agreeing to one that was offered is its own decision', async () => {
    const pair = await newPair(story)
    const { params } = await interview(story, pair, 'confirmed')
    const [one, two, three] = [slotIn(story, 3), slotIn(story, 6, 2), slotIn(story, 7)] as const
    server.files.set(PATH, calendarOf(busy(one.start)))
    await add(pair.khalid)
    const offer = (...slots: { start: string; end: string }[]) =>
      pair.khalid.call(clients.offer, { params, body: { slots, timezone } })
    expect(await offer(one, two)).toMatchObject({ status: 409, body: { code: 'own_time_busy' } })
    expect((await offer(two, three)).status).toBe(200)
    server.files.set(PATH, calendarOf(busy(two.start)))
    story.advance(HOUR)
    await follow()
    const [slot] = (await pair.khalid.call(clients.read, { params })).body.data.slots
    const select = { params, body: { slot_id: slot.id } }
    expect(await pair.layla.call(talents.select, select)).toMatchObject({ status: 200 })
  })
})
