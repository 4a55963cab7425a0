import { monthBefore } from '@fareeq/domain/kernel/time/months.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { mailMonth } from './actions-month.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
})
/** Ten minutes into the month after the next. */
const nextMonth = () => {
  const { to } = monthBefore(after(monthBefore(story.now()).to, 65 * DAY))
  return after(to, 10 * MINUTE)
}
const run = () => mailMonth(story.work())
const goTo = (moment: Date) => story.advance(moment.getTime() - story.now().getTime())

test('once a month a talent reads what their profile did, or what would help it', async () => {
  const khalid = await story.client()
  await finishedRequest(story, khalid)
  await khalid.call(talentViewsContract.view, { params: { id: layla.user.id } })
  goTo(nextMonth())
  await story.db.run(sql`update profile_views set at = ${after(monthBefore(story.now()).from, DAY)}`)
  expect(await run()).toBe(1)
  const [mail] = await story.outbox(layla.email)
  expect(mail?.text).toContain('One company viewed your profile.')
  expect(mail?.text).toContain('You had no interview requests.')
  expect(mail?.text).toContain('passing a technical assessment')
  expect(await run()).toBe(0)
})

test('nobody is told of a month in which they were not there, and nobody under contract', async () => {
  const joined = story.now()
  goTo(nextMonth())
  await story.db.run(sql`update users set email_verified_at = ${after(story.now(), -DAY)}`)
  expect(await run()).toBe(0)
  await story.db.run(sql`update users set email_verified_at = ${joined}`)
  await story.db.run(sql`update talent_profiles set hiring_status = 'hired'`)
  expect(await run()).toBe(0)
})
