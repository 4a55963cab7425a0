import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { remindTalents } from './actions-reminders.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
})
const after = async (days: number) => (story.advance(days * DAY), remindTalents(story.work()))
const newest = async () => (await story.outbox(layla.email))[0]

test('who finished the application and began no assessment is written to on the second day, and never again', async () => {
  expect(await after(1)).toBe(0)
  expect(await after(1.5)).toBe(1)
  expect(await newest()).toMatchObject({ subject: 'Half an hour to a verified profile' })
  expect((await newest())?.text).toContain('/sq/talent/assessments')
  for (let month = 0; month < 2; month++) expect(await after(31)).toBe(0)
})

test('who was invited to the assessment by a colleague is not written to', async () => {
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, invited_at, updated_at)
    values (${layla.user.id}, 'assessment', ${story.now()}, ${story.now()}, ${story.now()})`)
  expect(await after(3)).toBe(0)
})

test('who works under a contract or has no time is not written to', async () => {
  await story.db.run(sql`update talent_profiles set hiring_status = 'hired'`)
  expect(await after(3)).toBe(0)
  await story.db.run(sql`update talent_profiles set hiring_status = 'applied', unavailable = true, weeks = null`)
  expect(await after(1)).toBe(0)
})
