import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import {
  type Pair,
  interview,
  newPair,
  nominated,
  slotIn,
  terms,
  timezone,
  twoSlots,
} from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'

let pair: Pair
const story = await snapshotStory(async (story) => {
  pair = await newPair(story)
})

const nomination = async () =>
  (await pair.khalid.call(nominationsContract.read, { params: { id: pair.nomination_id } })).body.data
const read = async (id: string) => (await pair.khalid.call(clients.read, { params: { id } })).body.data
const kinds = (data: { timeline: { kind: string }[] }) => data.timeline.map(({ kind }) => kind)
/** Entries of their notification centre. */
const titlesOf = async (member: Member) =>
  (await story.db.rows<{ title_en: string }>(sql`select title_en from notices where user_id = ${member.user.id}`)).map(
    ({ title_en }) => title_en,
  )
const invitations = (member: Member) =>
  story.db.rows<{ method: string; text: string }>(sql`
    select calendar ->> 'method' as method, calendar ->> 'text' as text
    from messages where to_address = ${member.email} and calendar is not null order by created_at, id`)
const line = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(name))

test('the company starts, the talent confirms time and pay, the company offers two times, the talent takes one [S-030] [S-031] [S-032] [S-035] [S-039] [S-040] [S-041] [S-042] [P-008] [P-018] [A-055] [A-070]', async () => {
  const { khalid, layla, nomination_id, project_id } = pair
  const started = await khalid.call(clients.start, { body: { nomination_id, note: 'A talk about payments' } })
  expect(started).toMatchObject({
    status: 201,
    body: {
      data: {
        nomination_id,
        project_id,
        state: 'pending_talent_confirmation',
        group: 'pending_talent',
        note: 'A talk about payments',
        terms: null,
        moves: ['cancel'],
        due_at: after(story.now(), 5 * DAY).toISOString(),
      },
    },
  })
  const params = { id: started.body.data.id }
  expect(await nomination()).toMatchObject({ state: 'in_interview', talent: { salary: null, salary_locked: true } })
  const counted = (await khalid.call(countersContract.client, { query: { project_id } })).body.data
  expect(counted.meetings).toEqual({ interviews_count: 0, has_interviews: true })
  // The talent is notified, must answer, and has it in the counters.
  expect(await titlesOf(layla)).toContainEqual(expect.stringMatching(/^An interview request from /))
  expect((await layla.call(countersContract.talent)).body.data).toMatchObject({
    has_interviews: true,
    interviews_count: 1,
    salary_locked: true,
  })

  const confirmed = await layla.call(talents.confirm, { params, body: terms })
  expect(confirmed.body.data).toMatchObject({ state: 'pending_client_time_slots', moves: [] })
  expect((await layla.call(countersContract.talent)).body.data).toMatchObject({
    has_interviews: true,
    interviews_count: 0,
    salary_locked: false,
  })
  expect(await titlesOf(khalid)).toContainEqual(expect.stringMatching(/^Availability and salary confirmed: /))
  expect(await read(params.id)).toMatchObject({
    moves: ['send_slots', 'cancel'],
    group: 'pending_client_action',
    terms: { full_time: true, part_time: false, weeks: 3, salary: { full_time: 2600, part_time: null } },
  })
  expect(await nomination()).toMatchObject({ talent: { salary: { full_time: 2600 }, salary_locked: false } })

  const slots = twoSlots(story)
  const offered = await khalid.call(clients.offer, { params, body: { slots, timezone } })
  expect(offered.body.data).toMatchObject({ state: 'pending_talent_meeting_confirmation', slots })
  const hers = (await layla.call(talents.read, { params })).body.data
  expect(hers).toMatchObject({ moves: ['select', 'propose', 'decline'], client_timezone: timezone })

  const answer = await layla.call(talents.select, { params, body: { slot_id: hers.slots[1].id } })
  expect(answer.body.data).toMatchObject({
    state: 'interview_scheduled',
    start: slots[1]!.start,
    end: slots[1]!.end,
    link: `${story.env.PUBLIC_URL}/room/${params.id}`,
    moves: ['excuse', 'ask_move'],
  })
  const interview = await read(params.id)
  expect(interview).toMatchObject({
    group: 'upcoming',
    moves: ['cancel', 'ask_move'],
    slots: [{ chosen: false }, { chosen: true }],
  })
  expect(kinds(interview)).toEqual(['start', 'confirm', 'send_slots', 'select'])
  for (const member of [khalid, layla]) {
    const [invitation] = await invitations(member)
    expect(invitation).toMatchObject({ method: 'REQUEST' })
    expect(line(invitation!.text, 'DTSTART')).toBe(`DTSTART:${slots[1]!.start.replace(/[-:]|\.000/g, '')}`)
    // Each by their own name alone: the other's address is not theirs to know yet.
    expect(invitation!.text).not.toContain(member === khalid ? layla.email : khalid.email)
    expect(line(invitation!.text, 'DESCRIPTION')).toMatch(/Riyadh time.*|Amman time/)
  }
  const trail = await story.db.rows<{ action: string }>(sql`
    select action from audit_entries where subject_kind = 'interview' order by id`)
  expect(trail.map(({ action }) => action)).toEqual([
    'interview.pending_talent_confirmation',
    'interview.pending_client_time_slots',
    'interview.pending_talent_meeting_confirmation',
    'interview.interview_scheduled',
  ])
})

test('a request says who wants whom for what work, when and where [E-049] [E-050] [E-051] [E-052]', async () => {
  const { khalid, layla, project_id } = pair
  await story.db.run(sql`update client_projects set availability = 'full_time', duration = 12, work_mode = 'hybrid'`)
  const { params } = await interview(story, pair, 'scheduled')
  const data = await read(params.id)
  const name = (member: Member) => `${member.user.first_name} ${member.user.last_name}`
  expect(data).toMatchObject({
    client_name: name(khalid),
    project_id,
    project_name: 'Souq',
    talent: { id: layla.user.id, name: name(layla), role_name: 'Backend developer' },
    client_timezone: 'Asia/Riyadh',
    talent_timezone: 'Asia/Amman',
    created_at: story.now().toISOString(),
    created_by: name(khalid),
    engagement: { type: 'hybrid', availability: 'full_time', duration: 12 },
    terms: { salary: { full_time: 2600 } },
  })
  expect([data.slots.length, data.start, data.link]).toEqual([
    2,
    data.slots[0].start,
    expect.stringContaining('/room/'),
  ])
  const hers = (await layla.call(talents.list)).body.data[0]
  expect(hers).toMatchObject({ client_name: name(khalid), project_name: 'Souq', role_name: 'Backend developer' })
  expect(JSON.stringify(hers)).not.toContain(khalid.email)
  expect(JSON.stringify(data)).not.toContain(layla.email)
})

test('a talent proposes other times and the company confirms one [S-033] [S-044] [S-045]', async () => {
  const { khalid, layla } = pair
  const { params, id } = await interview(story, pair, 'offered')
  const slots = [slotIn(story, 4), slotIn(story, 8)]
  const proposed = await layla.call(talents.propose, {
    params,
    body: { slots, timezone: 'Asia/Kathmandu', note: 'I travel that week' },
  })
  expect(proposed.body.data).toMatchObject({
    state: 'pending_client_confirmation_on_new_slots',
    // The zone of the account, wherever the device stands.
    talent_timezone: 'Asia/Amman',
  })
  const current = await read(id)
  expect(current).toMatchObject({ group: 'pending_client_action', moves: ['confirm_new', 'refuse_new', 'cancel'] })
  expect(current.timeline.at(-1)).toMatchObject({ kind: 'propose', by: 'talent', note: 'I travel that week' })
  expect(await titlesOf(khalid)).toContainEqual(expect.stringMatching(/^Other times for the interview with /))
  const [old, fresh] = [
    current.slots[0],
    current.slots.find(({ offered_by }: { offered_by: string }) => offered_by === 'talent'),
  ]
  // The slots that were offered first are withdrawn.
  expect(await khalid.call(clients.confirmNew, { params, body: { slot_id: old.id } })).toMatchObject({
    status: 409,
    body: { code: 'slots_changed' },
  })
  const confirmed = await khalid.call(clients.confirmNew, { params, body: { slot_id: fresh.id } })
  expect(confirmed.body.data).toMatchObject({ state: 'interview_scheduled', start: slots[0]!.start })
  expect((await invitations(layla)).map(({ method }) => method)).toEqual(['REQUEST'])
})

test('a company that is free at none of the proposed times ends the request, and may start anew [S-036] [S-047]', async () => {
  const { khalid, layla, nomination_id } = pair
  const { params } = await interview(story, pair, 'offered')
  await layla.call(talents.propose, { params, body: { slots: [slotIn(story, 4)], timezone } })
  const refused = await khalid.call(clients.refuseNew, { params, body: { reason: 'We are away' } })
  expect(refused.body.data).toMatchObject({
    state: 'canceled',
    end_reason: 'client_unavailable',
    end_note: 'We are away',
    group: 'past',
  })
  expect(await nomination()).toMatchObject({ state: 'reserved' })
  expect(await khalid.call(clients.start, { body: { nomination_id } })).toMatchObject({ status: 201 })
})

test('a talent who declines declines the whole opportunity [S-034] [S-043]', async () => {
  const { khalid, layla } = pair
  const { params, id } = await interview(story, pair, 'offered')
  const declined = await layla.call(talents.decline, { params, body: { reason: 'I took another job' } })
  expect(declined.body.data).toMatchObject({ state: 'talent_unavailable', moves: [] })
  expect(await read(id)).toMatchObject({ end_reason: 'talent_declined', end_note: 'I took another job', group: 'past' })
  expect(await titlesOf(khalid)).toContainEqual(expect.stringMatching(/ has declined$/))
  const { state } = await story.db.one<{ state: string }>(sql`select state from nominations`)
  expect(state).toBe('withdrawn')
})

test('a company cancels with a reason, also an agreed time, which leaves both calendars [S-046] [P-018]', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const without = await khalid.call(clients.cancel, { params, body: { reason: ' ' } })
  expect(without).toMatchObject({ status: 422, body: { errors: [{ field: 'reason', code: 'required' }] } })
  const canceled = await khalid.call(clients.cancel, { params, body: { reason: 'The budget is gone' } })
  expect(canceled.body.data).toMatchObject({ state: 'canceled', end_reason: 'client_canceled', moves: [] })
  for (const member of [khalid, layla]) {
    const [first, last] = await invitations(member)
    expect([first!.method, last!.method]).toEqual(['REQUEST', 'CANCEL'])
    expect([line(first!.text, 'UID'), line(last!.text, 'SEQUENCE')]).toEqual([line(last!.text, 'UID'), 'SEQUENCE:1'])
  }
  expect((await story.outbox(layla.email))[0]?.text).toContain('The budget is gone')
  expect(await story.db.rows(sql`select 1 from interview_quarters`)).toEqual([])
  expect(await nomination()).toMatchObject({ state: 'reserved' })
})

test('there is one conversation at a time about one nomination, and none about what is over', async () => {
  const { khalid, nomination_id } = pair
  await interview(story, pair, 'asked')
  expect(await khalid.call(clients.start, { body: { nomination_id } })).toMatchObject({
    status: 409,
    body: { code: 'interview_exists' },
  })
  const other = await nominated(story, khalid, await liveTalent(story), pair.project_id)
  story.advance(14 * DAY)
  const late = await khalid.call(clients.start, { body: { nomination_id: other.nomination_id } })
  expect(late).toMatchObject({ status: 403, body: { code: 'nomination_expired' } })
})

test('confirming terms on the page that asks for them alone answers the request that has waited longest (D-46)', async () => {
  const { layla } = pair
  const { id } = await interview(story, pair, 'asked')
  story.advance(MINUTE)
  const second = await interview(story, await nominated(story, await story.client(), layla), 'asked')
  const saved = await layla.call(talentsContract.confirmTerms, { body: terms })
  expect(saved).toMatchObject({ status: 200, body: { data: { salaries: { full_time: 2600 } } } })
  expect(await read(id)).toMatchObject({ state: 'pending_client_time_slots', terms: { salary: { full_time: 2600 } } })
  const hers = async () => (await layla.call(talents.read, { params: second.params })).body.data.state
  expect(await hers()).toBe('pending_talent_confirmation')
  // Somebody else still waits: each company is shown the terms by an answer of its own (D-60).
  expect((await layla.call(countersContract.talent)).body.data).toMatchObject({ salary_locked: true })
  await layla.call(talentsContract.confirmTerms, { body: terms })
  expect(await hers()).toBe('pending_client_time_slots')
  expect((await layla.call(countersContract.talent)).body.data).toMatchObject({ salary_locked: false })
})
