import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { ar } from '../apps/web/src/features/meetings/messages/ar.ts'
import { en } from '../apps/web/src/features/meetings/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/meetings/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/meetings/messages/operations/en.ts'
import { codeFor, lang, newPhone, noBarriers, stamp, typeCode, ui, visit, words as account } from './story.ts'

const words = () => ({ ar, en })[lang()]
const opsWords = () => ({ ar: opsAr, en: opsEn })[lang()]
const timezone = () => ({ ar: 'Asia/Riyadh', en: 'Europe/London' })[lang()]

const company = () => ({
  ...{ ar: { first_name: 'خالد', last_name: 'العتيبي' }, en: { first_name: 'Khalid', last_name: 'Otaibi' } }[lang()],
  email: `khalid@company${stamp()}.test`,
  phone: newPhone(),
  country_code: 'SA',
  country: 'SA',
  website: 'company.test',
  role: 'CTO',
})

/** A client made without a browser, and the calls they could make. */
async function someClient(request: APIRequestContext) {
  const form = company()
  const headers = { 'Accept-Language': lang() }
  await request.post('/api/auth/register', {
    headers: { ...headers, 'Idempotency-Key': stamp() },
    data: { type: 2, ...form, consent: { terms: true, privacy: true } },
  })
  const login = { email: form.email, otpCode: await codeFor(request, form.email) }
  const { data } = await (await request.post('/api/auth/login', { headers, data: login })).json()
  const book = (start: string) =>
    request.post('/api/client/projects/bookMeeting', {
      headers: { ...headers, Authorization: `Bearer ${data.access_token}`, 'Idempotency-Key': stamp() },
      data: { start, timezone: timezone() },
    })
  return { email: form.email, book }
}

const times = (page: Page) => page.getByRole('radio')
/** Stories are told side by side: each has a part of the day of its own. */
const ownTime = (page: Page, index: number) => times(page).nth(lang() === 'ar' ? index : index + 6)
const choose = async (page: Page, index: number) => {
  const time = ownTime(page, index)
  await time.check({ force: true })
  return (await time.getAttribute('value')) ?? ''
}
/** From the second day on, so that nothing is too close. */
async function laterDay(page: Page) {
  await times(page).first().waitFor()
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(1).click()
}

async function fillForm(page: Page, form: ReturnType<typeof company>) {
  const { signup } = account()
  await page.getByLabel(signup.firstName).fill(form.first_name)
  await page.getByLabel(signup.lastName).fill(form.last_name)
  await page.getByLabel(signup.workEmail).fill(form.email)
  await page.getByLabel(signup.website).fill(form.website)
  await page.getByLabel(signup.role).fill(form.role)
  await page.getByRole('button', { name: ui().country }).click()
  await page.getByRole('searchbox', { name: ui().searchCountry }).fill('966')
  await page.getByRole('option', { name: '+966' }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // The country of residence is the one of the visitor's clock; it needs no choosing.
  await page.getByLabel(signup.phone, { exact: true }).fill(form.phone)
}

test('a stranger books a meeting without an account: a slot just taken offers the nearest, the code books it, and it can be moved, given up and booked anew [P-013 R-031 P-024]', async ({
  page,
  request,
}) => {
  await visit(page, '/client/book-a-meeting')
  await expect(page.getByRole('heading', { level: 1, name: words().page.title })).toBeVisible()
  await laterDay(page)
  await noBarriers(page)
  const start = await choose(page, 1)
  // Both colleagues who host are taken by others meanwhile.
  for (const client of [await someClient(request), await someClient(request)])
    expect((await client.book(start)).status()).toBe(200)
  const form = company()
  await fillForm(page, form)
  await noBarriers(page)
  const submit = page.getByRole('button', { name: words().form.submit })
  await submit.click()
  const taken = page.getByRole('alert').filter({ hasText: words().taken.title })
  await expect(taken).toBeVisible()
  await taken.getByRole('button').last().click()
  await submit.click()

  await expect(page.getByRole('heading', { name: account().code.title })).toBeVisible()
  await expect(page.getByText(words().code.held.split('{')[0] ?? '')).toBeVisible()
  await noBarriers(page)
  await typeCode(page, await codeFor(request, form.email))
  const card = page.getByRole('region', { name: words().meeting.booked })
  await expect(card).toBeVisible()
  // Where the clocks differ both are shown.
  await expect(card.getByRole('listitem')).toHaveCount(lang() === 'ar' ? 1 : 2)
  await noBarriers(page)
  const file = await card.getByRole('link', { name: words().meeting.calendar }).getAttribute('href')
  expect(await (await request.get(file ?? '')).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const before = await card.getByRole('time').first().getAttribute('datetime')

  await card.getByRole('button', { name: words().meeting.move }).click()
  const dialog = page.getByRole('dialog')
  await times(page).first().waitFor()
  await noBarriers(page)
  await times(page).last().check({ force: true })
  await dialog.getByRole('button', { name: words().meeting.moveConfirm }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByRole('time').first()).not.toHaveAttribute('datetime', before ?? '')

  await card.getByRole('button', { name: words().meeting.cancel }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: words().meeting.cancel }).click()
  // Signed in by now, they choose again and book with one press.
  await laterDay(page)
  await choose(page, 4)
  await page.getByRole('button', { name: words().chosen.book }).click()
  await expect(card).toBeVisible()

  const mails = (await (await request.get('/api/local/outbox', { params: { to: form.email } })).json()).data
  const link = /\/client\/book-a-meeting\?meeting=[\w-]+/.exec(mails.at(-2).text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words().meeting.canceledDone })).toBeVisible()
})

test('an account manager sees the meeting in the week, and cancels it with a reason that is mailed', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  const slots = (await (await request.get('/api/meetings/slots', { params: { timezone: timezone() } })).json()).data
  const { start } = slots.at(lang() === 'ar' ? -3 : -9)
  expect((await client.book(start)).status()).toBe(200)
  // An authenticator's code works once, so each language has a colleague of its own.
  const email = lang() === 'ar' ? 'manager@demo.fareeq.test' : 'james@demo.fareeq.test'
  await request.post('/api/ops/auth/generateOTP', { data: { email }, headers: { 'Accept-Language': lang() } })
  const told = (await (await request.get('/api/local/outbox', { params: { to: email } })).json()).data
  const digits = (count: number) =>
    told.map(({ text }: { text: string }) => new RegExp(`^\\d{${count}}$`, 'm').exec(text)?.[0]).find(Boolean)
  const entered = await request.post('/api/ops/auth/login', { data: { email, otpCode: digits(4), totp: digits(6) } })
  const { access_token: token, staff: member } = (await entered.json()).data
  await page.goto(`/ops/login?lang=${lang()}`)
  await page.evaluate((staff) => sessionStorage.setItem('staff', JSON.stringify(staff)), { token, member })

  await page.goto(`/ops/meetings?week=${start.slice(0, 10)}`)
  await expect(page.getByRole('heading', { level: 1, name: opsWords().title })).toBeVisible()
  const entries = page.getByRole('button', { name: lang() === 'ar' ? 'خالد العتيبي' : 'Khalid Otaibi' })
  await expect(entries.first()).toBeVisible()
  await noBarriers(page)
  await entries.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(client.email)
  await noBarriers(page)
  await dialog.getByRole('button', { name: opsWords().cancel }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: opsWords().cancel }).click()
  await expect(asked).toContainText(opsWords().cancelRequired)
  await asked.getByRole('textbox').fill('Mona is ill')
  await asked.getByRole('button', { name: opsWords().cancel }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/local/outbox', { params: { to: client.email } })).json()
      return data[0].text
    })
    .toContain('Mona is ill')
})
