import { expect } from '@playwright/test'
import { ar as marketAr } from '../apps/web/src/features/talent-market/messages/ar.ts'
import { en as marketEn } from '../apps/web/src/features/talent-market/messages/en.ts'
import { amountText } from '../apps/web/src/features/talents/parts/terms/amount-text.ts'
import { expectAccessible, lang } from './story.ts'
import { liveTalent, open } from './story-talents.ts'
import { test } from './story-test.ts'

const words = () => ({ ar: marketAr, en: marketEn })[lang()]

test('a talent reads on their home where they stand: requests that fit, and their ask against the usual @once', async ({
  page,
  request,
}) => {
  const talent = await liveTalent(request)
  const work = { role: 'cloud_engineer', experience: { years: 5, months: 2 } }
  await talent.send('PUT', '/api/users/personalInfoAndAccounts', { ...work, country: 'SA', nationality: 'SA' })
  const { fitting, band } = await talent.send('GET', '/api/talent/market')
  await open(page, talent, '/talent/home')
  const market = page.getByRole('region', { name: words().title })
  await expect(market).toContainText(words().fitting(fitting))
  await expect(market).toContainText(words().places.below)
  await expect(market).toContainText(words().band(amountText(band.from, lang()), amountText(band.to, lang())))
  await expectAccessible(page)
})
