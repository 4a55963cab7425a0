import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/announced-transfers/messages/ar.ts'
import { en } from '../apps/web/src/features/announced-transfers/messages/en.ts'
import { ar as invoicesAr } from '../apps/web/src/features/invoices/messages/ar.ts'
import { en as invoicesEn } from '../apps/web/src/features/invoices/messages/en.ts'
import { colleague, openAs } from './story-clients.ts'
import { importStatement, ourAccount, statementWords } from './story-money.ts'
import { billedClient, choose, isAt, words as paymentWords } from './story-payments.ts'
import { press } from './story-talents.ts'
import { expectAccessible, lang, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const invoiceWords = () => ({ ar: invoicesAr, en: invoicesEn })[lang()]
const HOW_TO_PAY = '/sq/client/invoices?tab=pay'

test('a company pays two of three invoices on one page, and each has its receipt', async ({ page, request }) => {
  const { client, bill } = await billedClient(request)
  for (let count = 0; count < 3; count++) await bill()
  const { invoices } = await client.send('GET', '/api/client/how-to-pay')
  const numbers: string[] = invoices.map(({ number }: { number: string }) => number)
  const [first = '', second = '', third = ''] = numbers.slice(-3)

  await openAs(page, client, HOW_TO_PAY)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(numbers.length)
  await expectAccessible(page)
  for (const number of numbers)
    if (number !== first && number !== second)
      await page.getByRole('checkbox', { name: number }).uncheck({ force: true })
  await page.getByRole('button', { name: new RegExp(words().payCard('.+')) }).click()
  await choose(page, 'pay')
  await isAt(page, paymentWords().success.title)
  await expect(page.getByText(first, { exact: true })).toBeVisible()
  await expect(page.getByText(second, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const receipt = page.waitForEvent('download')
  await press(page, paymentWords().receiptOf(second))
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-INV-.*\.pdf$/)

  // The third is still open.
  await page.goto(HOW_TO_PAY)
  await expect(page.getByRole('checkbox', { name: third })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: second })).toHaveCount(0)
})

test('a company announces one transfer for two invoices, everybody sees that it is expected, and finance record it @once', async ({
  page,
  request,
}) => {
  const suffix = uniqueSuffix()
  const statements = statementWords()
  const finance = await colleague(request, 'finance@demo.fareeq.test')
  await ourAccount(request, finance)
  const { client, bill } = await billedClient(request)
  const id = await bill()
  await bill()
  const { reference } = await client.send('GET', '/api/client/how-to-pay')

  // Announced, taken back, announced again.
  await openAs(page, client, HOW_TO_PAY)
  const announce = async () => {
    await press(page, words().announce)
    await expect(page.getByRole('dialog').getByText(words().day)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: words().send }).click()
    await expect(page.getByText(words().states.announced)).toBeVisible()
  }
  await announce()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(words().withdrawOf('.+')) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words().withdraw }).click()
  await expect(page.getByText(words().states.withdrawn)).toBeVisible()
  await announce()

  // The list, the invoice and finance say so.
  await page.goto('/sq/client/invoices')
  await expect(page.getByText(invoiceWords().announced).first()).toBeVisible()
  await page.goto(`/sq/client/invoices/${id}`)
  await expect(page.getByText(new RegExp(invoiceWords().announcedText('.+')))).toBeVisible()
  // Nobody pays twice by mistake.
  await expect(page.getByRole('button', { name: paymentWords().pay })).toHaveCount(0)
  await expectAccessible(page)
  await finance.open(page, `/ops/invoices/${id}`)
  await expect(page.getByText(invoiceWords().announced, { exact: true })).toBeVisible()
  await expectAccessible(page)

  // It comes with the reference of the company alone: proposed as it was announced, recorded by a person.
  const [{ amount }] = (await client.send('GET', '/api/client/how-to-pay')).announced
  await finance.open(page, '/ops/bank-statements')
  await importStatement(page, [{ amount, text: `${reference} ${suffix}`, name: 'Sender', id: `C${suffix}` }])
  const line = page.getByRole('article').filter({ hasText: suffix })
  await expect(line.getByText(statements.doubts.company_only)).toBeVisible()
  await expect(line.getByText(new RegExp(statements.reasons.announced))).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: statements.bookLabel }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: statements.bookLabel }).click()
  await expect(line).toHaveCount(0)
  await openAs(page, client, HOW_TO_PAY)
  await expect(page.getByText(words().states.arrived)).toBeVisible()
  await expect(page.getByText(words().states.announced)).toHaveCount(0)
})
