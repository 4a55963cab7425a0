import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { REFERRAL, linkEnds } from '@fareeq/domain/referrals/rules.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { ar } from '../apps/web/src/features/referrals/messages/ar.ts'
import { en } from '../apps/web/src/features/referrals/messages/en.ts'
import { ar as friendAr } from '../apps/web/src/features/referrals/messages/invitation/ar.ts'
import { en as friendEn } from '../apps/web/src/features/referrals/messages/invitation/en.ts'
import { ar as pageAr } from '../apps/web/src/features/site/messages/bring-buddy/ar.ts'
import { en as pageEn } from '../apps/web/src/features/site/messages/bring-buddy/en.ts'
import { codeFor, lang, newPhone, noBarriers, phoneWords, someTalent, stamp, visit, wakeUp } from './story.ts'

const words = () => ({ ar, en })[lang()]
const friendWords = () => ({ ar: friendAr, en: friendEn })[lang()]
const pageWords = () => ({ ar: pageAr, en: pageEn })[lang()]
const money = (dollars: number) => formatUsd(usd(dollars), lang())
const day = (at: Date) =>
  new Intl.DateTimeFormat(LOCALE[lang()], { dateStyle: 'long', timeZone: 'Asia/Riyadh' }).format(at)

/** A talent who is signed in here; their number is proved where asked. */
async function signedIn(page: Page, { proved }: { proved: boolean }) {
  const { request } = page
  const { email, code: otpCode } = await someTalent(request)
  const headers = { 'Accept-Language': lang() }
  const { data } = await (await request.post('/api/auth/login', { headers, data: { email, otpCode } })).json()
  const authorized = { ...headers, Authorization: `Bearer ${data.access_token}` }
  if (proved) {
    const phone = newPhone()
    const number = { phone, country_code: 'SA' }
    await request.post('/api/auth/verification/phone/request', { headers: authorized, data: number })
    const code = await codeFor(request, `+966${phone.slice(1)}`)
    await request.post('/api/auth/verification/phone/verify', { headers: authorized, data: { code } })
  }
  const { data: user } = await (await request.get('/api/auth/me', { headers: authorized })).json()
  const kept = { token: data.access_token, user: JSON.stringify(user), step: String(user.step), lang: lang() }
  await page.goto(`/login?lang=${lang()}`)
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, kept)
  return { email, name: `${user.first_name} ${user.last_name}` }
}

async function linkFor(request: APIRequestContext, to: string): Promise<string> {
  const links = async (): Promise<string[]> => {
    const { data } = await (await request.get('/api/local/outbox', { params: { to } })).json()
    return data.flatMap(({ text }: { text: string }) => /\/bring-buddy\/invitation\?\S+/.exec(text)?.[0] ?? [])
  }
  await expect.poll(links).toHaveLength(1)
  return (await links())[0] ?? ''
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const friendCard = (page: Page, name: string) =>
  section(page, words().tracker.title).getByRole('listitem').filter({ hasText: name }).first()

async function write(page: Page, friend: { name: string; email: string; role: string; years: string }) {
  const { form } = words()
  await page.getByLabel(form.name).fill(friend.name)
  await page.getByLabel(form.email).fill(friend.email)
  const role = page.getByRole('combobox', { name: form.role })
  // A list closes when the page moves below it.
  await expect(async () => {
    await role.fill(friend.role)
    await page.getByRole('option', { name: friend.role, exact: true }).click({ timeout: 3000 })
    await expect(role).toHaveValue(friend.role)
  }).toPass()
  await page.getByRole('textbox', { name: form.years }).fill(friend.years)
  await page.getByRole('textbox', { name: form.years }).blur()
}

test('a talent sees the amount, invites a friend, and follows how they agree by the link in their mail [P-010 R-100]', async ({
  page,
  browser,
}) => {
  const me = await signedIn(page, { proved: true })
  await page.goto('/bring-buddy')
  const { form, worth, tracker } = words()
  await expect(page.getByText(tracker.empty)).toBeVisible()
  await expect(page.getByText(worth.pending)).toBeVisible()
  await noBarriers(page)

  // What is missing is said; oneself cannot be invited.
  const send = page.getByRole('button', { name: form.send })
  await send.click()
  await expect(page.getByText(rule.required[lang()], { exact: true }).first()).toBeVisible()
  await noBarriers(page)
  const friend = { name: 'سارة العلي', email: `friend.${stamp()}@example.test` }
  const cto = roleName('cto', lang())
  await write(page, { ...friend, email: me.email, role: cto, years: '6' })
  await page.getByRole('checkbox', { name: form.consent }).check({ force: true })
  await expect(page.getByText(money(300), { exact: true }).first()).toBeVisible()
  await send.click()
  await expect(page.getByText(referralErrors.referred_oneself[lang()]).first()).toBeVisible()

  // The amount follows the years before anything is sent, and the invitation keeps it.
  await page.getByLabel(form.email).fill(friend.email)
  await page.getByRole('textbox', { name: form.years }).fill('11')
  await page.getByRole('textbox', { name: form.years }).blur()
  const preview = section(page, form.title)
  await expect(preview.getByText(money(500), { exact: true })).toBeVisible()
  await expect(preview.getByText(worth.tier(pageWords().tiers.managerial))).toBeVisible()
  await send.click()
  await expect(page.getByText(form.sentTitle(friend.name))).toBeVisible()
  const card = friendCard(page, friend.name)
  await expect(card.getByText(words().status.invited)).toBeVisible()
  await expect(card.getByText(words().next.answer_by(day(linkEnds(new Date()))))).toBeVisible()
  await expect(card.getByText(money(500))).toBeVisible()
  await noBarriers(page)

  // The friend, on a machine of their own.
  const link = await linkFor(page.request, friend.email)
  const theirs = await (await browser.newContext({ locale: lang() === 'ar' ? 'ar-SA' : 'en-GB' })).newPage()
  await theirs.goto(link)
  await wakeUp(theirs)
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().titleOf(me.name) })).toBeVisible()
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await noBarriers(theirs)
  await theirs.getByRole('button', { name: friendWords().accept }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().accepted.title })).toBeFocused()
  expect(theirs.url()).not.toContain('token')
  await noBarriers(theirs)

  // Without a reload the tracker knows.
  await expect(card.getByText(words().status.consented).first()).toBeVisible()
  await card.getByText(tracker.history).click()
  await expect(card.getByText(words().invitedAt)).toBeVisible()
  await noBarriers(page)

  // The link has been used.
  await theirs.goto(link)
  await wakeUp(theirs)
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().accepted.title })).toBeVisible()
  await theirs.context().close()
})

test('a friend without scripts declines by the same link, and the referrer is told why it ended', async ({
  page,
  browser,
}) => {
  await signedIn(page, { proved: true })
  await page.goto('/bring-buddy')
  const friend = {
    name: 'Sara Ali',
    email: `friend.${stamp()}@example.test`,
    role: roleName('qa_engineer', lang()),
    years: '1',
  }
  await write(page, friend)
  await page.getByRole('checkbox', { name: words().form.consent }).check({ force: true })
  await page.getByRole('button', { name: words().form.send }).click()
  await expect(friendCard(page, friend.name)).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const theirs = await plain.newPage()
  const link = await linkFor(page.request, friend.email)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().title })).toBeVisible()
  await theirs.getByRole('button', { name: friendWords().decline }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().declined.title })).toBeVisible()
  expect(theirs.url()).toContain('answered=declined')
  await theirs.goto(link)
  await theirs.getByRole('button', { name: friendWords().accept }).click()
  await expect(theirs.getByText(referralErrors.invitation_over[lang()])).toBeVisible()
  await plain.close()

  await expect(friendCard(page, friend.name).getByText(words().reasons.declined)).toBeVisible()
})

test('without a verified phone nobody invites: the page says so, and offers to verify', async ({ page }) => {
  await signedIn(page, { proved: false })
  await page.goto('/bring-buddy')
  const invite = section(page, words().form.title)
  await expect(invite.getByText(words().form.verify)).toBeVisible()
  await expect(invite.getByRole('button', { name: phoneWords().banner.verify })).toBeVisible()
  await expect(page.getByRole('button', { name: words().form.send })).toHaveCount(0)
  await noBarriers(page)
})

test('a visitor reads what is promised and carries none of the app; a link without its word leads nowhere', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''))
  })
  await visit(page, '/bring-buddy')
  await expect(page.getByText(pageWords().testsWithin(REFERRAL.testsWithinWorkingDays)).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: words().form.title })).toHaveCount(0)
  expect(scripts.filter((text) => /QueryClient|react-aria/.test(text))).toEqual([])

  await visit(page, '/bring-buddy/invitation')
  await expect(page.getByRole('heading', { level: 1, name: friendWords().over.title })).toBeVisible()
  await noBarriers(page)
})
