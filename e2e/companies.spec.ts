import { actName } from '@fareeq/domain/companies/rules-acts.ts'
import { expect } from '@playwright/test'
import { ar as acts } from '../apps/web/src/features/companies/messages/acts/ar.ts'
import { ar as words } from '../apps/web/src/features/companies/messages/ar.ts'
import { ar as impersonation } from '../apps/web/src/features/staff/messages/impersonation/ar.ts'
import { asks, colleague, openAs, request, clientWithMeeting } from './story-clients.ts'
import { press } from './story-talents.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

test('an account manager finds a company, takes its account, proves it, and acts on its behalf @once', async ({
  page,
}) => {
  const domain = `nakhla-${uniqueSuffix()}.test`
  const client = await clientWithMeeting(page.request, { email: `khalid@${domain}`, website: domain })
  const { email } = client
  const rasha = await colleague(page.request, 'rasha@demo.fareeq.test')
  await rasha.open(page, '/ops/companies')
  const search = page.getByRole('searchbox', { name: words.search })
  await search.fill(email)
  await search.press('Enter')
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: domain })
  await expect(item).toContainText(words.healths.good)
  await expectAccessible(page)

  await item.getByRole('link').click()
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
  await expectAccessible(page)

  // On behalf of the company: the tab is theirs, says so on every page, and so does the company's own log.
  await page.getByRole('button', { name: acts.begin }).click()
  await dialog.getByRole('textbox', { name: acts.reason }).fill('طلب خالد ذلك في مكالمة')
  await dialog.getByRole('button', { name: acts.confirm }).click()
  const strip = page.getByRole('region', { name: impersonation.acting.split('{name}')[0]! })
  await expect(strip).toBeVisible()
  const refused: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
  await page.goto('/sq/client/edit-request')
  await page.getByLabel(request().productName).fill('سوق النخيل')
  await press(page, asks().edit.save)
  const versions = page.getByRole('region', { name: asks().edit.versions })
  await expect(versions).toContainText(asks().edit.actedBy.replace('{name}', 'رشا المالكي'))
  expect(refused).toEqual([])
  await strip.getByRole('button', { name: impersonation.endActing }).click()
  await page.waitForURL(/\/ops\/companies\/[0-9a-f-]{36}/)
  await expect(strip).toBeHidden()
  const done = page.getByRole('region', { name: acts.done.title })
  await expect(done.getByRole('link', { name: 'سوق النخيل' })).toBeVisible()
  await expectAccessible(page)

  // The company itself reads who did it and why, and whom to ask.
  await openAs(page, client, '/settings?tab=data')
  const log = page.getByRole('region', { name: acts.log.title })
  const entry = log.getByRole('listitem').filter({ hasText: actName('request_written', 'ar') })
  await expect(entry).toContainText('سوق النخيل')
  await expect(entry).toContainText(acts.log.by.replace('{name}', 'رشا المالكي'))
  await expect(log).toContainText('طلب خالد ذلك في مكالمة')
  await expectAccessible(page)
  await page.goto('/client/home')
  await expect(page.getByRole('region', { name: acts.manager.title })).toContainText('rasha@demo.fareeq.test')
})
