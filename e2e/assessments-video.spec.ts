import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as beforeAr } from '../apps/web/src/features/assessments/messages/before/ar.ts'
import { en as beforeEn } from '../apps/web/src/features/assessments/messages/before/en.ts'
import { ar as runnerAr } from '../apps/web/src/features/assessments/messages/runner/ar.ts'
import { en as runnerEn } from '../apps/web/src/features/assessments/messages/runner/en.ts'
import { ar as videoAr } from '../apps/web/src/features/assessments/messages/video/ar.ts'
import { en as videoEn } from '../apps/web/src/features/assessments/messages/video/en.ts'
import { withFaults } from './story-devices.ts'
import { liveTalent, open, press } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test.describe.configure({ mode: 'default' })
const before = () => ({ ar: beforeAr, en: beforeEn })[lang()]
const runner = () => ({ ar: runnerAr, en: runnerEn })[lang()]
const words = () => ({ ar: videoAr, en: videoEn })[lang()]

async function started(page: Page, request: APIRequestContext) {
  const talent = await liveTalent(request)
  const { link } = await talent.send('POST', '/api/assessments/introduction/invite', {})
  await page.context().grantPermissions(['camera', 'microphone'])
  await open(page, talent, link)
  await press(page, before().start)
  await expect(page.getByText(runner().question(1, 3))).toBeVisible()
  return { talent, token: (link as string).split('/').at(-1)! }
}

const isPlaying = (page: Page, label: string) =>
  expect
    .poll(() => page.getByLabel(label, { exact: true }).evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)

async function record(page: Page, seconds: number) {
  await isPlaying(page, words().recorder.preview)
  await press(page, words().recorder.start)
  await expect(page.getByRole('timer', { name: words().recorder.left })).toHaveText(/^1:5\d$|^2:00$/)
  await page.waitForTimeout(seconds * 1000)
  await press(page, words().recorder.stop)
}
const takes = (page: Page) => page.getByRole('region', { name: words().takes.title })
/** The player knows how long it is: the file that a browser records does not say so. */
const lengthOf = (page: Page, n: number) =>
  takes(page)
    .getByLabel(words().takes.of(n), { exact: true })
    .evaluate((video: HTMLVideoElement) => video.duration)

const WRITTEN = 'بدأت من قراءة شيفرة الزملاء.'

test('a talent answers before the camera, records again, survives a cut and a reload, and writes one answer [P-005] @once', async ({
  page,
  request,
}) => {
  const { talent, token } = await started(page, request)
  const answersOf = async () =>
    (await talent.send('GET', `/api/assessments/attempts/${token}?device=${await deviceOf(page)}`)).answers
  await test.step('all questions are shown before the first recording', async () => {
    await expect(page.getByRole('region', { name: words().others }).getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
  })

  await test.step('the first take arrives and can be watched', async () => {
    await press(page, words().begin)
    await isPlaying(page, words().recorder.preview)
    await expect(page.getByRole('progressbar', { name: words().recorder.level })).toBeVisible()
    await expectAccessible(page)
    await record(page, 2)
    await expect(takes(page).getByText(words().takes.kept)).toBeVisible()
    await expect.poll(() => lengthOf(page, 1)).toBeLessThan(20)
    await expect(page.getByText(runner().progress(1, 3))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the second is cut off, waits on this device, and goes on after a reload', async () => {
    await page.route('**/api/assessments/uploads/**', (route) => route.abort())
    await press(page, words().again)
    await record(page, 1)
    await expect(page.getByText(words().upload.waitingText)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(words().upload.waitingText)).toBeVisible()
  })

  await test.step('meanwhile nothing is handed in without it', async () => {
    await press(page, runner().submit.open)
    await press(page, runner().submit.confirm)
    await expect(page.getByRole('alertdialog').getByText(runner().submit.uploading)).toBeVisible()
    await expectAccessible(page)
    await press(page, runner().submit.back)
  })

  await test.step('it arrives although another question is open after a reload, and leaves the text that was written meanwhile', async () => {
    await press(page, words().written.open)
    await page.getByLabel(words().written.label).fill(WRITTEN)
    await press(page, runner().next)
    await page.reload()
    await expect(page.getByText(runner().question(2, 3))).toBeVisible()
    await page.unroute('**/api/assessments/uploads/**')
    await expect.poll(async () => (await answersOf())[0].takes.length).toBe(2)
    await press(page, runner().previous)
    await expect(page.getByLabel(words().written.label)).toHaveValue(WRITTEN)
    await expect(page.getByText(words().written.instead)).toBeVisible()
    await press(page, words().written.close)
    await expect(takes(page).getByText(words().takes.of(2))).toBeVisible()
    await expect(page.getByRole('button', { name: words().again })).toHaveCount(0)
    await press(page, `${words().takes.use}: ${words().takes.of(1)}`)
    await expect(takes(page).getByRole('listitem').first().getByText(words().takes.kept)).toBeVisible()
  })

  await test.step('one answer is written', async () => {
    await press(page, runner().next)
    await press(page, words().written.open)
    await page.getByLabel(words().written.label).fill('أطلقنا نظام الدفع في ثلاثة أسابيع.')
    await expect(page.getByText(runner().progress(2, 3))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a recording that is left in the middle is said to be lost', async () => {
    await press(page, runner().next)
    await press(page, words().begin)
    await isPlaying(page, words().recorder.preview)
    await press(page, words().recorder.start)
    await expect(page.getByRole('timer', { name: words().recorder.left })).toBeVisible()
    await press(page, runner().previous)
    await press(page, runner().next)
    await expect(page.getByText(words().lost.title)).toBeVisible()
  })

  await expect(page.getByText(runner().saving.saved, { exact: true })).toBeAttached()
  const answers = await answersOf()
  expect(answers[0]).toMatchObject({ answer: { take: 1, written: WRITTEN }, takes: [{ take: 1 }, { take: 2 }] })
  expect(answers[1].answer).toMatchObject({ take: null, written: expect.stringContaining('نظام الدفع') })
})

const deviceOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('kept:assessment-window') ?? '""') as string)

test('whoever is not let to the camera is told how, and answers in writing @once', async ({ page, request }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await started(page, request)
  await press(page, words().begin)
  await expect(page.getByText(words().recorder.refusedText)).toBeVisible()
  await expectAccessible(page)
  await press(page, words().written.open)
  await page.getByLabel(words().written.label).fill('I lead the payments team.')
  await expect(page.getByText(runner().progress(1, 3))).toBeVisible()
})

test('whoever blocks the camera alone reads that it is the camera @english', async ({ page, request }) => {
  await withFaults(page, { camera: 'NotAllowedError' })
  await started(page, request)
  await press(page, words().begin)
  const advice = page.getByRole('alert')
  await expect(advice).toContainText(words().recorder.refused.camera)
  await expect(advice).toContainText(words().recorder.refusedText)
  await expectAccessible(page)
  await press(page, words().written.open)
  await expect(page.getByLabel(words().written.label)).toBeVisible()
})
