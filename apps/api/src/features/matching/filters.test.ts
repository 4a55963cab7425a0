import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedMany } from '../../../seeds/many.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { openSession } from '../../platform/session.ts'
import { type Member, type Person, type Story, openStory } from '../../testing/story.ts'
import { insertProject } from '../client-projects/queries.ts'

const PEOPLE = 90

let story: Story
let client: Member
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedMany(story.db, PEOPLE, story.now())
  client = await story.client()
  await requestOf(client)
})
afterAll(() => story.close())

async function requestOf({ user }: Member): Promise<string> {
  const id = newId(story.now())
  const columns = {
    product_name: 'منصة التعلّم',
    role: 'frontend_developer',
    technologies: ['react', 'typescript'],
    primary_language: 'ar',
    secondary_language: 'en',
  }
  await insertProject(story.db, { id, clientId: user.id, step: 6, columns }, story.now())
  return id
}

/** Query string of a browser: a list is a repeated key. */
const ask = (person: Person, said: [string, string][], path = '/api/client/matching') =>
  person.send('GET', `${path}?${new URLSearchParams(said)}`)
const find = async (...said: [string, string][]) => (await ask(client, said)).body as MatchPage
type MatchPage = { data: MatchedTalent[]; meta: { next_cursor: string | null; total: number } }
const facets = async (...said: [string, string][]) =>
  (await ask(client, said, '/api/client/matching/facets')).body.data as Record<string, { id: string; count: number }[]>

/** A talent of the seed, signed in. */
async function talentOf(id: string): Promise<Person> {
  return story.person({ token: await openSession(story.db, { userId: id }, 'a story', story.now()) })
}
type Somebody = {
  id: string
  role: string
  skills: string[]
  languages: { id: string; level: string }[]
  industries: string[]
  country: string
  months: number
  part_time: boolean
  verified: boolean
  passed_roles: string[]
}
const everybody = () =>
  story.db.rows<Somebody>(sql`
    select users.id, profile.role, skills, languages, industries, country, experience_months as months, part_time, verified,
      passed_roles
    from users join talent_profiles as profile on user_id = users.id`)

async function all(...said: [string, string][]): Promise<MatchedTalent[]> {
  const first = await find(...said)
  const talents = first.data
  for (let cursor = first.meta.next_cursor; cursor;) {
    const next = await find(...said, ['cursor', cursor])
    talents.push(...next.data)
    cursor = next.meta.next_cursor
  }
  expect(talents).toHaveLength(first.meta.total)
  return talents
}

describe('a client who narrows the list', () => {
  const advanced = ({ languages }: Somebody) =>
    languages.some(({ id, level }) => id === 'en' && ['advanced', 'native'].includes(level))
  test.each<[string, [string, string][], (one: Somebody) => boolean]>([
    [
      'a language at a level [E-061]',
      [
        ['language[name]', 'en'],
        ['language[level]', 'advanced'],
      ],
      advanced,
    ],
    ['a seniority [E-062]', [['seniority_level', 'senior']], ({ months }) => months >= 48],
    ['an industry', [['industry', 'fintech']], ({ industries }) => industries.includes('fintech')],
    ['half days', [['availability[]', 'part_time']], ({ part_time }) => part_time],
    ['whoever passed any assessment', [['verified', '1']], ({ verified }) => verified],
    [
      'whoever passed the assessment of their role [E-064]',
      [['qualified', 'true']],
      ({ role, passed_roles }) => passed_roles.includes(role),
    ],
  ])('finds by %s all who have it and nobody else', async (_, said, has) => {
    const people = await everybody()
    const expected = people.filter(has).map(({ id }) => id)
    expect([expected.length > 0, expected.length < people.length]).toEqual([true, true])
    expect((await all(...said)).map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  })

  test('tells passing any assessment from passing that of the role: two filters, two answers [E-064]', async () => {
    const [verified, qualified] = [await all(['verified', '1']), await all(['qualified', '1'])]
    const counts = await facets()
    expect([counts['verified'], counts['qualified']]).toEqual([verified.length, qualified.length])
    const elsewhere = verified.filter((talent) => !talent.qualified)
    expect(elsewhere.length).toBeGreaterThan(0)
    expect(qualified.length).toBe(verified.length - elsewhere.length)
    expect(new Set(qualified.map((talent) => talent.verified))).toEqual(new Set([true]))
    // Another role is another assessment: it is asked of the role one has now.
    const talent = await talentOf(qualified[0]!.id)
    const { id, role } = qualified[0]!
    const other = role === 'cto' ? 'data_engineer' : 'cto'
    for (const [now, isQualified] of [
      [other, false],
      [role, true],
    ] as const) {
      await talent.call(talentsContract.savePersonalInfo, { body: { role: now } })
      const found = (await all(['qualified', '1'])).some((one) => one.id === id)
      expect([found, (await all(['verified', '1'])).some((one) => one.id === id)]).toEqual([isQualified, true])
    }
  })

  test('gives somebody the same score in the list, however narrowed, in the comparison and in the profile', async () => {
    const filters: [string, string][][] = [
      [],
      [['seniority_level', 'senior']],
      [['skills[]', 'typescript']],
      [
        ['language[name]', 'en'],
        ['language[level]', 'intermediate'],
      ],
    ]
    const lists = await Promise.all(filters.map((said) => all(...said)))
    const id = lists[0]!
      .map((one) => one.id)
      .find((one) => lists.every((list) => list.some((found) => found.id === one)))!
    const matches = lists.map((list) => list.find((one) => one.id === id)!.match)
    const compared = (await ask(client, [['ids[]', id]], '/api/client/matching/compare')).body.data[0].match
    const profile = (await client.call(talentViewsContract.view, { params: { id } })).body.data.match
    expect(new Set([...matches, compared, profile].map((match) => JSON.stringify(match))).size).toBe(1)
  })

  test('reads the skills of the request first among those to choose from', async () => {
    const { skills } = await facets()
    expect(new Set(skills!.slice(0, 2).map(({ id }) => id))).toEqual(new Set(['react', 'typescript']))
    const rest = skills!.slice(2).map(({ count }) => count)
    expect(rest).toEqual(rest.toSorted((a, b) => b - a))
  })
})
