import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { type Browser, expect } from '@playwright/test'
import { ar as viewAr } from '../apps/web/src/features/talent-views/messages/ar.ts'
import { en as viewEn } from '../apps/web/src/features/talent-views/messages/en.ts'
import { ar as profileAr } from '../apps/web/src/features/talents/messages/profile/ar.ts'
import { en as profileEn } from '../apps/web/src/features/talents/messages/profile/en.ts'
import { ar as termsAr } from '../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as termsEn } from '../apps/web/src/features/talents/messages/terms/en.ts'
import { idOf, openAs, clientWithMeeting } from './story-clients.ts'
import { inLang, press } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const view = () => ({ ar: viewAr, en: viewEn })[lang()]
const parts = () => ({ ar: profileAr, en: profileEn })[lang()]
const terms = () => ({ ar: termsAr, en: termsEn })[lang()]

/** Each reads her name in their own script. */
const dina = () => inLang('دينا الشناوي', 'Dina El-Shenawy')

async function guestAt(browser: Browser, url: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const guest = await context.newPage()
  const { pathname, search } = new URL(url)
  const answer = await guest.goto(`${pathname}${search}&lang=${lang()}`)
  return { guest, robots: answer?.headers()['x-robots-tag'] }
}

test('a client reads a profile, passes its link on and takes it back; a guest sees it without pay [R-029] [R-053] [R-076] [R-078] [G-033] [G-034] [G-035] [X-028] @english', async ({
  page,
  request,
  browser,
  context,
}) => {
  const client = await clientWithMeeting(request)
  const talent = await idOf(client.send, dina())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, client, `/sq/client/talent-profile/${talent}`)
  await expect(page.getByRole('heading', { level: 1, name: dina() })).toBeVisible()
  const { skills, languages, experience, projects, education, certificates } = parts()
  for (const name of [
    skills,
    languages,
    experience,
    projects,
    education,
    certificates,
    terms().title,
    view().match.title,
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  const jobs = page.getByRole('region', { name: experience, exact: true })
  await expect(jobs).toContainText(inLang('مدفوعات النيل', 'Nile Payments'))
  await expect(page.getByText(view().salary.locked)).toBeVisible()
  await expectAccessible(page)

  // The other face of what she says about herself.
  const about = page.getByRole('region', { name: parts().about, exact: true })
  const own = await about.innerText()
  await about.getByRole('button', { name: view().otherBio[inLang('en', 'ar')] }).click()
  await expect(about).not.toHaveText(own)

  await press(page, view().share.copy)
  await expect(page.getByText(view().share.copied)).toBeVisible()
  const link = await page.getByRole('textbox', { name: view().share.link }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const download = page.waitForEvent('download')
  await press(page, view().pdf.take)
  expect((await download).suggestedFilename()).toContain('.pdf')

  const { guest, robots } = await guestAt(browser, link)
  await expect(guest.getByRole('heading', { level: 1, name: dina() })).toBeVisible()
  expect(robots).toBe('noindex')
  await expect(guest.getByText(view().salary.guest)).toBeVisible()
  await expect(guest.getByRole('region', { name: view().match.title })).toHaveCount(0)
  await expect(guest.getByRole('button', { name: view().share.copy })).toHaveCount(0)
  await expectAccessible(guest)

  await press(page, view().share.back)
  await page.getByRole('alertdialog').getByRole('button', { name: view().share.back }).click()
  await expect(page.getByText(view().share.revoked)).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(navigationErrors.link_ended[lang()])).toBeVisible()
  await expectAccessible(guest)

  // An expired link says so; any other failure is "not found".
  const refuse = async (status: number, message: string) => {
    await page.route(`**/api/client/users/${talent}*`, (route) =>
      route.fulfill({ status, json: { message, errors: [] } }),
    )
    await page.goto(`/sq/client/talent-profile/${talent}`)
  }
  await refuse(403, navigationErrors.nomination_expired[lang()])
  await expect(page).toHaveURL(/\/404\?nomination=expired/)
  await expect(page.getByText(navigationErrors.nomination_expired[lang()])).toBeVisible()
  await refuse(500, 'no')
  await expect(page).toHaveURL(/\/404$/)
})
