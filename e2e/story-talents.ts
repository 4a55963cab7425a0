import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { ar as factsAr } from '../apps/web/src/features/talents/messages/facts/ar.ts'
import { en as factsEn } from '../apps/web/src/features/talents/messages/facts/en.ts'
import { ar as cvAr } from '../apps/web/src/features/talents/messages/steps/ar-cv.ts'
import { ar as entriesAr } from '../apps/web/src/features/talents/messages/steps/ar-entries.ts'
import { ar as stepsAr } from '../apps/web/src/features/talents/messages/steps/ar.ts'
import { en as cvEn } from '../apps/web/src/features/talents/messages/steps/en-cv.ts'
import { en as entriesEn } from '../apps/web/src/features/talents/messages/steps/en-entries.ts'
import { en as stepsEn } from '../apps/web/src/features/talents/messages/steps/en.ts'
import { ar as wizardAr } from '../apps/web/src/features/talents/messages/wizard/ar.ts'
import { en as wizardEn } from '../apps/web/src/features/talents/messages/wizard/en.ts'
import { ar as termsAr } from '../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as termsEn } from '../apps/web/src/features/talents/messages/terms/en.ts'
import { codeFor, lang, newPhone, remember, someTalent, uniqueSuffix, ui } from './story.ts'

/** Shared helpers of the talent tests: texts, a session, filling in fields. */

export const wizard = () => ({ ar: wizardAr, en: wizardEn })[lang()]
export const facts = () => ({ ar: factsAr, en: factsEn })[lang()]
export const steps = () => ({ ar: stepsAr, en: stepsEn })[lang()]
export const entries = () => ({ ar: entriesAr, en: entriesEn })[lang()]
export const cv = () => ({ ar: cvAr, en: cvEn })[lang()]
export const terms = () => ({ ar: termsAr, en: termsEn })[lang()]

type Session = Awaited<ReturnType<typeof someone>>

export async function someone(request: APIRequestContext) {
  const { email, code } = await someTalent(request)
  const headers = { 'Accept-Language': lang() }
  const answer = await request.post('/api/auth/login', { headers, data: { email, otpCode: code } })
  const { data } = await answer.json()
  const { access_token: token, user } = data as { access_token: string; user: { id: string; step: number } }
  const send = async (method: string, path: string, body?: object) => {
    const response = await request.fetch(path, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}`, ...(body && { 'Idempotency-Key': uniqueSuffix() }) },
      data: body,
    })
    expect(response.ok()).toBe(true)
    return (await response.json()).data
  }
  return { token, user, email, send, profile: () => send('GET', '/api/users/profile') }
}

/** The first step of the application. */
export async function fillBasics({ send }: Pick<Session, 'send'>) {
  // A role that no other test counts.
  const work = { role: 'bi_developer', experience: { years: 5, months: 2 } }
  await send('PUT', '/api/users/personalInfoAndAccounts', { ...work, country: 'SA', nationality: 'SA' })
  await send('PUT', '/api/users/skills', { skills: ['node-js', 'postgresql', 'typescript'] })
  await send('PUT', '/api/users/languages', { languages: [{ id: 'ar', level: 'native' }] })
}

/** Finishes the open tasks: application, verified phone, availability and salary. */
export async function finishProfile(request: APIRequestContext, { send, user }: Pick<Session, 'send' | 'user'>) {
  await fillBasics({ send })
  const availability = { full_time: true, part_time: false, timing: 'immediately' }
  await send('POST', '/api/users/profile', { availability, salaries: { full_time: 2000 } })
  for (let step = 2; step <= TALENT_STEP.profile; step++) await send('PUT', '/api/talent/step', { step })
  const phone = newPhone()
  await send('POST', '/api/auth/verification/phone/request', { phone, country_code: 'SA' })
  await send('POST', '/api/auth/verification/phone/verify', { code: await codeFor(request, `+966${phone.slice(1)}`) })
  user.step = TALENT_STEP.profile
}

/** A live talent, made through the API. */
export async function liveTalent(request: APIRequestContext) {
  const talent = await someone(request)
  await finishProfile(request, talent)
  return talent
}

export async function open(page: Page, somebody: Session, path: string) {
  await remember(page, somebody)
  await page.goto(path)
}

export const heading = (page: Page, name: keyof typeof wizardAr.steps) =>
  page.locator('h1, h2').and(page.getByRole('heading', { name: wizard().steps[name], exact: true }))
export const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()
export const onward = async (page: Page, name: keyof typeof wizardAr.steps) => {
  await press(page, wizard().next)
  await expect(heading(page, name)).toBeVisible()
  await expect(page.locator('main .pending')).toHaveCount(0)
}

/** A native select. */
export const pick = (within: Page | Locator, label: string | RegExp, name: string) =>
  within.getByRole('combobox', { name: label }).selectOption({ label: name })

/** Rows of the open listbox; native selects have their own. */
export const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** A combobox, by typing. */
export async function choose(page: Page, label: string, input: string, name = input) {
  await page.getByRole('combobox', { name: label }).last().fill(input)
  await page.getByRole('listbox').getByRole('option', { name }).first().click()
}

const monthName = (month: number) =>
  new Intl.DateTimeFormat(LOCALE[lang()], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1))

export async function pickMonth(page: Page, label: string, year: number, month: number) {
  const field = page.getByRole('group', { name: label, exact: true })
  await pick(field, ui().month, monthName(month))
  await pick(field, ui().year, String(year))
}

export const inLang = <Value>(ar: Value, en: Value): Value => (lang() === 'ar' ? ar : en)
