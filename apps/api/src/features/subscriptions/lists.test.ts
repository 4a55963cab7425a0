import { monthBefore } from '@fareeq/domain/kernel/time/months.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { subscriptionsOpsContract as ops } from '@fareeq/domain/subscriptions/contract-ops.ts'
import { subscriptionsContract as contract } from '@fareeq/domain/subscriptions/contract.ts'
import { nextNewsletter } from '@fareeq/domain/subscriptions/rules.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { mailNewsletter } from './actions-newsletter.ts'
import { mailOpportunities } from './actions.ts'

let khalid: Member
let layla: Member
const join = (person: Member, subscription: 'opportunities' | 'newsletter') =>
  person.call(contract.subscribe, { params: { id: person.user.id }, body: { subscription } })
const story = await freshStory(async (story) => {
  khalid = await story.client()
  layla = await liveTalent(story)
  await join(layla, 'opportunities')
})
const run = () => mailOpportunities(story.work())
const newest = async () => (await story.outbox(layla.email))[0]

test('who is on the list reads of open requests that fit, without the name of the company, and leaves with one press', async () => {
  expect(await run()).toBe(0)
  const id = await finishedRequest(story, khalid, 'Souq')
  await story.db.run(sql`
    update client_projects set industry = 'fintech', availability = 'full_time', duration = 6 where id = ${id}`)
  expect(await run()).toBe(1)
  const mail = await newest()
  expect(mail?.subject).toBe('A new opportunity that fits your profile')
  expect(mail?.text).toMatch(/Backend developer, .+, full-time, for 6 months/)
  expect(mail?.text).not.toContain('Souq')
  expect(mail?.text).toContain(`/unsubscribe/${layla.user.id}?subscription=opportunities`)
})

test('one mail a week at most, and no request twice', async () => {
  await finishedRequest(story, khalid)
  expect(await run()).toBe(1)
  story.advance(DAY)
  await finishedRequest(story, khalid)
  await finishedRequest(story, khalid)
  expect(await run()).toBe(0)
  story.advance(7 * DAY)
  expect(await run()).toBe(1)
  expect((await newest())?.subject).toBe('2 new opportunities that fit your profile')
  story.advance(8 * DAY)
  expect(await run()).toBe(0)
})

test.each([
  ['is not on the list', sql`delete from notification_choices`],
  ['has another role and other skills', sql`update talent_profiles set role = 'cto', skills = '{figma}'`],
  ['has no such time', sql`update client_projects set availability = 'part_time'`],
  ['has no time at all', sql`update talent_profiles set unavailable = true, weeks = null`],
  ['is under contract', sql`update talent_profiles set hiring_status = 'hired'`],
  ['has no verified phone', sql`update users set phone_verified_at = null`],
])('a talent who %s reads of nothing', async (_, change) => {
  await finishedRequest(story, khalid)
  await story.db.run(change)
  expect(await run()).toBe(0)
})

test('a request that is not finished, under contract, or that one was nominated for is no news', async () => {
  const id = await finishedRequest(story, khalid)
  await story.db.run(sql`update client_projects set step = 5`)
  expect(await run()).toBe(0)
  await story.db.run(sql`update client_projects set step = 6, contracted_at = ${story.now()}`)
  expect(await run()).toBe(0)
  await story.db.run(sql`update client_projects set contracted_at = null`)
  const now = story.now()
  await story.db.run(sql`
    insert into nominations (id, project_id, talent_id, state, reasons, expires_at, created_at, updated_at)
    values (${newId(now)}, ${id}, ${layla.user.id}, 'reserved', ${['Fits']}, ${now}, ${now}, ${now})`)
  expect(await run()).toBe(0)
})

test('the newsletter has the published articles of the month before, once, and is not sent without any', async () => {
  await join(layla, 'newsletter')
  expect(await mailNewsletter(story.work())).toBe(0)
  const content = await story.staff(['content'])
  const next = (await content.call(ops.newsletter)).body.data
  const { month: nextMonth, sends_at } = nextNewsletter(story.now())
  expect(next).toEqual({ month: nextMonth, sends_at: sends_at.toISOString(), readers: 1, mails: null })
  const { month } = monthBefore(story.now())
  const publish = (slug: string, title: string, day: string, published = true) => {
    const [translation, data] = [JSON.stringify({ title }), JSON.stringify({ published_on: day })]
    return story.db.run(sql`
      insert into site_items (kind, slug, position, ar, en, data, published, updated_at, ar_changed_at, en_changed_at)
      values ('article', ${slug}, 1, ${translation}::jsonb, ${translation}::jsonb, ${data}::jsonb, ${published}, ${story.now()},
        ${story.now()}, ${story.now()})`)
  }
  await publish('across-borders', 'Hiring across borders', `${month}-10`)
  await publish('old', 'An old article', '2020-01-10')
  await publish('draft', 'An unpublished article', `${month}-11`, false)
  // Content reads the next one before anybody gets it.
  await publish('this-month', 'Rates this year', `${next.month}-01`)
  const { data } = (await content.call(ops.newsletter)).body
  expect(data.mails.en.subject).toMatch(/^The Fareeq newsletter, /)
  expect(data.mails.ar.subject).toMatch(/^نشرة منصة فريق/)
  expect(data.mails.en.html).toContain('/knowledge-center/this-month')
  expect(await (await story.staff(['recruiter'])).call(ops.newsletter)).toMatchObject({ status: 403 })
  expect((await newest())?.subject).not.toContain('newsletter')

  expect(await mailNewsletter(story.work())).toBe(1)
  const mail = await newest()
  expect(mail?.text).toContain('Hiring across borders')
  expect(mail?.text).toContain('/knowledge-center/across-borders')
  expect(mail?.text).not.toMatch(/old article|unpublished/)
  expect(await mailNewsletter(story.work())).toBe(0)
})
