import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { lastDay } from '@fareeq/domain/contracts/rules.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  clientRenewalsContract as clients,
  renewalsOpsContract as ops,
  talentRenewalsContract as talents,
} from '@fareeq/domain/renewals/contract.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { Deal } from '../../testing/contracts.ts'
import { acceptRenewal, dueRenewal } from '../../testing/renewals.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { followRenewals } from './actions-clock.ts'

let deal: Deal & { id: string }
let renewal: Renewal
const story = await snapshotStory(async (story) => {
  ;({ deal, renewal } = await dueRenewal(story))
})
const params = () => ({ id: renewal.id })
const state = async () =>
  (await story.db.one<{ state: string }>(sql`select state from contract_renewals where term = 2`)).state
/** With a key, as a browser sends it. */
const renew = (duration = 6, ids = [renewal.id]) =>
  deal.khalid.call(clients.renew, { body: { ids, duration } }, { 'idempotency-key': crypto.randomUUID() })
const change = { type: 'hybrid', duration: 12, availability: 'full_time', raise: { yes: true, price: 250 } } as const

const accept = (who: Member) => acceptRenewal(story, who, renewal)

test('45 days before the end the company is asked, once, and it counts as waiting [S-050] [E-046] [E-053] [A-068]', async () => {
  await followRenewals(story.work())
  expect((await deal.khalid.call(clients.list)).body.data).toHaveLength(1)
  const start = riyadhDay(story.now())
  const current = { start, end: lastDay(start, 1) }
  expect(renewal).toMatchObject({ state: 'need_renewal', waits_for_me: true, current, offered: null, changes: [] })
  expect((await deal.khalid.call(countersContract.client)).body.data.renewals).toEqual({
    renewals_count: 1,
    has_renewals: true,
  })
  expect((await deal.khalid.call(countersContract.clientRenewals)).body.data.renewals_count).toBe(1)
  expect((await deal.layla.call(countersContract.talentRenewals)).body.data.renewals_count).toBe(0)
})

test('renewed as it is: the talent accepts with a signature, and a new term begins without a gap [S-053] [S-054] [S-058] [S-059] [P-009] [P-020] [A-054]', async () => {
  expect((await renew()).body.data).toEqual({ ok: [renewal.id], failed: [] })
  expect(await state()).toBe('in_progress')
  expect((await deal.layla.call(countersContract.talentRenewals)).body.data.renewals_count).toBe(1)
  // Who has worked for a term is on probation no more.
  const { text } = (await deal.layla.call(talents.document, { params: params() })).body.data
  expect(JSON.stringify(text)).toContain('There is no probation under this agreement.')
  expect((await accept(deal.layla)).body.data).toMatchObject({ state: 'renewed' })
  const contract = (await deal.layla.call(talentContractsContract.read, { params: { id: deal.id } })).body.data
  expect(contract).toMatchObject({ state: 'active', term: 2, terms: { months: 6 } })
  expect(contract.signatures).toHaveLength(3)
  expect(Date.parse(contract.terms.start) - Date.parse(renewal.current.end)).toBe(DAY)
})

test('a wrong code costs a retry, also with the key that a browser sends; after three one waits', async () => {
  await renew()
  await deal.layla.call(talents.sendCode, { params: params() })
  const [mail] = await story.outbox(deal.layla.email)
  const code = mail?.subject?.endsWith('0000') ? '0001' : '0000'
  const { document_hash } = (await deal.layla.call(talents.document, { params: params() })).body.data
  const signature = `${deal.layla.user.first_name} ${deal.layla.user.last_name}`
  const tryCode = async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { signature, code, document_hash }
    return (await deal.layla.call(talents.accept, { params: params(), body }, key)).body.code
  }
  expect([await tryCode(), await tryCode(), await tryCode()]).toEqual(['code_wrong', 'code_wrong', 'code_limit'])
})

test('other terms go to operations with what differs; approved, they go to the talent [S-052] [S-060] [P-032] [E-057]', async () => {
  const response = await deal.khalid.call(clients.changeTerms, {
    params: params(),
    body: { ...change, note: 'More days' },
  })
  expect(response.body.data).toMatchObject({ state: 'waiting_response', raise: { yes: true, price: 250 } })
  expect(await story.db.rows(sql`select kind from tickets`)).toEqual([{ kind: 'change_terms' }])
  const board = (await deal.operations.call(ops.list)).body
  expect(board.data[0].changes.map(({ field }: { field: string }) => field)).toContain('salary_net')
  const month = board.meta.forecast.find(({ to }: { to: number }) => to === 30)
  expect(month).toEqual({ from: 15, to: 30, contracts: 1, undecided: 0, under_way: 1, settled: 0 })
  // Finance reads on the contract what is asked for, and has nothing to decide.
  const finance = await story.staff(['finance'])
  const byFinance = await finance.call(ops.ofContract, { params: { id: deal.id } })
  expect(byFinance.body.data).toMatchObject({ state: 'waiting_response', waits_for_me: false })
  expect((await finance.call(ops.approve, { params: params(), body: {} })).status).toBe(403)
  await deal.operations.call(ops.approve, { params: params(), body: {} })
  expect(await state()).toBe('pending_talent')
  expect((await accept(deal.layla)).body.data.state).toBe('renewed')
  const contract = (await deal.operations.call(contractsOpsContract.read, { params: { id: deal.id } })).body
  expect(contract.code ?? contract.data.terms).toMatchObject({ type: 'hybrid', salary_net: 225_000 })
})

test('approved with another fee, the company is asked first: only then the terms are offered to the talent', async () => {
  await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
  const approved = await deal.operations.call(ops.approve, { params: params(), body: { fee: 45_000 } })
  expect(approved.body.data).toMatchObject({ state: 'need_renewal', offered_fee: 45_000, asks_fee: true })
  expect((await deal.layla.call(talents.list)).body.data[0]).toMatchObject({ state: 'need_renewal', offered: null })
  const acceptFee = (fee: number) => deal.khalid.call(clients.acceptFee, { params: params(), body: { fee } })
  expect((await acceptFee(30_000)).body.code).toBe('renewal_moved')
  expect((await acceptFee(45_000)).body.data).toMatchObject({ state: 'pending_talent', asks_fee: false })
  expect((await acceptFee(45_000)).body.code).toBe('renewal_moved')
  expect((await accept(deal.layla)).body.data.state).toBe('renewed')
  const { data } = (await deal.operations.call(contractsOpsContract.read, { params: { id: deal.id } })).body
  expect(data).toMatchObject({ fee: 45_000, terms: { salary_net: 225_000 } })
})

test('a new term begins within 30 days after the present one', async () => {
  const body = { ids: [renewal.id], duration: 6, start: daysAfter(renewal.current.end, 31) }
  const { failed } = (await deal.khalid.call(clients.renew, { body })).body.data
  expect(failed[0].error).toMatch(/^The new term must begin by /)
  const start = daysAfter(renewal.current.end, 30)
  expect((await deal.khalid.call(clients.renew, { body: { ...body, start } })).body.data.failed).toEqual([])
  expect((await deal.khalid.call(clients.list)).body.data[0].offered.start).toBe(start)
})

test('refused by operations it is the company’s turn again, with the note', async () => {
  await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
  await deal.operations.call(ops.refuse, { params: params(), body: { note: 'No budget for it' } })
  expect((await deal.khalid.call(clients.list)).body.data[0]).toMatchObject({
    state: 'need_renewal',
    answer: 'No budget for it',
    offered: null,
  })
})

test('the talent asks for a raise with a note, or rejects with a reason [P-009] [S-056] [S-061] [E-058]', async () => {
  await renew()
  const counter = { raise: { yes: true, price: 100 } as const, note: 'Two years without one' }
  expect((await deal.layla.call(talents.counter, { params: params(), body: counter })).body.data).toMatchObject({
    state: 'waiting_response',
    asked_by: 'talent',
    note: 'Two years without one',
    offered: { availability: 'full_time' },
  })
  await deal.operations.call(ops.approve, { params: params(), body: {} })
  const rejected = await deal.layla.call(talents.reject, { params: params(), body: { reason: 'Another offer' } })
  expect(rejected.body.data).toMatchObject({ state: 'rejected_by_talent', reason: 'Another offer' })
})

describe('several at once', () => {
  test('each says whether it was done; a foreign one finds nothing and holds up nobody', async () => {
    const foreign = '0199a0de-0000-7000-8000-000000000001'
    expect((await renew(6, [foreign, renewal.id])).body.data).toEqual({
      ok: [renewal.id],
      failed: [{ id: foreign, error: 'Not found.' }],
    })
    expect((await renew()).body.data.failed).toEqual([
      { id: renewal.id, error: 'This renewal has already been answered or withdrawn.' },
    ])
  })

  test('rejected with a reason, which is needed [V-045] [S-057]', async () => {
    const reject = (reason: string) => deal.khalid.call(clients.reject, { body: { ids: [renewal.id], reason } })
    expect((await reject(' ')).body.errors[0]).toEqual({
      error: 'Please enter the reason',
      field: 'reason',
      code: 'reason_needed',
    })
    expect((await reject('The project ends')).body.data.ok).toEqual([renewal.id])
    expect(await state()).toBe('rejected_by_client')
  })
})

test.each([
  [{ duration: 0 }, 'duration', "Can't be less than 1 month or more than 120 month"],
  [{ duration: 121 }, 'duration', "Can't be less than 1 month or more than 120 month"],
  [{ raise: { yes: true } }, 'raise.price', 'Enter a raise of 1 to 100,000 US dollars a month'],
  [{ raise: { yes: true, price: 0 } }, 'raise.price', 'Enter a raise of 1 to 100,000 US dollars a month'],
  [{ raise: { yes: true, price: 100_001 } }, 'raise.price', 'Enter a raise of 1 to 100,000 US dollars a month'],
  [{ note: 'x'.repeat(1001) }, 'note', 'At most 1000 characters'],
])('%o is refused at %s: %s [V-036] [V-037] [V-038] [V-039]', async (part, field, error) => {
  const body = { ...change, ...part } as typeof change
  const { status, body: answer } = await deal.khalid.call(clients.changeTerms, { params: params(), body })
  expect([status, answer.errors[0]]).toMatchObject([422, { field, error }])
  expect(await state()).toBe('need_renewal')
})

test('renew against reject: one is done, the other is told so', async () => {
  const reject = deal.khalid.call(clients.reject, { body: { ids: [renewal.id], reason: 'No' } })
  const [first, second] = await Promise.all([renew(), reject])
  expect(first.body.data.ok.length + second.body.data.ok.length).toBe(1)
  expect(['in_progress', 'rejected_by_client']).toContain(await state())
})

test('accept against lapse: the day after the end nothing is signed, and it has lapsed [S-055]', async () => {
  await renew()
  story.advance(33 * DAY)
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
  const [answer] = await Promise.all([accept(deal.layla), followRenewals(story.work())])
  expect(answer.body.code).toBe('contract_over')
  expect(await state()).toBe('rejected')
  expect(await story.db.rows(sql`select 1 from contract_signatures where term = 2`)).toEqual([])
  expect((await renew()).body.data.failed[0].error).toBe('The contract has ended. It can no longer be renewed.')
})

test('a contract that is ended early has nothing to renew: what is open lapses at once', async () => {
  await renew()
  const body = { reason: 'The project was stopped' }
  const [, answer] = await Promise.all([
    deal.operations.call(contractsOpsContract.terminate, { params: { id: deal.id }, body }),
    accept(deal.layla),
  ])
  // Either order: either it was renewed and then ended, or it was ended and could not be renewed.
  expect(answer.status === 200 ? 'renewed' : 'rejected').toBe(await state())
  expect(
    (await deal.layla.call(talents.counter, { params: params(), body: { raise: { yes: false } } })).body.code,
  ).toBe('contract_over')
})

test('a contract that was renewed and is ended before its next term has run all the same', async () => {
  await renew()
  await accept(deal.layla)
  const body = { reason: 'The project was stopped' }
  await deal.operations.call(contractsOpsContract.terminate, { params: { id: deal.id }, body })
  const contract = (await deal.layla.call(talentContractsContract.read, { params: { id: deal.id } })).body.data
  expect(contract.terms.start > riyadhDay(story.now())).toBe(true)
  expect(contract.ended_early).toEqual({ on: riyadhDay(story.now()), has_run: true })
})

test('a question to operations is a ticket, which is closed when it is decided', async () => {
  const tickets = () => story.db.rows<{ state: string }>(sql`select state from tickets order by created_at`)
  await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
  expect(await tickets()).toEqual([{ state: 'open' }])
  await deal.operations.call(ops.approve, { params: params(), body: {} })
  expect(await tickets()).toEqual([{ state: 'closed' }])
})

test('another fee is read by the company, never by the talent, and holds from the new term on', async () => {
  await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
  await deal.operations.call(ops.approve, { params: params(), body: { fee: 35_000 } })
  expect((await deal.khalid.call(clients.list)).body.data[0]).toMatchObject({ fee: 30_000, offered_fee: 35_000 })
  const [offered] = (await deal.layla.call(talents.list)).body.data
  expect(Object.keys(offered)).not.toContain('offered_fee')
  await deal.khalid.call(clients.acceptFee, { params: params(), body: { fee: 35_000 } })
  await accept(deal.layla)
  const terms = await story.db.rows(sql`select term, fee from contract_terms order by term`)
  expect(terms).toEqual([
    { term: 1, fee: 30_000 },
    { term: 2, fee: 35_000 },
  ])
})

test('the company sees what ends in which days, each contract once; what a stranger has does not count', async () => {
  const board = (await deal.khalid.call(clients.list)).body.meta.forecast
  const none = { contracts: 0, undecided: 0, under_way: 0, settled: 0 }
  expect(board).toEqual([
    { from: 0, to: 7, ...none },
    { from: 8, to: 14, ...none },
    { from: 15, to: 30, ...none, contracts: 1, undecided: 1 },
    { from: 31, to: 45, ...none },
    { from: 46, to: 60, ...none },
  ])
  await renew()
  const later = (await deal.khalid.call(clients.list)).body.meta.forecast
  expect(later[2]).toMatchObject({ contracts: 1, undecided: 0, under_way: 1, settled: 0 })
  const other = await story.client()
  expect((await other.call(clients.list)).body.meta.forecast[2]).toEqual({ from: 15, to: 30, ...none })
})

test('who asks for another type keeps the raise that was offered', async () => {
  await deal.khalid.call(clients.changeTerms, { params: params(), body: change })
  await deal.operations.call(ops.approve, { params: params(), body: {} })
  const body = { raise: { yes: false }, type: 'remote' } as const
  const answer = (await deal.layla.call(talents.counter, { params: params(), body })).body.data
  expect(answer.offered).toMatchObject({ type: 'remote', salary_net: 225_000 })
})

test('who asks for a raise keeps the later start that the company asked for', async () => {
  const start = daysAfter(renewal.current.end, 15)
  await deal.khalid.call(clients.renew, { body: { ids: [renewal.id], duration: 6, start } })
  const body = { raise: { yes: true, price: 100 } } as const
  const answer = (await deal.layla.call(talents.counter, { params: params(), body })).body.data
  expect(answer.offered).toMatchObject({ start, end: lastDay(start, 6), salary_net: 210_000 })
})

test('renewals that are answered are found again, though nothing waits', async () => {
  await deal.khalid.call(clients.reject, { body: { ids: [renewal.id], reason: 'The project ends' } })
  expect((await deal.khalid.call(countersContract.clientRenewals)).body.data).toEqual({
    renewals_count: 0,
    has_renewals: true,
  })
  expect((await deal.khalid.call(clients.list, { query: { status: 'rejected' } })).body.data).toHaveLength(1)
})
