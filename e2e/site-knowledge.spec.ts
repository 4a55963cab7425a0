import { expect, type Page } from '@playwright/test'
import { ar as articleAr } from '../apps/web/src/features/site/messages/article/ar.ts'
import { en as articleEn } from '../apps/web/src/features/site/messages/article/en.ts'
import { ar as siteAr } from '../apps/web/src/features/site/messages/ar.ts'
import { en as siteEn } from '../apps/web/src/features/site/messages/en.ts'
import { ar } from '../apps/web/src/features/site/messages/knowledge-center/ar.ts'
import { en } from '../apps/web/src/features/site/messages/knowledge-center/en.ts'
import { ar as textAr } from '../apps/web/src/features/site/messages/text/ar.ts'
import { en as textEn } from '../apps/web/src/features/site/messages/text/en.ts'
import { lang, expectAccessible, otherLang, ui, visit, hydrate } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const articleWords = () => ({ ar: articleAr, en: articleEn })[lang()]
const TIME_ZONES = { ar: 'توظيف المهندسين عبر المناطق الزمنية', en: 'Hiring engineers across time zones' }

/** Typed as people type: heh for teh marbuta, a bare alef, another case, another number. */
const QUESTION = {
  ar: { typed: 'المنطقه الزمنيه الاعطال', marked: 'الزمنية', topic: 'التوظيف', other: 'المسار المهني' },
  en: { typed: 'TIME ZONE incidents', marked: 'zones', topic: 'Hiring', other: 'Careers' },
}
const question = () => QUESTION[lang()]

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const box = (page: Page) => page.getByRole('searchbox', { name: words().search.label })
const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words().topics.label }).getByRole('link', { name })
const expectCount = async (page: Page, n: number, q = '') => {
  await expect(page.getByText(words().count(n, q), { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(n)
}

test('the knowledge center finds an article while one types, however the words are written [R-005 R-016] @once', async ({
  page,
}) => {
  const { typed, marked } = question()
  await visit(page, '/knowledge-center')
  await expectCount(page, 8)
  await expectAccessible(page)
  await box(page).pressSequentially(typed)
  await expectCount(page, 1, typed)
  await expect(cards(page).getByRole('heading', { name: TIME_ZONES[lang()] })).toBeVisible()
  await expect(cards(page).locator('mark', { hasText: marked }).first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await hydrate(page)
  await expectCount(page, 1, typed)
  await page.getByRole('link', { name: words().search.clear }).click()
  await expectCount(page, 8)
  await expect(box(page)).toBeFocused()
  await expect(page).not.toHaveURL(/q=/)

  await box(page).fill('MVP')
  await expectCount(page, 1, 'MVP')
  await page.getByRole('link', { name: ui().language.switchTo }).first().click()
  await expect(page.getByText({ ar, en }[otherLang()].count(1, 'MVP'))).toBeVisible()
})

test('a topic narrows the list, nothing found shows the way on, and a lost connection keeps what was there @once', async ({
  page,
}) => {
  const { typed, topic: name, other } = question()
  await visit(page, '/knowledge-center')
  await topic(page, name).click()
  await expectCount(page, 3)
  await expect(page).toHaveURL(/topic=hiring/)
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await page.goBack()
  await expectCount(page, 8)
  await expect(page).not.toHaveURL(/topic=/)
  await page.goForward()
  await expectCount(page, 3)

  await page.context().setOffline(true)
  await box(page).fill(typed)
  await expect(page.getByText(words().search.offline)).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await page.context().setOffline(false)
  await expectCount(page, 1, typed)

  await topic(page, other).click()
  await expect(page.getByText(words().empty.text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: words().empty.everywhere }).click()
  await expectCount(page, 1, typed)
})

test('an article is read with its contents, its reading time and what to read next, in either language @english', async ({
  page,
  request,
}) => {
  await visit(page, '/knowledge-center/hiring-across-time-zones')
  await expect(page.getByRole('heading', { level: 1, name: TIME_ZONES[lang()] })).toBeVisible()
  const minutes = { ar: articleAr.minutes(5), en: articleEn.minutes(4) }[lang()]
  await expect(page.getByText(minutes).first()).toBeVisible()
  const contents = page.getByRole('navigation', { name: { ar: textAr, en: textEn }[lang()].contents })
  const last = contents.getByRole('link').last()
  const heading = page.getByRole('heading', { level: 2, name: await last.innerText(), exact: true })
  await last.click()
  await expect(heading).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'location')
  const next = page.getByRole('region', { name: articleWords().related }).getByRole('article')
  await expect(next).toHaveCount(3)
  await expect(next.filter({ hasText: question().topic }).first()).toBeVisible()
  await expectAccessible(page)

  const markdown = await page.getByRole('link', { name: articleWords().markdown }).getAttribute('href')
  const twin = await request.get(markdown!)
  expect(twin.headers()['content-type']).toContain('text/markdown')
  expect(await twin.text()).toContain(`# ${TIME_ZONES[lang()]}`)

  await page.getByRole('link', { name: ui().language.switchTo }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: TIME_ZONES[otherLang()] })).toBeVisible()
})

test('an article that does not exist is «page not found» @once', async ({ page }) => {
  const answer = await page.goto(`/knowledge-center/no-such-article?lang=${lang()}`)
  expect(answer?.status()).toBe(404)
  const { title } = { ar: siteAr, en: siteEn }[lang()].notFound
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the knowledge center searches, narrows and opens an article all the same [R-005 R-016] @once', async ({
    page,
    baseURL,
  }) => {
    const { typed, marked, topic: name } = question()
    await page.context().addCookies([{ name: 'lang', value: lang(), url: baseURL! }])
    await page.goto('/knowledge-center')
    await topic(page, name).click()
    await expectCount(page, 3)
    await box(page).fill(typed)
    await box(page).press('Enter')
    await expect(page).toHaveURL(/topic=hiring/)
    await expectCount(page, 1, typed)
    await expect(cards(page).locator('mark', { hasText: marked }).first()).toBeVisible()
    await page.getByRole('link', { name: TIME_ZONES[lang()] }).click()
    await expect(page.getByRole('heading', { level: 1, name: TIME_ZONES[lang()] })).toBeVisible()
  })
})
