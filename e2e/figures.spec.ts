import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/figures/messages/ar.ts'
import { colleague } from './story-clients.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test('operations read how long a request waits, open what it is counted from, and see where visitors come from @once', async ({
  page,
  request,
}) => {
  const operations = await colleague(request, 'operations@demo.fareeq.test')
  await operations.open(page, '/ops/figures?days=365')
  const card = page.getByRole('region', { name: ar.figures.time_to_nomination.title })
  await card.getByText(ar.asTable).click()
  await expect(card.getByRole('row').last()).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: ar.figures.time_to_nomination.title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'رحلة' }).first().click()
  await expect(page).toHaveURL(/\/ops\/requests\//)

  await page.goto('/ops/figures?tab=funnel')
  await page.getByRole('radio', { name: ar.funnel.bys.source }).check({ force: true })
  await expect(page.getByRole('row', { name: /Whapp/ })).toBeVisible()
  await expect(page.getByRole('row', { name: ar.wizard.names.project_first })).toBeVisible()
  await expectAccessible(page)
})
