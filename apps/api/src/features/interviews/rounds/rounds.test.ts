import { interviewsFeedbackContract as feedback } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsOpsContract as ops } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewsPanelContract as panel } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { MAX_ROUNDS } from '@fareeq/domain/interviews/rules-rounds.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, timezone, twoSlots } from '../../../testing/interviews.ts'
import { type Member, snapshotStory } from '../../../testing/story.ts'

let pair: Pair
let nora: Member
let sami: Member
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
  const colleague = async (role: string) => {
    const member = await story.client()
    await story.db.run(sql`
      update organisation_members set role = ${role},
        organisation_id = (select organisation_id from organisation_members where user_id = ${pair.khalid.user.id})
      where user_id = ${member.user.id}`)
    return member
  }
  nora = await colleague('interviewer')
  sami = await colleague('hiring_manager')
})

type Params = { id: string }
const about = 'Meet the team'
const further = (params: Params, ...people: Member[]) =>
  pair.khalid.call(panel.furtherRound, { params, body: { note: about, user_ids: people.map(({ user }) => user.id) } })
const read = async (member: Member, params: Params) => (await member.call(clients.read, { params })).body.data
const readByTalent = async (params: Params) => (await pair.layla.call(talents.read, { params })).body.data

/** Until its time is over. */
async function hold(params: Params) {
  const { end } = await read(pair.khalid, params)
  story.advance(Date.parse(end) - story.now().getTime() + HOUR)
}
/** From offered times to the end of the meeting. */
async function meet(params: Params) {
  await pair.khalid.call(clients.offer, { params, body: { slots: twoSlots(story), timezone } })
  const { slots } = await read(pair.khalid, params)
  await pair.layla.call(talents.select, { params, body: { slot_id: slots[0].id } })
  await hold(params)
}
async function metOnce(...people: Member[]) {
  const { params } = await interview(story, pair, 'scheduled')
  const body = { user_ids: people.map(({ user }) => user.id) }
  if (people.length > 0) await pair.khalid.call(panel.setPanel, { params, body })
  await hold(params)
  return params
}
const card = { scores: { technical: 4 }, recommendation: 'yes', note: 'Knows payments' } as const

test('after they have met the company asks for a further round: both sides read which it is, and nobody is asked for terms again', async () => {
  const { khalid, layla } = pair
  const first = await metOnce()
  expect((await read(khalid, first)).moves).toContain('further_round')
  const started = await further(first, sami)
  expect(started).toMatchObject({
    status: 201,
    body: {
      data: {
        state: 'pending_client_time_slots',
        round: 2,
        round_count: 2,
        note: about,
        terms: { salary: { full_time: 2600 } },
        interviewers: [{ id: sami.user.id }],
        rounds: [
          { id: first.id, round: 1, state: 'interview_completed' },
          { round: 2, note: about },
        ],
      },
    },
  })
  const second = { id: started.body.data.id as string }
  expect(await read(khalid, first)).toMatchObject({
    state: 'interview_completed',
    round: 1,
    round_count: 2,
    feedback: null,
  })
  expect(await readByTalent(second)).toMatchObject({ round: 2, round_count: 2, note: about })
  const nomination = await khalid.call(nominationsContract.read, { params: { id: pair.nomination_id } })
  expect(nomination.body.data).toMatchObject({
    state: 'in_interview',
    interview: { id: second.id, round: 2, needs_times: true },
  })
  const [mail] = (await story.outbox(layla.email)).filter(({ text }) => text.includes(about))
  expect(mail?.subject).toContain('Round 2')
  const [invited] = (await story.outbox(sami.email)).filter(({ text }) => text.includes('Round 2'))
  expect(invited?.subject).toContain('invited')
  await meet(second)
  const accepted = { action: 'accepted', share_with_talent: false } as const
  expect(await khalid.call(feedback.give, { params: second, body: accepted })).toMatchObject({ status: 200 })
  const done = await khalid.call(nominationsContract.read, { params: { id: pair.nomination_id } })
  expect(done.body.data).toMatchObject({ state: 'accepted' })
  const trail = await story.db.rows<{ action: string }>(sql`
    select action from audit_entries where action like 'interview.round%'`)
  expect(trail).toEqual([{ action: 'interview.round_asked' }])
})

test('scorecards belong to their round: who owes one reads none, and who was not invited to a round reads nothing of it', async () => {
  const { khalid } = pair
  const first = await metOnce(sami)
  await sami.call(panel.score, { params: first, body: card })
  const second = { id: (await further(first, sami, nora)).body.data.id as string }
  const cardOf = async (member: Member, round: number) => {
    const { rounds } = await read(member, second)
    return rounds.find((one: { round: number }) => one.round === round).interviewers[0]?.scorecard?.note ?? null
  }
  expect([await cardOf(khalid, 1), await cardOf(sami, 1), await cardOf(nora, 1)]).toEqual([card.note, card.note, null])
  const ofNora = (await read(nora, second)).rounds
  expect(ofNora.map(({ id }: Params) => id)).toEqual([null, second.id])
  expect(await nora.call(clients.read, { params: first })).toMatchObject({ status: 404 })
  // The company has not decided, so the first round can still be scored.
  expect(await sami.call(panel.score, { params: first, body: { ...card, note: 'Now sure' } })).toMatchObject({
    status: 200,
  })
  await meet(second)
  await nora.call(panel.score, { params: second, body: { ...card, note: 'Second thoughts' } })
  const account = await story.staff(['account_manager'])
  const staffRead = (await account.call(ops.read, { params: second })).body.data
  const notes = staffRead.rounds.map(({ interviewers }: { interviewers: { scorecard: { note: string } | null }[] }) =>
    interviewers.flatMap(({ scorecard }) => scorecard?.note ?? []),
  )
  expect(notes).toEqual([['Now sure'], ['Second thoughts']])
  await khalid.call(feedback.give, {
    params: second,
    body: { action: 'rejected', reason: 'Not now', share_with_talent: false },
  })
  expect(await sami.call(panel.score, { params: first, body: card })).toMatchObject({
    status: 409,
    body: { code: 'feedback_given' },
  })
})

test('two clicks ask for one round, a round is asked for after its meeting alone, and never more than the limit', async () => {
  const { khalid } = pair
  const first = await metOnce()
  const twice = await Promise.all([further(first), further(first)])
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await khalid.call(feedback.give, { params: first, body: { action: 'accepted' } })).toMatchObject({
    status: 409,
    body: { code: 'interview_moved' },
  })
  let params: Params = { id: twice.find(({ status }) => status === 201)!.body.data.id }
  expect(await further(params)).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
  for (let round = 2; round < MAX_ROUNDS; round += 1) {
    await meet(params)
    params = { id: (await further(params)).body.data.id }
  }
  await meet(params)
  expect((await read(khalid, params)).moves).not.toContain('further_round')
  expect(await further(params)).toMatchObject({ status: 409, body: { code: 'rounds_spent' } })
})

test('a round that was called off is asked for anew as the same round', async () => {
  const { khalid, nomination_id } = pair
  const first = await metOnce()
  const second = { id: (await further(first)).body.data.id as string }
  await khalid.call(clients.cancel, { params: second, body: { reason: 'Another week' } })
  expect(await read(khalid, first)).toMatchObject({ round: 1, round_count: 1, rounds: [] })
  const again = await khalid.call(clients.start, { body: { nomination_id } })
  expect(again.body.data).toMatchObject({ state: 'pending_client_time_slots', round: 2, terms: expect.anything() })
})

test('a stranger, the talent and who may not arrange interviews ask for no round, and nobody from outside is invited to one', async () => {
  const first = await metOnce(nora)
  const body = { note: about, user_ids: [] }
  const stranger = await story.client()
  expect(await stranger.call(panel.furtherRound, { params: first, body })).toMatchObject({ status: 404 })
  expect(await nora.call(panel.furtherRound, { params: first, body })).toMatchObject({ status: 403 })
  expect(await pair.layla.call(panel.furtherRound, { params: first, body })).toMatchObject({ status: 403 })
  expect(await further(first, stranger)).toMatchObject({ status: 422, body: { code: 'not_colleague' } })
  const empty = await pair.khalid.call(panel.furtherRound, { params: first, body: { ...body, note: ' ' } })
  expect(empty).toMatchObject({ status: 422 })
  expect(await read(pair.khalid, first)).toMatchObject({ state: 'client_pending', round_count: 1 })
})
