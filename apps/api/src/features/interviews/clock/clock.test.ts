import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { INTERVIEW_GROUPS, groupOf } from '@fareeq/domain/interviews/rules.ts'
import { CLOSED, INTERVIEW_STATES } from '@fareeq/domain/interviews/states.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, slotIn, timezone } from '../../../testing/interviews.ts'
import { type Member, snapshotStory } from '../../../testing/story.ts'
import { followNominations } from '../../nominations/actions-clock.ts'
import { followInterviews } from './actions-clock.ts'
import { isInGroup } from '../queries-lists.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})
const tick = () => followInterviews(story.work())
const titles = async ({ user }: Member) =>
  (await story.db.rows<{ title_en: string }>(sql`select title_en from notices where user_id = ${user.id}`)).map(
    ({ title_en }) => title_en,
  )
const nomination = async () => (await story.db.one<{ state: string }>(sql`select state from nominations`)).state
const row = () =>
  story.db.one<{ state: string; end_reason: string | null; feedback_expired: boolean }>(sql`
    select state, end_reason, feedback_expired from interviews`)

describe('what nobody answers in time ends by the clock, at once for whoever looks and then in writing', () => {
  test.each([
    ['the terms of the talent', 'asked', 5 * DAY, 'talent_unavailable', 'talent_timeout', 'withdrawn'],
    ['two times of the company', 'confirmed', 7 * DAY, 'canceled', 'client_timeout', 'reserved'],
    ['a choice of the talent', 'offered', 68 * HOUR, 'canceled', 'talent_timeout', 'reserved'],
  ] as const)('%s', async (_, until, wait, state, end_reason, after_) => {
    const { khalid, layla } = pair
    const { params } = await interview(story, pair, until)
    const { due_at } = (await khalid.call(clients.read, { params })).body.data
    // An offer ends four hours before its first time, so it is a little less than three days.
    expect(Date.parse(due_at)).toBeGreaterThanOrEqual(story.now().getTime() + wait)
    story.advance(Date.parse(due_at) - story.now().getTime() - 1)
    await tick()
    expect((await row()).end_reason).toBeNull()
    story.advance(1)
    const data = { state, end_reason, group: 'past', moves: [] }
    expect((await khalid.call(clients.read, { params })).body.data).toMatchObject(data)
    expect((await layla.call(talents.read, { params })).body.data).toMatchObject({ state, end_reason })
    expect((await khalid.call(clients.list, { query: { group: 'past' } })).body.meta.total).toBe(1)
    const late = await layla.call(talents.decline, { params, body: {} })
    expect(late).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
    for (let times = 0; times < 2; times++) await tick()
    expect(await row()).toMatchObject({ state, end_reason })
    expect(await nomination()).toBe(after_)
    for (const member of [khalid, layla])
      expect((await titles(member)).filter((title) => /ended|closed|in time|deadline/.test(title))).toHaveLength(1)
    const events = await story.db.rows<{ at: Date }>(sql`select at from interview_events where kind = 'timeout'`)
    expect(events.map(({ at }) => at.toISOString())).toEqual([due_at])
  })

  test('a word of the company on new times', async () => {
    const { khalid, layla } = pair
    const { params } = await interview(story, pair, 'offered')
    await layla.call(talents.propose, { params, body: { slots: [slotIn(story, 8)], timezone } })
    story.advance(72 * HOUR)
    expect((await khalid.call(clients.read, { params })).body.data).toMatchObject({
      state: 'canceled',
      end_reason: 'client_timeout',
    })
  })

  test('a word on a meeting of a month ago: it ended, waited, and closed, each written at its own moment', async () => {
    const { params } = await interview(story, pair, 'scheduled')
    const { end } = (await pair.khalid.call(clients.read, { params })).body.data
    story.advance(30 * DAY)
    await tick()
    expect(await row()).toEqual({ state: 'interview_completed', end_reason: null, feedback_expired: true })
    const events = await story.db.rows<{ kind: string; at: Date }>(sql`
      select kind, at from interview_events where actor_kind = 'system' order by id`)
    expect(events).toEqual([
      { kind: 'end', at: new Date(end) },
      { kind: 'timeout', at: after(new Date(end), 14 * DAY) },
    ])
  })

  test('a new start after the first ran out is not held up by what nobody has written down', async () => {
    const { khalid, nomination_id } = pair
    await interview(story, pair, 'confirmed')
    story.advance(7 * DAY)
    expect(await khalid.call(clients.start, { body: { nomination_id } })).toMatchObject({ status: 201 })
  })
})

test('both are reminded a day and an hour before, each once, by their own clock and with the way in', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const { start } = (await khalid.call(clients.read, { params })).body.data
  const reminders = async (member: Member) =>
    (await titles(member)).filter((title) => title.startsWith('Reminder: your interview')).length
  const remaining = Date.parse(start) - story.now().getTime()
  story.advance(remaining - DAY - MINUTE)
  await tick()
  expect([await reminders(khalid), await reminders(layla)]).toEqual([0, 0])
  story.advance(MINUTE)
  for (let times = 0; times < 2; times++) await tick()
  expect([await reminders(khalid), await reminders(layla)]).toEqual([1, 1])
  story.advance(23 * HOUR)
  await Promise.all([tick(), tick()])
  expect([await reminders(khalid), await reminders(layla)]).toEqual([2, 2])
  const [mail] = await story.db.rows<{ text: string }>(sql`
    select text from messages where to_address = ${layla.email} and subject like 'Reminder%' limit 1`)
  expect(mail!.text).toContain(`/room/${params.id}`)
  expect(mail!.text).toMatch(/Amman time\n.*Riyadh time/)
})

test('after the meeting the company is asked for its word and the talent for theirs', async () => {
  const { khalid, layla } = pair
  await interview(story, pair, 'scheduled')
  story.advance(4 * DAY)
  await tick()
  expect(await titles(khalid)).toContainEqual(expect.stringMatching(/^Your feedback on /))
  expect(await titles(layla)).toContainEqual(expect.stringMatching(/^How was the interview with /))
})

test('the lists divide as the rules do, at every moment [S-048]', async () => {
  await interview(story, pair, 'scheduled')
  const now = story.now()
  const moments = [null, -20 * DAY, -14 * DAY, -14 * DAY + 1, -DAY, -1, 0, 1, DAY]
  for (const state of INTERVIEW_STATES)
    for (const moment of moments)
      for (const feedback_expired of [false, true]) {
        if ((moment === null) !== CLOSED.includes(state)) continue
        if (feedback_expired && state !== 'interview_completed') continue
        const due_at = moment === null ? null : after(now, moment)
        await story.db.run(sql`
          update interviews set state = ${state}, due_at = ${due_at}, feedback_days = 14, feedback_expired = ${feedback_expired}`)
        const groups = INTERVIEW_GROUPS.map(
          (group) => sql`select ${group} as group from interviews where ${isInGroup(group, now)}`,
        )
        const rows = await story.db.rows<{ group: string }>(sql.join(groups, ' union all '))
        expect([state, moment, rows]).toEqual([
          state,
          moment,
          [{ group: groupOf({ state, due_at, feedback_days: 14, feedback_expired }, now) }],
        ])
      }
})

test('a nomination lives on from the end of its interview, whichever clock is looked at first after a long sleep', async () => {
  await interview(story, pair, 'confirmed')
  story.advance(15 * DAY)
  await followNominations(story.work())
  await tick()
  await followNominations(story.work())
  expect(await nomination()).toBe('reserved')
  story.advance(6 * DAY)
  await followNominations(story.work())
  expect(await nomination()).toBe('expired')
})
