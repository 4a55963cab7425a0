import { expect } from '@playwright/test'
import { ar as opsAr } from '../apps/web/src/features/payments/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/payments/messages/operations/en.ts'
import { ar as invoicesAr } from '../apps/web/src/features/invoices/messages/ar.ts'
import { en as invoicesEn } from '../apps/web/src/features/invoices/messages/en.ts'
import { openAs } from './story-clients.ts'
import { billedClient, choose, isAt, provider, words } from './story-payments.ts'
import { press } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const ops = () => ({ ar: opsAr, en: opsEn })[lang()]
const invoices = () => ({ ar: invoicesAr, en: invoicesEn })[lang()]
/** Specified: not the product's own dictionary. */
const SPECIFIED = {
  ar: { failed: 'تعذّر الدفع!', aborted: 'أُلغي الدفع!', none: 'لا توجد فاتورة للدفع', again: 'أعد المحاولة' },
  en: { failed: 'Payment Failed!', aborted: 'Payment Aborted!', none: 'No invoice to pay', again: 'Try Again' },
}
const specified = () => SPECIFIED[lang()]

test('a declined payment is tried again, and the invoice says that it is paid [P-021] [R-092] [X-029] [X-030] [X-032]', async ({
  page,
  request,
}) => {
  const { client, bill } = await billedClient(request)
  const id = await bill()
  // Declined, and back without paying: failed.
  await openAs(page, client, `/sq/client/invoices/${id}`)
  await expectAccessible(page)
  await press(page, words().pay)
  await isAt(page, provider().title)
  await expect(page.getByText(provider().test)).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'decline')
  await expect(page.getByRole('alert')).toHaveText(provider().declined)
  await choose(page, 'abort')
  await isAt(page, specified().failed)
  await expect(page.getByText(words().failed.wrong, { exact: true })).toBeVisible()
  await expectAccessible(page)

  // Tried again: success, and the invoice says so.
  await press(page, specified().again)
  await isAt(page, provider().title)
  await choose(page, 'pay')
  await isAt(page, words().success.title)
  await expectAccessible(page)
  const receipt = page.waitForEvent('download')
  await press(page, words().receipt)
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-INV-.*\.pdf$/)
  await page.getByRole('link', { name: words().toInvoice }).click()
  await expect(page.getByRole('button', { name: words().receipt })).toBeVisible()
  await expect(page.getByRole('button', { name: words().pay })).toHaveCount(0)
})

test('a payment is aborted, a slow bank is waited for, and nothing is left to pay [R-092] [X-031] [X-032] [X-033]', async ({
  page,
  request,
}) => {
  const { client, bill } = await billedClient(request)
  const id = await bill()
  await openAs(page, client, `/sq/client/invoices/${id}`)
  await press(page, words().pay)
  await choose(page, 'abort')
  await isAt(page, specified().aborted)
  await expectAccessible(page)
  await press(page, specified().again)
  await page.clock.install()
  await choose(page, 'think')
  await isAt(page, words().checking.title)
  await expectAccessible(page)
  await page.clock.runFor('00:31')
  await isAt(page, words().processing.title)
  // The invoice says so too, and offers no second payment.
  await page.goto(`/sq/client/invoices/${id}`)
  await expect(page.getByText(invoices().underwayText)).toBeVisible()
  await expect(page.getByRole('button', { name: words().pay })).toHaveCount(0)

  // Without a payment there is nothing to pay.
  await page.goto('/sq/client/payment-result')
  await isAt(page, specified().none)
  await expectAccessible(page)
})

test('finance see every payment, what the provider says of it, and give some of it back @once', async ({
  page,
  request,
}) => {
  const { client, staff, bill } = await billedClient(request)
  const id = await bill()
  await openAs(page, client, `/sq/client/invoices/${id}`)
  await press(page, words().pay)
  await choose(page, 'pay')
  await isAt(page, words().success.title)

  await staff.open(page, '/ops/payments?state=successful&method=card')
  await expectAccessible(page)
  const { number } = await staff.send('GET', `/api/ops/invoices/${id}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText(ops().provider.agrees)).toBeVisible()
  await expectAccessible(page)
  await press(page, ops().refunds.give)
  await page.getByLabel(ops().refunds.amount).fill('20')
  await page.getByLabel(ops().refunds.reason).fill('Talent left')
  await page.getByRole('dialog').getByRole('button', { name: ops().refunds.save }).click()
  await expect(page.getByText(ops().refunds.saved)).toBeVisible()
  await expect(page.getByText(ops().refunds.states.successful)).toBeVisible()
  await page.goto('/ops/payments?tab=differences')
  await expect(page.getByRole('heading', { name: ops().differences.payments })).toBeVisible()
  await expectAccessible(page)
})
