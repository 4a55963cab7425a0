import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { personName } from '@fareeq/domain/kernel/fields.ts'
import { isTimeZone } from '@fareeq/domain/kernel/time.ts'
import { parsePhone } from '@fareeq/domain/phone-verifications/rules.ts'
import { SKILL_FORMS } from '@fareeq/domain/site/rules-brief-skills.ts'
import { ROLE_LABELS } from '@fareeq/domain/site/rules-brief-words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { talentCards } from '../src/features/talents/actions.ts'
import { sql } from '../src/platform/db/sql.ts'
import { type Story, openStory } from '../src/platform/testing/story.ts'
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
]

test('the demo world seeded twice, or twice at once, is the demo world once', async () => {
  const once = await world()
  story.advance(24 * 60 * 60 * 1000)
  await Promise.all([seedDemoWorld(story.db, story.now()), seedDemoWorld(story.db, story.now())])
  expect(await world()).toEqual(once)
})

test('it shows every state of an account, both kinds of people, both languages, and steps along the way', async () => {
  const people = await story.db.rows<{ status: string; type: number; lang: string; verified: boolean; step: number }>(
    sql`select status, type, lang, phone_verified_at is not null as verified, step from users`,
  )
  const shown = (key: keyof (typeof people)[number]) => new Set(people.map((one) => one[key]))
  expect(shown('status')).toEqual(new Set(['active', 'pending', 'closed']))
  expect(shown('type')).toEqual(new Set([1, 2]))
  expect(shown('lang')).toEqual(new Set(['ar', 'en']))
  expect(shown('verified')).toEqual(new Set([true, false]))
  expect(shown('step').size).toBeGreaterThan(2)
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
const talents = () =>
  story.db.rows<Seeded>(sql`
    select email, first_name, last_name, phone, country, timezone, talent_profiles.role, skills, showcased
    from talent_profiles join users on id = user_id`)

test('its talents could have signed up themselves, in more than a dozen roles and countries', async () => {
  const people = await talents()
  for (const { first_name, last_name, phone, country, timezone, role, skills } of people) {
    for (const name of [first_name, last_name]) expect(z.parse(personName(), name)).toBe(name)
    expect([parsePhone(phone, country)?.e164, isTimeZone(timezone)]).toEqual([phone, true])
    expect(ROLE_LABELS).toHaveProperty([role])
    for (const skill of skills) expect(SKILL_FORMS).toHaveProperty([skill])
  }
  expect(people.length).toBeGreaterThanOrEqual(24)
  expect(people.map(({ email }) => email)).toContain('talent@demo.fareeq.test')
  expect(new Set(people.map(({ role }) => role)).size).toBeGreaterThan(12)
  expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThan(12)
})

test('nobody is shown who did not agree', async () => {
  const { length: agreed } = (await talents()).filter(({ showcased }) => showcased)
  const { length: shown } = await talentCards(story.db, 'en', 100, story.now())
  expect([shown > 6, shown < agreed, agreed < (await talents()).length]).toEqual([true, true, true])
  await story.db.transaction(async (db) => {
    await db.run(sql`update talent_profiles set showcased = false`)
    expect(await talentCards(db, 'en', 100, story.now())).toEqual([])
    await db.run(sql`update talent_profiles set showcased = showcased_at is not null`)
  })
})

test('what is shown says nothing of who it is', async () => {
  const said = JSON.stringify([
    await talentCards(story.db, 'ar', 100, story.now()),
    await talentCards(story.db, 'en', 100, story.now()),
  ])
  const people = await story.db.rows<Record<string, string>>(
    sql`select id, email, first_name, last_name, phone from users where type = 1`,
  )
  for (const value of people.flatMap((one) => Object.values(one))) expect(said).not.toContain(value)
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
