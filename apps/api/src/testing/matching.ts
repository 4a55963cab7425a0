import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { expect } from 'vitest'
import { seedMany } from '../../seeds/many.ts'
import { insertProject } from '../features/client-projects/queries.ts'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import { openSession } from '../platform/session.ts'
import { type Member, type Person, openStory } from './story.ts'

/** What a browser sends as a query: a list is a repeated key. */
type Search = [string, string][]
type MatchPage = { data: MatchedTalent[]; meta: { next_cursor: string | null; total: number } }
export type SeededTalent = {
  id: string
  role: string
  skills: string[]
  languages: { id: string; level: string }[]
  industries: string[]
  country: string
  months: number
  part_time: boolean
  verified: boolean
  /** Assessments. */
  passed: string[]
}

/** A market of so many seeded talents, and a client whose request is matched with them. */
export async function openMatchingStory(people: number) {
  const story = await openStory()
  await story.reset()
  await seedMany(story.db, people, story.now())
  const client = await story.client()

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
  const ask = (person: Person, search: Search, path = '/api/client/matching') =>
    person.send('GET', `${path}?${new URLSearchParams(search)}`)
  const find = async (...search: Search) => (await ask(client, search)).body as MatchPage
  const facets = async (...search: Search) =>
    (await ask(client, search, '/api/client/matching/facets')).body.data as Record<
      string,
      { id: string; count: number }[]
    >
  /** A talent of the seed, signed in. */
  const talentOf = async (id: string): Promise<Person> =>
    story.person({ token: await openSession(story.db, { userId: id }, 'a story', story.now()) })
  const everybody = () =>
    story.db.rows<SeededTalent>(sql`
      select users.id, profile.role, skills, languages, industries, country, experience_months as months, part_time,
        passed, passed <> '{}' as verified
      from users join talent_profiles as profile on user_id = users.id
      cross join lateral (
        select coalesce(array_agg(assessment_id), '{}') as passed from assessment_attempts
        where assessment_attempts.user_id = users.id and state = 'passed') attempts`)
  /** Every page of a search. */
  async function all(...search: Search): Promise<MatchedTalent[]> {
    const first = await find(...search)
    const talents = first.data
    for (let cursor = first.meta.next_cursor; cursor;) {
      const next = await find(...search, ['cursor', cursor])
      talents.push(...next.data)
      cursor = next.meta.next_cursor
    }
    expect(talents).toHaveLength(first.meta.total)
    return talents
  }
  await requestOf(client)
  return { story, client, requestOf, ask, find, facets, talentOf, everybody, all }
}
