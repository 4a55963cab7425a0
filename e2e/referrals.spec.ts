import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { invitationEnds } from '@fareeq/domain/referrals/rules.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/referrals/messages/ar.ts'
import { en } from '../apps/web/src/features/referrals/messages/en.ts'
import { ar as friendAr } from '../apps/web/src/features/referrals/messages/invitation/ar.ts'
import { en as friendEn } from '../apps/web/src/features/referrals/messages/invitation/en.ts'
import { ar as tiersAr } from '../apps/web/src/features/referrals/messages/tiers/ar.ts'
import { en as tiersEn } from '../apps/web/src/features/referrals/messages/tiers/en.ts'
import { ar as visitorAr } from '../apps/web/src/features/referrals/messages/visitors/ar.ts'
import { en as visitorEn } from '../apps/web/src/features/referrals/messages/visitors/en.ts'
import { ar as pageAr } from '../apps/web/src/features/site/messages/bring-buddy/ar.ts'
import { en as pageEn } from '../apps/web/src/features/site/messages/bring-buddy/en.ts'
import {
  codeFor,
  lang,
  newPhone,
  expectAccessible,
  phoneWords,
  remember,
  someTalent,
  uniqueSuffix,
  visit,
  hydrate,
  wrongFor,
} from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const friendWords = () => ({ ar: friendAr, en: friendEn })[lang()]
const visitorWords = () => ({ ar: visitorAr, en: visitorEn })[lang()]
const tierNames = () => ({ ar: tiersAr, en: tiersEn })[lang()]
const pageWords = () => ({ ar: pageAr, en: pageEn })[lang()]
const money = (dollars: number) => formatUsd(usd(dollars), lang())
const day = (at: Date) =>
  new Intl.DateTimeFormat(LOCALE[lang()], { dateStyle: 'long', timeZone: 'Asia/Riyadh' }).format(at)

/** A talent who is signed in here; their number is proved where asked. */
async function signedIn(page: Page, { proved, address }: { proved: boolean; address?: string }) {
  const { request } = page
  const { email, code: otpCode } = await someTalent(request, address)
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
  await remember(page, { token: data.access_token, user })
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
  await role.fill(friend.role)
  await page.getByRole('option', { name: friend.role, exact: true }).click()
  await expect(role).toHaveValue(friend.role)
  await page.getByRole('textbox', { name: form.years }).fill(friend.years)
  await page.getByRole('textbox', { name: form.years }).blur()
}

test('a talent sees the amount, invites a friend, and follows how they agree by the link in their mail [P-010 R-100] @english', async ({
  page,
  browser,
}) => {
  const me = await signedIn(page, { proved: true })
  await page.goto('/bring-buddy')
  const { form, worth, tracker } = words()
  await expect(page.getByText(tracker.empty)).toBeVisible()
  await expect(page.getByText(worth.pending)).toBeVisible()
  await expectAccessible(page)

  // What is missing is said; oneself cannot be invited.
  const send = page.getByRole('button', { name: form.send })
  await send.click()
  await expect(page.getByText(rule.required[lang()], { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const friend = { name: 'سارة العلي', email: `friend.${uniqueSuffix()}@example.test` }
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
  await expect(preview.getByText(worth.tier(tierNames().managerial))).toBeVisible()
  await send.click()
  await expect(page.getByText(form.sentTitle(bidiIsolate(friend.name, lang())))).toBeVisible()
  const card = friendCard(page, friend.name)
  await expect(card.getByText(words().status.invited)).toBeVisible()
  await expect(
    card.getByText(words().next.answer_by(day(invitationEnds(new Date(), UNCHANGED).link_ends_at))),
  ).toBeVisible()
  await expect(card.getByText(money(500))).toBeVisible()
  // They are asked again in a while, not now.
  await expect(card.getByRole('button', { name: words().again.send })).toBeDisabled()
  const again = after(new Date(), UNCHANGED.referral_again_days * DAY)
  await expect(card.getByText(words().again.from(day(again)))).toBeVisible()
  await expectAccessible(page)

  // The friend, in another browser context.
  const link = await linkFor(page.request, friend.email)
  const theirs = await (await browser.newContext({ locale: lang() === 'ar' ? 'ar-SA' : 'en-GB' })).newPage()
  await theirs.goto(link)
  await hydrate(theirs)
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().titleOf(me.name) })).toBeVisible()
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: friendWords().accept }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().accepted.title })).toBeFocused()
  expect(theirs.url()).not.toContain('token')
  await expectAccessible(theirs)

  // The tracker is updated live.
  await expect(card.getByText(words().status.consented).first()).toBeVisible()
  await card.getByText(tracker.history).click()
  await expect(card.getByText(words().invitedAt)).toBeVisible()
  await expectAccessible(page)

  // The link has been used.
  await theirs.goto(link)
  await hydrate(theirs)
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().accepted.title })).toBeVisible()

  // A personal link leads another friend to the sign-up, which knows whose it is.
  const personal = section(page, words().link.title)
  const url = (await personal.getByRole('textbox', { name: words().link.label }).inputValue()).replace(
    /^\w+:\/\/[^/]+/,
    '',
  )
  await expect(personal.getByRole('link', { name: words().link.whatsapp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  await theirs.goto(url)
  await hydrate(theirs)
  await expect(theirs.getByRole('heading', { level: 1, name: friendWords().titleOf(me.name) })).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: friendWords().accepted.action }).click()
  await expect(theirs).toHaveURL(/\/talent-signup\?invited_by=[\w-]{32}$/)
  // A link that is nobody's is an ordinary sign-up.
  await theirs.goto(url.replace(/from=[\w-]{8}/, 'from=AAAAAAAA'))
  await hydrate(theirs)
  await expect(theirs.getByText(friendWords().link.without)).toHaveCount(0)
  await theirs.getByRole('link', { name: friendWords().accepted.action }).click()
  await expect(theirs).toHaveURL(/\/talent-signup$/)
  await theirs.context().close()
})

test('without scripts a visitor brings a friend, who declines; the account opened later knows why [R-017] @once', async ({
  page,
  browser,
}) => {
  const me = { name: 'Omar Nasser', email: `visitor.${uniqueSuffix()}@example.test` }
  const friend = { name: 'Sara Ali', email: `friend.${uniqueSuffix()}@example.test` }
  const { form } = words()
  const { introduce, confirm, sent } = visitorWords()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto(`/bring-buddy?lang=${lang()}`)
  await visitor.getByLabel(introduce.name).fill(me.name)
  await visitor.getByLabel(introduce.email).fill(me.email)
  await visitor.getByRole('button', { name: introduce.send }).click()
  const code = await codeFor(page.request, me.email)
  await visitor.getByLabel(confirm.code, { exact: true }).fill(wrongFor(code))
  await visitor.getByRole('button', { name: confirm.send }).click()
  await expect(visitor.getByText(codeErrors.code_wrong[lang()])).toBeVisible()
  await visitor.getByLabel(confirm.code, { exact: true }).fill(code)
  await visitor.getByRole('button', { name: confirm.send }).click()
  await visitor.getByLabel(form.name).fill(friend.name)
  await visitor.getByLabel(form.email).fill(friend.email)
  await visitor.getByLabel(form.role).selectOption('qa_engineer')
  await visitor.getByLabel(form.years).fill('1')
  await visitor.getByRole('checkbox', { name: form.consent }).check()
  await visitor.getByRole('button', { name: form.send }).click()
  await expect(visitor.getByText(sent.text(friend.name, money(100)))).toBeVisible()

  const link = await linkFor(page.request, friend.email)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: friendWords().title })).toBeVisible()
  await visitor.getByRole('button', { name: friendWords().decline }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: friendWords().declined.title })).toBeVisible()
  expect(visitor.url()).toContain('answered=declined')
  await visitor.goto(link)
  await visitor.getByRole('button', { name: friendWords().accept }).click()
  await expect(visitor.getByText(referralErrors.invitation_over[lang()])).toBeVisible()
  await plain.close()

  await signedIn(page, { proved: false, address: me.email })
  await page.goto('/bring-buddy')
  await expect(friendCard(page, friend.name).getByText(words().reasons.declined)).toBeVisible()
  await expect(friendCard(page, friend.name).getByRole('button', { name: words().again.send })).toHaveCount(0)
})

test('without a verified phone nobody invites: the page says so, and offers to verify @once', async ({ page }) => {
  await signedIn(page, { proved: false })
  await page.goto('/bring-buddy')
  const invite = section(page, words().form.title)
  await expect(invite.getByText(words().form.verify)).toBeVisible()
  await expect(invite.getByRole('button', { name: phoneWords().banner.verify })).toBeVisible()
  await expect(page.getByRole('button', { name: words().form.send })).toHaveCount(0)
  await expectAccessible(page)
})

test('a visitor reads what is promised and brings a friend without an account, and carries none of the app [R-017] @once', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''))
  })
  await visit(page, '/bring-buddy')
  await expect(page.getByText(pageWords().testsWithin(UNCHANGED.referral_tests_days)).first()).toBeVisible()
  const { introduce, confirm, invite, sent } = visitorWords()
  const { form, worth } = words()
  const here = section(page, form.title)
  const send = (name: string) => here.getByRole('button', { name, exact: true }).click()
  await send(introduce.send)
  await expect(here.getByText(rule.required[lang()]).first()).toBeVisible()
  const email = `visitor.${uniqueSuffix()}@example.test`
  await here.getByLabel(introduce.name).fill('Omar Nasser')
  await here.getByLabel(introduce.email).fill(email)
  await send(introduce.send)
  await expect(here.getByRole('heading', { name: confirm.title })).toBeVisible()
  await expectAccessible(page)
  const code = await codeFor(page.request, email)
  await here.getByLabel(confirm.code, { exact: true }).fill(wrongFor(code))
  await send(confirm.send)
  await expect(here.getByText(codeErrors.code_wrong[lang()])).toBeVisible()
  // What was said survives a reload.
  await page.reload()
  await hydrate(page)
  await here.getByLabel(confirm.code, { exact: true }).fill(code)
  await send(confirm.send)
  await expect(here.getByRole('heading', { name: invite.title })).toBeVisible()

  const friend = { name: 'سارة العلي', email: `friend.${uniqueSuffix()}@example.test` }
  await here.getByLabel(form.name).fill(friend.name)
  await here.getByLabel(form.email).fill(email)
  await here.getByLabel(form.role).selectOption('cto')
  await here.getByLabel(form.years).fill('11')
  await expect(here.getByText(worth.tier(tierNames().managerial))).toBeVisible()
  await send(form.send)
  await expect(here.getByText(rule.consent[lang()])).toBeVisible()
  await expectAccessible(page)
  await here.getByRole('checkbox', { name: form.consent }).check()
  await send(form.send)
  await expect(here.getByText(referralErrors.referred_oneself[lang()])).toBeVisible()
  await here.getByLabel(form.email).fill(friend.email)
  await send(form.send)
  await expect(here.getByText(sent.text(friend.name, money(500)))).toBeVisible()
  await expect(here.getByLabel(form.name)).toHaveValue('')
  await expectAccessible(page)
  await linkFor(page.request, friend.email)
  expect(scripts.filter((text) => /QueryClient/.test(text))).toEqual([])

  await visit(page, '/bring-buddy/invitation')
  await expect(page.getByRole('heading', { level: 1, name: friendWords().over.title })).toBeVisible()
  await expectAccessible(page)
})
