import { expect } from '@playwright/test'
import { ar as approvals } from '../apps/web/src/features/approvals/messages/ar.ts'
import { ar as reports } from '../apps/web/src/features/financial-reports/messages/ar.ts'
import { ar as entries } from '../apps/web/src/features/manual-entries/messages/ar.ts'
import { ar as taxes } from '../apps/web/src/features/tax-reports/messages/ar.ts'
import { colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test('finance read who owes how long, the statement of a company and what was earned in each month @once', async ({
  page,
  request,
}) => {
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  await finance.open(page, '/ops/financial-reports')
  const owed = page.getByRole('region', { name: reports.sides.receivable.tab })
  await expect(page.getByText(reports.equalsLedger)).toBeVisible()
  await expectAccessible(page)

  // A company, invoice by invoice, and all that moved in its account.
  await owed.getByRole('button').first().click()
  const items = page.getByRole('dialog')
  await expect(items.getByRole('link', { name: /INV-/ }).first()).toBeVisible()
  await expectAccessible(page)
  await items.getByRole('link', { name: reports.toStatement }).click()
  await expect(page.getByRole('region', { name: reports.statement })).toBeVisible()
  await expectAccessible(page)
  const [sheet] = await Promise.all([page.waitForEvent('download'), press(page, reports.csv)])
  expect(sheet.suggestedFilename()).toMatch(/\.csv$/)

  await finance.open(page, '/ops/financial-reports')
  await page.getByRole('tab', { name: reports.sides.payable.tab }).click()
  await expect(page.getByRole('region', { name: reports.sides.payable.tab })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: reports.revenueTab }).click()
  const revenue = page.getByRole('region', { name: reports.revenueTab })
  await expect(revenue).toBeVisible()
  await expectAccessible(page)
  // Last month: the current one may have nothing yet.
  await revenue.getByRole('button').nth(-2).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
})

test('the tax of a month is remitted by an entry with its proof, which a colleague releases @once', async ({
  page,
  request,
  browser,
}) => {
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  const hana = await colleague(request, 'hana@demo.fareeq.test')
  await finance.open(page, '/ops/tax-reports')
  await expect(page.getByText(taxes.equalsLedger)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: taxes.taxes.wht }).click()
  await expect(page.getByRole('region', { name: taxes.talents })).toBeVisible()
  await expectAccessible(page)

  await press(page, taxes.pay)
  const form = page.getByRole('dialog')
  await expect(form.getByLabel(entries.amount)).not.toHaveValue('')
  await form.getByLabel(entries.reason).fill('إقرار ضريبة الاستقطاع')
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  await form.locator('input[type=file]').setInputFiles({ name: 'sadad.pdf', mimeType: 'application/pdf', buffer })
  await expectAccessible(page)
  await press(form, entries.send)
  const paid = page.getByRole('region', { name: taxes.remittances })
  await expect(paid.getByText(taxes.waiting)).toBeVisible()
  const number = await paid.getByRole('link').innerText()

  const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await hana.open(second, '/ops/approvals')
  await second.getByRole('link', { name: approvals.openOf(number) }).click()
  await press(second, approvals.releaseOf(number))
  await press(second.getByRole('alertdialog') as never, approvals.release)
  await expect(paid.getByText(taxes.waiting)).toHaveCount(0)
  await expect(page.getByRole('region', { name: taxes.due }).getByText('0.00')).toBeVisible()
  await expect(page.getByRole('button', { name: taxes.pay })).toHaveCount(0)
  await expectAccessible(page)
})
