import { randomUUID } from 'node:crypto'
import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { billed, goToFirst } from '../../testing/invoices.ts'
import { SELLER_FORM, releaseSeller } from '../../testing/sellers.ts'
import { freshStory } from '../../testing/story.ts'
import { billMonth } from './actions-months.ts'
import { recordPayment } from './actions-settling.ts'

const story = await freshStory()

test('an invoice keeps whom it was issued by: a new seller changes none of its papers, and the next invoice is theirs', async () => {
  const { khalid, finance, invoice: id } = await billed(story)
  const read = async () => (await khalid.call(clients.read, { params: { id } })).body.data
  const [line] = (await read()).lines
  const credit = { reason: 'Not worked', lines: [{ line_id: line.id, amount: 100 }] }
  await finance.call(ops.credit, { params: { id }, body: credit })
  const payment = { invoiceId: id, paymentId: randomUUID(), amount: 500, day: riyadhDay(story.now()) }
  await story.db.transaction((db) => recordPayment(story.work(db), payment))
  const { credit_notes, payments } = await read()
  const printed = vi.spyOn(story.app.platform.printer, 'print')
  type Sheet = { qr?: unknown; seller?: { lines: string[] }; payee?: { lines: string[] } }
  const lastSheet = () => printed.mock.lastCall![0].data as Sheet
  const papers = async () => {
    const sheets: Sheet[] = []
    for (const call of [
      () => khalid.call(clients.print, { params: { id } }),
      () => finance.call(ops.print, { params: { id } }),
      () => khalid.call(clients.printCredit, { params: { id, note: credit_notes[0].id } }),
      () => khalid.call(clients.printReceipt, { params: { id, payment: payments[0].id } }),
    ]) {
      expect((await call()).status).toBe(200)
      sheets.push(lastSheet())
    }
    return sheets
  }
  khalid.lang = 'en'
  const before = await papers()
  const sellerId = await releaseSeller(story)
  expect(await papers()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain(SELLER_FORM.name_en)

  await goToFirst(story, khalid)
  await billMonth(story.work())
  const next = await story.db.one<{ id: string; seller_id: string }>(
    sql`select id, seller_id from invoices where id <> ${id}`,
  )
  expect(next.seller_id).toBe(sellerId)
  await khalid.call(clients.print, { params: { id: next.id } })
  const { name_ar, name_en, address_ar, address_en, vat_number, registration_number } = SELLER_FORM
  expect(lastSheet().seller?.lines).toEqual([
    name_en,
    name_ar,
    address_en,
    address_ar,
    `VAT number ${vat_number}`,
    `Commercial registration ${registration_number}`,
  ])
  // A later move does not reach it either, and neither does a hand in the database.
  await releaseSeller(story, { name_en: 'Fareeq Holding', address_en: 'Jeddah' })
  const sheet = lastSheet()
  await khalid.call(clients.print, { params: { id: next.id } })
  expect(lastSheet()).toEqual(sheet)
  await expect(story.db.run(sql`update invoices set seller_id = null where id = ${next.id}`)).rejects.toThrow(
    'corrected',
  )
  printed.mockRestore()
})
