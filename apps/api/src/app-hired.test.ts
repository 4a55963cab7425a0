// From a team described to a team at work: one story over all features, with every sum worked out here once more by hand.
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { requestsOpsContract } from '@fareeq/domain/client-projects/contract-ops.ts'
import type { FurtherRole } from '@fareeq/domain/client-projects/schema-roles.ts'
import { clientEndingsContract as endings } from '@fareeq/domain/contracts/contract-endings.ts'
import { contractsOpsContract as contracts } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientContractsContract as clientContracts,
  talentContractsContract as talentContracts,
} from '@fareeq/domain/contracts/contract.ts'
import { interviewsFeedbackContract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewsMovesContract as moves } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewsPanelContract as panel } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewsContract } from '@fareeq/domain/interviews/contract.ts'
import {
  buyoutsOpsContract,
  clientBuyoutsContract as buyouts,
  talentBuyoutsContract,
} from '@fareeq/domain/buyouts/contract.ts'
import { clientWorkReviewsContract } from '@fareeq/domain/work-reviews/contract.ts'
import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { clientOffersContract as offers, talentOffersContract as talentOffers } from '@fareeq/domain/offers/contract.ts'
import { clientTimeOffContract, talentTimeOffContract } from '@fareeq/domain/time-off/contract.ts'
import { expect, test } from 'vitest'
import { followContracts } from './features/contracts/actions-clock.ts'
import { billMonth } from './features/invoices/actions-months.ts'
import { sql } from './platform/db/sql.ts'
import { takeTest } from './testing/assessments.ts'
import { signed, statedParties } from './testing/contracts.ts'
import { askHowItGoes, firstDay, metUs, pass } from './testing/hired-steps.ts'
import { VAT, billOf, grossFor, monthOf, ratio } from './testing/hired-sums.ts'
import { interview, slotIn, timezone } from './testing/interviews.ts'
import { selectedTalent } from './testing/market.ts'
import { offerFormOf } from './testing/offers.ts'
import { type Member, type Person, freshStory } from './testing/story.ts'

const story = await freshStory()

const DESIGNERS: FurtherRole = {
  role: 'product_designer',
  head_count: 2,
  seniority: 'senior',
  technologies: ['figma'],
  availability: 'part_time',
  duration: 3,
  starts_on: null,
  primary_language: 'ar',
  secondary_language: 'en',
  budget: 2500,
}
const FIRST_ROLE = {
  role: 'backend_developer',
  availability: 'full_time',
  duration: 6,
  primary_language: 'ar',
  head_count: 2,
} as const

type World = { khalid: Member; nora: Member; sami: Member; project_id: string } & Record<
  'matcher' | 'manager' | 'operations' | 'finance',
  Person
>

/** Three roles with five people, after the meeting; two colleagues who interview. */
async function teamRequest(): Promise<World> {
  const khalid = await story.client()
  await story.db.run(sql`update users set country = 'SA' where id = ${khalid.user.id}`)
  const testers: FurtherRole = { ...DESIGNERS, role: 'qa_engineer', head_count: 1, technologies: [], budget: null }
  const saved = await khalid.call(clientProjectsContract.saveAbout, {
    body: { ...FIRST_ROLE, more_roles: [DESIGNERS, testers] },
  })
  expect(saved.status).toBe(200)
  const project_id = saved.body.data.id as string
  await metUs(story, khalid, project_id)
  const colleague = async (role: string) => {
    const member = await story.client()
    const name = { first_name: 'Sami', last_name: 'Haddad' }
    await story.db.run(sql`
      update users set first_name = ${name.first_name}, last_name = ${name.last_name} where id = ${member.user.id}`)
    await story.db.run(sql`
      update organisation_members set role = ${role},
        organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
      where user_id = ${member.user.id}`)
    return { ...member, user: { ...member.user, ...name } }
  }
  const [nora, sami] = [await colleague('interviewer'), await colleague('hiring_manager')]
  const staff = {
    matcher: await story.staff(['matcher']),
    manager: await story.staff(['account_manager']),
    operations: await story.staff(['operations']),
    finance: await story.staff(['finance']),
  }
  expect((await staff.matcher.call(requestsOpsContract.read, { params: { id: project_id } })).body.data).toMatchObject({
    roles: 3,
    people: 5,
  })
  await pass(story, 0)
  return { khalid, nora, sami, project_id, ...staff }
}

/** With a passed test, which the company reads in the nomination. */
async function nominee({ khalid, matcher, project_id }: World): Promise<{ talent: Member; nomination_id: string }> {
  const talent = await selectedTalent(story)
  await takeTest(story, talent, 'node-js', 15)
  const nominated = await matcher.call(nominationsOpsContract.nominate, {
    body: { project_id, talent_id: talent.user.id, reasons: ['Five years of Node.js in payments', 'Your hours'] },
  })
  expect(nominated.status).toBe(201)
  const nomination_id = nominated.body.data.id as string
  const { data } = (await khalid.call(nominationsContract.list)).body
  const card = data.find(({ id }: { id: string }) => id === nomination_id)
  expect(card.evidence).toContainEqual(expect.objectContaining({ kind: 'test' }))
  return { talent, nomination_id }
}

/** Two colleagues interview; the talent asks for another time, the company agrees, and accepts. */
async function interviewed(world: World, talent: Member, nomination_id: string): Promise<string> {
  const { khalid, nora, sami, project_id } = world
  const { params } = await interview(story, { khalid, layla: talent, project_id, nomination_id }, 'scheduled')
  const invited = await khalid.call(panel.setPanel, { params, body: { user_ids: [nora.user.id, sami.user.id] } })
  expect(invited.body.data.interviewers).toHaveLength(2)
  const slot = slotIn(story, 8)
  await talent.call(moves.askByTalent, { params, body: { slots: [slot], timezone, reason: 'I travel that day' } })
  const slot_id = (await khalid.call(interviewsContract.read, { params })).body.data.move.times[0].id
  expect((await khalid.call(moves.acceptByClient, { params, body: { slot_id } })).status).toBe(200)
  expect((await khalid.call(interviewsContract.read, { params })).body.data.start).toBe(slot.start)
  await pass(story, 9)
  const score = { scores: { technical: 4 }, recommendation: 'yes' } as const
  for (const colleague of [nora, sami])
    expect((await colleague.call(panel.score, { params, body: score })).status).toBe(200)
  const body = { action: 'accepted', reason: 'Clear and calm', share_with_talent: false } as const
  expect((await khalid.call(interviewsFeedbackContract.give, { params, body })).status).toBe(200)
  return params.id
}

/** The company offers, the talent asks for more, the company agrees; the month is priced to the cent each time. */
async function agreed({ khalid }: World, talent: Member, interview_id: string, months: number) {
  const { interview_id: _, ...form } = offerFormOf(story, interview_id, months)
  const start = daysAfter(riyadhDay(story.now()), 2)
  const created = await khalid.call(offers.make, { body: { ...form, interview_id, start } })
  expect(created).toMatchObject({ status: 201, body: { data: { cost: monthOf(200_000) } } })
  const params = { id: created.body.data.id as string }
  const requested_changes = [{ field: 'salary_net' as const, wanted: '2,300', why: 'I lead a team of four now.' }]
  await talent.call(talentOffers.askChange, { params, body: { version: 1, requested_changes } })
  const revised = await khalid.call(offers.revise, {
    params,
    body: { ...form, start, salary_net: 230_000, expected_version: 1, answer: 'Agreed.' },
  })
  const { cost, fee } = revised.body.data
  expect(cost).toMatchObject(monthOf(230_000))
  const { version, hash, terms } = (await talent.call(talentOffers.read, { params })).body.data
  expect((await talent.call(talentOffers.accept, { params, body: { version, hash } })).status).toBe(200)
  return { terms, fee: fee as number, start }
}

/** Prepared as it was offered; signed by the talent, and for the company by a manager who is empowered to. */
async function contracted(world: World, talent: Member, interview_id: string, months: number) {
  const { operations, manager, khalid, sami } = world
  const { terms, fee, start } = await agreed(world, talent, interview_id, months)
  const { type, availability, salary_net, notice_days } = terms
  const prepared = await operations.call(contracts.prepare, {
    body: { interview_id, type, availability, start, months, salary_net, fee, notice_days },
  })
  expect(prepared.status).toBe(201)
  const id = prepared.body.data.id as string
  await statedParties({ layla: talent, khalid })
  expect((await manager.call(contracts.send, { params: { id } })).status).toBe(200)
  expect((await signed(story, talent, id)).status).toBe(200)
  expect((await signed(story, sami, id)).status).toBe(422)
  expect((await signed(story, sami, id, { capacity: 'Head of engineering', is_empowered: true })).status).toBe(200)
  const { data } = (await sami.call(clientContracts.read, { params: { id } })).body
  expect(data).toMatchObject({ state: 'active', signatures: [{}, { capacity: 'Head of engineering' }] })
  await firstDay(world, talent, id)
  return { id, start }
}

const linesOf = (id: string) =>
  story.db.rows(
    sql`select month, net, wht, fee from invoice_lines where contract_id = ${id} and kind = 'salary' order by month`,
  )

test('a team is asked for, hired, replaced in the trial and taken over, and every sum is right to the cent', async () => {
  const world = await teamRequest()
  const { khalid, operations, finance } = world
  const first = await nominee(world)
  const layla = first.talent
  const interview_id = await interviewed(world, layla, first.nomination_id)
  const { id, start } = await contracted(world, layla, interview_id, 6)

  // She starts, takes two days off without pay, and is replaced in the trial.
  await pass(story, 3)
  const unpaid = [daysAfter(start, 4), daysAfter(start, 5)]
  const answer = await layla.call(talentTimeOffContract.ask, {
    params: { id },
    body: { kind: 'unpaid', first_day: unpaid[0]!, last_day: unpaid[1]!, note: 'A wedding' },
  })
  const item = answer.body.data.items[0].id as string
  expect((await khalid.call(clientTimeOffContract.agree, { params: { id: item } })).status).toBe(200)
  const last_day = daysAfter(start, 11)
  const replaced = await khalid.call(endings.replace, { params: { id }, body: { last_day, reason: 'skills' } })
  expect(replaced.body.data).toMatchObject({ ends_on: last_day, ending: { kind: 'replacement' } })

  // The next one, for the seat that is open again.
  const next = await nominee(world)
  const noor = next.talent
  const other = await contracted(world, noor, await interviewed(world, noor, next.nomination_id), 18)
  await pass(story, 10)
  await askHowItGoes(story, world, noor, other.id)
  await pass(story, 30)
  await followContracts(story.work())
  await billMonth(story.work())
  expect((await layla.call(talentContracts.read, { params: { id } })).body.data.state).toBe('ended')
  const bill = billOf(230_000, start, last_day, unpaid)
  expect(await linesOf(id)).toEqual(bill)

  // She is taken over for a fifth of the gross pay of the twelve months that count.
  const params = { id: other.id }
  const fee = ratio(grossFor(230_000) * 12, 20, 100)
  const price = (await khalid.call(buyouts.read, { params })).body.data
  expect(price).toMatchObject({ fee, vat: ratio(fee, VAT, 100), total: fee + ratio(fee, VAT, 100), counted_months: 12 })
  const takeover = daysAfter(riyadhDay(story.now()), 5)
  const buyout = await khalid.call(buyouts.ask, { params, body: { last_day: takeover, fee, message: 'The same pay.' } })
  expect((await operations.call(buyoutsOpsContract.approve, { params, body: { fee } })).status).toBe(409)
  const question = { params: { id: buyout.body.data.asked.id as string } }
  expect((await noor.call(talentBuyoutsContract.consent, question)).status).toBe(200)
  expect((await operations.call(buyoutsOpsContract.approve, { params, body: { fee } })).status).toBe(200)
  await pass(story, 70)
  await followContracts(story.work())
  await billMonth(story.work())
  const theirs = billOf(230_000, other.start, takeover, [])
  expect(await linesOf(other.id)).toEqual(theirs)

  // Both are asked to look back on the one; nobody is about the few days of the other.
  const reviews = [id, other.id].map(
    async (id) => (await khalid.call(clientWorkReviewsContract.ofContract, { params: { id } })).body.data.open,
  )
  expect(await Promise.all(reviews)).toEqual([null, expect.objectContaining({ id: expect.any(String) })])

  // Every invoice is issued: their totals, what both talents are owed, and the books say the same.
  const drafts = await story.db.rows<{ id: string }>(sql`select id from invoices where number is null`)
  for (const draft of drafts)
    expect((await finance.call(invoices.issue, { params: { id: draft.id } })).status).toBe(200)
  const lines = [...bill, ...theirs]
  const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + pick(line), 0)
  const sums = await story.db.one(sql`
    select sum(subtotal)::int8 as subtotal, sum(vat)::int8 as vat, sum(total)::int8 as total from invoices`)
  const subtotals = await story.db.rows<{ subtotal: number }>(sql`select subtotal from invoices`)
  const subtotal = sum(({ net, wht, fee }) => net + wht + fee) + fee
  const vat = subtotals.reduce((all, invoice) => all + ratio(invoice.subtotal, VAT, 100), 0)
  expect(sums).toEqual({ subtotal, vat, total: subtotal + vat })
  expect(await story.db.one(sql`select sum(net)::int8 as net, sum(wht)::int8 as wht from payouts`)).toEqual({
    net: sum(({ net }) => net),
    wht: sum(({ wht }) => wht),
  })
  expect(await story.db.one(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual({ sum: 0 })
}, 120_000)
