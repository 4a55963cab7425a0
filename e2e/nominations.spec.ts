import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { NOMINATION } from '@fareeq/domain/nominations/rules.ts'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { ar } from '../apps/web/src/features/nominations/messages/ar.ts'
import { en } from '../apps/web/src/features/nominations/messages/en.ts'
import { ar as siteAr } from '../apps/web/src/features/site/messages/ar.ts'
import { en as siteEn } from '../apps/web/src/features/site/messages/en.ts'
import { ar as viewAr } from '../apps/web/src/features/talent-views/messages/ar.ts'
import { en as viewEn } from '../apps/web/src/features/talent-views/messages/en.ts'
import { ar as profileAr } from '../apps/web/src/features/talents/messages/profile/ar.ts'
import { en as profileEn } from '../apps/web/src/features/talents/messages/profile/en.ts'
import { ar as termsAr } from '../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as termsEn } from '../apps/web/src/features/talents/messages/terms/en.ts'
import { type Client, openAs, rooms, servedClient } from './story-clients.ts'
import { inLang, press } from './story-talents.ts'
import { lang, noBarriers, stamp } from './story.ts'

const words = () => ({ ar, en })[lang()]
const view = () => ({ ar: viewAr, en: viewEn })[lang()]
const parts = () => ({ ar: profileAr, en: profileEn })[lang()]
const terms = () => ({ ar: termsAr, en: termsEn })[lang()]
const lost = () => ({ ar: siteAr, en: siteEn })[lang()].nominationExpired

const [DINA, YOUSSEF, RANA] = ['دينا الشناوي', 'يوسف منصور', 'رنا الخطيب'] as const
const REASON = 'خمس سنوات في مستودعات البيانات'

async function idOf(client: Client, name: string): Promise<string> {
  const found = await client.send('GET', `/api/client/matching?q=${encodeURIComponent(name.split(' ')[1] ?? '')}`)
  type One = { id: string; first_name: string; last_name: string }
  return found.find((one: One) => name === `${one.first_name} ${one.last_name}`).id
}

/** A colleague who proposes people; an authenticator's code works once, so each language has its own. */
async function matcher(request: APIRequestContext, client: Client & { projectId: string }) {
  const email = inLang('noor@demo.fareeq.test', 'daniel@demo.fareeq.test')
  await request.post('/api/ops/auth/generateOTP', { data: { email }, headers: { 'Accept-Language': lang() } })
  const told = (await (await request.get('/api/local/outbox', { params: { to: email } })).json()).data
  const digits = (count: number) =>
    told.map(({ text }: { text: string }) => new RegExp(`^\\d{${count}}$`, 'm').exec(text)?.[0]).find(Boolean)
  const entered = await request.post('/api/ops/auth/login', { data: { email, otpCode: digits(4), totp: digits(6) } })
  const { access_token: token } = (await entered.json()).data
  return async (name: string): Promise<string> => {
    const sent = await request.post('/api/ops/nominations', {
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': stamp() },
      data: { project_id: client.projectId, talent_id: await idOf(client, name), reasons: [REASON] },
    })
    expect(sent.status()).toBe(201)
    return (await sent.json()).data.id
  }
}

const card = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(name) })

test('a client sees whom we nominate as we do it, asks for days, and declines with a reason [R-058] [R-071] [R-075] [G-038] [G-039] [P-015]', async ({
  page,
  request,
}) => {
  const client = await servedClient(request)
  const nominate = await matcher(request, client)
  // Without nominations there is no such page, and nobody opens it without a session.
  await openAs(page, client, '/sq/client/nomination')
  await expect(page).toHaveURL(/\/client\/(home|wizard|profile)/)
  const id = await nominate(DINA)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`/sq/client/nomination?ref=${id}`)
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=.*nomination.*${id}`))

  // The link of the mail leads to the one it speaks of.
  await openAs(page, client, `/sq/client/nomination?ref=${id}`)
  const dina = card(page, DINA)
  await expect(dina).toHaveAttribute('aria-current', 'true')
  await expect(dina).toContainText(REASON)
  await expect(dina).toContainText(words().states.reserved)
  await expect(dina).toContainText(words().locked)
  await expect(dina.getByRole('timer')).toBeVisible()
  await noBarriers(page)

  // Whom we nominate meanwhile appears by themselves, and the number beside the room rises.
  await nominate(YOUSSEF)
  await nominate(RANA)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('link', { name: `${rooms().nav.nominations} 3` })).toBeVisible()

  await card(page, YOUSSEF)
    .getByRole('button', { name: words().days.ask(NOMINATION.asksForDays) })
    .click()
  await expect(card(page, YOUSSEF).getByRole('status')).toContainText(words().days.waiting)
  await expect(card(page, YOUSSEF).getByRole('status')).toContainText(/[2-9A-Z]{6}/)

  await dina.getByRole('link', { name: words().profileOf(DINA) }).click()
  await expect(page.getByRole('region', { name: words().one, exact: true })).toContainText(REASON)
  await expect(page.getByRole('region', { name: words().one, exact: true }).getByRole('timer')).toBeVisible()
  await noBarriers(page)
  await page.getByRole('link', { name: view().backToNominations, exact: true }).click()

  await card(page, RANA)
    .getByRole('button', { name: words().pass.openFor(RANA) })
    .click()
  const asked = page.getByRole('alertdialog', { name: words().pass.title(RANA) })
  await asked.getByRole('button', { name: words().pass.confirm }).click()
  await expect(asked.getByText(words().pass.required)).toBeVisible()
  await asked.getByRole('button', { name: words().pass.tag }).click()
  await page.getByRole('option', { name: words().tags.skills }).click()
  await asked.getByRole('textbox', { name: words().pass.reason }).fill('نحتاج خبرة أطول في الخادم.')
  await noBarriers(page)
  await asked.getByRole('button', { name: words().pass.confirm }).click()
  await expect(page.getByText(words().pass.done)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('tab', { name: words().lists.past }).click()
  await expect(card(page, RANA)).toContainText('نحتاج خبرة أطول في الخادم.')
  await expect(card(page, RANA)).toContainText(words().states.not_interested)
  await noBarriers(page)
})

async function guestAt(browser: Browser, url: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const guest = await context.newPage()
  const { pathname, search } = new URL(url)
  const answer = await guest.goto(`${pathname}${search}&lang=${lang()}`)
  return { guest, robots: answer?.headers()['x-robots-tag'] }
}

test('a client reads a profile, passes its link on and takes it back; a guest sees it without pay [R-029] [R-076] [R-078] [G-033] [G-034] [G-035] [X-028]', async ({
  page,
  request,
  browser,
  context,
}) => {
  const client = await servedClient(request)
  const talent = await idOf(client, DINA)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, client, `/sq/client/talent-profile/${talent}`)
  await expect(page.getByRole('heading', { level: 1, name: DINA })).toBeVisible()
  const { skills, languages, experience, projects, education, certificates } = parts()
  for (const name of [
    skills,
    languages,
    experience,
    projects,
    education,
    certificates,
    terms().title,
    view().match.title,
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByText(view().salary.locked)).toBeVisible()
  await noBarriers(page)

  // The other face of what she says about herself.
  const about = page.getByRole('region', { name: parts().about, exact: true })
  const own = await about.innerText()
  await about.getByRole('button', { name: view().otherBio[inLang('en', 'ar')] }).click()
  await expect(about).not.toHaveText(own)

  await press(page, view().share.copy)
  await expect(page.getByText(view().share.copied)).toBeVisible()
  const link = await page.getByRole('textbox', { name: view().share.link }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const download = page.waitForEvent('download')
  await press(page, view().pdf.take)
  expect((await download).suggestedFilename()).toContain('.pdf')

  const { guest, robots } = await guestAt(browser, link)
  await expect(guest.getByRole('heading', { level: 1, name: DINA })).toBeVisible()
  expect(robots).toBe('noindex')
  await expect(guest.getByText(view().salary.guest)).toBeVisible()
  await expect(guest.getByRole('region', { name: view().match.title })).toHaveCount(0)
  await expect(guest.getByRole('button', { name: view().share.copy })).toHaveCount(0)
  await noBarriers(guest)

  await press(page, view().share.back)
  await page.getByRole('alertdialog').getByRole('button', { name: view().share.back }).click()
  await expect(page.getByText(view().share.revoked)).toBeVisible()
  await guest.reload()
  await expect(guest).toHaveURL(/\/404\?nomination=expired/)
  await expect(guest.getByRole('heading', { name: lost().title })).toBeVisible()

  // What time has ended says so; whatever else goes wrong is not found.
  const refuse = async (status: number, message: string) => {
    await page.route(`**/api/client/users/${talent}*`, (route) =>
      route.fulfill({ status, json: { message, errors: [] } }),
    )
    await page.goto(`/sq/client/talent-profile/${talent}`)
  }
  await refuse(403, navigationErrors.nomination_expired[lang()])
  await expect(page).toHaveURL(/\/404\?nomination=expired/)
  await expect(page.getByText(lost().text)).toBeVisible()
  await refuse(500, 'no')
  await expect(page).toHaveURL(/\/404$/)
})
