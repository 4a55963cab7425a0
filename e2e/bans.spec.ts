import { expect } from '@playwright/test'
import { ar as words } from '../apps/web/src/features/bans/messages/ar.ts'
import { ar as report } from '../apps/web/src/features/bans/messages/report/ar.ts'
import { colleague, openAs } from './story-clients.ts'
import { pairOf } from './story-interviews.ts'
import { open, press } from './story-talents.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test('nobody is banned by one person: reported, noticed, answered, decided and appealed [D-61] @once', async ({
  page,
  browser,
}) => {
  // Five people take their turns.
  const claire = await colleague(page.request, 'claire@demo.fareeq.test')
  const { client, talent, nominate } = await pairOf(page.request, claire)
  await nominate()
  const [claim, reply, why, appeal] = ['لم يحضر ثلاث مقابلات', 'انقطعت الكهرباء', 'تكرر الغياب', 'عندي ما يثبت الانقطاع']

  await openAs(page, client, `/sq/client/talent-profile/${talent.user.id}?project_id=${client.projectId}`)
  await press(page, report.open)
  const dialog = page.getByRole('dialog')
  await press(dialog, report.send)
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill(claim)
  await expectAccessible(page)
  await press(dialog, report.send)
  await expect(page.getByText(report.sent)).toBeVisible()

  // Only operations notify the talent, who does not learn who reported.
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const cases: { id: string; talent: { id: string } }[] = await claire.send('GET', '/api/ops/bans?state=reported')
  const { id } = cases.find((one) => one.talent.id === talent.user.id)!
  await claire.open(desk, '/ops/bans?state=reported')
  await desk.locator(`a[href$="/ops/bans/${id}"]`).click()
  await expect(desk.getByText(claim)).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('link', { name: words.back }).click()
  await expect(desk).toHaveURL('/ops/bans?state=reported')
  await desk.locator(`a[href$="/ops/bans/${id}"]`).click()
  await press(desk, words.openCase)
  await desk.getByRole('dialog').getByRole('textbox').fill('غياب عن مقابلات')
  await press(desk.getByRole('dialog'), words.openCase)
  await expect(desk.getByText(words.opened)).toBeVisible()
  await expect(desk.getByText(words.states.noticed)).toBeVisible()

  await open(page, talent, '/sq/talent/case')
  await expect(page.getByText('غياب عن مقابلات')).toBeVisible()
  await expect(page.getByText(claim)).toHaveCount(0)
  await page.getByRole('textbox').fill(reply)
  await expectAccessible(page)
  await press(page, words.own.send)
  await expect(page.getByText(words.own.sent)).toBeVisible()

  const lina = await colleague(page.request, 'lina.khatib@demo.fareeq.test')
  await lina.open(desk, '/ops/bans?state=answered')
  await desk.locator(`a[href$="/ops/bans/${id}"]`).click()
  await expect(desk.getByText(reply)).toBeVisible()
  await press(desk, words.ban)
  const question = desk.getByRole('alertdialog')
  await press(question, words.ban)
  await expect(question.getByText(words.reasonNeeded)).toBeVisible()
  await question.getByRole('textbox').fill(why)
  await press(question, words.ban)
  await expect(desk.getByText(words.decided)).toBeVisible()

  await page.reload()
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByText(words.own.safe)).toBeVisible()
  await page.getByRole('textbox').fill(appeal)
  await press(page, words.own.appealSend)
  await expect(page.getByText(words.own.states.appealed)).toBeVisible()
  await expectAccessible(page)

  // The colleague who decided does not decide the appeal.
  await desk.reload()
  await expect(desk.getByText(words.partial)).toBeVisible()
  await expect(desk.getByRole('button', { name: words.lift })).toHaveCount(0)
  await expectAccessible(desk)
})
