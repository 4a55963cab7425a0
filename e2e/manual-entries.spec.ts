import { ACCOUNT_FACTS } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import { manualErrors } from '@fareeq/domain/manual-entries/errors.ts'
import { type Page, expect } from '@playwright/test'
import { en as approvals } from '../apps/web/src/features/approvals/messages/en.ts'
import { en } from '../apps/web/src/features/manual-entries/messages/en.ts'
import { colleague } from './story-clients.ts'
import { pick, press } from './story-talents.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const account = (id: 'other_expenses' | 'equity') => `${ACCOUNT_FACTS[id].code} ${ACCOUNT_NAMES[id].en}`
const numberOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).innerText()).match(/ME-\d{5}/)![0]
const badge = (page: Page, state: keyof typeof en.states) =>
  page.locator('main').getByText(en.states[state], { exact: true }).first()

test('an entry by hand is balanced, refused with a reason, written again, released by a colleague and reversed @english', async ({
  page,
  request,
  browser,
}) => {
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  const hana = await colleague(request, 'hana@demo.fareeq.test')
  const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const reason = `Rent of the office ${uniqueSuffix()}`
  const proof = { name: 'rent.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const write = async (amount: string) => {
    await finance.open(page, '/ops/manual-entries')
    await press(page, en.write)
    const form = page.getByRole('dialog')
    await pick(form, en.template, en.templates.other)
    const side = (at: number) => form.getByRole('group', { name: en.lineOf(at) })
    await pick(side(1), en.account, account('other_expenses'))
    await side(1).getByLabel(en.amount).fill('840')
    await pick(side(2), en.account, account('equity'))
    await side(2).getByLabel(en.amount).fill(amount)
    await form.getByLabel(en.reason).fill(reason)
    await form.locator('input[type=file]').setInputFiles(proof)
    return form
  }

  // Sides that differ are refused where they are typed.
  const form = await write('480')
  await expect(form.getByRole('status').filter({ hasText: '360.00' })).toBeVisible()
  await press(form, en.send)
  await expect(form.getByText(manualErrors.entry_unbalanced.en)).toBeVisible()
  await expectAccessible(page)
  const other = form.getByRole('group', { name: en.lineOf(2) }).getByLabel(en.amount)
  await other.fill('840')
  await other.blur()
  await expect(form.getByText(en.balanced)).toBeVisible()
  await press(form, en.send)
  await page.getByRole('row').filter({ hasText: reason }).getByRole('link').click()
  await expect(page.getByText(approvals.own)).toBeVisible()
  await expectAccessible(page)

  // A colleague refuses it; its maker reads why.
  const first = await numberOf(page)
  const review = async (number: string) => {
    await hana.open(second, '/ops/approvals')
    await second.getByRole('link', { name: approvals.openOf(number) }).click()
  }
  await review(first)
  await press(second, approvals.refuseOf(first))
  await second.getByRole('alertdialog').getByLabel(approvals.reason).fill('The paper is of last year')
  await press(second.getByRole('alertdialog') as never, approvals.refuse)
  await expect(page.getByText('The paper is of last year').first()).toBeVisible()
  await expect(badge(page, 'refused')).toBeVisible()

  // Written again, it is in the books when it is released, and is taken back by one the other way round.
  await press(await write('840'), en.send)
  const waiting = page.getByRole('row').filter({ hasText: reason }).filter({ hasText: en.states.waiting })
  await waiting.getByRole('link').click()
  const again = await numberOf(page)
  await review(again)
  const [file] = await Promise.all([second.waitForEvent('download'), press(second, en.openProof)])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  await press(second, approvals.releaseOf(again))
  await press(second.getByRole('alertdialog') as never, approvals.release)
  await expect(page.getByText(en.bookedOn)).toBeVisible()
  await press(page, en.reverse)
  const reversal = page.getByRole('dialog')
  await reversal.getByLabel(en.reason).fill('Booked twice')
  await expectAccessible(page)
  await press(reversal, en.send)
  await expect(page.getByText(en.reversed)).toBeVisible()
  await finance.open(page, '/ops/manual-entries?state=waiting')
  await page.getByRole('row').filter({ hasText: 'Booked twice' }).first().getByRole('link').click()
  await expect(page.getByText(en.corrects, { exact: true })).toBeVisible()
  await expectAccessible(page)
})
