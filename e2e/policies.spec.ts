import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import { expect } from '@playwright/test'
import { ar as words } from '../apps/web/src/features/policies/messages/ar.ts'
import { colleague } from './story-clients.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test('finance plan a number for a later day, see what it changes, and take it back @once', async ({ page }) => {
  const finance = await colleague(page.request, 'finance@demo.fareeq.test')
  await finance.open(page, '/ops/policies')
  const name = POLICY_NAMES.payout_days.ar
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('14 يومًا')
  // What operations keep may be read, not changed.
  const theirs = page.getByRole('row', { name: POLICY_NAMES.meeting_minutes.ar })
  await expect(theirs.getByRole('button')).toHaveCount(1)
  await expectAccessible(page)
  // Of more than a hundred numbers one is found by a word of its name; a change keeps the search text.
  const search = page.getByRole('searchbox', { name: words.search })
  await search.fill('مستحقات')
  await expect(theirs).toHaveCount(0)
  await expect(page).toHaveURL(/q=/)

  await row.getByRole('button', { name: words.changeOf(name) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.newValue }).fill('10')
  await dialog.getByRole('textbox', { name: words.reason }).fill('اتفاق جديد مع البنك')
  await expect(dialog.getByRole('status').filter({ hasText: words.preview })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(row).toContainText(bidiIsolate('10 أيام', 'ar'))
  await expect(row).toContainText('14 يومًا')

  await row.getByRole('button', { name: words.historyOf(name) }).click()
  const history = page.getByRole('dialog')
  await expect(history.getByText(words.states.planned)).toBeVisible()
  await expect(history).toContainText('اتفاق جديد مع البنك')
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: new RegExp(words.withdrawOf(name, '').trim()) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw }).click()
  await expect(row).not.toContainText('10 أيام')
})
