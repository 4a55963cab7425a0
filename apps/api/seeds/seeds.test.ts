import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { PROJECT_TYPES } from '@fareeq/domain/catalogue/entries-project-types.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { type InterviewState, isOpen } from '@fareeq/domain/interviews/states.ts'
import { personName } from '@fareeq/domain/kernel/validation/fields.ts'
import { DAY, after, isTimeZone } from '@fareeq/domain/kernel/time/time.ts'
import { parsePhone } from '@fareeq/domain/phone-verifications/rules.ts'
import {
  certificationsContract,
  educationsContract,
  experiencesContract,
  projectsContract,
} from '@fareeq/domain/talents/contract-entries.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { isLive, strengthOf } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { HIRING_STATUSES } from '@fareeq/domain/talents/states.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { talentCards } from '../src/features/talents/actions.ts'
import { sql } from '../src/platform/db/sql.ts'
import { openSession } from '../src/platform/session.ts'
import { type Story, openStory } from '../src/testing/story.ts'
import { seedDemoWorld } from './demo-world.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedDemoWorld(story.db, story.now())
})
afterAll(() => story.close())

const world = async () => [
  await story.db.rows(sql`select * from users order by email`),
  await story.db.rows(sql`select * from staff order by email`),
  await story.db.rows(sql`select * from talent_profiles order by user_id`),
  await story.db.rows(sql`select * from talent_projects order by id`),
  await story.db.rows(sql`select * from talent_experiences order by id`),
  await story.db.rows(sql`select * from talent_educations order by id`),
  await story.db.rows(sql`select * from talent_certifications order by id`),
  await story.db.rows(sql`select * from client_projects order by id`),
  await story.db.rows(sql`select * from meetings order by id`),
  await story.db.rows(sql`select * from nominations order by id`),
  await story.db.rows(sql`select * from nomination_events order by id`),
  await story.db.rows(sql`select * from referrals order by id`),
  await story.db.rows(sql`select * from referral_moves order by id`),
]

test('the demo world seeded twice, or twice at once, is the demo world once', async () => {
  const once = await world()
  story.advance(24 * 60 * 60 * 1000)
  await Promise.all([seedDemoWorld(story.db, story.now()), seedDemoWorld(story.db, story.now())])
  expect(await world()).toEqual(once)
})

test('a nomination is in an interview only while there is one', async () => {
  const states = await story.db.rows<{ nomination: string; interview: string }>(sql`
    select nominations.state as nomination, interviews.state as interview
    from nominations join interviews on nomination_id = nominations.id`)
  expect(states.filter(({ interview }) => interview === 'canceled')).toEqual([
    { nomination: 'reserved', interview: 'canceled' },
  ])
  for (const { nomination, interview } of states)
    expect([nomination === 'in_interview', interview]).toEqual([isOpen(interview as InterviewState), interview])
})

test('it shows every state of an account, both kinds of people, both languages, and steps along the way', async () => {
  const people = await story.db.rows<{ status: string; type: number; lang: string; verified: boolean; step: number }>(
    sql`select status, type, lang, phone_verified_at is not null as verified, step from users`,
  )
  const valuesOf = (key: keyof (typeof people)[number]) => new Set(people.map((one) => one[key]))
  expect(valuesOf('status')).toEqual(new Set(['active', 'pending', 'closed']))
  expect(valuesOf('type')).toEqual(new Set([1, 2]))
  expect(valuesOf('lang')).toEqual(new Set(['ar', 'en']))
  expect(valuesOf('verified')).toEqual(new Set([true, false]))
  expect(valuesOf('step').size).toBeGreaterThan(2)
})

type Seeded = {
  email: string
  first_name: string
  last_name: string
  phone: string
  country: string
  timezone: string
  role: string
  skills: string[]
  showcased: boolean
}
const months = (start: string, end: string) => sql`
  (extract(year from age((${sql.id(end)} || '-01')::date, (${sql.id(start)} || '-01')::date)) * 12
    + extract(month from age((${sql.id(end)} || '-01')::date, (${sql.id(start)} || '-01')::date)))::int`
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const talents = () =>
  story.db.rows<Seeded>(sql`
    select email, first_name, last_name, phone, country, timezone, talent_profiles.role, skills, showcased
    from talent_profiles join users on id = user_id where not from_workable`)

test('its talents could have signed up themselves, in more than a dozen roles and countries', async () => {
  const people = await talents()
  for (const { first_name, last_name, phone, country, timezone, role, skills } of people) {
    for (const name of [first_name, last_name]) expect(z.parse(personName(), name)).toBe(name)
    expect([parsePhone(phone, country)?.e164, isTimeZone(timezone)]).toEqual([phone, true])
    expect(idsOf(ROLES)).toContain(role)
    expect(idsOf(SKILLS)).toEqual(expect.arrayContaining(skills))
  }
  expect(people.length).toBeGreaterThanOrEqual(24)
  expect(people.map(({ email }) => email)).toContain('talent@demo.fareeq.test')
  expect(new Set(people.map(({ role }) => role)).size).toBeGreaterThan(12)
  expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThan(12)
})

test('a mailbox belongs to one person, colleagues included', async () => {
  expect(await story.db.rows(sql`select email from users intersect select email from staff`)).toEqual([])
})

test('pay follows experience and country', async () => {
  const rows = await story.db.rows<{ mailbox: string; salary: number }>(sql`
    select split_part(email, '@', 1) as mailbox, salary_full_time as salary
    from talent_profiles join users on id = user_id where email like '%@demo.fareeq.test'`)
  const salaryOf = (mailbox: string) => rows.find((row) => row.mailbox === mailbox)?.salary ?? 0
  // Addis Ababa and Kuwait; Karachi and Dubai; two in Amman.
  expect(salaryOf('hanna') * 2).toBeLessThan(salaryOf('mona'))
  expect(salaryOf('bilal') * 2).toBeLessThan(salaryOf('salem'))
  expect(salaryOf('talent')).toBeLessThan(salaryOf('rana'))
})

test('studies, jobs and certificates have dates of their own, and only what expires has an end', async () => {
  const [studies, jobs, certificates] = [
    await story.db.rows<{ months: number; master: boolean }>(sql`
      select ${months('start_month', 'end_month')} as months, degree in ('ماجستير', 'Master', 'MSc') as master
      from talent_educations`),
    await story.db.rows<{ months: number }>(sql`
      select ${months('start_month', 'end_month')} as months from talent_experiences where not current`),
    await story.db.rows<{ name: string; issued: string; expires: string | null }>(sql`
      select name, issued_month as issued, expires_month as expires from talent_certifications`),
  ]
  expect(new Set(studies.map(({ months }) => months)).size).toBeGreaterThan(8)
  for (const { months, master } of studies) expect([master, months < 30]).toEqual([master, master])
  expect(new Set(jobs.map(({ months }) => months)).size).toBeGreaterThan(15)
  expect(new Set(certificates.map(({ issued }) => issued)).size).toBeGreaterThan(6)
  const lasting = certificates.filter(({ expires }) => expires === null).map(({ name }) => name)
  expect(lasting).toEqual(expect.arrayContaining(['OSCP', 'Professional Scrum Product Owner']))
  expect(certificates.length - lasting.length).toBeGreaterThan(4)
})

test('nothing of its talents points at a place that belongs to somebody', async () => {
  const rows = await story.db.rows<{ links: string[] }>(sql`
    select array_remove(accounts || linkedin, null) as links from talent_profiles
    union all select array[link] from talent_projects where link is not null`)
  const hosts = new Set(rows.flatMap(({ links }) => links.map((link) => new URL(link).hostname)))
  for (const host of hosts) expect(host).toMatch(/(?:^|\.)example\.com$/)
})

const as = async (id: string) =>
  story.person({ token: await openSession(story.db, { userId: id }, 'seeds', story.now()) })

test('what its talents say could have been typed: each could save their own profile as it stands', async () => {
  const people = await story.db.rows<{ id: string; email: string }>(sql`
    select id, email from users where id in (select user_id from talent_profiles) and not from_workable`)
  const profiles = await Promise.all(
    people.map(async ({ id }) => (await (await as(id)).call(talentsContract.profile)).body.data as Profile),
  )
  for (const { basicInfo, bio, skills, languages, salaries, availability, minimum_salaries, ...lists } of profiles) {
    const { nationality, role, experience, linkedin, accounts } = basicInfo
    const personalInfo = { nationality, role, experience, linkedin: linkedin ?? '', accounts }
    z.parse(talentsContract.savePersonalInfo.body, personalInfo)
    z.parse(talentsContract.saveBio.body, { bio: { ar: bio.ar ?? '', en: bio.en ?? '' } })
    z.parse(talentsContract.saveLanguages.body, { languages })
    z.parse(talentsContract.saveAvailability.body, { availability })
    z.parse(talentsContract.saveSalaries.body, { salaries })
    for (const time of ['full_time', 'part_time'] as const)
      expect(salaries[time] ?? Infinity).toBeGreaterThanOrEqual(minimum_salaries[time])
    const forms: [z.ZodMiniType, readonly object[]][] = [
      [projectsContract.create.body, lists.projects],
      [experiencesContract.create.body, lists.experiences],
      [educationsContract.create.body, lists.educations],
      [certificationsContract.create.body, lists.certifications],
    ]
    for (const [form, entries] of forms)
      for (const { id: _, version: __, ...entry } of entries as { id: string; version: number }[])
        z.parse(form, Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)))
    expect(skills.length).toBeGreaterThan(1)
    for (const { type } of lists.projects) expect(idsOf(PROJECT_TYPES)).toContain(type)
  }
  const full = profiles.filter((profile) => strengthOf(profile).percent >= 85)
  expect([full.length > 8, profiles.filter(isLive).length > 15]).toEqual([true, true])
  const statuses = new Set(profiles.map(({ basicInfo }) => basicInfo.hiring_status))
  expect(statuses).toEqual(new Set(HIRING_STATUSES))
  expect(profiles.some(({ basicInfo }) => basicInfo.is_locked_for_salary_update)).toBe(true)
})

test('no request of the demo world was last changed a year ago', async () => {
  const [first] = await story.db.rows<{ count: number; old: number }>(sql`
    select count(*)::int as count, count(*) filter (where updated_at < ${after(story.now(), -300 * DAY)})::int as old
    from client_projects`)
  expect(first).toMatchObject({ old: 0 })
  expect(first?.count).toBeGreaterThan(5)
})

test('a request was changed when the account manager says to have written it', async () => {
  const acts = await story.db.rows<{ at: Date; updated_at: Date }>(sql`
    select company_acts.at, updated_at from company_acts join client_projects on client_projects.id = subject_id
    where act = 'request_written'`)
  expect(acts.map(({ at }) => at)).toEqual(acts.map(({ updated_at }) => updated_at))
  expect(acts).toHaveLength(1)
})

test('nobody is shown who did not agree', async () => {
  const { length: agreed } = (await talents()).filter(({ showcased }) => showcased)
  const { length: count } = await talentCards(story.db, 'en', 100, story.now())
  expect([count > 6, count < agreed, agreed < (await talents()).length]).toEqual([true, true, true])
  await story.db.transaction(async (db) => {
    await db.run(sql`update talent_profiles set showcased = false`)
    expect(await talentCards(db, 'en', 100, story.now())).toEqual([])
    await db.run(sql`update talent_profiles set showcased = showcased_at is not null`)
  })
})

test('what is shown says nothing of who it is', async () => {
  const json = JSON.stringify([
    await talentCards(story.db, 'ar', 100, story.now()),
    await talentCards(story.db, 'en', 100, story.now()),
  ])
  const people = await story.db.rows<Record<string, string>>(
    sql`select id, email, first_name, last_name, phone from users where type = 1`,
  )
  for (const value of people.flatMap((one) => Object.values(one))) expect(json).not.toContain(value)
})

test.each([
  ['talent@demo.fareeq.test', 1],
  ['client@demo.fareeq.test', 2],
  ['omar@demo.fareeq.test', 1],
  ['sarah@studio.fareeq.test', 2],
])('%s can sign in with the code in the outbox', async (email, type) => {
  const visitor = story.person({ lang: 'ar' })
  await visitor.call(accountsContract.generateOtp, { body: { email } })
  const otpCode = await story.codeFor(email)
  const { status, body } = await visitor.call(accountsContract.login, { body: { email, otpCode } })
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { user: { email, type } } } })
})
