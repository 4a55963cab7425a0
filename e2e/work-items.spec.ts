import { expect, type Page, test } from '@playwright/test'
import { ar as staff } from '../apps/web/src/features/staff/messages/ar.ts'
import { ar as tickets } from '../apps/web/src/features/tickets/messages/ar.ts'
import { ar as words } from '../apps/web/src/features/work-items/messages/ar.ts'
import { ar as ui } from '../apps/web/src/ui/words/ar.ts'
import { colleague, contactUs } from './story-clients.ts'
import { noBarriers, stamp } from './story.ts'

const ask = (page: Page, name: string) =>
  contactUs(page.request, { name, email: `${stamp()}@shop.example`, message: `هل توظفون في عُمان؟ ${stamp()}` })

test('the home fills and empties as work comes and is done, without a reload @once', async ({ page }) => {
  const [first, second] = [`نورة ${stamp()}`, `سليم ${stamp()}`]
  await ask(page, first)
  const lulwa = await colleague(page.request, 'lulwa@demo.fareeq.test')
  await lulwa.open(page, '/ops')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('لولوة')
  await page.getByRole('tab', { name: words.tabs.unowned }).click()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  /** Other stories leave work behind, too: it may stand on a further page. */
  const listed = (name: string) =>
    expect(async () => {
      const more = page.getByRole('tabpanel').getByRole('button', { name: ui.loadMore })
      if (await more.isVisible()) await more.click()
      await expect(rows.filter({ hasText: name })).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  await listed(first)
  await noBarriers(page)

  await ask(page, second)
  await listed(second)

  await rows.filter({ hasText: first }).getByRole('link').click()
  await page.waitForURL(/\/ops\/tickets\/[0-9a-f-]{36}/)
  await page.getByRole('textbox', { name: tickets.answer }).fill('نعم، ونرحّب بكم.')
  await page.getByRole('button', { name: tickets.send }).click()
  await expect(page.getByText(tickets.sent)).toBeVisible()
  await page.getByRole('link', { name: staff.home }).first().click()
  await page.getByRole('tab', { name: words.tabs.unowned }).click()
  await listed(second)
  await expect(rows.filter({ hasText: first })).toHaveCount(0)
})
