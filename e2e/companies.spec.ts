import { expect, test } from '@playwright/test'
import { ar as words } from '../apps/web/src/features/companies/messages/ar.ts'
import { colleague, someClient } from './story-clients.ts'
import { noBarriers, stamp } from './story.ts'

test('an account manager finds a company, takes its account, and writes down how it was proven @once', async ({
  page,
}) => {
  const domain = `nakhla-${stamp()}.test`
  const { email } = await someClient(page.request, { email: `khalid@${domain}`, website: domain })
  const rasha = await colleague(page.request, 'rasha@demo.fareeq.test')
  await rasha.open(page, '/ops/companies')
  const search = page.getByRole('searchbox', { name: words.search })
  await search.fill(email)
  await search.press('Enter')
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: domain })
  await expect(found).toContainText(words.healths.good)
  await noBarriers(page)

  await found.getByRole('link').click()
  await page.waitForURL(/\/ops\/companies\/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: words.assign }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('combobox', { name: words.assignTo }).click()
  await page.getByRole('option', { name: 'رشا المالكي' }).click()
  await dialog.getByRole('button', { name: words.assignSave }).click()
  await expect(page.getByText(words.assigned)).toBeVisible()
  await expect(page.getByRole('button', { name: words.reassign })).toBeVisible()

  await page.getByRole('button', { name: words.prove }).click()
  await dialog.getByRole('textbox', { name: words.proofNote }).fill('السجل التجاري 1010123456')
  await dialog.getByRole('button', { name: words.prove }).click()
  await expect(dialog.getByRole('alert')).toHaveText(words.evidenceChoose)
  await dialog.getByRole('combobox', { name: words.evidence }).click()
  await page.getByRole('option', { name: words.evidences.commercial_register }).click()
  await dialog.getByRole('button', { name: words.prove }).click()
  const proof = page.getByRole('region', { name: words.proofTitle })
  await expect(proof).toContainText('السجل التجاري 1010123456')
  await expect(proof).toContainText('رشا المالكي')
  await noBarriers(page)
})
