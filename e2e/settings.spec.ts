import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { readFile } from 'node:fs/promises'
import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as calendarAr } from '../apps/web/src/features/interviews/messages/calendar/ar.ts'
import { en as calendarEn } from '../apps/web/src/features/interviews/messages/calendar/en.ts'
import { ar as noticesAr } from '../apps/web/src/features/notifications/messages/ar.ts'
import { en as noticesEn } from '../apps/web/src/features/notifications/messages/en.ts'
import { ar } from '../apps/web/src/features/settings/messages/ar.ts'
import { en } from '../apps/web/src/features/settings/messages/en.ts'
import { ar as openMattersAr } from '../apps/web/src/features/open-matters/messages/ar.ts'
import { en as openMattersEn } from '../apps/web/src/features/open-matters/messages/en.ts'
import { ar as privacyAr } from '../apps/web/src/features/privacy-requests/messages/ar.ts'
import { en as privacyEn } from '../apps/web/src/features/privacy-requests/messages/en.ts'
import { ar as viewsAr } from '../apps/web/src/features/profile-views/messages/ar.ts'
import { en as viewsEn } from '../apps/web/src/features/profile-views/messages/en.ts'
import { ar as shellAr } from '../apps/web/src/areas/messages/ar.ts'
import { en as shellEn } from '../apps/web/src/areas/messages/en.ts'
import { askForCode, lang, expectAccessible, otherLang, otherUi, someTalent, typeCode, ui, visit } from './story.ts'
import { test } from './story-test.ts'

const texts = () => ({ ar, en })[lang()]
const others = () => ({ ar, en })[otherLang()]
const calendar = () => ({ ar: calendarAr, en: calendarEn })[lang()]
const notices = () => ({ ar: noticesAr, en: noticesEn })[lang()]
const openMatters = () => ({ ar: openMattersAr, en: openMattersEn })[lang()]
const privacy = () => ({ ar: privacyAr, en: privacyEn })[lang()]
const views = () => ({ ar: viewsAr, en: viewsEn })[lang()]
const shell = () => ({ ar: shellAr, en: shellEn })[lang()]

async function openSettings(page: Page, request: APIRequestContext) {
  const { email, code } = await someTalent(request)
  await visit(page, '/settings')
  await askForCode(page, email)
  await typeCode(page, code)
  await expect(page.getByRole('heading', { level: 1, name: texts().title })).toBeVisible()
  return email
}
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
const openTab = (page: Page, tab: keyof typeof ar.tabs) => page.getByRole('tab', { name: texts().tabs[tab] }).click()

test('a person chooses language, theme and digits in every open tab, and finds them again @once', async ({
  page,
  request,
}) => {
  await openSettings(page, request)
  const { general } = texts()
  await expectAccessible(page)
  await expect(choice(page, general.letterLanguage, general.languages[lang()])).toBeChecked()
  await choice(page, general.letterLanguage, general.languages[otherLang()]).click({ force: true })
  await expect(page.getByText(general.saved)).toBeVisible()
  await choice(page, general.theme, ui().themes.dark).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await choice(page, general.digits, general.digitNames.arab).click({ force: true })
  await expect(page.getByText(general.digitsSaved)).toBeVisible()
  // Digit shaping applies at once and from the first paint of the next page; never in English.
  await visit(page, '/talent/home')
  await expect(page.getByRole('main')).toContainText(lang() === 'ar' ? /[٠-٩]/ : /\d/)
  expect(await page.getByRole('main').innerText()).not.toMatch(lang() === 'ar' ? /\d\s*%/ : /[٠-٩]/)
  await visit(page, '/settings')
  const secondTab = await page.context().newPage()
  await secondTab.goto('/talent/home')
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible()
  await choice(page, general.pageLanguage, general.languages[otherLang()]).click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: others().title })).toBeVisible()
  await expect(secondTab.locator('html')).toHaveAttribute('lang', otherLang())
  await page.reload()
  await expect(choice(page, others().general.theme, otherUi().themes.dark)).toBeChecked()
  await expect(choice(page, others().general.letterLanguage, general.languages[otherLang()])).toBeChecked()
  await expect(choice(page, others().general.digits, others().general.digitNames.arab)).toBeChecked()
})

test('what a person wants to be told, by which channel, is kept at once and survives a reload @english', async ({
  page,
  request,
}) => {
  await openSettings(page, request)
  await page.getByRole('button', { name: shell().accountMenu }).click()
  await page.getByRole('menuitem', { name: shell().settings }).click()
  await openTab(page, 'notifications')
  await expect(page).toHaveURL(/tab=notifications/)
  const { channels, talent, phoneFirst } = notices()
  const cell = (kind: keyof typeof talent, channel: keyof typeof channels) =>
    page.getByRole('group', { name: KIND_NAMES[kind][lang()] }).getByRole('switch', { name: channels[channel] })
  await expect(page.getByText(phoneFirst)).toBeVisible()
  await expect(cell('interviews', 'sms')).toBeChecked()
  await expect(cell('referrals', 'whatsapp')).not.toBeChecked()
  await expectAccessible(page)
  await cell('interviews', 'sms').click({ force: true })
  await expect(cell('interviews', 'sms')).not.toBeChecked()
  await cell('referrals', 'whatsapp').click({ force: true })
  const saving = page.waitForResponse((answer) => answer.request().postData()?.includes('reminders') ?? false)
  await cell('reminders', 'whatsapp').click({ force: true })
  await expect(cell('referrals', 'whatsapp')).toBeChecked()
  await saving
  await expect
    .poll(async () => {
      await page.reload()
      await expect(cell('interviews', 'email')).toBeVisible()
      return Promise.all([
        cell('interviews', 'sms').isChecked(),
        cell('referrals', 'whatsapp').isChecked(),
        cell('reminders', 'whatsapp').isChecked(),
      ])
    })
    .toEqual([false, true, true])
  await page.route('**/api/users/notifications', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await cell('nominations', 'email').click({ force: true })
  await expect(cell('nominations', 'email')).toBeChecked()
  await page.getByRole('button', { name: calendar().make }).click()
  await expect(page.getByRole('textbox', { name: calendar().address })).toHaveValue(/\/api\/calendar\/[\w-]+\.ics$/)
})

test('a person sees where they are signed in and signs out everywhere else @once', async ({
  page,
  request,
  browser,
}) => {
  const email = await openSettings(page, request)
  await openTab(page, 'sessions')
  const { sessions } = texts()
  await expect(page.getByText(sessions.onlyHere)).toBeVisible()
  const second = await (await browser.newContext()).newPage()
  await visit(second, '/settings?tab=sessions')
  await askForCode(second, email)
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/local/outbox', { params: { to: email } })).json()
      return data.length
    })
    .toBe(2)
  const { data } = await (await request.get('/api/local/outbox', { params: { to: email } })).json()
  await typeCode(second, /\d{4}/.exec(data[0].text)?.[0] ?? '')
  await expect(second.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await second.getByRole('button', { name: sessions.endOthers }).click()
  await expect(second.getByRole('alertdialog')).toContainText(sessions.endOthersText(1))
  await expectAccessible(second)
  await second.getByRole('alertdialog').getByRole('button', { name: sessions.endOthers }).click()
  await expect(second.getByText(sessions.onlyHere)).toBeVisible()
  await expectAccessible(second)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})

test('a person takes their data along, asks to close the account, is told the day, and stays after all @once', async ({
  page,
  request,
}) => {
  const email = await openSettings(page, request)
  const { closing, export: copy, correct } = privacy()
  await openTab(page, 'data')
  await expect(page.getByText(views().emptyTitle)).toBeVisible()
  await expect(page.getByRole('link', { name: correct.profile })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: copy.button }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^fareeq-\d{4}-\d{2}-\d{2}\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email }, sessions: [{}] })
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: copy.paper }).click()
  expect((await paper).suggestedFilename()).toMatch(/^fareeq-\d{4}-\d{2}-\d{2}\.pdf$/)

  await page.getByRole('button', { name: closing.ask }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    closing.askText(phrasePolicy('account_closing_days', UNCHANGED.account_closing_days, lang())),
  )
  await expectAccessible(page)
  await expect(dialog.getByText(openMatters().nothing)).toBeVisible()
  await dialog.getByRole('button', { name: closing.confirm }).click()
  await expect(page.getByText(closing.pendingText)).toBeVisible()
  await page.reload()
  await expect(page.getByText(closing.pendingText)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: closing.keep }).click()
  await expect(page.getByRole('button', { name: closing.ask })).toBeVisible()
})
