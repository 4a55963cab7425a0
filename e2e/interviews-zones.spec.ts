import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { expect, type Page } from '@playwright/test'
import { openAs } from './story-clients.ts'
import { REQUESTS, bring, matcherOf, pairOf, slotIn } from './story-interviews.ts'
import { expectAccessible, lang } from './story.ts'
import { test } from './story-test.ts'

const matcher = matcherOf('huda.otaibi@demo.fareeq.test', 'oliver@demo.fareeq.test')

test('an account in Dubai reads one hour everywhere, whatever the zone of the device, which is said once @once', async ({
  page,
  request,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const { client } = pair
  await client.send('POST', '/api/user/timezone', { timezone: 'Asia/Dubai' })
  const nomination = await pair.nominate()
  const offered = await bring(pair, nomination, 'offered')
  await client.send('POST', `${REQUESTS}/${offered}/cancel`, { reason: 'Another week' })
  const id = await bring(pair, nomination, 'scheduled')
  const { start } = slotIn(3)
  const zone = 'Asia/Dubai'
  const hour = formatMoment(new Date(start), lang(), zone).replace(/^.*?(\d{1,2}:\d\d(?:\s[مص])?).*$/u, '$1')
  const here = (at: Page) => at.getByRole('main').getByText(hour).first()

  const user = { ...client.user, timezone: zone }
  await openAs(page, { ...client, user }, '/sq/client/interviews-list')
  const city = { ar: 'دبي', en: 'Dubai' }[lang()]
  const notice = page.getByRole('status').filter({ hasText: city })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/sq/client/interviews-list', `/sq/client/interview-requests/${id}`, `/room/${id}`]) {
    await page.goto(path)
    await expect(here(page)).toBeVisible()
  }
  const mails = (await (await request.get('/api/local/outbox', { params: { to: client.email } })).json()).data
  expect(mails.some(({ text }: { text: string }) => text.includes(formatMoment(new Date(start), lang(), zone)))).toBe(
    true,
  )

  // One press makes the device's zone the account's, and nothing is left to say.
  await page.goto(`/sq/client/interview-requests/${id}`)
  await notice.getByRole('button').first().click()
  await expect(notice.getByRole('button')).toHaveCount(0)
  const own = { ar: 'Asia/Riyadh', en: 'Europe/London' }[lang()]
  const changed = formatMoment(new Date(start), lang(), own).replace(/^.*?(\d{1,2}:\d\d(?:\s[مص])?).*$/u, '$1')
  await expect(page.getByRole('main').getByText(changed).first()).toBeVisible()
})
