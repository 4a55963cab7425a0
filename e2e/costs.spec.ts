import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { expect } from '@playwright/test'
import { ar as costsAr } from '../apps/web/src/features/costs/messages/ar.ts'
import { en as costsEn } from '../apps/web/src/features/costs/messages/en.ts'
import { clientWithMeeting, colleague, idOf, openAs } from './story-clients.ts'
import { acceptedPair, signedContract } from './story-contracts.ts'
import { inLang } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar: costsAr, en: costsEn })[lang()]

test('a company reads what a month costs of whom it kept, and of a contract to the cent @once', async ({
  page,
  request,
}) => {
  const company = await clientWithMeeting(request)
  const rana = inLang('رنا الخطيب', 'Rana Al-Khatib')
  const id = await idOf(company.send, rana)
  await company.send('PUT', `/api/client/talents/${id}/mark`, { mark: 'saved' })
  await openAs(page, company, '/sq/client/saved')
  const card = page.getByRole('article', { name: rana })
  await expect(card.locator('summary', { hasText: words().cost.band(inLang('دوام كامل', 'full-time')) })).toBeVisible()
  await expectAccessible(page)

  const accepted = await acceptedPair(request, await colleague(request, 'saud@demo.fareeq.test'))
  const contract = await signedContract(request, accepted, 6)
  await openAs(page, accepted.client, `/sq/client/contracts/${contract.id}`)
  const { terms, fee } = await accepted.client.send('GET', `/api/client/contracts/${contract.id}`)
  const base = terms.salary_gross + fee
  const cost = page.locator('summary', { hasText: words().cost.agreed })
  await expect(cost).toContainText(formatUsd(base + Math.round(base * 0.15), lang()))
  await cost.click()
  await expect(page.getByText(words().fee, { exact: true }).last()).toBeVisible()
  await expectAccessible(page)
})
