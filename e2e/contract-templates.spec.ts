import { expect } from '@playwright/test'
import { ar as words } from '../apps/web/src/features/contract-templates/messages/ar.ts'
import { ar as text } from '../apps/web/src/features/contract-templates/messages/text/ar.ts'
import { colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const ADDED = 'ترفع الكفاءة كل أسبوع تقريرًا قصيرًا عما أُنجز.'

test('content drafts the text of contracts; somebody else releases it with a lawyer’s opinion, and takes it back @once', async ({
  page,
  browser,
}) => {
  const layan = await colleague(page.request, 'content@demo.fareeq.test')
  await layan.open(page, '/ops/contract-templates')
  await expect(page.getByRole('row', { name: words.version(1) })).toContainText(words.states.in_force)
  await expectAccessible(page)
  await press(page, words.draft)
  await expect(page.getByText(words.states.draft, { exact: true })).toBeVisible()

  await press(page, words.editOf('الخدمات'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.form.add }).click()
  const point = words.form.point(4)
  await dialog.getByRole('textbox', { name: `${point} ${words.form.langs.ar}` }).fill(ADDED)
  await dialog.getByRole('textbox', { name: `${point} ${words.form.langs.en}` }).fill('Every {week} a report is filed.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByText('{week}').first()).toBeVisible()
  await expect(page.getByText(words.faultsTitle)).toBeVisible()
  await press(page, words.editOf('الخدمات'))
  await dialog
    .getByRole('textbox', { name: `${point} ${words.form.langs.en}` })
    .fill('The Talent files a short report every week.')
  await dialog.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByText(words.faultsTitle)).toHaveCount(0)
  await page.getByRole('tab', { name: words.tabs.preview }).click()
  await expect(page.getByRole('region', { name: text.languages.en })).toContainText('3.4 The Talent files')
  await expect(page.getByRole('button', { name: words.release.open })).toHaveCount(0)
  const address = new URL(page.url()).pathname

  const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  const sultan = await colleague(theirs.request, 'operations@demo.fareeq.test')
  await sultan.open(theirs, `${address}?tab=changes`)
  await expect(theirs.getByText(ADDED)).toBeVisible()
  await expectAccessible(theirs)
  await press(theirs, words.release.open)
  const release = theirs.getByRole('dialog')
  await release.getByRole('textbox', { name: words.release.lawyer }).fill('هدى الصالح')
  await release.getByRole('textbox', { name: words.release.licence }).fill('هيئة المحامين 41/2217')
  await release.getByRole('button', { name: words.release.submit }).click()
  await expect(theirs.getByText('هدى الصالح')).toBeVisible()
  await press(theirs, words.withdraw)
  await theirs.getByRole('alertdialog').getByRole('button', { name: words.withdraw }).click()
  await expect(theirs.getByText(words.states.withdrawn, { exact: true })).toBeVisible()
  await theirs.context().close()
})
