import { expect, type Page } from '@playwright/test'
import { ar as startAr } from '../apps/web/src/features/interviews/messages/start/ar.ts'
import { en as startEn } from '../apps/web/src/features/interviews/messages/start/en.ts'
import { ar as matchingAr } from '../apps/web/src/features/matching/messages/ar.ts'
import { en as matchingEn } from '../apps/web/src/features/matching/messages/en.ts'
import { clientWithMeeting, company, openAs, request as requestWords } from './story-clients.ts'
import { delayEverything, holdScripts, inSuite } from './story-delays.ts'
import { company as offers, matcherOf, pairOf, pickTime, shared, state } from './story-interviews.ts'
import { billedClient, words as payments } from './story-payments.ts'
import { book, fillDetails, service, step } from './story-requests.ts'
import { choose, heading, inLang, liveTalent, open, press, someone, steps, terms, wizard } from './story-talents.ts'
import { agree, codeFor, fillPerson, lang, newPhone, typeCode, ui, uniqueSuffix, words } from './story.ts'
import { test } from './story-test.ts'

/** Every script and every answer is late, and nobody waits for them: a press is a press. Seeds are in story-delays.ts. */

const matching = () => ({ ar: matchingAr, en: matchingEn })[lang()]
const starting = () => ({ ar: startAr, en: startEn })[lang()]
const matcher = matcherOf('huda.otaibi@demo.fareeq.test', 'oliver@demo.fareeq.test')
const createAccount = (page: Page) => page.getByRole('button', { name: words().signup.submit })

test.beforeEach(async ({ page }) => {
  await delayEverything(page)
})

test(`what is typed, ticked and pressed on the sign-up page before its scripts have come is done when they have${inSuite('@once')}`, async ({
  page,
  request,
}) => {
  const email = `early.${uniqueSuffix()}@example.test`
  const letThrough = await holdScripts(page)
  await page.goto(`/talent-signup?lang=${lang()}`, { waitUntil: 'commit' })
  await page.getByLabel(words().signup.firstName).fill(inLang('سلمى', 'Salma'))
  await page.getByLabel(words().signup.lastName).fill(inLang('القرطبي', 'Haddad'))
  await page.getByLabel(words().email, { exact: true }).fill(email)
  await page.getByLabel(words().signup.phone, { exact: true }).fill(newPhone())
  await agree(page)
  await page.getByRole('button', { name: ui().country }).click()
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(0)
  letThrough()
  await page.getByRole('combobox', { name: ui().searchCountry }).fill('966')
  await page.getByRole('option', { name: '+966' }).click()
  await createAccount(page).click()
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
  await typeCode(page, await codeFor(request, email))
  await expect(page).toHaveURL(/\/talent\/wizard$/)
})

test(`a press stays with the control it began on, although an answer moves it away before the release${inSuite('@english')}`, async ({
  page,
}) => {
  const { signup } = words()
  await page.goto(`/client-signup?lang=${lang()}`)
  await page.getByLabel(signup.workEmail, { exact: true }).fill(`someone.${uniqueSuffix()}@gmail.com`)
  const country = page.getByRole('button', { name: ui().country })
  await country.scrollIntoViewIfNeeded()
  const before = await country.boundingBox()
  await country.hover()
  await page.mouse.down()
  await expect.poll(async () => (await country.boundingBox())?.y).not.toBe(before?.y)
  await page.mouse.up()
  await expect(page.getByRole('combobox', { name: ui().searchCountry })).toBeFocused()
})

test(`a company signs up, describes its request and books the meeting over a slow line${inSuite('@once')}`, async ({
  page,
  request,
}) => {
  const form = company()
  const { signup } = words()
  await page.goto(`/client-signup?lang=${lang()}`, { waitUntil: 'commit' })
  await fillPerson(page, { email: form.email, emailLabel: signup.workEmail, country: signup.country })
  await page.getByLabel(signup.website).fill(form.website)
  await page.getByLabel(signup.role).fill(form.role)
  await agree(page)
  await createAccount(page).click()
  await typeCode(page, await codeFor(request, form.email))
  await expect(page).toHaveURL(/\/client\/wizard/)
  await page.getByLabel(requestWords().productName).fill('Souq')
  await choose(page, requestWords().industry, inLang('الألعاب', 'Gaming'))
  await page.getByLabel(requestWords().scopeText).fill(inLang('متجر للحرفيين', 'A shop for craftspeople'))
  await press(page, requestWords().next)
  await service(page, 'creative-lab').check({ force: true })
  await press(page, requestWords().next)
  await page.getByRole('button', { name: requestWords().add('Figma'), exact: true }).click()
  await press(page, requestWords().next)
  await fillDetails(page)
  await press(page, requestWords().next)
  await expect(step(page, 'bookMeeting')).toBeVisible()
  await book(page)
})

const CV = `Salma Haddad\nFrontend Developer\n\nSkills\nReact, TypeScript, Docker\n\nExperience\nFrontend Developer, Nile Labs\nMarch 2019 - June 2022\n`

test(`an application goes from step to step over a slow line, and asks once for a CV${inSuite('@english')}`, async ({
  page,
  request,
}) => {
  const person = await someone(request)
  await open(page, person, '/talent/wizard')
  await press(page, wizard().start.cv)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) })
  await expect.poll(async () => Boolean((await person.send('GET', '/api/users/importCv')).last)).toBe(true)
  await page.goto('/talent/wizard?step=2')
  // At once: whether a CV was read is not known to the page yet.
  await press(page, wizard().next)
  await expect(heading(page, 'experience')).toBeVisible()
  await page.goto('/talent/wizard?step=1')
  await choose(page, steps().basic.nationality, inLang('سورية', 'Syrian'))
  await choose(page, steps().skills.label, 'node js', 'Node.js')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: new RegExp(`^(?:${wizard().later}|${wizard().next})$`) }).click()
  await expect(heading(page, 'projects')).toBeVisible()
  await expect.poll(async () => (await person.profile()).skills).toContain('node-js')
})

test(`a talent finishes and then changes availability and salary over a slow line${inSuite('@once')}`, async ({
  page,
  request,
}) => {
  const person = await liveTalent(request)
  await open(page, person, '/sq/talent/update-availability')
  await page.getByRole('textbox', { name: terms().salary.full_time }).fill('2600')
  await press(page, terms().save)
  await expect.poll(async () => (await person.profile()).salaries).toMatchObject({ full_time: 2600 })
  await page.goto('/sq/talent/profile')
  await page
    .getByRole('link', { name: wizard().steps.basicInfo })
    .or(page.getByRole('main').getByRole('link'))
    .first()
    .click()
  await expect(page).not.toHaveURL(/404/)
})

test(`a company narrows its matches over a slow line: every choice counts${inSuite('@english')}`, async ({
  page,
  request,
}) => {
  const client = await clientWithMeeting(request)
  await openAs(page, client, '/sq/client/matching')
  const panel = page.getByRole('complementary', { name: matching().filters.title })
  await panel.getByRole('combobox', { name: matching().filters.role }).selectOption('frontend_developer')
  await expect(page).toHaveURL(/role_id=frontend_developer/)
  await page.getByRole('switch', { name: matching().blind }).check()
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText(matching().nameless)
})

test(`a company asks for an interview and offers two times over a slow line${inSuite('@once')}`, async ({
  page,
  request,
}) => {
  const pair = await pairOf(request, await matcher(request))
  await pair.nominate()
  await openAs(page, pair.client, '/sq/client/nomination')
  await page.getByRole('button', { name: starting().open }).click()
  await press(page, starting().confirm)
  await expect(page).toHaveURL(/\/sq\/client\/interview-requests\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await pair.talent.send('POST', `/api/talent/interview-requests/${id}/confirm`, {
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 2000 },
  })
  await page.goto(`/sq/client/interview-requests/${id}`)
  await pickTime(page, lang(), 3, 4)
  await pickTime(page, lang(), 6, 14)
  await press(page, offers().offer.send)
  await expect(state(page, shared(), 'pending_talent_meeting_confirmation')).toBeVisible()
})

test(`a company opens an invoice and goes to pay it over a slow line${inSuite('@english')}`, async ({
  page,
  request,
}) => {
  const { client, bill } = await billedClient(request)
  const id = await bill()
  await openAs(page, client, '/sq/client/invoices')
  await page.getByRole('link', { name: /INV-/ }).first().click()
  await expect(page).toHaveURL(new RegExp(id))
  await press(page, payments().pay)
  await expect(page).toHaveURL(/\/local\/payments\//)
})
