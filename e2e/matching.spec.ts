import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/matching/messages/ar.ts'
import { en } from '../apps/web/src/features/matching/messages/en.ts'
import { openAs, clientHome, clientWithMeeting } from './story-clients.ts'
import { facts, press } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]

const card = (page: Page, nth = 0) => page.getByRole('article').nth(nth)
const list = (page: Page) => page.getByRole('region', { name: words().title })
const countLine = (page: Page) => list(page).locator('p[aria-live]').first()
const panel = (page: Page) => page.getByRole('complementary', { name: words().filters.title })

/** Where the area of matched talents leads. */
const WAYS = ['saved', 'book-consultant', 'interview-requests', 'hosting-packages', 'submit-vacancy', 'edit-request']

test('a client finds people for a request, each with the reasons of their score [P-014] @once', async ({
  page,
  request,
}) => {
  const client = await clientWithMeeting(request)
  await openAs(page, client, '/sq/client/matching')

  // The search begins with the role of the request, and explains each score.
  await expect(page).toHaveURL(/role_id=backend_developer/)
  await expect(card(page)).toBeVisible()
  // Somebody with a hundred of a hundred has nothing left to change.
  const improvable = page
    .getByRole('article')
    .filter({ has: page.getByText(words().why.change) })
    .first()
  await improvable.getByText(words().why.open).click()
  await expect(improvable.getByText(words().why.change)).toBeVisible()
  // From the top: what the sticky bar covers for the moment is no small target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await press(page, clientHome().nav.more)
  await expect(page.getByRole('menu')).toBeVisible()
  for (const way of WAYS) await expect(page.locator(`a[href="/sq/client/${way}"]`).first()).toBeVisible()
  // What would send its visitor away is not offered: nothing is nominated, asked for or contracted yet.
  for (const way of ['nomination', 'interviews-list', 'contracts-renewal', 'invoices'])
    await expect(page.locator(`a[href="/sq/client/${way}"]`)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a client narrows the search: every choice counts, and stays with its role [R-070] [E-060] @once', async ({
  page,
  request,
}) => {
  const client = await clientWithMeeting(request)
  await openAs(page, client, '/sq/client/matching')
  await expect(card(page)).toBeVisible()
  const all = await countLine(page).textContent()

  // A choice says how many it leaves, and is right about it.
  const choice = panel(page).getByRole('group', { name: words().filters.skills }).getByRole('checkbox').first()
  const row = panel(page).getByRole('group', { name: words().filters.skills }).locator('label').first()
  const count = Number(await row.locator('.num').textContent())
  await choice.check()
  await expect(countLine(page)).toHaveText(words().found(count))
  await expect(page).toHaveURL(/skills(\[\]|%5B%5D)=/)

  // The filters of a role are kept for it; back is back.
  const role = panel(page).getByRole('combobox', { name: words().filters.role })
  await role.selectOption('frontend_developer')
  await expect(page).not.toHaveURL(/skills/)
  await role.selectOption('backend_developer')
  await expect(page).toHaveURL(/skills/)
  await page.goBack()
  await expect(page).toHaveURL(/role_id=frontend_developer/)
  await page.goto('/sq/client/matching?role_id=backend_developer&sort=match')
  await expect(countLine(page)).toHaveText(all ?? '')

  // Nobody meets everything: one press loosens what helps most.
  await page.goto('/sq/client/matching?role_id=cto&skills[]=react&seniority_level=junior&sort=match')
  await expect(page.getByText(words().empty.title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('status').getByRole('button', { name: words().filters.clear }).click()
  await expect(page).not.toHaveURL(/skills.*seniority_level/)
})

test('a client compares people, hides their names, saves and shortlists them @once', async ({ page, request }) => {
  const client = await clientWithMeeting(request)
  await openAs(page, client, '/sq/client/matching?sort=experience')

  // Blind mode shows no names.
  const name = await card(page).getByRole('heading').locator('bdi').textContent()
  await page.getByRole('switch', { name: words().blind }).check()
  await expect(card(page).getByRole('heading')).toContainText(words().nameless)
  await expect(page.getByText(name ?? '')).toHaveCount(0)
  await page.getByRole('switch', { name: words().blind }).uncheck()

  // Two side by side, and back.
  for (const nth of [0, 1]) await card(page, nth).getByRole('checkbox', { name: words().card.compare }).check()
  await page.getByRole('button', { name: words().compare.open(2) }).click()
  await expect(page.getByRole('heading', { level: 1, name: words().compare.title })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectAccessible(page)
  await page.goBack()

  // Shortlisted, undone, saved; the lists know it.
  await card(page).getByRole('button', { name: words().card.shortlist }).click()
  await expect(card(page).getByText(words().card.shortlisted)).toBeVisible()
  await page.getByRole('button', { name: words().marked.undo }).click()
  await expect(card(page).getByText(words().card.shortlisted)).toHaveCount(0)
  await card(page)
    .getByRole('button', { name: `${words().card.save}:` })
    .click()
  await card(page, 1).getByRole('button', { name: words().card.shortlist }).click()
  await expect(card(page, 1).getByText(words().card.shortlisted)).toBeVisible()

  await page.goto('/sq/client/saved')
  await expect(card(page).getByText(words().card.saved, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: words().saved.shortlisted }).click()
  await expect(card(page).getByText(words().card.shortlisted)).toBeVisible()
})

test('on a phone the filters are a sheet, and nothing is wider than the screen @once', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, await clientWithMeeting(request), '/sq/client/matching')
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: words().filters.open }).click()
  const sheet = page.getByRole('dialog', { name: words().filters.title })
  await sheet.getByRole('radio', { name: facts().seniorities.senior }).check()
  await expect(page).toHaveURL(/seniority_level=senior/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('list', { name: words().filters.active })).toContainText(facts().seniorities.senior)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
