import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { tiersOf } from '@fareeq/domain/referrals/rules-tiers.ts'
import { buyoutPrice } from '@fareeq/domain/site/rules.ts'
import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { FAQ } from '../apps/api/seeds/site/faq.ts'
import { SERVICES } from '../apps/api/seeds/site/services.ts'
import { SERVICES_MORE } from '../apps/api/seeds/site/services-more.ts'
import { ar as tiersAr } from '../apps/web/src/features/referrals/messages/tiers/ar.ts'
import { en as tiersEn } from '../apps/web/src/features/referrals/messages/tiers/en.ts'
import { ar as buddyAr } from '../apps/web/src/features/site/messages/bring-buddy/ar.ts'
import { en as buddyEn } from '../apps/web/src/features/site/messages/bring-buddy/en.ts'
import { ar as faqAr } from '../apps/web/src/features/site/messages/faq/ar.ts'
import { en as faqEn } from '../apps/web/src/features/site/messages/faq/en.ts'
import { ar as siteAr } from '../apps/web/src/features/site/messages/ar.ts'
import { en as siteEn } from '../apps/web/src/features/site/messages/en.ts'
import { ar as calculatorAr } from '../apps/web/src/features/site/messages/service/ar-calculator.ts'
import { en as calculatorEn } from '../apps/web/src/features/site/messages/service/en-calculator.ts'
import { ar as serviceAr } from '../apps/web/src/features/site/messages/service/ar.ts'
import { en as serviceEn } from '../apps/web/src/features/site/messages/service/en.ts'
import { lang, expectAccessible, visit } from './story.ts'
import { test } from './story-test.ts'

const words = () =>
  ({
    ar: { service: serviceAr, calculator: calculatorAr, buddy: buddyAr, tiers: tiersAr, faq: faqAr, site: siteAr },
    en: { service: serviceEn, calculator: calculatorEn, buddy: buddyEn, tiers: tiersEn, faq: faqEn, site: siteEn },
  })[lang()]
const money = (dollars: number) => formatUsd(usd(dollars), lang())
const services = [...SERVICES, ...SERVICES_MORE] as SiteItem<'service'>[]

/** The same browser with JavaScript disabled. */
async function plainPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'lang', value: lang(), url: baseURL ?? '' }])
  return context.newPage()
}

/** As the specification names them. */
const SEVEN = [
  'team-as-a-service',
  'creative-lab',
  'technical-consultant',
  'payroll-and-contracts',
  'talent-buyout',
  'technical-due-diligence',
  'mvp',
]

test('each of the seven services has a page with its promise, what one gets, how it goes and the way to begin [K-003 K-004 K-005 K-006 K-008 K-009] @english', async ({
  page,
}) => {
  expect(services.map(({ slug }) => slug)).toEqual(SEVEN)
  for (const { slug, facts, ...faces } of services) {
    const { name, tagline, gets, steps, for_whom } = faces[lang()]
    await page.goto(`/services/${slug}?lang=${lang()}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(main.getByText(tagline, { exact: true })).toBeVisible()
    for (const { title } of [...gets, ...steps])
      await expect(main.getByRole('heading', { level: 3, name: title, exact: true }).first()).toBeVisible()
    for (const who of for_whom) await expect(main.getByText(who, { exact: true })).toBeVisible()
    for (const other of facts.related)
      await expect(main.locator(`a[href="/services/${other}"]`), `${slug} leads to ${other}`).toBeVisible()
    await expect(main.getByRole('link', { name: words().service.start }).first()).toHaveAttribute(
      'href',
      '/client-signup',
    )
  }
  await visit(page, '/services/team-as-a-service')
  const { hours } = words().service
  const way = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(way(hours.fullTime)).toContainText(hours.aDay(8))
  await expect(way(hours.partTime)).toContainText(hours.aDay(4))
  await expectAccessible(page)
})

test('what a buyout costs is worked out on its page, 20% of the months that count, with a script and without [K-007] [K-051] @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { calculator } = words()
  const cost = (dollars: number, months: number) =>
    formatUsd(buyoutPrice(usd(dollars), months, UNCHANGED).commission, lang())
  const answer = (at: Page) => at.locator('output')
  await visit(page, '/services/talent-buyout')
  await expect(page.getByRole('main')).toContainText('20%')
  await page.getByLabel(calculator.salary).fill('٢٬٥٠٠')
  await page.getByLabel(calculator.months).fill('6')
  await expect(answer(page)).toHaveText(cost(2500, 6))
  expect(cost(2500, 6)).toBe(money(3000))
  await page.getByLabel(calculator.months).fill('36')
  await expect(answer(page)).toHaveText(cost(2500, 12))
  await expect(page.getByText(calculator.beyond(36, 12))).toBeVisible()
  await page.getByLabel(calculator.months).fill('')
  await page.getByRole('button', { name: calculator.send }).click()
  await expect(page.getByLabel(calculator.months)).toBeFocused()
  await expect(page.getByText(calculator.faults.months.empty)).toBeVisible()
  await expectAccessible(page)

  const plain = await plainPage(browser, baseURL)
  await plain.goto('/services/talent-buyout')
  await plain.getByLabel(calculator.salary).fill('1,234.56')
  await plain.getByLabel(calculator.months).fill('3')
  await plain.getByRole('button', { name: calculator.send }).click()
  await expect(answer(plain)).toHaveText(cost(1234.56, 3))
  await plain.getByLabel(calculator.salary).fill('many')
  await plain.getByRole('button', { name: calculator.send }).click()
  await expect(plain.getByText(calculator.faults.salary.number)).toBeVisible()
  await expect(answer(plain)).toHaveText(calculator.pending)
  await plain.context().close()
})

test('bring a buddy shows the bonus of each tier and when it is paid, before anyone is invited [R-017 K-055 K-056] @english', async ({
  page,
  browser,
  baseURL,
}) => {
  const { buddy, tiers } = words()
  const { calculator } = buddy
  await visit(page, '/bring-buddy')
  const rows = page.getByRole('table').getByRole('row')
  for (const [at, { tier, amount_usd }] of tiersOf(UNCHANGED).entries()) {
    await expect(rows.nth(at + 1).getByRole('rowheader')).toHaveText(tiers[tier])
    await expect(
      rows
        .nth(at + 1)
        .getByRole('cell')
        .last(),
    ).toHaveText(money(amount_usd))
  }
  const answer = page.locator('output')
  const friends = [
    { years: '1.5', months: '3', tier: tiers.junior, amount: 100, paid: calculator.afterMonths(3) },
    { years: '10', months: '4', tier: tiers.tech_lead, amount: 450, paid: calculator.afterDays(90) },
  ]
  for (const { years, months, tier, amount, paid } of friends) {
    await page.getByLabel(calculator.years).fill(years)
    await page.getByLabel(calculator.months).fill(months)
    await expect(answer).toContainText(money(amount))
    await expect(answer).toContainText(tier)
    await expect(page.getByText(paid, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(calculator.within(UNCHANGED.referral_payment_days), { exact: true })).toBeVisible()
  await page.getByLabel(calculator.management).check()
  await expect(answer).toContainText(money(500))
  await expect(page.getByRole('row').filter({ hasText: tiers.managerial })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  const plain = await plainPage(browser, baseURL)
  await plain.goto('/bring-buddy')
  await plain.getByLabel(calculator.years).fill('10')
  await plain.getByLabel(calculator.management).check()
  await plain.getByRole('button', { name: calculator.send }).click()
  await expect(plain.locator('output')).toContainText(money(500))
  await plain.context().close()
})

test('a question opens by its link, and is found by a word in whichever spelling @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { faq } = words()
  const byslug = (slug: string) => (FAQ as SiteItem<'faq'>[]).find((one) => one.slug === slug)![lang()]
  const question = (at: Page, slug: string) =>
    at.getByRole('group').filter({ has: at.getByRole('heading', { name: byslug(slug).question }) })
  /** Of its answer: the longest run of words without a policy or a link. */
  const opening = (slug: string) => {
    const runs = byslug(slug).answer.split(/\{\w+\}|[[\]()]/)
    return runs
      .toSorted((one, other) => other.length - one.length)[0]!
      .trim()
      .slice(0, 30)
  }
  await visit(page, '/faq')
  await expect(page.getByText(opening('contract-length'))).toBeHidden()
  await page.goto(`/faq?lang=${lang()}#contract-length`)
  await expect(page.getByText(opening('contract-length'))).toBeInViewport()

  await visit(page, '/faq')
  const [term, slug] =
    lang() === 'ar' ? ['أنفسكم بالتصفيه', 'matched-or-nominated'] : ['FILTERING', 'matched-or-nominated']
  await page.getByLabel(faq.filter).fill(term)
  await expect(page.getByRole('status').filter({ hasText: faq.found(1) })).toBeVisible()
  await expect(question(page, slug)).toBeVisible()
  await expect(question(page, 'contract-length')).toBeHidden()
  await page.getByLabel(faq.filter).fill('xyzzy')
  await expect(page.getByText(faq.none.title)).toBeVisible()
  await expect(page.getByRole('link', { name: faq.contact.action }).first()).toHaveAttribute('href', '/contact')
  await page.getByLabel(faq.filter).fill('')
  await expectAccessible(page)

  const plain = await plainPage(browser, baseURL)
  await plain.goto('/faq#buyout')
  await expect(plain.getByText(opening('buyout'))).toBeVisible()
  await expect(plain.getByLabel(faq.filter)).toBeHidden()
  await plain.context().close()
})

test('a service that does not exist is a page not found @once', async ({ page }) => {
  const answer = await page.goto(`/services/time-travel?lang=${lang()}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: words().site.notFound.title })).toBeVisible()
})
