import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { expect } from '@playwright/test'
import { colleague } from './story-clients.ts'
import { COMPANY, type IssuedInvoice, importStatement, issueTo, ourAccount, statementWords } from './story-money.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

test('finance import a statement: one transfer pays its invoice by itself, the other is recorded by hand @once', async ({
  page,
  request,
}) => {
  const words = statementWords()
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  const suffix = uniqueSuffix()
  await ourAccount(request, finance)
  const [first, second] = [await issueTo(finance, 31_500), await issueTo(finance, 31_700)]

  await finance.open(page, '/ops/bank-statements')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  const file = [
    { amount: first.total, text: `${paymentReference(first.number)} ${suffix}`, name: COMPANY, id: `A${suffix}` },
    { amount: second.total - 100, text: `${second.number} ${suffix}`, name: COMPANY, id: `B${suffix}` },
  ]
  await importStatement(page, file, async () => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(first.number)).toBeVisible()
    await expect(dialog.getByText(words.fates.automatic).first()).toBeVisible()
    await expectAccessible(page)
  })

  const line = page.getByRole('article').filter({ hasText: suffix })
  await expect(line).toHaveCount(1)
  await expect(line.getByText(words.doubts.no_reference)).toBeVisible()
  await expect(line.getByText(words.likely)).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: words.bookLabel }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.bookLabel }).click()
  await expect(line).toHaveCount(0)

  const stateOf = async ({ id }: IssuedInvoice) => (await finance.send('GET', `/api/ops/invoices/${id}`)).state
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'partially_paid'])
  await page.getByRole('tab', { name: words.tabs.statements }).click()
  await expect(page.getByText(words.counts.booked(2)).first()).toBeVisible()
  await expectAccessible(page)
})
