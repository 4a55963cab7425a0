import { interviewsOpsContract as ops } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { formatMoment, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Pair, interview, newPair, nominated, slotIn, timezone } from '../../testing/interviews.ts'
import { type Member, freshStory } from '../../testing/story.ts'

let pair: Pair
const story = await freshStory(async (story) => {
  pair = await newPair(story)
})

type Slot = { id: string; start: string; offered_by: string }
const proposedIn = (data: { slots: Slot[] }) => data.slots.filter(({ offered_by }) => offered_by === 'talent')
const lastMail = async (member: Member) =>
  (
    await story.db.one<{ text: string }>(sql`
      select text from messages where to_address = ${member.email} order by created_at desc, id desc limit 1`)
  ).text

test('a talent changes the times they proposed until the company has answered; the company takes one of the new', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'offered')
  const [first, second] = [slotIn(story, 4), slotIn(story, 5, 1)]
  const once = await layla.call(talents.propose, { params, body: { slots: [first], timezone } })
  expect(once.body.data).toMatchObject({
    state: 'pending_client_confirmation_on_new_slots',
    moves: ['decline', 'propose'],
  })
  const old = proposedIn(once.body.data)
  expect(old).toMatchObject([first])

  story.advance(HOUR)
  const again = await layla.call(talents.propose, { params, body: { slots: [second], timezone, note: 'Rather this' } })
  expect(again.body.data).toMatchObject({
    state: 'pending_client_confirmation_on_new_slots',
    moves: ['decline', 'propose'],
  })
  expect(proposedIn(again.body.data)).toMatchObject([second])
  // The deadline is the same, the company is notified and sees only the new slots; the history keeps both.
  expect(Date.parse(again.body.data.due_at) - Date.parse(once.body.data.due_at)).toBe(HOUR)
  expect(await lastMail(khalid)).toContain(formatMoment(new Date(second.start), 'en', timezone))
  expect(again.body.data.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'start',
    'confirm',
    'send_slots',
    'propose',
    'propose',
  ])

  const stale = await khalid.call(clients.confirmNew, { params, body: { slot_id: old[0]!.id } })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'slots_changed', message: 'The proposed times have changed. Choose one of the new ones.' },
  })
  const [fresh] = proposedIn((await khalid.call(clients.read, { params })).body.data)
  const agreed = await khalid.call(clients.confirmNew, { params, body: { slot_id: fresh!.id } })
  expect(agreed.body.data).toMatchObject({ state: 'interview_scheduled', start: second.start })
  expect((await layla.call(talents.propose, { params, body: { slots: [first], timezone } })).status).toBe(409)
})

test('whoever is to offer times is told when the two cannot meet, and nobody else is; the server refuses them', async () => {
  const { khalid, layla } = pair
  const sara = await story.client()
  const second = await nominated(story, sara, layla)
  const { params } = await interview(story, second, 'offered')
  const finished = await interview(story, pair, 'scheduled')
  const { start, end } = (await layla.call(talents.read, { params: finished.params })).body.data
  const read = async () => ({
    hers: (await layla.call(talents.read, { params })).body.data.busy,
    theirs: (await sara.call(clients.read, { params })).body.data.busy,
  })
  expect(await read()).toEqual({ hers: [{ start, end }], theirs: [] })
  const body = { slots: [{ start, end }], timezone }
  const answer = await layla.call(talents.propose, { params, body })
  expect(answer).toMatchObject({ status: 409, body: { code: 'own_time_busy' } })
  await layla.call(talents.propose, { params, body: { slots: [slotIn(story, 9)], timezone } })
  expect(await read()).toEqual({ hers: [{ start, end }], theirs: [] })

  // The company's own, while it is asked for times: read by itself and by colleagues who act on its behalf.
  const third = await interview(story, await nominated(story, khalid, (await newPair(story)).layla), 'confirmed')
  expect((await khalid.call(clients.read, { params: third.params })).body.data.busy).toEqual([{ start, end }])
  const manager = await story.staff(['account_manager'])
  expect((await manager.call(ops.read, { params: third.params })).body.data.busy).toEqual([{ start, end }])
})

test('a request says which company asks, who will be there, and what was shared with it', async () => {
  const { khalid, layla } = pair
  await story.db.run(sql`
    update users set company = 'Souq', website = 'https://www.souq.example/about', country = 'SA'
    where id = ${khalid.user.id}`)
  await story.db.run(sql`update client_projects set industry = 'fintech' where id = ${pair.project_id}`)
  const { params } = await interview(story, pair, 'asked')
  const read = async () => (await layla.call(talents.read, { params })).body.data
  const host = `${khalid.user.first_name} ${khalid.user.last_name}`
  expect(await read()).toMatchObject({
    company: { name: 'Souq', country_name: 'Saudi Arabia', industry_name: expect.any(String), host },
    terms: null,
  })
  await story.db.run(sql`update users set company = null where id = ${khalid.user.id}`)
  // A web address is no name.
  expect((await read()).company.name).toBeNull()
  await layla.call(talents.confirm, {
    params,
    body: { availability: { full_time: true, part_time: false, timing: 3 }, salaries: { full_time: 2600 } },
  })
  expect((await read()).terms).toMatchObject({ full_time: true, weeks: 3, salary: { full_time: 2600 } })
})
