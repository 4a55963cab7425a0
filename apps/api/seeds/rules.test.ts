import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { assessmentsOpsContract } from '@fareeq/domain/assessments/contract-ops.ts'
import { chainFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import type { Signature } from '@fareeq/domain/contracts/schema.ts'
import { type ContractEvent, type ContractState, contractLife } from '@fareeq/domain/contracts/states.ts'
import { slotFault } from '@fareeq/domain/interviews/rules-slots.ts'
import {
  type InterviewEvent,
  type InterviewMover,
  type InterviewState,
  interviewLife,
  isOpen,
  mayMove as mayMoveInterview,
} from '@fareeq/domain/interviews/states.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { documentNumber } from '@fareeq/domain/invoices/rules.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import {
  type Mover,
  type NominationEvent,
  type NominationState,
  mayMove,
  nominationLife,
} from '@fareeq/domain/nominations/states.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { isLive } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { clockOf } from '@fareeq/domain/tickets/rules.ts'
import type { TicketState } from '@fareeq/domain/tickets/states.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sha256 } from '../src/features/contracts/actions-documents.ts'
import { sql } from '../src/platform/db/sql.ts'
import { openSession } from '../src/platform/session.ts'
import { type Story, openStory } from '../src/testing/story.ts'
import { seedDemoWorld } from './demo-world.ts'
import { SIGN_INS } from './sign-ins.ts'

// Invariants: the rules of the product, replayed over the demo world.

let story: Story
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedDemoWorld(story.db, story.now(), undefined, story.app.platform.files)
})
afterAll(() => story.close())

async function profileOf(userId: string): Promise<Profile> {
  const token = await openSession(story.db, { userId }, 'seeds', story.now())
  return (await story.person({ token }).call(talentsContract.profile)).body.data
}

type Nominated = {
  talent_id: string
  step: number
  state: NominationState
  reasons: string[]
  project_id: string
  events: { kind: string; actor_kind: Mover }[]
}

test('every nomination could have been made: a live, verified talent, a finished request, reasons, moves of its life', async () => {
  const rows = await story.db.rows<Nominated>(sql`
    select talent_id, project_id, step, state, reasons,
      (select json_agg(json_build_object('kind', kind, 'actor_kind', actor_kind) order by at, nomination_events.id)
        from nomination_events where nomination_id = nominations.id) as events
    from nominations join client_projects on client_projects.id = project_id`)
  expect(rows.length).toBeGreaterThan(8)
  for (const { talent_id, project_id, step, state, reasons, events } of rows) {
    const profile = await profileOf(talent_id)
    const { email, verified } = profile.basicInfo
    expect({ email, verified, live: isLive(profile) }).toEqual({ email, verified: true, live: true })
    expect(step).toBe(CLIENT_STEP.DONE)
    z.parse(nominationsOpsContract.nominate.body, { project_id, talent_id, reasons })
    const [first, ...moves] = events
    expect(first?.kind).toBe('nominate')
    let at: NominationState = 'reserved'
    for (const { kind, actor_kind } of moves) {
      expect(mayMove(kind as NominationEvent, actor_kind), `${kind} by ${actor_kind}`).toBe(true)
      at = nominationLife.next(at, kind as NominationEvent)!
    }
    expect(at).toBe(state)
  }
})

test('every current nomination fits its request: its hours, and at least one of its skills', async () => {
  const clients = await story.db.rows<{ email: string; id: string }>(sql`
    select distinct email, users.id from nominations
      join client_projects on client_projects.id = project_id join users on users.id = client_id`)
  let lowest = 100
  for (const { email, id: userId } of clients) {
    const client = story.person({ token: await openSession(story.db, { userId }, 'seeds', story.now()) })
    const { body } = await client.call(nominationsContract.list, { query: { list: 'standing' } })
    for (const { talent, match } of body.data as Nomination[]) {
      const who = `${talent.first_name} for ${email}`
      expect([who, talent.missing_time]).toEqual([who, null])
      expect([who, match?.skills.matched.length ?? 1]).not.toEqual([who, 0])
      lowest = Math.min(lowest, match?.total ?? 100)
    }
  }
  expect(lowest).toBeGreaterThanOrEqual(60)
})

test('whoever has come as far as a passed assessment has one to show, among the many too', async () => {
  const people = await story.db.rows<{ email: string; passes: number; reports: number }>(sql`
    select email, count(attempts.id)::int as passes, count(attempts.report->'mcq'->'score')::int
        + count(attempts.report->'problem_solving'->'score')::int as reports
    from users join talent_profiles on user_id = users.id
      left join assessment_attempts attempts on attempts.user_id = users.id and attempts.state = 'passed'
        and attempts.kind in ('multiple_choice', 'coding')
    where hiring_status in ('verified', 'nominated', 'interviewing', 'hired') group by email`)
  expect(people.length).toBeGreaterThan(30)
  for (const { email, passes, reports } of people)
    expect([email, passes > 0, passes - reports]).toEqual([email, true, 0])
})

type SeededRow = {
  talent_id: string
  state: InterviewState
  terms: { salary: Profile['salaries'] } | null
  events: { kind: string; actor_kind: InterviewMover; at: string }[]
  slots: { start: string; end: string; at: string }[]
}
const interviews = () =>
  story.db.rows<SeededRow>(sql`
    select talent_id, state, terms,
      (select json_agg(json_build_object('kind', kind, 'actor_kind', actor_kind, 'at', at) order by at, id)
        from interview_events where interview_id = interviews.id) as events,
      (select coalesce(json_agg(json_build_object('start', starts_at, 'end', ends_at, 'at', created_at)), '[]')
        from interview_slots where interview_id = interviews.id) as slots
    from interviews`)

test('every interview has lived by its table, with times that could be offered and the salary of the profile', async () => {
  const rows = await interviews()
  expect(rows.length).toBeGreaterThan(8)
  expect(new Set(rows.map(({ state }) => state)).size).toBeGreaterThan(6)
  for (const { talent_id, state, terms, events, slots } of rows) {
    const [first, ...moves] = events
    expect(first?.kind).toBe('start')
    let at: InterviewState = 'pending_talent_confirmation'
    for (const { kind, actor_kind } of moves) {
      expect(mayMoveInterview(kind as InterviewEvent, actor_kind), `${kind} by ${actor_kind}`).toBe(true)
      at = interviewLife.next(at, kind as InterviewEvent)!
    }
    expect(at).toBe(state)
    for (const slot of slots)
      expect(
        slotFault({ start: new Date(slot.start), end: new Date(slot.end) }, UNCHANGED, new Date(slot.at)),
      ).toBeNull()
    if (terms) expect(terms.salary).toEqual((await profileOf(talent_id)).salaries)
  }
})

test('a talent says to be nominated or in interviews exactly while they are', async () => {
  const rows = await story.db.rows<{
    email: string
    hiring_status: string
    reserved: boolean
    states: InterviewState[]
  }>(sql`
    select email, hiring_status,
      exists (select 1 from nominations where talent_id = users.id and state = 'reserved') as reserved,
      array(select state from interviews where talent_id = users.id) as states
    from users join talent_profiles on user_id = users.id`)
  expect(rows.length).toBeGreaterThan(20)
  for (const { email, hiring_status, reserved, states } of rows) {
    const open = states.some(isOpen)
    expect([email, hiring_status === 'interviewing']).toEqual([email, open])
    expect([email, hiring_status === 'nominated']).toEqual([email, reserved && !open])
  }
})

type SignedContract = {
  state: ContractState
  end_day: string
  events: string[]
  signatures: Signature[]
}

test('every contract has lived by its table, came from a yes, and its signatures are a whole chain', async () => {
  const rows = await story.db.rows<SignedContract>(sql`
    select state, end_day::text,
      array(select event from contract_events where contract_id = contracts.id order by place) as events,
      (select coalesce(json_agg(json_build_object('party', party, 'name', name, 'term', term,
          'signed_at', to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'document_hash', document_hash, 'previous_hash', previous_hash, 'hash', hash, 'capacity', capacity, 'code_sent_to', code_sent_to, 'address', address) order by place), '[]')
        from contract_signatures where contract_id = contracts.id) as signatures
    from contracts join contract_terms on contract_id = contracts.id
      join interview_feedback on interview_feedback.interview_id = contracts.interview_id and action = 'accepted'`)
  const states = Object.entries(Object.groupBy(rows, ({ state }) => state)).map(([state, own]) => [state, own.length])
  expect(Object.fromEntries(states)).toEqual({ active: 2, ended: 1, ending: 4, sent: 1, terminated: 1 })
  for (const { state, events, signatures } of rows) {
    let at: ContractState = 'draft'
    for (const event of events.slice(1)) at = contractLife.next(at, event as ContractEvent) ?? at
    expect(at).toBe(state)
    expect(chainFaults(signatures, sha256)).toEqual([])
  }
  // Two can be renewed at once, one has open terms, one is offered.
  const renewals = await story.db.rows<{ state: string; fee: number | null }>(
    sql`select state, offered_fee as fee from contract_renewals order by offered_fee nulls first, state`,
  )
  expect(renewals).toEqual([
    { state: 'need_renewal', fee: null },
    { state: 'need_renewal', fee: null },
    { state: 'waiting_response', fee: null },
    { state: 'pending_talent', fee: 48_000 },
  ])
})

test('the demo talent has payouts of several months, one of them late with its ticket, and the ledger agrees', async () => {
  const rows = await story.db.rows<{ kind: string; state: string; ticket: string | null; late: boolean }>(sql`
    select kind, state, ticket, due_day < ${riyadhDay(story.now())}::date as late
    from payouts join users on users.id = talent_id where email = 'talent@demo.fareeq.test'`)
  const of = (expected: string) => rows.filter(({ kind }) => kind === expected).map(({ state }) => state)
  expect(of('bonus').toSorted()).toEqual(['due', 'paid'])
  expect(of('salary').filter((state) => state === 'paid').length).toBeGreaterThan(4)
  const open = rows.filter(({ kind, state }) => kind === 'salary' && state === 'due')
  expect(open).toEqual([{ kind: 'salary', state: 'due', ticket: 'DEM3L9', late: true }])
  const { payable, owed } = await story.db.one<{ payable: number; owed: number }>(sql`
    select (select coalesce(sum(amount), 0)::int8 from ledger_postings where account = 'talent_payable') as payable,
      (select coalesce(sum(net), 0)::int8 from payouts where state in ('due', 'held')) as owed`)
  expect(payable).toBe(-owed)
})

test('invoices are in every state, numbered by their days; credit is kept and used; the ledger sums to zero', async () => {
  const rows = await story.db.rows<{ state: string; number: string; issue_day: string }>(
    sql`select state, number, issue_day::text from invoices where number is not null order by issue_day, number`,
  )
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['paid', 'overdue', 'issued', 'void']))
  for (const [year, own = []] of Object.entries(Object.groupBy(rows, ({ issue_day }) => issue_day.slice(0, 4))))
    expect(own.map(({ number }) => number)).toEqual(
      own.map((_, index) => documentNumber('INV', Number(year), index + 1)),
    )
  const counts = await story.db.one<Record<'drafted' | 'again' | 'used' | 'returned' | 'tickets', number>>(sql`
    select (select count(*) from invoice_lines join invoices on invoices.id = invoice_id where state = 'draft')::int as drafted,
      (select count(*) from invoices where bills_again is not null)::int as again,
      (select count(*) from ledger_entries where kind = 'credit_used')::int as used,
      (select count(*) from refunds where state = 'returned')::int as returned,
      (select count(*) from tickets where kind = 'returned_refund' and state = 'open')::int as tickets`)
  expect(counts).toEqual({ drafted: 3, again: 1, used: 1, returned: 1, tickets: 1 })
  const [credit] = await story.db.rows<{ sum: number }>(
    sql`select sum(amount)::int8 as sum from ledger_postings where account = 'client_credit'`,
  )
  expect(credit?.sum).toBeLessThan(0)
  expect(await story.db.rows(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual([{ sum: 0 }])
})

test('the queues of staff hold something late, something due, and messages that did not arrive', async () => {
  const tickets = await story.db.rows<{ state: TicketState; due_at: Date }>(sql`select state, due_at from tickets`)
  const clocks = tickets.map((ticket) => clockOf(ticket, story.now()))
  expect(clocks).toContain('late')
  expect(clocks.some((clock) => clock === 'soon' || clock === 'calm')).toBe(true)
  expect((await story.db.rows(sql`select 1 from messages where status = 'failed'`)).length).toBeGreaterThan(1)
})

test('whoever is printed as a sign-in is there, somebody of every role of staff among them', async () => {
  const emails = SIGN_INS.map(([email]) => email)
  const colleagues = await story.db.rows<{ email: string; roles: string[] }>(sql`
    select email, '{}'::text[] as roles from users where status = 'active'
    union all select email, roles from staff`)
  expect(colleagues.map(({ email }) => email)).toEqual(expect.arrayContaining(emails))
  const roles = colleagues.filter(({ email }) => emails.includes(email)).flatMap((one) => one.roles)
  expect(new Set(roles)).toEqual(new Set(colleagues.flatMap((one) => one.roles)))
})

test('every attempt at an assessment could have been made: its score is that of its answers, its queue the recruiters’', async () => {
  const rows = await story.db.rows<{
    kind: string
    state: string
    score: number | null
    right: number
    questions: number
  }>(sql`
    select kind, state, score, count(*) filter (where passed = total)::int as right, count(*)::int as questions
    from assessment_attempts join assessment_answers on attempt_id = assessment_attempts.id
    group by assessment_attempts.id`)
  expect(rows.length).toBeGreaterThan(3)
  for (const { kind, state, score, right, questions: asked } of rows) {
    if (kind === 'personality') expect([state, score]).toEqual(['completed', null])
    else if (kind === 'video')
      expect([state, score !== null]).toEqual([score === null ? 'in_review' : 'passed', score !== null])
    else expect([score, state]).toEqual([Math.round((right / asked) * 100), right / asked >= 0.6 ? 'passed' : 'failed'])
  }
  const token = await openSession(story.db, { staffId: await recruiterId() }, 'seeds', story.now())
  const { counts } = (await story.person({ token }).call(assessmentsOpsContract.list)).body.meta
  expect(counts).toEqual({ videos: 1, objections: 1, conduct: 1, incidents: 1 })
})

const recruiterId = async () =>
  (await story.db.one<{ id: string }>(sql`select id from staff where email = 'recruiter@demo.fareeq.test'`)).id
