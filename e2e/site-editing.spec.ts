import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ar as newsletterAr } from '../apps/web/src/features/subscriptions/messages/newsletter/ar.ts'
import { en as newsletterEn } from '../apps/web/src/features/subscriptions/messages/newsletter/en.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/site/messages/editing/ar.ts'
import { en } from '../apps/web/src/features/site/messages/editing/en.ts'
import { ar as mailsAr } from '../apps/web/src/features/site/messages/mails/ar.ts'
import { en as mailsEn } from '../apps/web/src/features/site/messages/mails/en.ts'
import { writeDay } from '../apps/web/src/ui/dates/date-text.ts'
import { colleague } from './story-clients.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const lang = () => test.info().project.name as Lang
const words = () => ({ ar, en })[lang()]
const mails = () => ({ ar: mailsAr, en: mailsEn })[lang()]

const newsletter = () => ({ ar: newsletterAr, en: newsletterEn })[lang()]

const SLUG = 'salary-transparency'
const fieldIn = (page: Page, field: string, one: Lang) =>
  page.getByLabel(words().inLang.replace('{field}', field).replace('{lang}', words().langs[one]), { exact: true })
const titleIn = (page: Page, one: Lang) => fieldIn(page, words().fields['title']!, one)
const view = (page: Page, name: 'edit' | 'preview' | 'history') =>
  page.getByRole('radio', { name: words().views[name] }).check({ force: true })
const publicTitle = async (page: Page, one: Lang) => {
  const answer = await page.request.get(`/knowledge-center/${SLUG}?lang=${one}`)
  return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]
}

test('a content colleague corrects an article, sees it before anybody else, publishes it, and goes back @once', async ({
  page,
}) => {
  const mark = uniqueSuffix()
  const { open } = await colleague(page.request, 'content@demo.fareeq.test')
  const before = { ar: await publicTitle(page, 'ar'), en: await publicTitle(page, 'en') }
  await open(page, '/ops/content?kind=article')
  await expect(page.getByRole('heading', { level: 1, name: words().title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: before[lang()]! }).click()

  const frame = page.frameLocator('iframe')
  const heading = frame.getByRole('heading', { level: 1 })
  await titleIn(page, 'ar').fill(`مسودة ${mark}`)
  // What is typed is seen before it is saved; on a wide screen beside the fields, key by key.
  await page.setViewportSize({ width: 1500, height: 900 })
  await view(page, 'preview')
  await expect(heading).toHaveText(`مسودة ${mark}`)
  await titleIn(page, 'ar').fill(`رواتب ${mark}`)
  await expect(heading).toHaveText(`رواتب ${mark}`)
  await expect(page.getByText(words().unsaved)).toBeVisible()
  await expectAccessible(page)
  await view(page, 'edit')
  await page.setViewportSize({ width: 1280, height: 720 })
  await titleIn(page, 'en').fill(`Salaries ${mark}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: words().saveDraft }).click()
  await expect(page.getByText(words().publicBeside)).toBeVisible()

  await view(page, 'preview')
  await expect(heading).toHaveText(`رواتب ${mark}`)
  await page.getByRole('radio', { name: words().langs.en }).check({ force: true })
  await expect(heading).toHaveText(`Salaries ${mark}`)
  expect({ ar: await publicTitle(page, 'ar'), en: await publicTitle(page, 'en') }).toEqual(before)

  await view(page, 'edit')
  await page.getByRole('button', { name: words().publish, exact: true }).click()
  await expect(page.getByText(words().states.published, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words().publish, exact: true })).toBeFocused()
  await expect.poll(() => publicTitle(page, 'ar')).toBe(`رواتب ${mark}`)
  expect(await publicTitle(page, 'en')).toBe(`Salaries ${mark}`)

  await view(page, 'history')
  await expect(page.getByRole('deletion').filter({ hasText: before.ar! })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words().restore }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: words().restore }).click()
  await expect(titleIn(page, 'ar')).toHaveValue(before.ar!)
  await page.getByRole('button', { name: words().publish, exact: true }).click()
  await expect.poll(() => publicTitle(page, 'en')).toBe(before.en)

  // A day that was typed counts at the first press.
  await page.getByRole('button', { name: words().plan }).click()
  const plan = page.getByRole('alertdialog')
  await plan.getByLabel(words().planDay).fill(writeDay(daysAfter(riyadhDay(new Date()), 3)))
  await plan.getByRole('button', { name: words().plan }).click()
  await expect(page.getByText(words().publicBeside)).toBeVisible()
  await page.getByRole('button', { name: words().publish, exact: true }).click()
  await expect(page.getByText(words().states.published, { exact: true })).toBeVisible()
})

test('a content colleague changes the counted subject of an email, which is refused without its number @once', async ({
  page,
}) => {
  const mark = uniqueSuffix()
  const { open } = await colleague(page.request, 'content@demo.fareeq.test')
  await open(page, '/ops/content?kind=mail&q=profile-views-week')
  // The next newsletter is read before it is sent.
  await page.getByRole('button', { name: newsletter().open }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(newsletter().none).or(preview.getByText(newsletter().subject))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  const subject = fieldIn(page, `${words().fields['subject']} · ${words().forms.ar['few']}`, 'ar')
  const original = await subject.inputValue()
  await subject.fill('شركات')
  await page.getByRole('button', { name: words().saveDraft }).click()
  await expect(subject).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await subject.fill(`{count} شركات ${mark}`)
  await page.getByRole('button', { name: words().saveDraft }).click()
  await expect(page.getByText(words().states.draft, { exact: true })).toBeVisible()
  await view(page, 'preview')
  await page.getByLabel(mails().variant, { exact: true }).selectOption('few')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(`3 شركات ${mark}`)
  await expectAccessible(page)
  await view(page, 'edit')
  await subject.fill(original)
  await page.getByRole('button', { name: words().publish, exact: true }).click()
  await expect(page.getByText(words().states.published, { exact: true })).toBeVisible()
})
