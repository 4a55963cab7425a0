import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { rolesProvedBy } from '@fareeq/domain/talents/profile/rules-proofs.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type SeededTalent, openMatchingStory } from '../../testing/matching.ts'

const PEOPLE = 90

const { story, client, ask, facets, talentOf, everybody, all } = await openMatchingStory(PEOPLE)
afterAll(() => story.close())

describe('a client who narrows the list', () => {
  const advanced = ({ languages }: SeededTalent) =>
    languages.some(({ id, level }) => id === 'en' && ['advanced', 'native'].includes(level))
  test.each<[string, [string, string][], (one: SeededTalent) => boolean]>([
    [
      'a language at a level [E-061]',
      [
        ['language[name]', 'en'],
        ['language[level]', 'advanced'],
      ],
      advanced,
    ],
    ['a seniority [E-061]', [['seniority_level', 'senior']], ({ months }) => months >= 48],
    ['an industry [E-062]', [['industry', 'fintech']], ({ industries }) => industries.includes('fintech')],
    ['half days [E-062]', [['availability[]', 'part_time']], ({ part_time }) => part_time],
    ['whoever passed any assessment', [['verified', '1']], ({ verified }) => verified],
    [
      'whoever passed the assessment of their role [E-064]',
      [['qualified', 'true']],
      ({ role, passed }) => passed.some((id) => rolesProvedBy(id).includes(role)),
    ],
  ])('finds by %s all who have it and nobody else', async (_, search, has) => {
    const people = await everybody()
    const expected = people.filter(has).map(({ id }) => id)
    expect([expected.length > 0, expected.length < people.length]).toEqual([true, true])
    expect((await all(...search)).map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
  })

  test('finds by shared hours and by weeks exactly those whose cards say so, and counts the same', async () => {
    await story.db.run(sql`update users set timezone = 'Asia/Riyadh' where id = ${client.user.id}`)
    const people = await all()
    for (const [key, value, has] of [
      ['min_hours', '8', (hours: number | null) => (hours ?? 0) >= 8],
      ['max_weeks', '2', (_: number | null, weeks: number) => weeks <= 2],
    ] as const) {
      const expected = people.filter(({ match, weeks }) => has(match.overlap.hours, weeks)).map(({ id }) => id)
      expect([expected.length > 0, expected.length < people.length]).toEqual([true, true])
      expect((await all([key, value])).map(({ id }) => id)).toEqual(expected)
      expect((await facets([key, value]))['total']).toBe(expected.length)
    }
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
      const isListed = (await all(['qualified', '1'])).some((one) => one.id === id)
      expect([isListed, (await all(['verified', '1'])).some((one) => one.id === id)]).toEqual([isQualified, true])
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
    const lists = await Promise.all(filters.map((search) => all(...search)))
    const id = lists[0]!
      .map((one) => one.id)
      .find((one) => lists.every((list) => list.some((talent) => talent.id === one)))!
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
