import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { randomBytes } from 'node:crypto'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { slotsBetween } from '@fareeq/domain/meetings/rules.ts'
import type { MeetingState } from '@fareeq/domain/meetings/states.ts'
import { meetingToken } from '../src/platform/calendar/meeting-links.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { hashOf } from '../src/platform/session.ts'

/** One has a video link of their own; the other meets companies in our room. */
const HOSTS = [
  { email: 'staff@demo.fareeq.test', room: 'https://meet.demo.fareeq.test/mona' },
  { email: 'manager@demo.fareeq.test', room: null },
]

type Seed = {
  client?: string
  name: [string, string]
  email: string
  lang: 'ar' | 'en'
  zone: string
  topic: string | null
  state: MeetingState
  /** Index of a free slot, counted from so many days ahead; past ones have a negative number. */
  days: number
  slot: number
  host: 0 | 1
  reason?: [by: 'visitor' | 'staff', why: string]
}

/** A week of a calendar: people with and without an account, by clocks far and near. */
const MEETINGS: readonly Seed[] = [
  {
    client: 'client@demo.fareeq.test',
    name: ['خالد', 'العتيبي'],
    email: 'client@demo.fareeq.test',
    lang: 'ar',
    zone: 'Asia/Riyadh',
    topic: 'مراجعة الكفاءات المقترحة لسوق الحرفيين',
    state: 'booked',
    days: 0,
    slot: 4,
    host: 0,
  },
  {
    client: 'client@demo.fareeq.test',
    name: ['خالد', 'العتيبي'],
    email: 'client@demo.fareeq.test',
    lang: 'ar',
    zone: 'Asia/Riyadh',
    topic: null,
    state: 'held',
    days: -7,
    slot: 3,
    host: 0,
  },
  {
    name: ['Amelia', 'Hartmann'],
    email: 'amelia@northwind.fareeq.test',
    lang: 'en',
    zone: 'Europe/Berlin',
    topic: 'Two backend developers who overlap with Berlin mornings',
    state: 'booked',
    days: 1,
    slot: 5,
    host: 1,
  },
  {
    name: ['عبد العزيز', 'بن عبد الرحمن آل سليمان'],
    email: 'aziz@qafila.fareeq.test',
    lang: 'ar',
    zone: 'Asia/Dubai',
    topic: 'بناء المنتج الأولي لمنصة شحن',
    state: 'booked',
    days: 2,
    slot: 9,
    host: 0,
  },
  {
    name: ['Bishal', 'Thapa'],
    email: 'bishal@himal.fareeq.test',
    lang: 'en',
    zone: 'Asia/Kathmandu',
    topic: null,
    state: 'canceled',
    days: 2,
    slot: 12,
    host: 1,
    reason: ['visitor', 'We are travelling that week.'],
  },
  // Over since a working day, and its host has not said whether it took place.
  {
    name: ['ريم', 'الدوسري'],
    email: 'reem@matjar.fareeq.test',
    lang: 'ar',
    zone: 'Asia/Riyadh',
    topic: 'مصمم واجهات لمتجر إلكتروني',
    state: 'booked',
    days: -3,
    slot: 2,
    host: 0,
  },
  {
    name: ['Jonas', 'Weber'],
    email: 'jonas@kiezbank.fareeq.test',
    lang: 'en',
    zone: 'Europe/Berlin',
    topic: 'A data team for a small bank',
    state: 'missed',
    days: -5,
    slot: 6,
    host: 1,
  },
]

export async function seedMeetings(db: Db, now: Date, secretKey = randomBytes(32).toString('hex')) {
  const hosts: string[] = []
  for (const { email, room } of HOSTS) {
    const { id } = await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)
    await db.run(sql`insert into meeting_hosts (staff_id, room_url) values (${id}, ${room}) on conflict do nothing`)
    hosts.push(id)
  }
  if (await db.row(sql`select 1 from meetings limit 1`)) return
  for (const meeting of MEETINGS) await seedMeeting(db, meeting, hosts[meeting.host] ?? '', secretKey, now)
}

async function seedMeeting(db: Db, seed: Seed, host: string, secretKey: string, now: Date) {
  const from = after(now, seed.days * DAY)
  const booked = after(now, (Math.min(0, seed.days) - 3) * DAY)
  const facts = { policies: UNCHANGED, now: seed.days < 0 ? after(from, -DAY) : now }
  const slot = slotsBetween(from, after(from, 9 * DAY), facts)[seed.slot]
  if (!slot) throw new Error('Within nine days there are more slots than this')
  const client = await db.row<{ id: string; project: string | null }>(sql`
    select users.id, client_projects.id as project from users left join client_projects on client_id = users.id
    where email = ${seed.client ?? null} order by client_projects.created_at desc limit 1`)
  const id = newId(booked)
  const [by = null, reason = null] = seed.reason ?? []
  await db.run(sql`
    insert into meetings (id, host_id, project_id, user_id, kind, state, first_name, last_name, email, topic, lang,
      starts_at, ends_at, timezone, token_hash, told_at, cancel_reason, canceled_by, created_at, updated_at)
    values (${id}, ${host}, ${client?.project ?? null}, ${client?.id ?? null}, 'introduction', ${seed.state},
      ${seed.name[0]}, ${seed.name[1]}, ${seed.email}, ${seed.topic}, ${seed.lang}, ${slot.start}, ${slot.end}, ${seed.zone},
      ${hashOf(meetingToken({ TOKEN_KEY: secretKey }, id))}, ${booked}, ${reason}, ${by}, ${booked}, ${booked})`)
}
