import { expect, type Page } from '@playwright/test'
import { ar as staff } from '../apps/web/src/features/staff/messages/ar.ts'
import { ar as tickets } from '../apps/web/src/features/tickets/messages/ar.ts'
import { ar as words } from '../apps/web/src/features/work-items/messages/ar.ts'
import { ar as ui } from '../apps/web/src/ui/words/ar.ts'
import { contactUs } from './story-clients.ts'
import { openAs } from './story-staff.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const search = (page: Page, name: string) =>
  contactUs(page.request, {
    name,
    email: `${uniqueSuffix()}@shop.example`,
    message: `هل توظفون في عُمان؟ ${uniqueSuffix()}`,
  })

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const goHome = (page: Page) => page.getByRole('link', { name: staff.home }).first().click()
const openList = (page: Page, list: keyof typeof words.tabs) =>
  page.getByRole('tab', { name: words.tabs[list] }).click()

/** Other stories create work, too: it may be on a further page. */
const listed = (page: Page, name: string) =>
  expect(async () => {
    const more = page.getByRole('tabpanel').getByRole('button', { name: ui.loadMore })
    if (await more.isVisible()) await more.click()
    await expect(rows(page).filter({ hasText: name })).toBeVisible({ timeout: 1_000 })
  }).toPass()

async function openRow(page: Page, name: string) {
  await rows(page).filter({ hasText: name }).getByRole('link').click()
  await page.waitForURL(/\/ops\/tickets\/[0-9a-f-]{36}/)
}

test('work comes to the home without a reload, is taken, solved row by row, and gone @once', async ({ page }) => {
  const [first, second] = [`نورة ${uniqueSuffix()}`, `سليم ${uniqueSuffix()}`]
  await search(page, first)
  await openAs(page, 'lulwa@demo.fareeq.test', '/ops')
  await expect(page.getByRole('main')).toContainText(/أهلًا لولوة/)
  await openList(page, 'unowned')
  await listed(page, first)
  await expectAccessible(page)
  await search(page, second)
  await listed(page, second)

  for (const name of [first, second]) {
    await openList(page, 'unowned')
    await listed(page, name)
    await openRow(page, name)
    await page.getByRole('button', { name: tickets.take }).click()
    await expect(page.getByRole('button', { name: tickets.take })).toHaveCount(0)
    await goHome(page)
  }
  await openList(page, 'mine')
  await expect(rows(page)).toHaveCount(2)
  for (const name of [first, second]) {
    await openRow(page, name)
    await page.getByRole('textbox', { name: tickets.answer }).fill('نعم، ونرحّب بكم.')
    await page.getByRole('button', { name: tickets.send }).click()
    await expect(page.getByText(tickets.sent)).toBeVisible()
    await goHome(page)
    await openList(page, 'mine')
    await expect(rows(page).filter({ hasText: name })).toHaveCount(0)
  }
  await expect(page.getByText(words.empty.mine.title)).toBeVisible()

  // On a phone every list is in view, with its count.
  await page.setViewportSize({ width: 390, height: 844 })
  const strip = page.getByRole('tablist', { name: words.tabsLabel })
  expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await expectAccessible(page)
})
