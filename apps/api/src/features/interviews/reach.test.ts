import { interviewsFeedbackContract as said } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsPanelContract as panel } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Pair, interview, newPair, nominated, terms, timezone, twoSlots } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { closeInterviews } from './actions-closing.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})
const invitations = (member: Member) =>
  story.db.rows<{ text: string }>(sql`
    select calendar ->> 'text' as text from messages
    where to_address = ${member.email} and calendar is not null order by created_at, id`)
const line = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(name))

test('a stranger finds nothing of it; a visitor and the other side have no such calls', async () => {
  const { khalid, layla, project_id } = pair
  const { params } = await interview(story, pair, 'offered')
  const [sara, omar] = [await story.client(), await liveTalent(story)]
  const body = { slots: twoSlots(story), timezone }
  for (const answer of [
    await sara.call(clients.read, { params }),
    await sara.call(clients.offer, { params, body }),
    await sara.call(clients.confirmNew, { params, body: {} }),
    await sara.call(clients.refuseNew, { params, body: {} }),
    await sara.call(clients.cancel, { params, body: { reason: 'No' } }),
    await sara.call(clients.setLink, { params, body: { link: null } }),
    await sara.call(clients.start, { body: { nomination_id: pair.nomination_id } }),
    await omar.call(talents.read, { params }),
    await omar.call(talents.confirm, { params, body: terms }),
    await omar.call(talents.select, { params, body: {} }),
    await omar.call(talents.propose, { params, body }),
    await omar.call(talents.decline, { params, body: {} }),
    await khalid.call(clients.read, { params: { id: newId(story.now()) } }),
  ])
    expect(answer).toMatchObject({ status: 404 })
  expect((await sara.call(clients.list)).body).toMatchObject({ data: [], meta: { next_cursor: null, total: 0 } })
  expect(await sara.call(clients.list, { query: { project_id } })).toMatchObject({ status: 403 })
  expect(await layla.call(clients.list)).toMatchObject({ status: 403 })
  expect(await khalid.call(talents.list)).toMatchObject({ status: 403 })
  expect(await story.person().call(clients.list)).toMatchObject({ status: 401 })
})

test('the talent reads the name of the company, also where a colleague asks who was invited to it', async () => {
  const { khalid, layla } = pair
  await story.db.run(sql`
    update users set company = 'Souq', website = 'https://souq.sa', country = 'SA' where id = ${khalid.user.id}`)
  const sara = await story.client()
  await story.db.run(sql`
    update users set company = null, website = null, country = null where id = ${sara.user.id}`)
  await story.db.run(sql`
    update organisation_members set role = 'hiring_manager',
      organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
    where user_id = ${sara.user.id}`)
  const { params } = await interview(story, await nominated(story, sara, layla), 'asked')
  expect((await layla.call(talents.read, { params })).body.data).toMatchObject({
    client_name: 'Souq',
    company: { name: 'Souq', country_name: 'Saudi Arabia' },
  })
  expect((await story.outbox(layla.email))[0]!.text).toContain('Souq')
})

test('two clicks start one request', async () => {
  const { khalid, nomination_id } = pair
  const key = { 'idempotency-key': 'start-once' }
  const [first, second] = await Promise.all([
    khalid.call(clients.start, { body: { nomination_id } }, key),
    khalid.call(clients.start, { body: { nomination_id } }, key),
  ])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body).toEqual(second.body)
  expect((await khalid.call(clients.list)).body.meta.total).toBe(1)
})

test('another address than our room is told to both, and their calendars follow', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const set = await khalid.call(clients.setLink, { params, body: { link: 'meet.example.com/souq' } })
  expect(set.body.data.link).toBe('https://meet.example.com/souq')
  const [, changed] = await invitations(layla)
  expect([line(changed!.text, 'SEQUENCE'), line(changed!.text, 'URL')]).toEqual([
    'SEQUENCE:1',
    'URL:https://meet.example.com/souq',
  ])
  const back = await khalid.call(clients.setLink, { params, body: { link: null } })
  expect(back.body.data.link).toContain('/room/')
  story.advance(4 * DAY)
  expect(await khalid.call(clients.setLink, { params, body: { link: null } })).toMatchObject({ status: 409 })
})

test('both open pages hear of every move', async () => {
  const { khalid, layla } = pair
  await interview(story, pair, 'scheduled')
  for (const { user } of [khalid, layla]) {
    const { count } = await story.db.one<{ count: number }>(sql`
      select count(*)::int as count from events where user_id = ${user.id} and name = 'interview.changed'`)
    expect(count).toBe(4)
  }
})

test('whoever was to meet somebody that leaves for good hears of it, and no calendar keeps the time', async () => {
  const { khalid, layla } = pair
  const agreed = await interview(story, pair, 'scheduled')
  const request = await interview(story, await nominated(story, await story.client(), layla), 'asked')
  await story.db.transaction((db) => closeInterviews(story.work(db), layla.user.id))
  expect((await khalid.call(clients.read, agreed)).body.data).toMatchObject({
    state: 'canceled',
    end_reason: 'talent_declined',
  })
  expect((await layla.call(talents.read, request)).body.data).toMatchObject({ state: 'talent_unavailable' })
  expect(line((await invitations(khalid)).at(-1)!.text, 'METHOD')).toBe('METHOD:CANCEL')
  expect(await story.db.rows(sql`select 1 from interview_quarters`)).toEqual([])
})

test('colleagues of one company share its interviews, each as far as they are trusted', async () => {
  const { khalid, layla } = pair
  const colleague = async (role: string) => {
    const member = await story.client()
    await story.db.run(sql`
      update organisation_members set role = ${role},
        organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
      where user_id = ${member.user.id}`)
    return member
  }
  const { params } = await interview(story, pair, 'confirmed')
  const [manager, interviewer, viewer, finance] = [
    await colleague('hiring_manager'),
    await colleague('interviewer'),
    await colleague('viewer'),
    await colleague('finance'),
  ]
  expect(await interviewer.call(clients.read, { params })).toMatchObject({ status: 404 })
  expect((await interviewer.call(clients.list)).body).toMatchObject({ data: [], meta: { total: 0 } })
  await khalid.call(panel.setPanel, { params, body: { user_ids: [interviewer.user.id] } })
  const viewOf = async (member: Member) => (await member.call(clients.read, { params })).body.data
  expect(await viewOf(manager)).toMatchObject({
    moves: ['send_slots', 'cancel'],
    terms: { salary: { full_time: 2600 } },
  })
  for (const member of [interviewer, viewer]) expect(await viewOf(member)).toMatchObject({ moves: [], terms: null })
  expect(await finance.call(clients.read, { params })).toMatchObject({ status: 403 })
  const body = { slots: twoSlots(story), timezone }
  for (const member of [interviewer, viewer, finance])
    expect(await member.call(clients.offer, { params, body })).toMatchObject({ status: 403 })
  expect(await manager.call(clients.offer, { params, body })).toMatchObject({ status: 200 })
  const [first] = (await viewOf(manager)).slots
  await layla.call(talents.select, { params, body: { slot_id: first.id } })
  story.advance(4 * DAY)
  expect(await viewOf(interviewer)).toMatchObject({ moves: ['give_feedback'] })
  const word = { action: 'accepted', share_with_talent: false } as const
  expect(await viewer.call(said.give, { params, body: word })).toMatchObject({ status: 403 })
  expect(await interviewer.call(said.give, { params, body: word })).toMatchObject({ status: 200 })
})
