import { expect, type Page } from '@playwright/test'
import { readBank } from '../apps/api/bank/read.ts'
import { ar as after } from '../apps/web/src/features/assessments/messages/after/ar.ts'
import { ar as assessed } from '../apps/web/src/features/assessments/messages/assessed/ar.ts'
import { ar as before } from '../apps/web/src/features/assessments/messages/before/ar.ts'
import { ar as coding } from '../apps/web/src/features/assessments/messages/coding/ar.ts'
import { ar as offers } from '../apps/web/src/features/assessments/messages/offers/ar.ts'
import { ar as report } from '../apps/web/src/features/assessments/messages/report/ar.ts'
import { ar as runner } from '../apps/web/src/features/assessments/messages/runner/ar.ts'
import { ar as video } from '../apps/web/src/features/assessments/messages/video/ar.ts'
import { ar as home } from '../apps/web/src/features/talents/messages/home/ar.ts'
import { ar as facts } from '../apps/web/src/features/talents/messages/facts/ar.ts'
import { REPORT_WORDS } from '../packages/domain/src/assessments/reports/rules-report-words.ts'
import { type Caller, callerOf, colleague, openAs, clientWithMeeting } from './story-clients.ts'
import { finishProfile, press } from './story-talents.ts'
import { agree, codeFor, fillPerson, expectAccessible, uniqueSuffix, typeCode, visit, words } from './story.ts'
import { test } from './story-test.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 800 }
const bank = readBank()

/** What is read on the screen: code is marked there in another way, and white space is one. */
const read = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ').trim()

/** From the list of assessments, past what is to be expected, to the first question. */
async function begin(page: Page, title: string) {
  await page.goto('/sq/talent/assessments')
  await page
    .getByRole('button', { name: offers.startFor(title) })
    .first()
    .click()
  await press(page, before.start)
  await expect(page.getByRole('timer')).toBeVisible()
}

async function submitAttempt(page: Page, outcome: string) {
  await press(page.getByRole('main'), runner.submit.open)
  await press(page.getByRole('alertdialog'), runner.submit.confirm)
  await expect(page.getByRole('heading', { level: 1, name: outcome, exact: true })).toBeVisible()
}

/** The right option of the question on the screen: the bank knows it by the four of them. */
async function answerRightly(page: Page, n: number, of: number) {
  await expect(page.getByText(runner.question(n, of), { exact: true })).toBeVisible()
  const group = page.getByRole('radiogroup', { name: runner.answers })
  // Each begins with its number.
  const labels = (await group.locator('label').allInnerTexts()).map((text) => read(text).replace(/^\d\s?/, ''))
  const item = bank.multipleChoice.find(({ right, wrong }) =>
    [right, ...wrong].every((option) => labels.includes(read(option.ar))),
  )
  if (!item) throw new Error(`No such question: ${labels.join(' | ')}`)
  await group
    .locator('label')
    .nth(labels.indexOf(read(item.right.ar)))
    .click()
}

async function solve(page: Page, n: number) {
  await expect(page.getByText(runner.question(n, 2), { exact: true })).toBeVisible()
  const title = await page.getByRole('heading', { level: 2 }).first().textContent()
  const task = bank.coding.find((one) => one.title.ar === title)!
  await page.getByRole('textbox', { name: coding.editor }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(task.solution.javascript)
  await press(page, coding.run.button)
  const summary = coding.tests.summary(task.visible.length, task.visible.length)
  await expect(page.getByRole('button', { name: summary })).toBeVisible()
}

/** Through the API: how a recruiter reads and decides is another story. */
async function letPass(recruiter: { send: Caller }, talentId: string) {
  const waiting = await recruiter.send('GET', '/api/ops/assessments?queue=videos&limit=50')
  const { id } = waiting.find(({ talent }: { talent: { id: string } }) => talent.id === talentId)
  const { rubric } = await recruiter.send('GET', `/api/ops/assessments/${id}`)
  const scores = Object.fromEntries(rubric.map((criterion: { id: string }) => [criterion.id, 3]))
  const note = 'إجابات واضحة بأمثلة من العمل.'
  await recruiter.send('POST', `/api/ops/assessments/${id}/review`, { scores, decision: 'pass', note })
}

test('a new talent takes the tests on a phone and a laptop, is verified, and a company reads it [P-003] [P-004] [P-005] [R-054] [R-056] [R-057] [R-077] [R-090] [R-091] [S-066] @once', async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  const email = `talent.${uniqueSuffix()}@example.test`
  const send = await test.step('signs up, and finishes the profile', async () => {
    await visit(page, '/talent-signup')
    await fillPerson(page, { email, emailLabel: words().email, country: words().signup.residence })
    await agree(page)
    await page.getByRole('button', { name: words().signup.submit }).click()
    await typeCode(page, await codeFor(request, email))
    await expect(page).toHaveURL(/\/talent\/wizard$/)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    return callerOf(request, token)
  })
  const user: { id: string; step: number } = await send('GET', '/api/auth/me')
  await finishProfile(request, { send, user })
  await page.evaluate((step) => localStorage.setItem('step', step), String(user.step))

  await test.step('answers twenty questions', async () => {
    await page.goto('/talent/home')
    await page.getByRole('link', { name: home.nav.assessments, exact: true }).click()
    await expect(page.getByRole('heading', { name: offers.recommended })).toBeVisible()
    await begin(page, 'اختبار Node.js')
    for (let n = 1; n <= 20; n++) {
      await answerRightly(page, n, 20)
      if (n < 20) await press(page, runner.next)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await submitAttempt(page, after.passed.title)
  })

  await test.step('solves two tasks on a laptop', async () => {
    await page.setViewportSize(LAPTOP)
    await begin(page, 'حل المشكلات بالبرمجة')
    await solve(page, 1)
    await press(page, runner.next)
    await solve(page, 2)
    await submitAttempt(page, after.passed.title)
    await page.setViewportSize(PHONE)
  })

  await test.step('writes instead of being filmed', async () => {
    await begin(page, 'فيديو: نتعرّف عليك')
    for (let n = 1; n <= 3; n++) {
      await expect(page.getByText(runner.question(n, 3))).toBeVisible()
      await press(page, video.written.open)
      await page.getByLabel(video.written.label).fill(`جوابي عن السؤال ${n}`)
      if (n < 3) await press(page, runner.next)
    }
    await submitAttempt(page, after.review.title)
  })

  await test.step('answers fifty statements, and shares what comes of it', async () => {
    await begin(page, 'استبيان الشخصية')
    for (let from = 1; from <= 50; from += 10) {
      await expect(page.getByRole('heading', { name: runner.page(from, from + 9, 50) })).toBeVisible()
      for (const statement of await page.getByRole('radiogroup').all()) await statement.locator('label').nth(3).click()
      if (from < 41) await press(page, runner.next)
    }
    await expectAccessible(page)
    await submitAttempt(page, after.completed.title)
    await page.getByRole('link', { name: after.report }).click()
    const shares = page.getByRole('switch', { name: report.personality.share })
    await shares.click({ force: true })
    await expect(shares).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  const staff = await colleague(request, 'yara.nuaimi@demo.fareeq.test')
  await letPass(staff, user.id)
  await test.step('her link shows the written answers where she put them in', async () => {
    await page.goto('/sq/talent/report')
    const shareWith = async (extras: string[]) => {
      await press(page, report.share.make)
      for (const name of extras) await page.getByRole('checkbox', { name }).check({ force: true })
      await press(page, report.share.create)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      return page.getByLabel(report.share.link).first().inputValue()
    }
    const link = await shareWith([])
    const guest = await (await browser.newContext()).newPage()
    const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
    await visit(guest, path(link))
    await expect(guest.getByText(REPORT_WORDS.ar.mcq, { exact: true })).toBeVisible()
    await expect(guest.getByRole('link', { name: assessed.read })).toHaveCount(0)
    await visit(guest, path(await shareWith([report.share.withVideos])))
    await guest.getByRole('link', { name: assessed.read }).click()
    await expect(guest.getByText('جوابي عن السؤال 3')).toBeVisible()
    await guest.context().close()
  })

  const client = await clientWithMeeting(request)
  const reasons = ['خبرة في Node.js']
  await staff.send('POST', '/api/ops/nominations', {
    project_id: client.projectId,
    talent_id: user.id,
    reasons,
    early_reason: 'طلبت الشركة لقاءها',
  })

  await test.step('a company sees her as verified, and reads the report', async () => {
    const company = await (await browser.newContext()).newPage()
    await openAs(company, client, `/sq/client/talent-profile/${user.id}`)
    await expect(company.getByText(facts.verified, { exact: true }).first()).toBeVisible()
    // The traits stand on the profile itself, because she shows them.
    await expect(company.getByRole('heading', { name: REPORT_WORDS.ar.personality })).toBeVisible()
    await company.getByRole('link', { name: assessed.open }).click()
    await expect(company).toHaveURL(new RegExp(`/sq/client/assessment-report/${user.id}$`))
    const reportWords = REPORT_WORDS.ar
    await expect(company.getByText(facts.verified, { exact: true })).toBeVisible()
    await expect(company.getByText(reportWords.verdict.passed, { exact: true })).toHaveCount(3)
    for (const text of [reportWords.mcq, reportWords.problemSolving, reportWords.personalityText])
      await expect(company.getByText(text, { exact: true })).toBeVisible()
    await expectAccessible(company)
    await company.getByRole('link', { name: assessed.read }).click()
    await expect(company).toHaveURL(new RegExp(`/sq/client/video-interviews/${user.id}$`))
    await expect(company.getByText('جوابي عن السؤال 3')).toBeVisible()
    await company.goto(`/sq/client/talent-profile/assessment/${user.id}`)
    await expect(company.getByText(reportWords.verdict.passed, { exact: true })).toHaveCount(3)
    await company.context().close()
  })
})
