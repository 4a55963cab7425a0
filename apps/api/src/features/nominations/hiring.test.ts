import { interviewsContract } from '@fareeq/domain/interviews/contract.ts'
import { nominationsOpsContract as contract } from '@fareeq/domain/nominations/contract-ops.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { takeTest } from '../../testing/assessments.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let khalid: Member
let layla: Member
let noor: Person
const story = await freshStory(async (story) => {
  khalid = await story.client()
  layla = await selectedTalent(story)
  noor = await story.staff(['matcher'])
})

const status = async () => (await layla.call(talentsContract.profile)).body.data.basicInfo.hiring_status
async function nominated(): Promise<string> {
  const project_id = await finishedRequest(story, khalid)
  const body = { project_id, talent_id: layla.user.id, reasons: ['Five years of the very same work'] }
  return (await noor.call(contract.nominate, { body })).body.data.id
}

test('a verified talent who is nominated is nominated, a second nomination changes nothing, an interview moves on [D-125]', async () => {
  await takeTest(story, layla, 'node-js', 15)
  expect(await status()).toBe('verified')
  const nomination_id = await nominated()
  expect(await status()).toBe('nominated')
  await nominated()
  expect(await status()).toBe('nominated')
  const started = await khalid.call(interviewsContract.start, { body: { nomination_id } })
  expect([started.status, await status()]).toEqual([201, 'interviewing'])
  await nominated()
  expect(await status()).toBe('interviewing')
})

test('a talent who is nominated before any assessment is nominated, and a test passed later verifies without moving back', async () => {
  expect(await status()).toBe('applied')
  await nominated()
  expect(await status()).toBe('nominated')
  await takeTest(story, layla, 'node-js', 15)
  expect((await layla.call(talentsContract.profile)).body.data.basicInfo).toMatchObject({
    hiring_status: 'nominated',
    verified: true,
  })
})

test('an interview about a nomination of old data, which moved nobody, still moves its talent', async () => {
  const nomination_id = await nominated()
  await story.db.run(sql`update talent_profiles set hiring_status = 'applied' where user_id = ${layla.user.id}`)
  await khalid.call(interviewsContract.start, { body: { nomination_id } })
  expect(await status()).toBe('interviewing')
})
