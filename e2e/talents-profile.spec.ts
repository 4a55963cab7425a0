import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { MAX_WAIT_WEEKS, MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { MIN_SKILLS } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as homeAr } from '../apps/web/src/features/talents/messages/home/ar.ts'
import { en as homeEn } from '../apps/web/src/features/talents/messages/home/en.ts'
import { ar as strengthAr } from '../apps/web/src/features/talents/messages/profile/ar-strength.ts'
import { ar as profileAr } from '../apps/web/src/features/talents/messages/profile/ar.ts'
import { en as strengthEn } from '../apps/web/src/features/talents/messages/profile/en-strength.ts'
import { en as profileEn } from '../apps/web/src/features/talents/messages/profile/en.ts'
import { ar as termsAr } from '../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as termsEn } from '../apps/web/src/features/talents/messages/terms/en.ts'
import { facts, pick } from './story-talents.ts'
import { codeFor, lang, newPhone, expectAccessible, phoneWords, remember, uniqueSuffix, typeCode } from './story.ts'
import { test } from './story-test.ts'

const home = () => ({ ar: homeAr, en: homeEn })[lang()]
const strength = () => ({ ar: strengthAr, en: strengthEn })[lang()]
const profile = () => ({ ar: profileAr, en: profileEn })[lang()]
const terms = () => ({ ar: termsAr, en: termsEn })[lang()]

type Someone = Awaited<ReturnType<typeof someone>>

/** A new talent with API access. */
async function someone(request: APIRequestContext) {
  const email = `rooms.${uniqueSuffix()}@example.test`
  const phone = newPhone()
  const consent = { terms: true, privacy: true }
  const name = { first_name: 'ليلى', last_name: 'حدّاد' }
  const headers = { 'Accept-Language': lang() }
  await request.post('/api/auth/register', {
    headers: { ...headers, 'Idempotency-Key': uniqueSuffix() },
    data: { type: 1, ...name, email, phone, country_code: 'SA', country: 'SA', consent },
  })
  const login = { email, otpCode: await codeFor(request, email) }
  const { data } = await (await request.post('/api/auth/login', { headers, data: login })).json()
  const { access_token: token, user } = data as { access_token: string; user: { step: number } }
  const send = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const own = { ...headers, Authorization: `Bearer ${token}`, 'Idempotency-Key': uniqueSuffix() }
    const response = await request.fetch(path, { method, headers: own, data: body })
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
  }
  return { token, user, phone: `+966${phone.slice(1)}`, send }
}

/** Everything an application needs, and no more. */
async function apply({ send, user }: Someone) {
  const work = { role: 'frontend_developer', experience: { years: 3, months: 2 } }
  await send('PUT', '/api/users/personalInfoAndAccounts', { ...work, country: 'SA', nationality: 'SA' })
  await send('PUT', '/api/users/skills', { skills: ['react', 'vue', 'typescript'] })
  await send('PUT', '/api/users/languages', { languages: [{ id: 'ar', level: 'native' }] })
  const availability = { full_time: true, part_time: false, timing: 'immediately' }
  await send('POST', '/api/users/profile', { availability, salaries: { full_time: 2000 } })
  for (let step = 2; step <= TALENT_STEP.profile; step++) await send('PUT', '/api/talent/step', { step })
  user.step = TALENT_STEP.profile
}

async function open(page: Page, somebody: Someone, path: string) {
  await remember(page, somebody)
  await page.goto(path)
}

const tour = (page: Page) => page.getByRole('region', { name: strength().tour.label })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: terms().save }).click()
const choose = (page: Page, role: 'radio' | 'checkbox', name: string) =>
  page.getByRole(role, { name }).check({ force: true })

test('a new talent sees how strong the profile is and what to do next; a skipped tour stays skipped [R-035 R-098 R-099 E-004 E-030] @once', async ({
  page,
  request,
}) => {
  await open(page, await someone(request), '/sq/talent/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'ليلى حدّاد' })).toBeVisible()
  await expect(section(page, 'ليلى حدّاد')).toContainText(facts().unverified)
  await expect(section(page, 'ليلى حدّاد')).toContainText(profile().inactiveBecause.application)

  // It comes only when asked for.
  await expect(tour(page)).toHaveCount(0)
  await page.getByRole('button', { name: strength().tour.start }).click()
  await expect(tour(page)).toContainText(strength().tour.stops.head[0])
  await tour(page).getByRole('button', { name: strength().tour.next }).click()
  await expect(tour(page)).toContainText(strength().tour.stops.strength[1])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tour(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('skipTour'))).toBe('1')
  await page.reload()
  await expect(section(page, strength().title)).toContainText('0%')
  await expect(tour(page)).toHaveCount(0)
  await page.getByRole('button', { name: strength().tour.start }).click()
  await tour(page).getByRole('button', { name: strength().tour.skip }).click()
  await expect(tour(page)).toHaveCount(0)

  const { tasks } = strength()
  const way = (name: string) => section(page, strength().title).getByRole('link', { name })
  await expect(way(tasks.skills(MIN_SKILLS))).toHaveAttribute('href', '/sq/talent/editProfile?step=1#skills')
  await expect(way(tasks.experience)).toHaveAttribute('href', '/sq/talent/editProfile?step=4#experience')
  await expect(way(tasks.terms)).toHaveAttribute('href', '/sq/talent/update-availability')
  await expectAccessible(page)
  await way(tasks.bio).click()
  await expect(page).toHaveURL(/\/sq\/talent\/editProfile\?step=7#bio$/)
})

test('too little pay says the least, no time asks for no pay, and direct deals are named plainly [P-007 R-036 E-027 E-028 E-029 E-031 K-033 K-034 K-035 K-040 P-031] @once', async ({
  page,
  request,
}) => {
  const words = terms()
  await open(page, await someone(request), '/sq/talent/update-availability')
  await expect(page.getByText(words.direct.text)).toBeVisible()
  expect(words.direct.text).toMatch(/permanent ban|إيقاف الحساب نهائيًا|حظر/)
  await confirm(page)
  await expect(page.getByText(rule.choice[lang()])).toBeVisible()
  await choose(page, 'radio', words.starts.weeks)
  await expect(page.getByRole('combobox', { name: words.weeks }).getByRole('option')).toHaveCount(MAX_WAIT_WEEKS)
  await pick(page, words.weeks, words.inWeeks(MAX_WAIT_WEEKS))
  await expect(page.getByText(words.hoursADay(8))).toBeVisible()
  await expect(page.getByText(words.hoursADay(4))).toBeVisible()
  await choose(page, 'checkbox', words.time.full_time)
  await choose(page, 'checkbox', words.time.part_time)
  await expect(page.getByText(words.hidden)).toBeVisible()

  const full = page.getByRole('textbox', { name: words.salary.full_time })
  const part = page.getByRole('textbox', { name: words.salary.part_time })
  await full.fill(String(UNCHANGED.salary_minimum_full_time - 1))
  await part.fill(String(MONTHLY_SALARY_USD.max + 1))
  await confirm(page)
  const belowMinimum = sentence(talentErrors.full_time_minimum, lang(), { min: UNCHANGED.salary_minimum_full_time })
  await expect(page.getByText(belowMinimum)).toBeVisible()
  const aboveMaximum = sentence(talentErrors.salary_maximum, lang(), {
    max: MONTHLY_SALARY_USD.max.toLocaleString('en'),
  })
  await expect(page.getByText(aboveMaximum)).toBeVisible()
  await expect(full).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(full).toHaveValue(String(UNCHANGED.salary_minimum_full_time - 1))
  await full.fill('2500')
  await part.fill('1200')
  await confirm(page)

  await expect(page).toHaveURL(/\/talent\/home$/)
  await expect(section(page, words.title)).toContainText(facts().monthly('2,500'))
  await expect(section(page, words.title)).toContainText(words.inWeeks(MAX_WAIT_WEEKS))
  await expect(section(page, words.title)).toContainText(words.summary.confirmed.split('{')[0]?.trim() ?? '')
  await expectAccessible(page)

  await page.getByRole('link', { name: profile().editPart(words.title) }).click()
  await choose(page, 'radio', words.starts.unavailable)
  await expect(full).toHaveCount(0)
  await confirm(page)
  await expect(page).toHaveURL(/\/talent\/home$/)
  await expect(section(page, words.title)).toContainText(words.summary.unavailable)
})

test('a profile is not active until the phone is verified; then the note is gone and the next step is another [S-001] @once', async ({
  page,
  request,
}) => {
  const layla = await someone(request)
  await apply(layla)
  await open(page, layla, '/talent/home')
  await expect(section(page, home().next.phone.title)).toContainText(home().next.phone.text)
  await page.getByRole('link', { name: home().nav.profileShort, exact: true }).click()
  await expect(page.getByText(profile().inactiveBecause.phone)).toBeVisible()
  await page.getByRole('button', { name: strength().tasks.phone }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: phoneWords().dialog.send }).click()
  await typeCode(page, await codeFor(request, layla.phone))
  await expect(dialog).toContainText(phoneWords().dialog.doneTitle)
  await dialog.getByRole('button', { name: phoneWords().dialog.close }).last().click()
  await expect(page.getByText(profile().activeText)).toBeVisible()
  await expect(page.getByText(profile().inactiveBecause.phone)).toHaveCount(0)

  const { along } = profile()
  for (const [item, name] of [
    [along.pdf[lang()], `fareeq-cv-${lang()}.pdf`],
    [along.json, 'resume.json'],
  ] as const) {
    await page.getByRole('button', { name: along.take }).click()
    await expect(page.getByRole('menuitem', { name: along.pdf.en })).toContainText(along.foreign('en', '').trim())
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await file).suggestedFilename()).toBe(name)
  }

  await expect(section(page, profile().preview.title)).toContainText(profile().preview.consentOff)
  await page.getByText(profile().preview.consent, { exact: true }).click()
  await expect(section(page, profile().preview.title)).toContainText(profile().preview.consentOn)
  await expectAccessible(page)
  await page.getByRole('link', { name: home().nav.home, exact: true }).click()
  await expect(section(page, home().next.assessment.title)).toContainText(home().nextTitle)
})

test('while a company waits for the terms every page leads to them, and then back @once', async ({ page, request }) => {
  const layla = await someone(request)
  await apply(layla)
  let locked = true
  await page.route(/\/api\/users\/(?:basicInfo|profile)$/, async (route) => {
    if (route.request().method() === 'POST') locked = false
    const answer = await route.fetch()
    const body = await answer.json()
    const info = body.data.basicInfo ?? body.data
    info.is_locked_for_salary_update = locked
    await route.fulfill({ response: answer, json: body })
  })
  await open(page, layla, '/sq/talent/editProfile?step=2')
  await expect(page).toHaveURL(/\/sq\/talent\/update-availability$/)
  await expect(page.getByText(terms().locked.title)).toBeVisible()
  await expectAccessible(page)
  await confirm(page)
  await expect(page).toHaveURL(/\/sq\/talent\/editProfile\?step=2/)
  // Requests may be in flight at the end of the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a salary that is not saved asks before one leaves, and its draft is there when one comes back @once', async ({
  page,
  request,
}) => {
  const layla = await someone(request)
  await apply(layla)
  await open(page, layla, '/sq/talent/update-availability')
  const words = terms()
  const full = page.getByRole('textbox', { name: words.salary.full_time })
  const away = page.getByRole('link', { name: home().nav.home, exact: true }).first()
  await full.fill('2700')
  await away.click()
  const unsavedDialog = page.getByRole('alertdialog', { name: words.unsaved.title })
  await expectAccessible(page)
  await unsavedDialog.getByRole('button', { name: words.unsaved.stay }).click()
  await expect(page).toHaveURL(/update-availability/)
  await away.click()
  await unsavedDialog.getByRole('button', { name: words.unsaved.leave }).click()
  await expect(page).toHaveURL(/\/talent\/home/)
  await page.goBack()
  await expect(full).toHaveValue('2,700')

  // A range is shown only to whom it is ticked for, and it is said which.
  const checkbox = page.getByRole('checkbox', { name: words.range.show })
  await expect(checkbox).not.toBeChecked()
  await page.getByText(words.range.show).click()
  await expect(page.getByText(words.range.of('2,500', '3,000'))).toBeVisible()
  await expectAccessible(page)
  await confirm(page)
  await expect(page).toHaveURL(/\/talent\/home/)
  await page.goto('/sq/talent/profile')
  await expect(page.getByText(words.summary.shown(false))).toBeVisible()
})
