import { interviewsPanelContract as panel } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsMovesContract as moves } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { organisationsContract as organisations } from '@fareeq/domain/organisations/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { leaveForGood } from '../organisations/actions-joining.ts'
import { closeInterviews } from './actions-closing.ts'

let pair: Pair
let owner: Member
let nora: Member
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
  owner = await colleague('owner')
  nora = await colleague('viewer')
})
const MAY_ARRANGE = 'hiring_manager'
const roleOf = (member: Member, role: string) =>
  story.db.run(sql`update organisation_members set role = ${role} where user_id = ${member.user.id}`)
const remove = (member: Member) => owner.call(organisations.remove, { params: { id: member.user.id } })
const hostOf = async (params: { id: string }) =>
  (await story.db.one<{ client_id: string }>(sql`select client_id from interviews where id = ${params.id}`)).client_id

/** Khalid's interview, and one of the owner at the same time. */
async function both() {
  const { params } = await interview(story, pair, 'scheduled')
  const other = await interview(story, await nominated(story, owner, await liveTalent(story)), 'scheduled')
  return { params, other: other.params }
}

test('whoever takes over an interview is invited to it, and it leaves the panel they were on', async () => {
  const { params } = await interview(story, pair, 'scheduled')
  await pair.khalid.call(panel.setPanel, { params, body: { user_ids: [owner.user.id] } })
  expect(await remove(pair.khalid)).toMatchObject({ status: 200 })
  expect(await hostOf(params)).toBe(owner.user.id)
  expect((await owner.call(clients.read, { params })).body.data).toMatchObject({
    host_id: owner.user.id,
    interviewers: [],
  })
  const busy = await story.db.rows(sql`select 1 from busy_times where person_id = ${owner.user.id}`)
  expect(busy).toHaveLength(1)
  const [mail] = await story.outbox(owner.email)
  expect(mail?.subject).toMatch(/Your interview with|مقابلتك مع/)
})

test('who is busy then takes over nothing: the interview is named, and when it has moved they let their colleague go', async () => {
  const { params } = await both()
  const refused = await remove(pair.khalid)
  expect(refused).toMatchObject({ status: 409, body: { code: 'successor_busy' } })
  expect(await hostOf(params)).toBe(pair.khalid.user.id)
  const body = { slots: [slotIn(story, 9)], timezone, reason: 'Another day' }
  await pair.layla.call(moves.askByTalent, { params, body })
  const slot_id = (await pair.khalid.call(clients.read, { params })).body.data.move.times[0].id
  await pair.khalid.call(moves.acceptByClient, { params, body: { slot_id } })
  expect(await remove(pair.khalid)).toMatchObject({ status: 200 })
  expect(await hostOf(params)).toBe(owner.user.id)
})

test('a colleague who is free takes it instead of one who is busy', async () => {
  const { params } = await both()
  await roleOf(nora, MAY_ARRANGE)
  expect(await remove(pair.khalid)).toMatchObject({ status: 200 })
  expect(await hostOf(params)).toBe(nora.user.id)
  const outbox = await story.outbox(nora.email)
  const mails = outbox.filter(({ subject }) => /Your interview with|مقابلتك مع/.test(subject ?? ''))
  expect(mails).toHaveLength(1)
  const trail = await story.db.rows(sql`select 1 from audit_entries where action = 'interview.handed_over'`)
  expect(trail).toHaveLength(1)
})

test('an account that closes waits for nobody: what no colleague can take is called off, and both sides hear of it', async () => {
  const { params } = await both()
  await story.db.transaction(async (db) => {
    const work = { ...story.work(), db }
    await leaveForGood(work, pair.khalid.user.id, pair.khalid.email)
    await closeInterviews(work, pair.khalid.user.id)
  })
  expect((await pair.layla.call(talents.read, { params })).body.data).toMatchObject({ state: 'canceled' })
  expect(await hostOf(params)).toBe(pair.khalid.user.id)
})

test('the database itself hands no interview ahead to somebody who is busy then, and leaves what is past', async () => {
  const { params } = await both()
  const take = (at: Date) =>
    story.db.run(sql`update interviews set client_id = ${owner.user.id}, updated_at = ${at} where id = ${params.id}`)
  await expect(take(story.now())).rejects.toThrow('another meeting')
  await take(new Date(Date.parse(slotIn(story, 5).end)))
  expect(await hostOf(params)).toBe(owner.user.id)
})
