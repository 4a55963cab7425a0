import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { totpCode } from '../apps/api/src/platform/totp.ts'
import { ar as shellAr } from '../apps/web/src/areas/messages/ar.ts'
import { en as shellEn } from '../apps/web/src/areas/messages/en.ts'
import { SECTION_KEYS } from '../apps/web/src/areas/operations/section-keys.ts'
import { ar } from '../apps/web/src/features/staff/messages/ar.ts'
import { en } from '../apps/web/src/features/staff/messages/en.ts'
import { ar as inboxAr } from '../apps/web/src/features/tickets/messages/ar.ts'
import { en as inboxEn } from '../apps/web/src/features/tickets/messages/en.ts'
import { ar as uiAr } from '../apps/web/src/ui/words/ar.ts'
import { en as uiEn } from '../apps/web/src/ui/words/en.ts'
import { callerOf, colleague, colleagueWith } from './story-clients.ts'
import { test } from './story-test.ts'
import { uniqueSuffix } from './story.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar, en })[lang()]
const shell = () => ({ ar: shellAr, en: shellEn })[lang()]
const inbox = () => ({ ar: inboxAr, en: inboxEn })[lang()]
const ui = () => ({ ar: uiAr, en: uiEn })[lang()]
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The newest message with a code of so many digits. */
export async function codeFor(request: APIRequestContext, to: string, digits: 4 | 6): Promise<string> {
  const { data } = await (await request.get('/api/local/outbox', { params: { to } })).json()
  const shape = new RegExp(`^\\d{${digits}}$`, 'm')
  const text = data.map((message: { text: string }) => message.text).find((body: string) => shape.test(body))
  return shape.exec(text)![0]
}

export async function askForCode(page: Page, email: string) {
  await page.getByLabel(words().login.email).fill(email)
  await page.getByRole('button', { name: words().login.send }).click()
  await heading(page, words().codes.title).waitFor()
}
/** Submits on the last digit. */
export async function typeCodes(page: Page, code: string, totp: string) {
  const cells = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('textbox')
  await cells(words().codes.code).first().focus()
  await page.keyboard.type(code)
  await expect(cells(words().codes.totp).first()).toBeFocused()
  await page.keyboard.type(totp)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string) => {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? [])
}
/** What an app with this secret shows, or has shown so many steps before. */
export const totpOf = (secret: string, before = 0) => totpCode(fromBase32(secret), totpStep(new Date()) - before)

/** A colleague of the demo who is signed in, at a page. */
export const openAs = async (page: Page, email: string, path: string) =>
  (await colleague(page.request, email)).open(page, path)

/** A colleague whom no other story knows: for one that signs in by the page, or ends a session. */
export async function newColleague(request: APIRequestContext, role: StaffRole) {
  const [suffix, visitor] = [uniqueSuffix(), callerOf(request)]
  const email = `colleague.${suffix}@fareeq.example`
  const admin = await colleague(request, 'lina.khatib@demo.fareeq.test')
  await admin.send('POST', '/api/ops/staff/invitations', { email, roles: [role] })
  const [{ text }] = await visitor('GET', `/api/local/outbox?to=${email}`)
  const link = /#link=(\S+)/.exec(text)?.[1]
  const { secret } = await visitor('POST', '/api/ops/auth/setup', { link })
  // A code works once: this one leaves the current to the sign-in.
  const form = { link, name: `Selma ${suffix}`, totp: totpOf(secret, 1) }
  const session = await visitor('POST', '/api/ops/auth/setup/confirm', form)
  return { email, totp: totpOf(secret), ...colleagueWith(request, session) }
}

/** The palette finds people in either script and documents by their number, and has a button where there are no keys. */
export async function findAnything(page: Page) {
  const search = page.getByRole('combobox', { name: ui().commandPalette })
  const options = page.getByRole('listbox', { name: ui().commandPalette }).getByRole('option')
  await page.keyboard.press('Control+k')
  for (const [input, name] of [
    ['يوسف منصور', 'Youssef Mansour'],
    ['youssef', 'Youssef Mansour'],
    ['INV-2026-000001', 'INV-2026-000001'],
    ['dem2a3', 'عبد الله الغامدي'],
  ] as const) {
    await search.fill(input)
    await expect(options.first()).toContainText(name)
  }
  await search.press('Escape')
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: shell().find }).click()
  await search.fill(words().tickets)
  await page.getByRole('option', { name: words().tickets, exact: true }).click()
  await expect(heading(page, inbox().title)).toBeVisible()
  await page.setViewportSize(size)
}

/** Every key on the list of shortcuts leads where it says. */
export async function goByKeys(page: Page) {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: ui().commandPalette }).press('Escape')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: words().shortcuts.title }).getByRole('listitem')
  const keys = (await list.locator('span').allInnerTexts()).map((text) => text.split(/\s+/))
  await page.keyboard.press('Escape')
  const second = keys.flatMap(([first, key]) => (first === 'g' && key ? [key] : []))
  const sections = Object.entries(SECTION_KEYS).filter(([, code]) => second.includes(code.at(-1)!.toLowerCase()))
  expect(second).toHaveLength(sections.length + 1)
  for (const [section, code] of sections) {
    await page.keyboard.press('g')
    await page.keyboard.press(code)
    await expect(page).toHaveURL(new RegExp(`/ops/${section}`))
  }
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/ops(\?|$)/)
  const rows = page.getByRole('tabpanel').getByRole('listitem').getByRole('link')
  await expect(rows.nth(1)).toBeVisible()
  for (const [key, row] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(rows.nth(row)).toBeFocused()
  }
}
