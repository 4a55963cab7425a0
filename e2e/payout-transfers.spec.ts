import { readFile } from 'node:fs/promises'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import { expect, type Page } from '@playwright/test'
import { statusReport } from '../apps/api/src/engines/statement-reader/sample-reports.ts'
import { ar } from '../apps/web/src/features/payouts/messages/ar.ts'
import { en } from '../apps/web/src/features/payouts/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/payouts/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/payouts/messages/operations/en.ts'
import { colleague } from './story-clients.ts'
import { importStatement, ourAccount, statementWords } from './story-money.ts'
import { billOvertime, releasedBatch, signInByMail } from './story-payouts.ts'
import { press } from './story-talents.ts'
import { expectAccessible, lang, remember, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const SELIN = { email: 'selin@demo.fareeq.test', names: { ar: 'سيلين', en: 'Selin' } }
const FEE = 1500
const talentWords = () => ({ ar, en })[lang()]
const opsWords = () => ({ ar: opsAr, en: opsEn })[lang()]
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)

/** A file of the dialog that is open. */
async function downloaded(page: Page): Promise<string> {
  const words = opsWords().files
  const [file] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('dialog'), words.download)])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return readFile(await file.path(), 'utf8')
}

test('what the bank rejects is owed again once its talent has answered, and so is what comes back on a statement @english', async ({
  page,
  request,
  browser,
}) => {
  const amount = 21_300 + (Date.now() % 90)
  const [words, ops, bank] = [talentWords(), opsWords(), statementWords()]
  const finance = await colleague(request, 'maha@demo.fareeq.test')
  await ourAccount(request, finance)
  await billOvertime(finance.send, SELIN.names[lang()], amount)
  const selin = await signInByMail(request, SELIN.email)
  const batch = await releasedBatch(request, finance.send, amount)
  const [{ reference } = { reference: '' }] = batch.transfers

  // The file as banks take it, and the table of a bank that has its own.
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await finance.open(desk, `/ops/payouts/${batch.id}`)
  const row = desk.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText(ops.batch.states.planned)
  await press(desk, ops.files.open)
  await expectAccessible(desk)
  expect(await downloaded(desk)).toContain(`<EndToEndId>${reference}</EndToEndId>`)
  await press(desk, ops.files.open)
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('radio', { name: ops.files.csv }).check({ force: true })
  await press(dialog, ops.files.manage)
  await dialog.getByLabel(ops.templates.name).fill('Bank of the story')
  await press(dialog, ops.templates.addColumn)
  const last = dialog.getByRole('group', { name: ops.templates.column(5) })
  await last.getByLabel(ops.templates.heading).fill('Purpose')
  await last.getByLabel(ops.templates.field).selectOption({ label: ops.templates.fields.purpose })
  await expectAccessible(desk)
  await press(dialog, ops.templates.save)
  await dialog.getByRole('combobox', { name: ops.files.template }).selectOption({ label: 'Bank of the story' })
  expect((await downloaded(desk)).split('\r\n')).toEqual([
    'Reference,Beneficiary,Account,Amount,Purpose',
    expect.stringMatching(new RegExp(`^${reference},Selin[^,]*,TR330006100519786457841326,\\d+\\.\\d\\d,SALA$`)),
    '',
  ])

  // Its answer: read first, then done.
  const answer = statusReport(batch.number, {
    id: uniqueSuffix(),
    day: today(),
    lines: [{ reference, status: 'RJCT', code: 'AC04' }],
  })
  await press(desk, ops.report.open)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer.xml', mimeType: 'application/xml', buffer: Buffer.from(answer) })
  await expect(dialog.getByText(ops.report.fates.rejected)).toBeVisible()
  await expect(dialog.getByText(reasonText('AC04')[lang()])).toBeVisible()
  await expectAccessible(desk)
  await press(dialog, ops.report.apply)
  await expect(row).toContainText(ops.batch.states.rejected)
  await expectAccessible(desk)

  // The talent reads why, and says that the account is right.
  await remember(page, selin)
  await page.goto(`/sq/talent/payouts`)
  const card = page.getByRole('article').filter({ hasText: formatUsd(amount, lang()) })
  await expect(card.getByText(words.failed)).toBeVisible()
  await expect(card).toContainText(reasonText('AC04')[lang()])
  await expectAccessible(page)
  await card.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByText(words.confirmed)).toBeVisible()
  await expect(card.getByRole('button', { name: words.confirm })).toHaveCount(0)

  // Paid with the next batch; a line of the statement brings it back, less what the banks kept.
  const next = await releasedBatch(request, finance.send, amount)
  await finance.send('POST', `/api/ops/payout-batches/${next.id}/paid`, { day: today() })
  const [transfer] = next.transfers
  await finance.open(desk, '/ops/bank-statements')
  const text = `RETURN ${transfer!.reference} ${uniqueSuffix()}`
  await importStatement(desk, [{ amount: amount - FEE, text, id: uniqueSuffix(), day: today() }])
  const line = desk.getByRole('article').filter({ hasText: text })
  await expect(line.getByText(bank.returnFee(formatUsd(FEE, lang())))).toBeVisible()
  await expectAccessible(desk)
  await line.getByRole('button', { name: bank.returnOf(transfer!.talent.name) }).click()
  await expectAccessible(desk)
  await press(dialog, bank.returnLabel)
  await expect(line).toHaveCount(0)
  await finance.open(desk, `/ops/payouts/${next.id}`)
  await expect(desk.getByRole('row').filter({ hasText: transfer!.reference })).toContainText(ops.batch.states.returned)
  await expectAccessible(desk)
  await expect(card.getByText(words.failed)).toBeVisible()
})
