import { expect, type Page } from '@playwright/test'
import { bring, matcherOf, otherContext, type Pair, pairOf, rooms, shared } from './story-interviews.ts'
import { openAs } from './story-clients.ts'
import { withFaults } from './story-devices.ts'
import { press } from './story-talents.ts'
import { lang, expectAccessible, otherLang, remember } from './story.ts'
import { test } from './story-test.ts'

const matcher = matcherOf('reem.harbi@demo.fareeq.test', 'emma@demo.fareeq.test')

const mine = () => rooms[lang()]
const other = () => rooms[otherLang()]

/** Both people in the lobby of the open room. */
async function atTheDoor(page: Page, desk: Page, { client, talent }: Pair, id: string) {
  await client.send('POST', `/api/local/interviews/${id}/begin`, {})
  await page.context().grantPermissions(['camera', 'microphone'])
  await openAs(page, client, `/room/${id}`)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto(`/room/${id}`)
}
const seen = (seat: Page) =>
  expect.poll(() => seat.evaluate(() => document.querySelector('video')?.videoWidth ?? 0)).toBeGreaterThan(0)
async function enter(page: Page, desk: Page) {
  await press(page, mine().lobby.enter)
  await press(desk, other().lobby.enter)
  await Promise.all([seen(page), seen(desk)])
}

test('two people in one room see each other, write, share code, and record only when both agree @once', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const desk = await otherContext(browser)
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  await openAs(page, pair.client, `/sq/client/interview-requests/${id}`)
  await expect(page.getByRole('link', { name: shared().join })).toBeVisible()
  await atTheDoor(page, desk, pair, id)
  await expect(desk.getByRole('button', { name: other().lobby.enter })).toBeVisible()
  // Both see the same screens, each in their language.
  await expectAccessible(page)
  await expectAccessible(desk)
  await enter(page, desk)
  await expectAccessible(page)
  await expectAccessible(desk)

  await page.getByRole('textbox', { name: mine().chat.field }).fill('أهلًا 👋')
  await press(page, mine().chat.send)
  await expect(desk.getByText('أهلًا 👋')).toBeVisible()

  await page.getByRole('tab', { name: mine().panels.code }).click()
  await desk.getByRole('tab', { name: other().panels.code }).click()
  await page.getByRole('textbox', { name: mine().pad.label }).fill('let a = 1')
  await expect(desk.getByRole('textbox', { name: other().pad.label })).toHaveText(/let a = 1/)
  // The editor is closed while the conversation is open, and has everything when it opens again.
  await page.getByRole('tab', { name: mine().panels.chat }).click()
  await page.getByRole('textbox', { name: mine().chat.field }).fill('ثانية')
  await desk.getByRole('textbox', { name: other().pad.label }).press('End')
  await desk.keyboard.type(' + 2')
  await page.getByRole('tab', { name: mine().panels.code }).click()
  await expect(page.getByRole('textbox', { name: mine().pad.label })).toHaveText(/let a = 1 \+ 2/)
  await page.getByRole('tab', { name: mine().panels.chat }).click()
  await expect(page.getByRole('textbox', { name: mine().chat.field })).toHaveValue('ثانية')
  await press(page, mine().controls.record)
  await press(desk, other().recording.refuse)
  await expect(page.getByText(mine().recording.refused).first()).toBeVisible()
  await press(page, mine().controls.record)
  await press(desk, other().recording.agree)
  await expect(page.getByText(mine().recording.on)).toBeVisible()
  await press(page, mine().controls.leave)
  await expect(page.getByText(mine().left.title)).toBeVisible()
  await desk.context().close()
})

test('a window that is closed is told at once, and the request to record it left behind is gone @once', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const desk = await otherContext(browser)
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  await atTheDoor(page, desk, pair, id)
  await enter(page, desk)
  await press(page, mine().controls.record)
  await expect(
    desk.getByRole('alert').getByRole('button', { name: other().recording.agree, exact: true }),
  ).toBeVisible()

  // Closed without signalling `bye`.
  await page.goto('about:blank')
  await expect(desk.getByText(other().link.waitingText)).toBeVisible({ timeout: 3000 })
  await expect(desk.getByRole('button', { name: other().recording.agree, exact: true })).toHaveCount(0)

  // A participant who comes back has agreed to nothing.
  await openAs(page, pair.client, `/room/${id}`)
  await press(page, mine().lobby.enter)
  await seen(page)
  await press(page, mine().controls.record)
  await expect(page.getByRole('button', { name: mine().recording.cancel })).toBeVisible()
  await press(desk, other().recording.agree)
  await expect(page.getByText(mine().recording.on)).toBeVisible()
  await expect(desk.getByText(other().recording.on)).toBeVisible()
  await desk.context().close()
})

test('whoever blocks the camera reads how to be seen, enters with sound alone, and the other one knows that the camera is off @once', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const desk = await otherContext(browser)
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  await withFaults(page, { camera: 'NotAllowedError' })
  await atTheDoor(page, desk, pair, id)
  const advice = page.getByRole('alert')
  await expect(advice).toContainText(mine().lobby.faults.camera.refused!)
  await expectAccessible(page)
  await press(page, mine().lobby.enter)
  await press(desk, other().lobby.enter)
  await expect(desk.getByText(new RegExp(other().cameraOff('.+')))).toBeVisible()
  await expect(desk.getByText(new RegExp(other().muted('.+')))).toHaveCount(0)
  await seen(page)
  await expect(page.getByText(new RegExp(mine().cameraOff('.+')))).toHaveCount(0)
  await desk.context().close()
})

test('whoever blocks both still enters, and writes @english', async ({ page, request, browser }) => {
  const pair = await pairOf(request, await matcher(request))
  const desk = await otherContext(browser)
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  await withFaults(page, { camera: 'NotAllowedError', microphone: 'NotAllowedError' })
  await atTheDoor(page, desk, pair, id)
  await expect(page.getByRole('alert')).toContainText(mine().lobby.refused)
  await expectAccessible(page)
  await press(page, mine().lobby.enter)
  await press(desk, other().lobby.enter)
  await page.getByRole('textbox', { name: mine().chat.field }).fill('My camera is blocked, I write.')
  await press(page, mine().chat.send)
  await expect(desk.getByText('My camera is blocked, I write.')).toBeVisible()
  await desk.context().close()
})
