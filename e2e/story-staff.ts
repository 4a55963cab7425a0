import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { ar } from '../apps/web/src/features/staff/messages/ar.ts'
import { en } from '../apps/web/src/features/staff/messages/en.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar, en })[lang()]
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The newest message with a code of so many digits. */
export async function codeFor(request: APIRequestContext, to: string, digits: 4 | 6): Promise<string> {
  const { data } = await (await request.get('/api/local/outbox', { params: { to } })).json()
  const shape = new RegExp(`^\\d{${digits}}$`, 'm')
  const text = data.map((message: { text: string }) => message.text).find((one: string) => shape.test(one))
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
export async function signIn(page: Page, email: string) {
  await page.goto(`/ops/audit?lang=${lang()}`)
  await askForCode(page, email)
  await typeCodes(page, await codeFor(page.request, email, 4), await codeFor(page.request, email, 6))
  await heading(page, words().audit.title).waitFor()
}
