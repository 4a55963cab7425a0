import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as record } from '../apps/web/src/features/selections/messages/record/ar.ts'
import { ar as pipeline } from '../apps/web/src/features/selections/messages/ar.ts'
import { rooms } from './story-interviews.ts'
import { callerOf, colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { codeFor, expectAccessible, remember } from './story.ts'
import { test } from './story-test.ts'

const words = rooms.ar

/** That her interview is still to come is what companies read of her (talent-evidence.spec.ts). */
const TO_COME = 'dina@demo.fareeq.test'

/** A talent of the demo whom we are to meet, and whom nobody has a time with; with a session. */
async function candidate(request: APIRequestContext, { send }: Awaited<ReturnType<typeof colleague>>) {
  // Recruiters read no addresses.
  const admin = await colleague(request, 'lina.khatib@demo.fareeq.test')
  const people: { id: string }[] = await send('GET', '/api/ops/selections?step=interview')
  for (const { id } of people.toReversed()) {
    if ((await send('GET', `/api/ops/selections/${id}`)).meetings.length > 0) continue
    const { contact } = await admin.send('GET', `/api/ops/talents/${id}`)
    if (contact.email === TO_COME) continue
    const visitor = callerOf(request)
    await visitor('POST', '/api/auth/generateOTP', { email: contact.email })
    const login = { email: contact.email, otpCode: await codeFor(request, contact.email) }
    const { access_token: token, user } = await visitor('POST', '/api/auth/login', login)
    return { id, token, user, send: callerOf(request, token) }
  }
  throw new Error('everybody has a meeting')
}

const seesOther = (seat: Page) =>
  expect.poll(() => seat.evaluate(() => document.querySelector('video')?.videoWidth ?? 0)).toBeGreaterThan(0)

test('a recruiter and a talent meet in our room, each sees the other come and go, and the outcome moves the step @once', async ({
  page,
  request,
  browser,
}) => {
  const recruiter = await colleague(request, 'dana@demo.fareeq.test')
  const talent = await candidate(request, recruiter)
  const slots: { start: string }[] = await recruiter.send('GET', `/api/ops/selections/${talent.id}/slots`)
  const { start } = slots.at(-1)!
  const { meetings } = await recruiter.send('POST', `/api/ops/selections/${talent.id}/meetings`, { start })
  const [{ id }] = meetings
  await talent.send('POST', `/api/local/meetings/${id}/begin`)

  const permissions = ['camera', 'microphone']
  await page.context().grantPermissions(permissions)
  await recruiter.open(page, `/ops/meetings/${id}`)
  const phone = await browser.newContext({ locale: 'ar-SA', reducedMotion: 'reduce', permissions })
  const seat = await phone.newPage()
  await seat.setViewportSize({ width: 390, height: 844 })
  await remember(seat, talent)
  await seat.goto(`/room/meeting/${id}`)
  await press(page, words.lobby.enter)
  // Whoever is there first reads whom they wait for.
  await expect(page.getByText(words.link.waitingText)).toBeVisible()
  await press(seat, words.lobby.enter)
  await Promise.all([seesOther(page), seesOther(seat)])
  await expect(page.getByText(words.link.waitingText)).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessible(seat)
  await press(seat, words.controls.leave)
  await expect(seat.getByText(words.left.title)).toBeVisible()
  await expect(page.getByText(words.link.waitingText)).toBeVisible()
  await phone.close()

  await page.goto(`/ops/talents/${talent.id}`)
  await press(page, record.outcome)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: record.outcomeNote }).fill('يبدأ في مايو.')
  await expectAccessible(page)
  await press(dialog, record.saveOutcome)
  await expect(page.getByText(record.outcomeSaved)).toBeVisible()
  await expect(page.getByText(record.outcomes.agreed).first()).toBeVisible()
  await expect(page.getByText(pipeline.states.alignment).first()).toBeVisible()
  const { selection } = await recruiter.send('GET', `/api/ops/selections/${talent.id}`)
  expect(selection.state).toBe('alignment')
})
