import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { expect, type Page } from '@playwright/test'
import { ar as boardAr } from '../apps/web/src/features/client-projects/messages/board/ar.ts'
import { en as boardEn } from '../apps/web/src/features/client-projects/messages/board/en.ts'
import { ar as ticketsAr } from '../apps/web/src/features/tickets/messages/ar.ts'
import { en as ticketsEn } from '../apps/web/src/features/tickets/messages/en.ts'
import { contactUs } from './story-clients.ts'
import { openAs } from './story-staff.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const lang = () => test.info().project.name as Lang
const tickets = () => ({ ar: ticketsAr, en: ticketsEn })[lang()]
const board = () => ({ ar: boardAr, en: boardEn })[lang()]

const FIRST = { ar: 'نعم، نوظّف في عُمان منذ سنتين.', en: 'Yes, we have hired in Oman for two years.' }
const SECOND = { ar: 'أهلًا بك، راسلنا متى شئت.', en: 'Hello, write to us whenever you like.' }

/** The ticket of this asker, open. */
async function openTicket(page: Page, colleague: string, email: string) {
  await openAs(page, colleague, `/ops/tickets?q=${encodeURIComponent(email)}`)
  const ticket = page.getByRole('listitem').filter({ hasText: email })
  await ticket.locator('summary').click()
  return ticket
}
const mails = async (page: Page, to: string): Promise<string[]> => {
  const { data } = await (await page.request.get('/api/local/outbox', { params: { to } })).json()
  return data.map(({ text }: { text: string }) => text)
}

test('of two colleagues who answer one ticket the second is told, and sends only on purpose [D-121] @once', async ({
  page,
  browser,
}) => {
  const email = `noura.${uniqueSuffix()}@shop.example`
  await contactUs(page.request, { name: 'نورة', email, message: `هل توظفون في عُمان؟ ${uniqueSuffix()}` })
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  const mine = await openTicket(page, 'james.carter@demo.fareeq.test', email)
  const theirs = await openTicket(other, 'operations@demo.fareeq.test', email)

  const field = theirs.getByRole('textbox')
  await field.fill(SECOND[lang()])
  await mine.getByRole('textbox').fill(FIRST[lang()])
  await mine.getByRole('button', { name: tickets().send }).click()
  await expect(page.getByText(tickets().sent)).toBeVisible()

  // Live update: the other window shows the answer, and the draft is still there.
  const warning = theirs.getByRole('alert')
  await expect(warning).toContainText(FIRST[lang()])
  await expect(warning).toContainText('James Carter')
  await expect(field).toHaveValue(SECOND[lang()])
  await expect(theirs.getByRole('button', { name: tickets().send, exact: true })).toHaveCount(0)
  await expectAccessible(other)
  expect((await mails(page, email)).filter((text) => text.includes(SECOND[lang()]))).toEqual([])

  await warning.getByRole('button', { name: tickets().sendAnyway }).click()
  await expect(other.getByText(tickets().sent)).toBeVisible()
  expect((await mails(page, email)).filter((text) => text.includes(SECOND[lang()]))).toHaveLength(1)
})

test('a request a colleague takes is seen at once, and taken over only by name @once', async ({ page, browser }) => {
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await openAs(page, 'noor@demo.fareeq.test', '/ops/requests')
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click()
  await page.waitForURL(/\/ops\/requests\/[0-9a-f-]{36}/)
  await openAs(other, 'huda.otaibi@demo.fareeq.test', page.url())

  const overFrom = (name: string) => board().takeOver.replace('{name}', name)
  const take = page.getByRole('button', { name: board().take, exact: true })
  const anyway = page.getByRole('button', { name: /./ }).filter({ hasText: board().takeOver.split('{name}')[0] })
  await expect(
    take
      .or(anyway)
      .or(page.getByRole('button', { name: board().giveBack }))
      .first(),
  ).toBeVisible()
  // The test in the other language may have left an owner.
  if ((await anyway.count()) > 0) {
    await anyway.click()
    await page.getByRole('alertdialog').getByRole('button', { name: board().take, exact: true }).click()
  } else if ((await take.count()) > 0) await take.click()
  await expect(page.getByRole('button', { name: board().giveBack })).toBeVisible()

  await expect(other.getByRole('button', { name: overFrom('نور الزهراني') })).toBeVisible()
  await other.getByRole('button', { name: overFrom('نور الزهراني') }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: board().take, exact: true }).click()
  await expect(other.getByText(board().taken)).toBeVisible()
  await expect(page.getByRole('button', { name: overFrom('هدى العتيبي') })).toBeVisible()
  expect((await mails(page, 'noor@demo.fareeq.test')).join()).toContain('هدى العتيبي')
})
