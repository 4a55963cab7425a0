import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { readBank } from '../apps/api/bank/read.ts'
import { ar as afterAr } from '../apps/web/src/features/assessments/messages/after/ar.ts'
import { en as afterEn } from '../apps/web/src/features/assessments/messages/after/en.ts'
import { ar as beforeAr } from '../apps/web/src/features/assessments/messages/before/ar.ts'
import { en as beforeEn } from '../apps/web/src/features/assessments/messages/before/en.ts'
import { ar as codingAr } from '../apps/web/src/features/assessments/messages/coding/ar.ts'
import { en as codingEn } from '../apps/web/src/features/assessments/messages/coding/en.ts'
import { ar as runnerAr } from '../apps/web/src/features/assessments/messages/runner/ar.ts'
import { en as runnerEn } from '../apps/web/src/features/assessments/messages/runner/en.ts'
import { liveTalent, open, press } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test.describe.configure({ mode: 'default' })
const before = () => ({ ar: beforeAr, en: beforeEn })[lang()]
const runner = () => ({ ar: runnerAr, en: runnerEn })[lang()]
const coding = () => ({ ar: codingAr, en: codingEn })[lang()]
const after = () => ({ ar: afterAr, en: afterEn })[lang()]

const bank = readBank()
const editor = (page: Page) => page.getByRole('textbox', { name: coding().editor })
const saved = (page: Page) => expect(page.getByText(runner().saving.saved, { exact: true })).toBeAttached()

async function started(page: Page, request: APIRequestContext, assessment: string) {
  const talent = await liveTalent(request)
  const { link } = await talent.send('POST', `/api/assessments/${assessment}/invite`, {})
  await open(page, talent, link)
  await press(page, before().start)
  await expect(page.getByRole('timer')).toBeVisible()
}

/** The task that was drawn first, found in the bank by its title. */
async function tasksShown<Task extends { title: { ar: string; en: string } }>(page: Page, tasks: readonly Task[]) {
  const title = await page.getByRole('heading', { level: 2 }).first().textContent()
  return tasks.find((task) => task.title[lang()] === title)!
}

async function write(page: Page, source: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(source)
}

test('a talent solves a task: reads it, writes code, runs it, and hands it in [P-004] @once', async ({
  page,
  request,
}) => {
  await started(page, request, 'problem-solving')
  const task = await tasksShown(page, bank.coding)
  const all = task.visible.length
  await expect(editor(page)).toContainText(task.entry.javascript)
  await expectAccessible(page)

  await test.step('what is wrong is told test by test, and what cannot be read by its line', async () => {
    await press(page, coding().run.button)
    await expect(page.getByText(coding().tests.failed, { exact: true }).first()).toBeVisible()
    // The part that differs is marked in both, and said to a screen reader.
    await expect(page.locator('mark').first()).toContainText(coding().tests.differs.trim())
    await write(page, 'function (')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText(coding().status.invalid)).toBeVisible()
    await press(page, coding().goToLine(1))
    await expect(editor(page)).toBeFocused()
  })

  await test.step('the solution passes, and each language keeps its own text', async () => {
    await write(page, task.solution.javascript)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText(coding().tests.summary(all, all)).last()).toBeVisible()
    await expectAccessible(page)
    const language = page.getByRole('combobox', { name: coding().language })
    await language.selectOption('python')
    await expect(editor(page)).toContainText(`def ${task.entry.python}`)
    await language.selectOption('javascript')
    await press(page, coding().run.button)
    await expect(page.getByText(coding().tests.summary(all, all)).last()).toBeVisible()
  })

  await test.step('own values are tried, and starting over can be undone', async () => {
    const values = page.getByRole('textbox', { name: coding().own.arguments(1) })
    await values.fill('[1,')
    await press(page, coding().own.run)
    await expect(page.getByText(coding().own.wrong)).toBeVisible()
    await values.fill(task.visible[0]!.args.map((value) => JSON.stringify(value)).join(', '))
    await press(page, coding().own.run)
    await expect(page.getByText(coding().tests.ran, { exact: true })).toBeVisible()
    await press(page, coding().reset.open)
    await press(page.getByRole('alertdialog'), coding().reset.confirm)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await editor(page).click()
    await page.keyboard.press('ControlOrMeta+z')
  })

  await test.step('Escape and Tab leave the editor, and a reload finds the code', async () => {
    await editor(page).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
    await saved(page)
    await page.reload()
    await press(page, coding().run.button)
    await expect(page.getByText(coding().tests.summary(all, all)).last()).toBeVisible()
  })

  await press(page, runner().next)
  await expect(page.getByText(runner().question(2, 2), { exact: true })).toBeVisible()
  await press(page.getByRole('main'), runner().submit.open)
  await press(page.getByRole('alertdialog'), runner().submit.confirm)
  const result = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await expect(result(after().failed.title)).toBeVisible()
})

test('on a phone a query is written with the tables in sight [P-004] @once', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await started(page, request, 'sql-queries')
  const task = await tasksShown(page, bank.sql)
  await expect(page.getByText(coding().phone)).toBeVisible()
  await expect(page.getByRole('group', { name: coding().tables })).toBeVisible()
  await expectAccessible(page)
  const view = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true })
  await view(coding().views.code)
  // Set-up: the engine of SQL is started by its first run, which takes seconds of a processor.
  await press(page, coding().run.button)
  await expect(page.getByText(coding().run.running).last()).toBeVisible()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 60_000 })
  await view(coding().views.code)
  await write(page, task.solution)
  await expectAccessible(page)
  await press(page, coding().run.button)
  const all = task.visible.length
  await expect(page.getByText(coding().tests.summary(all, all)).last()).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
