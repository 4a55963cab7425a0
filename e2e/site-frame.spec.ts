import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/areas/public/messages/ar.ts'
import { en } from '../apps/web/src/areas/public/messages/en.ts'
import { ar as homeAr } from '../apps/web/src/features/site/messages/home/ar.ts'
import { en as homeEn } from '../apps/web/src/features/site/messages/home/en.ts'
import { ar as consentAr } from '../apps/web/src/features/tracking/messages/ar.ts'
import { en as consentEn } from '../apps/web/src/features/tracking/messages/en.ts'
import { askForCode, lang, expectAccessible, otherLang, someTalent, typeCode, ui, visit, hydrate } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const strip = () => ({ ar: homeAr, en: homeEn })[lang()].strip
const consent = () => ({ ar: consentAr, en: consentEn })[lang()]

const PHONE = { width: 360, height: 640 }
const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: words().siteMenu })
const block = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('region', { name, exact: true })
const link = (place: ReturnType<typeof bar>, name: string) => place.getByRole('link', { name, exact: true })
const openMenu = (page: Page) => bar(page).locator('summary:visible').click()
const path = (page: Page) => new URL(page.url()).pathname
const pages = () => {
  const { why, forCompanies, forTalents, knowledgeCenter, about, aiRecruiter } = words()
  return [why, forCompanies, forTalents, knowledgeCenter, about, aiRecruiter]
}
const fitsTheWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('every page has the menu of the site above it and its four blocks below, and every link leads somewhere [R-008 R-009] @english', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/about')
  await expect(menu(page).locator('a:visible')).toHaveText(pages())
  await expect(link(menu(page), words().about)).toHaveAttribute('aria-current', 'page')
  await expect(link(bar(page), words().login)).toHaveAttribute('href', '/login')
  await expect(link(bar(page), words().hire)).toHaveAttribute('href', '/client-signup')
  await expect(link(bar(page), ui().language.switchTo)).toBeVisible()
  await expect(bar(page).getByRole('button', { name: ui().themeLabel })).toBeVisible()

  const { siteMap, services, faq, contact, write } = words().footer
  await expect(block(page, siteMap).getByRole('link')).toContainText(pages())
  await expect(block(page, services).locator('a[href^="/services/"]')).toHaveCount(7)
  await expect(block(page, faq).locator('a[href^="/faq"]').first()).toBeVisible()
  await expect(link(block(page, contact), write)).toHaveAttribute('href', '/contact')
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''))
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200)
  await expectAccessible(page)

  // A small desktop keeps three names in the bar; the others are one press away.
  await page.setViewportSize({ width: 1000, height: 800 })
  await fitsTheWidth(page)
  await openMenu(page)
  await expect(menu(page).locator('a:visible')).toHaveText(pages())
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu(page).locator('a:visible')).toHaveText(pages().slice(0, 3))
  await expect(bar(page).locator('summary:visible')).toBeFocused()
})

test('on a phone signing up is one touch away, and the menu closes as one expects @once', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/home/talent')
  await fitsTheWidth(page)
  await expect(link(bar(page), words().joinShort)).toHaveAttribute('href', '/talent-signup')
  const isOpen = () => bar(page).locator('details[open]').count()

  await openMenu(page)
  await expect(menu(page).locator('li a:visible')).toHaveText(pages())
  await expect(link(menu(page), words().login)).toBeVisible()
  await expect(link(menu(page), words().join)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await isOpen()).toBe(0)
  await openMenu(page)
  await page.mouse.click(180, PHONE.height - 5)
  expect(await isOpen()).toBe(0)
  await openMenu(page)
  await link(menu(page), words().forCompanies).click()
  await expect(page).toHaveURL(/\/home\/client/)
  expect(await isOpen()).toBe(0)

  await link(bar(page), words().hire).click()
  await expect(page).toHaveURL(/\/client-signup/)
})

test('one is asked about measurement once, beside the page and not in its way, and may change one’s mind @once', async ({
  page,
}) => {
  await page.context().clearCookies({ name: 'consent' })
  await page.setViewportSize(PHONE)
  await visit(page, '/home/client')
  const question = page.getByRole('region', { name: consent().label })
  const [yes, no] = [consent().accept, consent().decline].map((name) =>
    question.getByRole('button', { name, exact: true }),
  )
  await expect(question).toBeHidden()
  await page.mouse.wheel(0, 300)
  await expect(question).toBeVisible()
  const [one, other] = [(await yes!.boundingBox())!, (await no!.boundingBox())!]
  expect([one.width, one.height]).toEqual([other.width, other.height])
  await expectAccessible(page)
  await no!.click()
  await expect(question).toBeHidden()
  await page.reload()
  await hydrate(page)

  const choices = page.getByRole('button', { name: consent().choices })
  await choices.click()
  await expect(question).toBeFocused()
  await yes!.click()
  await expect(question).toBeHidden()
})

test('the language changes where one stands, and the theme is kept @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/faq?from=mail')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await link(bar(page), ui().language.switchTo).click()
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang())
  await expect(page).toHaveTitle(new RegExp(`^${BRAND[otherLang()]} - `))
  await expect(page).toHaveURL(/\/faq\?from=mail$/)
  expect(Math.abs((await page.evaluate(() => scrollY)) - 400)).toBeLessThan(150)
  await link(bar(page), ui().language.name).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang())

  const theme = (name: string) => bar(page).getByRole('button', { name: `${ui().themeLabel}: ${name}` })
  await theme(ui().themes.system).click()
  await theme(ui().themes.light).click()
  await expect(theme(ui().themes.dark)).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(theme(ui().themes.dark)).toBeVisible()
  await expectAccessible(page)
})

test('whoever is signed in is shown where to continue instead of the doors @once', async ({ page, request }) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await askForCode(page, email)
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/talent\/wizard$/)
  await visit(page, '/home/client')
  await expect(link(bar(page), words().account)).toHaveAttribute('href', '/talent/home')
  await expect(link(bar(page), words().login)).toHaveCount(0)
  await expect(link(bar(page), words().hire)).toHaveCount(0)
  await expect(link(page.locator('main'), strip().talent.action)).toHaveAttribute('href', '/sq/talent/profile')
  await expectAccessible(page)
  await visit(page, '/services/mvp')
  await expect(link(page.locator('main'), strip().talent.action)).toBeVisible()
  await expect(page.locator('main a[href="/client-signup"]')).toHaveCount(0)
})

test('the site can be walked without any script @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL })
  await context.addCookies([{ name: 'lang', value: lang(), url: baseURL! }])
  const page = await context.newPage()
  await page.goto('/home/client')
  // Controls that need JavaScript are not rendered.
  for (const part of [bar(page), page.getByRole('contentinfo')]) await expect(part.getByRole('button')).toHaveCount(0)
  await openMenu(page)
  await link(menu(page), words().knowledgeCenter).click()
  expect(path(page)).toBe('/knowledge-center')
  await link(bar(page), ui().language.switchTo).click()
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang())
  expect(path(page)).toBe('/knowledge-center')
  await expect(page.getByRole('region', { name: consent().label })).toHaveCount(0)
  await context.close()
})

test('where the browser keeps nothing the site still works for as long as the page is open @once', async ({ page }) => {
  const failures: Error[] = []
  page.on('pageerror', (failure) => failures.push(failure))
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbidden })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await visit(page, '/about')
  await bar(page).getByRole('button', { name: ui().themeLabel }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.mouse.wheel(0, 300)
  await page.getByRole('button', { name: consent().decline, exact: true }).click()
  await expect(page.getByRole('region', { name: consent().label })).toBeHidden()
  await link(bar(page), ui().language.switchTo).click()
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang())
  expect(failures).toEqual([])
})
