import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { afterVerifying } from '@fareeq/domain/navigation/rules.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import {
  askForCode,
  codeFor,
  codeWords,
  lang,
  newPhone,
  expectAccessible,
  hydrate,
  phoneWords,
  remember,
  uniqueSuffix,
  ui,
  words,
  wrongFor,
} from './story.ts'
import { test } from './story-test.ts'

const e164 = (local: string) => `+966${local.slice(1)}`
const arabic = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)

async function sentCode(request: APIRequestContext, to: string, channel: string): Promise<string> {
  const read = async () =>
    (await (await request.get('/api/local/outbox', { params: { to, channel } })).json()).data as { text: string }[]
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0)
  return /\d{4}/.exec((await read())[0]?.text ?? '')?.[0] ?? ''
}

/** A new account with its token, made through the API. */
async function someone(request: APIRequestContext, type: 1 | 2, phone: string) {
  const email = `phone.${uniqueSuffix()}@nakhla.test`
  const company = type === 2 ? { website: 'nakhla.test', role: 'CTO' } : {}
  const headers = { 'Accept-Language': lang() }
  await request.post('/api/auth/register', {
    headers: { ...headers, 'Idempotency-Key': uniqueSuffix() },
    data: {
      type,
      first_name: 'ليلى',
      last_name: 'حدّاد',
      email,
      phone,
      country_code: 'SA',
      country: 'SA',
      ...company,
      consent: { terms: true, privacy: true },
    },
  })
  const otpCode = await sentCode(request, email, 'email')
  const { data } = await (await request.post('/api/auth/login', { headers, data: { email, otpCode } })).json()
  return data as { access_token: string; user: { step: number; email: string } }
}

async function open(page: Page, { access_token, user }: Awaited<ReturnType<typeof someone>>, path: string) {
  await remember(page, { token: access_token, user })
  await page.goto(path)
}
const verifyButton = (page: Page) => page.getByRole('button', { name: phoneWords().banner.verify })
const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page) => dialog(page).getByRole('button', { name: phoneWords().dialog.send })
const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: ui().digit(1, CODE.digits) }).focus()
  await page.keyboard.insertText(code)
}

test('a talent whose phone is not verified is told so, and verifies it with Arabic digits [P-002 R-093 R-094 R-096 A-026 A-027]', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  await open(page, await someone(request, 1, phone), '/talent/home')
  await expect(page.getByText(phoneWords().banner.talentText)).toBeVisible()
  await verifyButton(page).click()
  await expect(dialog(page)).toContainText(phoneWords().dialog.talentNote)
  await expectAccessible(page)
  const other = newPhone()
  const field = dialog(page).getByRole('textbox', { name: phoneWords().dialog.phone })
  await field.fill('')
  await send(page).click()
  await expect(field).toBeFocused()
  await field.fill(arabic(other))
  await expect(field).toHaveValue(other)
  await send(page).click()
  await expect(dialog(page)).toContainText(codeWords().retriesLeft(3))
  await expectAccessible(page)
  await typeCode(page, arabic(await sentCode(request, e164(other), 'sms')))
  await expect(dialog(page)).toContainText(phoneWords().dialog.doneTitle)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: phoneWords().dialog.close }).last().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(verifyButton(page)).toHaveCount(0)
  await expect(page.getByText(words().home.verified, { exact: true })).toBeVisible()
  await expect(page.getByText(e164(other))).toBeVisible()
  await page.reload()
  await expect(page.getByText(words().home.verified, { exact: true })).toBeVisible()
})

test('wrong phone codes count 3, 2, 1 and then wait an hour; a reload keeps the place [S-069 K-043 X-021 X-022] @once', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  await open(page, await someone(request, 2, phone), '/client/home')
  await expect(page.getByText(phoneWords().banner.clientText)).toBeVisible()
  await verifyButton(page).click()
  await send(page).click()
  const wrong = wrongFor(await sentCode(request, e164(phone), 'sms'))
  await expect(dialog(page)).toContainText(codeWords().retriesLeft(3))
  await typeCode(page, wrong)
  await expect(dialog(page)).toContainText(codeWords().retriesLeft(2))
  await expect(dialog(page)).toContainText(codeErrors.code_wrong[lang()])
  await page.reload()
  await page.getByRole('button', { name: phoneWords().banner.enterCode }).click()
  await typeCode(page, wrong)
  await expect(dialog(page)).toContainText(codeWords().retriesLeft(1))
  await typeCode(page, wrong)
  await expect(dialog(page).getByRole('alert').first()).toContainText(codeErrors.code_limit[lang()])
  // The toast covers the dialog's corner.
  await expect(page.locator('section[aria-live] li')).toHaveCount(0)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: phoneWords().dialog.changeNumber }).click()
  await expect(send(page)).toBeVisible()
})

test('WhatsApp is offered after half a minute and a call after a whole one; the next code comes that way [R-096] @once', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  await page.clock.install()
  await open(page, await someone(request, 1, phone), '/talent/home')
  await verifyButton(page).click()
  await send(page).click()
  const way = (name: string) => dialog(page).getByRole('radio', { name })
  await expect(dialog(page).getByRole('button', { name: codeWords().confirm })).toBeVisible()
  await expect(way(phoneWords().dialog.channels.whatsapp)).toHaveCount(0)
  await page.clock.runFor('00:31')
  await expect(way(phoneWords().dialog.channels.whatsapp)).toBeVisible()
  await expect(way(phoneWords().dialog.channels.voice)).toHaveCount(0)
  await expectAccessible(page)
  await page.clock.runFor('00:30')
  await expect(way(phoneWords().dialog.channels.voice)).toBeVisible()
  await way(phoneWords().dialog.channels.whatsapp).check({ force: true })
  const sending = page.waitForRequest('**/api/auth/verification/phone/request')
  await dialog(page).getByRole('button', { name: codeWords().resend }).click()
  expect((await sending).postDataJSON()).toMatchObject({ channel: 'whatsapp' })
  const [before] = phoneWords().dialog.sent.whatsapp.split('{phone}')
  await expect(dialog(page)).toContainText(before!.trim())
})

test('a number that somebody else has verified, or that is none, is refused at its field [X-024 X-025 V-051 X-009] @once', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const first = await someone(request, 1, phone)
  const headers = { Authorization: `Bearer ${first.access_token}`, 'Accept-Language': lang() }
  const data = { phone, country_code: 'SA' }
  await request.post('/api/auth/verification/phone/request', { headers, data })
  const code = await sentCode(request, e164(phone), 'sms')
  await request.post('/api/auth/verification/phone/verify', { headers, data: { code } })

  await open(page, await someone(request, 1, newPhone()), '/talent/home')
  await verifyButton(page).click()
  const field = dialog(page).getByRole('textbox', { name: phoneWords().dialog.phone })
  await field.fill('12')
  await send(page).click()
  await expect(dialog(page)).toContainText(rule.phone[lang()])
  await field.fill(phone)
  await send(page).click()
  await expect(dialog(page)).toContainText(phoneErrors.phone_registered[lang()])
  await expect(field).toBeFocused()
})

test('a 401 in the middle of a verification signs nobody out [X-004] @once', async ({ page, request }) => {
  const phone = newPhone()
  await open(page, await someone(request, 1, phone), '/talent/home')
  await verifyButton(page).click()
  await send(page).click()
  await expect(dialog(page)).toContainText(codeWords().retriesLeft(3))
  await page.route('**/api/auth/verification/phone/verify', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthenticated', code: 'Unauthenticated', errors: [] } }),
  )
  await typeCode(page, '1234')
  await expect(page.getByRole('textbox', { name: ui().digit(1, CODE.digits) })).toHaveValue('')
  await expect(page).toHaveURL(/\/talent\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await page.unroute('**/api/auth/verification/phone/verify')
  await typeCode(page, await sentCode(request, e164(phone), 'sms'))
  await expect(dialog(page)).toContainText(phoneWords().dialog.doneTitle)
})

test('the link of our mail asks for sign-in, then for the phone, and then opens its page [G-046] @once', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const { user } = await someone(request, 1, phone)
  await page.goto(afterVerifying(pathTo('talentWizard')))
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftalent%2Fhome&verifyURL=%2Ftalent%2Fwizard/)
  await hydrate(page)
  await askForCode(page, user.email)
  await typeCode(page, await codeFor(request, user.email))
  await expect(page).toHaveURL(/\/talent\/home$/)
  await verifyButton(page).click()
  await send(page).click()
  await typeCode(page, await sentCode(request, e164(phone), 'sms'))
  await expect(page).toHaveURL(/\/talent\/wizard$/)
})
