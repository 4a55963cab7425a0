import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { SORTS } from '@fareeq/domain/matching/limits.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seedMany } from '../seeds/many.ts'
import { insertProject } from './features/client-projects/queries.ts'
import { sql } from './platform/db/sql.ts'
import { newId } from './platform/ids.ts'
import { openSession } from './platform/session.ts'
import { type Member, type Person, type Story, openStory } from './testing/story.ts'

/**
 * Noninterference (D-117): a company cannot distinguish two worlds that differ by a hidden salary. All its read calls are
 * compared.
 */
const ROLE = 'frontend_developer'
let story: Story
let client: Member
let guest: Person
let ids: { project_id: string; nomination: string; nominated: string; matched: string; away: string }
let token: string

beforeAll(async () => {
  story = await openStory()
  vi.spyOn(story.app.platform.printer, 'print')
  await story.reset()
  await seedMany(story.db, 300, story.now())
  client = await story.client()
  guest = story.person()
  const project_id = newId(story.now())
  const columns = { product_name: 'Souq', role: ROLE, technologies: ['react', 'typescript'], primary_language: 'ar' }
  await insertProject(story.db, { id: project_id, clientId: client.user.id, step: 6, columns }, story.now())
  const [nominated, matched, away] = (
    await story.db.rows<{ user_id: string }>(sql`
      select user_id from talent_profiles
      where role = ${ROLE} and full_time and experience_months >= 48 order by user_id limit 3`)
  ).map(({ user_id }) => user_id)
  await story.db.run(sql`update talent_profiles set unavailable = true, weeks = null where user_id = ${away!}`)
  const nomination = await (
    await story.staff(['matcher'])
  ).call(nominationsOpsContract.nominate, {
    body: { project_id, talent_id: nominated!, reasons: ['Payments'], early_reason: 'Asked for.' },
  })
  ids = { project_id, nomination: nomination.body.data.id, nominated: nominated!, matched: matched!, away: away! }
  await client.call(matchingContract.mark, { params: { id: matched! }, body: { mark: 'saved' } })
  const shared = await client.call(talentViewsContract.share, { params: { id: matched! } })
  token = new URL(shared.body.data.url).searchParams.get('token')!
})
afterAll(() => story.close())

const talent = async (id: string): Promise<Person> =>
  story.person({ token: await openSession(story.db, { userId: id }, 'a story', story.now()) })
type Pay = { full_time: number; part_time?: number }
async function pays(id: string, salaries: Pay, salary_shown = false) {
  const saved = await (await talent(id)).call(talentsContract.saveSalaries, { body: { salaries, salary_shown } })
  expect(saved).toMatchObject({ status: 200, body: { data: { salaries, salary_shown } } })
}

const isRead = ({ method, access, answer, may: action }: Endpoint) =>
  method === 'GET' &&
  ['client', 'user', 'anyone'].includes(access) &&
  answer !== 'stream' &&
  // Files are compared below.
  answer !== 'file' &&
  (!action || may({ kind: 'client', role: 'owner' }, action))

/** The printed data; a PDF contains its time, so its bytes never agree. */
const printed = () => vi.mocked(story.app.platform.printer.print).mock.lastCall?.[0]

/** Every call of the contracts, about each of the two people and all that is between them and the company. */
async function everything(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const keep = async (name: string, promise: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await promise
    // Rate-limited calls would compare nothing.
    expect(status, name).not.toBe(429)
    answers.set(name, `${status} ${JSON.stringify(body)}`)
    return body
  }
  for (const endpoint of story.app.server.served.filter(isRead)) {
    const { path } = endpoint
    const about = path.includes(':id') ? [ids.nominated, ids.matched, ids.away, ids.nomination, ids.project_id] : ['']
    for (const [n, id] of about.entries())
      await keep(
        `${path} ${n}`,
        client.send('GET', `${path.replace(':id', id)}?project_id=${ids.project_id}`.replace(/:\w+\??/g, id)),
      )
  }
  for (const sort of SORTS)
    for (let cursor: string | null = '', page = 0; cursor !== null; page++) {
      const query = { project_id: ids.project_id, role_id: ROLE, sort, ...(cursor && { cursor }) }
      const results = (await keep(`list ${sort} ${page}`, client.call(matchingContract.find, { query }))) as {
        meta: { next_cursor: string | null }
      }
      cursor = results.meta.next_cursor
    }
  const pdf = client.call(talentViewsContract.print, { params: { id: ids.matched } })
  await keep(
    'pdf',
    pdf.then(({ status }) => ({ status, body: printed() })),
  )
  const both = [ids.nominated, ids.matched].map((id) => `ids[]=${id}`).join('&')
  await keep('comparison', client.send('GET', `/api/client/matching/compare?${both}`))
  await keep('marked', client.call(matchingContract.marked, { query: { mark: 'saved' } }))
  await keep('link', guest.call(talentViewsContract.view, { params: { id: ids.matched }, query: { token } }))
  return answers
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...one].flatMap(([name, answer]) => (other.get(name) === answer ? [] : name))

/** Removes what differs between two identical worlds, such as tokens. */
async function steady() {
  const [once, again] = [await everything(), await everything()]
  const moving = new Set(differing(once, again))
  return { known: new Map([...once].filter(([name]) => !moving.has(name))), moving }
}

describe('two talents alike in everything but a salary that is not shown', () => {
  test('are told apart by no answer a company can get', async () => {
    for (const id of [ids.nominated, ids.matched, ids.away]) await pays(id, { full_time: 2400, part_time: 1200 })
    const { known, moving } = await steady()
    for (const name of ['/api/client/users/:id 0', '/api/client/nominations 0', '/api/client/nominations/:id 3', 'pdf'])
      expect(known.get(name)?.slice(0, 3), name).toBe('200')
    for (const name of ['list match 1', 'comparison', 'marked', 'link', '/api/client/matching/facets 0'])
      expect(known.get(name)?.slice(0, 3), name).toBe('200')
    expect([known.size > 80, [...moving]]).toEqual([true, []])
    // A talent without time leads to people like them.
    expect(known.get('/api/client/users/:id 2')).toContain('"similar":[{')
    for (const full_time of [500, 100_000]) {
      for (const id of [ids.nominated, ids.matched, ids.away])
        await pays(id, { full_time, part_time: (full_time / 2 + 250) | 0 })
      const now = await everything()
      expect(differing(known, now)).toEqual([])
    }
  }, 120_000)

  test('stay alike on the next day, when what is usual is made anew', async () => {
    const days = []
    for (const full_time of [600, 90_000]) {
      for (const id of [ids.nominated, ids.matched]) await pays(id, { full_time })
      story.advance(24 * 3_600_000)
      const { body } = await client.call(matchingContract.find, { query: { role_id: ROLE } })
      days.push(JSON.stringify(body))
    }
    expect(days[0]).toBe(days[1])
  })
})

describe('a talent who shows companies a range', () => {
  const match = async () =>
    (await client.call(matchingContract.compare, { query: { 'ids[]': [ids.matched] } })).body.data[0]

  test('is scored by it once ten of the role and level do, and within the range nobody is told apart', async () => {
    expect((await match()).match.price).toBeNull()
    await story.db.run(sql`
      update talent_profiles set salary_shown = true, salary_full_time = coalesce(salary_full_time, 2000)
      where role = ${ROLE} and experience_months >= 48`)
    await pays(ids.matched, { full_time: 2000 }, true)
    story.advance(24 * 3_600_000)
    const low = await match()
    expect(low.salary_range).toEqual({ full_time: { from: 2000, to: 2500 }, part_time: expect.anything() })
    expect(low).toMatchObject({ salary: null, salary_locked: true, match: { price: { band: expect.any(String) } } })
    await pays(ids.matched, { full_time: 2499 }, true)
    expect(await match()).toEqual(low)
    await pays(ids.matched, { full_time: 20_000 }, true)
    expect((await match()).match).toMatchObject({ price: { band: 'far_above' } })
    const { body } = await client.call(talentViewsContract.view, { params: { id: ids.matched } })
    expect(body.data.talent).toMatchObject({
      salaries: null,
      salary_range: { full_time: { from: 20_000, to: 20_500 } },
    })
    // A link is not for companies alone.
    const linked = await guest.call(talentViewsContract.view, { params: { id: ids.matched }, query: { token } })
    expect(linked.body.data.talent.salary_range).toBeNull()
    await pays(ids.matched, { full_time: 20_000 }, false)
    expect(await match()).toMatchObject({ salary_range: null, match: { price: null } })
  })
})

test('colleagues score with every salary, against a median that one account moves neither today nor when it is new', async () => {
  // A day later a colleague signs in again.
  const candidates = async () =>
    (await story.staff(['matcher'])).call(nominationsOpsContract.candidates, { params: { id: ids.project_id } })
  const priceOf = async (id: string) => {
    const { body } = await candidates()
    return (body.data as { id: string; match: { price: { band: string } | null } }[]).find((one) => one.id === id)
      ?.match.price
  }
  const { body } = await candidates()
  expect(body.data.length).toBeGreaterThan(5)
  const best: string = body.data[0].id
  await pays(best, { full_time: 600 })
  const band = await priceOf(best)
  expect(band).toMatchObject({ band: 'usual' })
  const median = () =>
    story.db.one<{ baseline: object }>(sql`select baseline from usual_salaries order by day desc limit 1`)
  const before = await median()
  // Everybody else asks for a hundred times less, and a crowd of new accounts for nearly nothing.
  await story.db.run(sql`update talent_profiles set salary_full_time = 1 where user_id <> ${best} and role = ${ROLE}`)
  expect([await median(), await priceOf(best)]).toEqual([before, band])
  await story.db.run(sql`update users set created_at = ${story.now()} where id <> ${best}`)
  story.advance(24 * 3_600_000)
  expect(await priceOf(best)).toBeNull()
  expect(await median()).toEqual({ baseline: { staff: expect.anything(), company: {} } })
})

test('the endpoints that a company reads with are many', () =>
  expect(story.app.server.served.filter(isRead).length).toBeGreaterThan(25))
