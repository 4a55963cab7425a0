import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { takeTest } from '../../testing/assessments.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory, refusalBody } from '../../testing/story.ts'
import { followNominations } from './actions-clock.ts'

let khalid: Member
let mona: Person
let project_id: string
const story = await freshStory(async (story) => {
  khalid = await story.client()
  mona = await story.staff(['matcher'])
  project_id = await finishedRequest(story, khalid)
})

const reasons = ['Five years of Node.js in payments', 'Works in your hours']
const nominate = (talent: Member, by: Person = mona, to = project_id) =>
  by.call(ops.nominate, { body: { project_id: to, talent_id: talent.user.id, reasons } })
const nominated = async () => {
  const layla = await selectedTalent(story)
  const { body } = await nominate(layla)
  return { layla, id: body.data.id as string }
}
const EXPIRED = 'Nomination has been Expired, please contact an account manager for any inquiries'
const count = async () => (await khalid.call(contract.info)).body.data.nominations_count
const waiting = async () => (await khalid.call(countersContract.client)).body.data.nominations.nominations_count
const happened = async (id: string) =>
  (await (await story.staff(['matcher'])).call(ops.list, { query: { project_id } })).body.data
    .find((one: { id: string }) => one.id === id)
    .events.map(({ kind }: { kind: string }) => kind)

test('a matcher nominates a live talent with reasons; the client finds them, is told, and the counters count [A-065] [A-066] [E-045] [E-047] [P-015]', async () => {
  expect(await count()).toBe(0)
  const { layla, id } = await nominated()
  const { body } = await khalid.call(contract.list)
  expect(body.meta).toEqual({ next_cursor: null })
  expect(body.data).toMatchObject([
    {
      id,
      project_id,
      project_name: 'Souq',
      state: 'reserved',
      reasons,
      expires_at: new Date(story.now().getTime() + 14 * DAY).toISOString(),
      moves: ['interview', 'pass', 'ask_for_days'],
      talent: {
        id: layla.user.id,
        role_name: 'Backend developer',
        seniority: 'senior',
        years: 5,
        country_name: 'Jordan',
        skills: [
          { id: 'node-js', name: 'Node.js' },
          { id: 'postgresql', name: 'PostgreSQL' },
        ],
        weeks: 2,
      },
    },
  ])
  expect(await count()).toBe(1)
  // As the specification has it: how many, and which.
  expect((await khalid.call(contract.info, { query: { project_id } })).body.data).toEqual({
    nominations_count: 1,
    data: [{ id, project_id, talent_id: layla.user.id, state: 'reserved', expires_at: expect.any(String) }],
  })
  const counters = await khalid.call(countersContract.client, { query: { project_id } })
  expect(counters.body.data.nominations).toEqual({ nominations_count: 1 })
  const [mail] = await story.outbox(khalid.email)
  expect(mail).toMatchObject({ channel: 'email', subject: expect.stringContaining('A new nomination') })
  expect(mail?.text).toContain(`/sq/client/nomination?ref=${id}`)
})

test('pay stays locked and no way to reach a talent is shown before they show it for this nomination [P-030]', async () => {
  const { id, layla } = await nominated()
  const read = async () => (await khalid.call(contract.read, { params: { id } })).body.data.talent
  expect(await read()).toMatchObject({ salary: null, salary_locked: true })
  expect(JSON.stringify(await read())).not.toContain(layla.email)
  await story.db.run(sql`update nominations set salary_unlocked_at = ${story.now()} where id = ${id}`)
  expect(await read()).toMatchObject({ salary: { full_time: 2400, part_time: null }, salary_locked: false })
})

test('a nomination carries the score somebody has in the matching and in the profile; whoever was not assessed is not verified', async () => {
  const { id, layla } = await nominated()
  const one = (await khalid.call(contract.read, { params: { id } })).body.data
  const [listed] = (await khalid.call(contract.list, { query: { project_id } })).body.data
  const profile = (
    await khalid.call(talentViewsContract.view, { params: { id: layla.user.id }, query: { project_id } })
  ).body
  expect(one.match.total).toBeGreaterThan(0)
  expect([listed.match, profile.data.match]).toEqual([one.match, one.match])
  const passed = async () => {
    const { talent } = (await khalid.call(contract.read, { params: { id } })).body.data
    return [talent.verified, talent.qualified]
  }
  expect(await passed()).toEqual([false, false])
  // What an earlier release stored beside the attempts says nothing any more.
  await story.db.run(sql`
    update talent_profiles set verified = true, passed_roles = '{backend_developer}' where user_id = ${layla.user.id}`)
  expect(await passed()).toEqual([false, false])
  await takeTest(story, layla, 'sql', 14)
  expect(await passed()).toEqual([true, false])
  await takeTest(story, layla, 'node-js', 14)
  expect(await passed()).toEqual([true, true])
  await story.db.run(sql`update users set phone_verified_at = null where id = ${layla.user.id}`)
  expect(await passed()).toEqual([false, true])
})

test('nobody is nominated twice for one request, however many try at once', async () => {
  const layla = await selectedTalent(story)
  const tries = await Promise.all(Array.from({ length: 20 }, () => nominate(layla)))
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
  const [refused] = tries.filter(({ status }) => status !== 201)
  expect(refused).toMatchObject({ status: 409, body: { code: 'nominated_already' } })
  expect(await count()).toBe(1)
  const other = await finishedRequest(story, khalid, 'Tawseel')
  expect((await nominate(layla, mona, other)).status).toBe(201)
})

test('only live talents are nominated, and only for requests that are whole', async () => {
  const newcomer = await story.talent()
  expect(await nominate(newcomer)).toMatchObject({ status: 409, body: { code: 'talent_not_live' } })
  expect(await nominate(khalid)).toMatchObject({ status: 404 })
  const layla = await selectedTalent(story)
  await story.db.run(sql`update client_projects set step = 4 where id = ${project_id}`)
  expect(await nominate(layla)).toMatchObject({ status: 409, body: { code: 'request_unfinished' } })
  const nowhere = await nominate(layla, mona, newId(story.now()))
  expect([nowhere.status, nowhere.body]).toEqual([404, refusalBody('not_found', 'Not found.')])
  const without = await mona.call(ops.nominate, { body: { project_id, talent_id: layla.user.id, reasons: [] } })
  expect(without).toMatchObject({ status: 422, body: { errors: [{ field: 'reasons', code: 'required' }] } })
})

test.each([
  ['recruiter', 403],
  ['operations', 403],
  ['finance', 403],
  ['content', 403],
  ['matcher', 201],
  ['account_manager', 201],
  ['admin', 201],
])('a %s who nominates is answered %d', async (role, status) => {
  const layla = await selectedTalent(story)
  const answer = await nominate(layla, await story.staff([role]))
  expect(answer.status).toBe(status)
  expect(await count()).toBe(status === 201 ? 1 : 0)
})

test('a client who is not interested says why, in at most 5000 characters, and it is over [V-001] [V-042] [V-043] [K-048]', async () => {
  const { id } = await nominated()
  const pass = (body: object) => khalid.call(contract.decline, { params: { id }, body: body as { reason: string } })
  expect(await pass({ reason: '  ' })).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } })
  expect(await pass({ reason: 'x'.repeat(5001) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'reason', code: 'max_length' }] },
  })
  const other = await nominated()
  const longest = { params: { id: other.id }, body: { reason: 'x'.repeat(5000) } }
  expect(await khalid.call(contract.decline, longest)).toMatchObject({ status: 200 })
  expect(await pass({ reason: 'We need more Go.', tag: 'skills' })).toMatchObject({
    status: 200,
    body: { data: { state: 'not_interested', pass_reason: 'We need more Go.', pass_tag: 'skills', moves: [] } },
  })
  expect(await pass({ reason: 'Again.' })).toMatchObject({ status: 409, body: { code: 'moved_on' } })
  expect(await count()).toBe(0)
  expect(await happened(id)).toEqual(['nominate', 'pass'])
})

test('after fourteen days a nomination is over for the client, at once and by the clock [P-034] [K-060] [X-028]', async () => {
  const { id } = await nominated()
  story.advance(14 * DAY)
  expect(await khalid.call(contract.read, { params: { id } })).toMatchObject({
    status: 403,
    body: { message: EXPIRED },
  })
  expect(await khalid.call(contract.decline, { params: { id }, body: { reason: 'Late.' } })).toMatchObject({
    status: 403,
  })
  expect((await khalid.call(contract.list)).body.data).toMatchObject([{ state: 'expired', moves: ['ask_for_days'] }])
  expect(await waiting()).toBe(0)
  await followNominations(story.work())
  expect(await happened(id)).toEqual(['nominate', 'expire'])
})

test('a client is reminded once, three days before the end', async () => {
  await nominated()
  story.advance(11 * DAY + 1)
  for (let times = 0; times < 2; times++) await followNominations(story.work())
  const subjects = (await story.outbox(khalid.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.includes('ends soon'))).toHaveLength(1)
})

test('more days are asked for once, answered by the account manager, and revive what was over [P-032]', async () => {
  const { id } = await nominated()
  story.advance(20 * DAY)
  const response = await khalid.call(contract.askForDays, { params: { id } })
  expect(response).toMatchObject({ status: 202, body: { data: { asked: true, moves: [] } } })
  // By when there is an answer is said as long as they wait for it.
  const answer = { reference: expect.stringMatching(/^[2-9A-Z]{6}$/), due_at: expect.any(String) }
  expect(response.body.data.answer).toEqual(answer)
  const listed = async () => (await khalid.call(contract.list)).body.data[0]
  expect((await listed()).answer).toEqual(response.body.data.answer)
  expect(await khalid.call(contract.askForDays, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'days_asked_already' },
  })
  const ticket = await story.db.one<{ kind: string; data: object }>(sql`
    select kind, data from tickets where reference = ${response.body.data.answer.reference}`)
  expect(ticket).toMatchObject({ kind: 'extension', data: { nomination_id: id, days: 3 } })
  await followNominations(story.work())
  // A session of staff lasts a day.
  mona = await story.staff(['account_manager'])
  const { expires_at } = (await mona.call(ops.list, {})).body.data[0]
  const extended = await mona.call(ops.extend, { params: { id }, body: { days: 3, expires_at } })
  expect(extended.body.data).toMatchObject({
    state: 'reserved',
    asked: false,
    expires_at: new Date(story.now().getTime() + 3 * DAY).toISOString(),
  })
  expect(await waiting()).toBe(1)
  expect(await listed()).toMatchObject({ asked: false, answer: null })
  expect(await happened(id)).toEqual(['nominate', 'ask_for_days', 'expire', 'extend'])
  // The trail says what was done, not the state it led to.
  const trail = await story.staff(['admin'])
  const ofKind = async (action: string) =>
    (await trail.call(staffContract.audit, { query: { subject_kind: 'nomination', action } })).body.data
  expect(await ofKind('nomination.extended')).toMatchObject([
    { subject_id: id, details: { days: 3, until: extended.body.data.expires_at } },
  ])
  expect(await ofKind('nomination.reserved')).toHaveLength(1)
})

test.each([
  ['reserved', 1],
  ['in_interview', 1],
  ['accepted', 1],
  ['expired', 1],
  ['not_interested', 0],
  ['withdrawn', 0],
])('a client whose only nomination is %s has %d to open the page for, written down or not', async (state, expected) => {
  const { id } = await nominated()
  await story.db.run(sql`update nominations set state = ${state}, pass_reason = 'No.' where id = ${id}`)
  expect(await count()).toBe(expected)
  story.advance(15 * DAY)
  expect(await count()).toBe(expected)
  expect(await waiting()).toBe(0)
})

test('what is withdrawn is gone for the client, and the trail keeps the reason', async () => {
  const { id } = await nominated()
  await mona.call(ops.withdraw, { params: { id }, body: { reason: 'Took another offer' } })
  expect((await khalid.call(contract.list)).body.data).toEqual([])
  const again = await mona.call(ops.withdraw, { params: { id }, body: { reason: 'Took another offer' } })
  expect(again).toMatchObject({ status: 409, body: { code: 'nomination_withdrawn', data: { by: 'منى' } } })
  expect(await happened(id)).toEqual(['nominate', 'withdraw'])
  const trail = await story.db.one(
    sql`select details from audit_entries where action = 'nomination.withdrawn' and subject_id = ${id}`,
  )
  expect(trail).toEqual({ details: { event: 'withdraw', reason: 'Took another offer' } })
})

test('another client finds nothing of it, a talent and a visitor have no such calls', async () => {
  const { id, layla } = await nominated()
  const sara = await story.client()
  expect(await sara.call(contract.read, { params: { id } })).toMatchObject({ status: 404 })
  expect(await sara.call(contract.decline, { params: { id }, body: { reason: 'No.' } })).toMatchObject({ status: 404 })
  expect(await sara.call(contract.askForDays, { params: { id } })).toMatchObject({ status: 404 })
  expect((await sara.call(contract.list)).body.data).toEqual([])
  const foreign = await sara.call(contract.list, { query: { project_id } })
  expect(foreign).toMatchObject({ status: 403, body: { message: 'You are not authorized for this request.' } })
  expect(await layla.call(contract.list)).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
  expect(await story.person().call(contract.list)).toMatchObject({ status: 401 })
  expect(await khalid.call(ops.list)).toMatchObject({ status: 403 })
})

test('many nominations come page by page, newest first', async () => {
  for (let count = 0; count < 3; count++) await nominate(await selectedTalent(story))
  const first = (await khalid.call(contract.list, { query: { limit: '2' } })).body
  expect(first.data).toHaveLength(2)
  const second = (await khalid.call(contract.list, { query: { limit: '2', cursor: first.meta.next_cursor } })).body
  expect([second.data.length, second.meta.next_cursor]).toEqual([1, null])
  const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
  expect(ids).toEqual(ids.toSorted().toReversed())
})

test('who stands is told apart from who is past, by the clock and by the client’s word', async () => {
  const [late, fresh, passed] = [await nominated(), await nominated(), await nominated()]
  await khalid.call(contract.decline, { params: { id: passed.id }, body: { reason: 'Filled.' } })
  await story.db.run(sql`update nominations set expires_at = ${story.now()} where id = ${late.id}`)
  const listed = async (list: 'standing' | 'past') =>
    (await khalid.call(contract.list, { query: { list } })).body.data.map(({ id }: { id: string }) => id)
  expect(await listed('standing')).toEqual([fresh.id])
  expect((await listed('past')).toSorted()).toEqual([passed.id, late.id].toSorted())
})
