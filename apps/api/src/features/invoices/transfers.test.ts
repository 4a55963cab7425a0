import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { expect, test, vi } from 'vitest'
import { billed, goToFirst } from '../../testing/invoices.ts'
import { SELLER_FORM, releaseSeller } from '../../testing/sellers.ts'
import { freshStory } from '../../testing/story.ts'
import { sql } from '../../platform/db/sql.ts'
import { billMonth } from './actions-months.ts'

const story = await freshStory()
const [ACCOUNT] = SELLER_FORM.accounts
const IBAN = 'SA0380000000608010167519'

test('a company reads on the page, on paper and in the mail where to transfer to, and with which reference', async () => {
  const { khalid, invoice: first } = await billed(story)
  const howToPay = async (id: string) => (await khalid.call(clients.read, { params: { id } })).body.data.how_to_pay
  expect(await howToPay(first)).toBeNull()
  expect((await story.outbox(khalid.email)).at(0)?.text).not.toContain('RF')

  await releaseSeller(story)
  await goToFirst(story, khalid)
  await billMonth(story.work())
  const { id, number } = await story.db.one<{ id: string; number: string }>(
    sql`select id, number from invoices where id <> ${first}`,
  )
  const reference = paymentReference(number)
  const { holder, bank, bic } = ACCOUNT
  expect(await howToPay(id)).toEqual({ holder, bank, iban: IBAN, bic, reference, has_moved: false })
  const forStaff = await story.staff(['finance'])
  expect((await forStaff.call(ops.read, { params: { id } })).body.data.how_to_pay.reference).toBe(reference)
  const mail = (await story.outbox(khalid.email)).find(({ subject }) => subject?.includes(number))
  for (const part of [inGroups(IBAN), bic, inGroups(reference)]) expect(mail?.text).toContain(part)

  const printed = vi.spyOn(story.app.platform.printer, 'print')
  type Sheet = { transfer: { facts: [string, string][] } | null }
  const paper = async (invoiceId: string) => {
    await khalid.call(clients.print, { params: { id: invoiceId } })
    return (printed.mock.lastCall![0].data as Sheet).transfer
  }
  expect((await paper(id))?.facts.map(([, value]) => value)).toEqual([
    holder,
    bank,
    inGroups(IBAN),
    bic,
    inGroups(reference),
  ])
  expect(await paper(first)).toBeNull()

  // Our bank changes: money goes to the new account, and the page says that the paper names another.
  const iban = 'SA4420000001234567891234'
  await releaseSeller(story, { accounts: [{ ...ACCOUNT, iban }] })
  expect(await howToPay(id)).toMatchObject({ iban, has_moved: true })
  expect(await howToPay(first)).toMatchObject({ iban, has_moved: false })
  expect((await paper(id))?.facts[2]?.[1]).toBe(inGroups(IBAN))
  printed.mockRestore()

  // What is not open any more asks for nothing.
  await story.db.run(sql`update invoices set state = 'paid' where id = ${id}`)
  expect(await howToPay(id)).toBeNull()
})
