import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { paymentsOpsContract as ops } from '@fareeq/domain/payments/contract-ops.ts'
import { paymentsContract as client } from '@fareeq/domain/payments/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { invoiceOf, paymentStory, pressPay } from '../../testing/payments.ts'
import type { Person } from '../../testing/story.ts'

const { story, provider, scene, begun, deliverAll } = await paymentStory()

const return_url = '/sq/client/payment-result'
const paySeveral = (invoice_ids: string[], who: Person = scene.owner) =>
  who.call(client.paySeveral, { body: { invoice_ids, return_url } })
/** A second invoice beside the one of the scene, and one page for both. */
async function bothBegun() {
  const second = await invoiceOf(story, scene.owner, 10_000)
  const ids = [scene.invoice.id, second.id]
  const { payment_id: id, redirect_url: url } = (await paySeveral(ids)).body.data
  return { second, ids, id, url, sum: scene.invoice.total + second.total }
}
const read = async (id: string) => (await scene.owner.call(client.read, { params: { id } })).body.data
const statesOf = async (ids: string[]) =>
  (await story.db.rows<{ state: string }>(sql`select state from invoices where id = any(${ids}) order by number`)).map(
    ({ state }) => state,
  )
const bookings = () =>
  story.db.rows<{ amount: number }>(sql`select amount from invoice_payments where kind = 'payment' order by amount`)

test('two invoices are paid on one page: one sum at the bank, a payment, a booking and a receipt of each', async () => {
  const { ids, id, url, sum, second } = await bothBegun()
  expect(await read(id)).toMatchObject({ state: 'processing', amount: sum, invoices: [{ id: ids[0] }, { id: ids[1] }] })
  await provider.choose(url, 'pay')
  await deliverAll()
  await deliverAll()
  expect(await statesOf(ids)).toEqual(['paid', 'paid'])
  expect((await bookings()).map(({ amount }) => amount)).toEqual([second.total, scene.invoice.total])
  const { invoices } = await read(id)
  for (const { id: invoice, payment_id: payment } of invoices) {
    const receipt = await scene.owner.call(clientInvoicesContract.printReceipt, { params: { id: invoice, payment } })
    expect(receipt.status).toBe(200)
  }
  // Finance see which others the same card payment is for, and the provider agrees with the sum.
  const finance = await story.staff(['finance'])
  const listed = (await finance.call(ops.list)).body.data
  expect(listed.map(({ paid_with, agrees }: { paid_with: string[]; agrees: boolean }) => [paid_with.length, agrees])).toEqual([[1, true], [1, true]]) // prettier-ignore
  expect((await finance.call(ops.differences)).body.data.payments).toEqual([])
})

test('two clicks open one page; the same invoices in another order, too', async () => {
  const { ids, id } = await bothBegun()
  const answers = await Promise.all([paySeveral(ids), paySeveral(ids.toReversed())])
  expect(answers.map(({ body }) => body.data.payment_id)).toEqual([id, id])
  expect(await story.db.rows(sql`select 1 from payments where state = 'processing'`)).toHaveLength(2)
})

test('what is paid alone meanwhile closes the page of both, and nobody pays twice', async () => {
  const { ids, url, second } = await bothBegun()
  const alone = await pressPay(scene.owner, scene.invoice.id)
  await provider.choose(url, 'pay')
  await provider.choose(alone.body.data.redirect_url, 'pay')
  await deliverAll()
  expect(await statesOf(ids)).toEqual(['paid', 'issued'])
  expect(await bookings()).toHaveLength(1)
  // And the other way round: a page of one is closed by a page of both.
  const third = await invoiceOf(story, scene.owner, 5000)
  const single = await pressPay(scene.owner, third.id)
  const both = (await paySeveral([second.id, third.id])).body.data
  await provider.choose(single.body.data.redirect_url, 'pay')
  await provider.choose(both.redirect_url, 'pay')
  await deliverAll()
  expect(await statesOf([...ids, third.id])).toEqual(['paid', 'paid', 'paid'])
  expect(await bookings()).toHaveLength(3)
})

test('coming back without paying ends all of it; a slow bank shows on both invoices that the payment is in progress', async () => {
  const { ids, id, url } = await bothBegun()
  await provider.choose(url, 'think')
  await deliverAll()
  const underway = (await scene.owner.call(clientInvoicesContract.list)).body.data
  expect(underway.map(({ is_underway }: { is_underway: boolean }) => is_underway)).toEqual([true, true])
  expect((await paySeveral(ids)).body.data.redirect_url).toContain(`/payment-result/${id}`)
  story.advance(HOUR)
  await deliverAll()
  const more = [await invoiceOf(story, scene.owner, 1000), await invoiceOf(story, scene.owner, 2000)]
  const { payment_id } = (await paySeveral(more.map((invoice) => invoice.id))).body.data
  await scene.owner.call(client.cancel, { params: { id: payment_id } })
  expect(await read(payment_id)).toMatchObject({ state: 'aborted' })
  expect(await story.db.rows(sql`select 1 from payments where state = 'aborted'`)).toHaveLength(2)
})

test('a credit note on one of them closes the page, whose sum is another now', async () => {
  const { ids, url } = await bothBegun()
  const finance = await story.staff(['finance'])
  await finance.call(invoicesOpsContract.void, { params: { id: ids[1]! }, body: { reason: 'Not ordered' } })
  const { body } = await paySeveral([ids[0]!])
  await provider.choose(url, 'pay')
  await provider.choose(body.data.redirect_url, 'pay')
  await deliverAll()
  expect(await statesOf(ids)).toEqual(['paid', 'void'])
})

test('a part of it is refunded from the one intent of both', async () => {
  const { url, id } = await bothBegun()
  await provider.choose(url, 'pay')
  await deliverAll()
  const { invoices } = await read(id)
  const finance = await story.staff(['finance'])
  for (const { payment_id, amount } of invoices) {
    const body = { amount, reason: 'Ordered twice', reference: '' }
    expect((await finance.call(ops.refund, { params: { id: payment_id }, body })).status).toBe(201)
  }
  const beyond = await finance.call(ops.refund, {
    params: { id: invoices[0].payment_id },
    body: { amount: 1, reason: 'Once more', reference: '' },
  })
  expect(beyond.body.errors[0].code).toBe('refund_over')
})

test('a paid one, another company’s, none, and one twice', async () => {
  const other = await story.client()
  const theirs = await invoiceOf(story, other, 1000)
  expect((await paySeveral([scene.invoice.id, theirs.id])).body.code).toBe('not_found')
  expect((await paySeveral([])).body.errors[0]).toMatchObject({ field: 'invoice_ids', code: 'required' })
  const { body } = await paySeveral([scene.invoice.id, scene.invoice.id])
  expect(await read(body.data.payment_id)).toMatchObject({ amount: scene.invoice.total })
  const { url } = await begun()
  await provider.choose(url, 'pay')
  await deliverAll()
  const mine = await invoiceOf(story, scene.owner, 1000)
  expect((await paySeveral([scene.invoice.id, mine.id])).body.code).toBe('nothing_to_pay')
})
