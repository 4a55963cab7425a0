import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { camtFile, type FileLine } from '../apps/api/src/engines/statement-reader/sample-files.ts'
import { ar } from '../apps/web/src/features/bank-statements/messages/ar.ts'
import { en } from '../apps/web/src/features/bank-statements/messages/en.ts'
import { colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { lang, uniqueSuffix } from './story.ts'

/** Shared by the stories of money: our account, issued invoices, statements. */

type Finance = Awaited<ReturnType<typeof colleague>>
export type IssuedInvoice = { id: string; number: string; total: number }

const ACCOUNT = {
  currency: 'USD',
  holder: 'شركة فريق للتقنية',
  bank: 'بنك الرياض',
  iban: 'SA0380000000608010167519',
  bic: 'RIBLSARI',
}
export const COMPANY = 'شركة سوق الحرفيين للتجارة'
export const statementWords = () => ({ ar, en })[lang()]

/** Unless another story has released it; one that is about to does so first. */
export async function ourAccount(request: APIRequestContext, finance: Finance): Promise<void> {
  const admin = await colleague(request, 'staff@demo.fareeq.test')
  const proposal = {
    name_ar: 'شركة فريق للتقنية',
    name_en: 'Fareeq Technology LLC',
    address_ar: 'حي العليا، الرياض 12211',
    address_en: 'Olaya, Riyadh 12211',
    vat_number: '310123456700003',
    registration_number: '1010123456',
    accounts: [ACCOUNT],
    from_day: today(),
    reason: uniqueSuffix(),
  }
  await expect(async () => {
    const accounts: { iban: string }[] = await finance.send('GET', '/api/ops/bank-statements/accounts')
    if (accounts.some(({ iban }) => iban === ACCOUNT.iban)) return
    const { id } = await finance.send('POST', '/api/ops/sellers', proposal)
    await admin.send('POST', `/api/ops/sellers/${id}/release`)
  }).toPass()
}

export async function issueTo(finance: Finance, cents: number): Promise<IssuedInvoice> {
  const companies: { organisation_id: string; company: string }[] = await finance.send(
    'GET',
    '/api/ops/invoices/companies',
  )
  const { organisation_id } = companies.find(({ company }) => company === COMPANY)!
  const lines = [{ kind: 'other', label: 'Workshop', amount: cents }]
  const { id } = await finance.send('POST', '/api/ops/invoices', { organisation_id, lines })
  const { number, open_amount: total } = await finance.send('POST', `/api/ops/invoices/${id}/issue`, {})
  return { id, number, total }
}

/** In Riyadh, where the books are kept: months before this one are closed in the demo. */
const today = () => riyadhDay(new Date())

/**
 * In the dialog of the page of statements. Lines are of today unless they say otherwise; what is read of the file before it is
 * imported is the caller's to look at.
 */
export async function importStatement(page: Page, lines: readonly FileLine[], look?: () => Promise<void>) {
  await press(page, statementWords().import)
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(camtFile(lines.map((line) => ({ day: today(), ...line }))))
  await dialog.locator('input[type=file]').setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer })
  await dialog.getByRole('button', { name: statementWords().confirm }).waitFor()
  await look?.()
  await press(dialog, statementWords().confirm)
  await dialog.waitFor({ state: 'detached' })
}
