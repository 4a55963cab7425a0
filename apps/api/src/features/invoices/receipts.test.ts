import { randomUUID } from 'node:crypto'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { inRiyals, qrText } from '@fareeq/domain/invoices/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test, vi } from 'vitest'
import { billed } from '../../testing/invoices.ts'
import { scanPdf } from '../../testing/qr-scanner.ts'
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

test('a scanner reads on the printed invoice what the tax authority asks for, in either language', async () => {
  const { khalid, invoice: id } = await billed(story)
  const { total_amount, vat, sar_rate } = (await khalid.call(clients.read, { params: { id } })).body.data
  const { seller } = story.env
  const code = qrText({
    seller: seller.name.ar,
    vat_number: seller.vat_number,
    issued_at: `${story.now().toISOString().slice(0, 19)}Z`,
    total: inRiyals(total_amount, sar_rate),
    vat: inRiyals(vat, sar_rate),
  })
  const printed = vi.spyOn(story.app.platform.printer, 'print')
  for (const lang of ['ar', 'en'] as const) {
    khalid.lang = lang
    await khalid.call(clients.print, { params: { id } })
    expect(await scanPdf(new Uint8Array(await printed.mock.results.at(-1)!.value))).toBe(code)
  }
  printed.mockRestore()
})
