import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { paymentsOpsContract as ops } from '@fareeq/domain/payments/contract-ops.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { paymentRow, paymentStory } from '../../testing/payments.ts'
import type { Person } from '../../testing/story.ts'

const { story, scene, invoiceState, booked, transfer } = await paymentStory()

const reason = 'Recorded on the wrong invoice'
const reverse = (id: string, by: Person = scene.finance) => by.call(ops.reverse, { params: { id }, body: { reason } })
const recorded = async (change: object = {}): Promise<string> => {
  const { status, body } = await transfer(scene.finance, change)
  expect([status, body]).toEqual([201, body])
  return body.data.id
}
const balances = async () => {
  const { data } = (await scene.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}
const subjects = async () => (await story.outbox(scene.owner.email)).map(({ subject }) => subject)
const invoice = async () =>
  (await scene.owner.call(clientInvoicesContract.read, { params: { id: scene.invoice.id } })).body.data
async function nextInvoice(cents: number) {
  const { organisation_id } = await story.db.one<{ organisation_id: string }>(
    sql`select organisation_id from invoices limit 1`,
  )
  const lines = [{ kind: 'other' as const, label: 'Workshop', amount: cents }]
  const { id } = (await scene.finance.call(invoicesOpsContract.draft, { body: { organisation_id, lines, note: '' } }))
    .body.data
  return (await scene.finance.call(invoicesOpsContract.issue, { params: { id } })).body.data
}

describe('a transfer that was recorded by mistake', () => {
  test('is taken back by an entry of its own that names it, and its invoice is open again', async () => {
    const id = await recorded()
    expect(await invoiceState()).toBe('paid')
    const both = await Promise.all([reverse(id), reverse(id, await story.staff(['finance'], 'Mona'))])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('payment_reversed')
    expect((await scene.finance.call(ops.read, { params: { id } })).body.data).toMatchObject({
      state: 'successful',
      reversal: { kind: 'mistake', reason },
      can_reverse: false,
      refundable: 0,
    })
    const { total } = scene.invoice
    expect(await invoiceState()).toBe('issued')
    expect(await booked()).toEqual([
      { kind: 'payment', amount: total },
      { kind: 'payment_reversed', amount: -total },
    ])
    expect(await balances()).toMatchObject({ cash: 0, receivable: total, client_credit: 0 })
    const [entry] = (await scene.finance.call(ledgerContract.entries)).body.data
    expect(entry).toMatchObject({ kind: 'payment_reversed', corrects: { kind: 'payment' } })
  })

  test('is shown to the company beside its reversal, without a receipt, and said to whom it had been said', async () => {
    const id = await recorded()
    const mails = (await subjects()).length
    // Not in one mail with the news that it came in.
    story.advance(6 * HOUR)
    await reverse(id)
    const { payments, state, total_amount: total } = await invoice()
    expect(state).toBe('issued')
    expect(payments).toMatchObject([
      { id, kind: 'payment', amount: total, is_reversed: true },
      { kind: 'payment_reversed', amount: -total, is_reversed: false },
    ])
    const receipt = { params: { id: scene.invoice.id, payment: id } }
    expect((await scene.owner.call(clientInvoicesContract.printReceipt, receipt)).status).toBe(404)
    const { rows, closing } = (await scene.owner.call(clientInvoicesContract.statement)).body.data
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'payment', 'payment_reversed'])
    expect(closing).toBe(total)
    expect((await subjects()).length).toBe(mails + 1)
    expect((await subjects())[0]).toContain('Correction: invoice')
  })

  test('that the company was not told of is taken back without a word', async () => {
    const id = await recorded({ amount: 100 })
    expect(await invoiceState()).toBe('partially_paid')
    const mails = await subjects()
    await reverse(id)
    expect(await invoiceState()).toBe('issued')
    expect(await subjects()).toEqual(mails)
  })

  test('gives its reference free: it is recorded again where it belongs', async () => {
    const id = await recorded()
    expect((await transfer(scene.finance)).body.code).toBe('transfer_recorded')
    await reverse(id)
    const again = await recorded()
    expect(await invoiceState()).toBe('paid')
    expect((await reverse(again)).status).toBe(200)
  })

  test('takes the credit with it that paid another invoice, which is open again and named in the mail', async () => {
    const id = await recorded({ amount: scene.invoice.total + 20_000 })
    const other = await nextInvoice(10_000)
    expect(other.state).toBe('paid')
    await reverse(id)
    expect(await invoiceState()).toBe('issued')
    const { data } = (await scene.owner.call(clientInvoicesContract.read, { params: { id: other.id } })).body
    expect([data.state, data.credit_used]).toEqual(['issued', 0])
    expect(await balances()).toMatchObject({
      cash: 0,
      client_credit: 0,
      receivable: scene.invoice.total + other.total_amount,
    })
    const [mail] = await story.outbox(scene.owner.email)
    expect(mail?.text).toContain(other.number)
  })

  test('beside one that was right leaves that invoice paid, and opens the one that used its credit', async () => {
    await recorded({ reference: 'FT 1' })
    const wrong = await recorded({ amount: 20_000, reference: 'FT 2' })
    const other = await nextInvoice(15_000)
    await reverse(wrong)
    expect(await invoiceState()).toBe('paid')
    const { data } = (await scene.owner.call(clientInvoicesContract.read, { params: { id: other.id } })).body
    expect([data.state, data.open_amount]).toEqual(['issued', 17_250])
  })

  test('takes no more credit with it than it needs', async () => {
    await recorded({ amount: scene.invoice.total + 20_000, reference: 'FT 1' })
    const wrong = await recorded({ amount: 5_000, reference: 'FT 2' })
    const other = await nextInvoice(15_000)
    expect(other.state).toBe('paid')
    await reverse(wrong)
    const { data } = (await scene.owner.call(clientInvoicesContract.read, { params: { id: other.id } })).body
    // 20,000 and 5,000 were kept, 17,250 were used: 7,750 are still there.
    expect([data.state, (await balances()).client_credit]).toEqual(['paid', -2_750])
  })

  test('of which money went back to the company stays, and so does one whose refund is on its way', async () => {
    const id = await recorded({ amount: scene.invoice.total + 500 })
    const body = { amount: 500, reason: 'Paid too much', reference: 'FT-9' }
    expect((await scene.finance.call(ops.refund, { params: { id }, body })).status).toBe(201)
    const refused = await reverse(id)
    expect(refused.body).toMatchObject({ code: 'reversal_refunded', message: expect.stringContaining('$5') })
    await story.db.run(sql`update refunds set state = 'processing'`)
    await story.db.run(sql`delete from invoice_payments where kind = 'refund'`)
    expect((await reverse(id)).body.code).toBe('reversal_refunded')
    expect(await invoiceState()).toBe('paid')
  })
})

test('a card payment is refunded, not reversed; others of staff do neither, and a stranger’s id finds nothing', async () => {
  const id = await paymentRow(story)
  expect((await reverse(id)).body.code).toBe('payment_not_reversible')
  expect((await reverse(id, await story.staff(['operations']))).body.code).toBe('not_authorized')
  expect((await reverse('019a0000-0000-7000-8000-000000000000')).status).toBe(404)
  const none = await scene.finance.call(ops.reverse, { params: { id }, body: { reason: ' ' } })
  expect(none.body.errors[0]).toMatchObject({ field: 'reason', code: 'required' })
})

test('the trail names who reversed it and why', async () => {
  await reverse(await recorded())
  const admin = await story.staff(['admin'])
  const trail = (await admin.call(staffContract.audit, { query: { action: 'payment.reversed' } })).body.data
  expect(trail).toMatchObject([{ subject_kind: 'payment', details: { reason } }])
})
