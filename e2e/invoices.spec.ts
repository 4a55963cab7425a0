import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { PAPER_WORDS, STATE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { ENTRY_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/invoices/messages/ar.ts'
import { en } from '../apps/web/src/features/invoices/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/invoices/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/invoices/messages/operations/en.ts'
import { ar as paymentsAr } from '../apps/web/src/features/payments/messages/operations/ar.ts'
import { en as paymentsEn } from '../apps/web/src/features/payments/messages/operations/en.ts'
import { type Client, callerOf, colleague, openAs, someClient } from './story-clients.ts'
import { choose, inLang, press } from './story-talents.ts'
import { codeFor, lang, expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const ops = () => ({ ar: opsAr, en: opsEn })[lang()]
const payments = () => ({ ar: paymentsAr, en: paymentsEn })[lang()]

test('finance bill by hand, correct and book a transfer; the company reads every line and sees it paid [E-059] @once', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('hana@demo.fareeq.test', 'peter@demo.fareeq.test'))
  const email = inLang('client@demo.fareeq.test', 'reem@demo.fareeq.test')
  const visitor = callerOf(request)
  await visitor('POST', '/api/auth/generateOTP', { email })
  const { access_token: token, user } = await visitor('POST', '/api/auth/login', {
    email,
    otpCode: await codeFor(request, email),
  })
  const client: Client = { token, user, email, send: callerOf(request, token) }
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const label = `Workshop ${uniqueSuffix()}`
  const { moves } = ops()

  // A draft of two lines, and its number.
  await staff.open(desk, '/ops/invoices')
  await expect(desk.getByRole('table', { name: words().title })).toBeVisible()
  await expectAccessible(desk)
  await press(desk, ops().draft.open)
  await press(desk, ops().draft.save)
  await expect(desk.getByLabel(ops().draft.company)).toBeFocused()
  await expect(desk.getByText(rule.required[lang()]).first()).toBeVisible()
  await choose(desk, ops().draft.company, 'سوق الحرفيين للتجارة')
  await desk.getByLabel(ops().draft.label).fill(label)
  await desk.getByLabel(ops().draft.amount).fill('200')
  await press(desk, ops().draft.addMore)
  await desk.getByLabel(ops().draft.label).nth(1).fill('Travel')
  await desk.getByLabel(ops().draft.amount).nth(1).fill('40')
  await press(desk, ops().draft.save)
  await expect(desk.getByRole('heading', { level: 1, name: ops().draftName(null) })).toBeVisible()
  await press(desk, moves.issue)
  await desk.getByRole('alertdialog').getByRole('button', { name: moves.issue }).click()
  const title = desk.getByRole('heading', { level: 1, name: /INV-\d{4}-\d{6}/ })
  await expect(title).toBeVisible()
  const number = (await title.textContent())!.trim()
  await expectAccessible(desk)

  // The company finds it, reads its line and downloads it.
  await openAs(page, client, '/sq/client/invoices')
  await expectAccessible(page)
  // Anywhere in the row: its link is the only one for keyboards.
  await page.getByRole('row', { name: number }).getByText(STATE_NAMES.issued[lang()]).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText(label)).toBeVisible()
  await expect(page.getByText(STATE_NAMES.issued[lang()]).first()).toBeVisible()
  await expectAccessible(page)
  const [paper] = await Promise.all([page.waitForEvent('download'), press(page, words().pdf)])
  expect(paper.suggestedFilename()).toBe(`${number}.pdf`)

  // A credit note on both lines, then the transfer of the rest: the open page of the company follows.
  await press(desk, moves.credit)
  const credit = desk.getByRole('dialog')
  await credit.getByLabel(label).fill('50')
  await credit.getByRole('button', { name: moves.whole }).nth(1).click()
  await expectAccessible(desk)
  await credit.getByLabel(ops().reason).fill('A shorter day')
  await press(credit, moves.creditSave)
  await expect(desk.getByText(moves.credited)).toBeVisible()
  await expect(page.getByText('A shorter day')).toBeVisible()
  await expect(desk.getByRole('button', { name: moves.again })).toBeVisible()
  const [note] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: /CRN-/ }).click()])
  expect(note.suggestedFilename()).toMatch(/^CRN-\d{4}-\d{6}\.pdf$/)
  const { transfer: bank } = payments()
  await press(desk, bank.record)
  const transfer = desk.getByRole('dialog')
  await transfer.getByLabel(bank.reference).fill(`FT ${uniqueSuffix()}`)
  await transfer.getByLabel(bank.day).fill(riyadhDay(new Date()))
  await press(transfer, bank.save)
  await expect(transfer.getByText(paymentErrors.proof_missing[lang()])).toBeVisible()
  const proof = { name: 'transfer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 transfer') }
  await transfer.locator('input[type=file]').setInputFiles(proof)
  await expectAccessible(desk)
  await press(transfer, bank.save)
  await expect(desk.getByText(bank.saved)).toBeVisible()
  await expect(page.getByText(words().isPaid)).toBeVisible()

  // The statement and the ledger say the same.
  await page.goto('/sq/client/invoices?tab=statement')
  await expect(page.getByRole('link', { name: `${PAPER_WORDS[lang()].kinds.payment} ${number}` })).toBeVisible()
  await expectAccessible(page)
  await desk.goto('/ops/ledger')
  await expect(desk.getByRole('link', { name: `${ENTRY_NAMES.credit_note[lang()]} CRN-` }).first()).toBeVisible()
  await expectAccessible(desk)
  await desk.close()
})

test('a company without invoices is told when the first comes, and says to whom they are made out [V-010] @once', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  await openAs(page, client, '/sq/client/invoices')
  await expect(page.getByText(words().emptyText)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings?tab=billing')
  const { billing } = words()
  await expect(page.getByText(billing.notSaved)).toBeVisible()
  await page.getByLabel(billing.name).fill('Nakhla LLC')
  await page.getByLabel(billing.address).fill('King Fahd Road, Riyadh')
  await page.getByLabel(billing.vatNumber).fill('12AB')
  await press(page, billing.save)
  await expect(page.getByText(rule.digits_only[lang()])).toBeVisible()
  await page.getByLabel(billing.vatNumber).fill('310123456700003')
  await press(page, billing.save)
  await expect(page.getByText(billing.saved)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel(billing.name)).toHaveValue('Nakhla LLC')
})
