import { expect, test } from 'vitest'
import { freshStory } from '../src/testing/story.ts'
import { seedAccounts } from './accounts.ts'
import { isForeign } from './foreign.ts'

const story = await freshStory()

test('the demo world goes into an empty database, and again into its own', async () => {
  expect(await isForeign(story.db)).toBe(false)
  await seedAccounts(story.db, story.now())
  expect(await isForeign(story.db)).toBe(false)
})

test('it never goes into a database where people or colleagues are already', async () => {
  await story.talent({ email: 'layla@example.com' })
  expect(await isForeign(story.db)).toBe(true)
  await story.reset()
  await story.staff(['admin'])
  expect(await isForeign(story.db)).toBe(true)
})
