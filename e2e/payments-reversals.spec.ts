import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { expect } from '@playwright/test'
import { ar as invoicesAr } from '../apps/web/src/features/invoices/messages/ar.ts'
import { en as invoicesEn } from '../apps/web/src/features/invoices/messages/en.ts'
import { ar } from '../apps/web/src/features/payments/messages/operations/ar.ts'
import { en } from '../apps/web/src/features/payments/messages/operations/en.ts'
import { colleague } from './story-clients.ts'
import { COMPANY, importStatement, issueTo, ourAccount, statementWords } from './story-money.ts'
import { expectAccessible, lang, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const invoiceWords = () => ({ ar: invoicesAr, en: invoicesEn })[lang()]

test('finance reverse a transfer that was on the wrong invoice, and later book what the bank took back @once', async ({
  page,
  request,
}) => {
  const statements = statementWords()
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  const suffix = uniqueSuffix()
  await ourAccount(request, finance)
  const [wrong, right] = [await issueTo(finance, 41_500), await issueTo(finance, 41_500)]
  const transfer = { amount: wrong.total, text: `${paymentReference(wrong.number)} ${suffix}`, name: COMPANY }
  await finance.open(page, '/ops/bank-statements')
  await importStatement(page, [{ ...transfer, id: `T${suffix}` }])
  await expect(async () => {
    expect((await finance.send('GET', `/api/ops/invoices/${wrong.id}`)).state).toBe('paid')
  }).toPass()

  // From the invoice to its payment, which is reversed with a reason.
  await finance.open(page, `/ops/invoices/${wrong.id}`)
  await page.getByRole('link', { name: invoiceWords().paymentOf }).click()
  await page.getByRole('button', { name: words().reversal.reverse }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByLabel(words().reversal.reason).fill('قصدت الشركة فاتورة أخرى')
  await dialog.getByRole('button', { name: words().reversal.reverse }).click()
  await expect(page.getByRole('heading', { name: words().reversal.title })).toBeVisible()
  await expect(page.getByText(words().reversal.kinds.mistake)).toBeVisible()
  await expectAccessible(page)
  await finance.open(page, `/ops/invoices/${wrong.id}`)
  await expect(page.getByText(invoiceWords().paymentKinds.payment_reversed)).toBeVisible()
  await expectAccessible(page)

  // Its line waits again and pays the right one.
  await finance.open(page, '/ops/bank-statements')
  const line = page.getByRole('article').filter({ hasText: suffix })
  await line.getByRole('button', { name: statements.book(right.number) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: statements.bookLabel }).click()
  await expect(line).toHaveCount(0)

  // The bank takes it back: the line names it.
  const back = { amount: 0 - right.total, text: `RETURN T${suffix}`, name: COMPANY, id: `R${suffix}`, isReversal: true }
  await importStatement(page, [back])
  await expect(line.getByText(statements.doubts.reversal)).toBeVisible()
  await expect(line.getByText(statements.likely)).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: statements.reverse(right.number) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: statements.reverseLabel }).click()
  await expect(line).toHaveCount(0)
  expect((await finance.send('GET', `/api/ops/invoices/${right.id}`)).state).toBe('issued')
})
