import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { stepList } from '@fareeq/domain/selections/rules-names.ts'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { ar as choosingAr } from '../apps/web/src/features/nominations/messages/choosing/ar.ts'
import { en as choosingEn } from '../apps/web/src/features/nominations/messages/choosing/en.ts'
import { ar } from '../apps/web/src/features/nominations/messages/ar.ts'
import { en } from '../apps/web/src/features/nominations/messages/en.ts'
import { ar as statesAr } from '../apps/web/src/features/nominations/messages/operations/ar.ts'
import { en as statesEn } from '../apps/web/src/features/nominations/messages/operations/en.ts'
import { ar as landingAr } from '../apps/web/src/features/site/messages/home/ar-client.ts'
import { en as landingEn } from '../apps/web/src/features/site/messages/home/en-client.ts'
import { ar as viewAr } from '../apps/web/src/features/talent-views/messages/ar.ts'
import { en as viewEn } from '../apps/web/src/features/talent-views/messages/en.ts'
import {
  type Caller,
  callerOf,
  clientWithMeeting,
  colleague,
  company,
  fillCompany,
  idOf,
  openAs,
  request as wizard,
  clientHome,
} from './story-clients.ts'
import { book, fillDetails, service, step } from './story-requests.ts'
import { choose, inLang, pick, press } from './story-talents.ts'
import {
  agree,
  codeFor,
  lang,
  expectAccessible,
  typeCode,
  ui,
  visit,
  hydrate,
  welcome,
  words as account,
} from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const choosing = () => ({ ar: choosingAr, en: choosingEn })[lang()]
const states = () => ({ ar: statesAr, en: statesEn })[lang()]
const view = () => ({ ar: viewAr, en: viewEn })[lang()]
const landing = () => ({ ar: landingAr, en: landingEn })[lang()]

/** Each reads them in their own script. */
const nameOfDina = () => inLang('دينا الشناوي', 'Dina El-Shenawy')
const nameOfYoussef = () => inLang('يوسف منصور', 'Youssef Mansour')
const nameOfRana = () => inLang('رنا الخطيب', 'Rana Al-Khatib')
const REASON = 'خمس سنوات في مستودعات البيانات'
const EARLY_REASON = 'طلبتم لقاءها قبل نهاية الأسبوع'
const SCOPE = 'تقدير الكلفة وإبلاغ صاحب السيارة.'

const card = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(name) })
const fresh = async (browser: Browser) => (await browser.newContext({ reducedMotion: 'reduce' })).newPage()

/** From the front page to an account: the form, and the code that proves the address. */
async function signUp(page: Page): Promise<Caller> {
  const form = company()
  await visit(page, '/home/client')
  await page.getByRole('main').getByRole('link', { name: landing().hero.start, exact: true }).first().click()
  await expect(page).toHaveURL(/\/client-signup$/)
  await hydrate(page)
  await fillCompany(page, form)
  await agree(page)
  await page.getByRole('button', { name: account().signup.submit }).click()
  await expect(page.getByRole('heading', { name: account().code.title })).toBeVisible()
  await typeCode(page, await codeFor(page.request, form.email))
  await expect(step(page, 'aboutProject')).toBeVisible()
  return callerOf(page.request, await page.evaluate(() => localStorage.getItem('token') ?? ''))
}

async function describe(page: Page) {
  await page.getByRole('link', { name: clientHome().nav.sections.home, exact: true }).click()
  await expect(welcome(page)).toBeVisible()
  await page.getByRole('link', { name: clientHome().nav.sections.request, exact: true }).click()
  await expect(step(page, 'aboutProject')).toBeVisible()
  // A client who leaves the first page by the browser's own button may stay on the sign-up page, until the next save.
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
  await page.goto('/client-signup')
  await expect(page).toHaveURL(/\/client-signup$/)
  await page.goto('/client/wizard')
  await press(page, wizard().next)
  await expect(page.getByLabel(wizard().productName)).toBeFocused()
  await expect(page.getByText(rule.required[lang()])).toHaveCount(3)
  await expectAccessible(page)

  // Input survives a reload before anything is saved.
  await page.getByLabel(wizard().productName).fill('دفتر الورشة')
  await choose(page, wizard().industry, inLang('السيارات', 'Automotive'))
  await page.getByLabel(wizard().scopeText).fill(SCOPE)
  await page.reload()
  await expect(page.getByLabel(wizard().scopeText)).toHaveValue(SCOPE)
  await press(page, wizard().next)
  await expect(step(page, 'selectService')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('pressedBack'))).toBeNull()
}

async function chooseAndBook(page: Page) {
  await press(page, wizard().next)
  await expect(page.getByText(wizard().servicesNeeded)).toBeVisible()
  await service(page, 'mvp').check({ force: true })
  await expectAccessible(page)
  await press(page, wizard().next)

  await expect(step(page, 'technologies')).toBeVisible()
  await press(page, wizard().next)
  await expect(page.getByText(wizard().technologiesNeeded)).toBeVisible()
  // The invalid field has the focus; its list stays closed, so that the fault is readable.
  await expect(page.getByRole('combobox', { name: wizard().technologies })).toBeFocused()
  await page.getByRole('button', { name: wizard().add('React'), exact: true }).click()
  await choose(page, wizard().technologies, 'postgres', 'PostgreSQL')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  // Back and forth without loss, and on from where one left off.
  await press(page, ui().back)
  await expect(service(page, 'mvp')).toBeChecked()
  await press(page, wizard().next)
  await press(page, wizard().next)
  await expect(step(page, 'details')).toBeVisible()
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/client\/wizard/)
  await expect(step(page, 'details')).toBeVisible()
  await fillDetails(page)
  await expectAccessible(page)
  await press(page, wizard().next)
  await expect(step(page, 'bookMeeting')).toBeVisible()
  await book(page)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: wizard().done.matching })).toHaveAttribute('href', '/sq/client/matching')
}

/** A matcher opens the request of the board and proposes the first one there. */
async function nominateOnScreen(page: Page) {
  const candidates = page.getByRole('region', { name: choosing().candidates.title })
  await candidates.getByRole('switch', { name: choosing().candidates.all }).check({ force: true })
  await candidates.getByRole('searchbox').fill(nameOfDina())
  await candidates.getByRole('button', { name: `${choosing().candidates.nominate}: ${nameOfDina()}` }).click()
  const dialog = page.getByRole('dialog', { name: choosing().form.title(nameOfDina()) })
  await dialog.getByRole('button', { name: choosing().form.send, exact: true }).click()
  const [reason, early] = [dialog.getByRole('textbox').first(), dialog.getByLabel(choosing().form.earlyReason)]
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill(REASON)
  // She has not been through the promised steps: the company will read why she is nominated all the same.
  await dialog.getByRole('button', { name: choosing().form.send, exact: true }).click()
  await expect(early).toHaveAttribute('aria-invalid', 'true')
  await early.fill(EARLY_REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: choosing().form.send, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const nominated = page.getByRole('region', { name: choosing().nominated.title })
  await expect(nominated.getByRole('listitem').filter({ hasText: nameOfDina() })).toContainText(states().reserved)
  await expectAccessible(page)
}

async function decline(page: Page, name: string) {
  await card(page, name)
    .getByRole('button', { name: words().pass.openFor(name) })
    .click()
  const dialog = page.getByRole('alertdialog', { name: words().pass.title(name) })
  await dialog.getByRole('button', { name: words().pass.confirm }).click()
  await expect(dialog.getByText(interviewErrors.feedback_reason_needed[lang()])).toBeVisible()
  await pick(dialog, words().pass.tag, words().tags.skills)
  await dialog.getByRole('textbox', { name: words().pass.reason }).fill('نحتاج خبرة أطول في الخادم.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words().pass.confirm }).click()
  await expect(page.getByText(words().pass.done)).toBeVisible()
}

const matcherOf = (request: APIRequestContext) =>
  colleague(request, inLang('noor@demo.fareeq.test', 'daniel@demo.fareeq.test'))

/** Nominates somebody for the request of a client, through the API. */
const nominate = async (matcher: { send: Caller }, client: { send: Caller; projectId: string }, name: string) =>
  matcher.send('POST', '/api/ops/nominations', {
    project_id: client.projectId,
    talent_id: await idOf(client.send, name),
    reasons: [REASON],
    early_reason: REASON,
  })

test('a new client comes from the front page, describes a team and books the meeting [P-011 P-012 R-045 R-059 R-060 R-061 R-062 R-063 R-064 R-065 R-066 R-067 R-068 K-039 V-030 V-031 S-010 G-010] @once', async ({
  page,
}) => {
  const send = await signUp(page)
  await describe(page)
  await chooseAndBook(page)
  const [project] = await send('GET', '/api/client/projects')
  expect(project).toMatchObject({
    product_name: 'دفتر الورشة',
    industry: 'automotive',
    role: 'backend_developer',
    availability: 'part_time',
    duration: 12,
    primary_language: 'ar',
    secondary_language: 'en',
    services: ['mvp'],
    technologies: ['react', 'postgresql'],
    step: 6,
  })
})

test('a client sees live whom we nominate, and until when they are reserved [R-058 R-071 G-038 G-039 P-015] @once', async ({
  page,
  browser,
  request,
}) => {
  const client = await clientWithMeeting(request)
  const matcher = await matcherOf(request)
  await openAs(page, client, '/sq/client/nomination')
  // Without nominations there is no such page, and nobody opens it without a session.
  await expect(page).toHaveURL(/\/client\/(home|wizard|profile)/)
  const guest = await fresh(browser)
  await guest.goto(`/sq/client/nomination?ref=${client.projectId}&lang=${lang()}`)
  await expect(guest).toHaveURL(new RegExp(`/login\\?redirect=.*nomination.*${client.projectId}`))

  await page.goto('/sq/client/matching')
  await expect(page.getByRole('article').first()).toBeVisible()
  const desk = await fresh(browser)
  await matcher.open(desk, `/ops/requests/${client.projectId}`)
  await nominateOnScreen(desk)
  // The section and its count appear live, where the client is.
  const nominationsLink = (count: number) =>
    page.getByRole('link', { name: `${clientHome().nav.sections.nominations} ${count}` })
  await nominationsLink(1).click()
  const dina = card(page, nameOfDina())
  for (const text of [REASON, words().earlyBefore(stepList(['interview'], lang())), EARLY_REASON])
    await expect(dina).toContainText(text)
  for (const text of [words().states.reserved, words().locked]) await expect(dina).toContainText(text)
  await expect(dina.getByRole('timer')).toBeVisible()
  const { id } = await nominate(matcher, client, nameOfYoussef())
  await nominate(matcher, client, nameOfRana())
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(nominationsLink(3)).toBeVisible()
  await expectAccessible(page)

  // The link of the mail opens its request; the deadline is shown, also after a reload.
  await page.goto(`/sq/client/nomination?ref=${id}`)
  const youssef = card(page, nameOfYoussef())
  await expect(youssef).toHaveAttribute('aria-current', 'true')
  await youssef.getByRole('button', { name: words().days.ask(UNCHANGED.nomination_extension_days) }).click()
  await expect(youssef.getByRole('status')).toContainText(/[2-9A-Z]{6}/)
  const status = await youssef.getByRole('status').innerText()
  await page.reload()
  await expect(youssef.getByRole('status')).toHaveText(status)
})

test('a client shares a nominated talent with a guest, finds them by letters, and declines one [R-075 P-025 X-047] @once', async ({
  page,
  browser,
  context,
  request,
}) => {
  const client = await clientWithMeeting(request)
  const matcher = await matcherOf(request)
  for (const name of [nameOfDina(), nameOfYoussef(), nameOfRana()]) await nominate(matcher, client, name)
  await openAs(page, client, '/sq/client/nomination')
  const dina = card(page, nameOfDina())
  const guest = await fresh(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(dina, view().share.copyFor(nameOfDina()))
  await expect(page.getByText(view().share.copied)).toBeVisible()
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  await guest.goto(`${pathname}${search}&lang=${lang()}`)
  await expect(guest.getByRole('heading', { level: 1, name: nameOfDina() })).toBeVisible()
  await expect(guest.getByText(view().salary.guest)).toBeVisible()

  // Anything is a few letters away, also where they are written another way or in the other script.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: ui().commandPalette }).fill(lang() === 'ar' ? 'shenawy' : 'الشناوى')
  await expectAccessible(page)
  await page.getByRole('option', { name: nameOfDina() }).click()
  await expect(page.getByRole('heading', { level: 1, name: nameOfDina() })).toBeVisible()
  const box = page.getByRole('region', { name: words().one, exact: true })
  await expect(box).toContainText(REASON)
  await expect(box.getByRole('timer')).toBeVisible()
  await page.getByRole('link', { name: view().backToNominations, exact: true }).click()

  await decline(page, nameOfRana())
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('tab', { name: words().lists.past }).click()
  for (const text of ['نحتاج خبرة أطول في الخادم.', words().states.not_interested])
    await expect(card(page, nameOfRana())).toContainText(text)
  await expectAccessible(page)
})
