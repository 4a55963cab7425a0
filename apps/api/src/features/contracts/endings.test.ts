import {
  clientEndingsContract as clients,
  endingsOpsContract as ops,
  talentEndingsContract as talents,
} from '@fareeq/domain/contracts/contract-endings.ts'
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { clientContractsContract, talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { lastDay } from '@fareeq/domain/contracts/rules.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { countIn } from '@fareeq/domain/counters/rules.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { clientRenewalsContract } from '@fareeq/domain/renewals/contract.ts'
import { clientTimeOffContract, talentTimeOffContract } from '@fareeq/domain/time-off/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { billMonth } from '../invoices/actions-months.ts'
import { followRenewals } from '../renewals/actions-clock.ts'
import { followContracts } from './actions-clock.ts'

let deal: Deal & { id: string }
let today: string
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  today = riyadhDay(story.now())
})
const params = () => ({ id: deal.id })
const day = (ahead: number) => daysAfter(today, ahead)
const WORDS = 'The funding round came to nothing'
const byCompany = (ahead: number, words?: string) =>
  deal.khalid.call(clients.give, { params: params(), body: { last_day: day(ahead), reason: 'budget', words } })
const byTalent = (ahead: number) =>
  deal.layla.call(talents.give, { params: params(), body: { last_day: day(ahead), reason: 'pay' } })
const ofCompany = async () => (await deal.khalid.call(clientContractsContract.read, { params: params() })).body.data
const ofTalent = async () => (await deal.layla.call(talentContractsContract.read, { params: params() })).body.data
const subjects = async (who: { email: string }) => (await story.outbox(who.email)).map(({ subject }) => subject ?? '')
const waiting = async (who: Member) =>
  countIn(
    (await who.call(who.user.type === 1 ? countersContract.talent : countersContract.client)).body.data.waiting.counts,
    'contracts',
  )
const passDays = async (days: number) => {
  story.advance(days * DAY)
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
}

test('the company gives notice: the contract runs until its last day, both see it, and the reason is ours alone', async () => {
  expect(await ofCompany()).toMatchObject({ ending: null, end_window: { from: today, to: lastDay(today, 12) } })
  const { status, body } = await byCompany(40, WORDS)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    state: 'active',
    ends_on: day(40),
    end_window: null,
    ending: { state: 'given', given_by: 'client', last_day: day(40), gist: 'plans', reason: 'budget', words: WORDS },
  })
  expect(body.data.ending.withdraw_until).not.toBeNull()
  const theirs = await ofTalent()
  expect(theirs).toMatchObject({
    ends_on: day(40),
    end_window: null,
    ending: { gist: 'plans', reason: null, words: null, withdraw_until: null, can_acknowledge: true },
  })
  expect(JSON.stringify(theirs)).not.toContain('budget')
  expect(JSON.stringify(theirs)).not.toContain(WORDS)
  expect((await subjects(deal.layla))[0]).toMatch(/ends on|ينتهي العقد/)
  expect((await subjects(deal.khalid))[0]).toMatch(/Your notice|وصل إشعارك/)
  const audits = await story.db.rows(sql`select actor_id from audit_entries where action = 'contract.notice_given'`)
  expect(audits).toEqual([{ actor_id: deal.khalid.user.id }])
})

test('during the trial the contract may end on any day, and after it by its notice', async () => {
  await passDays(13)
  expect((await ofTalent()).end_window).toMatchObject({ from: day(13) })
  await passDays(1)
  expect((await ofTalent()).end_window).toMatchObject({ from: day(14 + 30) })
})

test('the account manager reads the reason itself', async () => {
  const manager = await story.db.one<{ id: string; email: string }>(sql`
    select id, email from staff where 'account_manager' = any(roles)`)
  await story.db.run(sql`update client_projects set manager_id = ${manager.id}`)
  await byCompany(40, WORDS)
  const [mail] = await story.outbox(manager.email)
  expect(mail?.subject).toMatch(/Notice given|إشعار بإنهاء العقد/)
  expect(JSON.stringify(mail)).toContain(WORDS)
  const { ending } = (await deal.operations.call(contractsOpsContract.read, { params: params() })).body.data
  expect(ending).toMatchObject({ reason: 'budget', words: WORDS })
})

test('the talent gives notice, and it waits for the company until it is acknowledged', async () => {
  expect((await byTalent(30)).body.data.ending).toMatchObject({ given_by: 'talent', reason: 'pay' })
  expect([await waiting(deal.khalid), await waiting(deal.layla)]).toEqual([1, 0])
  expect((await ofCompany()).ending).toMatchObject({ gist: 'next_step', reason: null, can_acknowledge: true })
  const { body } = await deal.khalid.call(clients.acknowledge, { params: params() })
  expect(body.data.ending).toMatchObject({ state: 'acknowledged', can_acknowledge: false })
  expect(await waiting(deal.khalid)).toBe(0)
  expect((await subjects(deal.layla))[0]).toMatch(/was acknowledged|أُكِّد الاطلاع/)
  expect((await deal.khalid.call(clients.acknowledge, { params: params() })).body.code).toBe('notice_settled')
  expect((await deal.layla.call(talents.withdraw, { params: params() })).body.code).toBe('notice_settled')
})

test.each([
  ['before the notice of the contract is over', 29, 'end_too_early', /last day is .* at the earliest/],
  ['yesterday', -1, 'end_too_early', /at the earliest/],
  ['after the contract itself', 400, 'end_too_late', /ends on .* by itself/],
])('after the trial a last day %s is refused', async (_, ahead, code, error) => {
  await passDays(14)
  const { status, body } = await byCompany(14 + ahead)
  expect([status, body.errors[0]]).toMatchObject([
    422,
    { field: 'last_day', code, error: expect.stringMatching(error) },
  ])
  expect(await story.db.rows(sql`select 1 from contract_endings`)).toEqual([])
})

test('a reason of the other side, none, and a day that is none are refused', async () => {
  for (const body of [
    { last_day: day(40), reason: 'pay' },
    { last_day: day(40) },
    { last_day: '2026-02-31', reason: 'budget' },
    { last_day: day(40), reason: 'budget', words: 'x'.repeat(1001) },
  ])
    expect((await deal.khalid.call(clients.give, { params: params(), body: body as never })).status).toBe(422)
})

test('notice can be taken back for two days, not by the other side, and the contract goes on as it was', async () => {
  await byCompany(40)
  expect((await deal.layla.call(talents.withdraw, { params: params() })).body.code).toBe('notice_settled')
  story.advance(47 * HOUR)
  const { body } = await deal.khalid.call(clients.withdraw, { params: params() })
  expect(body.data).toMatchObject({ state: 'active', ending: null, ends_on: lastDay(today, 12) })
  expect((await subjects(deal.layla))[0]).toMatch(/goes on|مستمر/)
  expect((await byCompany(45)).status).toBe(200)
  story.advance(48 * HOUR)
  expect((await deal.khalid.call(clients.withdraw, { params: params() })).body.code).toBe('notice_settled')
})

test('of two who give notice at once one does', async () => {
  const both = await Promise.all([byCompany(40), byTalent(30)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await story.db.rows(sql`select 1 from contract_endings`)).toHaveLength(1)
})

test('operations give notice on behalf of a side, by its own reasons', async () => {
  const body = { side: 'talent', last_day: day(60), reason: 'personal' } as const
  const { data } = (await deal.operations.call(ops.give, { params: params(), body })).body
  expect(data).toMatchObject({ ending: { given_by: 'talent', reason: 'personal' }, end_window: null })
  expect((await ofTalent()).ending).toMatchObject({ reason: 'personal', withdraw_until: expect.any(String) })
  expect((await deal.operations.call(ops.withdraw, { params: params() })).body.data.ending).toBeNull()
  const finance = await story.staff(['finance'])
  expect((await finance.call(ops.give, { params: params(), body })).status).toBe(403)
})

test('strangers find nothing', async () => {
  const [stranger, rival] = [await story.talent(), await story.client()]
  const body = { last_day: day(40), reason: 'other' } as const
  await byCompany(40)
  for (const call of [talents.withdraw, talents.acknowledge])
    expect((await stranger.call(call, { params: params() })).status).toBe(404)
  for (const call of [clients.withdraw, clients.acknowledge])
    expect((await rival.call(call, { params: params() })).status).toBe(404)
  expect((await stranger.call(talents.give, { params: params(), body })).status).toBe(404)
  expect((await rival.call(clients.give, { params: params(), body })).status).toBe(404)
})

test('the clock ends the contract after its last day, and the talent is free for the next', async () => {
  await byCompany(40)
  await passDays(40)
  await followContracts(story.work())
  expect((await ofTalent()).state).toBe('active')
  await passDays(1)
  await followContracts(story.work())
  expect(await ofTalent()).toMatchObject({ state: 'ended', ended_early: { on: day(40), has_run: true } })
  const talent = await story.db.one<{ hiring_status: string }>(sql`select hiring_status from talent_profiles`)
  expect(talent.hiring_status).not.toBe('hired')
  expect((await byTalent(80)).body.code).toBe('contract_not_running')
})

test('an open renewal is closed, none is opened, and taking the notice back opens it again', async () => {
  await passDays(330)
  await followContracts(story.work())
  await followRenewals(story.work())
  const states = async () => (await deal.khalid.call(clientRenewalsContract.list)).body.data
  expect(await states()).toMatchObject([{ state: 'need_renewal' }])
  await byCompany(360)
  expect(await states()).toMatchObject([{ state: 'rejected' }])
  await followRenewals(story.work())
  expect(await states()).toHaveLength(1)
  await deal.khalid.call(clients.withdraw, { params: params() })
  expect(await states()).toMatchObject([{ state: 'need_renewal', offered: null }])
})

test('days off after the last day are dropped, what spans it is cut, and none is asked for beyond it', async () => {
  const ask = (first: number, last: number) =>
    deal.layla.call(talentTimeOffContract.ask, {
      params: params(),
      body: { kind: 'unpaid', first_day: day(first), last_day: day(last) },
    })
  for (const [first, last] of [
    [10, 11],
    [38, 45],
    [50, 52],
  ] as const)
    await ask(first, last)
  const { items } = (await deal.khalid.call(clientTimeOffContract.ofContract, { params: params() })).body.data
  for (const { id } of items) await deal.khalid.call(clientTimeOffContract.agree, { params: { id } })
  await byCompany(40)
  const rows = await story.db.rows(sql`select state, last_day::text, days from time_off order by first_day`)
  expect(rows).toEqual([
    { state: 'agreed', last_day: day(11), days: 2 },
    { state: 'agreed', last_day: day(40), days: 3 },
    { state: 'lapsed', last_day: day(52), days: 3 },
  ])
  expect((await ask(39, 40)).body.code).toBe('time_off_overlap')
  expect((await ask(41, 41)).body.errors[0].code).toBe('time_off_after_end')
})

/** By hand, in whole numbers: days worked of the days of the month; half a cent is rounded up. */
const share = (cents: number, worked: number, all: number) =>
  Number((BigInt(cents) * BigInt(worked) * 2n + BigInt(all)) / (2n * BigInt(all)))

test('the last invoice and payout have the days up to the last one, to the cent, and nothing follows', async () => {
  await byCompany(40)
  const last = day(40)
  const [month, worked] = [last.slice(0, 7), Number(last.slice(8))]
  const all = Number(lastDay(`${month}-01`, 1).slice(8))
  expect(worked).toBeLessThan(all)
  for (const _ of [1, 2, 3, 4]) {
    await passDays(31)
    await followContracts(story.work())
    await billMonth(story.work())
  }
  const lines = await story.db.rows<{ month: string; to_day: string; net: number; wht: number; fee: number }>(sql`
    select month, to_day::text, net, wht, fee from invoice_lines order by month`)
  const terms = await story.db.one<{ net: number; gross: number; fee: number }>(sql`
    select salary_net as net, salary_gross as gross, fee from contract_terms`)
  const net = share(terms.net, worked, all)
  const wht = share(terms.gross, worked, all) - net
  expect(lines.at(-1)).toEqual({ month, to_day: last, net, wht, fee: share(terms.fee, worked, all) })
  expect(await story.db.one(sql`select net, wht from payouts where month = ${month}`)).toEqual({ net, wht })
  expect(await story.db.one(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual({ sum: 0 })
})
