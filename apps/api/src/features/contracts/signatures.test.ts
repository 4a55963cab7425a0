import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { running } from '../../testing/contracts.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

test('a signature is never changed, deleted or truncated; only the link to an erased account is cut', async () => {
  await running(story)
  for (const statement of [
    sql`update contract_signatures set name = 'Somebody Else'`,
    sql`update contract_signatures set user_id = null, name = 'Somebody Else'`,
    sql`delete from contract_signatures`,
    sql`truncate contract_signatures cascade`,
  ])
    await expect(story.db.run(statement)).rejects.toThrow('append-only')
  expect(await story.db.run(sql`update contract_signatures set user_id = null`)).toBe(2)
})
