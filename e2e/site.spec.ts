import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { expect } from '@playwright/test'
import { ar as platformAr } from '../apps/web/src/platform/messages/ar.ts'
import { en as platformEn } from '../apps/web/src/platform/messages/en.ts'
import { ar as titlesAr } from '../apps/web/src/platform/titles/ar.ts'
import { en as titlesEn } from '../apps/web/src/platform/titles/en.ts'
import { ar } from '../apps/web/src/features/site/messages/ar.ts'
import { en } from '../apps/web/src/features/site/messages/en.ts'
import { lang, expectAccessible, ui, visit } from './story.ts'
import { liveTalent, open } from './story-talents.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const titles = () => ({ ar: titlesAr, en: titlesEn })[lang()]
const platform = () => ({ ar: platformAr, en: platformEn })[lang()]
const LAYER = 10_000

test('an address that leads nowhere says «page not found» and shows the way home [R-028 R-030 X-027] @once', async ({
  page,
}) => {
  await visit(page, '/no/such/page')
  await expect(page).toHaveURL(/\/404/)
  await expect(page.getByRole('heading', { level: 1, name: words().notFound.title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: words().toHome, exact: true }).click()
  await expect(page).toHaveURL(/\/home\/client/)
})

test('the link of a nomination that is over says so, and whom to ask [R-029 X-028] @english', async ({ page }) => {
  await visit(page, '/404?nomination=expired')
  await expect(page.getByRole('heading', { level: 1, name: words().nominationExpired.title })).toBeVisible()
  await expect(page.getByText(navigationErrors.nomination_expired[lang()])).toBeVisible()
  await expectAccessible(page)
})

test('every page sets its title after the product’s name, in the language of the page [R-010 R-011]', async ({
  page,
}) => {
  await visit(page, '/home/client')
  await expect(page).toHaveTitle(`${BRAND[lang()]} - ${titles().homeClient}`)
  await visit(page, '/terms')
  await expect(page).toHaveTitle(`${BRAND[lang()]} - ${titles().terms}`)
  await expect(page.getByText(words().updatedOn)).toBeVisible()
  await page.getByRole('link', { name: ui().language.switchTo }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang(lang()))
  await expect(page).toHaveTitle(new RegExp(`^${BRAND[otherLang(lang())]} - `))
})

test('a notice stands at the top in the middle, above everything else [X-048] @once', async ({ page, request }) => {
  await open(page, await liveTalent(request), '/sq/talent/interview-requests')
  const notice = page.locator('section[aria-live] li').filter({ hasText: platform().noInterviews })
  await expect(notice).toBeVisible()
  const layer = await notice.locator('xpath=..').evaluate((list) => Number(getComputedStyle(list).zIndex))
  expect(layer).toBe(LAYER)
  const [box, width] = [(await notice.boundingBox())!, page.viewportSize()!.width]
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2)
  expect(box.y).toBeLessThan(80)
})
