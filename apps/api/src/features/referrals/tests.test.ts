import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { gradeAll, started, takeTest } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { followReferrals } from './actions-clock.ts'

const EMAIL = 'sara@example.test'
let layla: Member
let sara: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  const body = { name: 'Sara Ali', email: EMAIL, role_id: 'qa_engineer', years: 3, consent: true as const }
  await layla.call(contract.invite, { body })
  const [mail] = await story.outbox(EMAIL)
  await story.person().call(contract.accept, { params: { token: /token=([\w-]{43})/.exec(mail!.text)![1]! } })
  sara = await liveTalent(story, { email: EMAIL })
  await followReferrals(story.work())
})
const status = async (): Promise<string> => (await layla.call(contract.list)).body.data[0].status
/** News of a few minutes share one mail. */
const mailText = async () => (await story.outbox(layla.email)).map(({ text }) => text).join('\n')

test('a friend who begins a test is tested, who passes has passed, and the inviter is told each time', async () => {
  expect(await status()).toBe('registered')
  await started(sara, 'react')
  expect(await status()).toBe('testing')
  expect(await mailText()).toMatch(/Sara.* has been invited to the assessment/)
  await takeTest(story, sara, 'javascript', 14)
  expect(await status()).toBe('passed')
  expect(await mailText()).toMatch(/Sara.* has passed the assessment/)
})

test('a friend who fails may be tested again; of two tests at once the better one counts', async () => {
  await takeTest(story, sara, 'react', 3)
  expect(await status()).toBe('failed')
  await started(sara, 'javascript')
  expect(await status()).toBe('testing')
  await takeTest(story, sara, 'sql', 2)
  expect(await status()).toBe('failed')
  await takeTest(story, sara, 'python', 18)
  expect(await status()).toBe('passed')
  await takeTest(story, sara, 'go', 1)
  expect(await status()).toBe('passed')
})

test('a questionnaire or a video is no test for the inviter, and somebody nobody invited moves no referral', async () => {
  await takeTest(story, await liveTalent(story), 'react', 15)
  expect(await status()).toBe('registered')
  await started(sara, 'personality')
  await started(sara, 'introduction')
  await gradeAll(story)
  expect(await status()).toBe('registered')
})
