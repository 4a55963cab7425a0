import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/recruiter/messages/ar.ts'
import { en } from '../apps/web/src/features/recruiter/messages/en.ts'
import { clientWithMeeting, openAs } from './story-clients.ts'
import { expectAccessible, lang, visit, words as account } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const sentences = () => sentencesIn(lang())
const TEXTS = {
  ar: { begin: 'أحتاج فريق', roles: 'مطور واجهات أمامية ومطور أنظمة خلفية', find: 'أبحث عن مطوري أنظمة خلفية' },
  en: {
    begin: 'I need a team',
    roles: 'a frontend developer and a backend developer',
    find: 'find backend developers',
  },
}
const PHONE = { width: 390, height: 844 }

async function say(page: Page, text: string) {
  await page.getByLabel(words().compose.label).fill(text)
  await page.getByRole('button', { name: words().compose.send }).click()
  await expect(page.getByRole('log')).toContainText(text)
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
}
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const squads = (page: Page) => page.getByRole('region', { name: words().squads.title }).last()
const panel = (page: Page) => page.getByRole('complementary', { name: words().name })

test('a visitor says what they need, sees a team with its reasons, and takes it along into the sign-up [R-002]', async ({
  page,
}) => {
  await visit(page, '/ai-recruiter')
  await expectAccessible(page)
  await say(page, TEXTS[lang()].begin)
  await expect(page.getByRole('log')).toContainText(sentences().questions.roles)
  await say(page, TEXTS[lang()].roles)
  const understood = page.getByRole('region', { name: words().understood.title })
  await expect(understood.getByRole('group')).toHaveCount(2)
  await choose(page, sentences().choices.teamNow)
  await expect(squads(page)).toBeVisible()
  await expect(squads(page).getByRole('listitem').first()).toContainText('%')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)

  // A reload loses nothing.
  await page.reload()
  await expect(squads(page)).toBeVisible()
  await page.getByRole('link', { name: sentences().choices.signUp }).click()
  await expect(page).toHaveURL(/\/client-signup/)
  await expect(page.getByLabel(account().project.scope)).toHaveValue(new RegExp(TEXTS[lang()].roles))
})

test('what breaks off in the middle is said, and sent again it is answered once @once', async ({ page }) => {
  await visit(page, '/ai-recruiter')
  await page.route('**/messages', (route) => route.abort())
  await page.getByLabel(words().compose.label).fill(TEXTS.ar.find)
  await page.getByRole('button', { name: words().compose.send }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/messages')
  await choose(page, words().retry)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('log').getByText(TEXTS.ar.find, { exact: true })).toHaveCount(1)
})

test('a company finds people, replaces one member of a team, and makes the request by a press @once', async ({
  page,
  request,
}) => {
  await openAs(page, await clientWithMeeting(request), '/client/home')
  await choose(page, words().open)
  await expect(panel(page)).toBeVisible()
  await say(page, TEXTS.ar.find)
  const reason = panel(page).locator('a[href*="/sq/client/talent-profile/"][href*="#"]').first()
  await expect(reason).toBeVisible()
  await expect(panel(page).getByRole('link', { name: words().people.open })).toHaveAttribute(
    'href',
    /role_id=backend_developer/,
  )
  await expectAccessible(page)

  await say(page, TEXTS.ar.roles)
  await say(page, sentences().choices.teamNow)
  await expect(squads(page)).toBeVisible()
  const replace = squads(page)
    .getByRole('button', { name: new RegExp(`^${words().squads.replace} `) })
    .last()
  const before = (await replace.getAttribute('aria-label')) ?? ''
  await replace.click()
  await panel(page).getByRole('button', { name: words().squads.take }).first().click()
  await expect(panel(page).getByRole('log')).toContainText(sentences().replacedDone)
  await expect(replace).not.toHaveAttribute('aria-label', before)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)

  await panel(page).getByRole('button', { name: words().squads.request }).click()
  await panel(page).getByLabel(sentences().fields.product_name).fill('منصة التوصيل')
  await panel(page).getByLabel(sentences().fields.industry).fill('logistics')
  await choose(page, words().preview.confirm.request)
  await expect(panel(page).getByRole('log')).toContainText(sentences().confirmed.request)
  await choose(page, sentences().choices.meeting)
  const times = panel(page).getByRole('group', { name: words().preview.times })
  await times.getByRole('button').last().click()
  await choose(page, words().preview.confirm.meeting)
  // They have one ahead: the press is refused as on the screen, and the preview stays.
  await expect(panel(page).getByRole('alert')).toBeVisible()
  await expect(times).toBeVisible()
  await expectAccessible(page)
})

test('how suggestions are made is a page of its own, and an objection reaches a person @english', async ({
  page,
  request,
}) => {
  await openAs(page, await clientWithMeeting(request), '/client/home')
  await choose(page, words().open)
  await say(page, TEXTS.en.find)
  await choose(page, words().list.title)
  await panel(page).getByText(words().object.open).click()
  await panel(page).getByLabel(words().object.label).fill('The first has never worked with us.')
  await panel(page).getByRole('button', { name: words().object.send }).click()
  await expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: words().object.sent('').slice(0, 30) }),
  ).toBeVisible()
  await visit(page, '/how-suggestions-are-made')
  await expectAccessible(page)
})
