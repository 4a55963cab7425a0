import { NOMINATION_STATES, STANDING } from '@fareeq/domain/nominations/states.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newPair } from '../../testing/interviews.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

// A trigger counts, and its states are written in SQL: they must be those of the domain.
test('a request knows how many of its nominations stand, whatever becomes of them', async () => {
  const { nomination_id: id, project_id } = await newPair(story)
  const count = async () =>
    (
      await story.db.one<{ n: number }>(
        sql`select standing_nominations as n from client_projects where id = ${project_id}`,
      )
    ).n
  expect(await count()).toBe(1)
  for (const state of NOMINATION_STATES) {
    await story.db.run(
      sql`update nominations set state = ${state}, pass_reason = ${state === 'not_interested' ? 'Needs more Go.' : null} where id = ${id}`,
    )
    expect([state, await count()]).toEqual([state, STANDING.includes(state) ? 1 : 0])
  }
  await story.db.run(sql`update nominations set state = 'reserved', pass_reason = null where id = ${id}`)
  await story.db.run(sql`delete from nominations where id = ${id}`)
  expect(await count()).toBe(0)
})
