import { openAs } from './story-staff.ts'
import { test } from './story-test.ts'
test('shots', async ({ page }) => {
  const isAr = test.info().project.name === 'ar'
  await page.setViewportSize(isAr ? { width: 390, height: 844 } : { width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: isAr ? 'dark' : 'light' })
  await openAs(page, 'staff@demo.fareeq.test', '/ops/setup-checks')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  await page.getByRole('button').filter({ hasText: /تجربة|Test/ }).nth(2).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/setup-shots/list-${isAr ? 'ar' : 'en'}.png`, fullPage: true })
  await openAs(page, 'staff@demo.fareeq.test', '/ops')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/setup-shots/home-${isAr ? 'ar' : 'en'}.png` })
  await page.goto('/login')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/setup-shots/login-${isAr ? 'ar' : 'en'}.png` })
  await page.evaluate(() => document.documentElement.setAttribute('data-off', 'google card'))
  await page.screenshot({ path: `/tmp/setup-shots/login-off-${isAr ? 'ar' : 'en'}.png` })
})
