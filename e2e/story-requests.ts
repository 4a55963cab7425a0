import { expect, type Page } from '@playwright/test'
import { ar as meetingAr } from '../apps/web/src/features/meetings/messages/ar.ts'
import { en as meetingEn } from '../apps/web/src/features/meetings/messages/en.ts'
import { request as words } from './story-clients.ts'
import { choose, inLang, pick, press } from './story-talents.ts'
import { lang } from './story.ts'

/** Steps of the request wizard. */

const meeting = () => ({ ar: meetingAr, en: meetingEn })[lang()]

type Step = 'aboutProject' | 'selectService' | 'technologies' | 'details' | 'bookMeeting'
export const step = (page: Page, name: Step) =>
  page.getByRole('heading', { level: 2, name: words().steps[name], exact: true })
export const service = (page: Page, slug: string) => page.getByRole('checkbox', { name: words().service[slug]!.name })

/** A slot conflict with a parallel test: takes the nearest one. */
export async function book(page: Page) {
  const times = page.getByRole('radio')
  await expect(times.first()).toBeAttached()
  await times.nth(Math.floor(Math.random() * (await times.count()))).check({ force: true })
  await press(page, meeting().chosen.book)
  const done = page.getByRole('heading', { level: 1, name: words().done.title })
  await expect(done.or(page.getByText(meeting().taken.title))).toBeVisible()
  if (await done.isVisible()) return
  await page.getByRole('alert').getByRole('button').first().click()
  await press(page, meeting().chosen.book)
  await expect(done).toBeVisible()
}

export async function fillDetails(page: Page) {
  await choose(page, words().role, inLang('تطوير الأنظمة الخلفية', 'Backend developer'))
  const months = page.getByRole('combobox', { name: words().duration }).getByRole('option')
  await expect(months).toHaveText([3, 6, 12, 24, 36].map((count) => words().durations[count]!))
  await pick(page, words().duration, words().durations[12]!)
  const modes = page.getByRole('combobox', { name: words().workMode }).getByRole('option')
  await expect(modes).toHaveText(Object.values(words().workModes))
  await pick(page, words().workMode, words().workModes.hybrid)
  await page.getByRole('radio', { name: words().availabilities.part_time }).check({ force: true })
  await choose(page, words().primaryLanguage, inLang('العربية', 'Arabic'))
  // What is optional says so in its label.
  await choose(page, words().secondaryLanguage, inLang('الإنجليزية', 'English'))
}
