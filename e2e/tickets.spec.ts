import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { expect, type Page } from '@playwright/test'
import { ar as inboxAr } from '../apps/web/src/features/tickets/messages/inbox/ar.ts'
import { en as inboxEn } from '../apps/web/src/features/tickets/messages/inbox/en.ts'
import { ar as ticketsAr } from '../apps/web/src/features/tickets/messages/ar.ts'
import { en as ticketsEn } from '../apps/web/src/features/tickets/messages/en.ts'
import { contactUs } from './story-clients.ts'
import { openAs } from './story-staff.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar: inboxAr, en: inboxEn })[lang()]
const tickets = () => ({ ar: ticketsAr, en: ticketsEn })[lang()]

const mails = async (page: Page, to: string): Promise<string> => {
  const { data } = await (await page.request.get('/api/local/outbox', { params: { to } })).json()
  return data.map(({ text }: { text: string }) => text).join('\n')
}

test('a ticket is found by a word, noted, merged, answered while a colleague sees it, and closed @once', async ({
  page,
  browser,
}) => {
  const email = `noura.${uniqueSuffix()}@shop.example`
  const openTicket = (message: string) =>
    contactUs(page.request, { name: 'نورة', email, message: `${message} ${uniqueSuffix()}` })
  await openTicket('هل توظّفون في الإمارات؟')
  await openTicket('وهل توظّفون في البحرين؟')
  await openAs(page, 'operations@demo.fareeq.test', '/ops/tickets')

  // Found by the address, in both spellings of a word.
  const search = page.getByRole('searchbox', { name: words().search })
  await search.fill(`بحرين ${email}`)
  await search.press('Enter')
  const item = page.getByRole('listitem').filter({ hasText: email })
  await expect(item).toHaveCount(1)
  await item.locator('summary').click()

  // A note with a colleague's name reaches them, and nobody else.
  await item.getByText(words().note, { exact: true }).click()
  const note = item.getByRole('textbox', { name: words().note })
  await note.fill('سؤال لك:')
  await item.getByRole('button', { name: words().mention }).click()
  await page.getByRole('option', { name: 'سارة القحطاني' }).click()
  await item.getByRole('button', { name: words().noteSend }).click()
  await expect(page.getByText(words().noteSent)).toBeVisible()
  await expect.poll(() => mails(page, 'manager@demo.fareeq.test')).toContain('سؤال لك: @سارة القحطاني')
  await expectAccessible(page)

  // The second question goes into the first one.
  await item.getByRole('button', { name: words().merge }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words().merge }).click()
  await expect(page.getByText(words().merged)).toBeVisible()
  await search.fill(`إمارات ${email}`)
  await search.press('Enter')
  const ticketItem = page.getByRole('listitem').filter({ hasText: email })
  await ticketItem.locator('summary').first().click()
  await expect(ticketItem.getByRole('region', { name: words().mergedHere })).toContainText('البحرين')

  // A colleague sees live that somebody is writing.
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await openAs(other, 'james.carter@demo.fareeq.test', `/ops/tickets?q=${encodeURIComponent(email)}`)
  const theirs = other.getByRole('listitem').filter({ hasText: email }).first()
  await expect(theirs).toBeVisible()
  await ticketItem.getByRole('button', { name: words().template }).click()
  await page.getByRole('menuitem').first().click()
  await expect(ticketItem.getByRole('textbox', { name: tickets().answer })).toHaveValue(/نورة/)
  await expect(other.getByText(words().writing.replace('{name}', 'سلطان الدوسري')).first()).toBeVisible()
  await ticketItem.getByRole('button', { name: tickets().send }).click()
  await expect(page.getByText(tickets().sent)).toBeVisible()
  await expect(other.getByText(words().writing.replace('{name}', 'سلطان الدوسري'))).toHaveCount(0)
  expect(await mails(page, email)).not.toContain('سؤال لك')

  // Closed in one go, with a result.
  await other.getByRole('checkbox', { name: words().selectAll }).check({ force: true })
  await other.getByRole('group', { name: words().bulk }).getByRole('button', { name: words().bulkClose }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: words().bulkClose }).click()
  await expect(other.getByText(words().bulkDone(1))).toBeVisible()
  await expectAccessible(other)
})
