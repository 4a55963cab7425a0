import { type PolicyKey, POLICY_KEYS, SPECIFIED_POLICIES } from '@fareeq/domain/kernel/policies/policies.ts'
import { POLICY_FACTS } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import type { PolicyEffect } from '@fareeq/domain/policies/schema.ts'
import { expect, test } from 'vitest'
import { interview, newPair } from '../../testing/interviews.ts'
import { finishedRequest } from '../../testing/market.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let admin: Person
const story = await freshStory(async (story) => {
  admin = await story.staff(['admin'], 'Huda')
})

const preview = async (key: PolicyKey, value: number): Promise<PolicyEffect[]> =>
  (await admin.call(contract.preview, { params: { key }, query: { value, from_day: riyadhDay(story.now()) } })).body
    .data
const effects = async (key: PolicyKey) => {
  const { min, max } = POLICY_FACTS[key]
  const value = SPECIFIED_POLICIES[key]
  const effects = await preview(key, value < max ? value + 1 : Math.max(min, value - 1))
  return Object.fromEntries(effects.map(({ effect, count }) => [effect, count]))
}

test('every number says what it changes of what is under way; where nothing is, it changes nothing', async () => {
  const byKey: Partial<Record<PolicyKey, object>> = {}
  for (const key of POLICY_KEYS) {
    const one = await effects(key)
    if (Object.keys(one).length > 0) byKey[key] = one
  }
  expect(byKey).toEqual({})
})

test('our own work, and what is counted anew, takes the new number at once; what was offered stays', async () => {
  const khalid = await story.client()
  await finishedRequest(story, khalid)
  expect(await effects('work_request_days')).toEqual({ work_item_deadlines_affected: 1 })
  const pair = await newPair(story)
  await interview(story, pair, 'offered')
  expect(await effects('interview_notice_hours')).toEqual({ slot_offers_unaffected: 1 })
  expect(await effects('interview_horizon_days')).toEqual({ slot_offers_unaffected: 1 })
  expect(await effects('interview_nomination_days')).toEqual({ nomination_lifetimes_affected: 1 })
})
