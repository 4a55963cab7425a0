import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { movedSkill } from '@fareeq/domain/talents/profile/rules-skills.ts'
import { talentCard } from '@fareeq/domain/talents/schema.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { talentCards } from './actions.ts'

const story = await freshStory()

type Profile = { role: string; months: number; skills: string[]; daysAgo: number; part: boolean }

/** Somebody who signed up, proved their phone, said enough and agreed to be shown. */
async function shownTalent(overrides: Partial<Profile> = {}, member?: Member): Promise<string> {
  const profile = { role: 'frontend_developer', months: 30, skills: ['react', 'typescript'], daysAgo: 0, ...overrides }
  const { user } = member ?? (await story.talent())
  const agreed = after(story.now(), -profile.daysAgo * DAY)
  await story.db.run(sql`
    update users set timezone = 'Asia/Amman', phone_verified_at = ${agreed},
      phone = '+96279' || lpad((select count(*) from users)::text, 7, '0') where id = ${user.id}`)
  await story.db.run(sql`
    insert into talent_profiles (user_id, role, experience_months, skills, full_time, part_time, weeks, showcased,
      showcased_at, updated_at)
    values (${user.id}, ${profile.role}, ${profile.months}, ${profile.skills}, true, ${profile.part ?? false}, 2, true,
      ${agreed}, ${agreed})`)
  return user.id
}

const cards = (limit = 6) => talentCards(story.db, 'en', limit, story.now())
const rolesShown = async (limit?: number) => (await cards(limit)).map(({ role }) => role)

test('the order of skills is the talent’s own: what they put first is what a stranger sees', async () => {
  const layla = await story.talent()
  await shownTalent({}, layla)
  const skills = ['react', 'go', 'sql', 'figma', 'cypress', 'typescript']
  const first = await layla.call(talentsContract.saveSkills, { body: { skills } })
  const { version } = first.body.data
  const order = movedSkill(skills, 'typescript', 'first')
  const saved = await layla.call(talentsContract.saveSkills, { body: { skills: order, version } })
  expect([saved.status, saved.body.data.skills]).toEqual([200, order])
  expect((await cards())[0]?.skills).toEqual(['TypeScript', 'React', 'Go', 'SQL', 'Figma'])
  // Optimistic locking: another window has changed the order.
  const late = await layla.call(talentsContract.saveSkills, { body: { skills, version } })
  expect([late.status, (await layla.call(talentsContract.profile)).body.data.skills]).toEqual([412, order])
})

test('a card says what somebody can do and when, in the language of the page, and nothing of who they are', async () => {
  const skills = ['react', 'typescript', 'next-js', 'user-experience', 'cypress', 'figma']
  await shownTalent({ months: 47, skills, part: true })
  const card = {
    role: 'Frontend developer',
    seniority: 'mid',
    years: 3,
    country: 'JO',
    country_name: 'Jordan',
    time_zone: 'Asia/Amman',
    riyadh: { hours: 9, strip: Array(9).fill(1) },
    skills: ['React', 'TypeScript', 'Next.js', 'User experience', 'Cypress'],
    full_time: true,
    part_time: true,
    weeks: 2,
  }
  expect(await cards()).toEqual([card])
  expect(await talentCards(story.db, 'ar', 6, story.now())).toEqual([
    {
      ...card,
      role: 'تطوير الواجهات الأمامية',
      country_name: 'الأردن',
      skills: card.skills.with(3, 'تجربة المستخدم'),
    },
  ])
  for (const one of await cards()) expect(z.parse(z.strictObject(talentCard().shape), one)).toEqual(one)
})

test.each<[string, Sql]>([
  ['has not agreed', sql`update talent_profiles set showcased = false, showcased_at = null where user_id = `],
  ['has agreed once and thought better of it', sql`update talent_profiles set showcased = false where user_id = `],
  ['has not proved their phone', sql`update users set phone_verified_at = null where id = `],
  ['has not proved their address', sql`update users set email_verified_at = null where id = `],
  ['has closed the account', sql`update users set status = 'closed' where id = `],
  ['is a client by now', sql`update users set type = 2 where id = `],
  ['has a role we do not know', sql`update talent_profiles set role = 'wizard' where user_id = `],
  ['has not said their role', sql`update talent_profiles set role = null where user_id = `],
  [
    'has not said for how long they have worked',
    sql`update talent_profiles set experience_months = null where user_id = `,
  ],
  ['has named no skill', sql`update talent_profiles set skills = '{}' where user_id = `],
  ['has no time', sql`update talent_profiles set full_time = false where user_id = `],
  ['has not said from when', sql`update talent_profiles set weeks = null where user_id = `],
  ['has not said where they are', sql`update users set timezone = null where id = `],
  ['is gone', sql`delete from users where id = `],
])('nobody is shown who %s', async (_, change) => {
  const id = await shownTalent()
  expect(await cards()).toHaveLength(1)
  await story.db.run(sql`${change} ${id}`)
  expect(await cards()).toEqual([])
})

test('who agreed last comes first, two of one role at most, and no more than were asked for', async () => {
  expect(await cards()).toEqual([])
  for (const daysAgo of [1, 2, 3]) await shownTalent({ daysAgo, months: daysAgo * 12 })
  await shownTalent({ role: 'qa_engineer', daysAgo: 5 })
  await shownTalent({ role: 'cto', daysAgo: 0 })
  expect(await rolesShown()).toEqual(['CTO', 'Frontend developer', 'Frontend developer', 'QA engineer'])
  expect((await cards()).map(({ years }) => years)).toEqual([2, 1, 2, 2])
  expect(await rolesShown(2)).toEqual(['CTO', 'Frontend developer'])
})

test('agreeing is a moment: nobody can be shown without one, and the table keeps to its bounds', async () => {
  const id = await shownTalent()
  for (const wrong of [sql`showcased_at = null`, sql`weeks = 11`, sql`weeks = -1`, sql`experience_months = -1`])
    await expect(story.db.run(sql`update talent_profiles set ${wrong} where user_id = ${id}`)).rejects.toThrow(/check/)
})
