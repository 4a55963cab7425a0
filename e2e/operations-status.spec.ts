import type { PartState, StatusPart } from '@fareeq/domain/operations/limits.ts'
import { expect, type Page } from '@playwright/test'
import { ar as footerAr } from '../apps/web/src/areas/public/messages/ar.ts'
import { en as footerEn } from '../apps/web/src/areas/public/messages/en.ts'
import { ar } from '../apps/web/src/features/site/messages/status/ar.ts'
import { en } from '../apps/web/src/features/site/messages/status/en.ts'
import { expectAccessible, lang } from './story.ts'
import { liveTalent, open } from './story-talents.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const footer = () => ({ ar: footerAr, en: footerEn })[lang()].footer

/** The server answers for a database that is away (`status.test.ts`); no story takes away the one that all share. */
async function report(page: Page, state: PartState, troubled: Partial<Record<StatusPart, PartState>>) {
  await page.route(/\/api\/site\/page\?.*status/, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const parts = data.status.parts.map(({ part }: { part: StatusPart }) => ({
      part,
      state: troubled[part] ?? 'works',
    }))
    await route.fulfill({ response, json: { data: { ...data, status: { ...data.status, state, parts } } } })
  })
}

test('whoever finds a fault reads which part is down, which is slow, and what to do meanwhile', async ({
  page,
  request,
}) => {
  const { lead, parts, states, advice, title } = words()
  await report(page, 'down', { sign_in: 'down', pages: 'slow' })
  // Somebody signed in reads it in the app, which asks for what the page shows; a visitor's document brings it.
  await open(page, await liveTalent(request), '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: footer().status, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(lead.down)).toBeVisible()
  const row = (part: StatusPart) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: parts[part].name, exact: true }) })
  await expect(row('sign_in')).toContainText(states.down)
  await expect(row('sign_in')).toContainText(advice.sign_in.down)
  await expect(row('pages')).toContainText(states.slow)
  await expect(row('pages')).toContainText(advice.pages.slow)
  await expect(row('payments')).toContainText(states.works)
  await expectAccessible(page)
})
