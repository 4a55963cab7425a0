import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/subscriptions/messages/ar.ts'
import { en } from '../apps/web/src/features/subscriptions/messages/en.ts'
import { askForCode, lang, expectAccessible, someTalent, typeCode, visit } from './story.ts'
import { test } from './story-test.ts'

const texts = () => ({ ar, en })[lang()]
const withList = (sentence: string, list: keyof typeof ar.lists) => sentence.replace('{list}', texts().lists[list].name)
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const card = (page: Page, list: keyof typeof ar.lists) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: texts().lists[list].name }) })

test('a link from a mail leads through login to the list, and joining it is one press [R-042 R-043 G-016 G-017 G-018 A-042] @once', async ({
  page,
  request,
}) => {
  const { subscribe, submitted } = texts()
  const { email, code } = await someTalent(request)
  await visit(page, '/subscribe?subscription=newsletter')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsubscribe/)
  await askForCode(page, email)
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/subscribe\?subscription=newsletter/)
  await expect(title(page, subscribe.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(subscribe.asked)
  await expect(card(page, 'newsletter')).not.toContainText(subscribe.joined)
  await expect(card(page, 'reminders')).toContainText(subscribe.joined)
  await expectAccessible(page)

  await link(page, withList(subscribe.joinNamed, 'newsletter')).click()
  await expect(page).toHaveURL(/\/submit-subscribe\/?\?subscription=newsletter/)
  await expect(title(page, submitted.title)).toBeVisible()
  await expect(page.getByText(withList(submitted.one, 'newsletter'))).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(title(page, submitted.title)).toBeVisible()
  await link(page, submitted.lists).click()
  await expect(card(page, 'newsletter')).toContainText(subscribe.joined)

  // An address that names no list subscribes nobody.
  await page.goto('/submit-subscribe/')
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(card(page, 'opportunities')).not.toContainText(subscribe.joined)

  await page.goto('/submit-subscribe/?subscription=spam')
  await expect(page).toHaveURL(/\/404/)
})

test('leaving a list asks why, in at most 500 characters, and only its owner may [R-044 R-101 G-019 V-040 V-041 K-047 A-043] @once', async ({
  page,
  request,
}) => {
  const { subscribe, unsubscribe } = texts()
  const { email, code } = await someTalent(request)
  await visit(page, '/subscribe')
  await askForCode(page, email)
  await typeCode(page, code)
  await link(page, withList(subscribe.leaveNamed, 'reminders')).click()
  await expect(title(page, unsubscribe.title)).toBeVisible()
  await expect(page.getByRole('radio', { name: texts().lists.reminders.name })).toBeChecked()
  const address = page.url()
  const comment = page.getByRole('textbox', { name: unsubscribe.comment })
  const submit = page.getByRole('button', { name: unsubscribe.submit })
  await submit.click()
  await expect(page.getByText(rule.required[lang()])).toBeVisible()
  await expect(comment).toBeFocused()
  await expectAccessible(page)
  await comment.fill('ا'.repeat(501))
  await submit.click()
  await expect(page.getByText(rule.max_length[lang()].replace('{max}', '500'))).toBeVisible()
  await comment.fill('وجدت عملًا، شكرًا لكم')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(comment).toHaveValue('وجدت عملًا، شكرًا لكم')
  const sentRequest = page.waitForRequest('**/api/users/unsubscribe')
  await submit.dblclick()
  expect((await sentRequest).postDataJSON()).toMatchObject({ subscription: 'reminders', comment: 'وجدت عملًا، شكرًا لكم' })
  await expect(title(page, unsubscribe.doneTitle)).toBeVisible()
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.getByText(unsubscribe.nothingTitle)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/unsubscribe/018f0000-0000-7000-8000-000000000001')
  await expect(page).toHaveURL(/\/404/)
})
