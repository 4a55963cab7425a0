import { assessmentsOpsContract } from '@fareeq/domain/assessments/contract-ops.ts'
import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { selectionsOpsContract as ops } from '@fareeq/domain/selections/contract-ops.ts'
import { selectionRecordContract as record } from '@fareeq/domain/selections/contract-record.ts'
import { selectionsContract as own } from '@fareeq/domain/selections/contract.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { promisedBy } from '@fareeq/domain/selections/rules.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { takeTest } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'
import { moveHiring } from '../talents/actions-hiring.ts'
import { enterSelection, friendRegistered } from './actions-following.ts'

let layla: Member
let sara: Person
let rami: Person
const story = await snapshotStory(async (story) => {
  layla = await liveTalent(story)
  sara = await story.staff(['recruiter'], 'Sara')
  rami = await story.staff(['recruiter'], 'Rami')
  await entered(layla)
})

const entered = (talent: Member) => story.db.transaction((db) => enterSelection(story.work(db), talent.user.id))
const at = (talent: Member, state: SelectionState) =>
  story.db.run(sql`update selections set state = ${state} where talent_id = ${talent.user.id}`)
const params = () => ({ id: layla.user.id })
const list = async (person: Person, query = {}) => (await person.call(ops.list, { query })).body.data
const move = (person: Person, to: SelectionState, expectedState: SelectionState, reason?: string) =>
  person.call(ops.move, { params: params(), body: { to, expected_state: expectedState, reason } })
const REASON = 'Worked with us for two years.'
const mine = async () => (await layla.call(own.own)).body.data
const statuses = (all: { status: number }[]) => all.map(({ status }) => status).toSorted((a, b) => a - b)

test('passing an assessment moves by itself; the talent reads the step, who acts and our dates, none for what needs a company; a result taken back returns them [D-74]', async () => {
  expect(await mine()).toMatchObject({ state: 'assessment', done: 0, acts: 'talent', promises: [], due_at: null })
  const { id } = await takeTest(story, layla, 'node-js', 15)
  const evaluation = promisedBy('evaluation', story.now(), UNCHANGED)!
  const interview = promisedBy('interview', evaluation, UNCHANGED)!
  expect(await mine()).toMatchObject({
    state: 'evaluation',
    done: 1,
    acts: 'fareeq',
    is_late: false,
    promises: [
      { step: 'evaluation', by: evaluation.toISOString() },
      { step: 'interview', by: interview.toISOString() },
    ],
  })
  await sara.call(assessmentsOpsContract.annul, { params: { id }, body: { reason: 'Read from a page.' } })
  expect(await mine()).toMatchObject({ state: 'assessment', due_at: null })
})

test('a recruiter moves step by step, each with its promise; the talent is told, nothing is skipped, the trail has names', async () => {
  await at(layla, 'evaluation')
  expect(await move(sara, 'alignment', 'evaluation')).toMatchObject({ status: 409, body: { code: 'no_such_move' } })
  const { body } = await move(sara, 'interview', 'evaluation', REASON)
  expect(body.data).toMatchObject({ state: 'interview', owner: { name: 'Sara' }, acts: 'fareeq', age: 0 })
  expect(body.data.due_at).toBe(promisedBy('interview', story.now(), UNCHANGED)!.toISOString())
  expect((await story.outbox(layla.email))[0]?.subject).toContain('the interview')
  await move(sara, 'alignment', 'interview', REASON)
  expect((await move(sara, 'done', 'alignment', REASON)).body.data).toMatchObject({
    state: 'done',
    due_at: null,
    clock: 'none',
  })
  const trail = await story.db.rows<{ action: string }>(
    sql`select action from audit_entries where subject_id = ${layla.user.id} and action like 'selection.%' order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['selection.interview', 'selection.alignment', 'selection.done'])
})

test('the mail about the step with a company names no day: nobody knows the company yet', async () => {
  await at(layla, 'interview')
  await move(sara, 'alignment', 'interview', REASON)
  const [mail] = await story.outbox(layla.email)
  expect(mail?.subject).toContain('the alignment meeting')
  expect(mail?.text).toContain('The fourth is with the company that chooses you')
  expect(mail?.text).not.toMatch(/by the end of/)
})

test('a step is left by what is written about it, or with a reason that stays in the history; back needs neither [D-74]', async () => {
  await at(layla, 'evaluation')
  expect(await move(sara, 'interview', 'evaluation')).toMatchObject({
    status: 409,
    body: { code: 'evidence_missing', data: { lacks: 'evaluation' } },
  })
  expect(await list(sara)).toMatchObject([{ state: 'evaluation', lacks: 'evaluation' }])
  const marks = CRITERIA.map((id) => ({ id, mark: 3 as const, evidence: 'Told of a release they led.' }))
  await sara.call(record.evaluate, { params: params(), body: { marks, recommendation: 'yes' } })
  expect((await move(sara, 'interview', 'evaluation')).body.data).toMatchObject({
    state: 'interview',
    lacks: 'outcome',
  })

  const meet = async (outcome: 'no_show' | 'agreed') => {
    const { start } = (await sara.call(record.meetingSlots, { params: params() })).body.data[0]
    const [meeting] = (await sara.call(record.scheduleMeeting, { params: params(), body: { start } })).body.data
      .meetings
    await sara.call(record.recordOutcome, { params: { ...params(), meeting: meeting.id }, body: { outcome } })
    story.advance(1000)
  }
  await meet('no_show')
  expect(await move(sara, 'alignment', 'interview')).toMatchObject({
    status: 409,
    body: { data: { lacks: 'outcome' } },
  })
  await meet('agreed')
  expect(await move(sara, 'alignment', 'interview')).toMatchObject({ status: 200 })
  expect(await move(sara, 'interview', 'alignment')).toMatchObject({ status: 200 })
  await at(layla, 'alignment')
  expect(await move(sara, 'done', 'alignment', REASON)).toMatchObject({ status: 200 })
  const { moves } = (await sara.call(record.read, { params: params() })).body.data
  expect(moves[0]).toMatchObject({ from: 'alignment', to: 'done', reason: REASON })
})

test('of two colleagues on one row the second is told who was faster, and nothing is sent twice [D-121]', async () => {
  await at(layla, 'evaluation')
  const moved = await Promise.all([sara, rami].map((one) => move(one, 'interview', 'evaluation', REASON)))
  expect(statuses(moved)).toEqual([200, 409])
  const winner = moved[0]?.status === 200 ? 'Sara' : 'Rami'
  expect(moved.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'selection_moved',
    message: `${winner} has already moved this talent on. Nothing was changed.`,
  })
  expect((await story.outbox(layla.email)).filter(({ subject }) => subject?.includes('the interview'))).toHaveLength(1)
})

test('a talent is taken by one, taken over by name, handed over to those who may move, and given back', async () => {
  const take = (person: Person, expectedOwner: string | null = null) =>
    person.call(ops.take, { params: params(), body: { expected_owner: expectedOwner } })
  const responses = await Promise.all([take(sara), take(rami)])
  expect(statuses(responses)).toEqual([200, 409])
  const [first, second] = responses[0].status === 200 ? [sara, rami] : [rami, sara]
  const refused = responses.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({ code: 'taken_by' })
  expect(await second.call(ops.giveBack, { params: params() })).toMatchObject({ status: 409 })
  expect((await take(second, refused.data.owner.id)).body.data.owner.name).toBe(first === sara ? 'Rami' : 'Sara')
  const matcher = await story.db.one<{ id: string }>(sql`
    insert into staff (id, email, name, roles, created_at)
    values (gen_random_uuid(), 'noor@fareeq.test', 'Noor', '{matcher}', now()) returning id`)
  expect(await second.call(ops.handOver, { params: params(), body: { to: matcher.id } })).toMatchObject({ status: 422 })
  expect((await second.call(ops.giveBack, { params: params() })).body.data.owner).toBeNull()
})

test('a rejected talent is told kindly when to apply again, and may do so from that day on; a passed assessment still counts', async () => {
  await takeTest(story, layla, 'node-js', 15)
  const shared_reason = 'We look for more experience in teams.'
  const body = { expected_state: 'evaluation' as const, reason: 'Answers were thin on teamwork.', shared_reason }
  expect((await sara.call(ops.reject, { params: params(), body })).body.data.state).toBe('rejected')
  const mail = (await story.outbox(layla.email))[0]
  expect(mail?.subject).toBe('About your application to Fareeq')
  expect(mail?.text).toMatch(/apply again from/)
  expect(mail?.text).toContain(shared_reason)
  expect(mail?.text).not.toContain('thin on teamwork')
  expect(await mine()).toMatchObject({ state: 'rejected', may_apply: false, apply_again_at: expect.any(String) })
  expect(await layla.call(own.apply)).toMatchObject({ status: 409, body: { code: 'too_early' } })
  story.advance(190 * DAY)
  const again = story.person()
  expect((await again.call(own.apply)).status).toBe(401)
  await story.db.run(sql`update sessions set expires_at = ${new Date(story.now().getTime() + DAY)}`)
  const applied = await Promise.all([layla.call(own.apply), layla.call(own.apply)])
  expect(statuses(applied)).toEqual([200, 409])
  expect(await mine()).toMatchObject({ state: 'evaluation' })
  expect(await sara.call(ops.reconsider, { params: params(), body: { reason: 'x' } })).toMatchObject({ status: 409 })
})

test('a friend who registered is owed an invitation to the tests in three working days; late is late, invited is done [D-73]', async () => {
  const due = new Date(story.now().getTime() - DAY)
  await story.db.run(sql`
    insert into referrals (id, referrer_email, referrer_name, status, name, email, role, years, tier, amount_usd, lang,
      token_hash, friend_id, invited_at, link_ends_at, hold_ends_at, tests_due_at, updated_at)
    values (${layla.user.id}, 'r@shop.example', 'R', 'registered', 'Layla', ${layla.email}, 'qa_engineer', 3, 'mid', 200, 'en',
      ${Buffer.alloc(32)}, ${layla.user.id}, ${story.now()}, ${due}, ${due}, ${due},
      ${story.now()})`)
  await story.db.transaction((db) =>
    friendRegistered(story.work(db), { referralId: layla.user.id, status: 'registered' }),
  )
  expect(await list(sara, { due: 'late' })).toMatchObject([{ referred: true, clock: 'late', acts: 'fareeq' }])
  const counters = (await sara.call(staffCountersContract.staff)).body.data.selections
  expect(counters).toEqual({ late: 1, today: 0, unowned: 1, mine: 0 })
  const invited = await Promise.all([sara, rami].map((one) => one.call(ops.invite, { params: params() })))
  expect(statuses(invited)).toEqual([200, 409])
  expect(await list(sara, { due: 'late' })).toEqual([])
  expect((await story.outbox(layla.email)).filter(({ subject }) => subject?.includes('invitation'))).toHaveLength(1)
})

test('board and list: by promise, page after page, narrowed by owner, role, name and step; counts by column', async () => {
  for (const [index, name] of ['Hala', 'Omar', 'Nada'].entries()) {
    const talent = await liveTalent(story, { email: `${name.toLowerCase()}@mail.example` })
    await entered(talent)
    await story.db.run(sql`update users set first_name = ${name} where id = ${talent.user.id}`)
    await story.db.run(sql`
      update selections set state = 'interview', due_at = ${new Date(story.now().getTime() + (3 - index) * DAY)}
      where talent_id = ${talent.user.id}`)
  }
  const first = (await sara.call(ops.list, { query: { step: 'interview', limit: 2 } })).body
  expect(first.data.map((one: { first_name: string }) => one.first_name)).toEqual(['Nada', 'Omar'])
  const second = await list(sara, { step: 'interview', cursor: first.meta.next_cursor })
  expect(second).toMatchObject([{ first_name: 'Hala', targets: ['alignment', 'evaluation'] }])
  expect(await list(sara, { q: 'nad' })).toHaveLength(1)
  expect(await list(sara, { role_id: 'qa_engineer' })).toEqual([])
  expect(await list(sara, { owner: 'none' })).toHaveLength(4)
  expect(await list(sara, { owner: 'me' })).toEqual([])
  const { steps } = (await sara.call(ops.counts, { query: {} })).body.data
  expect(steps.slice(0, 4)).toMatchObject([{ total: 1 }, { total: 0 }, { total: 3, late: 0 }, { total: 0 }])
})

test('matchers read and move nobody; finance and talents see nothing; a vanished id is not found; a ban leaves the board', async () => {
  const matcher = await story.staff(['matcher'])
  expect(await list(matcher)).toMatchObject([{ targets: [] }])
  expect(await move(matcher, 'interview', 'evaluation')).toMatchObject({ status: 403 })
  expect(await (await story.staff(['finance'])).call(ops.list)).toMatchObject({ status: 403 })
  expect((await layla.call(ops.list)).status).toBeGreaterThanOrEqual(401)
  const stranger = {
    params: { id: crypto.randomUUID() },
    body: { to: 'interview' as const, expected_state: 'evaluation' as const },
  }
  expect(await sara.call(ops.move, stranger)).toMatchObject({ status: 404 })
  await story.db.transaction((db) => moveHiring(story.work(db), layla.user.id, 'ban'))
  expect(await list(sara, { step: 'left' })).toHaveLength(1)
})
