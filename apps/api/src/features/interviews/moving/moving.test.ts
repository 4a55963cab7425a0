import { interviewsMovesContract as moves } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../../testing/interviews.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, type StoryAnswer, snapshotStory } from '../../../testing/story.ts'
import { followInterviews } from '../clock/actions-clock.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})
const reason = 'A flight that day'
const ask = (...slots: object[]) => ({ slots: slots as { start: string; end: string }[], timezone, reason })
const noticesOf = async ({ user }: Member) =>
  (await story.db.rows<{ title_en: string }>(sql`select title_en from notices where user_id = ${user.id}`)).map(
    ({ title_en }) => title_en,
  )
const read = async (member: Member, params: { id: string }) =>
  (await member.call(member === pair.layla ? talents.read : clients.read, { params })).body.data
const quarters = async () =>
  (await story.db.one<{ count: number }>(sql`select count(*)::int as count from interview_quarters`)).count
const codes = (answers: StoryAnswer[]) =>
  answers
    .map(({ status, body }) => (status === 200 ? 'done' : String(body.code)))
    .toSorted((a, b) => a.localeCompare(b))

test('a talent asks for another time; the agreed one stands until the company takes it, and then everything follows', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const before = await read(khalid, params)
  expect(before.moves).toContain('ask_move')
  const [first, second] = [slotIn(story, 9), slotIn(story, 10, 2)]
  const request = (await layla.call(moves.askByTalent, { params, body: ask(first, second) })).body.data
  expect(request).toMatchObject({
    state: 'interview_scheduled',
    start: before.start,
    waits_for: 'client',
    move: { by: 'talent', reason, times: [first, second] },
    moves: ['excuse', 'drop_move'],
  })
  const open = await read(khalid, params)
  expect(open).toMatchObject({ waits_for: 'client', moves: ['cancel', 'accept_move', 'keep_time'] })
  expect(await noticesOf(khalid)).toContainEqual(expect.stringContaining('asks for another interview time'))
  const slot_id = open.move.times[1].id
  const moved = (await khalid.call(moves.acceptByClient, { params, body: { slot_id } })).body.data
  expect(moved).toMatchObject({ ...second, move: null, waits_for: null, state: 'interview_scheduled' })
  expect(moved.slots.filter(({ chosen }: { chosen: boolean }) => chosen)).toMatchObject([
    { ...second, offered_by: 'talent' },
  ])
  expect(moved.timeline.slice(-2)).toMatchObject([
    { kind: 'ask_move', by: 'talent', note: reason },
    { kind: 'accept_move', by: 'client' },
  ])
  expect(await quarters()).toBe(6)
  for (const member of [khalid, layla])
    expect(await noticesOf(member)).toContainEqual(expect.stringContaining('New time for your interview'))
  expect(
    await story.db.rows(
      sql`select action from audit_entries where action in ('interview.move_asked', 'interview.moved')`,
    ),
  ).toHaveLength(2)
  // It ends, and asks for feedback, by the new time.
  story.advance(Date.parse(second.end) - story.now().getTime() - 1)
  expect((await read(khalid, params)).state).toBe('interview_scheduled')
  story.advance(1)
  expect((await read(khalid, params)).state).toBe('client_pending')
})

test('reminders follow the new time, and none comes for the old one', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const { start } = await read(khalid, params)
  await khalid.call(moves.askByClient, { params, body: ask(slotIn(story, 9)) })
  const slot_id = (await read(layla, params)).move.times[0].id
  const moved = (await layla.call(moves.acceptByTalent, { params, body: { slot_id } })).body.data
  const reminders = async (member: Member) =>
    (await noticesOf(member)).filter((title) => title.startsWith('Reminder: your interview')).length
  story.advance(Date.parse(start) - story.now().getTime() - HOUR)
  await followInterviews(story.work())
  expect([await reminders(khalid), await reminders(layla)]).toEqual([0, 0])
  story.advance(Date.parse(moved.start) - story.now().getTime() - DAY)
  await followInterviews(story.work())
  expect([await reminders(khalid), await reminders(layla)]).toEqual([1, 1])
})

test('the other side keeps the time, or whoever asked takes it back; each asks twice at most', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const { start } = await read(khalid, params)
  await khalid.call(moves.askByClient, { params, body: ask(slotIn(story, 9)) })
  const answer = await layla.call(moves.keepByTalent, { params, body: { reason: 'I travel then' } })
  expect(answer.body.data).toMatchObject({ start, move: null })
  expect(await noticesOf(khalid)).toContainEqual(expect.stringContaining('stays as agreed'))
  await khalid.call(moves.askByClient, { params, body: ask(slotIn(story, 10)) })
  expect((await khalid.call(moves.dropByClient, { params })).body.data).toMatchObject({ start, move: null })
  expect(await noticesOf(layla)).toContainEqual(expect.stringContaining('no longer asks for another time'))
  const third = await khalid.call(moves.askByClient, { params, body: ask(slotIn(story, 11)) })
  expect(third).toMatchObject({ status: 409, body: { code: 'move_spent' } })
  expect((await read(khalid, params)).moves).toEqual(['cancel'])
  expect((await read(layla, params)).moves).toEqual(['excuse', 'ask_move'])
})

test('what nobody answers lapses by the clock at its hour, is told to both, and the agreed time stands', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const { start } = await read(khalid, params)
  const { due_at } = (await layla.call(moves.askByTalent, { params, body: ask(slotIn(story, 9)) })).body.data
  const slot_id = (await read(khalid, params)).move.times[0].id
  story.advance(Date.parse(due_at) - story.now().getTime())
  expect(await read(khalid, params)).toMatchObject({ start, move: null, waits_for: null })
  const late = await khalid.call(moves.acceptByClient, { params, body: { slot_id } })
  expect(late).toMatchObject({ status: 409, body: { code: 'move_answered' } })
  for (let times = 0; times < 2; times++) await followInterviews(story.work())
  const lapsed = await story.db.rows<{ at: Date }>(sql`select at from interview_events where kind = 'move_lapsed'`)
  expect(lapsed.map(({ at }) => at.toISOString())).toEqual([due_at])
  for (const member of [khalid, layla])
    expect((await noticesOf(member)).filter((title) => title.includes('keeps its time'))).toHaveLength(1)
})

test('too late, too soon, the same time, a busy hour and too many are refused, each in its own words', async () => {
  const { khalid, layla } = pair
  const other = await interview(story, await nominated(story, await story.client(), layla), 'offered')
  const { params } = await interview(story, pair, 'scheduled')
  const { start, end } = await read(khalid, params)
  const code = async (body: ReturnType<typeof ask>) => {
    const answer = await layla.call(moves.askByTalent, { params, body })
    return [answer.status, answer.body.code ?? answer.body.errors?.[0]?.code]
  }
  expect(await code(ask())).toEqual([422, 'slot_needed'])
  expect(await code(ask(slotIn(story, 4), slotIn(story, 5), slotIn(story, 6)))).toEqual([422, 'two_slots_only'])
  expect(await code(ask({ start, end }))).toEqual([422, 'time_same'])
  for (const lang of ['ar', 'en'] as const) {
    layla.lang = lang
    const { body } = await layla.call(moves.askByTalent, { params, body: ask(slotIn(story, -2)) })
    expect(body).toMatchObject({ code: 'time_past', message: interviewErrors.time_past[lang] })
  }
  expect(await code(ask(slotIn(story, 0, 3)))).toEqual([422, 'time_too_soon'])
  expect(await code({ ...ask(slotIn(story, 5)), reason: ' ' })).toMatchObject([422, expect.anything()])
  const busy = (await other.slots())[1]!
  await layla.call(talents.select, { params: other.params, body: { slot_id: busy.id } })
  expect(await code(ask({ start: busy.start, end: slotIn(story, 6, 2).end }))).toEqual([409, 'own_time_busy'])
  story.advance(Date.parse(start) - story.now().getTime() - 12 * HOUR)
  expect(await code(ask(slotIn(story, 5)))).toEqual([409, 'move_late'])
  expect((await read(layla, params)).moves).toEqual(['excuse'])
})

test('a time that is taken meanwhile is refused when it is accepted, and the agreed one stays booked', async () => {
  const { khalid, layla } = pair
  const other = await interview(story, await nominated(story, await story.client(), layla), 'offered')
  const { params } = await interview(story, pair, 'scheduled')
  const { start } = await read(khalid, params)
  const target = slotIn(story, 6, 2)
  await khalid.call(moves.askByClient, { params, body: ask(target) })
  const slot = (await other.slots()).find((time) => time.start === target.start)!
  expect(await layla.call(talents.select, { params: other.params, body: { slot_id: slot.id } })).toMatchObject({
    status: 200,
  })
  const [time] = (await read(layla, params)).move.times
  expect(time.taken).toBe(true)
  const slot_id = time.id
  const accepted = await layla.call(moves.acceptByTalent, { params, body: { slot_id } })
  expect(accepted).toMatchObject({ status: 409, body: { code: 'own_time_busy' } })
  expect(await read(layla, params)).toMatchObject({ start, move: { by: 'client' } })
  expect(await quarters()).toBe(12)
})

test('a time that overlaps the agreed one is no conflict with itself', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const { start, end } = await read(khalid, params)
  const later = [start, end].map((moment) => new Date(Date.parse(moment) + 15 * MINUTE).toISOString())
  await khalid.call(moves.askByClient, { params, body: ask({ start: later[0], end: later[1] }) })
  const slot_id = (await read(layla, params)).move.times[0].id
  const moved = await layla.call(moves.acceptByTalent, { params, body: { slot_id } })
  expect(moved.body.data).toMatchObject({ start: later[0], end: later[1] })
  expect(await quarters()).toBe(6)
})

test('two sides at one moment: one wins, the other is told plainly', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const both = await Promise.all([
    khalid.call(moves.askByClient, { params, body: ask(slotIn(story, 9)) }),
    layla.call(moves.askByTalent, { params, body: ask(slotIn(story, 10)) }),
  ])
  expect(codes(both)).toEqual(['done', 'move_waits'])
  const { move } = await read(khalid, params)
  const slot_id = move.times[0].id
  const [asker, answerer] = move.by === 'client' ? [khalid, layla] : [layla, khalid]
  const drop = move.by === 'client' ? moves.dropByClient : moves.dropByTalent
  const accept = move.by === 'client' ? moves.acceptByTalent : moves.acceptByClient
  const answers = await Promise.all([
    asker.call(drop, { params }),
    ...Array.from({ length: 5 }, () => answerer.call(accept, { params, body: { slot_id } })),
  ])
  expect(codes(answers)).toEqual(['done', ...Array.from({ length: 5 }, () => 'move_answered')])
  expect(await quarters()).toBe(6)
  const key = { 'idempotency-key': 'ask-once' }
  const twice = await Promise.all(
    [1, 2].map(() => layla.call(moves.askByTalent, { params, body: ask(slotIn(story, 11)) }, key)),
  )
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
})

test('a canceled interview leaves no request behind, and a stranger finds none', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  await layla.call(moves.askByTalent, { params, body: ask(slotIn(story, 9)) })
  const slot_id = (await read(khalid, params)).move.times[0].id
  const [sara, omar] = [await story.client(), await liveTalent(story)]
  for (const answer of [
    await sara.call(moves.askByClient, { params, body: ask(slotIn(story, 9)) }),
    await sara.call(moves.acceptByClient, { params, body: { slot_id } }),
    await sara.call(moves.keepByClient, { params, body: {} }),
    await sara.call(moves.dropByClient, { params }),
    await omar.call(moves.askByTalent, { params, body: ask(slotIn(story, 9)) }),
    await omar.call(moves.acceptByTalent, { params, body: { slot_id } }),
    await omar.call(moves.keepByTalent, { params, body: {} }),
    await omar.call(moves.dropByTalent, { params }),
  ])
    expect(answer).toMatchObject({ status: 404 })
  await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })
  expect(await story.db.rows(sql`select state from interview_moves`)).toEqual([{ state: 'lapsed' }])
  const late = await khalid.call(moves.acceptByClient, { params, body: { slot_id } })
  expect(late).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
})
