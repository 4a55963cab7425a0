import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { releaseWaiting } from '../../testing/approvals.ts'
import { type Billed, billed, goToFirst } from '../../testing/invoices.ts'
import { snapshotStory } from '../../testing/story.ts'
import { billMonth } from '../invoices/actions-months.ts'
import { followPayouts } from './actions-clock.ts'

const BANK = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: 'SA0380000000608010167519' }

let deal: Billed
const story = await snapshotStory(async (story) => {
  deal = await billed(story)
  await deal.layla.call(own.saveDetails, { body: BANK })
})
const list = async (): Promise<TalentPayout[]> => (await deal.layla.call(own.list)).body.data
const first = async (kind = 'salary'): Promise<TalentPayout> => (await list()).find((one) => one.kind === kind)!
const choose = (ids: string[]) => deal.finance.call(batches.choose, { body: { ids } })
/** Released by a second colleague. */
const batchOf = async (ids: string[]): Promise<string> => {
  const { id } = (await choose(ids)).body.data.batch
  await releaseWaiting(story)
  return id
}
const pay = (id: string) => deal.finance.call(batches.pay, { params: { id }, body: { day: riyadhDay(story.now()) } })
const credit = async (amount: number) => {
  const params = { id: deal.invoice }
  const { lines } = (await deal.khalid.call(clientInvoicesContract.read, { params })).body.data
  const body = { reason: 'Two days were not worked', lines: [{ line_id: lines[0].id, amount }] }
  expect((await deal.finance.call(invoices.credit, { params, body })).status).toBe(201)
}
const balances = async () => {
  const { data } = (await deal.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}

describe('a credit note', () => {
  test('lowers what is owed, and cancels it where nothing is left', async () => {
    await credit(24_052)
    const { net, wht } = await first()
    expect(net).toBeLessThan(200_000)
    expect((await balances()).talent_payable).toBe(-net)
    expect(wht).toBeLessThan(10_526)
    await deal.finance.call(invoices.void, { params: { id: deal.invoice }, body: { reason: 'The wrong company' } })
    expect(await first()).toMatchObject({ state: 'canceled', reason: 'The wrong company' })
    expect((await balances()).talent_payable).toBe(0)
  })

  test('after the money went out is taken off a later payout, never asked back', async () => {
    const { id } = await first()
    await pay(await batchOf([id]))
    await credit(24_052)
    const correction = await first('correction')
    expect(await first()).toMatchObject({ state: 'paid', net: 200_000 })
    expect(correction).toMatchObject({ kind: 'correction', state: 'due' })
    expect(correction.net).toBeLessThan(0)
    expect((await choose([correction.id])).body.data).toMatchObject({ batch: null, failed: [{ id: correction.id }] })
    expect((await balances()).talent_payable).toBe(-correction.net)
    const { sum } = await story.db.one<{ sum: number }>(sql`select sum(net)::int8 as sum from payouts`)
    const remaining = await story.db.one<{ net: number }>(sql`
      select (sum(invoice_lines.net) - (select sum(net) from credit_note_lines))::int8 as net from invoice_lines`)
    expect(sum).toBe(remaining.net)
  })
})

describe('a credit note about a payout in a batch', () => {
  const states = async () => Object.fromEntries((await list()).map(({ kind, state, net }) => [kind, [state, net]]))
  const discardAfter = async (amount: number) => {
    const batch = await batchOf([(await first()).id])
    await credit(amount)
    await deal.finance.call(batches.discard, { params: { id: batch } })
  }

  test('that is discarded lowers the payout itself, and later ones go on from there', async () => {
    await discardAfter(24_052)
    const { net, wht, state } = await first()
    expect(state).toBe('due')
    expect((await balances()).talent_payable).toBe(-net)
    expect(wht).toBeLessThan(10_526)
    expect((await first('correction')).state).toBe('canceled')
    expect((await choose([(await first()).id])).body.data).toMatchObject({ batch: { total: net } })
    await credit(12_026)
    const { net: less } = await first('correction')
    expect((await balances()).talent_payable).toBe(-(net + less))
  })

  test('that is discarded cancels it where nothing is left: nobody waits for it, and it is never late', async () => {
    await discardAfter(240_526)
    expect(await states()).toMatchObject({ salary: ['canceled', 200_000], correction: ['canceled', -200_000] })
    expect((await balances()).talent_payable).toBe(0)
    story.advance(20 * DAY)
    expect(await followPayouts(story.work())).toBe(0)
  })
})

describe('a correction and the payout of the next month', () => {
  const paidThenCredited = async (amount: number) => {
    await pay(await batchOf([(await first()).id]))
    await credit(amount)
    await goToFirst(story, deal.khalid, deal.layla)
    deal.finance = await story.staff(['finance'])
    await billMonth(story.work())
    return (await list()).filter(({ state }) => state === 'due').map(({ id }) => id)
  }
  const mails = async () => (await story.outbox(deal.layla.email)).map(({ subject, text }) => `${subject}\n${text}`)

  test('are one transfer, and the mail says how much it is', async () => {
    const ids = await paidThenCredited(24_052)
    const batch = await batchOf(ids)
    const { total } = (await deal.finance.call(batches.batch, { params: { id: batch } })).body.data
    expect(total).toBeLessThan(200_000)
    // Not in one mail with the news that it is due.
    story.advance(6 * HOUR)
    await pay(batch)
    const [mail] = await mails()
    expect(mail).toContain(formatUsd(total, 'en'))
    expect(mail).not.toContain('We paid you $2,000')
  })
})
