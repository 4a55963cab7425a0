import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { interviewsFeedbackContract as said } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { INTERVIEW_GROUPS, type InterviewGroup } from '@fareeq/domain/interviews/rules.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { freshStory } from '../../testing/story.ts'

let pair: Pair
const story = await freshStory(async (story) => {
  pair = await newPair(story)
})

const counted = async (project_id?: string) =>
  (await pair.khalid.call(countersContract.client, { query: project_id ? { project_id } : {} })).body.data.meetings
const waiting = async () =>
  (await pair.khalid.call(clients.list, { query: { group: 'pending_client_action' } })).body.meta.total
const groupsOf = async (query: { group?: InterviewGroup } = {}) =>
  (await pair.khalid.call(clients.list, { query })).body.meta
const another = async () => nominated(story, pair.khalid, await liveTalent(story), pair.project_id)

test('the counter of interviews counts what the company must answer, and the door opens with any of them [E-048] [G-030]', async () => {
  const { khalid, project_id } = pair
  expect(await counted()).toEqual({ interviews_count: 0, has_interviews: false })

  // Canceled and declined: nothing to do about them, and yet they are found again.
  const canceled = await interview(story, pair, 'confirmed')
  expect(await counted(project_id)).toEqual({ interviews_count: 1, has_interviews: true })
  await khalid.call(clients.cancel, { params: canceled.params, body: { reason: 'We have hired' } })
  expect(await counted(project_id)).toEqual({ interviews_count: 0, has_interviews: true })
  const declining = await another()
  const declined = await interview(story, declining, 'asked')
  await declining.layla.call(talents.decline, { params: declined.params, body: {} })
  // Waiting for the talent: two that are asked something, and nothing for the company to do.
  await interview(story, await another(), 'asked')
  await interview(story, await another(), 'offered')
  expect(await counted()).toEqual({ interviews_count: 0, has_interviews: true })

  // Waiting for the company: for its times, and for its yes to the talent's own.
  await interview(story, await another(), 'confirmed')
  const proposing = await another()
  const proposed = await interview(story, proposing, 'offered')
  const body = { slots: [slotIn(story, 5)], timezone }
  await proposing.layla.call(talents.propose, { params: proposed.params, body })
  expect(await counted()).toEqual({ interviews_count: 2, has_interviews: true })

  // Every group says what its list holds, whichever of them is open.
  const { total, groups } = await groupsOf()
  expect(groups).toEqual({ upcoming: 0, pending_client_action: 2, pending_talent: 2, past: 2, expired: 0 })
  expect(total).toBe(6)
  for (const group of INTERVIEW_GROUPS)
    expect(await groupsOf({ group })).toMatchObject({ total: groups[group], groups })

  // Agreed, it waits for nobody; once they have met it waits for the company's word, and then it is complete.
  const scheduled = await interview(story, await another(), 'scheduled')
  expect(await counted()).toMatchObject({ interviews_count: 2 })
  story.advance(3 * 24 * HOUR + 2 * HOUR)
  const due = await waiting()
  expect(await counted()).toEqual({ interviews_count: due, has_interviews: true })
  const feedback = { action: 'accepted', share_with_talent: false } as const
  expect((await khalid.call(said.give, { params: scheduled.params, body: feedback })).body.data).toMatchObject({
    state: 'interview_completed',
  })
  expect(await counted()).toEqual({ interviews_count: due - 1, has_interviews: true })

  // Of another request of theirs there is none.
  const other = await nominated(story, khalid, await liveTalent(story))
  expect(await counted(other.project_id)).toEqual({ interviews_count: 0, has_interviews: false })
})
