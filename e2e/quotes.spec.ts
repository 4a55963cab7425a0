import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect } from '@playwright/test'
import { ar as invoicesAr } from '../apps/web/src/features/invoices/messages/ar.ts'
import { en as invoicesEn } from '../apps/web/src/features/invoices/messages/en.ts'
import { ar as invoicesOpsAr } from '../apps/web/src/features/invoices/messages/operations/ar.ts'
import { en as invoicesOpsEn } from '../apps/web/src/features/invoices/messages/operations/en.ts'
import { ar } from '../apps/web/src/features/quotes/messages/ar.ts'
import { en } from '../apps/web/src/features/quotes/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/quotes/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/quotes/messages/operations/en.ts'
import { ar as recurringAr } from '../apps/web/src/features/recurring-invoices/messages/ar.ts'
import { en as recurringEn } from '../apps/web/src/features/recurring-invoices/messages/en.ts'
import { colleague, openAs, someClient } from './story-clients.ts'
import { choose, inLang, pick, press } from './story-talents.ts'
import { expectAccessible, lang, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const ops = () => ({ ar: opsAr, en: opsEn })[lang()]
const invoices = () => ({ ar: invoicesAr, en: invoicesEn })[lang()]
const invoicesOps = () => ({ ar: invoicesOpsAr, en: invoicesOpsEn })[lang()]
const recurring = () => ({ ar: recurringAr, en: recurringEn })[lang()]

test('finance quote a service with a discount, the company orders it with its own number, and it is invoiced @once', async ({
  page,
  request,
  browser,
}) => {
  const client = await someClient(request)
  const legalName = `Quoted ${uniqueSuffix()}`
  const billing = { name: legalName, country: 'SA', vat_number: '', address: 'Riyadh', email: client.email }
  await client.send('PUT', '/api/client/billing', billing)
  const finance = await colleague(request, inLang('hana@demo.fareeq.test', 'peter@demo.fareeq.test'))
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()

  // The quote is written, with a line that lacks its discount first.
  await finance.open(desk, '/ops/invoices?tab=quotes')
  await expect(desk.getByRole('table', { name: ops().title })).toBeVisible()
  await expectAccessible(desk)
  await press(desk, ops().write)
  const form = desk.getByRole('dialog')
  const { draft } = invoicesOps()
  await choose(desk, ops().company, legalName)
  await form.getByLabel(ops().name).fill('Due diligence of Souq')
  await pick(form, draft.kind, LINE_NAMES.due_diligence[lang()])
  await form.getByLabel(draft.label).fill('Code and team')
  await form.getByLabel(draft.amount, { exact: true }).fill('2000')
  await pick(form, draft.discount, draft.discountUnits.rate)
  await press(form, ops().save)
  await expect(form.getByText(rule.discount[lang()])).toBeVisible()
  await form.getByLabel(draft.discountSize.rate).fill('10')
  await expectAccessible(desk)
  await press(form, ops().save)
  await expect(desk.getByRole('heading', { level: 1, name: 'Due diligence of Souq' })).toBeVisible()

  // It is sent, and waits at the company.
  await press(desk, ops().send)
  await desk.getByRole('alertdialog').getByRole('button', { name: ops().send }).click()
  await expect(desk.getByText(words().states.sent)).toBeVisible()
  await expectAccessible(desk)
  await openAs(page, client, '/sq/client/invoices?tab=quotes')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Due diligence of Souq' }).click()
  await expect(page.getByText(inLang('1,800.00 دولار', '$1,800.00')).first()).toBeVisible()
  await expectAccessible(page)
  const [paper] = await Promise.all([page.waitForEvent('download'), press(page, words().pdf)])
  expect(paper.suggestedFilename()).toMatch(/^QUO-\d{4}-\d{6}\.pdf$/)

  // Accepted with an order number: the desk of finance follows, and issues the draft.
  await press(page, words().accept)
  const answer = page.getByRole('dialog')
  await answer.getByLabel(words().purchaseOrder).fill('PO-55')
  await expectAccessible(page)
  await press(answer, words().accept)
  await expect(page.getByText(words().states.accepted)).toBeVisible()
  await expect(page.getByRole('button', { name: words().accept })).toHaveCount(0)
  await desk.getByRole('link', { name: ops().toInvoice }).click()
  await expect(desk.getByText(invoices().purchaseOrder('PO-55').split(' ').at(0)!).first()).toBeVisible()
  await expect(desk.getByText('PO-55')).toBeVisible()
  const { moves } = invoicesOps()
  await press(desk, moves.issue)
  await desk.getByRole('alertdialog').getByRole('button', { name: moves.issue }).click()
  await expect(desk.getByRole('heading', { level: 1, name: /INV-\d{4}-\d{6}/ })).toBeVisible()
  await page.getByRole('link', { name: words().back }).click()
  await page.getByRole('tab', { name: invoices().tabs.invoices }).click()
  await expect(page.getByRole('row', { name: /INV-/ })).toHaveCount(1)
  await desk.close()
})

test('finance begin a recurring invoice, rest it and go on; the company reads when the next one comes @english', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  const legalName = `Hosted ${uniqueSuffix()}`
  const billing = { name: legalName, country: 'SA', vat_number: '', address: 'Riyadh', email: client.email }
  await client.send('PUT', '/api/client/billing', billing)
  const finance = await colleague(request, inLang('hana@demo.fareeq.test', 'peter@demo.fareeq.test'))
  await finance.open(page, '/ops/invoices?tab=recurring')
  await expectAccessible(page)
  await press(page, recurring().open)
  const form = page.getByRole('dialog')
  const { draft } = invoicesOps()
  await choose(page, recurring().company, legalName)
  await form.getByLabel(recurring().name).fill('Hosting of the shop')
  await form.getByLabel(draft.label).fill('Two servers')
  await form.getByLabel(draft.amount, { exact: true }).fill('420')
  await pick(form, recurring().interval, recurring().intervals.quarter)
  await expectAccessible(page)
  await press(form, recurring().save)
  await expect(page.getByRole('heading', { level: 1, name: 'Hosting of the shop' })).toBeVisible()
  await expect(page.getByText(recurring().madeNone)).toBeVisible()
  await expectAccessible(page)
  await press(page, recurring().pause)
  await page.getByRole('alertdialog').getByRole('button', { name: recurring().pause }).click()
  await expect(page.getByText(recurring().states.paused).first()).toBeVisible()
  await press(page, recurring().resume)
  await expect(page.getByText(recurring().states.active).first()).toBeVisible()
  await openAs(page, client, '/sq/client/invoices')
  const card = page.getByRole('region', { name: recurring().client.title })
  await expect(card).toContainText('Hosting of the shop')
  await expect(card).toContainText(recurring().intervals.quarter)
  await expectAccessible(page)
})
