import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { talentPayoutsContract as own } from '@fareeq/domain/payouts/contract.ts'
import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { expect, test } from 'vitest'
import { releaseWaiting } from '../../../testing/approvals.ts'
import { type Billed, billed, goToFirst } from '../../../testing/invoices.ts'
import { releaseSeller } from '../../../testing/sellers.ts'
import { freshStory } from '../../../testing/story.ts'
import { billMonth } from '../../invoices/actions-months.ts'

const BANK = { country: 'SA', method: 'bank' as const, holder: 'Layla', iban: 'SA0380000000608010167519' }

let deal: Billed
const story = await freshStory(async (story) => {
  await releaseSeller(story)
  deal = await billed(story)
  await deal.layla.call(own.saveDetails, { body: BANK })
})

const list = async (): Promise<TalentPayout[]> => (await deal.layla.call(own.list)).body.data
const dueIds = async () => (await list()).filter(({ state }) => state === 'due').map(({ id }) => id)
const choose = (ids: string[]) => deal.finance.call(batches.choose, { body: { ids } })
const pay = (id: string) => deal.finance.call(batches.pay, { params: { id }, body: { day: riyadhDay(story.now()) } })
const balances = async () => {
  const { data } = (await deal.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}

test('a correction and a payout of the same amount settle each other: no money moves, no bank is asked, and one person is enough', async () => {
  const { batch: paid } = (await choose(await dueIds())).body.data
  await releaseWaiting(story)
  await pay(paid.id)
  const params = { id: deal.invoice }
  const { lines } = (await deal.khalid.call(clientInvoicesContract.read, { params })).body.data
  const body = { reason: 'Nothing was worked', lines: [{ line_id: lines[0].id, amount: 240_526 }] }
  expect((await deal.finance.call(invoices.credit, { params, body })).status).toBe(201)
  await goToFirst(story, deal.khalid, deal.layla)
  deal.finance = await story.staff(['finance'])
  await billMonth(story.work())
  const { batch } = (await choose(await dueIds())).body.data
  expect(batch).toMatchObject({ count: 2, total: 0, is_released: true })
  const input = { params: { id: batch.id } }
  expect((await deal.finance.call(batches.pain, input)).body.code).toBe('payout_no_transfers')
  expect((await deal.finance.call(batches.csv, input)).body.code).toBe('payout_no_transfers')
  const { cash } = await balances()
  story.advance(6 * HOUR)
  expect((await pay(batch.id)).body.data).toMatchObject({
    state: 'paid',
    transfers: [{ amount: 0, state: 'paid', can_return: false }],
  })
  expect(await balances()).toMatchObject({ talent_payable: 0, cash })
  expect((await list()).every(({ state }) => state === 'paid')).toBe(true)
  const [mail] = await story.outbox(deal.layla.email)
  expect(mail?.text).toContain('nothing is left to transfer')
})
