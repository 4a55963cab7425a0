import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { clientContractsContract, talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import {
  buyoutsOpsContract as ops,
  clientBuyoutsContract as clients,
} from '@fareeq/domain/invoices/contract-buyouts.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'

let deal: Deal & { id: string }
let today: string
const story = await snapshotStory(async (story) => {
  deal = await running(story, 18)
  today = riyadhDay(story.now())
})
const params = () => ({ id: deal.id })
const day = (ahead: number) => daysAfter(today, ahead)
const read = async () => (await deal.khalid.call(clients.read, { params: params() })).body.data
/** By hand, in whole numbers; half a cent is rounded up. */
const shareOf = (cents: bigint, percent: bigint) => Number((cents * percent * 2n + 100n) / 200n)
const FEE = shareOf(210_526n * 12n, 20n)
const ask = (ahead = 20, fee = FEE) =>
  deal.khalid.call(clients.ask, { params: params(), body: { last_day: day(ahead), fee } })
const approve = (fee = FEE) => deal.operations.call(ops.approve, { params: params(), body: { fee } })

test('the price is read before anybody asks: a fifth of the gross pay of twelve months, with the tax, to the cent', async () => {
  await story.db.run(sql`update users set country = 'SA' where id = ${deal.khalid.user.id}`)
  const vat = shareOf(BigInt(FEE), 15n)
  expect(await read()).toMatchObject({
    salary_gross: 210_526,
    counted_months: 12,
    percent: 20,
    fee: FEE,
    vat,
    total: FEE + vat,
    open: { from: today },
    asked: null,
  })
})

test('the company asks, operations approve: the contract ends, finance issue the invoice, both are told', async () => {
  expect((await ask()).body.data.asked).toMatchObject({ last_day: day(20), fee: FEE })
  const pages = await Promise.all(
    (['late', 'today', 'later'] as const).map((tab) => deal.manager.call(workItemsContract.list, { query: { tab } })),
  )
  expect(pages.flatMap(({ body }) => body.data).filter(({ kind }) => kind === 'ticket')).toHaveLength(1)
  const contract = async () => (await deal.khalid.call(clientContractsContract.read, { params: params() })).body.data
  expect(await contract()).toMatchObject({ ending: null })
  expect((await approve()).status).toBe(200)
  expect(await contract()).toMatchObject({ ends_on: day(20), ending: { kind: 'buyout', gist: 'takeover' } })
  const theirs = (await deal.layla.call(talentContractsContract.read, { params: params() })).body.data
  expect(theirs.ending).toMatchObject({ kind: 'buyout', gist: 'takeover', reason: null })
  expect((await story.outbox(deal.layla.email))[0]?.subject).toMatch(/takes over your contract|ينتقل تعاقدك/)
  expect(await story.db.rows(sql`select state from tickets where kind = 'buyout'`)).toEqual([{ state: 'closed' }])
  expect(await story.db.rows(sql`select kind, net, wht, fee from invoice_lines`)).toEqual([
    { kind: 'buyout', net: 0, wht: 0, fee: FEE },
  ])
  const finance = await story.staff(['finance'])
  const [draft] = (await finance.call(invoicesOpsContract.list)).body.data
  const issued = await finance.call(invoicesOpsContract.issue, { params: { id: draft.id } })
  expect(issued.body.data).toMatchObject({ state: 'issued', subtotal: FEE })
  expect(await read()).toBeNull()
  expect(await story.db.one(sql`select sum(amount)::int8 as sum from ledger_postings`)).toEqual({ sum: 0 })
})

test('another price than the present one, a day outside the contract, and a second question are refused', async () => {
  expect((await ask(20, FEE - 1)).body.code).toBe('buyout_price_changed')
  expect((await ask(-1)).body.errors[0]).toMatchObject({ field: 'last_day', code: 'end_too_early' })
  expect((await ask(900)).body.errors[0]).toMatchObject({ field: 'last_day', code: 'end_too_late' })
  const both = await Promise.all([ask(20), ask(21)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await story.db.rows(sql`select 1 from tickets where kind = 'buyout'`)).toHaveLength(1)
})

test('of two who approve one does, and nothing is approved that nobody asked for', async () => {
  expect((await approve()).body.code).toBe('moved_on')
  await ask()
  expect((await approve(FEE + 1)).body.code).toBe('moved_on')
  const both = await Promise.all([approve(), approve()])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await story.db.rows(sql`select 1 from invoices`)).toHaveLength(1)
})

test('a contract that is over is not handed over, and strangers find nothing', async () => {
  const rival = await story.client()
  expect((await rival.call(clients.read, { params: params() })).status).toBe(404)
  const body = { last_day: day(20), fee: FEE }
  expect((await rival.call(clients.ask, { params: params(), body })).status).toBe(404)
  const finance = await story.staff(['finance'])
  expect((await finance.call(ops.approve, { params: params(), body: { fee: FEE } })).status).toBe(403)
  await ask()
  await deal.operations.call(contractsOpsContract.terminate, { params: params(), body: { reason: 'Stopped' } })
  expect((await approve()).body.code).toBe('contract_not_running')
  expect((await ask()).body.code).toBe('contract_not_running')
  expect(await read()).toBeNull()
})
