import { matchingContract as contract } from '@fareeq/domain/matching/contract.ts'
import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedMany } from '../../../seeds/many.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, type Person, type Story, openStory } from '../../testing/story.ts'
import { insertProject } from '../client-projects/queries.ts'

let story: Story
let client: Member
let projectId: string
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedMany(story.db, 12, story.now())
  client = await story.client()
  projectId = newId(story.now())
  const columns = { product_name: 'منصة التعلّم', role: 'frontend_developer' }
  await insertProject(story.db, { id: projectId, clientId: client.user.id, step: 6, columns }, story.now())
})
afterAll(() => story.close())

type MatchPage = { data: MatchedTalent[]; meta: { total: number } }
const find = async () => (await client.call(contract.find)).body as MatchPage

describe('a mark', () => {
  const mark = (id: string, mark: 'saved' | 'shortlisted' | null, person: Person = client) =>
    person.call(contract.mark, { params: { id }, body: { mark } })
  const marked = async (which: 'saved' | 'shortlisted') =>
    (await client.call(contract.marked, { query: { mark: which } })).body as MatchPage & { meta: { counts: object } }
  const tickets = () =>
    story.db.rows<{ body: string; state: string }>(
      sql`select body, state from tickets where kind = 'shortlist' and data->>'project_id' = ${projectId} order by created_at`,
    )

  test('is kept for the request and shown on the card and in the lists [P-016] [P-017]', async () => {
    const [first, second] = (await find()).data
    expect(await mark(first!.id, 'saved')).toMatchObject({
      status: 200,
      body: { data: { id: first!.id, mark: 'saved' } },
    })
    story.advance(1000)
    await mark(second!.id, 'saved')
    expect((await marked('saved')).data.map(({ id }) => id)).toEqual([second!.id, first!.id])
    expect((await find()).data.slice(0, 2).map((one) => one.mark)).toEqual(['saved', 'saved'])
    await mark(second!.id, null)
    expect((await marked('saved')).meta).toMatchObject({ total: 1, counts: { saved: 1, shortlisted: 0 } })
  })

  test('that shortlists tells the account manager: one open ticket with the whole list', async () => {
    const [, one, two] = (await find()).data
    await Promise.all([mark(one!.id, 'shortlisted'), mark(two!.id, 'shortlisted')])
    const [ticket, ...others] = await tickets()
    expect(others).toEqual([])
    for (const { last_name } of [one!, two!]) expect(ticket!.body).toContain(last_name)
    await mark(one!.id, 'saved')
    await mark(two!.id, null)
    expect((await tickets()).map(({ state }) => state)).toEqual(['closed'])
  })

  test('that shortlists says by when there is an answer, and takes the place of a save', async () => {
    const [one] = (await find()).data
    const saved = await mark(one!.id, 'saved')
    expect(saved.body.data).toEqual({ id: one!.id, mark: 'saved', due_at: null })
    const { body } = await mark(one!.id, 'shortlisted')
    const [ticket] = await story.db.rows<{ due_at: Date }>(sql`select due_at from tickets where state = 'open'`)
    expect(body.data).toEqual({ id: one!.id, mark: 'shortlisted', due_at: ticket!.due_at.toISOString() })
    expect((await marked('saved')).data.map(({ id }) => id)).not.toContain(one!.id)
    expect((await marked('shortlisted')).data.map(({ id }) => id)).toEqual([one!.id])
    await mark(one!.id, null)
  })

  test('is not asked for on whom the client was given already: the card says that they are nominated', async () => {
    const [one, two] = (await find()).data
    const now = story.now()
    await story.db.run(sql`
      insert into nominations (id, project_id, talent_id, state, reasons, expires_at, created_at, updated_at)
      values (${newId(now)}, ${projectId}, ${one!.id}, 'reserved', ${['Fits']}, ${new Date(now.getTime() + 1000)}, ${now}, ${now})`)
    const nominatedById = async () => new Map((await find()).data.map(({ id, nominated }) => [id, nominated]))
    expect([(await nominatedById()).get(one!.id), (await nominatedById()).get(two!.id)]).toEqual([true, false])
    story.advance(2000)
    expect((await nominatedById()).get(one!.id)).toBe(false)
  })

  test('can be set only on whom one can find, and only with a request', async () => {
    const [somebody] = (await find()).data
    expect((await mark(newId(story.now()), 'saved')).status).toBe(404)
    expect((await mark(client.user.id, 'saved')).status).toBe(404)
    const idle = await story.client({ email: 'idle@company.sa', phone: '+966500000098' })
    expect(await mark(somebody!.id, 'saved', idle)).toMatchObject({ status: 409, body: { code: 'no_request' } })
    const foreign = await idle.send('PUT', `/api/client/talents/${somebody!.id}/mark?project_id=${projectId}`, {
      mark: 'saved',
    })
    expect(foreign.status).toBe(403)
  })
})

test('up to four stand side by side, in the order asked for; a stranger among them is left out', async () => {
  const ids = (await find()).data
    .slice(0, 3)
    .map(({ id }) => id)
    .toReversed()
  const compare = (list: string[]) =>
    client.send('GET', `/api/client/matching/compare?${list.map((id) => `ids[]=${id}`).join('&')}`)
  expect((await compare([...ids, client.user.id])).body.data.map((one: MatchedTalent) => one.id)).toEqual(ids)
  expect((await compare(Array.from({ length: 5 }, () => newId(story.now())))).status).toBe(422)
})
