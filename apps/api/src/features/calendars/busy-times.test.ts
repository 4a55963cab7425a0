import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as interviews } from '@fareeq/domain/interviews/contract.ts'
import { INTERVIEW_STATES, factsOf } from '@fareeq/domain/interviews/states.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsOpsContract } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { MEETING_STATES, isCanceled } from '@fareeq/domain/meetings/states.ts'
import { calendarErrors } from '@fareeq/domain/calendars/errors.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { addHost, meetingWithHost } from '../../testing/hosts.ts'
import { type Pair, interview, newPair, timezone } from '../../testing/interviews.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { busySpans } from './queries.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})

type Time = { start: string; end: string }
const slotsFor = async (person: Member) =>
  (await person.call(meetings.slots, { query: { timezone } })).body.data as Time[]
const spansOf = async ({ user }: Member) => {
  const span = { start: story.now(), end: after(story.now(), 40 * 24 * 60 * MINUTE) }
  return (await busySpans(story.db, user.id, span)).map(({ start, end }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
  }))
}
/** Offers these times to the talent of a pair, and they take the first. */
async function agreeOn({ khalid, layla, ...two }: Pair, slots: Time[]) {
  const { params, slots: offered } = await interview(story, { khalid, layla, ...two }, 'confirmed')
  const offer = await khalid.call(interviews.offer, { params, body: { slots, timezone } })
  if (offer.status !== 200) return { params, answer: offer }
  const first = (await offered()).find(({ start }) => start === slots[0]!.start)!
  return { params, answer: await layla.call(talents.select, { params, body: { slot_id: first.id } }) }
}

test('a company is offered no consultation during its interview, books none then, and the refusal names nobody', async () => {
  const { khalid, project_id } = pair
  await addHost(story, 'Sara')
  const [first, , , second] = (await slotsFor(khalid)).slice(20)
  const interviewTimes = [first!, second!]
  const { params, answer } = await agreeOn(pair, interviewTimes)
  expect(answer.status).toBe(200)
  expect(await spansOf(khalid)).toEqual([first])
  expect((await slotsFor(khalid)).map(({ start }) => start)).not.toContain(first!.start)
  // Everybody else is offered it: the host has nothing else to do.
  expect((await slotsFor(await story.client())).map(({ start }) => start)).toContain(first!.start)
  const book = () => khalid.call(meetings.book, { body: { start: first!.start, timezone } })
  khalid.lang = 'ar'
  expect(await book()).toMatchObject({
    status: 409,
    body: { code: 'own_time_busy', message: calendarErrors.own_time_busy.ar, errors: [{ field: 'start' }] },
  })
  const manager = await story.staff(['account_manager'], 'Amal')
  const body = { project_id, start: first!.start, timezone }
  expect((await manager.call(meetingsOpsContract.book, { body })).body).toMatchObject({ code: 'their_time_busy' })
  await khalid.call(interviews.cancel, { params, body: { reason: 'Enough' } })
  expect(await spansOf(khalid)).toEqual([])
  expect((await slotsFor(khalid)).map(({ start }) => start)).toContain(first!.start)
  expect((await book()).status).toBe(200)
})

test('a consultation that is moved frees its old time and takes the new one, for both who meet', async () => {
  const { khalid, project_id } = pair
  const id = await meetingWithHost(story, khalid, project_id)
  const { token, start, end } = (await khalid.call(meetings.next)).body.data
  expect(await spansOf(khalid)).toEqual([{ start, end }])
  const target = (await slotsFor(khalid))[33]!
  expect((await agreeOn(pair, [target, (await slotsFor(khalid))[50]!])).answer.status).toBe(200)
  const move = (to: string) => story.person().call(meetings.move, { params: { token }, body: { start: to, timezone } })
  expect((await move(target.start)).body.code).toBe('own_time_busy')
  const next = (await slotsFor(khalid))[40]!
  expect((await move(next.start)).status).toBe(200)
  const rows = await story.db.rows(sql`select starts_at from busy_times where source_id = ${id}`)
  expect(rows).toEqual([{ starts_at: new Date(next.start) }, { starts_at: new Date(next.start) }])
})

test('the database itself refuses a second meeting of somebody, whoever writes it', async () => {
  const { khalid, project_id } = pair
  const id = await meetingWithHost(story, khalid, project_id)
  const { params } = await interview(story, pair, 'scheduled')
  const { starts_at, ends_at } = await story.db.one<{ starts_at: Date; ends_at: Date }>(
    sql`select starts_at, ends_at from meetings where id = ${id}`,
  )
  const overlap = story.db.run(sql`
    update interviews set starts_at = ${after(starts_at, -15 * MINUTE)}, ends_at = ${after(ends_at, -15 * MINUTE)}
    where id = ${params.id}`)
  await expect(overlap).rejects.toMatchObject({ code: '23P01', constraint: 'busy_times_apart' })
  // One may begin where the other ends.
  await story.db.run(sql`
    update interviews set starts_at = ${ends_at}, ends_at = ${after(ends_at, 45 * MINUTE)} where id = ${params.id}`)
  expect(await spansOf(khalid)).toEqual([
    { start: starts_at.toISOString(), end: ends_at.toISOString() },
    { start: ends_at.toISOString(), end: after(ends_at, 45 * MINUTE).toISOString() },
  ])
})

test('people are busy in exactly the states in which they meet', async () => {
  const id = await meetingWithHost(story, pair.khalid, pair.project_id)
  const { params } = await interview(story, pair, 'scheduled')
  const countOf = async (source: string) =>
    (await story.db.rows(sql`select from busy_times where source_id = ${source}`)).length
  for (const state of MEETING_STATES) {
    const by = isCanceled(state) ? 'staff' : null
    await story.db.run(sql`update meetings set state = ${state}, canceled_by = ${by} where id = ${id}`)
    expect([state, await countOf(id)]).toEqual([state, isCanceled(state) ? 0 : 2])
  }
  for (const state of INTERVIEW_STATES) {
    await story.db.run(sql`update interviews set state = ${state} where id = ${params.id}`)
    const meets = ['ahead', 'met'].includes(factsOf(state).meeting)
    expect([state, await countOf(params.id)]).toEqual([state, meets ? 2 : 0])
  }
  await story.db.run(sql`delete from interviews where id = ${params.id}`)
  expect(await countOf(params.id)).toBe(0)
})
