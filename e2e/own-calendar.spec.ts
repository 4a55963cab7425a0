import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, type Page } from '@playwright/test'
import { ar as feed } from '../apps/web/src/features/interviews/messages/calendar/ar.ts'
import { ar as words } from '../apps/web/src/features/meetings/messages/calendar/ar.ts'
import { ar as kinds } from '../apps/web/src/features/meetings/messages/operations/ar.ts'
import { ar as staff } from '../apps/web/src/features/staff/messages/ar.ts'
import { openAs } from './story-staff.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const days = (page: Page) => page.getByRole('list', { name: words.week })
const join = (page: Page) => days(page).getByRole('link', { name: words.join })

/** The demo world has meetings from the next working day on, which may be in another week. */
async function weekWithMeetings(page: Page) {
  const { token } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('staff') ?? '{}'))
  const [from, to] = [0, 14].map((ahead) => daysAfter(riyadhDay(new Date()), ahead))
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'ar' }
  const answer = await page.request.get('/api/ops/calendar', { headers, params: { from: from!, to: to! } })
  const [meeting] = (await answer.json()).data.meetings
  await page.goto(`/ops/calendar?week=${riyadhDay(new Date(meeting.start))}`)
  await expect(join(page).first()).toBeVisible()
}

test('a recruiter finds their week from the navigation, on a desk and on a phone, and goes from a meeting to its talent @once', async ({
  page,
}) => {
  await openAs(page, 'recruiter@demo.fareeq.test', '/ops')
  await page.getByRole('link', { name: staff.calendar, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(days(page)).toBeVisible()
  await weekWithMeetings(page)
  await expect(
    days(page)
      .getByText(/^ساعات العمل/)
      .first(),
  ).toBeVisible()
  const meeting = days(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words.join }) })
    .last()
  await expect(meeting).toContainText(words.steps.prepare)
  await expect(meeting).toContainText(new RegExp(`${kinds.kinds.interview}|${kinds.kinds.alignment}`))
  await expect(page.getByRole('heading', { name: feed.title })).toBeVisible()
  await expectAccessible(page)

  // So high that the bar at the bottom covers no entry.
  await page.setViewportSize({ width: 390, height: 3000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(join(page).first()).toBeVisible()
  const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect(isWithin).toBe(true)
  await expectAccessible(page)

  await meeting.getByRole('link', { name: words.openTalent }).click()
  await page.waitForURL(/\/ops\/talents\//)
})
