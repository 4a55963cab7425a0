import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { expect } from '@playwright/test'
import { ar as siteAr } from '../apps/web/src/features/site/messages/ar.ts'
import { en as siteEn } from '../apps/web/src/features/site/messages/en.ts'
import {
  lang,
  words,
  codeWords,
  ui,
  visit,
  expectAccessible,
  wrongFor,
  typeCode,
  welcome,
  someTalent,
  askForCode,
} from './story.ts'
import { choose } from './story-talents.ts'
import { test } from './story-test.ts'

test('somebody signs in with a pasted code and arrives where they wanted to go [R-025 A-019 A-020] @english', async ({
  page,
  request,
  context,
}) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/talent/home')
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftalent%2Fhome/)
  await expectAccessible(page)
  await page.getByLabel(words().email).fill('not an address')
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByLabel(words().email)).toBeFocused()
  await askForCode(page, email)
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code} `)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page).toHaveURL(/\/talent\/home\?lang=/)
  await expect(welcome(page)).toBeVisible()
})

test('wrong codes count down to a wait of an hour, and a reload forgets nothing [X-020 X-021 X-022] @once', async ({
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
  // The error is shown once, at its field.
  await expect(page.getByText(codeErrors.code_wrong[lang()])).toHaveCount(1)
  await expect(page.locator('section[aria-live] li')).toHaveCount(0)
  await expect(page.getByText(codeWords().retriesLeft(2))).toBeVisible()
  await page.reload()
  await expect(page.getByText(codeWords().retriesLeft(2))).toBeVisible()
  await expect(countdown).toBeDisabled()
  await typeCode(page, wrongFor(code))
  await expect(page.getByText(codeWords().retriesLeft(1))).toBeVisible()
  await typeCode(page, wrongFor(code))
  const blocked = page.getByRole('alert').filter({ hasText: codeErrors.code_limit[lang()] })
  await expect(blocked).toContainText('بتوقيت')
  await expect(page.getByRole('textbox', { name: ui().digit(1, CODE.digits) })).toBeDisabled()
  await expect(page.getByRole('link', { name: codeWords().help })).toHaveAttribute('href', /\/contact/)
  await expectAccessible(page)
  await page.getByRole('button', { name: words().code.changeEmail }).click()
  await expect(page.getByLabel(words().email)).toHaveValue(email)
})

test('whoever is locked out asks for a link by mail and enters with it @once', async ({ page, request }) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await askForCode(page, email)
  for (let n = 0; n < CODE.retries; n++) {
    await typeCode(page, wrongFor(code))
    if (n < CODE.retries - 1) await expect(page.getByText(codeWords().retriesLeft(CODE.retries - 1 - n))).toBeVisible()
  }
  await page.getByRole('button', { name: codeWords().byLink }).click()
  await expect(page.getByText(codeWords().linkSent)).toBeVisible()

  const linkIn = async () => {
    const { data } = await (await request.get('/api/local/outbox', { params: { to: email } })).json()
    return data.map(({ text }: { text: string }) => /\/login#link=\S+/.exec(text)?.[0]).find(Boolean)
  }
  await expect.poll(linkIn).toBeTruthy()
  const link = await linkIn()
  await page.goto('/home/client')
  await page.goto(`/login#link=${'x'.repeat(60)}`)
  await page.getByRole('button', { name: words().link.enter, exact: true }).click()
  await expect(page.getByText(codeErrors.link_invalid[lang()])).toBeVisible()
  await page.getByRole('button', { name: words().link.back }).click()
  await expect(page.getByLabel(words().email)).toBeVisible()

  await page.goto('/home/client')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words().link.title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words().link.enter, exact: true }).click()
  await expect(page).toHaveURL(/\/talent\/wizard$/)
})

test('signing out empties the browser but for the language and the flag of the wizard [S-024 S-025 A-025] @once', async ({
  page,
  request,
}) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await page.evaluate(() => localStorage.setItem('croFlag', '1'))
  await askForCode(page, email)
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/talent\/wizard$/)
  await page.goto('/talent/home')
  await expect(welcome(page)).toBeVisible()
  const counted = await page.evaluate(() => localStorage.getItem('sessionId'))
  await page.getByRole('button', { name: words().home.signOut }).click()
  await expect(page).toHaveURL(/\/home\/talent$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('step'))).toBe('1')
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(keys.filter((name) => name !== 'step' && name !== 'sessionId')).toEqual(['croFlag', 'lang'])
  // Page views after logout have another session id.
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).not.toBe(counted)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('kept:')))).toEqual([])
})

test('a person changes their time zone and sees it at once [S-023] @once', async ({ page, request }) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login')
  await askForCode(page, email)
  const posted = page.waitForRequest('**/api/user/timezone')
  await typeCode(page, code)
  await posted
  await expect(page).toHaveURL(/\/talent\/wizard$/)
  await page.goto('/talent/home')
  await page.getByRole('button', { name: words().home.changeTimeZone }).click()
  await choose(page, words().home.timeZone, 'Asia/Amman')
  await expectAccessible(page)
  await page.getByRole('button', { name: words().home.save }).click()
  await expect(page.getByText(words().home.saved)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').timezone))
    .toBe('Asia/Amman')
})

test('the code challenge is named in the payload where the address names it [A-021] @once', async ({
  page,
  request,
}) => {
  const { email, code } = await someTalent(request)
  await visit(page, '/login?from=code-challenge')
  await askForCode(page, email)
  const sentRequest = page.waitForRequest('**/api/auth/login')
  await typeCode(page, code)
  expect((await sentRequest).postDataJSON()).toMatchObject({ email, otpCode: code, in_competition: 1 })
})

test('without a connection it is said, and what was pressed is sent once it is back [X-015] @once', async ({
  page,
  context,
}) => {
  await visit(page, '/login')
  await page.getByLabel(words().email).fill('someone@example.test')
  await context.setOffline(true)
  await page.getByRole('button', { name: words().login.send }).click()
  await expect(page.getByText({ ar: siteAr, en: siteEn }[lang()].offline)).toBeVisible()
  await expect(page.getByLabel(words().email)).toHaveValue('someone@example.test')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: words().code.title })).toBeVisible()
})
