import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
