import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { expect, type Page } from '@playwright/test'
import { ar as contentAr } from '../apps/web/src/features/site/messages/editing/ar.ts'
import { en as contentEn } from '../apps/web/src/features/site/messages/editing/en.ts'
import { ar as accountsAr } from '../apps/web/src/features/staff/messages/accounts/ar.ts'
import { en as accountsEn } from '../apps/web/src/features/staff/messages/accounts/en.ts'
import { ar as auditAr } from '../apps/web/src/features/staff/messages/audit/ar.ts'
import { en as auditEn } from '../apps/web/src/features/staff/messages/audit/en.ts'
import { ar as staffAr } from '../apps/web/src/features/staff/messages/ar.ts'
import { en as staffEn } from '../apps/web/src/features/staff/messages/en.ts'
import { openAs, totpOf } from './story-staff.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar: accountsAr, en: accountsEn })[lang()]
const shell = () => ({ ar: staffAr, en: staffEn })[lang()]
const content = () => ({ ar: contentAr, en: contentEn })[lang()]
const actions = () => ({ ar: auditAr, en: auditEn })[lang()]

/** Opens the account of a colleague from the list. */
async function openColleague(page: Page, name: string) {
  await page.goto(`/ops/colleagues?lang=${lang()}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('an admin unlocks a colleague, and confirms that another has lost the authenticator @once', async ({ page }) => {
  await openAs(page, 'lina.khatib@demo.fareeq.test', '/ops/colleagues')
  await openColleague(page, 'ماجد العنزي')
  await page.getByRole('button', { name: words().lock.unlock }).click()
  await expect(page.getByText(words().lock.done)).toBeVisible()

  await openColleague(page, 'Sofia Keller')
  await page.getByRole('button', { name: words().reset.confirm, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words().reset.confirm, exact: true }).click()
  await expect(page.getByText(words().reset.confirmed)).toBeVisible()
})

test('an admin invites a colleague, takes a role from them while they write, and parts with them @once', async ({
  page,
  browser,
}) => {
  const name = `هدى ${uniqueSuffix()}`
  await openAs(page, 'lina.khatib@demo.fareeq.test', '/ops/colleagues')
  const email = `huda.${uniqueSuffix()}@fareeq.example`
  await page.getByRole('button', { name: words().invite.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByText(words().trusted.content).click()
  await dialog.getByRole('button', { name: words().invite.send }).click()
  await expect(page.getByText(words().invite.sent)).toBeVisible()
  await expectAccessible(page)

  const { data } = await (await page.request.get('/api/local/outbox', { params: { to: email } })).json()
  const link = /\/ops\/setup#link=\S+/.exec(data[0].text)![0]
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto(link)
  await other.getByLabel(words().setup.name).fill(name)
  const secret = (await other.locator('code').innerText()).replaceAll(/\s/g, '')
  await other.getByRole('group', { name: words().setup.code }).getByRole('textbox').first().focus()
  await other.keyboard.type(totpOf(secret))
  await expectAccessible(other)
  await other.getByRole('button', { name: words().setup.confirm }).click()
  await other.waitForURL(/\/ops$/)

  // A role taken away in the middle of a screen: it closes at once, and what was typed stays readable.
  await other.goto('/ops/content')
  await other.getByRole('button', { name: content().newItem }).click()
  await other.getByLabel(content().slug).fill('our-first-year')
  await openColleague(page, name)
  await page.getByRole('button', { name: words().roles.change }).click()
  await page.getByRole('alertdialog').getByText(words().trusted.content).click()
  await page.getByRole('alertdialog').getByText(words().trusted.recruiter).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words().roles.save }).click()
  await expect(other.getByText(content().closedTitle)).toBeVisible()
  await expect(other.getByRole('alert').filter({ hasText: shell().interrupted.roles })).toContainText('our-first-year')
  await expect(other.getByRole('navigation').getByRole('link', { name: shell().content })).toHaveCount(0)
  await expectAccessible(other)
  await other.getByRole('link', { name: shell().toHome }).click()
  await expect(other.getByText(shell().interrupted.roles)).toHaveCount(0)

  await page.getByRole('button', { name: words().end.open }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('انتهت التجربة')
  await page.getByRole('alertdialog').getByRole('button', { name: words().end.confirm }).click()
  await expect(page.getByText(words().end.done)).toBeVisible()
  await expect(other.getByRole('alert')).toContainText(shell().interrupted.signedOut)
  await expect(other).toHaveURL(/\/ops\/login/)
  await expectAccessible(page)

  await page.getByRole('link', { name: words().account.about }).click()
  await expect(page.getByRole('cell', { name: actions()['colleague.ended'] ?? '', exact: true })).toBeVisible()
  await expect(page.getByText('انتهت التجربة')).toBeVisible()
})
