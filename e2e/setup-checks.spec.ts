import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CHECK_NAMES } from '@fareeq/domain/setup-checks/rules-names.ts'
import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/setup-checks/messages/ar.ts'
import { en } from '../apps/web/src/features/setup-checks/messages/en.ts'
import { openAs } from './story-staff.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar, en })[lang()]

test('an admin is led to what is missing, tries storage and text messages, and confirms the policies @once', async ({
  page,
}) => {
  await openAs(page, 'staff@demo.fareeq.test', '/ops')
  await expect(page.getByText(words().pending)).toBeVisible()
  await page.getByRole('link', { name: words().toSetup }).click()
  await expect(page.getByRole('heading', { level: 1, name: words().title })).toBeVisible()
  const row = (id: 'storage' | 'sms' | 'policies') =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: CHECK_NAMES[id].title[lang()] }) })
  const done = (id: 'storage' | 'sms' | 'policies') => row(id).getByText(words().states.done, { exact: true })
  await expect(done('storage')).toHaveCount(0)
  await expectAccessible(page)

  await row('storage').getByRole('button').click()
  await expect(row('storage').getByRole('status')).toContainText(words().passed)
  await expect(done('storage')).toBeVisible()

  await row('sms').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('0512')
  await dialog.getByRole('button', { name: words().send }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill('+966512345678')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words().send }).click()
  await expect(row('sms').getByRole('status')).toContainText('+966512345678')
  await expect(done('sms')).toBeVisible()

  const open = row('policies').getByRole('link')
  await expect(open).toHaveAttribute('href', '/ops/policies')
})
