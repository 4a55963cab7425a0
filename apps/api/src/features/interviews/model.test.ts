// Model-based test: concurrent moves in any order, against the table. FAREEQ_MOVES=100000 for a longer run.
import { overlap } from '@fareeq/domain/calendars/rules.ts'
import { mayExcuse } from '@fareeq/domain/interviews/rules-excuses.ts'
import { MAX_ROUNDS } from '@fareeq/domain/interviews/rules-rounds.ts'
import { extendedDue } from '@fareeq/domain/interviews/rules.ts'
import { interviewLife, isOpen } from '@fareeq/domain/interviews/states.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import {
  type Model,
  type Step,
  type Time,
  begin,
  furtherFrom,
  extendNomination,
  move,
  newModel,
  outcome,
  settle,
  step,
  timesAt,
} from '../../testing/interview-model.ts'
import { nominated, terms, timezone } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Story, openStory } from '../../testing/story.ts'
import { followNominations } from '../nominations/actions-clock.ts'
import { followInterviews } from './clock/actions-clock.ts'
import * as byClient from './actions-client.ts'
import { excuse } from './excuses/actions-excuse.ts'
import { askForRound } from './rounds/actions-rounds.ts'
import { giveFeedback } from './feedback/actions-feedback.ts'
import * as byStaff from './actions-ops.ts'
import * as byTalent from './actions-talent.ts'

const MOVES = Number(process.env['FAREEQ_MOVES'] ?? 150)
const MAX_MOVES = 30

let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())

async function world() {
  await story.reset()
  const [khalid, sara] = [await story.client(), await story.client()]
  const [layla, omar] = [await liveTalent(story), await liveTalent(story)]
  const models: Model[] = []
  for (const [client, talent] of [
    [khalid, layla],
    [sara, layla],
    [khalid, omar],
  ] as const) {
    const { nomination_id } = await nominated(story, client, talent)
    models.push(newModel({ talent: talent.user.id, client: client.user.id }, nomination_id, story.now()))
  }
  const { id: staffId } = await story
    .staff(['account_manager'])
    .then(() => story.db.one<{ id: string }>(sql`select id from staff`))
  return { models, staffId, booked: [] as { people: string[]; time: Time; id: string }[] }
}
type World = Awaited<ReturnType<typeof world>>

const sessionId = '00000000-0000-7000-8000-000000000000'
const base = () => ({ db: story.db, platform: story.app.platform, lang: 'en' as const, now: story.now() })
const clientOf = ({ client }: Model) => ({
  ...base(),
  viewer: { kind: 'client', role: 'owner', userId: client, sessionId } satisfies Client,
})
const talentOf = ({ talent }: Model) => ({
  ...base(),
  viewer: { kind: 'talent', userId: talent, sessionId } satisfies Talent,
})
const staffOf = ({ staffId }: World) => ({
  ...base(),
  viewer: { kind: 'staff', staffId, roles: ['account_manager'], sessionId } satisfies Staff,
})

const wire = (times: Time[]) => times.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
const slotId = async (id: string, time: Time | undefined, by: string) =>
  time &&
  (
    await story.db.row<{ id: string }>(sql`
      select id from interview_slots where interview_id = ${id} and offered_by = ${by} and starts_at = ${time.start}`)
  )?.id

async function start({ models }: World, who: number) {
  const model = models[who]!
  const now = story.now()
  settle(model, now)
  const { nomination } = model
  const expected =
    nomination.state === 'expired'
      ? 'nomination_expired'
      : model.id && isOpen(model.state)
        ? 'interview_exists'
        : nomination.state === 'reserved'
          ? model.round < MAX_ROUNDS
            ? null
            : 'rounds_spent'
          : 'moved_on'
  const call = byClient.startInterview(clientOf(model), { nomination_id: nomination.id, note: undefined })
  expect(await outcome(call)).toBe(expected)
  if (expected) return
  const { data } = await call
  nomination.state = 'in_interview'
  begin(model, data.id, now)
}

/** The next move of a request, by a permitted mover. */
async function further(all: World, { who, pick, accepted }: Extract<Step, { do: 'further' }>) {
  const model = all.models[who]!
  settle(model, story.now())
  const next = model.id ? furtherFrom(model.state, pick) : null
  if (next === null) return start(all, who)
  if (next !== 'wait') return act(all, { do: next, who, pick: 0, hand: 'client', accepted })
  story.advance(Math.max(0, Number(model.met?.end) - story.now().getTime()))
}

async function act(all: World, one: Extract<Step, { hand: unknown }>) {
  const model = all.models[one.who]!
  const now = story.now()
  if (!model.id) return
  const id = model.id
  settle(model, now)
  const byHand = one.hand === 'staff'
  const faultAt = (times: Time[]) => {
    const isBusy = (person: string) =>
      all.booked.some(
        (other) => other.id !== id && other.people.includes(person) && times.some((time) => overlap(time, other.time)),
      )
    if (!isBusy(model.talent) && !isBusy(model.client)) return null
    const own = one.do === 'propose' || one.do === 'select' ? model.talent : byHand ? '' : model.client
    return isBusy(own) ? 'own_time_busy' : 'their_time_busy'
  }
  const times = timesAt(now, one.pick)
  const { do: event } = one
  if (event === 'extend') {
    const onTable =
      model.state === 'pending_talent_meeting_confirmation'
        ? model.offered
        : model.state === 'pending_client_confirmation_on_new_slots'
          ? model.proposed
          : []
    const due = extendedDue(
      { state: model.state, due_at: model.due },
      2,
      onTable.map(({ start }) => ({ starts_at: start })),
    )
    expect(await outcome(byStaff.extend(staffOf(all), id, { days: 2, reason: 'More' }))).toBe(
      due ? null : 'interview_moved',
    )
    if (!due) return
    model.due = due
    model.events++
    extendNomination(model, now)
    return
  }
  const to = interviewLife.next(model.state, event)
  const choices = event === 'select' ? model.offered : model.proposed
  const time = choices[one.pick]
  const slot_id = await slotId(id, time, event === 'select' ? 'client' : 'talent')
  const body = { slots: wire(times), timezone }
  let further: string | undefined
  const calls: Record<Exclude<typeof event, 'extend'>, () => Promise<unknown>> = {
    confirm: () => byTalent.confirm(talentOf(model), id, terms),
    decline: () => byTalent.decline(talentOf(model), id, { reason: undefined }),
    excuse: () => excuse(talentOf(model), id, { reason: 'Ill' }),
    select: () => byTalent.select(talentOf(model), id, { slot_id }),
    propose: () => byTalent.propose(talentOf(model), id, { ...body, note: undefined }),
    send_slots: () =>
      byHand ? byStaff.offerForCompany(staffOf(all), id, body) : byClient.offerSlots(clientOf(model), id, body),
    confirm_new: () =>
      byHand
        ? byStaff.confirmForCompany(staffOf(all), id, { slot_id })
        : byClient.confirmNew(clientOf(model), id, { slot_id }),
    refuse_new: () => byClient.refuseNew(clientOf(model), id, { reason: undefined }),
    cancel: () =>
      byHand
        ? byStaff.cancelByStaff(staffOf(all), id, { reason: 'Enough' })
        : byClient.cancel(clientOf(model), id, { reason: 'Enough' }),
    give_feedback: () =>
      giveFeedback(clientOf(model), id, {
        action: one.accepted ? 'accepted' : 'rejected',
        reason: 'Said',
        share_with_talent: true,
      }),
    further_round: async () => {
      further = (await askForRound(clientOf(model), id, { note: 'The team', user_ids: [] })).data.id
    },
  }
  const expected = (): string | null => {
    if (event === 'give_feedback' && !to) {
      if (model.state === 'interview_completed') return model.expired ? 'feedback_expired' : 'feedback_given'
      return isOpen(model.state) ? 'feedback_early' : 'feedback_expired'
    }
    if (!to) return 'interview_moved'
    if (event === 'further_round') return model.round + 1 < MAX_ROUNDS ? null : 'rounds_spent'
    if (event === 'excuse') {
      const time = { state: model.state, starts_at: model.met?.start ?? null }
      return mayExcuse(time, UNCHANGED, now) ? null : 'excuse_late'
    }
    if (event === 'send_slots' || event === 'propose') return faultAt(times)
    if (event !== 'select' && event !== 'confirm_new') return null
    if (!time) return 'slot_needed'
    if (time.start <= now) return 'time_past'
    return faultAt([time])
  }
  const outcomes = expected()
  expect([event, model.state, await outcome(calls[event]())]).toEqual([event, model.state, outcomes])
  if (outcomes || !to) return
  if (event === 'send_slots') model.offered = times
  if (event === 'propose') model.proposed = times
  if ((event === 'select' || event === 'confirm_new') && time) {
    model.met = time
    all.booked.push({ people: [model.talent, model.client], time, id })
  }
  if (to === 'canceled') all.booked = all.booked.filter((other) => other.id !== id)
  move(model, to, now, event === 'send_slots' || event === 'propose' ? times : [])
  if (further) {
    model.round += 1
    begin(model, further, now)
  }
  if (event === 'give_feedback') model.nomination.state = one.accepted ? 'accepted' : 'not_interested'
}

/** Compares database and model, after the clock job. */
async function compare({ models, booked }: World) {
  const now = story.now()
  await followInterviews(story.work())
  await followNominations(story.work())
  for (const model of models) {
    settle(model, now)
    const { nomination, id } = model
    const savedRow = await story.db.one<{ state: string; expires_at: Date }>(sql`
      select state, expires_at from nominations where id = ${nomination.id}`)
    expect(savedRow).toEqual({ state: nomination.state, expires_at: nomination.expires })
    if (!id) continue
    const row = await story.db.one(sql`
      select state, due_at, starts_at, ends_at, feedback_expired as expired,
        (select count(*)::int from interview_events where interview_id = ${id}) as events,
        (select count(*)::int from interview_quarters where interview_id = ${id}) as quarters,
        (select count(*)::int from interview_slots where interview_id = ${id} and chosen) as chosen
      from interviews where id = ${id}`)
    const holds = booked.some((other) => other.id === id)
    expect(row).toEqual({
      state: model.state,
      due_at: model.due,
      starts_at: model.met?.start ?? null,
      ends_at: model.met?.end ?? null,
      expired: model.expired,
      events: model.events,
      quarters: holds ? 6 : 0,
      chosen: model.met ? 1 : 0,
    })
  }
  const locks = await story.db.rows<{ user_id: string; salary_locked: boolean }>(sql`
    select user_id, salary_locked from talent_profiles`)
  for (const { user_id, salary_locked } of locks)
    expect(salary_locked).toBe(
      models.some(
        ({ talent, id, state }) => talent === user_id && id !== null && state === 'pending_talent_confirmation',
      ),
    )
}

test(`both sides, our colleagues and the clock, ${MOVES} moves in any order: the database follows the table`, async () => {
  let moves = 0
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: MAX_MOVES / 2, maxLength: MAX_MOVES }), async (steps) => {
      if (moves >= MOVES) return
      const all = await world()
      for (const one of steps) {
        moves++
        if (one.do === 'wait') story.advance(one.hours * HOUR)
        else if (one.do === 'tick') await compare(all)
        else if (one.do === 'start') await start(all, one.who)
        else if (one.do === 'further') await further(all, one)
        else await act(all, one)
        for (const { id, state } of all.models) if (id) reached.add(state)
      }
      await compare(all)
    }),
    { numRuns: Math.ceil(MOVES / (MAX_MOVES * 0.6)), endOnFailure: MOVES > 1000 },
  )
  // Few moves do not reach all states; some are always reached.
  expect(reached.size).toBeGreaterThanOrEqual(MOVES >= 3000 ? interviewLife.states.length : 4)
}, 3_600_000)
