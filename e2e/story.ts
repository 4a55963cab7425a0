import { CODE } from '@fareeq/domain/codes/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type APIRequestContext, expect, type Page, type TestInfo } from '@playwright/test'
import { ar } from '../apps/web/src/features/accounts/messages/ar.ts'
import { en } from '../apps/web/src/features/accounts/messages/en.ts'
import { ar as codeAr } from '../apps/web/src/features/codes/messages/ar.ts'
import { en as codeEn } from '../apps/web/src/features/codes/messages/en.ts'
import { ar as phoneAr } from '../apps/web/src/features/phone-verifications/messages/ar.ts'
import { en as phoneEn } from '../apps/web/src/features/phone-verifications/messages/en.ts'
import { ar as uiAr } from '../apps/web/src/ui/words/ar.ts'
import { en as uiEn } from '../apps/web/src/ui/words/en.ts'
import { appearanceViolations, violationsOf } from './accessibility.ts'
import { test } from './story-test.ts'

/** Shared helpers of the account tests: texts, codes, typing. */

const SINGLE_LANGUAGE_TAG = /@(?:once|english)\b/

export const lang = () => test.info().project.name as Lang
export const words = () => ({ ar, en })[lang()]
export const phoneWords = () => ({ ar: phoneAr, en: phoneEn })[lang()]
export const codeWords = () => ({ ar: codeAr, en: codeEn })[lang()]
export const ui = () => ({ ar: uiAr, en: uiEn })[lang()]
/** Where the browser of this story is: see playwright.config.ts. */
export const deviceZone = () => (lang() === 'ar' ? 'Asia/Riyadh' : 'Europe/London')
export const otherLang = (): Lang => (lang() === 'ar' ? 'en' : 'ar')
export const otherWords = () => ({ ar, en })[otherLang()]
export const otherUi = () => ({ ar: uiAr, en: uiEn })[otherLang()]

let suffixCount = 0
export const uniqueSuffix = () => `${Date.now().toString(36)}${process.pid}${suffixCount++}`
export const newPhone = () => `055${String(Math.floor(Math.random() * 9e6) + 1e6)}`

export const visit = async (page: Page, path: string) => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang()}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lang())
  await hydrate(page)
}

/** Sets the storage of a returning person without rendering a page. */
async function adoptZone(page: Page, token: string) {
  const answer = await page.request.post('/api/user/timezone', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': uniqueSuffix() },
    data: { timezone: deviceZone() },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data
}

export async function remember(
  page: Page,
  { token, user }: { token: string; user: { step: number; timezone?: string | null } },
  more: Record<string, string> = {},
) {
  // As sign-in does: adopting a zone on the page would change what is shown.
  const zonedUser = user.timezone ? user : await adoptZone(page, token)
  const storage = { token, user: JSON.stringify(zonedUser), step: String(user.step), lang: lang(), ...more }
  await page.goto('/robots.txt')
  await page.context().addCookies([{ name: 'lang', value: storage.lang, url: page.url() }])
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, storage)
}

/** Hydration on interaction: triggers it. */
export const hydrate = async (page: Page) => {
  await page.waitForLoadState('load')
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached' })
}

/** Contrast and the size of targets hardly depend on the language: they are checked in one only. */
const scan = async (page: Page, withAppearance: boolean) => {
  // Behind a modal dialog the page is inert, and is scanned where it is in front.
  const include = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }
  expect(await violationsOf(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], include, { rules })).toEqual([])
  if (withAppearance) expect(await appearanceViolations(page, include)).toEqual([])
}

/** A switch in another tab, which the page follows. A press on its own switch closes menus, wherever it lands. */
const followAnotherTab = (next: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: next }))

/** Switches the language in place, which keeps open dialogs and typed text; asserts the direction and the other language. */
async function switchLanguage(page: Page) {
  const [html, main] = [page.locator('html'), page.locator('main').last()]
  const text = await main.innerText()
  const next = (await html.getAttribute('lang')) === 'ar' ? 'en' : 'ar'
  if ((await page.locator('#root[data-hydrated]').count()) > 0) await page.evaluate(followAnotherTab, next)
  else {
    // A page without a script of ours: that of the local payment provider, or one that nobody has touched yet.
    await page.context().addCookies([{ name: 'lang', value: next, url: page.url() }])
    await page.reload()
  }
  await expect(html).toHaveAttribute('lang', next)
  await expect(html).toHaveAttribute('dir', next === 'ar' ? 'rtl' : 'ltr')
  await expect.poll(() => main.innerText()).not.toBe(text)
}

/** What is still being loaded would be scanned empty. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const scans = new WeakMap<TestInfo, number>()

/** Accessibility scan. In a story that is told once (playwright.config.ts) every other scan is in the other language. */
export const expectAccessible = async (page: Page) => {
  const story = test.info()
  const once = SINGLE_LANGUAGE_TAG.test(story.title)
  const earlier = scans.get(story) ?? 0
  scans.set(story, earlier + 1)
  await settled(page)
  const inOther = once && earlier % 2 === 1
  if (inOther) {
    await switchLanguage(page)
    // Lists are fetched again in the other language, and dimmed until they are there.
    await settled(page)
  }
  await scan(page, once || lang() === 'ar')
  if (inOther) await switchLanguage(page)
}

async function codesFor(request: APIRequestContext, to: string): Promise<string[]> {
  const { data } = await (await request.get('/api/local/outbox', { params: { to } })).json()
  return data.map(({ text }: { text: string }) => /\d{4}/.exec(text)?.[0])
}
export const codeFor = async (request: APIRequestContext, to: string): Promise<string> => {
  await expect.poll(() => codesFor(request, to)).not.toEqual([])
  return (await codesFor(request, to))[0] ?? ''
}
export const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(CODE.digits, '0')

export const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: ui().digit(1, CODE.digits) }).focus()
  await page.keyboard.type(code)
}

const tick = (page: Page, link: string) => page.getByRole('checkbox', { name: link }).check({ force: true })

export async function agree(page: Page) {
  await tick(page, words().signup.termsLink)
  await tick(page, words().signup.privacyLink)
}
export const welcome = (page: Page) =>
  page.getByRole('heading', { level: 1, name: words().home.welcome.split('{')[0]?.trim() })

/** An account made through the API, and its first code. */
export async function someTalent(request: APIRequestContext, email = `talent.${uniqueSuffix()}@example.test`) {
  const answer = await request.post('/api/auth/register', {
    headers: { 'Accept-Language': lang(), 'Idempotency-Key': uniqueSuffix() },
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
export async function askForCode(page: Page, email: string) {
  await page.getByLabel(words().email).fill(email)
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
}

/** The fields of both sign-up forms, as somebody in Saudi Arabia fills them in. */
export async function fillPerson(
  page: Page,
  person: { email: string; emailLabel: string; country: string; phone?: string },
) {
  const { signup } = words()
  await page.getByLabel(signup.firstName).fill(lang() === 'ar' ? 'عبد الرحمن' : 'Sami')
  await page.getByLabel(signup.lastName).fill(lang() === 'ar' ? 'القرطبي' : 'O’Hara-Khoury')
  await page.getByLabel(person.emailLabel, { exact: true }).fill(person.email)
  await page.getByLabel(signup.phone, { exact: true }).fill(person.phone ?? newPhone())
  await chooseSaudi(page, person.country)
}
async function chooseSaudi(page: Page, label: string) {
  await page.getByRole('button', { name: ui().country }).click()
  await page.getByRole('combobox', { name: ui().searchCountry }).fill('966')
  await page.getByRole('option', { name: '+966' }).click()
  const country = page.getByRole('combobox', { name: label })
  await country.fill('')
  await country.pressSequentially(lang() === 'ar' ? 'سعود' : 'Saudi')
  // The list scrolls with the page, and Enter selects the first match.
  await page.mouse.wheel(0, 40)
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await country.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(country).toHaveValue(lang() === 'ar' ? 'السعودية' : 'Saudi Arabia')
}
