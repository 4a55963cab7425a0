import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { meetingWithHost } from '../../testing/hosts.ts'
import { type Pair, interview, newPair, nominated, slotIn, terms, timezone } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type StoryAnswer, type Member, snapshotStory } from '../../testing/story.ts'
import { followInterviews } from './clock/actions-clock.ts'
import { closeInterviews } from './actions-closing.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})
const won = (answers: StoryAnswer[]) => answers.filter(({ status }) => status === 200 || status === 201)
const count = async (table: 'interview_events' | 'interview_quarters') =>
  (
    await story.db.one<{ count: number }>(
      table === 'interview_events'
        ? sql`select count(*)::int as count from interview_events`
        : sql`select count(*)::int as count from interview_quarters`,
    )
  ).count
const row = () => story.db.one<{ state: string }>(sql`select state from interviews`)

test('forty answers to one offer at one moment: exactly one counts, is written once and told once', async () => {
  const { params, slots } = await interview(story, pair, 'offered')
  const [first, second] = await slots()
  const before = await count('interview_events')
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 4 === 3
        ? pair.layla.call(talents.propose, { params, body: { slots: [slotIn(story, 5)], timezone } })
        : pair.layla.call(talents.select, { params, body: { slot_id: (index % 2 ? first : second)!.id } }),
    ),
  )
  expect(won(answers)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body.code]).toEqual([409, 'interview_moved'])
  expect((await count('interview_events')) - before).toBe(1)
  const { state } = await row()
  expect(await count('interview_quarters')).toBe(state === 'interview_scheduled' ? 6 : 0)
  const invited = await story.db.rows(sql`select 1 from messages where calendar is not null`)
  expect(invited).toHaveLength(state === 'interview_scheduled' ? 2 : 0)
})

test('many starts about one nomination make one request', async () => {
  const { khalid, nomination_id } = pair
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => khalid.call(clients.start, { body: { nomination_id } })),
  )
  expect(won(answers)).toHaveLength(1)
  expect(await story.db.rows(sql`select 1 from interviews`)).toHaveLength(1)
})

test('a cancel and an answer at one moment leave one state, its quarters and its calendars', async () => {
  for (let round = 0; round < 5; round++) {
    const two = await newPair(story)
    const { params, slots } = await interview(story, two, 'offered')
    const [first] = await slots()
    const [selected, canceled] = await Promise.all([
      two.layla.call(talents.select, { params, body: { slot_id: first!.id } }),
      two.khalid.call(clients.cancel, { params, body: { reason: 'Enough' } }),
    ])
    // An agreed time can still be canceled; what is canceled cannot be agreed on.
    expect([canceled.status, [200, 409].includes(selected.status)]).toEqual([200, true])
    const { state, kinds } = await story.db.one<{ state: string; kinds: string[] }>(sql`
      select state, (select array_agg(kind order by id) from interview_events where interview_id = ${params.id}) as kinds
      from interviews where id = ${params.id}`)
    expect(state).toBe('canceled')
    expect(kinds.slice(3)).toEqual(selected.status === 200 ? ['select', 'cancel'] : ['cancel'])
  }
  expect(await count('interview_quarters')).toBe(0)
})

test('two interviews of one talent at one time: one of them is agreed', async () => {
  const { layla } = pair
  const other = await nominated(story, await story.client(), layla)
  const both = [await interview(story, pair, 'offered'), await interview(story, other, 'offered')]
  const answers = await Promise.all(
    both.map(async ({ params, slots }) =>
      layla.call(talents.select, { params, body: { slot_id: (await slots())[0]!.id } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'own_time_busy' })
  expect(await count('interview_quarters')).toBe(6)
  const [loser] = both.filter((_, index) => answers[index]!.status === 409)
  // The other time is still theirs.
  const second = (await loser!.slots())[1]!
  expect(await layla.call(talents.select, { params: loser!.params, body: { slot_id: second.id } })).toMatchObject({
    status: 200,
  })
})

test('two interviews of one company at one time: one of them is agreed, and no third is offered then', async () => {
  const { khalid, project_id } = pair
  const other = await nominated(story, khalid, await liveTalent(story), project_id)
  const third = await nominated(story, khalid, await liveTalent(story), project_id)
  const both = [
    { ...(await interview(story, pair, 'offered')), talent: pair.layla },
    { ...(await interview(story, other, 'offered')), talent: other.layla },
  ]
  const last = await interview(story, third, 'confirmed')
  const answers = await Promise.all(
    both.map(async ({ params, slots, talent }) =>
      talent.call(talents.select, { params, body: { slot_id: (await slots())[0]!.id } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'their_time_busy' })
  const offered = await khalid.call(clients.offer, {
    params: last.params,
    body: { slots: [slotIn(story, 3, 0, 30), slotIn(story, 7)], timezone },
  })
  expect(offered).toMatchObject({ status: 409, body: { code: 'own_time_busy' } })
})

test('a company’s own meeting with us is no time for an interview: it is shown as taken, and not offered', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'confirmed')
  await meetingWithHost(story, khalid, pair.project_id)
  const meeting = (await khalid.call(meetingsContract.next)).body.data
  const { busy } = (await khalid.call(clients.read, { params })).body.data
  expect(busy).toEqual([{ start: meeting.start, end: meeting.end }])
  const own = { start: meeting.start, end: new Date(Date.parse(meeting.start) + HOUR).toISOString() }
  const offer = (slots: object[]) => khalid.call(clients.offer, { params, body: { slots: slots as [], timezone } })
  expect((await offer([own, slotIn(story, 6, 2)])).body).toMatchObject({ code: 'own_time_busy' })
  expect((await offer([slotIn(story, 5), slotIn(story, 6, 2)])).status).toBe(200)
  // The talent, who may propose others, reads that it is no time, and neither whose nor why.
  const { body } = await layla.call(talents.read, { params })
  expect(body.data.busy).toEqual([{ start: meeting.start, end: meeting.end }])
})

test('time that runs out while somebody answers, and many clocks at once, make one end', async () => {
  const { params, slots } = await interview(story, pair, 'offered')
  const [first] = await slots()
  story.advance(72 * HOUR)
  const [answer] = await Promise.all([
    pair.layla.call(talents.select, { params, body: { slot_id: first!.id } }),
    ...Array.from({ length: 4 }, () => followInterviews(story.work())),
  ])
  expect(answer).toMatchObject({ status: 409, body: { code: 'interview_moved' } })
  expect(await row()).toEqual({ state: 'canceled' })
  const ends = await story.db.rows(sql`select 1 from interview_events where kind = 'timeout'`)
  expect(ends).toHaveLength(1)
})

test('people who leave for good at one moment, while others answer, wait for each other, never in a circle', async () => {
  for (let round = 0; round < 3; round++) {
    const [khalid, sara] = [await story.client(), await story.client()]
    const [layla, omar] = [await liveTalent(story), await liveTalent(story)]
    // Both companies wait for both talents, in opposite order.
    const requests: { params: { id: string }; talent: Member }[] = []
    for (const [client, talent] of [
      [khalid, layla],
      [sara, omar],
      [khalid, omar],
      [sara, layla],
    ] as const)
      requests.push({ talent, ...(await interview(story, await nominated(story, client, talent), 'asked')) })
    const leave = ({ user }: Member) => story.db.transaction((db) => closeInterviews(story.work(db), user.id))
    const [answers] = await Promise.all([
      Promise.all(requests.map(({ params, talent }) => talent.call(talents.confirm, { params, body: terms }))),
      ...[khalid, sara, layla].map(leave),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
  }
  const states = await story.db.rows<{ state: string }>(sql`select distinct state from interviews`)
  for (const { state } of states) expect(['canceled', 'talent_unavailable']).toContain(state)
  expect(await story.db.rows(sql`select 1 from talent_profiles where salary_locked`)).toEqual([])
})
