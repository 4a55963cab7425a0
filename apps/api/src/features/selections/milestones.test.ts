import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { takeTest } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { enterSelection } from './actions-following.ts'
import { mailMilestones } from './actions-milestones.ts'

const story = await freshStory()
const run = async () => (story.advance(11 * MINUTE), mailMilestones(story.work()))
const subjects = async ({ email }: Member) =>
  (await story.outbox(email)).map(({ subject }) => subject).filter((one) => !/code|رمز/.test(one ?? ''))
const finish = async ({ user }: Member) => {
  await story.db.run(sql`update users set step = ${TALENT_STEP.profile} where id = ${user.id}`)
  await story.db.transaction((db) => enterSelection(story.work(db), user.id))
}

test('a new talent is welcomed once, in their language, after they have put the phone down', async () => {
  const [layla, noura] = [await story.talent(), await story.talent({}, 'ar')]
  expect(await mailMilestones(story.work())).toBe(0)
  expect(await run()).toBe(2)
  expect([await subjects(layla), await subjects(noura)]).toEqual([['Welcome to Fareeq'], ['أهلًا بك في منصة فريق']])
  expect([await run(), (await subjects(layla)).length]).toEqual([0, 1])
})

test('a verified phone, a finished application and a passed assessment each say what comes next, once', async () => {
  const layla = await story.talent()
  await run()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  expect(await run()).toBe(1)
  await finish(layla)
  expect(await run()).toBe(1)
  const [mail] = await story.outbox(layla.email)
  expect(mail?.subject).toBe('Your application is complete: here’s what’s next')
  expect(mail?.text).toContain('technical assessment')
  expect(mail?.text).not.toContain('Verify your phone')
  await story.db.run(sql`
    insert into talent_profiles (user_id, updated_at) values (${layla.user.id}, ${story.now()}) on conflict do nothing`)
  await takeTest(story, layla, 'node-js', 15)
  expect(await run()).toBe(1)
  const [verified] = await story.outbox(layla.email)
  expect(verified?.subject).toBe('You passed, and step two has begun')
  expect(verified?.text).toMatch(/We’ll finish it by the end of \d/)
  expect(await run()).toBe(0)
})

test('who does everything in one go reads one mail, which names the phone that is still missing', async () => {
  const layla = await story.talent()
  await finish(layla)
  expect([await run(), await run()]).toEqual([1, 0])
  const [mail] = await story.outbox(layla.email)
  expect(mail?.text).toContain('Verify your phone')
  // The link opens the assessments once the phone is verified.
  expect(mail?.text).toContain('/talent/home?verifyURL=%2Fsq%2Ftalent%2Fassessments')
  expect((await subjects(layla)).length).toBe(1)
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  expect(await run()).toBe(1)
  expect((await subjects(layla))[0]).toBe('Your phone is verified')
})

test('who switched them off finds them in the centre alone; old accounts and people under contract are not written to', async () => {
  const layla = await story.talent()
  const body = { kind: 'milestones' as const, channel: 'email' as const, wanted: false }
  await layla.call(notificationsContract.choose, { body })
  expect(await run()).toBe(1)
  expect(await subjects(layla)).toEqual([])
  const [notice] = (await layla.call(notificationsContract.centre)).body.data
  expect(notice).toMatchObject({ kind: 'milestones', title: { ar: 'أهلًا بك في منصة فريق' } })
  const [hired, old] = [await liveTalent(story), await story.talent()]
  await story.db.run(sql`update talent_profiles set hiring_status = 'hired' where user_id = ${hired.user.id}`)
  await story.db.run(
    sql`update users set email_verified_at = ${after(story.now(), -20 * DAY)} where id = ${old.user.id}`,
  )
  expect(await run()).toBe(0)
})
