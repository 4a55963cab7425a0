import { countIn } from '@fareeq/domain/counters/rules.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { lastDay } from '@fareeq/domain/contracts/rules.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  clientTimeOffContract as clients,
  talentTimeOffContract as talents,
  timeOffOpsContract as ops,
} from '@fareeq/domain/time-off/contract.ts'
import type { ContractTimeOff } from '@fareeq/domain/time-off/schema.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { billMonth } from '../invoices/actions-months.ts'
import { busySpans } from '../calendars/queries.ts'
import { followTimeOff } from './actions-clock.ts'

let deal: Deal & { id: string }
let today: string
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  today = riyadhDay(story.now())
})
const params = () => ({ id: deal.id })
const day = (ahead: number) => daysAfter(today, ahead)

const ask = (first: number, last: number, kind: 'paid' | 'unpaid' = 'unpaid', note = 'A wedding') =>
  deal.layla.call(talents.ask, { params: params(), body: { kind, first_day: day(first), last_day: day(last), note } })
const newRequest = async (first: number, last: number, kind?: 'paid' | 'unpaid'): Promise<{ id: string }> => {
  const { items } = (await ask(first, last, kind)).body.data as ContractTimeOff
  return { id: items.find(({ first_day }) => first_day === day(first))!.id }
}
const states = async () =>
  (await story.db.rows<{ state: string }>(sql`select state from time_off order by first_day`)).map(({ state }) => state)
const waiting = async () =>
  countIn((await deal.khalid.call(countersContract.client)).body.data.waiting.counts, 'contracts')

test('the talent asks, the company agrees: both and operations see the days, and the person is busy on them', async () => {
  const id = await newRequest(10, 12)
  expect(await waiting()).toBe(1)
  const [item] = (await deal.khalid.call(clients.waiting)).body.data
  expect(item).toMatchObject({ ...id, kind: 'unpaid', state: 'asked', days: 3, note: 'A wedding', can_answer: true })
  expect((await story.outbox(deal.khalid.email))[0]?.subject).toMatch(/asks for time off|طلب إجازة/)
  const agreed = await deal.khalid.call(clients.agree, { params: id })
  expect(agreed.body.data.items).toMatchObject([{ ...id, state: 'agreed', can_answer: false, can_decline: true }])
  expect(await waiting()).toBe(0)
  expect((await story.outbox(deal.layla.email))[0]?.subject).toMatch(/Your time off was approved|الموافقة على إجازتك/)
  const [byTalent, byStaff] = [
    await deal.layla.call(talents.ofContract, { params: params() }),
    await deal.operations.call(ops.ofContract, { params: params() }),
  ]
  expect(byTalent.body.data.items).toMatchObject([{ state: 'agreed', can_withdraw: true, can_decline: false }])
  expect(byStaff.body.data.items).toMatchObject([{ state: 'agreed', can_withdraw: false, can_decline: false }])
  const span = { start: new Date(`${day(9)}T00:00:00Z`), end: new Date(`${day(14)}T00:00:00Z`) }
  expect(await busySpans(story.db, deal.layla.user.id, span)).toEqual([
    { start: new Date(`${day(9)}T21:00:00Z`), end: new Date(`${day(12)}T21:00:00Z`) },
  ])
})

test.each([
  ['today', 0, 1, 'first_day', 'Time off begins tomorrow or later.'],
  ['backwards', 5, 4, 'last_day', 'The last day can’t be before the first.'],
])('days %s are refused', async (_, first, last, field, error) => {
  const { status, body } = await ask(first, last)
  expect([status, body.errors[0]]).toMatchObject([422, { field, error }])
})

test('days over the end of the contract, beyond the leave, or asked for before are refused with a sentence', async () => {
  const tooLate = await ask(300, 400)
  expect(tooLate.body.errors[0]).toMatchObject({
    field: 'last_day',
    error: expect.stringMatching(/^The contract ends on /),
  })
  const beyond = await ask(1, 60, 'paid')
  expect(beyond.body.errors[0].error).toMatch(/^This takes \d+ days of paid leave, and 21 days are left\./)
  await ask(10, 12)
  expect((await ask(12, 13)).body.errors[0].error).toBe('You already asked for some of these days.')
  expect(await states()).toEqual(['asked'])
})

test('declined with a reason, also after it was agreed to; withdrawn by the talent; but not once it has begun', async () => {
  const first = await newRequest(10, 12)
  await deal.khalid.call(clients.agree, { params: first })
  const declined = await deal.khalid.call(clients.decline, { params: first, body: { reason: 'The launch moved' } })
  expect(declined.body.data.items).toMatchObject([{ state: 'declined', reason: 'The launch moved' }])
  const second = await newRequest(10, 11)
  await deal.khalid.call(clients.agree, { params: second })
  story.advance(10 * DAY)
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
  expect((await deal.layla.call(talents.withdraw, { params: second })).body.code).toBe('time_off_moved')
  expect((await deal.khalid.call(clients.decline, { params: second, body: { reason: 'Late' } })).body.code).toBe(
    'time_off_moved',
  )
  const third = await newRequest(20, 20)
  expect((await deal.layla.call(talents.withdraw, { params: third })).body.data.items[0].state).toBe('withdrawn')
  expect((await deal.khalid.call(clients.agree, { params: third })).body.code).toBe('time_off_moved')
})

test('what nobody answers lapses on its first day, and the talent is told', async () => {
  await ask(10, 12)
  await ask(40, 41)
  story.advance(10 * DAY)
  expect(await followTimeOff(story.work())).toBe(1)
  expect(await followTimeOff(story.work())).toBe(0)
  expect(await states()).toEqual(['lapsed', 'asked'])
  expect((await story.outbox(deal.layla.email))[0]?.subject).toMatch(/was not answered|دون رد/)
})

test('a contract that ends early keeps what has begun and nothing ahead of it', async () => {
  await deal.khalid.call(clients.agree, { params: await newRequest(1, 5) })
  await deal.khalid.call(clients.agree, { params: await newRequest(20, 25) })
  await ask(30, 31)
  story.advance(2 * DAY)
  const operations = await story.staff(['operations'])
  await operations.call(contractsOpsContract.terminate, { params: params(), body: { reason: 'The project stopped' } })
  expect(await states()).toEqual(['agreed', 'lapsed', 'lapsed'])
  expect((await ask(40, 41)).body.code).toBe('time_off_not_running')
})

test('paid leave is taken once: declined days come back', async () => {
  const first = await newRequest(1, 14, 'paid')
  const balance = async () =>
    ((await deal.layla.call(talents.ofContract, { params: params() })).body.data as ContractTimeOff).balance
  const { used } = await balance()
  expect(used).toBe(10)
  expect(await balance()).toEqual({ allowed: 21, used, left: 21 - used })
  await deal.khalid.call(clients.decline, { params: first, body: { reason: 'The launch' } })
  expect(await balance()).toEqual({ allowed: 21, used: 0, left: 21 })
})

test('two requests for the same days at once: one is asked for', async () => {
  const answers = await Promise.all([ask(10, 12), ask(11, 13)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
})

test('strangers find nothing, and nobody answers their own', async () => {
  const id = await newRequest(10, 12)
  const [stranger, rival] = [await story.talent(), await story.client()]
  const body = { reason: 'No' }
  expect((await stranger.call(talents.ofContract, { params: params() })).status).toBe(404)
  expect((await stranger.call(talents.withdraw, { params: id })).status).toBe(404)
  expect((await rival.call(clients.ofContract, { params: params() })).status).toBe(404)
  expect((await rival.call(clients.agree, { params: id })).status).toBe(404)
  expect((await rival.call(clients.decline, { params: id, body })).status).toBe(404)
  expect((await rival.call(clients.waiting)).body.data).toEqual([])
  expect((await deal.layla.call(clients.agree, { params: id })).status).toBe(403)
  expect(await states()).toEqual(['asked'])
})

/** By hand: whole days of the month that were worked, of its calendar days; half a cent is rounded up. */
const share = (cents: number, worked: number, all: number) =>
  Number((BigInt(cents) * BigInt(worked) * 2n + BigInt(all)) / (2n * BigInt(all)))

test('unpaid days are not on the invoice, the payout and the books, to the cent', async () => {
  // The next month is whole: four unpaid days at its beginning, two of paid leave, which cost nothing.
  const month = lastDay(`${today.slice(0, 7)}-01`, 1).slice(8)
  const first = Number(month) - Number(today.slice(8)) + 1
  await deal.khalid.call(clients.agree, { params: await newRequest(first, first + 3) })
  await deal.khalid.call(clients.agree, { params: await newRequest(first + 7, first + 12, 'paid') })
  // Declined and withdrawn days are worked.
  await deal.khalid.call(clients.decline, {
    params: await newRequest(first + 20, first + 21),
    body: { reason: 'The launch' },
  })
  const all = Number(lastDay(day(first), 1).slice(8))
  story.advance((first + all) * DAY)
  await billMonth(story.work())
  const line = await story.db.one<Record<'net' | 'wht' | 'fee' | 'unpaid_days', number>>(sql`
    select net, wht, fee, unpaid_days from invoice_lines where month = ${day(first).slice(0, 7)}`)
  const terms = await story.db.one<{ net: number; gross: number; fee: number }>(sql`
    select salary_net as net, salary_gross as gross, fee from contract_terms`)
  const net = share(terms.net, all - 4, all)
  expect(line).toEqual({
    net,
    wht: share(terms.gross, all - 4, all) - net,
    fee: share(terms.fee, all - 4, all),
    unpaid_days: 4,
  })
  const payout = await story.db.one<{ net: number; wht: number }>(sql`
    select net, wht from payouts where month = ${day(first).slice(0, 7)}`)
  expect(payout).toEqual({ net, wht: line.wht })
  expect(await story.db.one(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual({ sum: 0 })
  const finance = await story.staff(['finance'])
  const [invoice] = (await finance.call(invoicesOpsContract.list)).body.data
  const { lines } = (await finance.call(invoicesOpsContract.read, { params: { id: invoice.id } })).body.data
  expect(lines.map(({ unpaid_days }: { unpaid_days: number }) => unpaid_days)).toContain(4)
})
