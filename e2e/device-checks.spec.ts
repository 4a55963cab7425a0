import { expect, type Page } from '@playwright/test'
import { ar as wordsAr } from '../apps/web/src/features/device-checks/messages/ar.ts'
import { en as wordsEn } from '../apps/web/src/features/device-checks/messages/en.ts'
import { liveTalent, open, press } from './story-talents.ts'
import { withFaults } from './story-devices.ts'
import { expectAccessible, lang, visit } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar: wordsAr, en: wordsEn })[lang()]
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('before a video test a talent checks camera, microphone, speaker and connection, and nothing is sent [P-005] @once', async ({
  page,
  request,
}) => {
  const talent = await liveTalent(request)
  const { link } = await talent.send('POST', '/api/assessments/introduction/invite', {})
  await page.context().grantPermissions(['camera', 'microphone'])
  await open(page, talent, link)
  const [check] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: words().link }).click(),
  ])
  const bodies: string[] = []
  check.on('request', (request) => request.method() !== 'GET' && bodies.push(request.url()))
  await expect(check.getByRole('heading', { level: 1, name: words().title })).toBeVisible()
  await expect(card(check, words().camera.title)).toContainText(words().camera.works)
  await expect
    .poll(() =>
      check.getByLabel(words().camera.preview, { exact: true }).evaluate((video: HTMLVideoElement) => video.videoWidth),
    )
    .toBeGreaterThan(0)
  // The fake microphone beeps once a second.
  await expect(card(check, words().microphone.title)).toContainText(words().microphone.heard)
  await expect(card(check, words().connection.title)).toContainText(
    new RegExp(Object.values(words().connection.grades).join('|')),
  )
  await press(check, words().speaker.play)
  await press(check, words().speaker.no)
  await expect(check.getByText(words().speaker.advice)).toBeVisible()
  await press(check, words().speaker.play)
  await press(check, words().speaker.yes)
  await expect(check.getByText(words().ready)).toBeVisible()
  await expectAccessible(check)
  // What is counted of pages is all that leaves it.
  expect(bodies.filter((url) => !url.endsWith('/events'))).toEqual([])
})

test('a refused camera and a microphone that another program has are each named with what to do, and the next check is fine @english', async ({
  page,
}) => {
  await withFaults(page, { camera: 'NotAllowedError', microphone: 'NotReadableError' })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/device-check')
  const [camera, microphone] = [card(page, words().camera.title), card(page, words().microphone.title)]
  await expect(camera).toContainText(words().camera.faults.refused.title)
  await expect(camera).toContainText(words().camera.faults.refused.advice)
  await expect(microphone).toContainText(words().microphone.faults.busy.title)
  await expect(microphone).toContainText(words().microphone.faults.busy.advice)
  await expectAccessible(page)
})

test('without a camera the microphone is checked all the same @once', async ({ page }) => {
  await withFaults(page, { camera: 'NotFoundError' })
  await visit(page, '/device-check')
  await expect(card(page, words().camera.title)).toContainText(words().camera.faults.missing.title)
  await expect(card(page, words().microphone.title)).toContainText(words().microphone.heard)
})
