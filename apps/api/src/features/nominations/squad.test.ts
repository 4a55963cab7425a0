import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'

let mona: Person
let khalid: Member
let [layla, omar, sami]: [Member, Member, Member] = [] as never
let [souq, tawseel]: [string, string] = [] as never
const story = await snapshotStory(async (story) => {
  mona = await story.staff(['matcher'], 'Mona')
  khalid = await story.client()
  souq = await finishedRequest(story, khalid)
  tawseel = await finishedRequest(story, khalid, 'Tawseel')
  await finishedRequest(story, await story.client(), 'Of another company')
  layla = await selectedTalent(story)
  omar = await selectedTalent(story)
  sami = await selectedTalent(story)
  const vacancy = JSON.stringify({ seniority: 'senior', count: 2, start: '2027-01-10', budget: 2300 })
  await story.db.run(sql`
    update client_projects set vacancy = ${vacancy}, availability = 'full_time' where id = ${souq}`)
  for (const talent of [layla, omar]) await nominate(talent, souq)
  await nominate(sami, tawseel)
})
const nominate = (talent: Member, project_id: string) =>
  mona.call(ops.nominate, { body: { project_id, talent_id: talent.user.id, reasons: ['Fits'] } })
type Role = { is_here: boolean; project_id: string; people: object[] }
const squad = async () => (await mona.call(ops.squad, { params: { id: souq } })).body.data
const here = async () => (await squad()).roles.find(({ is_here }: Role) => is_here)
const accept = async (talent: Member, project_id: string, state: string) => {
  await story.db.run(sql`update nominations set state = 'accepted' where talent_id = ${talent.user.id}`)
  const [id, now] = [newId(story.now()), story.now()]
  await story.db.run(sql`
    insert into contracts (id, number, project_id, talent_id, client_id, state, created_at, updated_at)
    values (${id}, ${id}, ${project_id}, ${talent.user.id}, ${khalid.user.id}, ${state}, ${now}, ${now})`)
}

test('a squad is the requests of one company: seats, budget, and whoever stands for each, the surest first', async () => {
  await accept(omar, souq, 'active')
  const { timezone, roles } = await squad()
  expect(timezone).toBe(khalid.user.timezone ?? null)
  expect(roles.toSorted((a: Role, b: Role) => Number(b.is_here) - Number(a.is_here))).toMatchObject([
    {
      project_id: souq,
      is_here: true,
      role_name: 'Backend developer',
      seats: 2,
      budget: 2300,
      people: [
        { talent_id: omar.user.id, standing: 'hired', salary: 2400, timezone: 'Asia/Amman' },
        { talent_id: layla.user.id, standing: 'reserved', salary: 2400 },
      ],
    },
    { project_id: tawseel, is_here: false, seats: 1, budget: null, people: [{ talent_id: sami.user.id }] },
  ])
  expect(roles).toHaveLength(2)
})

test.each([
  ['came to its end takes its seat along', 'ended', 1],
  ['was broken off leaves its seat open', 'terminated', 2],
])('a contract that %s', async (_, state, seats) => {
  await accept(omar, souq, state)
  expect(await here()).toMatchObject({ seats, people: [{ talent_id: layla.user.id }] })
  // Free for others: it is no open nomination elsewhere either.
  const { data } = (await mona.call(ops.candidates, { params: { id: tawseel } })).body
  expect(data.find(({ id }: { id: string }) => id === omar.user.id)).toMatchObject({ elsewhere: [] })
  expect(data.find(({ id }: { id: string }) => id === layla.user.id)).toMatchObject({
    elsewhere: [{ state: 'reserved' }],
  })
})

test('a request whose seats are all over is past, unless it is the one that is read', async () => {
  await accept(sami, tawseel, 'ended')
  expect((await squad()).roles.map((one: Role) => one.project_id)).toEqual([souq])
})

test('what time has ended does not stand, whether or not it is written down', async () => {
  await story.db.run(sql`update nominations set expires_at = ${story.now()} where talent_id = ${layla.user.id}`)
  expect(await here()).toMatchObject({ people: [{ talent_id: omar.user.id }] })
})

test('a request of several roles has seats and a budget for each, and everybody stands for their own', async () => {
  const more_roles = JSON.stringify([
    {
      role: 'product_designer',
      head_count: 3,
      seniority: null,
      technologies: ['figma'],
      availability: 'full_time',
      duration: 6,
      starts_on: null,
      primary_language: 'ar',
      secondary_language: null,
      budget: 1900,
    },
  ])
  await story.db.run(sql`update client_projects set more_roles = ${more_roles} where id = ${souq}`)
  await story.db.run(sql`update talent_profiles set role = 'product_designer' where user_id = ${omar.user.id}`)
  expect((await squad()).roles.filter(({ is_here }: Role) => is_here)).toMatchObject([
    { role_name: 'Backend developer', seats: 2, budget: 2300, people: [{ talent_id: layla.user.id }] },
    { role_name: 'Product designer', seats: 3, budget: 1900, people: [{ talent_id: omar.user.id }] },
  ])
})
