import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsFeedbackContract as feedback } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsOpsContract as ops } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { interview, nominated, slotIn, timezone, twoSlots } from '../../../testing/interviews.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, freshStory } from '../../../testing/story.ts'
import { followInterviews } from '../clock/actions-clock.ts'

const story = await freshStory()

/** What a talent reads of this company when it asks them for the first time, in the list and alone. */
async function readBefore(khalid: Member) {
  const layla = await liveTalent(story)
  const { params } = await interview(story, await nominated(story, khalid, layla), 'asked')
  const { response } = (await layla.call(talents.read, { params })).body.data
  const { data } = (await layla.call(talents.list)).body
  expect(data[0]?.response).toEqual(response)
  return response
}

/** The company offers times so many hours after it was asked to. */
async function offersAfter(khalid: Member, hours: number, by = khalid) {
  const { params } = await interview(story, await nominated(story, khalid, await liveTalent(story)), 'confirmed')
  story.advance(hours * HOUR)
  expect(await by.call(clients.offer, { params, body: { slots: twoSlots(story), timezone } })).toMatchObject({
    status: 200,
  })
}

async function colleagueOf(khalid: Member) {
  const sara = await story.client()
  await story.db.run(sql`
    update organisation_members set role = 'owner',
      organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
    where user_id = ${sara.user.id}`)
  return sara
}

test('a talent reads within what time a company usually answers, once it has answered three times', async () => {
  const khalid = await story.client()
  expect(await readBefore(khalid)).toBeNull()
  await offersAfter(khalid, 2)
  await offersAfter(khalid, 36)
  expect(await readBefore(khalid)).toBeNull()
  // What we do in its name says nothing of the company; what a colleague does is the company.
  const mona = await story.staff(['account_manager'])
  const { params } = await interview(story, await nominated(story, khalid, await liveTalent(story)), 'confirmed')
  await mona.call(ops.offer, { params, body: { slots: [slotIn(story, 4), slotIn(story, 7)], timezone } })
  expect(await readBefore(khalid)).toBeNull()
  await offersAfter(khalid, 100, await colleagueOf(khalid))
  expect(await readBefore(khalid)).toEqual({ unit: 'days', count: 1.5 })
  // Other companies are unaffected, and it decays.
  expect(await readBefore(await story.client())).toBeNull()
  await story.db.run(sql`update interview_events set at = at - interval '181 days'`)
  expect(await readBefore(khalid)).toBeNull()
})

test('every turn of the company counts, also one that it let pass: that took the whole time', async () => {
  const khalid = await story.client()
  const layla = await liveTalent(story)
  const pair = await nominated(story, khalid, layla)
  const { params } = await interview(story, pair, 'offered')
  const body = { slots: [slotIn(story, 9)], timezone }
  const proposed = (await layla.call(talents.propose, { params, body })).body.data
  story.advance(10 * HOUR)
  const slot_id = proposed.slots.find(({ offered_by }: { offered_by: string }) => offered_by === 'talent')?.id
  await khalid.call(clients.confirmNew, { params, body: { slot_id } })
  story.advance(8 * DAY + 15 * HOUR + 45 * 60_000)
  // The meeting has ended; ten hours later they say what they think.
  await followInterviews(story.work())
  const { end } = (await khalid.call(clients.read, { params })).body.data
  story.advance(Date.parse(end ?? '') + 10 * HOUR - story.now().getTime())
  await khalid.call(feedback.give, { params, body: { action: 'accepted', share_with_talent: false } })
  // Offered at once, and twice within ten hours.
  expect(await readBefore(khalid)).toEqual({ unit: 'hours', count: 10 })
  for (const _ of [1, 2, 3])
    await interview(story, await nominated(story, khalid, await liveTalent(story)), 'confirmed')
  story.advance(7 * DAY)
  await followInterviews(story.work())
  // Seven days, three times, beside 0, 10 and 10 hours.
  expect(await readBefore(khalid)).toEqual({ unit: 'days', count: 4 })
})

test('it is read behind the link of the mail as well, before a time is taken', async () => {
  const khalid = await story.client()
  for (const hours of [1, 1, 1]) await offersAfter(khalid, hours)
  const layla = await liveTalent(story)
  await interview(story, await nominated(story, khalid, layla), 'offered')
  const mails = await story.outbox(layla.email)
  const token = mails.map(({ text }) => /\?token=([\w-]{43})/.exec(text)?.[1]).find(Boolean)!
  const { body } = await story.person().call(talents.readByLink, { params: { token } })
  expect(body.data.response).toEqual({ unit: 'hours', count: 1 })
})
