import { renewalErrors } from '@fareeq/domain/renewals/errors.ts'
import { riyadhDay } from '@fareeq/domain/kernel/working-days.ts'
import { expect, type Page, test } from '@playwright/test'
import { ar as contractsAr } from '../apps/web/src/features/contracts/messages/ar.ts'
import { en as contractsEn } from '../apps/web/src/features/contracts/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/contracts/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/contracts/messages/operations/en.ts'
import { ar as renewalsAr } from '../apps/web/src/features/renewals/messages/ar.ts'
import { en as renewalsEn } from '../apps/web/src/features/renewals/messages/en.ts'
import { ar as boardAr } from '../apps/web/src/features/renewals/messages/operations/ar.ts'
import { en as boardEn } from '../apps/web/src/features/renewals/messages/operations/en.ts'
import { colleague, openAs } from './story-clients.ts'
import { REQUESTS, bring, otherDesk, pairOf } from './story-interviews.ts'
import { codeFor } from './story-staff.ts'
import { inLang, press } from './story-talents.ts'
import { lang, noBarriers, otherLang, remember, stamp, ui, otherUi } from './story.ts'

const ops = () => ({ ar: opsAr, en: opsEn })[lang()]
const board = () => ({ ar: boardAr, en: boardEn })[lang()]
const contracts = { ar: contractsAr, en: contractsEn }
const renewals = { ar: renewalsAr, en: renewalsEn }

/** The text in both languages is read, then the name and the mailed code are the signature. */
async function sign(page: Page, { email, name }: { email: string; name: string }, speaks: 'ar' | 'en') {
  const { signing } = contracts[speaks]
  for (const text of [signing.languages.ar, signing.languages.en])
    await expect(page.getByRole('region', { name: text })).toBeVisible()
  await page.getByLabel(signing.name).fill(name)
  await press(page, signing.send)
  await expect(page.getByText(signing.sentText)).toBeVisible()
  const { digit } = speaks === lang() ? ui() : otherUi()
  await page.getByRole('textbox', { name: digit(1, 4) }).focus()
  await page.keyboard.type(await codeFor(page.request, email, 4))
  await press(page, signing.sign)
}

test('somebody is accepted, both sign, the end is near, terms are changed, approved and accepted [X-039] [X-046] [K-036] [K-037] [K-038] [R-079]', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const pair = await pairOf(request, { send: staff.send })
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  await pair.client.send('POST', `/api/local/interviews/${id}/begin`, { minutes_ago: 46 })
  await pair.client.send('POST', `${REQUESTS}/${id}/feedback`, {
    action: 'accepted',
    reason: 'Clear thinking',
    share_with_talent: false,
  })
  const { basicInfo } = await pair.talent.profile()
  const name = `${basicInfo.first_name} ${basicInfo.last_name}`
  const { user, email } = pair.client
  // All talents of the stories have one name; the company's is its own.
  const company = `Nakhla ${stamp()}`
  const { first_name, last_name, version } = user
  await pair.client.send('PUT', '/api/client/profile', {
    first_name,
    last_name,
    version,
    company,
    website: 'nakhla.test',
    role: 'CTO',
    country: 'SA',
  })
  const client = { email, name: `${user.first_name} ${user.last_name}` }
  const talent = { email: pair.talent.email, name }
  const [desk, ofOps] = [
    await otherDesk(browser),
    await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(),
  ]
  const [own, theirs] = [renewals[lang()], renewals[otherLang()]]

  // Operations prepare it, and the account manager sends it.
  await staff.open(ofOps, '/ops/contracts')
  await ofOps.getByRole('listitem').filter({ hasText: company }).getByRole('button').click()
  await ofOps.getByLabel(ops().draft.start).fill(riyadhDay(new Date()))
  await ofOps.getByLabel(ops().draft.months).fill('1')
  await ofOps.getByLabel(ops().draft.salary).fill('2000')
  await ofOps.getByLabel(ops().draft.fee).fill('300')
  await press(ofOps, ops().draft.save)
  await expect(ofOps.getByText(ops().draft.saved)).toBeVisible()
  await ofOps
    .getByRole('link', { name: new RegExp(company) })
    .first()
    .click()
  await noBarriers(ofOps)
  await press(ofOps, ops().moves.send)
  await ofOps.getByRole('alertdialog').getByRole('button', { name: ops().moves.send }).click()
  await expect(ofOps.getByText(ops().moves.sent)).toBeVisible()

  // The talent signs in the other language, then the company.
  await remember(desk, pair.talent, { lang: otherLang() })
  await desk.goto('/sq/talent/contracts')
  await desk.getByRole('link', { name: contracts[otherLang()].sign }).click()
  await noBarriers(desk)
  await sign(desk, talent, otherLang())
  await expect(desk.getByText(contracts[otherLang()].signing.done)).toBeVisible()
  await openAs(page, pair.client, '/sq/client/contracts')
  await page.getByRole('link', { name: contracts[lang()].sign }).click()
  await sign(page, client, lang())
  await expect(page.getByText(contracts[lang()].signing.done)).toBeVisible()
  await expect(page.getByRole('link', { name: pair.talent.email })).toBeVisible()
  const [paper] = await Promise.all([page.waitForEvent('download'), press(page, contracts[lang()].pdf)])
  expect(paper.suggestedFilename()).toMatch(/^CT-\d{4}-\d{5}\.pdf$/)

  // A month is short: the company is asked about its end at once.
  await page.goto('/sq/client/contracts-renewal')
  await page.getByRole('checkbox', { name: own.select.one(name) }).check({ force: true })
  await expect(page.getByText(own.select.chosen(1))).toBeVisible()
  await page.getByRole('checkbox', { name: own.select.one(name) }).uncheck({ force: true })
  await noBarriers(page)
  await page.getByRole('button', { name: own.change.openFor(name) }).click()
  await page.getByLabel(own.change.duration).fill('6')
  await page.getByRole('radio', { name: own.change.yes }).check({ force: true })
  await press(page, own.change.send)
  await expect(page.getByLabel(own.change.price)).toBeFocused()
  await page.getByLabel(own.change.price).fill('250')
  await press(page, own.change.send)
  await expect(page.getByText(own.change.done)).toBeVisible()
  await expect(page.getByText(renewalErrors.no_renewals[lang()])).toBeVisible()

  // Operations see what differs and approve.
  await ofOps.goto('/ops/contracts?tab=renewals')
  const card = ofOps.getByRole('article').filter({ hasText: company })
  await expect(card.locator('ins').last()).toBeVisible()
  await noBarriers(ofOps)
  await card.getByRole('button', { name: board().approve }).click()
  await ofOps.getByRole('alertdialog').getByRole('button', { name: board().approve }).click()
  await expect(ofOps.getByText(board().approved)).toBeVisible()

  // The talent reads the new term, signs, and it is renewed.
  await desk.goto('/sq/talent/contracts-renewal')
  await press(desk, theirs.accept.open)
  await sign(desk, talent, otherLang())
  await expect(desk.getByText(theirs.accept.done)).toBeVisible()
  await desk.getByRole('tab', { name: theirs.tabs.renewed }).click()
  await expect(desk.getByRole('article')).toHaveCount(1)
  await desk.close()
})
