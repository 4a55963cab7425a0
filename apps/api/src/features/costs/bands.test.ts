import { MIN_BAND_PEOPLE } from '@fareeq/domain/costs/rules-bands.ts'
import { after, DAY } from '@fareeq/domain/kernel/time/time.ts'
import { pageContent } from '@fareeq/domain/site/schema-pages.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedMany } from '../../../seeds/many.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Story, openStory } from '../../testing/story.ts'
import { payBands } from './actions.ts'

const ROLE = 'frontend_developer'
let story: Story
beforeAll(async () => {
  story = await openStory()
})
beforeEach(async () => {
  await story.reset()
  await seedMany(story.db, 30, story.now())
  // All of one role and level, who show companies the range from 2,000.
  await story.db.run(sql`
    update talent_profiles set role = ${ROLE}, experience_months = 60, full_time = true, salary_full_time = 2100,
      salary_shown = true, unavailable = false, weeks = 1`)
})
afterAll(() => story.close())

const people = (count: number) => sql`(select user_id from talent_profiles order by user_id limit ${count})`
const bandsTomorrow = (days = 1) => payBands(story.db, after(story.now(), days * DAY))

test('a band is what at least twenty people show companies, made once a day', async () => {
  const band = { role: ROLE, seniorities: ['senior'], from: 2000, to: 2500 }
  expect(await payBands(story.db, story.now())).toEqual([band])
  await story.db.run(sql`update talent_profiles set salary_full_time = 4100`)
  expect(await payBands(story.db, story.now())).toEqual([band])
  expect(await bandsTomorrow()).toEqual([{ ...band, from: 4000, to: 4500 }])
})

test.each([
  ['hides the salary', sql`update talent_profiles set salary_shown = false where user_id in ${people(11)}`],
  ['is unavailable', sql`update talent_profiles set unavailable = true, weeks = null where user_id in ${people(11)}`],
  ['works half days only', sql`update talent_profiles set full_time = false where user_id in ${people(11)}`],
  ['has a new account', sql`update users set created_at = now() where id in ${people(11)}`],
])('nobody counts who %s', async (_, change) => {
  expect(MIN_BAND_PEOPLE).toBe(20)
  await story.db.run(change)
  expect(await payBands(story.db, story.now())).toEqual([])
})

test('a hidden salary moves no band', async () => {
  await story.db.run(sql`update talent_profiles set salary_shown = false where user_id in ${people(8)}`)
  const before = await payBands(story.db, story.now())
  expect(before).toHaveLength(1)
  await story.db.run(sql`update talent_profiles set salary_full_time = 90000 where not salary_shown`)
  expect(await bandsTomorrow()).toEqual(before)
})

test('everybody reads the bands and the numbers in force on the page of prices', async () => {
  const { body } = await story.person({ lang: 'en' }).call(siteContract.page, { query: { path: '/pricing' } })
  expect(z.parse(pageContent(), body.data)).toMatchObject({
    id: 'pricing',
    bands: [{ role: ROLE, from: 2000, to: 2500 }],
    policies: { fee_percent: 15, wht_rate: 500, vat_rate: 1500, sar_rate: 37_500 },
  })
  expect(body.data).toMatchObject({ roles: expect.arrayContaining([{ id: ROLE, name: 'Frontend developer' }]) })
})
