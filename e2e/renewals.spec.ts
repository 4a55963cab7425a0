import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { expect } from '@playwright/test'
import { ar as costsAr } from '../apps/web/src/features/costs/messages/ar.ts'
import { en as costsEn } from '../apps/web/src/features/costs/messages/en.ts'
import { ar as renewalsAr } from '../apps/web/src/features/renewals/messages/ar.ts'
import { en as renewalsEn } from '../apps/web/src/features/renewals/messages/en.ts'
import { colleague } from './story-clients.ts'
import { acceptedPair, signOnPage, signedContract } from './story-contracts.ts'
import { otherContext } from './story-interviews.ts'
import { inLang, press } from './story-talents.ts'
import { expectAccessible, lang, otherLang, remember } from './story.ts'
import { test } from './story-test.ts'

const words = { ar: renewalsAr, en: renewalsEn }
const costs = { ar: costsAr, en: costsEn }

test('a talent says first that they would like to stay and for what; the company reads what it costs, accepts, and it is signed @once', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  const { client, talent } = accepted
  const { id } = await signedContract(request, accepted, 2)
  await client.send('POST', `/api/local/contracts/${id}/pass-month`, {})
  const { terms } = await talent.send('GET', `/api/talent/contracts/${id}`)
  const [own, theirs] = [words[lang()], words[otherLang()]]

  // On a phone, with what changes beside what is asked for.
  await page.setViewportSize({ width: 390, height: 844 })
  await remember(page, talent)
  await page.goto('/sq/talent/contracts-renewal')
  await press(page, own.propose.open)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(own.change.duration).fill('6')
  await dialog.getByRole('radio', { name: own.change.yes }).check({ force: true })
  await dialog.getByLabel(own.change.price).fill('250')
  await expect(dialog.locator('ins').first()).toBeVisible()
  await expectAccessible(page)
  await press(dialog, own.propose.send)
  await expect(page.getByText(own.propose.done)).toBeVisible()
  await expect(page.getByText(own.propose.waits)).toBeVisible()

  // What a month costs now and by the proposal, worked out by hand: pay, the tax withheld, our fee, VAT.
  const monthOf = (net: number) => {
    const gross = Math.round((net * 10_000) / (10_000 - terms.wht_rate))
    return formatUsd(Math.round(((gross + 30_000) * 115) / 100), otherLang())
  }
  const desk = await otherContext(browser)
  await remember(desk, client, { lang: otherLang() })
  await desk.goto('/sq/client/contracts-renewal')
  const card = desk.getByRole('article').filter({ hasText: talent.name })
  await expect(card.getByText(theirs.proposal.title)).toBeVisible()
  await expect(card).toContainText(costs[otherLang()].cost.offered)
  for (const net of [200_000, 225_000]) await expect(card).toContainText(monthOf(net))
  await expectAccessible(desk)
  await press(card, theirs.proposal.accept)
  await expect(desk.getByText(theirs.proposal.done)).toBeVisible()

  await expect(page.getByText(own.propose.waits)).toHaveCount(0)
  await page.getByRole('tab', { name: own.talentTabs.in_progress }).click()
  await press(page, own.accept.open)
  await signOnPage(page, talent, lang())
  await expect(page.getByText(own.accept.done)).toBeVisible()
})
