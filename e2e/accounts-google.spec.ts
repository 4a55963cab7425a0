import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, type Page } from '@playwright/test'
import { lang, words, uniqueSuffix, visit, expectAccessible, agree } from './story.ts'
import { test } from './story-test.ts'

/** The local identity provider has its own texts. */
const PROVIDER = {
  ar: { title: 'اختر حسابًا', name: 'الاسم', email: 'البريد الإلكتروني', go: 'متابعة', cancel: 'إلغاء والعودة' },
  en: { title: 'Choose an account', name: 'Name', email: 'Email', go: 'Continue', cancel: 'Cancel and go back' },
}

async function chooseAtGoogle(page: Page, name: string, email: string) {
  const provider = PROVIDER[lang()]
  await expect(page.getByRole('heading', { name: provider.title })).toBeVisible()
  await page.getByLabel(provider.name, { exact: true }).fill(name)
  await page.getByLabel(provider.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: provider.go, exact: true }).click()
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a talent signs up with Google after agreeing, signs out and signs in with Google [A-023 A-024 P-001] @once', async ({
  page,
}) => {
  const email = `google.${uniqueSuffix()}@example.test`
  await visit(page, '/talent-signup')
  const google = page.getByRole('button', { name: words().google.button })
  await google.click()
  await expect(page.getByText(rule.consent[lang()], { exact: true })).toHaveCount(2)
  await agree(page)
  await google.click()
  const request = page.waitForRequest('**/api/auth/social/register')
  await chooseAtGoogle(page, 'Lina Haddad', email)
  expect((await request).postDataJSON()).toMatchObject({
    provider: 'google',
    type: 1,
    consent: { terms: true, privacy: true },
    signupSource: 'talent-signup',
  })
  await expect(page).toHaveURL(/\/talent\/wizard$/)

  await page.goto('/talent/home')
  await page.getByRole('button', { name: words().home.signOut }).click()
  await expect(page).toHaveURL(/\/home\/talent$/)
  await visit(page, '/login')
  await page.getByRole('button', { name: words().google.button }).click()
  const signedIn = page.waitForRequest('**/api/auth/social/login')
  await chooseAtGoogle(page, 'Lina Haddad', email)
  expect((await signedIn).postDataJSON()).not.toHaveProperty('type')
  await expect(page).toHaveURL(/\/talent\/wizard$/)
})

test('a company with a free Google address is told at the field, with the form filled in [V-003 X-016 X-010] @once', async ({
  page,
}) => {
  const email = `someone.${uniqueSuffix()}@gmail.com`
  await visit(page, '/client-signup')
  await agree(page)
  await page.getByRole('button', { name: words().google.button }).click()
  await chooseAtGoogle(page, 'Lina Haddad', email)
  await expect(page).toHaveURL(/\/client-signup$/)
  await expect(
    page.getByRole('status').filter({ hasText: accountErrors.email_not_business[lang()] }).first(),
  ).toBeVisible()
  const field = page.getByLabel(words().signup.workEmail, { exact: true })
  await expect(field).toHaveValue(email)
  await expect(field).toHaveAccessibleDescription(
    new RegExp(accountErrors.email_not_business[lang()].replace('.', '\\.')),
  )
  await expect(page.getByLabel(words().signup.firstName)).toHaveValue('Lina')
})

test('whoever turns back at Google finds a clear word on the page they came from @once', async ({ page }) => {
  await visit(page, '/login?redirect=/talent/home')
  await page.getByRole('button', { name: words().google.button }).click()
  await page.getByRole('button', { name: PROVIDER[lang()].cancel }).click()
  await expect(page.getByRole('alert')).toContainText(words().google.failed)
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftalent%2Fhome$/)
  await expectAccessible(page)
})
