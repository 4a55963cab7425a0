import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { talentMarketContract as contract } from '@fareeq/domain/talent-market/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'

let khalid: Member
let layla: Member
const story = await freshStory(async (story) => {
  ;[khalid, layla] = [await story.client(), await liveTalent(story)]
})
// A node counts with the requests it has read for a few minutes.
beforeEach(() => {
  story.advance(10 * MINUTE)
})

const market = async (person: Member = layla) => (await person.call(contract.read)).body.data
const asksFor = (id: string, technologies: string[], role = 'frontend_developer') =>
  story.db.run(sql`update client_projects set technologies = ${technologies}, role = ${role} where id = ${id}`)

test('a talent reads how many open requests fit and which skill opens most, and nothing of whose they are', async () => {
  await finishedRequest(story, khalid, 'Souq')
  const roles = JSON.stringify([{ role: 'backend_developer', technologies: [], availability: null }])
  const team = await finishedRequest(story, khalid, 'Team')
  await asksFor(team, [], 'cto')
  await story.db.run(sql`update client_projects set more_roles = ${roles} where id = ${team}`)
  for (const name of ['Near', 'Nearer'])
    await asksFor(await finishedRequest(story, khalid, name), ['node-js', 'postgresql', 'react'])
  const contracted = await finishedRequest(story, khalid, 'Over')
  await story.db.run(sql`update client_projects set contracted_at = ${story.now()} where id = ${contracted}`)
  const data = await market()
  expect(data).toMatchObject({ fitting: 2, opening: { id: 'react', name: 'React', requests: 2 } })
  expect(JSON.stringify(data)).not.toMatch(/Souq|Team|Near/)
})

test('an ask is held against the band of the role and level, and against none where too few people show one', async () => {
  expect(await market()).toMatchObject({ ask: 2400, band: null, place: null })
  const bands = JSON.stringify([{ role: 'backend_developer', seniorities: ['senior'], from: 2500, to: 3500 }])
  await story.db.run(sql`
    insert into pay_bands (day, bands) values (${riyadhDay(story.now())}, ${bands})
    on conflict (day) do update set bands = excluded.bands`)
  expect(await market()).toMatchObject({ ask: 2400, band: { from: 2500, to: 3500 }, place: 'below' })
  await story.db.run(sql`update talent_profiles set experience_months = 12`)
  expect(await market()).toMatchObject({ band: null, place: null })
  await story.db.run(sql`update talent_profiles set experience_months = 62, salary_full_time = null`)
  expect(await market()).toMatchObject({ ask: null, band: { from: 2500 }, place: null })
})

test('companies that looked are counted by week, each once a week', async () => {
  const looked = (viewer: string, daysAgo: number, kind = 'client') =>
    story.db.run(sql`
      insert into profile_views (talent_id, viewer_kind, viewer, parts, ground, at)
      values (${layla.user.id}, ${kind}, ${viewer}, '{profile}', 'matching', ${new Date(story.now().getTime() - daysAgo * DAY)})`)
  for (const days of [0, 1, 6]) await looked('Souq', days)
  await looked('Diwan', 2)
  await looked('Souq', 8)
  await looked('Souq', 27)
  await looked('Souq', 29)
  await looked('Mona', 1, 'staff')
  expect(await market()).toMatchObject({ weeks: [2, 1, 0, 1] })
})

test('whoever has not chosen a role yet is told of no fit, and a company asks in vain', async () => {
  const newcomer = await story.talent()
  expect(await market(newcomer)).toEqual({
    fitting: null,
    opening: null,
    ask: null,
    band: null,
    place: null,
    weeks: [0, 0, 0, 0],
  })
  expect(await khalid.call(contract.read)).toMatchObject({ status: 403 })
  expect(await story.person().call(contract.read)).toMatchObject({ status: 401 })
})
