import AxeBuilder from '@axe-core/playwright'
import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { ar } from '../apps/web/src/features/accounts/messages/ar.ts'
import { en } from '../apps/web/src/features/accounts/messages/en.ts'
import { ar as phoneAr } from '../apps/web/src/features/phone-verifications/messages/ar.ts'
import { en as phoneEn } from '../apps/web/src/features/phone-verifications/messages/en.ts'
import { ar as uiAr } from '../apps/web/src/ui/words/ar.ts'
import { en as uiEn } from '../apps/web/src/ui/words/en.ts'

/** The local stand-in for Google speaks for itself. */
const PROVIDER = {
  ar: { title: 'اختر حسابًا', name: 'الاسم', email: 'البريد الإلكتروني', go: 'متابعة', cancel: 'إلغاء والعودة' },
  en: { title: 'Choose an account', name: 'Name', email: 'Email', go: 'Continue', cancel: 'Cancel and go back' },
}

const lang = () => test.info().project.name as Lang
const words = () => ({ ar, en })[lang()]
const codeWords = () => ({ ar: phoneAr, en: phoneEn })[lang()].code
const ui = () => ({ ar: uiAr, en: uiEn })[lang()]
const otherWords = () => (lang() === 'ar' ? en : ar)

let made = 0
const stamp = () => `${Date.now().toString(36)}${process.pid}${made++}`
const newPhone = () => `055${String(Math.floor(Math.random() * 9e6) + 1e6)}`

const visit = async (page: Page, path: string) => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang()}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lang())
  // A drawn page answers once it has woken up.
  await page.waitForLoadState('load')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

const noBarriers = async (page: Page) => {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // React Aria's own voice: for seconds it still names a button that has been pressed and is gone.
    .exclude('[data-live-announcer]')
    .analyze()
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

async function codesFor(request: APIRequestContext, to: string): Promise<string[]> {
  const { data } = await (await request.get('/api/local/outbox', { params: { to } })).json()
  return data.map(({ text }: { text: string }) => /\d{4}/.exec(text)?.[0])
}
const codeFor = async (request: APIRequestContext, to: string): Promise<string> => {
  await expect.poll(() => codesFor(request, to)).not.toEqual([])
  return (await codesFor(request, to))[0] ?? ''
}
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(CODE.digits, '0')

const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: ui().digit(1, CODE.digits) }).focus()
  await page.keyboard.type(code)
}

const tick = (page: Page, link: string) => page.getByRole('checkbox', { name: link }).check({ force: true })

async function fillPerson(page: Page, person: { email: string; emailLabel: string; country: string; phone?: string }) {
  const { signup } = words()
  await page.getByLabel(signup.firstName).fill(lang() === 'ar' ? 'عبد الرحمن' : 'Sami')
  await page.getByLabel(signup.lastName).fill(lang() === 'ar' ? 'القرطبي' : 'O’Hara-Khoury')
  await page.getByLabel(person.emailLabel, { exact: true }).fill(person.email)
  await page.getByLabel(signup.phone, { exact: true }).fill(person.phone ?? newPhone())
  await chooseSaudi(page, person.country)
}
async function chooseSaudi(page: Page, label: string) {
  await page.getByRole('button', { name: ui().country }).click()
  await page.getByRole('searchbox', { name: ui().searchCountry }).fill('966')
  await page.getByRole('option', { name: '+966' }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  const country = page.getByRole('combobox', { name: label })
  // React Aria closes a list when the page scrolls under it; the next letter opens it again.
  await country.scrollIntoViewIfNeeded()
  await expect(async () => {
    await country.fill('')
    await country.pressSequentially(lang() === 'ar' ? 'السعودية' : 'Saudi')
    await page.getByRole('option').first().click({ timeout: 1500 })
  }).toPass()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
async function agree(page: Page) {
  await tick(page, words().signup.termsLink)
  await tick(page, words().signup.privacyLink)
}
const createAccount = (page: Page) => page.getByRole('button', { name: words().signup.submit })
const welcome = (page: Page) =>
  page.getByRole('heading', { level: 1, name: words().home.welcome.split('{')[0]?.trim() })

/** An account made without a browser, and its first code. */
async function someTalent(request: APIRequestContext) {
  const email = `talent.${stamp()}@example.test`
  const answer = await request.post('/api/auth/register', {
    headers: { 'Accept-Language': lang(), 'Idempotency-Key': stamp() },
    data: {
      type: 1,
      first_name: 'ليلى',
      last_name: 'حدّاد',
      email,
      phone: newPhone(),
      country_code: 'SA',
      country: 'SA',
      consent: { terms: true, privacy: true },
    },
  })
  expect(answer.status()).toBe(201)
  return { email, code: await codeFor(request, email) }
}
async function askForCode(page: Page, email: string) {
  await page.getByLabel(words().email).fill(email)
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a talent signs up, proves the address with the mailed code and sees the steps of the profile [P-001 R-026 R-095 A-018]', async ({
  page,
  request,
}) => {
  const email = `talent.${stamp()}@example.test`
  await visit(page, '/talent-signup')
  await noBarriers(page)

  await createAccount(page).click()
  await expect(page.getByLabel(words().signup.firstName)).toBeFocused()
  await expect(page.getByText(rule.consent[lang()], { exact: true })).toHaveCount(2)
  await noBarriers(page)

  await fillPerson(page, { email, emailLabel: words().email, country: words().signup.residence })
  await agree(page)
  await createAccount(page).click()
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
  await noBarriers(page)
  await typeCode(page, await codeFor(request, email))

  await expect(page).toHaveURL(/\/talent\/wizard$/)
  await expect(welcome(page)).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText(words().talentStep.basicInfo)
  await expect(page.getByText(email)).toBeVisible()
  await noBarriers(page)
})

test('a client with a free-mail address is refused in their own language, and with a business address gets in [V-006 R-027 X-008]', async ({
  page,
  request,
}) => {
  const email = `client.${stamp()}@nakhla.test`
  const { signup } = words()
  await visit(page, '/client-signup?Campaign=spring')
  await fillPerson(page, {
    email: `someone.${stamp()}@gmail.com`,
    emailLabel: signup.workEmail,
    country: signup.country,
  })
  await expect(page.getByText(accountErrors.email_not_business[lang()]).first()).toBeVisible()
  await page.getByLabel(signup.website).fill('nakhla.test')
  await page.getByLabel(signup.role).fill('CTO')
  await agree(page)
  await createAccount(page).click()
  await expect(page.getByLabel(signup.workEmail, { exact: true })).toBeFocused()
  await noBarriers(page)

  await page.getByLabel(signup.workEmail, { exact: true }).fill(email)
  const sent = page.waitForRequest('**/api/auth/register')
  await createAccount(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    type: 2,
    website: 'https://nakhla.test',
    marketing_campaign: 'spring',
    signupSource: 'client-signup',
  })
  await typeCode(page, await codeFor(request, email))
  await expect(page).toHaveURL(/\/client\/wizard$/)
  await expect(page.locator('[aria-current=step]')).toContainText(words().clientStep.aboutProject)
  await noBarriers(page)
})

test('whoever describes the project while signing up does both in one step [A-017 S-020]', async ({
  page,
  request,
}) => {
  const email = `founder.${stamp()}@sahab.test`
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
  const sent = page.waitForRequest('**/api/auth/register/one-step-client-wizard')
  await createAccount(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ about: { product_name: 'منصة التعلّم', industry: 'EdTech' } })
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
})

test('somebody signs in with a pasted code and arrives where they wanted to go [R-025 A-019 A-020]', async ({
  page,
  request,
  context,
}) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/talent/home')
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftalent%2Fhome/)
  await noBarriers(page)
  await page.getByLabel(words().email).fill('not an address')
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByLabel(words().email)).toBeFocused()
  await askForCode(page, email)
  await noBarriers(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code} `)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page).toHaveURL(/\/talent\/home\?lang=/)
  await expect(welcome(page)).toBeVisible()
})

test('wrong codes count down to a wait of an hour, and a reload forgets nothing [X-020 X-021 X-022]', async ({
  page,
  request,
}) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await askForCode(page, email)
  const countdown = page.getByRole('button', { name: codeWords().resendIn.split('{')[0]?.trim() })
  await expect(countdown).toBeDisabled()

  await page.getByRole('button', { name: codeWords().confirm }).click()
  await expect(page.getByText(codeErrors.code_invalid[lang()])).toBeVisible()
  await typeCode(page, wrongFor(code))
  await expect(page.getByText(codeErrors.code_wrong[lang()]).first()).toBeVisible()
  await expect(page.getByText(codeWords().retriesLeft(2))).toBeVisible()
  await page.reload()
  await expect(page.getByText(codeWords().retriesLeft(2))).toBeVisible()
  await expect(countdown).toBeDisabled()
  await typeCode(page, wrongFor(code))
  await expect(page.getByText(codeWords().retriesLeft(1))).toBeVisible()
  await typeCode(page, wrongFor(code))
  const blocked = page.getByRole('alert').filter({ hasText: codeErrors.code_limit[lang()] })
  await expect(blocked).toContainText(lang() === 'ar' ? 'بتوقيت' : 'London time')
  await expect(page.getByRole('textbox', { name: ui().digit(1, CODE.digits) })).toBeDisabled()
  await noBarriers(page)
  await page.getByRole('button', { name: words().code.changeEmail }).click()
  await expect(page.getByLabel(words().email)).toHaveValue(email)
})

test('an address that is known already is told so, with the way to sign in [X-026 A-028]', async ({
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

test('a number that is no mobile number is refused at its field [X-025 A-029]', async ({ page }) => {
  await visit(page, '/talent-signup')
  const phone = page.getByLabel(words().signup.phone, { exact: true })
  await phone.fill('123')
  await phone.blur()
  await expect(page.getByText(rule.phone[lang()])).toBeVisible()
  expect(phoneErrors.phone_registered[lang()]).toBeTruthy()
})

test('a change of language or theme, and a reload, keep what was typed [K-001 K-002 E-003]', async ({ page }) => {
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
  await expect(page.getByText(rule.letters_only[lang() === 'ar' ? 'en' : 'ar'])).toBeVisible()

  const theme = page.getByRole('button', { name: (lang() === 'ar' ? uiEn : uiAr).themeLabel })
  await theme.click()
  await theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await noBarriers(page)
  await page.reload()
  await expect(page.getByLabel(other.firstName)).toHaveValue('ليلى')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

async function chooseAtGoogle(page: Page, name: string, email: string) {
  const provider = PROVIDER[lang()]
  await expect(page.getByRole('heading', { name: provider.title })).toBeVisible()
  await page.getByLabel(provider.name, { exact: true }).fill(name)
  await page.getByLabel(provider.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: provider.go, exact: true }).click()
}

test('a talent signs up with Google after agreeing, signs out and signs in with Google [A-023 A-024 P-001]', async ({
  page,
}) => {
  const email = `google.${stamp()}@example.test`
  await visit(page, '/talent-signup')
  const google = page.getByRole('button', { name: words().google.button })
  await google.click()
  await expect(page.getByText(rule.consent[lang()], { exact: true })).toHaveCount(2)
  await agree(page)
  await google.click()
  const sent = page.waitForRequest('**/api/auth/social/register')
  await chooseAtGoogle(page, 'Lina Haddad', email)
  expect((await sent).postDataJSON()).toMatchObject({
    provider: 'google',
    type: 1,
    consent: { terms: true, privacy: true },
    signupSource: 'talent-signup',
  })
  await expect(page).toHaveURL(/\/talent\/wizard$/)

  await page.getByRole('button', { name: words().home.signOut }).click()
  await expect(page).toHaveURL(/\/home\/client$/)
  await visit(page, '/login')
  await page.getByRole('button', { name: words().google.button }).click()
  const signedIn = page.waitForRequest('**/api/auth/social/login')
  await chooseAtGoogle(page, 'Lina Haddad', email)
  expect((await signedIn).postDataJSON()).not.toHaveProperty('type')
  await expect(page).toHaveURL(/\/talent\/wizard$/)
})

test('a company with a free Google address is told at the field, with the form filled in [V-003 X-016 X-010]', async ({
  page,
}) => {
  const email = `someone.${stamp()}@gmail.com`
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

test('whoever turns back at Google finds a clear word on the page they came from', async ({ page }) => {
  await visit(page, '/login?redirect=/talent/home')
  await page.getByRole('button', { name: words().google.button }).click()
  await page.getByRole('button', { name: PROVIDER[lang()].cancel }).click()
  await expect(page.getByRole('alert')).toContainText(words().google.failed)
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftalent%2Fhome$/)
  await noBarriers(page)
})

test('signing out empties the browser but for the language and the flag of the wizard [S-024 S-025 A-025]', async ({
  page,
  request,
}) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await page.evaluate(() => localStorage.setItem('croFlag', '1'))
  await askForCode(page, email)
  await typeCode(page, code)
  await expect(welcome(page)).toBeVisible()
  await page.getByRole('button', { name: words().home.signOut }).click()
  await expect(page).toHaveURL(/\/home\/client$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('step'))).toBe('1')
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept.filter((name) => name !== 'step')).toEqual(['croFlag', 'lang'])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('kept:')))).toEqual([])
})

test('a person changes their time zone and sees it at once [S-023]', async ({ page, request }) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await askForCode(page, email)
  const posted = page.waitForRequest('**/api/user/timezone')
  await typeCode(page, code)
  await posted
  await page.getByRole('button', { name: words().home.changeTimeZone }).click()
  await page.getByRole('combobox', { name: words().home.timeZone }).fill('Asia/Amman')
  await page.getByRole('option', { name: 'Asia/Amman' }).click()
  await noBarriers(page)
  await page.getByRole('button', { name: words().home.save }).click()
  await expect(page.getByText(words().home.saved)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').timezone))
    .toBe('Asia/Amman')
})

test('the code challenge is named in the payload where the address names it [A-021]', async ({ page, request }) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login?from=code-challenge')
  await askForCode(page, email)
  const sent = page.waitForRequest('**/api/auth/login')
  await typeCode(page, code)
  expect((await sent).postDataJSON()).toMatchObject({ email, otpCode: code, in_competition: 1 })
})

test('without a connection nothing is lost and it is said [X-015]', async ({ page, context }) => {
  await visit(page, '/login')
  await page.getByLabel(words().email).fill('someone@example.test')
  await context.setOffline(true)
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(words().email)).toHaveValue('someone@example.test')
  await context.setOffline(false)
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
})
