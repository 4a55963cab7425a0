import { randomUUID } from 'node:crypto'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test, vi } from 'vitest'
import { billed } from '../../testing/invoices.ts'
import { freshStory } from '../../testing/story.ts'
import { recordPayment, recordRefund } from './actions-settling.ts'

const story = await freshStory()

test('what was paid has a receipt in the language of the reader; a refund has none, and a stranger finds none', async () => {
  const { khalid, invoice: id } = await billed(story)
  const [paymentId, refundId] = [randomUUID(), randomUUID()]
  const day = riyadhDay(story.now())
  await story.db.transaction(async (db) => {
    const work = { ...story.work(), db }
    await recordPayment(work, { invoiceId: id, paymentId, amount: 1000, day })
    await recordRefund(work, { invoiceId: id, refundId, amount: 500 })
  })
  const { number } = (await khalid.call(clients.read, { params: { id } })).body.data
  const params = { id, payment: paymentId }
  const printed = vi.spyOn(story.app.platform.printer, 'print')
  for (const [lang, title, total] of [
    ['ar', 'إيصال سداد', ['المبلغ المستلم', '10.00 دولار']],
    ['en', 'Payment receipt', ['Amount received', '$10.00']],
  ] as const) {
    khalid.lang = lang
    const { status, body } = await khalid.call(clients.printReceipt, { params })
    expect([status, String(body).slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(printed.mock.lastCall?.[0]).toMatchObject({ template: 'receipt', data: { title, number, total } })
  }
  printed.mockRestore()
  for (const payment of [refundId, randomUUID()])
    expect((await khalid.call(clients.printReceipt, { params: { id, payment } })).body.code).toBe('not_found')
  const stranger = await story.client()
  expect((await stranger.call(clients.printReceipt, { params })).body.code).toBe('not_found')
})
