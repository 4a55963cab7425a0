import { execFileSync } from 'node:child_process'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import { ar as contractsAr } from '../apps/web/src/features/contracts/messages/ar.ts'
import { en as contractsEn } from '../apps/web/src/features/contracts/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/contracts/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/contracts/messages/operations/en.ts'
import { ar as invoicesAr } from '../apps/web/src/features/invoices/messages/ar.ts'
import { en as invoicesEn } from '../apps/web/src/features/invoices/messages/en.ts'
import { ar as partiesAr } from '../apps/web/src/features/parties/messages/ar.ts'
import { en as partiesEn } from '../apps/web/src/features/parties/messages/en.ts'
import { ar as payoutsAr } from '../apps/web/src/features/payouts/messages/ar.ts'
import { en as payoutsEn } from '../apps/web/src/features/payouts/messages/en.ts'
import { ar as renewalsAr } from '../apps/web/src/features/renewals/messages/ar.ts'
import { en as renewalsEn } from '../apps/web/src/features/renewals/messages/en.ts'
import { ar as boardAr } from '../apps/web/src/features/renewals/messages/operations/ar.ts'
import { en as boardEn } from '../apps/web/src/features/renewals/messages/operations/en.ts'
import { clientHome, type Client, colleague, openAs } from './story-clients.ts'
import { acceptedOffer, acceptedPair, signOnPage, signedContract } from './story-contracts.ts'
import { otherContext } from './story-interviews.ts'
import { choose, isAt, words as paying } from './story-payments.ts'
import { inLang, press } from './story-talents.ts'
import { lang, expectAccessible, otherLang, remember, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const ops = () => ({ ar: opsAr, en: opsEn })[lang()]
const board = () => ({ ar: boardAr, en: boardEn })[lang()]
const contracts = { ar: contractsAr, en: contractsEn }
const renewals = { ar: renewalsAr, en: renewalsEn }
const parties = { ar: partiesAr, en: partiesEn }
const invoices = { ar: invoicesAr, en: invoicesEn }
const payouts = { ar: payoutsAr, en: payoutsEn }
/** Specified. */
const EMPTY = { ar: 'لا تجديدات عقود', en: 'No contract renewals available' }
/** All a client's matching area leads to, once there is something in each. */
const WAYS = [
  'nomination',
  'contracts-renewal',
  'saved',
  'book-consultant',
  'interviews-list',
  'hosting-packages',
  'submit-vacancy',
  'edit-request',
]

const staffOf = (request: APIRequestContext) =>
  colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))

/** All talents of the stories have one name; the company's is its own. */
async function renameCompany({ user: { first_name, last_name, version }, send }: Client): Promise<string> {
  const company = `Nakhla ${uniqueSuffix()}`
  const facts = { company, website: 'nakhla.test', role: 'CTO', country: 'SA' }
  await send('PUT', '/api/client/profile', { first_name, last_name, version, ...facts })
  return company
}

test('operations prepare a contract, and both sign it, each in their language @english', async ({
  page,
  request,
  browser,
}) => {
  const staff = await staffOf(request)
  const accepted = await acceptedPair(request, staff)
  const { client, talent } = accepted
  const company = await renameCompany(client)
  await acceptedOffer(accepted, 2)
  const desk = await otherContext(browser)
  const ofOps = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(ofOps, '/ops/contracts')
  await ofOps.getByRole('listitem').filter({ hasText: company }).getByRole('button').click()
  await expect(ofOps.getByRole('dialog')).toContainText(formatUsd(200_000, lang()))
  await press(ofOps, ops().draft.save)
  await expect(ofOps.getByText(ops().draft.saved)).toBeVisible()
  await ofOps
    .getByRole('link', { name: new RegExp(company) })
    .first()
    .click()
  await expectAccessible(ofOps)
  await press(ofOps, ops().moves.send)
  await ofOps.getByRole('alertdialog').getByRole('button', { name: ops().moves.send }).click()
  await expect(ofOps.getByText(ops().moves.sent)).toBeVisible()

  // The talent signs in the other language, then the company.
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto('/sq/talent/contracts')
  await desk.getByRole('link', { name: contracts[otherLang()].sign }).click()
  // Each says once who they are by law; until the company has, the talent reads and waits.
  const legal = { own: parties[lang()], theirs: parties[otherLang()] }
  await desk.getByLabel(legal.theirs.talent.name).fill(talent.name)
  await desk.getByLabel(legal.theirs.address).fill('Amman')
  await desk.getByLabel(legal.theirs.talent.nationalId).fill('9876543210')
  await expectAccessible(desk)
  await press(desk, legal.theirs.save)
  await expect(desk.getByText(contracts[otherLang()].signing.waitsForCompany)).toBeVisible()
  await expect(desk.getByText('••••3210').first()).toBeVisible()
  await openAs(page, client, '/sq/client/contracts')
  await page
    .getByRole('link', { name: company })
    .or(page.getByRole('link', { name: contracts[lang()].open }))
    .first()
    .click()
  await expect(page.getByLabel(legal.own.company.name)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(legal.own.company.name).fill('nakhla.com')
  await page.getByLabel(legal.own.company.registration).fill('1010123456')
  await page.getByLabel(legal.own.address).fill('King Fahd Road, Riyadh')
  await page.getByLabel(legal.own.company.signatory, { exact: true }).fill('Sara Al-Otaibi')
  await page.getByLabel(legal.own.company.capacity, { exact: true }).fill('General manager')
  await press(page, legal.own.save)
  await expect(page.getByText(rule.no_url[lang()])).toBeVisible()
  await page.getByLabel(legal.own.company.name).fill('Nakhla Technology LLC')
  await press(page, legal.own.save)
  await expect(page.getByText(legal.own.saved)).toBeVisible()
  await expectAccessible(desk)
  await signOnPage(desk, talent, otherLang())
  await expect(desk.getByText(contracts[otherLang()].signing.done)).toBeVisible()
  await openAs(page, client, '/sq/client/contracts')
  await page.getByRole('link', { name: contracts[lang()].sign }).click()
  // Not the authorised signatory: as what, and empowered to.
  const { signing } = contracts[lang()]
  await expect(page.getByLabel(signing.capacity('Nakhla Technology LLC'))).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(signing.capacity('Nakhla Technology LLC')).fill('Head of engineering')
  await page.getByText(signing.empowered('Nakhla Technology LLC')).click()
  await signOnPage(page, client, lang())
  await expect(page.getByText(signing.done)).toBeVisible()
  await expect(page.getByRole('link', { name: talent.email })).toBeVisible()
  const [paper] = await Promise.all([page.waitForEvent('download'), press(page, contracts[lang()].pdf)])
  expect(paper.suggestedFilename()).toMatch(/^CT-\d{4}-\d{5}\.pdf$/)
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, contracts[lang()].signatures.save)])
  const verified = execFileSync(process.execPath, ['scripts/verify-signatures.ts', await saved.path()])
  expect(verified.toString()).toContain('2 signatures')
})

test('a month of a contract is billed, paid and owed to the talent; every way leads somewhere [P-021] [R-069] @english', async ({
  page,
  request,
  browser,
}) => {
  const accepted = await acceptedPair(request, await staffOf(request))
  const { id } = await signedContract(request, accepted, 2)
  await accepted.client.send('POST', `/api/local/contracts/${id}/pass-month`, {})
  await openAs(page, accepted.client, '/sq/client/invoices')
  await page.getByRole('link', { name: /INV-/ }).click()
  const [invoice] = await Promise.all([page.waitForEvent('download'), press(page, invoices[lang()].pdf)])
  expect(invoice.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
  await press(page, paying().pay)
  await choose(page, 'pay')
  await isAt(page, paying().success.title)
  const desk = await otherContext(browser)
  await remember(desk, accepted.talent, { lang: otherLang() })
  await desk.goto('/sq/talent/payouts')
  const payout = desk.getByRole('article').filter({ hasText: formatUsd(200_000, otherLang()) })
  const owed = payout.locator('[aria-current="step"]').filter({ hasText: payouts[otherLang()].steps.due })
  await expect(owed).toHaveCount(1)

  // The matching area leads everywhere, now that there is something everywhere.
  await page.goto('/sq/client/matching')
  // Its name ends with how many wait, once they are counted.
  await page.getByRole('navigation').getByRole('button', { name: clientHome().nav.more }).click()
  for (const way of WAYS) await expect(page.locator(`a[href="/sq/client/${way}"]`).first()).toBeVisible()
})

test('terms of a renewal are changed, approved, accepted and signed [X-039] [X-046] [R-039] [R-050] [R-079] [R-080] [R-081] @english', async ({
  page,
  request,
  browser,
}) => {
  const staff = await staffOf(request)
  const accepted = await acceptedPair(request, staff)
  const { client, talent } = accepted
  const company = await renameCompany(client)
  const { id } = await signedContract(request, accepted, 2)
  await client.send('POST', `/api/local/contracts/${id}/pass-month`, {})
  const [own, theirs] = [renewals[lang()], renewals[otherLang()]]

  // The end is near: the company is asked about it.
  await openAs(page, client, '/sq/client/contracts-renewal')
  await page.getByRole('checkbox', { name: own.select.one(talent.name) }).check({ force: true })
  await expect(page.getByText(own.select.chosen(1))).toBeVisible()
  await page.getByRole('checkbox', { name: own.select.one(talent.name) }).uncheck({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: own.change.openFor(talent.name) }).click()
  await page.getByLabel(own.change.duration).fill('6')
  await page.getByRole('radio', { name: own.change.yes }).check({ force: true })
  await press(page, own.change.send)
  await expect(page.getByLabel(own.change.price)).toBeFocused()
  await page.getByLabel(own.change.price).fill('250')
  await press(page, own.change.send)
  await expect(page.getByText(own.change.done)).toBeVisible()
  await expect(page.getByText(EMPTY[lang()])).toBeVisible()

  // Operations see what differs and approve.
  const ofOps = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(ofOps, '/ops/contracts?tab=renewals')
  const card = ofOps.getByRole('article').filter({ hasText: company })
  await expect(card.locator('ins').last()).toBeVisible()
  await expectAccessible(ofOps)
  await card.getByRole('button', { name: board().approve }).click()
  await ofOps.getByLabel(board().fee).fill('350')
  await ofOps.getByRole('alertdialog').getByRole('button', { name: board().approve }).click()
  await expect(ofOps.getByText(board().feeAsked)).toBeVisible()

  // The company is asked about the fee, accepts it, and reads it beside the terms that are with the talent.
  await page.goto('/sq/client/contracts-renewal')
  await expect(page.getByText(own.fee.title)).toBeVisible()
  await expectAccessible(page)
  await press(page, own.fee.accept)
  await expect(page.getByText(own.fee.done)).toBeVisible()
  await page.goto('/sq/client/contracts-renewal?tab=in_progress')
  await expect(page.getByRole('article').locator('ins').last()).toContainText('350')
  await expect(page.getByRole('region', { name: own.forecast.title })).toBeVisible()
  await expectAccessible(page)

  // The talent reads the new term, signs, and it is renewed.
  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto('/sq/talent/contracts-renewal')
  await press(desk, theirs.accept.open)
  await signOnPage(desk, talent, otherLang())
  await expect(desk.getByText(theirs.accept.done)).toBeVisible()
  await desk.getByRole('tab', { name: theirs.talentTabs.renewed }).click()
  await expect(desk.getByRole('article')).toHaveCount(1)
})

test('a company offers a renewal, takes it back, and does not renew, with a reason [X-046] [R-080] [R-081] [V-036] [V-045] @once', async ({
  page,
  request,
}) => {
  const accepted = await acceptedPair(request, await staffOf(request))
  const { client, talent } = accepted
  await signedContract(request, accepted, 1)
  const { select, renew, withdraw, reject, reason, tabs } = renewals[lang()]
  await openAs(page, client, '/sq/client/contracts-renewal')
  await page.getByRole('checkbox', { name: select.all }).check({ force: true })
  const dialog = page.getByRole('alertdialog')
  await press(page, select.renew)
  await dialog.getByLabel(renew.duration).fill('121')
  await press(dialog, renew.send)
  await expect(dialog.getByText(rule.contract_duration[lang()])).toBeVisible()
  // Who, on which terms, for how long, and what it costs a month: no tax is withheld, so salary and fee.
  await dialog.getByLabel(renew.duration).fill('6')
  const offer = dialog.getByRole('region', { name: renew.who })
  await expect(offer).toContainText(talent.name)
  await expect(offer).toContainText(formatUsd(200_000, lang()))
  await expect(offer.getByText(formatUsd(230_000, lang()))).toHaveCount(2)
  await expectAccessible(page)
  await press(dialog, renew.send)
  await expect(page.getByText(renew.done)).toBeVisible()
  await page.getByRole('tab', { name: tabs.in_progress }).click()
  await page.getByRole('button', { name: withdraw.openFor(talent.name) }).click()
  await press(dialog, withdraw.open)
  await expect(page.getByText(withdraw.done)).toBeVisible()
  await page.getByRole('tab', { name: tabs.need_renewal }).click()
  await page.getByRole('checkbox', { name: select.one(talent.name) }).check({ force: true })
  await press(page, select.reject)
  await press(dialog, reject.send)
  await expect(dialog.getByText(rule.reason_needed[lang()])).toBeVisible()
  await dialog.getByLabel(reason).fill('The project ends')
  await press(dialog, reject.send)
  await expect(page.getByText(reject.done)).toBeVisible()
  // Nothing waits any more, and the page is still there.
  await page.reload()
  await page.getByRole('tab', { name: tabs.rejected }).click()
  await expect(page.getByRole('article')).toContainText('The project ends')
})
