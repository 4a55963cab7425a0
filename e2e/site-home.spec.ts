import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/site/messages/home/ar.ts'
import { ar as clientAr } from '../apps/web/src/features/site/messages/home/ar-client.ts'
import { ar as talentAr } from '../apps/web/src/features/site/messages/home/ar-talent.ts'
import { en } from '../apps/web/src/features/site/messages/home/en.ts'
import { en as clientEn } from '../apps/web/src/features/site/messages/home/en-client.ts'
import { en as talentEn } from '../apps/web/src/features/site/messages/home/en-talent.ts'
import { ar as consentAr } from '../apps/web/src/features/tracking/messages/ar.ts'
import { en as consentEn } from '../apps/web/src/features/tracking/messages/en.ts'
import { lang, expectAccessible, visit } from './story.ts'
import { test } from './story-test.ts'

const words = () =>
  ({
    ar: { both: ar, client: clientAr, talent: talentAr, consent: consentAr },
    en: { both: en, client: clientEn, talent: talentEn, consent: consentEn },
  })[lang()]

const HOMES = [
  { side: 'client', path: '/home/client', signup: '/client-signup' },
  { side: 'talent', path: '/home/talent', signup: '/talent-signup' },
] as const
type Home = (typeof HOMES)[number]

const SECTIONS = 'hero statistics organisations talents services why stages sectors recruiter experts last-word'.split(
  ' ',
)
const STEPS = ['technical-assessment', 'skills-evaluation', 'interview-and-verification', 'alignment-meeting']
/** As the specification has them; in Arabic a thousand is a word and the plus is before the number. */
const VALUES = {
  en: ['60%', '40%', '55K+', '80', '350+', '94%', '92%', '450+', '2000+'],
  ar: ['60%', '40%', '+55 ألف', '80', '+350', '94%', '92%', '+450', '+2,000'],
}
const PHONE = { width: 360, height: 780 }

/** The content from the API. */
async function content(request: APIRequestContext, { path }: Home): Promise<PageContents['homeClient']> {
  const answer = await request.get('/api/site/page', { params: { path, lang: lang() } })
  return (await answer.json()).data
}

/** The embedded data of this page: the database may have changed since. */
const pageData = (page: Page): Promise<PageContents['homeClient']> =>
  page.locator('script#page').evaluate((script) => JSON.parse(script.textContent ?? '').page)

const sections = (page: Page) => page.locator('main section[id]').evaluateAll((all) => all.map((section) => section.id))

for (const home of HOMES) {
  test(`the front page for a ${home.side} says what we do, what we claim, whom and how we choose, in this order [R-007 ${
    home.side === 'client' ? 'R-014' : 'R-015'
  } K-010 K-011 K-012 K-013 K-014 K-015 K-016 K-017 K-018 K-019]`, async ({ page, request }) => {
    const { claims, service_cards, selection_steps, sectors, experts, organisations } = await content(request, home)
    await visit(page, home.path)
    // The demo world is far smaller than the claims, and says nothing beside them.
    expect((await pageData(page)).figures).toEqual({})
    expect(await sections(page)).toEqual(SECTIONS)

    expect(claims.map(({ value }) => value).toSorted()).toEqual(VALUES[lang()].toSorted())
    const statistics = page.locator('#statistics')
    await statistics.locator('summary').click()
    for (const { value, label, how } of claims) {
      const claim = statistics.locator('dl').first().locator('div').filter({ hasText: label })
      await expect(claim.locator('dd').filter({ hasText: value }).first()).toBeVisible()
      await expect(statistics.getByText(how, { exact: true })).toBeVisible()
    }
    const month = new Intl.DateTimeFormat(lang(), {
      month: 'long',
      year: 'numeric',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    })
    await expect(statistics.locator('summary')).toContainText(month.format(new Date(claims[0]?.as_of ?? '')))

    expect(selection_steps.map(({ slug }) => slug)).toEqual(STEPS)
    const steps = page.locator('#stages ol > li')
    await expect(steps).toHaveCount(STEPS.length)
    for (const [at, { title, promise }] of selection_steps.entries()) {
      await expect(steps.nth(at).getByRole('heading', { name: title })).toBeVisible()
      await expect(steps.nth(at)).toContainText(promise)
    }

    expect(service_cards).toHaveLength(7)
    for (const { slug, name } of service_cards)
      await expect(page.locator('#services').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/services/${slug}`,
      )
    for (const { name } of [...sectors, ...experts])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    for (const { name } of organisations)
      await expect(page.locator('#organisations').getByText(name, { exact: true })).toBeVisible()
    await expect(page.locator('#organisations')).toContainText(words().both.demo)
    await expectAccessible(page)
  })

  test(`somebody with a phone reads the promise to a ${home.side}, trusts it and reaches the sign-up in one tap @once`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, home.path)
    const { hero } = words()[home.side]
    const start = page.locator('#hero').getByRole('link', { name: hero.start })
    const aboveTheFold = [
      page.getByRole('heading', { level: 1 }),
      page.getByText(hero.lead),
      start,
      page.locator('#hero').getByRole('link', { name: hero.more }),
      page.locator('#hero > div').getByRole('listitem').last(),
    ]
    for (const part of aboveTheFold) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height).toBeLessThan(PHONE.height)
    }
    expect((await start.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await expect(page.locator('#hero > div').getByRole('listitem')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await expectAccessible(page)
    await start.click()
    await expect(page).toHaveURL(new RegExp(home.signup))
  })
}

test('the talents of a front page are in the database, and nothing says who they are @once', async ({
  page,
  request,
}) => {
  for (const home of HOMES) {
    const { talents } = await content(request, home)
    expect(talents.length).toBeGreaterThan(3)
    for (const talent of talents)
      expect(Object.keys(talent).toSorted()).toEqual(
        'country country_name full_time part_time riyadh role seniority skills time_zone weeks years'.split(' '),
      )
    await visit(page, home.path)
    const people = page.locator('#talents li:has(h3)')
    // A parallel test's talent may be published between the two answers.
    await expect(async () => {
      const { talents } = await content(request, home)
      await visit(page, home.path)
      expect(await people.count()).toBeGreaterThan(0)
      for (const card of await people.all()) {
        const role = await card.getByRole('heading').textContent()
        const text = (await card.textContent()) ?? ''
        const same = talents.filter((talent) => talent.role === role)
        expect(
          same.some(({ country_name, skills }) => [country_name, ...skills].every((word) => text.includes(word))),
        ).toBe(true)
      }
    }).toPass()
    const visibleText = (await page.locator('#hero, #talents').allTextContents()).join(' ')
    for (const name of ['الخطيب', 'منصور', 'Yıldırım', 'Benkirane', '@']) expect(visibleText).not.toContain(name)
  }
})

/** The same page with JavaScript disabled. */
async function withoutScripts(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await context.addCookies([{ name: 'lang', value: lang(), url: baseURL }])
  return context.newPage()
}

test('without JavaScript the front pages read whole, and a sentence still reaches the recruiter @once', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL)
  for (const { path, side } of HOMES) {
    await page.goto(path)
    expect(await sections(page)).toEqual(SECTIONS)
    const { hero, talents, services, why, stages, recruiter, experts, last } = words()[side]
    await expect(page.getByText(hero.lead)).toBeVisible()
    for (const { title } of [talents, services, why, stages, recruiter, experts, last])
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    await page.locator('#statistics summary').click()
    await expect(page.locator('#statistics details dd').first()).toBeVisible()
  }
  await page.goto('/home/client')
  const { recruiter } = words().client
  const sentence = recruiter.tries[0] ?? ''
  await page.getByLabel(recruiter.label).fill(sentence)
  await page.getByRole('button', { name: recruiter.action }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/ai-recruiter' && url.searchParams.get('text') === sentence)
  await page.context().close()
})

test('a front page wakes up exactly as it was drawn, and nothing in it moves @once', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { changes: [] as string[], shift: 0 }
    Object.assign(window, { seen: record })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes, attributeName } of changes) {
        const added = [...addedNodes].map((node) => (node instanceof Element ? node.outerHTML : node.textContent))
        if ((target as Element).id !== 'root')
          record.changes.push(`${type} ${attributeName} ${target.nodeName} ${added.join(' ')}`)
      }
    })
    addEventListener('DOMContentLoaded', () =>
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }),
    )
  })
  for (const { path } of HOMES) {
    await visit(page, path)
    await page.waitForTimeout(500)
    const { changes, shift } = await page.evaluate(
      () => (window as unknown as { seen: { changes: string[]; shift: number } }).seen,
    )
    // Consent is known to the browser only, so its banner appears after hydration.
    expect(changes.filter((change) => !change.includes(`aria-label="${words().consent.label}"`))).toEqual([])
    expect(shift).toBeLessThanOrEqual(0.01)
  }
})
