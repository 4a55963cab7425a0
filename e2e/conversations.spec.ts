import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/conversations/messages/ar.ts'
import { ar as payoutsAr } from '../apps/web/src/features/payouts/messages/ar.ts'
import { callerOf, colleague } from './story-clients.ts'
import { press } from './story-talents.ts'
import { codeFor, expectAccessible, remember, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const ELIAS = 'elias@demo.fareeq.test'
/** Below the header nothing is half covered by it. */
const scanFromTop = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
const log = (page: Page) => page.getByRole('log', { name: ar.log })

test('a talent asks finance about a payout, and answers the reply from a mail program @once', async ({
  page,
  request,
  browser,
}) => {
  const [question, reply, answer] = ['متى يصل؟', 'إلى أي حساب؟', 'حساب عمّان'].map((text) => `${text} ${uniqueSuffix()}`)
  const visitor = callerOf(request)
  await visitor('POST', '/api/auth/generateOTP', { email: ELIAS })
  const login = { email: ELIAS, otpCode: await codeFor(request, ELIAS) }
  const { access_token: token, user } = await visitor('POST', '/api/auth/login', login)
  await remember(page, { token, user })

  // Asked from the card of the payout.
  await page.goto('/sq/talent/payouts')
  await expect(page.getByRole('link', { name: payoutsAr.ask, includeHidden: true }).first()).toBeAttached()
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)))
  const ask = page.getByRole('link', { name: payoutsAr.ask }).first()
  const id = /conversations\/([\w-]+)/.exec((await ask.getAttribute('href')) ?? '')![1]!
  await ask.click()
  await page.getByRole('textbox', { name: ar.write }).fill(question!)
  await press(page, ar.send)
  await expect(log(page)).toContainText(question!)
  await scanFromTop(page)

  // Finance find it among what waits for us, and reply.
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const finance = await colleague(request, 'maha@demo.fareeq.test')
  await finance.open(desk, '/ops/conversations')
  await desk.getByRole('link', { name: question }).click()
  await desk.getByRole('textbox', { name: ar.write }).fill(reply!)
  await press(desk, ar.send)
  await expect(log(page)).toContainText(reply!)
  await expect(log(desk)).toContainText(ar.seen)

  // Away from the page they get a mail, and answer it in their mail program.
  await page.goto('/local/outbox')
  await finance.send('POST', `/api/ops/conversations/${id}/messages`, { text: `${reply} 2` })
  await callerOf(request, token)('POST', `/api/local/conversations/${id}/pass-quiet-time`, {})
  await page.goto(`/local/outbox?${new URLSearchParams({ to: ELIAS, lang: 'ar' })}`)
  const mail = page
    .getByRole('article')
    .filter({ hasText: `${reply} 2` })
    .first()
  await mail.locator('summary', { hasText: 'الرد على هذا البريد' }).click()
  await mail.getByLabel('نص الرد').fill(answer!)
  await mail.getByRole('button', { name: 'إرسال الرد' }).click()
  await expect(page.getByRole('status')).toHaveText('وصل الرد إلى مكانه.')

  // The open page of finance has it, marked as a mail, without what was quoted.
  const line = log(desk).getByRole('listitem').filter({ hasText: answer })
  await expect(line.getByRole('img', { name: ar.byMail })).toBeVisible()
  await expect(line).not.toContainText(reply!)
  await scanFromTop(desk)
  await page.goto(`/conversations/${id}`)
  await expect(log(page)).toContainText(answer!)
  await scanFromTop(page)
})
