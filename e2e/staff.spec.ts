import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/staff/messages/ar.ts'
import { en } from '../apps/web/src/features/staff/messages/en.ts'
import { ar as trailAr } from '../apps/web/src/features/staff/messages/trail/ar.ts'
import { en as trailEn } from '../apps/web/src/features/staff/messages/trail/en.ts'
import { ar as choosingAr } from '../apps/web/src/features/nominations/messages/choosing/ar.ts'
import { en as choosingEn } from '../apps/web/src/features/nominations/messages/choosing/en.ts'
import { ar as boardAr } from '../apps/web/src/features/client-projects/messages/board/ar.ts'
import { en as boardEn } from '../apps/web/src/features/client-projects/messages/board/en.ts'
import { ar as codesAr } from '../apps/web/src/features/codes/messages/ar.ts'
import { en as codesEn } from '../apps/web/src/features/codes/messages/en.ts'
import { ar as countedAr } from '../apps/web/src/features/matching/messages/counted/ar.ts'
import { en as countedEn } from '../apps/web/src/features/matching/messages/counted/en.ts'
import { ar as talentsAr } from '../apps/web/src/features/talent-views/messages/operations/ar.ts'
import { en as talentsEn } from '../apps/web/src/features/talent-views/messages/operations/en.ts'
import { ar as ticketsAr } from '../apps/web/src/features/tickets/messages/ar.ts'
import { en as ticketsEn } from '../apps/web/src/features/tickets/messages/en.ts'
import { ar as workAr } from '../apps/web/src/features/work-items/messages/ar.ts'
import { en as workEn } from '../apps/web/src/features/work-items/messages/en.ts'
import { ar as uiAr } from '../apps/web/src/ui/words/ar.ts'
import { en as uiEn } from '../apps/web/src/ui/words/en.ts'
import { contactUs } from './story-clients.ts'
import { askForCode, codeFor, findAnything, goByKeys, newColleague, openAs, typeCodes } from './story-staff.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar, en })[lang()]
const trailWords = () => ({ ar: trailAr, en: trailEn })[lang()]
const board = () => ({ ar: boardAr, en: boardEn })[lang()]
const choosing = () => ({ ar: choosingAr, en: choosingEn })[lang()]
const codes = () => ({ ar: codesAr, en: codesEn })[lang()]
const counted = () => ({ ar: countedAr, en: countedEn })[lang()]
const talents = () => ({ ar: talentsAr, en: talentsEn })[lang()]
const tickets = () => ({ ar: ticketsAr, en: ticketsEn })[lang()]
const work = () => ({ ar: workAr, en: workEn })[lang()]
const ui = () => ({ ar: uiAr, en: uiEn })[lang()]

const MATCHER = 'matcher@demo.fareeq.test'
const MANAGER = 'manager@demo.fareeq.test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const path = (page: Page) => new URL(page.url()).pathname

test('an admin comes in by two codes, reads the trail page by page, and leaves @once', async ({ page, request }) => {
  const { email, totp } = await newColleague(request, 'admin')
  await page.goto(`/ops/audit?lang=${lang()}`)
  await expect(heading(page, words().login.title)).toBeVisible()
  expect(path(page)).toBe('/ops/login')
  await expectAccessible(page)

  await askForCode(page, email)
  await expectAccessible(page)
  const code = await codeFor(request, email, 4)
  await typeCodes(page, code, totp === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert').filter({ hasText: staffErrors.sign_in_wrong[lang()] })).toBeVisible()
  await expect(page.getByText(codes().retriesLeft(2))).toBeVisible()
  await expectAccessible(page)
  await typeCodes(page, code, totp)

  await expect(heading(page, trailWords().audit.title)).toBeVisible()
  expect(path(page)).toBe('/ops/audit')
  const trail = page.getByRole('table', { name: trailWords().audit.title })
  // Entries of parallel tests may be in between.
  const rowOf = (action: string) => trail.getByRole('row').filter({ hasText: trailWords().actions[action]! }).first()
  await expect(rowOf('session.opened')).toBeVisible()
  await expect(rowOf('session.refused')).toBeVisible()
  await expectAccessible(page)

  await readByPages(page)
  await page.goto(`/ops/login?lang=${lang()}`)
  await expect(page.getByRole('tablist', { name: work().tabsLabel })).toBeVisible()
  expect(path(page)).toBe('/ops')

  await page.getByRole('button', { name: words().accountMenu }).click()
  await page.getByRole('menuitem', { name: words().signOut }).click()
  await expect(heading(page, words().login.title)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('staff'))).toBeNull()
  await page.goBack()
  await expect(heading(page, words().login.title)).toBeVisible()
})

/** Pages of one entry; a network error is shown and retried. */
async function readByPages(page: Page) {
  let isBroken = false
  await page.route('**/api/ops/audit*', (route) => {
    if (isBroken) return route.fulfill({ status: 404, json: { message: 'no', code: 'not_found', errors: [] } })
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.reload()
  const rows = page.getByRole('table', { name: trailWords().audit.title }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: ui().loadMore }).click()
  await expect(rows).toHaveCount(3)

  await page.getByLabel(trailWords().audit.filter).selectOption({ label: trailWords().actions['session.opened']! })
  await expect(page).toHaveURL(/\/ops\/audit\?action=session\.opened/)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(trailWords().actions['session.opened']!)

  isBroken = true
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: ui().failedTitle })).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await page.getByRole('button', { name: ui().retry }).click()
  await expect(rows).toHaveCount(2)
  await page.unrouteAll()
}

test('a matcher is at home in the realm of staff, but the trail is closed, and no room of members opens [P-033] @once', async ({
  page,
}) => {
  await openAs(page, MATCHER, '/ops/audit')
  await expect(page.getByText(trailWords().audit.closedTitle)).toBeVisible()
  await expect(page.getByRole('button', { name: words().accountMenu })).toContainText(words().roles.matcher)
  await expectAccessible(page)
  expect(await page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key)))).toEqual([null, null])
  await page.goto('/client/home')
  await page.waitForURL(/\/login\?redirect=/)
  for (const address of ['/ops/nothing-here', '/ops/nothing/here/at-all']) {
    await page.goto(address)
    await expect(heading(page, words().unknown.title)).toBeVisible()
    await expect(page.getByRole('button', { name: words().accountMenu })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: words().toHome }).click()
  await page.waitForURL('**/ops')
})

test('a manager takes a client’s request, finds a talent, and answers a ticket @english', async ({ page }) => {
  const email = `noura.${uniqueSuffix()}@shop.example`
  await contactUs(page.request, { name: 'نورة', email, message: `هل توظفون في عُمان؟ ${uniqueSuffix()}` })
  await openAs(page, MANAGER, '/ops/requests')
  await expect(heading(page, board().title)).toBeVisible()
  await expectAccessible(page)

  const finished = page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${board().stages.searching}|${board().stages.nominated}`) })
  await finished.first().getByRole('link').click()
  await expect(page.getByRole('region', { name: choosing().candidates.title })).toBeVisible()
  // The test in the other language may have taken it already.
  const take = page.getByRole('button', { name: board().take })
  if ((await take.count()) > 0) {
    await take.click()
    await expect(page.getByText(board().taken)).toBeVisible()
  }
  await expectAccessible(page)

  await findTalent(page)

  await findAnything(page)
  await goByKeys(page)
  // Other stories create tickets, too: it may be on a further page.
  const href = `/ops/tickets?q=${encodeURIComponent(email)}`
  await page.goto(href)
  const ticket = page.getByRole('listitem').filter({ hasText: email })
  await ticket.locator('summary').click()
  const answer = { ar: 'نعم، ونرحّب بكم.', en: 'Yes, you are welcome.' }[lang()]
  await ticket.getByRole('textbox').fill(answer)
  await ticket.getByRole('button', { name: tickets().send }).click()
  await expect(page.getByText(tickets().sent)).toBeVisible()

  // URL state: the filter survives a reload; each ticket has its own address.
  await page.goto('/ops/tickets')
  await page.locator('label').filter({ hasText: tickets().states.answered }).click()
  await expect(page).toHaveURL(/state=answered/)
  await page.reload()
  await expect(page.getByRole('radio', { name: tickets().states.answered })).toBeChecked()
  await page.goto(href)
  await ticket.locator('summary').click()
  await ticket.getByRole('link', { name: tickets().alone }).click()
  await page.waitForURL(/\/ops\/tickets\/[0-9a-f-]{36}/)
  await expect(page.getByText(answer)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/ops/tickets/019a0000-0000-7000-8000-000000000000')
  await expect(heading(page, tickets().gone)).toBeAttached()
})

/** By the beginning of an address, to their own page and back to the list. */
async function findTalent(page: Page) {
  await page.getByRole('link', { name: words().talents, exact: true }).click()
  await expect(heading(page, talents().title)).toBeVisible()
  const search = page.getByRole('searchbox', { name: talents().search })
  await search.fill('talent@demo')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/ops\/talents\?q=talent/)
  await expect(page.getByText(counted().talents(1), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('region', { name: talents().contact.title })).toContainText('talent@demo.fareeq.test')
  await expectAccessible(page)
  await page.getByRole('link', { name: talents().back }).click()
  await expect(heading(page, talents().title)).toBeVisible()
  await expect(page).toHaveURL(/\/ops\/talents\?q=talent/)
}

test('a session that the server has ended leads back to the door @once', async ({ page, request }) => {
  const { token, open } = await newColleague(request, 'content')
  await open(page, '/ops')
  await expect(page.getByRole('tablist', { name: work().tabsLabel })).toBeVisible()
  await page.goto(`/ops/audit?lang=${lang()}`)
  await request.post('/api/ops/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.reload()
  await expect(heading(page, words().login.title)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/ops/audit?lang=${lang()}`)
})
