import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { type Story, openStory } from '../src/testing/story.ts'
import { seedDemoWorld } from './demo-world.ts'

let story: Story
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedDemoWorld(story.db, story.now(), undefined, story.app.platform.files)
})
afterAll(() => story.close())

test('people are at work: a first day is prepared, both say how it goes, one gave notice, and a reference is shown', async () => {
  const statesOf = async (table: 'check_ins' | 'work_reviews' | 'work_references') =>
    (await story.db.rows<{ state: string }>(sql`select distinct state from ${sql.id(table)} order by state`)).map(
      ({ state }) => state,
    )
  expect(await statesOf('check_ins')).toEqual(['answered', 'asked', 'raised'])
  expect([await statesOf('work_reviews'), await statesOf('work_references')]).toEqual([['answered'], ['shown']])
  const [start] = await story.db.rows<{ done: number; items: number }>(sql`
    select count(*)::int as items, count(done_at)::int as done from starts join start_items using (contract_id)
    where starts.starts_at > ${story.now()} group by contract_id`)
  expect(start).toEqual({ items: 9, done: 3 })
  const notices = await story.db.rows<{ in_time: boolean }>(sql`
    select last_day >= (given_at at time zone 'Asia/Riyadh')::date + notice_days and last_day <= end_day as in_time
    from contract_endings join contract_terms using (contract_id)`)
  expect(notices).toEqual([{ in_time: true }])
})
