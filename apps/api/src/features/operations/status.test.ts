import { siteContract } from '@fareeq/domain/site/contract.ts'
import { operationsContract as contract } from '@fareeq/domain/operations/contract.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseUnavailable, type Db } from '../../platform/db/database.ts'
import { type Story, openStory } from '../../testing/story.ts'

let isAway = false
let story: Story
/** The process goes on with this, as it does when PostgreSQL is stopped. */
const through = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      if (isAway && name === 'one')
        return () => Promise.reject(new DatabaseUnavailable(new Error('away'), { uncertain: false }))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

beforeAll(async () => {
  story = await openStory({ through })
})
afterAll(() => story.close())

/** What was found is kept for seconds. */
function later() {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000)
}

test('everybody may ask which part works, and is told words, no numbers', async () => {
  const { status, body } = await story.person().call(contract.status)
  expect([status, body.data.state]).toEqual([200, 'works'])
  expect(body.data.parts.map(({ part }: { part: string }) => part)).toEqual([
    'sign_in',
    'pages',
    'messages',
    'payments',
    'code_runs',
    'video_calls',
  ])
  const { checked_at: _, ...words } = body.data
  expect(JSON.stringify(words)).not.toMatch(/\d/)
})

test('while the database is away both the call and the page still say what is down', async () => {
  later()
  isAway = true
  try {
    const { status, body } = await story.person().call(contract.status)
    expect([status, body.data.state]).toEqual([200, 'down'])
    expect(body.data.parts).toContainEqual({ part: 'sign_in', state: 'down' })
    const page = await story.person().call(siteContract.page, { query: { path: '/status', lang: 'ar' } })
    expect(page).toMatchObject({
      status: 200,
      body: { data: { id: 'status', services: [], status: { state: 'down' } } },
    })
  } finally {
    isAway = false
    vi.restoreAllMocks()
  }
})
