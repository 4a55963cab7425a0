import { interviewsFeedbackContract as said } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../../testing/interviews.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, snapshotStory } from '../../../testing/story.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})
const body = { reason: 'I am in hospital' }
const mailsTo = (member: Member) =>
  story.db.rows<{ subject: string; text: string; calendar: { text: string } | null }>(sql`
    select subject, text, calendar from messages where to_address = ${member.email} order by created_at, id`)

test('a talent who falls ill excuses themselves: the company reads why, both calendars drop the time, and it may ask again', async () => {
  const { khalid, layla, nomination_id } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const before = (await layla.call(talents.read, { params })).body.data
  expect(before.moves).toEqual(['excuse', 'ask_move'])
  expect(Date.parse(before.excuse_until)).toBe(Date.parse(before.start) - HOUR)
  const excused = await layla.call(talents.excuse, { params, body })
  expect(excused.body.data).toMatchObject({
    state: 'canceled',
    end_reason: 'talent_excused',
    end_note: body.reason,
    moves: [],
    excuse_until: null,
  })
  const read = (await khalid.call(clients.read, { params })).body.data
  expect(read).toMatchObject({ end_reason: 'talent_excused', end_note: body.reason, group: 'past' })
  expect(read.timeline.at(-1)).toMatchObject({ kind: 'excuse', by: 'talent', note: body.reason })
  for (const [member, subject] of [
    [khalid, 'cannot make the interview'],
    [layla, 'You are excused'],
  ] as const) {
    const last = (await mailsTo(member)).at(-1)!
    expect(last.subject).toContain(subject)
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(last.calendar?.text).toContain(line)
  }
  expect((await mailsTo(khalid)).at(-1)!.text).toContain(body.reason)
  expect(await story.db.rows(sql`select 1 from interview_quarters`)).toEqual([])
  expect(await story.db.one(sql`select state from nominations`)).toEqual({ state: 'reserved' })
  expect(await story.db.rows(sql`select 1 from audit_entries where action = 'interview.excused'`)).toHaveLength(1)
  // Nobody was absent, and a new request stands open.
  const absence = { params, body: { who: 'talent' } } as const
  expect(await khalid.call(said.claimByClient, absence)).toMatchObject({ status: 409 })
  expect(await khalid.call(clients.start, { body: { nomination_id } })).toMatchObject({ status: 201 })
})

test('a reason is needed, and in the last hour before it is too late', async () => {
  const { layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  expect(await layla.call(talents.excuse, { params, body: { reason: ' ' } })).toMatchObject({ status: 422 })
  const { excuse_until } = (await layla.call(talents.read, { params })).body.data
  story.advance(Date.parse(excuse_until) - story.now().getTime())
  expect((await layla.call(talents.read, { params })).body.data).toMatchObject({ moves: [], excuse_until })
  expect(await layla.call(talents.excuse, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'excuse_late', message: expect.stringContaining('1 hour') },
  })
})

test('a stranger finds nothing to be excused from, nobody is excused twice, and without a time there is nothing', async () => {
  const { layla } = pair
  const { params, slots } = await interview(story, pair, 'offered')
  expect(await layla.call(talents.excuse, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'interview_moved' },
  })
  await layla.call(talents.select, { params, body: { slot_id: (await slots())[0]!.id } })
  expect(await (await liveTalent(story)).call(talents.excuse, { params, body })).toMatchObject({ status: 404 })
  const key = { 'idempotency-key': 'excuse-once' }
  const answers = await Promise.all([1, 2].map(() => layla.call(talents.excuse, { params, body }, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await layla.call(talents.excuse, { params, body })).toMatchObject({ status: 409 })
  expect(await story.db.rows(sql`select 1 from interview_events where kind = 'excuse'`)).toHaveLength(1)
})

test('a company that cancels and a talent who excuses themselves at one moment: one wins, the other is told plainly', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const answers = await Promise.all([
    khalid.call(clients.cancel, { params, body: { reason: 'Enough' } }),
    layla.call(talents.excuse, { params, body }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'interview_moved' })
})

test('the third excuse in ninety days is told to the account managers, in words of ours; an older one does not count', async () => {
  const { khalid, layla, project_id } = pair
  const excuseFrom = async (next: Pair) => {
    const { params } = await interview(story, next, 'scheduled')
    expect(await layla.call(talents.excuse, { params, body })).toMatchObject({ status: 200 })
  }
  const tickets = () =>
    story.db.rows<{ subject: string; body: string; user_id: string }>(sql`
      select subject, body, user_id from tickets where kind = 'excuses'`)
  await excuseFrom(pair)
  await story.db.run(sql`update interview_events set at = at - interval '91 days'`)
  const other = async () => nominated(story, await story.client(), layla)
  await excuseFrom(await other())
  await excuseFrom(await other())
  expect(await tickets()).toEqual([])
  await excuseFrom(await other())
  const [ticket, ...more] = await tickets()
  expect([ticket!.user_id, more]).toEqual([layla.user.id, []])
  expect(ticket!.body).toContain('الاعتذار رقم 3 خلال 90 يومًا')
  expect(ticket!.body).toContain(body.reason)
  expect([khalid.user.id, project_id]).not.toContain(ticket!.user_id)
})

test('until the company has answered, a talent who proposed other times may still decline', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'offered')
  await layla.call(talents.propose, { params, body: { slots: [slotIn(story, 8)], timezone } })
  expect((await layla.call(talents.read, { params })).body.data.moves).toEqual(['decline', 'propose'])
  const declined = await layla.call(talents.decline, { params, body: { reason: 'Another offer' } })
  expect(declined.body.data).toMatchObject({ state: 'talent_unavailable', end_reason: 'talent_declined' })
  const titles = await story.db.rows(sql`select title_en from notices where user_id = ${khalid.user.id}`)
  expect(titles).toContainEqual({ title_en: expect.stringMatching(/has declined$/) })
  const slot_id = (await khalid.call(clients.read, { params })).body.data.slots.at(-1).id
  expect(await khalid.call(clients.confirmNew, { params, body: { slot_id } })).toMatchObject({
    status: 409,
    body: { code: 'interview_moved' },
  })
})
