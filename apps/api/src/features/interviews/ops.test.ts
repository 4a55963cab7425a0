import { interviewsOpsContract as ops } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { requestsOpsContract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone, twoSlots } from '../../testing/interviews.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let pair: Pair
let mona: Person
const story = await freshStory(async (story) => {
  pair = await newPair(story)
  mona = await story.staff(['account_manager'])
})

test('colleagues see every interview with all that happened to it, and why its state is what it is', async () => {
  const { id, params } = await interview(story, pair, 'confirmed')
  await interview(story, await newPair(story), 'asked')
  const matcher = await story.staff(['matcher'])
  expect((await matcher.call(ops.list)).body.data).toHaveLength(2)
  const waiting = await matcher.call(ops.list, { query: { group: 'pending_client_action' } })
  expect(waiting.body.data.map((one: { id: string }) => one.id)).toEqual([id])
  story.advance(7 * DAY)
  mona = await story.staff(['matcher'])
  const { data } = (await mona.call(ops.read, { params })).body
  expect(data).toMatchObject({
    state: 'canceled',
    end_reason: 'client_timeout',
    terms: { salary: { full_time: 2600 } },
  })
  expect(data.events.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
    ['start', 'client'],
    ['confirm', 'talent'],
    ['timeout', 'system'],
  ])
  const late = await mona.call(ops.list, { query: { state: 'canceled', project_id: pair.project_id } })
  expect(late.body.data).toHaveLength(1)
  expect(await mona.call(ops.read, { params: { id: newId(story.now()) } })).toMatchObject({ status: 404 })
})

test('an interview is found by either person’s name in either script, by the product, and among one’s own requests', async () => {
  const { khalid, layla, project_id } = pair
  const { id } = await interview(story, pair, 'asked')
  story.advance(1000)
  await interview(story, await newPair(story), 'asked')
  await story.db.run(sql`
    update users set first_name = 'Zaynab', last_name = 'Haddad', second_first_name = 'زينب', second_last_name = 'حداد'
    where id = ${layla.user.id}`)
  const idsOf = async (query: object) =>
    (await mona.call(ops.list, { query })).body.data.map((one: { id: string }) => one.id)
  expect([await idsOf({ q: 'zaynab' }), await idsOf({ q: 'زينب حد' })]).toEqual([[id], [id]])
  await story.db.run(
    sql`update users set second_first_name = 'إيناس', second_last_name = 'حمزة' where id = ${layla.user.id}`,
  )
  for (const q of ['إيناس', 'ايناس حمزه', 'إِيناس']) expect([q, await idsOf({ q })]).toEqual([q, [id]])
  expect(await idsOf({ q: 'souq' })).toHaveLength(2)
  expect(await idsOf({ q: '100%' })).toEqual([])
  expect(await idsOf({ mine: '1' })).toEqual([])
  await mona.call(requestsOpsContract.take, { params: { id: project_id } })
  expect(await idsOf({ mine: '1' })).toEqual([id])
  const { body } = await mona.call(ops.read, { params: { id } })
  expect(body.data.client_contact).toMatchObject({ name: 'Khalid Al-Otaibi', email: khalid.email })
})

test('an account manager acts for the company, and the trail says who it was', async () => {
  const { layla, khalid } = pair
  const { params } = await interview(story, pair, 'confirmed')
  const offered = await mona.call(ops.offer, { params, body: { slots: twoSlots(story), timezone } })
  expect(offered.body.data).toMatchObject({ state: 'pending_talent_meeting_confirmation' })
  expect(offered.body.data.events.at(-1)).toMatchObject({ kind: 'send_slots', by: 'staff', actor: 'Mona' })
  // Staff are anonymous for the talent.
  expect((await layla.call(talents.read, { params })).body.data.timeline.at(-1)).toMatchObject({
    by: 'staff',
    actor: null,
  })
  await layla.call(talents.propose, { params, body: { slots: [slotIn(story, 5)], timezone } })
  const { slots } = (await mona.call(ops.read, { params })).body.data
  const proposed = slots.find(({ offered_by }: { offered_by: string }) => offered_by === 'talent')
  const answer = await mona.call(ops.confirmNew, { params, body: { slot_id: proposed.id } })
  expect(answer.body.data).toMatchObject({ state: 'interview_scheduled' })
  const canceled = await mona.call(ops.cancel, { params, body: { reason: 'The company asked us to' } })
  expect(canceled.body.data).toMatchObject({ state: 'canceled', end_reason: 'staff_canceled' })
  // Both hear of it: the company did not do it itself.
  for (const member of [khalid, layla]) {
    const [mail] = await story.db.rows<{ text: string }>(sql`
      select text from messages where to_address = ${member.email} and calendar ->> 'method' = 'CANCEL'`)
    expect(mail?.text).toContain('The company asked us to')
  }
  const { actor_id } = await story.db.one<{ actor_id: string }>(sql`
    select actor_id from interview_events where kind = 'cancel'`)
  expect(actor_id).toBeTruthy()
})

test('whoever is asked gets a few days more, and so does the nomination', async () => {
  const { params } = await interview(story, pair, 'asked')
  const due = after(story.now(), 5 * DAY)
  const more = await mona.call(ops.extend, { params, body: { days: 14, reason: 'She travels' } })
  expect(more.body.data).toMatchObject({ due_at: after(due, 14 * DAY).toISOString() })
  expect(more.body.data.events.at(-1)).toMatchObject({ kind: 'extend', note: 'She travels' })
  const { expires_at } = await story.db.one<{ expires_at: Date }>(sql`select expires_at from nominations`)
  expect(expires_at).toEqual(after(due, 14 * DAY))
  story.advance(18 * DAY)
  const hers = await pair.layla.call(talents.read, { params })
  expect(hers.body.data).toMatchObject({ state: 'pending_talent_confirmation' })
  story.advance(DAY)
  mona = await story.staff(['account_manager'])
  const late = await mona.call(ops.extend, { params, body: { days: 1, reason: 'Again' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
})

test('who may read and who may act is what the table of permissions says', async () => {
  const { params } = await interview(story, pair, 'confirmed')
  const [reading, acting]: [string[], string[]] = [[], []]
  for (const role of STAFF_ROLES) {
    const person = await story.staff([role])
    if ((await person.call(ops.list)).status === 200) reading.push(role)
    const extended = await person.call(ops.extend, { params, body: { days: 1, reason: 'More' } })
    if (extended.status === 200) acting.push(role)
  }
  expect(reading).toEqual(['matcher', 'account_manager', 'admin'])
  expect(acting).toEqual(['account_manager'])
  expect(await pair.khalid.call(ops.list)).toMatchObject({ status: 403 })
})

test('a nomination that is given up takes its interview with it, and the talent is freed', async () => {
  const { khalid, layla, nomination_id } = pair
  const { params } = await interview(story, pair, 'scheduled')
  await khalid.call(nominationsContract.decline, { params: { id: nomination_id }, body: { reason: 'A secret reason' } })
  const hers = (await layla.call(talents.read, { params })).body.data
  expect(hers).toMatchObject({ state: 'canceled', end_note: null })
  expect(JSON.stringify(hers)).not.toContain('A secret reason')
  expect(await story.db.rows(sql`select 1 from interview_quarters`)).toEqual([])

  const other = await nominated(story, await story.client(), layla)
  const request = await interview(story, other, 'asked')
  const withdrawn = await mona.call(nominationsOpsContract.withdraw, {
    params: { id: other.nomination_id },
    body: { reason: 'Took a job' },
  })
  expect(withdrawn.body.data).toMatchObject({ state: 'withdrawn' })
  expect((await other.khalid.call(clients.read, { params: request.params })).body.data).toMatchObject({
    state: 'canceled',
    end_reason: 'staff_canceled',
  })
  const { salary_locked } = await story.db.one<{ salary_locked: boolean }>(sql`
    select salary_locked from talent_profiles where user_id = ${layla.user.id}`)
  expect(salary_locked).toBe(false)
})
