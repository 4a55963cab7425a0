import { type APIRequestContext, expect } from '@playwright/test'
import { ar as offersAr } from '../apps/web/src/features/assessments/messages/offers/ar.ts'
import { en as offersEn } from '../apps/web/src/features/assessments/messages/offers/en.ts'
import { ar as reportAr } from '../apps/web/src/features/assessments/messages/report/ar.ts'
import { en as reportEn } from '../apps/web/src/features/assessments/messages/report/en.ts'
import { REPORT_WORDS } from '../packages/domain/src/assessments/reports/rules-report-words.ts'
import { navigationErrors } from '../packages/domain/src/navigation/errors.ts'
import { liveTalent, open, press } from './story-talents.ts'
import { lang, expectAccessible, visit } from './story.ts'
import { test } from './story-test.ts'

const offers = () => ({ ar: offersAr, en: offersEn })[lang()]
const words = () => ({ ar: reportAr, en: reportEn })[lang()]
const DEVICE = 'a-window-of-a-story'

type Talent = Awaited<ReturnType<typeof liveTalent>>

/** Takes an assessment without looking at it: every question gets the same answer. */
async function take(talent: Talent, id: string, answer: object) {
  const { link } = await talent.send('POST', `/api/assessments/${id}/invite`, {})
  const path = `/api/assessments/attempts/${(link as string).split('/').at(-1)}`
  const { count } = await talent.send('POST', `${path}/start`, { device: DEVICE, extra_time: 0 })
  for (let position = 1; position <= count; position++)
    await talent.send('PUT', `${path}/answers/${position}`, {
      device: DEVICE,
      answer,
      flagged: false,
      revision: 1,
      seconds: 9,
    })
  await talent.send('POST', `${path}/submit`, { device: DEVICE })
  await expect.poll(async () => (await talent.send('GET', path)).state).toMatch(/passed|failed|completed/)
}

async function assessed(request: APIRequestContext) {
  const talent = await liveTalent(request)
  await take(talent, 'javascript', { kind: 'multiple_choice', choice: 'a' })
  await take(talent, 'personality', { kind: 'personality', value: 4 })
  return talent
}

test('a talent without a result is led to the assessments, what helps most first, and starts one [X-041] @once', async ({
  page,
  request,
}) => {
  await open(page, await liveTalent(request), '/sq/talent/report')
  await expect(page.getByText(words().personality.empty)).toBeVisible()
  await expect(page.getByText(words().personality.emptyText)).toBeVisible()
  await page.getByRole('link', { name: words().toAssessments }).click()
  await expect(page.getByRole('heading', { name: offers().recommended })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /JavaScript/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/assessment\//)
})

test('a talent reads the report, objects, and shares what was chosen until the link is turned off [P-027] [R-090] [R-091] [X-041] @english', async ({
  page,
  request,
  browser,
}) => {
  await open(page, await assessed(request), '/sq/talent/report')
  const common = REPORT_WORDS[lang()]
  await expect(page.getByText(common.right, { exact: true })).toBeVisible()
  await expect(page.getByText(common.personalityText)).toBeVisible()
  await page.getByText(words().explanations.title, { exact: true }).click()
  await expect(page.getByText(words().explanations.text)).toBeVisible()
  await press(page, words().personality.asTable)
  await expect(page.getByRole('columnheader', { name: words().personality.trait })).toBeVisible()
  await expectAccessible(page)

  await press(page, words().objection.open)
  await page.getByLabel(words().objection.label).fill('Question 4 has two right answers.')
  await press(page, words().objection.send)
  await expect(page.getByText(words().objection.status.open)).toBeVisible()

  // What was not passed is in no link: of this talent there are the traits, once they are ticked.
  await press(page, words().share.make)
  await expect(page.getByRole('button', { name: words().share.create })).toBeDisabled()
  await page.getByRole('checkbox', { name: words().share.withPersonality }).check({ force: true })
  await expectAccessible(page)
  await press(page, words().share.create)
  const link = await page.getByLabel(words().share.link).inputValue()
  const guest = await (await browser.newContext()).newPage()
  await visit(guest, link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(guest.getByText(common.personalityText)).toBeVisible()
  await expect(guest.getByText(common.right, { exact: true })).toHaveCount(0)
  await expect(guest.getByText(words().explanations.title, { exact: true })).toHaveCount(0)
  await expectAccessible(guest)
  await press(page, words().share.back)
  await page.getByRole('alertdialog').getByRole('button', { name: words().share.back }).click()
  await expect(page.getByLabel(words().share.link)).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByText(navigationErrors.link_ended[lang()])).toBeVisible()
  await expectAccessible(guest)
  await guest.context().close()
})
