import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/sellers/messages/ar.ts'
import { en } from '../apps/web/src/features/sellers/messages/en.ts'
import { callerOf, colleague, openAs } from './story-clients.ts'
import { press } from './story-talents.ts'
import { codeFor, expectAccessible, lang, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const IBAN = 'SA03 8000 0000 6080 1016 7519'

test('one colleague proposes our bank account, another releases it, and the company reads where to transfer to @once', async ({
  page,
  request,
  browser,
}) => {
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  await finance.open(page, '/ops/sellers')
  await expect(page.getByRole('heading', { level: 1, name: words().title })).toBeVisible()
  await expectAccessible(page)
  await press(page, words().propose)
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field(words().nameAr).fill('شركة فريق للتقنية')
  await field(words().nameEn).fill('Fareeq Technology LLC')
  await field(words().addressAr).fill('حي العليا، الرياض 12211')
  await field(words().addressEn).fill('Olaya, Riyadh 12211')
  await field(words().vat).fill('310123456700003')
  await field(words().registration).fill('1010123456')
  if ((await dialog.getByRole('textbox', { name: words().iban }).count()) === 0) await press(dialog, words().addAccount)
  await field(words().bank).fill('بنك الرياض')
  await field(words().holder).fill('شركة فريق للتقنية')
  await field(words().iban).fill(IBAN.replace(/9$/, '8'))
  await field(words().bic).fill('RIBLSARI')
  const why = `انتقال المقر ${uniqueSuffix()}`
  await field(words().reason).fill(why)
  await press(dialog, words().send)
  await expect(dialog.getByText(rule.iban_wrong[lang()])).toBeVisible()
  await expectAccessible(page)
  await field(words().iban).fill(IBAN)
  await press(dialog, words().send)

  // Whoever proposed it waits; a colleague sees what is new, and releases it.
  const proposal = (reader: typeof page) => reader.getByRole('listitem').filter({ hasText: why })
  await expect(proposal(page).getByText(words().own)).toBeVisible()
  await expect(proposal(page).getByRole('button', { name: words().release })).toHaveCount(0)
  const admin = await colleague(request, 'staff@demo.fareeq.test')
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await admin.open(desk, '/ops/sellers')
  await expect(proposal(desk).getByText(IBAN)).toBeVisible()
  await expectAccessible(desk)
  await press(proposal(desk) as never, words().release)
  await desk.getByRole('alertdialog').getByRole('button', { name: words().release }).click()
  await expect(proposal(desk).getByText(words().states.in_force)).toBeVisible()
  await expect(proposal(page).getByText(words().states.in_force)).toBeVisible()

  // The company of the next invoice.
  const companies: { organisation_id: string; company: string }[] = await finance.send(
    'GET',
    '/api/ops/invoices/companies',
  )
  const { organisation_id } = companies.find(({ company }) => company === 'شركة سوق الحرفيين للتجارة')!
  const lines = [{ kind: 'other', label: 'Workshop', amount: 20_000 }]
  const { id } = await finance.send('POST', '/api/ops/invoices', { organisation_id, lines })
  const { number } = await finance.send('POST', `/api/ops/invoices/${id}/issue`, {})
  const email = 'reem@demo.fareeq.test'
  const visitor = callerOf(request)
  await visitor('POST', '/api/auth/generateOTP', { email })
  const otpCode = await codeFor(request, email)
  const { access_token: token, user } = await visitor('POST', '/api/auth/login', { email, otpCode })
  await openAs(page, { token, user, email, send: callerOf(request, token) }, `/sq/client/invoices/${id}`)
  const card = page.getByRole('region', { name: PAPER_WORDS[lang()].transfer.title })
  await expect(card).toContainText(IBAN)
  await expect(card).toContainText(inGroups(paymentReference(number)))
  await expectAccessible(page)
})
