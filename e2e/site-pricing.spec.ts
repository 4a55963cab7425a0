import { monthlyCost } from '@fareeq/domain/costs/rules.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { expect } from '@playwright/test'
import { ar as costsAr } from '../apps/web/src/features/costs/messages/ar.ts'
import { en as costsEn } from '../apps/web/src/features/costs/messages/en.ts'
import { ar as serviceAr } from '../apps/web/src/features/site/messages/service/ar.ts'
import { en as serviceEn } from '../apps/web/src/features/site/messages/service/en.ts'
import { ar as pricingAr } from '../apps/web/src/features/site/messages/pricing/ar.ts'
import { en as pricingEn } from '../apps/web/src/features/site/messages/pricing/en.ts'
import { expectAccessible, lang, visit } from './story.ts'
import { test } from './story-test.ts'

const words = () =>
  ({
    ar: { pricing: pricingAr, costs: costsAr, service: serviceAr },
    en: { pricing: pricingEn, costs: costsEn, service: serviceEn },
  })[lang()]

/** To the cent, as the invoice of a whole month says it. */
const total = (dollars: number, company: string | null, talent: string | null) =>
  formatUsd(monthlyCost(usd(dollars), { company, talent }, UNCHANGED).total, lang())

test('a company works out what somebody costs in a month, with a script and without @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { calculator } = words().pricing
  await visit(page, '/services')
  await page.getByRole('main').getByRole('link', { name: words().service.prices, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words().pricing.title)
  const answer = page.locator('output')
  await page.getByLabel(calculator.pay).fill('٣٬٠٠٠')
  await expect(answer).toHaveText(total(3000, 'SA', null))
  await expect(page.getByText(words().costs.wht('5%'))).toBeVisible()
  await page.getByLabel(calculator.talent).selectOption('inside')
  await expect(answer).toHaveText(total(3000, 'SA', 'SA'))
  await expect(page.getByText(words().costs.wht('5%'))).toBeHidden()
  await page.getByLabel(calculator.company).selectOption('outside')
  await expect(answer).toHaveText(total(3000, null, 'SA'))
  await page.getByLabel(calculator.pay).fill('200000')
  await page.getByRole('button', { name: calculator.send }).click()
  await expect(page.getByLabel(calculator.pay)).toBeFocused()
  await expectAccessible(page)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'lang', value: lang(), url: baseURL ?? '' }])
  const plain = await context.newPage()
  await plain.goto('/pricing')
  await plain.getByLabel(calculator.pay).fill('1,234.56')
  await plain.getByRole('button', { name: calculator.send }).click()
  await expect(plain.locator('output')).toHaveText(total(1234.56, 'SA', null))
  await context.close()
})
