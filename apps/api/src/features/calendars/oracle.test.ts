import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { selectionRecordContract as selections } from '@fareeq/domain/selections/contract-record.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { timezone } from '../../testing/interviews.ts'
import { type CalendarScene, between, calendarScene, oneOf } from '../../testing/calendar-scene.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import * as byClient from '../interviews/actions-client.ts'
import * as byTalent from '../interviews/actions-talent.ts'
import { bookMeeting } from '../meetings/actions.ts'

const story = await freshStory()

const ZONES = [
  'Asia/Riyadh',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Europe/London',
  'America/New_York',
  'Pacific/Chatham',
]
/** In spring Ramadan ends, and the clocks of Casablanca, New York and London change; in autumn those of Cairo, London and New York. */
const SEASONS = [
  { season: 'spring, with Ramadan', now: '2027-02-27T06:17:00Z', holidays: ['2027-03-09', '2027-03-10'] },
  { season: 'autumn', now: '2027-10-15T06:17:00Z', holidays: ['2027-10-20'] },
]
const iso = (moment: Date) => moment.toISOString()
const formats = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)
const localTime = (zone: string, at: Date | string) => formats.get(zone)!.format(new Date(at)).replace(' ', 'T')
const localDay = (zone: string, at: Date | string) => localTime(zone, at).slice(0, 10)

/** Everything from yesterday to beyond the last day, in the days of a zone. */
async function offeredIn(zone: string, begin: Date, person = story.person()) {
  const query = {
    timezone: zone,
    from: localDay(zone, after(begin, -DAY)),
    to: localDay(zone, after(begin, 33 * DAY)),
  }
  return ((await person.call(meetings.slots, { query })).body.data as { start: string }[]).map(({ start }) => start)
}

/** Whether an action would do it; nothing of it is saved. */
async function wouldSucceed(act: (db: typeof story.db) => Promise<unknown>): Promise<boolean> {
  const undo = new Error('undo')
  try {
    await story.db.transaction(async (db) => {
      await act(db)
      throw undo
    })
  } catch (error) {
    if (error === undo) return true
    if (error instanceof Refusal) return false
    throw error
  }
  return true
}
const contextOf = (db: typeof story.db) => ({ db, platform: story.app.platform, lang: 'en' as const, now: story.now() })
const sessionId = '00000000-0000-7000-8000-000000000000'
const clientOf = (db: typeof story.db, { user }: Member) => ({
  ...contextOf(db),
  viewer: { kind: 'client', role: 'owner', userId: user.id, sessionId } as const,
})
const talentOf = (db: typeof story.db, { user }: Member) => ({
  ...contextOf(db),
  viewer: { kind: 'talent', userId: user.id, sessionId } as const,
})

/** As many of the times that are offered as of those that are not, on the same grid. */
function samples(offered: readonly string[], grid: number, begin: Date, count: number): string[] {
  const isOffered = new Set(offered)
  const others: string[] = []
  while (others.length < count) {
    const at = iso(after(begin, (between(0, 31 * 24 * 60) - 17) * MINUTE))
    const start = iso(new Date(Math.floor(Date.parse(at) / (grid * MINUTE)) * grid * MINUTE))
    if (!isOffered.has(start)) others.push(start)
  }
  return [...others, ...Array.from({ length: count }, () => oneOf(offered))]
}

async function compareInterviews({ world, people, pair, params, begin }: CalendarScene): Promise<void> {
  const { khalid, nora, layla } = people
  const sides = {
    client: { own: [khalid.calendar, nora.calendar], others: [layla.calendar] },
    talent: { own: [layla.calendar], others: [khalid.calendar, nora.calendar] },
  }
  /** What the screen leaves of the quarters of an hour. */
  const offered = (busy: { start: number; end: number }[], length: number) =>
    Array.from({ length: 32 * 24 * 4 }, (_, index) => world.base + index * 15 * MINUTE).filter(
      (start) =>
        start >= begin.getTime() + DAY &&
        start <= begin.getTime() + 30 * DAY &&
        !busy.some((time) => start < time.end && start + length * MINUTE > time.start),
    )
  const compare = async (busy: { start: string; end: string }[], side: keyof typeof sides) => {
    const times = busy.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    for (const length of [30, 45, 60])
      expect(offered(times, length).map((start) => iso(new Date(start)))).toEqual(
        world.interviewStarts(sides[side].own, sides[side].others, length),
      )
    const free = world.interviewStarts(sides[side].own, sides[side].others, 45)
    for (const start of samples(free, 15, begin, 8)) {
      const slot = { start, end: iso(after(new Date(start), 45 * MINUTE)) }
      const second = free.find((each) => Math.abs(Date.parse(each) - Date.parse(start)) > DAY)!
      const body = { slots: [slot, { start: second, end: iso(after(new Date(second), 45 * MINUTE)) }], timezone }
      const isBookable = await wouldSucceed((db) =>
        side === 'client'
          ? byClient.offerSlots(clientOf(db, pair.khalid), params.id, body)
          : byTalent.propose(talentOf(db, pair.layla), params.id, { ...body, note: undefined }),
      )
      expect([side, start, isBookable]).toEqual([side, start, free.includes(start)])
    }
  }
  await compare((await pair.khalid.call(clients.read, { params })).body.data.busy, 'client')
  await story.db.run(sql`
    update interviews set state = 'pending_talent_meeting_confirmation', due_at = ${after(begin, 2 * DAY)}
    where id = ${params.id}`)
  await compare((await pair.layla.call(talents.read, { params })).body.data.busy, 'talent')
}

describe.each(SEASONS)('in $season', (season) => {
  test('what is offered is what may be booked, and what an oracle says: four kinds of meetings, ten zones, changing clocks, holidays, absences, days off', async () => {
    const scene = await calendarScene(story, season)
    const { world, people, pair, rami, begin } = scene
    const hosts = [people.sara, people.mona]
    const calendars = hosts.map(({ calendar }) => calendar)

    // Each zone books by its own clock, and is offered the same times as all others, by its own days.
    let client = pair.khalid
    for (const [index, zone] of ZONES.entries()) {
      const free = world.meetingStarts(calendars, null)
      expect([zone, await offeredIn(zone, begin)]).toEqual([zone, free])
      const day = localDay(zone, oneOf(free))
      const query = { timezone: zone, from: day, to: day }
      expect(
        ((await story.person().call(meetings.slots, { query })).body.data as { start: string }[]).map(
          ({ start }) => start,
        ),
      ).toEqual(free.filter((start) => localDay(zone, start) === day))
      // A clock that was put back shows some times twice; the first of them is meant.
      const isOnce = (start: string) =>
        [-60, -30, 30, 60].every(
          (minutes) => localTime(zone, after(new Date(start), minutes * MINUTE)) !== localTime(zone, start),
        )
      let start = oneOf(free)
      while (!isOnce(start)) start = oneOf(free)
      // One meeting of a kind lies ahead of each.
      if (index % 2 === 0) client = await story.client()
      const kind = index % 2 === 0 ? 'introduction' : 'consultant'
      const body = { start: localTime(zone, start), timezone: zone, kind } as const
      const booked = (await client.call(meetings.book, { body })).body.data.meeting
      expect([zone, booked.start]).toEqual([zone, start])
      people[booked.host === 'Sara' ? 'sara' : 'mona'].calendar.add('agreed', booked.start, booked.end)
    }

    // A company that has meetings of its own, and a recruiter with a talent.
    const ofKhalid = world.meetingStarts(calendars, people.khalid.calendar)
    expect(await offeredIn('Asia/Riyadh', begin, pair.khalid)).toEqual(ofKhalid)
    for (const start of samples(ofKhalid, 30, begin, 8)) {
      const form = { kind: 'consultant', start, timezone, topic: undefined, project_id: pair.project_id } as const
      // One meeting of a kind lies ahead at a time: only whether the time is one is asked.
      await story.db.run(sql`update meetings set kind = 'introduction' where user_id = ${people.khalid.id}`)
      const isBookable = await wouldSucceed((db) => bookMeeting(clientOf(db, pair.khalid), form))
      expect([start, isBookable]).toEqual([start, ofKhalid.includes(start)])
    }
    await story.db.run(sql`update meetings set kind = 'alignment' where user_id = ${people.layla.id}`)
    const both = world.meetingStarts([people.rami.calendar], people.layla.calendar)
    const id = { id: people.layla.id }
    const offered = (await rami.call(selections.meetingSlots, { params: id })).body.data as { start: string }[]
    expect(offered.map(({ start }) => start)).toEqual(both)

    await compareInterviews(scene)
  }, 120_000)
})
