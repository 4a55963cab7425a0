import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { paymentsOpsContract as ops } from '@fareeq/domain/payments/contract-ops.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { paymentStory, sendProof } from '../../testing/payments.ts'
import { sendRefund, applyRefundStatus } from './actions-refunds.ts'

const { story, provider, scene, begun, deliverAll, invoiceState, booked, transfer } = await paymentStory()

const balances = async () => {
  const { data } = (await scene.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}
/** Paid too much, refunded, and sent back by the bank. */
async function returnedTransfer(amount: number): Promise<string> {
  const { id } = (await transfer(scene.finance, { amount: scene.invoice.total + amount })).body.data
  const body = { amount, reason: 'Paid too much', reference: 'FT-9' }
  const [{ id: refund }] = (await scene.finance.call(ops.refund, { params: { id }, body })).body.data.refunds
  await scene.finance.call(ops.returnRefund, { params: { id, refund } })
  return id
}
async function nextInvoice() {
  const { organisation_id } = await story.db.one<{ organisation_id: string }>(
    sql`select organisation_id from invoices limit 1`,
  )
  const lines = [{ kind: 'other' as const, label: 'Workshop', amount: 100_00 }]
  const draft = { organisation_id, lines, note: '' }
  const { id } = (await scene.finance.call(invoicesOpsContract.draft, { body: draft })).body.data
  return (await scene.finance.call(invoicesOpsContract.issue, { params: { id } })).body.data
}
const tickets = () => story.db.rows(sql`select kind, user_id, state from tickets where kind = 'returned_refund'`)

test('a refund that the bank sends back is kept for the company again, once, and a ticket asks where to send it', async () => {
  const { id } = (await transfer(scene.finance, { amount: scene.invoice.total + 500 })).body.data
  const body = { amount: 500, reason: 'Paid too much', reference: 'FT-9' }
  const [{ id: refund }] = (await scene.finance.call(ops.refund, { params: { id }, body })).body.data.refunds
  expect(await balances()).toMatchObject({ client_credit: 0, cash: scene.invoice.total })
  const press = () => scene.finance.call(ops.returnRefund, { params: { id, refund } })
  const both = await Promise.all([press(), press()])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const { refunds, refundable } = (await scene.finance.call(ops.read, { params: { id } })).body.data
  expect([refunds[0].state, refundable]).toEqual(['returned', scene.invoice.total + 500])
  expect(await balances()).toMatchObject({ client_credit: -500, cash: scene.invoice.total + 500, receivable: 0 })
  expect(await tickets()).toEqual([{ kind: 'returned_refund', user_id: scene.owner.user.id, state: 'open' }])
  const { rows } = (await scene.owner.call(clientInvoicesContract.statement)).body.data
  expect(rows.at(-1)).toMatchObject({ kind: 'refund_returned', amount: -500 })
  const other = '019a0000-0000-7000-8000-000000000000'
  expect((await scene.finance.call(ops.returnRefund, { params: { id, refund: other } })).body.code).toBe('not_found')
})

test('the ticket of a refund that came back is closed once nothing is kept: a part of it used for the next invoice, the rest sent again', async () => {
  const id = await returnedTransfer(500_00)
  const issued = await nextInvoice()
  expect(issued).toMatchObject({ state: 'paid' })
  expect(await tickets()).toMatchObject([{ state: 'open' }])
  const excess = 500_00 - issued.total_amount
  const again = { amount: excess, reason: 'To the right account', reference: 'FT-10' }
  const { refunds } = (await scene.finance.call(ops.refund, { params: { id }, body: again })).body.data
  expect(await tickets()).toMatchObject([{ state: 'closed' }])
  const rows = await story.db.rows(sql`select reference from tickets where kind = 'returned_refund'`)
  const returned = refunds.find(({ state }: { state: string }) => state === 'returned')
  expect(rows).toEqual([{ reference: returned.ticket }])
})

test('what was kept and set against another invoice is no longer refundable, and finance read so', async () => {
  const { id } = (await transfer(scene.finance, { amount: scene.invoice.total + 50_00 })).body.data
  const refundable = async () => (await scene.finance.call(ops.read, { params: { id } })).body.data.refundable
  expect(await refundable()).toBe(scene.invoice.total + 50_00)
  await nextInvoice()
  expect(await refundable()).toBe(scene.invoice.total)
  expect((await scene.finance.call(ops.list)).body.data).toMatchObject([{ id, refundable: scene.invoice.total }])
})

test('the ticket of a refund that came back is opened again, with a new promise and why, once the invoice that used it is void', async () => {
  await returnedTransfer(50_00)
  const { id: next, number } = await nextInvoice()
  expect(await tickets()).toMatchObject([{ state: 'closed' }])
  const deadline = () => story.db.one<{ id: string; due_at: Date }>(sql`select id, due_at from tickets`)
  const { id: ticket, due_at: promised } = await deadline()
  story.advance(10 * DAY)
  scene.finance = await story.staff(['finance'])
  const voided = { params: { id: next }, body: { reason: 'Billed by mistake' } }
  expect((await scene.finance.call(invoicesOpsContract.void, voided)).status).toBe(200)
  expect(await tickets()).toMatchObject([{ state: 'open' }])
  expect((await deadline()).due_at.getTime()).toBeGreaterThan(promised.getTime())
  const { notes } = (await scene.finance.call(ticketsContract.read, { params: { id: ticket } })).body.data
  expect(notes).toMatchObject([{ by: null, text: expect.stringMatching(`^Ticket reopened: invoice ${number}, `) }])
})

test('of a refund by card that came back the provider says so, and finance cannot; the invoice it was taken from is settled again', async () => {
  const { id, url } = await begun()
  await provider.choose(url, 'pay')
  await deliverAll()
  const form = { amount: 500, reason: 'Talent left' }
  const [{ id: refund }] = (await scene.finance.call(ops.refund, { params: { id }, body: form })).body.data.refunds
  await sendRefund(story.work(), refund)
  expect(await invoiceState()).toBe('partially_paid')
  expect((await scene.finance.call(ops.returnRefund, { params: { id, refund } })).body.code).toBe('moved_on')
  const update = { providerId: '', status: 'refused', amount: 500, currency: 'USD' } as const
  const settle = () => story.db.transaction((db) => applyRefundStatus(story.work(db), refund, update))
  expect([await settle(), await settle()]).toEqual(['applied', 'known'])
  expect([await invoiceState(), await tickets()]).toMatchObject(['paid', [{ state: 'open' }]])
  expect((await booked()).at(-1)).toEqual({ kind: 'refund_returned', amount: 500 })
})

test('credit that a credit note frees stays while it is being refunded, and goes back to where it was kept when that fails', async () => {
  const { id } = (await transfer(scene.finance, { amount: scene.invoice.total + 50_00 })).body.data
  const next = await nextInvoice()
  const rest = { amount: next.open_amount, reference: 'FT 2' }
  const day = story.now().toISOString().slice(0, 10)
  const proof_id = (await sendProof(scene.finance)).body.data.id
  const body = { ...rest, day, proof_id }
  const paid = await scene.finance.call(ops.recordTransfer, { params: { id: next.id }, body })
  const refund = newId(story.now())
  await story.db.run(sql`
    insert into refunds (id, payment_id, state, amount, reason, created_at, updated_at)
    values (${refund}, ${paid.body.data.id}, 'processing', ${rest.amount}, 'Too much', ${story.now()}, ${story.now()})`)
  const credit = {
    params: { id: next.id },
    body: { reason: 'Half of it', lines: [{ line_id: next.lines[0].id, amount: 60_00 }] },
  }
  expect((await scene.finance.call(invoicesOpsContract.credit, credit)).status).toBe(201)
  const sumFor = async (invoice: string) =>
    (
      await story.db.one<{ sum: number }>(
        sql`select sum(amount)::int8 as sum from invoice_payments where invoice_id = ${invoice}`,
      )
    ).sum
  // 115 were paid, 69 were taken back, 65 are being refunded: 4 are free.
  expect([await sumFor(next.id), await sumFor(scene.invoice.id)]).toEqual([115_00 - 4_00, scene.invoice.total + 4_00])
  const failed = { providerId: '', status: 'refused', amount: rest.amount, currency: 'USD' } as const
  await story.db.transaction((db) => applyRefundStatus(story.work(db), refund, failed))
  expect([await sumFor(next.id), await sumFor(scene.invoice.id)]).toEqual([115_00 - 50_00, scene.invoice.total + 50_00])
  expect((await scene.finance.call(ops.read, { params: { id } })).body.data.refundable).toBe(
    scene.invoice.total + 50_00,
  )
})
