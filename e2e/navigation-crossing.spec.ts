import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import { expect, type Page } from '@playwright/test'
import { ar as frameAr } from '../apps/web/src/areas/public/messages/ar.ts'
import { en as frameEn } from '../apps/web/src/areas/public/messages/en.ts'
import { ar as recruiterAr } from '../apps/web/src/features/recruiter/messages/ar.ts'
import { en as recruiterEn } from '../apps/web/src/features/recruiter/messages/en.ts'
import { ar as homeAr } from '../apps/web/src/features/site/messages/home/ar-client.ts'
import { en as homeEn } from '../apps/web/src/features/site/messages/home/en-client.ts'
import { lang } from './story.ts'
import { clientWithMeeting, openAs } from './story-clients.ts'
import { liveTalent, open } from './story-talents.ts'
import { test } from './story-test.ts'

/** The ways from the public pages into the app and back, for somebody who is signed in. `npm run crawl` walks all others. */

const frame = () => ({ ar: frameAr, en: frameEn })[lang()]
const recruiter = () => ({ ar: recruiterAr, en: recruiterEn })[lang()]
const home = () => ({ ar: homeAr, en: homeEn })[lang()]

/** Linked from the footer, one after the other. */
const PAGES = [
  '/why',
  '/home/client',
  '/home/talent',
  '/knowledge-center',
  '/about',
  '/ai-recruiter',
  '/case-study',
].concat(['/podcast', '/services/mvp', '/services', '/faq', '/contact', '/privacy', '/terms'])

const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: frame().account, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** The document of a public page is the visitor's; for somebody signed in the app takes it over. */
async function openPublic(page: Page, path: string) {
  await page.goto(path)
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached' })
}

/** The address changes at once, the page when it is there. */
async function pressFooter(page: Page, path: string) {
  const last = await title(page).innerText()
  await page.locator(`footer a[href="${path}"]`).click()
  await expect(title(page), path).not.toHaveText(last)
}

/** Presses "my account" on a public page, and comes back. */
async function crossFrom(page: Page, path: string, home: string) {
  await expect(page, path).toHaveURL(path)
  await expect(page.locator('a[href*="signup"], a[href^="/login"]'), path).toHaveCount(0)
  const publicTitle = await title(page).innerText()
  await account(page).click()
  await expect(title(page), path).not.toHaveText(publicTitle)
  await expect(page, path).toHaveURL(home)
  await page.goBack()
  await expect(title(page), path).toHaveText(publicTitle)
}

async function crossFromEach(page: Page, home: string) {
  await openPublic(page, '/404')
  await crossFrom(page, '/404', home)
  for (const path of PAGES) {
    await pressFooter(page, path)
    await crossFrom(page, path, home)
  }
}

test('a signed-in talent reaches their account from every public page, and is asked to sign up on none @once', async ({
  page,
  request,
}) => {
  await open(page, await liveTalent(request), '/robots.txt')
  await crossFromEach(page, '/talent/home')
})

test('a signed-in client reaches their account from every public page, and is asked to sign up on none @english', async ({
  page,
  request,
}) => {
  await openAs(page, await clientWithMeeting(request), '/robots.txt')
  await crossFromEach(page, '/client/home')

  await pressFooter(page, '/bring-buddy')
  await crossFrom(page, '/bring-buddy', '/client/home')
  await pressFooter(page, '/home/client')
  await page.getByRole('link', { name: home().talents.action }).click()
  await expect(page).toHaveURL(/\/sq\/client\/matching\b/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a request that a signed-in client describes to the AI recruiter is the one they go on with @english', async ({
  page,
  request,
}) => {
  await openAs(page, await clientWithMeeting(request), '/robots.txt')
  await openPublic(page, '/ai-recruiter')
  const { compose, preview, exampleTexts } = recruiter()
  await page.getByLabel(compose.label).fill(exampleTexts[0]!.text)
  await page.getByRole('button', { name: compose.send }).click()
  await page.getByRole('button', { name: sentencesIn(lang()).choices.teamNow }).click()
  await page.getByRole('button', { name: sentencesIn(lang()).choices.request, exact: true }).click()
  await page.getByLabel(sentencesIn(lang()).fields.product_name).fill('Delivery app')
  await page.getByLabel(sentencesIn(lang()).fields.industry).fill('logistics')
  await page.getByRole('button', { name: preview.confirm.request }).click()
  await page.getByRole('link', { name: preview.result }).click()
  await expect(page).toHaveURL(/\/client\/home\?request=/)
  await expect(page.getByText('Delivery app').first()).toBeVisible()
})
