import { calendarFeedContract as feed } from '@fareeq/domain/interviews/contract-feed.ts'
import { interviewsMovesContract as moves } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewsPanelContract as panel } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../../testing/interviews.ts'
import { liveTalent } from '../../../testing/market.ts'
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
const invite = (params: { id: string }, ...people: Member[]) =>
  pair.khalid.call(panel.setPanel, { params, body: { user_ids: people.map(({ user }) => user.id) } })
const methodsTo = async ({ email }: Member) =>
  (
    await story.db.rows<{ text: string }>(sql`
      select calendar ->> 'text' as text from messages
      where to_address = ${email} and calendar is not null order by created_at, id`)
  ).map(({ text }) => /^METHOD:(\w+)/m.exec(text)?.[1])
const card = { scores: { technical: 4, communication: 5 }, recommendation: 'yes', note: 'Knows payments' } as const

test('colleagues who are invited get the invitation, follow every change in their calendars, and are busy then', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const invited = (await invite(params, nora, sami)).body.data
  expect(new Set(invited.interviewers.map(({ id }: { id: string }) => id))).toEqual(
    new Set([nora.user.id, sami.user.id]),
  )
  expect((await layla.call(talents.read, { params })).body.data.company.others).toHaveLength(2)
  const body = { slots: [slotIn(story, 9)], timezone, reason: 'Another day' }
  await layla.call(moves.askByTalent, { params, body })
  const slot_id = (await khalid.call(clients.read, { params })).body.data.move.times[0].id
  await khalid.call(moves.acceptByClient, { params, body: { slot_id } })
  await invite(params, nora)
  const { url } = (await nora.call(feed.renew)).body.data
  expect((await story.person().send('GET', new URL(url).pathname)).body).toContain(params.id)
  await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })
  expect(await methodsTo(nora)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(await methodsTo(sami)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(await story.db.rows(sql`select 1 from busy_times`)).toEqual([])
})

test('a colleague with another appointment then is not invited, and two clicks invite once', async () => {
  const { params } = await interview(story, pair, 'scheduled')
  const other = await interview(story, await nominated(story, pair.khalid, await liveTalent(story)), 'confirmed')
  await story.db.run(sql`
    update interviews set state = 'interview_scheduled', client_id = ${sami.user.id},
      (starts_at, ends_at) = (select starts_at, ends_at from interviews where id = ${params.id})
    where id = ${other.id}`)
  expect(await invite(params, nora, sami)).toMatchObject({ status: 409, body: { code: 'interviewer_busy' } })
  expect([await methodsTo(nora), await methodsTo(sami)]).toEqual([[], []])
  await story.db.run(
    sql`update interviews set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = ${other.id}`,
  )
  const twice = await Promise.all([invite(params, nora, sami), invite(params, nora, sami)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await methodsTo(sami)).toEqual(['REQUEST'])
})

test('nobody offers a time at which an interviewer, the host or the other side is in another meeting, whoever of them offers it', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'confirmed')
  await invite(params, sami)
  const omar = await liveTalent(story)
  const other = await interview(story, await nominated(story, khalid, omar), 'scheduled')
  // Sami takes that interview over, Omar is in it too, and Layla is in one of another company.
  await story.db.run(sql`update interviews set client_id = ${sami.user.id} where id = ${other.id}`)
  const third = await interview(story, await nominated(story, await story.client(), layla), 'offered')
  const [, second] = await third.slots()
  await layla.call(talents.select, { params: third.params, body: { slot_id: second!.id } })
  const offer = (...slots: { start: string; end: string }[]) =>
    khalid.call(clients.offer, { params, body: { slots, timezone } })
  const [withSami, withLayla] = [slotIn(story, 3), slotIn(story, 6, 2)]
  expect((await khalid.call(clients.read, { params })).body.data.busy).toEqual([withSami, withLayla])
  expect((await offer(withSami, slotIn(story, 8))).body).toMatchObject({ code: 'colleague_time_busy' })
  expect((await offer(withLayla, slotIn(story, 8))).body).toMatchObject({ code: 'their_time_busy' })
  expect((await offer(slotIn(story, 7), slotIn(story, 8))).status).toBe(200)
  // The talent reads that it is no time, and neither whose appointment it is nor that it is one of the company's.
  expect((await layla.call(talents.read, { params })).body.data.busy).toEqual([withSami, withLayla])
  const propose = (slot: { start: string; end: string }) =>
    layla.call(talents.propose, { params, body: { slots: [slot], timezone } })
  expect((await propose(withSami)).body).toMatchObject({ code: 'their_time_busy' })
  expect((await propose(withLayla)).body).toMatchObject({ code: 'own_time_busy' })
})

test('an offered time that one of them has given away is shown as such, and cannot be agreed on', async () => {
  const { layla } = pair
  const { params } = await interview(story, pair, 'offered')
  const other = await interview(story, await nominated(story, await story.client(), layla), 'offered')
  const [first] = await other.slots()
  await layla.call(talents.select, { params: other.params, body: { slot_id: first!.id } })
  const { slots } = (await layla.call(talents.read, { params })).body.data
  expect(slots.map(({ taken }: { taken: boolean }) => taken)).toEqual([true, false])
  const select = (slot: { id: string }) => layla.call(talents.select, { params, body: { slot_id: slot.id } })
  expect((await select(slots[0])).body).toMatchObject({ code: 'own_time_busy' })
  expect((await select(slots[1])).status).toBe(200)
})

test('whoever took an interview over while busy then, as it was before, still invites colleagues to it', async () => {
  const { khalid } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const other = await interview(
    story,
    await nominated(story, await story.client(), await liveTalent(story)),
    'scheduled',
  )
  await story.db.run(
    sql`update interviews set client_id = ${khalid.user.id}, updated_at = ends_at where id = ${other.id}`,
  )
  expect((await invite(params, nora)).status).toBe(200)
  await story.db.run(
    sql`update interviews set client_id = ${sami.user.id}, updated_at = ends_at where id = ${params.id}`,
  )
  await story.db.run(
    sql`update interviews set client_id = ${khalid.user.id}, updated_at = ends_at where id = ${params.id}`,
  )
  expect((await invite(params, nora, sami)).status).toBe(200)
  expect((await invite(params)).status).toBe(200)
})

test('only colleagues who may interview are invited; a stranger, a talent, a viewer or the host are not', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  await story.db.run(sql`update organisation_members set role = 'viewer' where user_id = ${sami.user.id}`)
  for (const person of [await story.client(), layla, sami, khalid])
    expect(await invite(params, person)).toMatchObject({ status: 422 })
  const stranger = await story.client()
  expect(await stranger.call(panel.setPanel, { params, body: { user_ids: [] } })).toMatchObject({ status: 404 })
  expect(await nora.call(panel.setPanel, { params, body: { user_ids: [] } })).toMatchObject({ status: 403 })
})

test('each interviewer writes a scorecard and reads the others after it; who decides reads all, the talent none', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  await invite(params, nora, sami)
  const { start } = (await khalid.call(clients.read, { params })).body.data
  expect(await nora.call(panel.score, { params, body: card })).toMatchObject({
    status: 409,
    body: { code: 'feedback_early' },
  })
  story.advance(Date.parse(start) - story.now().getTime())
  const scored = (await nora.call(panel.score, { params, body: card })).body.data
  expect(scored).toMatchObject({
    can_score: true,
    interviewers: expect.arrayContaining([
      expect.objectContaining({ id: nora.user.id, scorecard: expect.objectContaining({ ...card }) }),
      expect.objectContaining({ id: sami.user.id, scorecard: null }),
    ]),
  })
  const cardsOf = async (member: Member) => {
    const { interviewers } = (await member.call(clients.read, { params })).body.data
    return [nora, sami].map(
      ({ user }) => interviewers.find(({ id }: { id: string }) => id === user.id).scorecard !== null,
    )
  }
  expect([await cardsOf(khalid), await cardsOf(sami)]).toEqual([
    [true, false],
    [false, false],
  ])
  await sami.call(panel.score, { params, body: { ...card, recommendation: 'no' } })
  expect(await cardsOf(sami)).toEqual([true, true])
  expect(JSON.stringify((await layla.call(talents.read, { params })).body)).not.toContain(card.note)
  expect(await khalid.call(panel.score, { params, body: card })).toMatchObject({ status: 404 })
})

test('whoever has left the company finds nothing of it, writes nothing and hears nothing', async () => {
  const { khalid } = pair
  const { params } = await interview(story, pair, 'scheduled')
  await invite(params, nora)
  await story.db.run(sql`
    with founded as (insert into organisations (created_at) values (${story.now()}) returning id)
    update organisation_members set organisation_id = founded.id, role = 'owner' from founded where user_id = ${nora.user.id}`)
  expect(await nora.call(clients.read, { params })).toMatchObject({ status: 404 })
  expect(await nora.call(panel.score, { params, body: card })).toMatchObject({ status: 404 })
  await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })
  expect(await methodsTo(nora)).toEqual(['REQUEST'])
})
