import { expect, type Page } from '@playwright/test'
import { liveTalent, open } from './story-talents.ts'
import { test } from './story-test.ts'

/** What only this document has: a page that the browser loads anew is without it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

const NEXT_BUILD = '/assets/index-next.js'

async function follow(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('a tab that was open during a deployment takes the newer build with its next page @once', async ({
  page,
  request,
}) => {
  await open(page, await liveTalent(request), '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  await follow(page, '/talent/home')
  expect(await isMarked(page)).toBe(true)

  await page.route(/\/api\/(?!stream)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-web-build': NEXT_BUILD } })
  })
  // A page that was not visited yet asks the server, whose answer names the newer build.
  const answered = page.waitForResponse((response) => response.headers()['x-web-build'] === NEXT_BUILD)
  await follow(page, '/sq/talent/assessments')
  await answered
  await follow(page, '/talent/home')
  await expect.poll(() => isMarked(page)).toBe(false)
})
