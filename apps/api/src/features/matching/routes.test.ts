import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { isLive } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openMatchingStory } from '../../testing/matching.ts'
import { openStory } from '../../testing/story.ts'

const PEOPLE = 90

const { story, client, requestOf, ask, find, facets, talentOf, everybody, all } = await openMatchingStory(PEOPLE)
afterAll(() => story.close())

const skillsAsked = (count: number) => Array.from({ length: count }, (_, n): [string, string] => ['skills[]', `s${n}`])

describe('a client who looks for people', () => {
  test('finds everybody once, page by page, best first, each with why', async () => {
    const talents = await all()
    expect(new Set(talents.map(({ id }) => id)).size).toBe(PEOPLE)
    const totals = talents.map(({ match }) => match.total)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    for (const { match } of talents) {
      const { skills, assessment, seniority, language, overlap } = match
      // Nobody has shown a salary, so the other five parts are the whole.
      expect(match.price).toBeNull()
      const parts = 40 * skills.score + 10 * assessment.score + 15 * (seniority.score + language.score)
      expect(match.total + match.cut).toBe(Math.round((parts + 10 * overlap.score) / 90))
      if (skills.matched.length === 0) expect(match.total).toBeLessThan(30)
      expect(skills.matched.length + skills.missing.length).toBe(2)
    }
  })

  test('narrows by role, skills, countries and technical languages [E-062] [E-063]', async () => {
    const people = await everybody()
    const role = 'backend_developer'
    const expected = people.filter((one) => one.role === role)
    expect((await find(['role_id', role])).meta.total).toBe(expected.length)
    const { skills, country } = expected[0]!
    const narrowed = await all(
      ['role_id', role],
      ['skills[]', skills[0]!],
      ['countries[]', country],
      ['countries[]', 'JO'],
    )
    expect(narrowed.map(({ id }) => id).toSorted()).toEqual(
      expected
        .filter((one) => one.skills.includes(skills[0]!) && [country, 'JO'].includes(one.country))
        .map(({ id }) => id)
        .toSorted(),
    )
    const primary = (await facets())['primary_technical_languages']![0]!
    const masters = await all(['primary_technical_language', primary.id])
    expect([masters.length, primary.count > 0]).toEqual([primary.count, true])
    const seconds = await all(['secondary_technical_language', primary.id])
    expect(seconds.length).toBeGreaterThan(0)
    for (const { skills } of seconds) expect(skills.map(({ id }) => id)).toContain(primary.id)
    expect(seconds.some(({ id }) => masters.some((one) => one.id === id))).toBe(false)
  })

  test('is told how many each choice would leave, and which filter to loosen when none is left', async () => {
    const { roles } = await facets()
    expect(roles!.length).toBeGreaterThan(4)
    for (const { id, count } of roles!.slice(0, 4)) expect((await find(['role_id', id])).meta.total).toBe(count)
    const none = await facets(['role_id', 'cto'], ['skills[]', 'react'], ['industry', 'fintech'])
    expect(none['total']).toBe(0)
    const loosen = none['loosen'] as unknown as { filter: string; count: number }[]
    expect(loosen.map(({ count }) => count)).toEqual(loosen.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  test('finds a name however it is spelt, and a skill by another name', async () => {
    const { id, name } = await story.db.one<{ id: string; name: string }>(
      sql`select id, first_name as name from users where first_name ~ '[أإآ]' limit 1`,
    )
    const folded = name.replace(/[أإآ]/g, 'ا')
    expect((await all(['q', folded])).map((one) => one.id)).toContain(id)
    expect((await find(['q', 'ريأكت'])).meta.total).toBeGreaterThan(0)
    const able = (await everybody()).filter(({ skills }) => skills.includes('react')).map((one) => one.id)
    expect((await all(['q', 'react'])).map((one) => one.id)).toEqual(expect.arrayContaining(able))
  })

  test('sees neither salary nor any way to reach somebody; blind, not even the name', async () => {
    const { body } = await ask(client, [['blind', '1']])
    const text = JSON.stringify(body)
    expect(body.data.length).toBeGreaterThan(0)
    for (const { first_name, last_name, photo, nationality, salary, salary_locked } of body.data)
      expect([first_name, last_name, photo, nationality, salary, salary_locked]).toEqual([
        null,
        null,
        null,
        null,
        null,
        true,
      ])
    const person = await story.db.one<Record<string, string>>(
      sql`select email, phone, last_name from users where id = ${body.data[0].id}`,
    )
    for (const secret of Object.values(person)) expect(text).not.toContain(secret)
    const sighted = await find(['q', person['last_name']!])
    const blind = await find(['q', person['last_name']!], ['blind', '1'])
    expect([sighted.meta.total > 0, blind.meta.total]).toEqual([true, 0])
  })

  test.each<[string, [string, string][], string, string]>([
    ['a role there is not', [['role_id', 'wizard']], 'role_id', 'choice'],
    [
      'a skill there is not',
      [
        ['skills[]', 'react'],
        ['skills[]', 'alchemy'],
      ],
      'skills[]',
      'choice',
    ],
    [
      'a language that is no technical one',
      [['primary_technical_language', 'react']],
      'primary_technical_language',
      'choice',
    ],
    ['a level there is not', [['language[level]', 'godlike']], 'language[level]', 'choice'],
    ['a country there is not', [['countries[]', 'XX']], 'countries[]', 'choice'],
    ['an industry there is not', [['industry', 'alchemy']], 'industry', 'choice'],
    ['a language there is not', [['language[name]', 'klingon']], 'language[name]', 'choice'],
    ['a seniority there is not', [['seniority_level', 'wizard']], 'seniority_level', 'choice'],
    ['a time there is not', [['availability[]', 'at_night']], 'availability[]', 'choice'],
    ['a yes that is none', [['verified', 'perhaps']], 'verified', 'choice'],
    ['a word for passed that is none', [['qualified', 'perhaps']], 'qualified', 'choice'],
    ['more skills than can be asked for at once', skillsAsked(21), 'skills[]', 'max_items'],
    ['four hundred skills', skillsAsked(400), 'skills[]', 'max_items'],
    ['a cursor that is none', [['cursor', "1' or 1=1"]], 'cursor', 'choice'],
  ])('is refused %s', async (_, search, field, code) => {
    const { status, body } = await ask(client, search)
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field, code }] })
  })

  test('is refused ten thousand skills before one of them is read', async () => {
    expect(await ask(client, skillsAsked(10_000))).toMatchObject({ status: 431, body: { code: 'broken_json' } })
  })

  test('is refused another’s request', async () => {
    const other = await story.client({ email: 'other@company.sa', phone: '+966500000099' })
    const foreign = await requestOf(other)
    for (const path of ['/api/client/matching', '/api/client/matching/facets', '/api/client/matching/compare'])
      expect(await ask(client, [['project_id', foreign]], path)).toMatchObject({
        status: 403,
        body: { message: 'You are not authorized for this request.' },
      })
  })
})

describe('a profile that changes', () => {
  test('is found as it is now by the very next question', async () => {
    const [somebody] = (await find(['role_id', 'frontend_developer'])).data
    const talent = await talentOf(somebody!.id)
    const listIds = async () => (await all(['skills[]', 'cobol'])).map(({ id }) => id)
    expect(await listIds()).toEqual([])
    for (const skills of [['cobol', 'react'], ['react']]) {
      await talent.call(talentsContract.saveSkills, { body: { skills } })
      expect(await listIds()).toEqual(skills.includes('cobol') ? [somebody!.id] : [])
    }
  })

  test('is found by an industry from the moment it is named, and by the client who looks at it', async () => {
    const [somebody] = (await find(['role_id', 'frontend_developer'])).data
    const talent = await talentOf(somebody!.id)
    const listIds = async () => (await all(['industry', 'utilities'])).map(({ id }) => id)
    const before = (await listIds()).filter((id) => id !== somebody!.id)
    for (const industries of [['utilities', 'fintech'], []]) {
      await talent.call(talentsContract.savePersonalInfo, { body: { industries } })
      const isIn = industries.length > 0
      expect((await listIds()).toSorted()).toEqual((isIn ? [...before, somebody!.id] : before).toSorted())
      const { body } = await client.call(talentViewsContract.view, { params: { id: somebody!.id } })
      expect(body.data.talent.industries.map(({ name }: { name: string }) => name)).toEqual(
        isIn ? ['Water and electricity', 'Fintech'] : [],
      )
    }
  })

  test('is gone while there is no time to work, and back with it', async () => {
    const [somebody] = (await find()).data
    const talent = await talentOf(somebody!.id)
    const isThere = async () => (await all()).some(({ id }) => id === somebody!.id)
    for (const timing of ['unavailable', 'immediately'] as const) {
      await talent.call(talentsContract.saveAvailability, {
        body: { availability: { full_time: true, part_time: false, timing } },
      })
      const { body } = await talent.call(talentsContract.profile)
      expect(await isThere()).toBe(isLive(body.data))
    }
    expect(await isThere()).toBe(true)
  })

  test('is found as it is now by the next question where it changed, and soon on every other node', async () => {
    const elsewhere = await openStory()
    try {
      const client = await story.client({ email: 'nodes@company.sa', phone: '+966500000098' })
      const nodes = [story, elsewhere].map((node) => {
        const [seeker, talent] = [node.person({ token: client.token }), node.person()]
        const total = async () => (await seeker.send('GET', '/api/client/matching?skills[]=cobol')).body.meta.total
        return { talent, found: total }
      })
      expect(await Promise.all(nodes.map(({ found }) => found()))).toEqual([0, 0])
      for (const [n, { id }] of (await find()).data.slice(0, 10).entries()) {
        const [here, there] = n % 2 === 0 ? [nodes[0]!, nodes[1]!] : [nodes[1]!, nodes[0]!]
        here.talent.token = (await talentOf(id)).token
        for (const skills of [['cobol'], ['react']]) {
          const expected = skills.includes('cobol') ? 1 : 0
          await here.talent.call(talentsContract.saveSkills, { body: { skills } })
          expect(await here.found()).toBe(expected)
          // Sooner than the polling interval.
          await expect.poll(there.found, { timeout: 4000, interval: 20 }).toBe(expected)
        }
      }
    } finally {
      await elsewhere.close()
    }
  })
})
