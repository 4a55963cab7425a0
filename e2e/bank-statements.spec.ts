import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { expect } from '@playwright/test'
import { camtFile } from '../apps/api/src/engines/statement-reader/sample-files.ts'
import { ar } from '../apps/web/src/features/bank-statements/messages/ar.ts'
import { en } from '../apps/web/src/features/bank-statements/messages/en.ts'
import { colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { expectAccessible, lang, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const ACCOUNT = {
  currency: 'USD',
  holder: 'شركة فريق للتقنية',
  bank: 'بنك الرياض',
  iban: 'SA0380000000608010167519',
  bic: 'RIBLSARI',
}

test('finance import a statement: one transfer pays its invoice by itself, the other is recorded by hand @once', async ({
  page,
  request,
}) => {
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  const admin = await colleague(request, 'staff@demo.fareeq.test')
  const suffix = uniqueSuffix()

  // Our account, unless another story has released it.
  const accounts: { iban: string }[] = await finance.send('GET', '/api/ops/bank-statements/accounts')
  if (!accounts.some(({ iban }) => iban === ACCOUNT.iban)) {
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
    const { id } = await finance.send('POST', '/api/ops/sellers', {
      name_ar: 'شركة فريق للتقنية',
      name_en: 'Fareeq Technology LLC',
      address_ar: 'حي العليا، الرياض 12211',
      address_en: 'Olaya, Riyadh 12211',
      vat_number: '310123456700003',
      registration_number: '1010123456',
      accounts: [ACCOUNT],
      from_day: today,
      reason: suffix,
    })
    await admin.send('POST', `/api/ops/sellers/${id}/release`)
  }
  const companies: { organisation_id: string; company: string }[] = await finance.send(
    'GET',
    '/api/ops/invoices/companies',
  )
  const { organisation_id, company } = companies.find(({ company: name }) => name === 'شركة سوق الحرفيين للتجارة')!
  const issue = async (cents: number) => {
    const lines = [{ kind: 'other', label: 'Workshop', amount: cents }]
    const { id } = await finance.send('POST', '/api/ops/invoices', { organisation_id, lines })
    const { number, open_amount: total } = await finance.send('POST', `/api/ops/invoices/${id}/issue`, {})
    return { id: id as string, number: number as string, total: total as number }
  }
  const [first, second] = [await issue(31_500), await issue(31_700)]

  await finance.open(page, '/ops/bank-statements')
  await expect(page.getByRole('heading', { level: 1, name: words().title })).toBeVisible()
  await press(page, words().import)
  const dialog = page.getByRole('dialog')
  const text = camtFile([
    { amount: first.total, text: `${paymentReference(first.number)} ${suffix}`, name: company, id: `A${suffix}` },
    { amount: second.total - 100, text: `${second.number} ${suffix}`, name: company, id: `B${suffix}` },
  ])
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer: Buffer.from(text) })
  await expect(dialog.getByText(first.number)).toBeVisible()
  await expect(dialog.getByText(words().fates.automatic).first()).toBeVisible()
  await expectAccessible(page)
  await press(dialog, words().confirm)

  const line = page.getByRole('article').filter({ hasText: suffix })
  await expect(line).toHaveCount(1)
  await expect(line.getByText(words().doubts.no_reference)).toBeVisible()
  await expect(line.getByText(words().likely)).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: words().bookLabel }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: words().bookLabel }).click()
  await expect(line).toHaveCount(0)

  const stateOf = async ({ id }: { id: string }) => (await finance.send('GET', `/api/ops/invoices/${id}`)).state
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'partially_paid'])
  await page.getByRole('tab', { name: words().tabs.statements }).click()
  await expect(page.getByText(words().counts.booked(2)).first()).toBeVisible()
  await expectAccessible(page)
})
