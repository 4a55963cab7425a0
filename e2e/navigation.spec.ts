import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as shellAr } from '../apps/web/src/areas/messages/ar.ts'
import { en as shellEn } from '../apps/web/src/areas/messages/en.ts'
import { ar as siteAr } from '../apps/web/src/features/site/messages/ar.ts'
import { en as siteEn } from '../apps/web/src/features/site/messages/en.ts'
import { ar as reportAr } from '../apps/web/src/features/assessments/messages/report/ar.ts'
import { en as reportEn } from '../apps/web/src/features/assessments/messages/report/en.ts'
import { ar as platformAr } from '../apps/web/src/platform/messages/ar.ts'
import { en as platformEn } from '../apps/web/src/platform/messages/en.ts'
import { lang, expectAccessible, words } from './story.ts'
import { openAs, someClient } from './story-clients.ts'
import { liveTalent, open, press, terms } from './story-talents.ts'
import { test } from './story-test.ts'

/** Redirects with their toasts, and offline behaviour. */

const shell = () => ({ ar: shellAr, en: shellEn })[lang()]
const platform = () => ({ ar: platformAr, en: platformEn })[lang()]
const site = () => ({ ar: siteAr, en: siteEn })[lang()]
const report = () => ({ ar: reportAr, en: reportEn })[lang()]

async function leave(page: Page) {
  await page.getByRole('button', { name: shell().accountMenu }).click()
  await page.getByRole('menuitem', { name: shell().signOut }).click()
}

test('/ leads a talent to their own home, and signing out to the page of talents @once', async ({ page, request }) => {
  const talent = await liveTalent(request)
  await open(page, talent, '/talent/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/talent\/home$/)
  await leave(page)
  await expect(page).toHaveURL(/\/home\/talent$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/home\/client$/)
})

test('the report says that there is none yet, and how to get one [R-038] @english', async ({ page, request }) => {
  await open(page, await liveTalent(request), '/sq/talent/report')
  await expect(page.getByText(report().none)).toBeVisible()
  await expect(page.getByText(report().noneText)).toBeVisible()
  await expectAccessible(page)
})

test('an address with nothing on it says why one is elsewhere @once', async ({ page, request }) => {
  await openAs(page, await someClient(request), '/sq/client/nomination')
  await expect(page).toHaveURL(/\/client\/wizard/)
  await expect(page.getByText(platform().noNominations)).toBeVisible()
})

const endSessions = async (request: APIRequestContext, token: string) => {
  const answer = await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.ok()).toBe(true)
}

test('a session that ended says so and leads back to the page that was open @once', async ({ page, request }) => {
  const talent = await liveTalent(request)
  await open(page, talent, '/sq/talent/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await endSessions(request, talent.token)
  await page.goto('/sq/talent/update-availability?from=profile')
  await expect(page.getByText(words().login.ended)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/sq/talent/update-availability?from=profile')
})

test('what is saved without a connection waits, and is saved when the connection is back @once', async ({
  page,
  context,
  request,
}) => {
  const talent = await liveTalent(request)
  await open(page, talent, '/sq/talent/update-availability')
  const salary = page.getByRole('textbox', { name: terms().salary.full_time })
  await expect(salary).toHaveValue(/2,000|2000/)
  await salary.fill('2400')
  await context.setOffline(true)
  const strip = page.getByText(site().offline)
  await expect(strip).toBeVisible()
  // The notice is part of the header and covers nothing.
  expect(await strip.evaluate((line) => line.closest('header') !== null)).toBe(true)
  await press(page, terms().save)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(platform().savedLate)).toBeVisible()
  await expect(strip).toHaveCount(0)
  expect((await talent.profile()).salaries.full_time).toBe(2400)
})
