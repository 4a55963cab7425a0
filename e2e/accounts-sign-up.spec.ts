import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, type Page } from '@playwright/test'
import { ar as requestAr } from '../apps/web/src/features/client-projects/messages/wizard/ar.ts'
import { en as requestEn } from '../apps/web/src/features/client-projects/messages/wizard/en.ts'
import { ar as wizardAr } from '../apps/web/src/features/talents/messages/wizard/ar.ts'
import { en as wizardEn } from '../apps/web/src/features/talents/messages/wizard/en.ts'
import {
  lang,
  words,
  ui,
  otherLang,
  otherWords,
  otherUi,
  uniqueSuffix,
  visit,
  expectAccessible,
  codeFor,
  typeCode,
  agree,
  welcome,
  someTalent,
  fillPerson,
} from './story.ts'
import { test } from './story-test.ts'

const requestWords = () => ({ ar: requestAr, en: requestEn })[lang()]
const createAccount = (page: Page) => page.getByRole('button', { name: words().signup.submit })

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a talent signs up, proves the address with the mailed code and sees the steps of the profile [P-001 R-026 R-095 A-018]', async ({
  page,
  request,
}) => {
  const email = `talent.${uniqueSuffix()}@example.test`
  await visit(page, '/talent-signup')
  await expectAccessible(page)

  // Validation waits for the pointer's release: an error before that would move the checkbox away from under it.
  await page.getByLabel(words().signup.firstName).focus()
  await page.getByText(words().signup.marketing.talent).hover()
  await page.mouse.down()
  await page.waitForTimeout(300)
  await expect(page.getByText(rule.required[lang()])).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByText(rule.required[lang()])).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: words().signup.marketing.talent })).toBeChecked()

  await createAccount(page).click()
  await expect(page.getByLabel(words().signup.firstName)).toBeFocused()
  await expect(page.getByText(rule.consent[lang()], { exact: true })).toHaveCount(2)
  await expectAccessible(page)

  await fillPerson(page, { email, emailLabel: words().email, country: words().signup.residence })
  await agree(page)
  await createAccount(page).click()
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
  await expectAccessible(page)
  await typeCode(page, await codeFor(request, email))

  await expect(page).toHaveURL(/\/talent\/wizard$/)
  const { title, start } = { ar: wizardAr, en: wizardEn }[lang()]
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of [start.cv, start.byHand]) await expect(page.getByRole('button', { name })).toBeVisible()
  await page.goto('/talent/home')
  await expect(welcome(page)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
})

test('a client with a free-mail address is refused in their language, and with a business one gets in [V-006 R-027 X-008]', async ({
  page,
  request,
}) => {
  const email = `client.${uniqueSuffix()}@nakhla.test`
  const { signup } = words()
  await visit(page, '/client-signup?Campaign=spring')
  await fillPerson(page, {
    email: `someone.${uniqueSuffix()}@gmail.com`,
    emailLabel: signup.workEmail,
    country: signup.country,
  })
  await expect(page.getByText(accountErrors.email_not_business[lang()]).first()).toBeVisible()
  await page.getByLabel(signup.website).fill('nakhla.test')
  await page.getByLabel(signup.role).fill('CTO')
  await agree(page)
  await createAccount(page).click()
  await expect(page.getByLabel(signup.workEmail, { exact: true })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel(signup.workEmail, { exact: true }).fill(email)
  const sentRequest = page.waitForRequest('**/api/auth/register')
  await createAccount(page).click()
  expect((await sentRequest).postDataJSON()).toMatchObject({
    type: 2,
    website: 'https://nakhla.test',
    marketing_campaign: 'spring',
    signupSource: 'client-signup',
  })
  await typeCode(page, await codeFor(request, email))
  await expect(page).toHaveURL(/\/client\/wizard$/)
  await expect(page.locator('[aria-current=step]')).toContainText(requestWords().steps.aboutProject)
  await expectAccessible(page)
})

test('whoever describes the project while signing up does both in one step, and goes on at the third [A-017 S-019 S-020] @once', async ({
  page,
  request,
}) => {
  const email = `founder.${uniqueSuffix()}@sahab.test`
  const { signup, project } = words()
  await visit(page, '/client-signup')
  await page.getByText(project.title).click()
  await page.getByLabel(project.productName).fill('منصة التعلّم')
  await page.getByLabel(project.industry).fill('EdTech')
  await page.getByLabel(project.scope).fill('ثلاثة أشهر، مهندسان')
  await fillPerson(page, { email, emailLabel: signup.workEmail, country: signup.country })
  await page.getByLabel(signup.website).fill('https://sahab.test')
  await page.getByLabel(signup.role).fill('Founder')
  await agree(page)
  const sentRequest = page.waitForRequest('**/api/auth/register/one-step-client-wizard')
  await createAccount(page).click()
  expect((await sentRequest).postDataJSON()).toMatchObject({
    about: { product_name: 'منصة التعلّم', industry: 'EdTech' },
  })
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('oneStep'))).toBe('1')
  const about = page.waitForRequest('**/api/client/projects/about*')
  await typeCode(page, await codeFor(request, email))
  expect((await about).postDataJSON()).toMatchObject({
    product_name: 'منصة التعلّم',
    scope: { kind: 'text', text: 'ثلاثة أشهر، مهندسان' },
  })
  await expect(page).toHaveURL(/\/client\/wizard$/)
  expect(await page.evaluate(() => localStorage.getItem('oneStep'))).toBeNull()
  await expect(page.getByRole('heading', { level: 2, name: requestWords().steps.technologies })).toBeVisible()
})

test('an address that is known already is told so, with the way to sign in [X-026 A-028] @once', async ({
  page,
  request,
}) => {
  const { email } = await someTalent(request)
  await visit(page, '/talent-signup')
  await page.getByLabel(words().email, { exact: true }).fill(email)
  await expect(page.getByText(accountErrors.email_registered[lang()]).first()).toBeVisible()
  await page.getByRole('link', { name: words().signup.loginInstead }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel(words().email)).toHaveValue(email)
})

test('a number that is no mobile number is refused at its field [X-025 A-029] @once', async ({ page }) => {
  await visit(page, '/talent-signup')
  const phone = page.getByLabel(words().signup.phone, { exact: true })
  await phone.fill('123')
  await phone.blur()
  await expect(page.getByText(rule.phone[lang()])).toBeVisible()
})

test('a change of language or theme, and a reload, keep what was typed [K-001 K-002 E-003] @once', async ({ page }) => {
  const { signup } = words()
  await visit(page, '/talent-signup')
  await page.getByLabel(signup.firstName).fill('ليلى')
  await page.getByLabel(signup.lastName).fill('123')
  await page.getByLabel(signup.lastName).blur()
  await expect(page.getByText(rule.letters_only[lang()])).toBeVisible()

  await page.getByRole('link', { name: ui().language.switchTo }).click()
  const other = otherWords().signup
  await expect(page.locator('html')).toHaveAttribute('dir', lang() === 'ar' ? 'ltr' : 'rtl')
  await expect(page.getByLabel(other.firstName)).toHaveValue('ليلى')
  await expect(page.getByText(rule.letters_only[otherLang()])).toBeVisible()

  const theme = page.getByRole('button', { name: otherUi().themeLabel })
  await theme.click()
  await theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel(other.firstName)).toHaveValue('ليلى')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
