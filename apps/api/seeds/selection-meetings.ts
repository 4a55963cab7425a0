import { randomBytes } from 'node:crypto'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { slotsBetween } from '@fareeq/domain/meetings/rules.ts'
import type { MeetingStep } from '@fareeq/domain/selections/states.ts'
import { meetingToken } from '../src/platform/calendar/meeting-links.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { hashOf } from '../src/platform/session.ts'

type Talent = {
  id: string
  state: MeetingStep
  first_name: string
  last_name: string
  email: string
  lang: Lang
  timezone: string
}

const RECRUITER = 'recruiter@demo.fareeq.test'
/** Of the slots ahead, counted from the next working day: two on one day, and two later. */
const SLOTS = [2, 6, 21, 40]
const TOPIC: Readonly<Record<MeetingStep, Readonly<Record<Lang, string>>>> = {
  interview: { ar: 'المقابلة مع فريق التوظيف', en: 'Interview with our recruitment team' },
  alignment: { ar: 'اجتماع التوافق', en: 'Alignment meeting' },
}

/** A week of a recruiter: interviews and alignment meetings with talents of theirs, and two days away after it. */
export async function seedSelectionMeetings(db: Db, now: Date, secretKey = randomBytes(32).toString('hex')) {
  const host = await db.row<{ id: string }>(sql`select id from staff where email = ${RECRUITER}`)
  if (!host || (await db.row(sql`select 1 from meetings where host_id = ${host.id}`))) return
  await db.run(sql`
    insert into meeting_hosts (staff_id, active, meets_companies) values (${host.id}, false, false) on conflict do nothing`)
  const talents = await db.rows<Talent>(sql`
    select users.id, state, first_name, last_name, users.email, lang, coalesce(users.timezone, 'Asia/Riyadh') as timezone
    from selections join users on users.id = talent_id join talent_profiles on user_id = users.id
    where owner_id = ${host.id} and state in ('interview', 'alignment') and hiring_status = 'verified'
    order by state desc, users.id limit ${SLOTS.length}`)
  const tomorrow = riyadhMidnight(daysAfter(riyadhDay(now), 1))
  const slots = slotsBetween(tomorrow, after(tomorrow, 12 * DAY), { policies: UNCHANGED, now })
  for (const [index, talent] of talents.entries()) {
    const slot = slots[SLOTS[index] ?? 0]
    if (slot) await seedMeeting(db, { talent, host: host.id, slot, secretKey }, after(now, -DAY))
  }
  const away = riyadhMidnight(daysAfter(riyadhDay(now), 13))
  await db.run(sql`
    insert into host_absences (id, staff_id, starts_at, ends_at)
    values (${newId(now)}, ${host.id}, ${away}, ${after(away, 2 * DAY)})`)
}

type Seed = { talent: Talent; host: string; slot: { start: Date; end: Date }; secretKey: string }

async function seedMeeting(db: Db, { talent, host, slot, secretKey }: Seed, booked: Date) {
  const id = newId(booked)
  await db.run(sql`
    insert into meetings (id, host_id, user_id, kind, state, first_name, last_name, email, topic, lang, starts_at, ends_at,
      timezone, token_hash, told_at, created_at, updated_at)
    values (${id}, ${host}, ${talent.id}, ${talent.state}, 'booked', ${talent.first_name}, ${talent.last_name},
      ${talent.email}, ${TOPIC[talent.state][talent.lang]}, ${talent.lang}, ${slot.start}, ${slot.end}, ${talent.timezone},
      ${hashOf(meetingToken({ TOKEN_KEY: secretKey }, id))}, ${booked}, ${booked}, ${booked})`)
  await db.run(sql`
    insert into selection_meetings (id, talent_id, step, starts_at, set_by, created_at)
    values (${id}, ${talent.id}, ${talent.state}, ${slot.start}, ${host}, ${booked})`)
}
