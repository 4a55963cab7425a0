import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { ar as afterAr } from '../apps/web/src/features/assessments/messages/after/ar.ts'
import { en as afterEn } from '../apps/web/src/features/assessments/messages/after/en.ts'
import { ar as beforeAr } from '../apps/web/src/features/assessments/messages/before/ar.ts'
import { en as beforeEn } from '../apps/web/src/features/assessments/messages/before/en.ts'
import { ar as runnerAr } from '../apps/web/src/features/assessments/messages/runner/ar.ts'
import { en as runnerEn } from '../apps/web/src/features/assessments/messages/runner/en.ts'
import { liveTalent, open, press } from './story-talents.ts'
import { lang, expectAccessible, otherLang } from './story.ts'
import { test } from './story-test.ts'

test.describe.configure({ mode: 'default' })
const before = () => ({ ar: beforeAr, en: beforeEn })[lang()]
const runner = () => ({ ar: runnerAr, en: runnerEn })[lang()]
const after = () => ({ ar: afterAr, en: afterEn })[lang()]

const QUESTIONS = 20

async function invited(request: APIRequestContext, assessment: string) {
  const talent = await liveTalent(request)
  const { link } = await talent.send('POST', `/api/assessments/${assessment}/invite`, {})
  return { talent, link: link as string }
}
const option = (page: Page, n: number) =>
  page.getByRole('radiogroup', { name: runner().answers }).getByRole('radio').nth(n)
const question = (page: Page, n: number) => page.getByText(runner().question(n, QUESTIONS), { exact: true })
const saved = (page: Page) => expect(page.getByText(runner().saving.saved, { exact: true })).toBeAttached()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const flagOf = (page: Page) => page.getByRole('button', { name: runner().flag, exact: true })

async function start(page: Page) {
  await press(page, before().start)
  await expect(page.getByRole('timer')).toBeVisible()
}

test('a talent takes a test by keyboard, reloads, goes on in another window and reads the result [P-003] [K-045] @english', async ({
  page,
  request,
}) => {
  const { talent, link } = await invited(request, 'javascript')
  // Slow network: whatever is shown can already be answered.
  await page.route(/choice-panel/, async (route) => {
    await setTimeout(1_000)
    await route.continue()
  })
  await open(page, talent, link)
  await expect(page.getByText(before().trials(2))).toBeVisible()
  await page.getByRole('radio', { name: '+25%' }).check({ force: true })
  await expect(page.getByText(before().extra.total(38))).toBeVisible()
  // The practice question knows the keys of the real ones, and is no part of the attempt.
  await page.keyboard.press('1')
  await expect(page.getByText(before().practice.wrong)).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByText(before().practice.right)).toBeVisible()
  await expectAccessible(page)
  await start(page)

  await test.step('answers by keyboard, with what is unsure flagged', async () => {
    await expect(page.getByRole('timer')).toHaveText(/^37:[0-5]\d$/)
    await page.keyboard.press('2')
    await expect(option(page, 1)).toBeChecked()
    await option(page, 1).focus()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 2)).toBeChecked()
    await page.keyboard.press('f')
    await expect(flagOf(page)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    for (let n = 2; n < QUESTIONS; n++) {
      await page.keyboard.press('n')
      await expect(question(page, n)).toBeVisible()
      await page.keyboard.press('1')
    }
    await page.keyboard.press('p')
    await expect(question(page, QUESTIONS - 2)).toBeVisible()
    await saved(page)
  })

  await test.step('finds everything after a reload', async () => {
    await page.reload()
    await expect(question(page, QUESTIONS - 2)).toBeVisible()
    await expect(option(page, 0)).toBeChecked()
    await expect(page.getByText(runner().progress(QUESTIONS - 1, QUESTIONS))).toBeVisible()
    await press(page, runner().list.state(1, true, true))
    await expect(option(page, 2)).toBeChecked()
    await press(page, runner().readIn[otherLang()])
    await expect(page.getByRole('heading', { level: 2 }).locator('..')).toHaveAttribute('lang', otherLang())
  })

  const second = await page.context().newPage()
  await test.step('goes on in another window, and the first one says so', async () => {
    await second.goto(link)
    await expect(title(second, runner().elsewhere.title)).toBeVisible()
    await expectAccessible(second)
    await press(second, runner().elsewhere.here)
    await expect(second.getByText(runner().progress(QUESTIONS - 1, QUESTIONS))).toBeVisible()
    await expect(title(page, runner().elsewhere.title)).toBeVisible()
  })

  await test.step('reports what went wrong technically', async () => {
    await press(second, runner().incident.open)
    const dialog = second.getByRole('dialog', { name: runner().incident.title })
    await dialog.getByRole('textbox', { name: runner().incident.note }).fill('3')
    await expectAccessible(second)
    await press(dialog, runner().incident.send)
    await expect(second.getByText(runner().incident.done)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('hands in, after a look at what is missing', async () => {
    await second.getByRole('complementary').getByRole('button', { name: runner().submit.open }).click()
    const dialog = second.getByRole('alertdialog')
    await expect(dialog.getByText(runner().submit.unanswered(1))).toBeVisible()
    await expect(dialog.getByText(runner().submit.flagged(1))).toBeVisible()
    await press(dialog, runner().submit.goTo(QUESTIONS))
    await expect(question(second, QUESTIONS)).toBeVisible()
    await second.keyboard.press('4')
    await saved(second)
    await second.getByRole('complementary').getByRole('button', { name: runner().submit.open }).click()
    await expect(dialog.getByText(runner().submit.all)).toBeVisible()
    await press(dialog, runner().submit.confirm)
  })

  await test.step('the result appears by itself, with the next step', async () => {
    await expect(title(second, after().passed.title).or(title(second, after().failed.title))).toBeVisible()
    await expect(second.getByRole('progressbar', { name: after().score })).toBeVisible()
    await expect(second.getByRole('link', { name: after().report })).toHaveAttribute('href', '/sq/talent/report')
    await expectAccessible(second)
  })
})

const statement = (page: Page, n: number): Locator => page.getByRole('main').getByRole('radiogroup').nth(n)

test('the personality questionnaire on a phone: ten statements a page, no pass or fail @once', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { talent, link } = await invited(request, 'personality')
  await open(page, talent, link)
  await expect(page.getByText(before().noTrials)).toBeVisible()
  await start(page)
  for (let at = 0; at < 5; at++) {
    await expect(
      page.getByRole('heading', { level: 2, name: runner().page(at * 10 + 1, at * 10 + 10, 50) }),
    ).toBeVisible()
    for (let n = 0; n < 10; n++)
      await statement(page, n)
        .getByRole('radio')
        .nth(n % 5)
        .check({ force: true })
    if (at === 0) await expectAccessible(page)
    if (at < 4) await press(page, runner().next)
  }
  await expect(page.getByText(runner().progress(50, 50))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await press(page.getByRole('main'), runner().submit.open)
  await press(page.getByRole('alertdialog'), runner().submit.confirm)
  await expect(title(page, after().completed.title)).toBeVisible()
  await expectAccessible(page)
})

test('an answer given without a connection survives a closed browser, one after the time is not taken @once', async ({
  page,
  request,
  context,
}) => {
  const { talent, link } = await invited(request, 'react')
  await open(page, talent, link)
  await start(page)
  await page.keyboard.press('1')
  await saved(page)
  await context.setOffline(true)
  await page.keyboard.press('3')
  await expect(page.getByText(runner().saving.waitingText)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(link)
  await press(next, runner().elsewhere.here)
  await expect(option(next, 2)).toBeChecked()
  await saved(next)
  const device = await next.evaluate(
    () => JSON.parse(sessionStorage.getItem('kept:assessment-window') ?? '""') as string,
  )
  const { id, answers } = await talent.send(
    'GET',
    `${link.replace('/assessment/', '/api/assessments/attempts/')}?device=${device}`,
  )
  expect(answers[0].revision).toBe(2)

  // An answer after the time: what was saved before it is handed in, and the page says so.
  await talent.send('POST', `/api/local/attempts/${id}/pass-time`, {})
  await next.keyboard.press('2')
  await expect(title(next, after().failed.title)).toBeVisible()
  await expect(next.getByText(after().handedIn.time)).toBeVisible()
  await expect(next.getByText(after().handedIn.count(1, QUESTIONS))).toBeVisible()
  await expectAccessible(next)
})

test('a link of somebody else says so, and leads back @once', async ({ page, request }) => {
  const { link } = await invited(request, 'react')
  const stranger = await liveTalent(request)
  await open(page, stranger, link)
  await expect(page.getByText(after().link.none)).toBeVisible()
  await expect(page.getByRole('link', { name: after().list })).toBeVisible()
  await expectAccessible(page)
})
