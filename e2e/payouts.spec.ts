import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, type Page } from '@playwright/test'
import { ar as approvalsAr } from '../apps/web/src/features/approvals/messages/ar.ts'
import { ar } from '../apps/web/src/features/payouts/messages/ar.ts'
import { en } from '../apps/web/src/features/payouts/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/payouts/messages/operations/ar.ts'
import { ar as uiAr } from '../apps/web/src/ui/words/ar.ts'
import { colleague } from './story-clients.ts'
import { billOvertime, owedPayout, signInByMail } from './story-payouts.ts'
import { press } from './story-talents.ts'
import { expectAccessible, remember } from './story.ts'
import { test } from './story-test.ts'

const ELIAS = 'elias@demo.fareeq.test'
const PAGE = '/sq/talent/payouts'
/** Months that are past are folded. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)))
const WRONG = 'LB62099900000001001901229115'
const RIGHT = 'LB62 0999 0000 0001 0019 0122 9114'

const cardOf = (page: Page, amount: number, lang: Lang) =>
  page.getByRole('article').filter({ hasText: formatUsd(amount, lang) })

test('a talent says how to be paid and follows the money; finance choose, export and pay it @once', async ({
  page,
  request,
  browser,
}) => {
  const amount = 12_300 + (Date.now() % 90)
  const finance = await colleague(request, 'maha@demo.fareeq.test')
  await billOvertime(finance.send, 'إلياس', amount)
  const elias = await signInByMail(request, ELIAS)

  // The way of the payout, and where it goes: a wrong digit is named at its field.
  await remember(page, elias)
  await page.goto(PAGE)
  const card = cardOf(page, amount, 'ar')
  await expect(card).toContainText(ar.states.due)
  await expect(card.getByRole('listitem').filter({ hasText: ar.steps.due })).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page)
  await page.getByRole('button', { name: ar.details.changeLong }).click()
  const form = page.getByRole('form', { name: ar.details.title })
  await form.getByLabel(ar.details.holder).fill('Elias Khoury')
  await form.getByLabel(ar.details.iban).fill(WRONG)
  await press(page, ar.details.save)
  await expect(form.getByText(rule.iban.ar)).toBeVisible()
  await form.getByLabel(ar.details.iban).fill(RIGHT)
  await press(page, ar.details.save)
  await expect(page.getByText(ar.details.saved)).toBeVisible()
  await expect(page.getByText('LB••••9114').first()).toBeVisible()

  // On a phone whoever has said it reads the sums first.
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 375, height: 800 })
  const topOf = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())!.y
  expect(await topOf(ar.sums.owed)).toBeLessThan(await topOf(ar.details.title))
  await page.setViewportSize(desktop)

  // Finance put it into a batch, take the file for the bank and mark it as paid.
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await finance.open(desk, '/ops/payouts')
  const row = desk.getByRole('row').filter({ hasText: formatUsd(amount, 'ar', 2) })

  // A colleague is faster: the dialog goes with its row, a sentence says why, and the keyboard stays on the page.
  await row.getByRole('button', { name: opsAr.hold }).click()
  await desk.getByRole('alertdialog').getByLabel(opsAr.reason).fill('A wrong account')
  const move = `/api/ops/payouts/${(await owedPayout(finance.send, amount)).id}`
  await finance.send('POST', `${move}/hold`, { reason: 'A wrong account' })
  await expect(desk.getByText(uiAr.changedMeanwhile)).toBeVisible()
  await expect(desk.locator('#main :focus')).toBeVisible()
  await finance.send('POST', `${move}/release`, { reason: 'The account is right' })

  await row.getByRole('checkbox').check({ force: true })
  await expectAccessible(desk)
  await press(desk, opsAr.create)
  await expectAccessible(desk)
  await desk.getByRole('alertdialog').getByRole('button', { name: opsAr.create }).click()

  // Whoever made it waits; a colleague finds it among what waits for them, reads it and releases it.
  await expect(desk.getByText(approvalsAr.own)).toBeVisible()
  await expect(desk.getByRole('button', { name: opsAr.files.open })).toHaveCount(0)
  await expectAccessible(desk)
  const number = (await desk.getByRole('heading', { level: 1 }).innerText()).match(/PB-\d{5}/)![0]
  const hana = await colleague(request, 'hana@demo.fareeq.test')
  const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await hana.open(second, '/ops/approvals')
  await expectAccessible(second)
  await second.getByRole('link', { name: approvalsAr.openOf(number) }).click()
  await second.getByRole('button', { name: approvalsAr.releaseOf(number) }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: approvalsAr.release }).click()
  await expect(second.getByText(opsAr.batches.phases.released)).toBeVisible()
  await expectAccessible(second)
  await press(desk, opsAr.files.open)
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('radio', { name: opsAr.files.csv }).check({ force: true })
  const [sheet] = await Promise.all([desk.waitForEvent('download'), press(dialog, opsAr.files.download)])
  expect(sheet.suggestedFilename()).toMatch(/^PB-\d{5}\.csv$/)
  await expectAccessible(desk)
  await press(desk, opsAr.batch.pay)
  await desk.getByRole('form', { name: opsAr.batch.payTitle }).getByLabel(opsAr.batch.note).fill('SNB 4711')
  await press(desk.getByRole('dialog'), opsAr.batch.pay)
  await expect(desk.getByText(opsAr.batches.phases.paid).first()).toBeVisible()

  // Live update of the open page; the same in English.
  await expect(page.getByRole('heading', { name: ar.past })).toBeVisible()
  await unfold(page)
  await expect(card).toContainText(ar.states.paid)
  await expect(card).toContainText('LB••••9114')
  await remember(page, elias, { lang: 'en' })
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: en.past })).toBeVisible()
  await unfold(page)
  await expect(cardOf(page, amount, 'en')).toContainText(en.states.paid)
  await expectAccessible(page)
})
