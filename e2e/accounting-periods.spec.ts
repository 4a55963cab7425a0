import { monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type Page, expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/accounting-periods/messages/ar.ts'
import { ar as approvals } from '../apps/web/src/features/approvals/messages/ar.ts'
import { ar as entries } from '../apps/web/src/features/manual-entries/messages/ar.ts'
import { ar as bank } from '../apps/web/src/features/reconciliations/messages/ar.ts'
import { colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

/** The month that the demo leaves open: a fee of the bank is unexplained, and an entry waits for a colleague. */
const month = () => monthsAfter(monthOf(riyadhDay(new Date())), -1)

const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const numberOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).innerText()).match(/ME-\d{5}/)![0]

test('two colleagues of finance close a month: entry released, bank reconciled, rate noted; and open it again @once', async ({
  page,
  request,
  browser,
}) => {
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  const hana = await colleague(request, 'hana@demo.fareeq.test')
  const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const release = async (name: string) => {
    await hana.open(second, '/ops/approvals')
    await second.getByRole('link', { name: approvals.openOf(name) }).click()
    await press(second, approvals.releaseOf(name))
    await confirm(second, approvals.release)
    await expect(second.getByRole('button', { name: approvals.releaseOf(name) })).toHaveCount(0)
  }
  const openMonth = () => finance.open(page, `/ops/accounting-periods/${month()}`)
  const check = (name: string) => page.getByRole('listitem').filter({ hasText: name })

  // The months, and what is missing of the last one.
  await finance.open(page, '/ops/accounting-periods')
  await expect(page.getByRole('row').filter({ hasText: ar.states.closing })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: ar.states.closed }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('row').filter({ hasText: ar.states.closing }).getByRole('link').click()
  await expect(page.getByText(ar.remaining(3))).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: ar.close })).toHaveCount(0)

  // The entry that waits is its maker's, so somebody else releases it.
  await page.locator('#main').getByRole('link', { name: ar.checks.approvals.link }).click()
  await page.getByRole('row').filter({ hasText: 'إيجار المكتب' }).getByRole('link').click()
  await expect(page.getByText(approvals.own)).toBeVisible()
  await expectAccessible(page)
  await release(await numberOf(page))
  await expect(page.getByText(entries.states.booked, { exact: true }).first()).toBeVisible()

  // The rate, with where it was read.
  await openMonth()
  await press(page, ar.setRate)
  const rate = page.getByRole('dialog')
  await rate.getByLabel(ar.rateValue).fill('3.75')
  await rate.getByLabel(ar.source).fill('البنك المركزي السعودي')
  await expectAccessible(page)
  await press(rate, ar.setRate)
  await expect(check(ar.checks.rate.done)).toBeVisible()

  // The line that nobody has explained becomes an entry, with the statement as its document.
  await page.locator('#main').getByRole('link', { name: ar.checks.reconciliation.link }).click()
  const line = page.getByRole('article').filter({ hasText: 'رسوم الحساب' })
  await expectAccessible(page)
  await press(line as never, bank.explain)
  await expectAccessible(page)
  await press(page.getByRole('dialog'), bank.send)
  await line.getByRole('link', { name: bank.toEntry }).click()
  await expect(page.getByText(approvals.own)).toBeVisible()
  await release(await numberOf(page))
  await openMonth()
  await page.locator('#main').getByRole('link', { name: ar.checks.reconciliation.link }).click()
  await expect(page.getByText(bank.agrees, { exact: true })).toBeVisible()
  await expect(line).toHaveCount(0)
  await press(page, bank.finish)
  await press(page.getByRole('dialog'), bank.finish)
  await expect(page.getByText(bank.finishedDone)).toBeVisible()
  await page.getByRole('tab', { name: bank.tabs.matched }).click()
  await expect(line.first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: bank.tabs.history }).click()
  await expectAccessible(page)

  // All of it is done: the month is closed, and what comes late says so.
  await openMonth()
  await expect(page.getByText(ar.ready)).toBeVisible()
  await press(page, ar.close)
  await confirm(page, ar.close)
  await expect(page.getByText(ar.states.closed, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await finance.open(page, '/ops/manual-entries')
  await press(page, entries.write)
  const form = page.getByRole('dialog')
  await form.getByLabel(entries.amount).fill('12.5')
  const [year, number] = month().split('-')
  await form.getByLabel(entries.day).fill(`15/${number}/${year}`)
  await form.getByLabel(entries.reason).fill('رسوم وصل إشعارها متأخرًا')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'fee.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await form.getByText(entries.late).click()
  await expectAccessible(page)
  await press(form, entries.send)
  await expect(page.getByText(entries.sent)).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'إشعارها' }).getByRole('link').first().click()
  await release(await numberOf(page))
  await expect(page.getByText(entries.bookedOn)).toBeVisible()
  await expectAccessible(page)

  // Opening it again takes both as well.
  await openMonth()
  await press(page, ar.reopen)
  await page.getByRole('alertdialog').getByLabel(ar.reason).fill(`فاتورة ناقصة ${uniqueSuffix()}`)
  await expectAccessible(page)
  await confirm(page, ar.reopen)
  await expect(page.getByText(approvals.own)).toBeVisible()
  await release(month())
  await expect(page.getByText(ar.states.closed, { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})
