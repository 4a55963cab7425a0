import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/notifications/messages/centre/ar.ts'
import { en } from '../apps/web/src/features/notifications/messages/centre/en.ts'
import { ar as choicesAr } from '../apps/web/src/features/notifications/messages/ar.ts'
import { en as choicesEn } from '../apps/web/src/features/notifications/messages/en.ts'
import { openAs, clientWithMeeting } from './story-clients.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const centre = () => ({ ar, en })[lang()]
const choices = () => ({ ar: choicesAr, en: choicesEn })[lang()]

test('what happens is heard at once wherever one is, found again, read, and says why it came @once', async ({
  page,
  request,
}) => {
  const client = await clientWithMeeting(request)
  const words = centre()
  const bell = (unread: number) =>
    page.getByRole('button', { name: unread > 0 ? `${words.open}: ${words.unread(unread)}` : words.open, exact: true })
  await openAs(page, client, '/settings')
  await expect(bell(1)).toBeVisible()

  const { token } = await client.send('GET', '/api/client/meetings/next')
  await client.send('POST', `/api/meetings/${token}/cancel`, {})
  await bell(2).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  const lines = dialog.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expectAccessible(page)

  await lines.first().getByText(words.why).click()
  await expect(lines.first()).toContainText(words.because(KIND_NAMES.meetings[lang()]))
  await expect(lines.first()).toContainText(words.told('email', 'always'))
  await lines.first().getByRole('button', { name: words.read }).click()
  await dialog.getByText(words.onlyUnread).click()
  await expect(lines).toHaveCount(1)
  await dialog.getByRole('button', { name: words.readAll }).click()
  await expect(dialog.getByText(words.noneTitle)).toBeVisible()
  await dialog.getByRole('link', { name: words.settings }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bell(0)).toBeVisible()
  await expect(page.getByRole('heading', { name: choices().title })).toBeVisible()
})
