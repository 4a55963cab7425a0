import { END_REASON_NAMES, GIST_TEXTS } from '@fareeq/domain/contracts/rules-endings.ts'
import { buyoutPrice } from '@fareeq/domain/buyouts/rules.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect } from '@playwright/test'
import { ar as buyoutsAr } from '../apps/web/src/features/buyouts/messages/ar.ts'
import { en as buyoutsEn } from '../apps/web/src/features/buyouts/messages/en.ts'
import { ar as waitingAr } from '../apps/web/src/features/counters/messages/ar.ts'
import { en as waitingEn } from '../apps/web/src/features/counters/messages/en.ts'
import { ar as endingsAr } from '../apps/web/src/features/contracts/messages/endings/ar.ts'
import { en as endingsEn } from '../apps/web/src/features/contracts/messages/endings/en.ts'
import { ar as openMattersAr } from '../apps/web/src/features/open-matters/messages/ar.ts'
import { en as openMattersEn } from '../apps/web/src/features/open-matters/messages/en.ts'
import { ar as privacyAr } from '../apps/web/src/features/privacy-requests/messages/ar.ts'
import { en as privacyEn } from '../apps/web/src/features/privacy-requests/messages/en.ts'
import { writeDay } from '../apps/web/src/ui/dates/date-text.ts'
import { colleague, openAs } from './story-clients.ts'
import { acceptedOffer, acceptedPair, signedContract } from './story-contracts.ts'
import { otherContext } from './story-interviews.ts'
import { inLang, pick, press } from './story-talents.ts'
import { expectAccessible, lang, otherLang, remember } from './story.ts'
import { test } from './story-test.ts'

const buyouts = { ar: buyoutsAr, en: buyoutsEn }
const waiting = { ar: waitingAr, en: waitingEn }
const openMatters = { ar: openMattersAr, en: openMattersEn }
const privacy = { ar: privacyAr, en: privacyEn }
const endings = { ar: endingsAr, en: endingsEn }

test('a company gives notice, the talent reads it kindly and acknowledges it, and operations read the reason @once', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  await acceptedOffer(accepted, 12)
  const { client, talent } = accepted
  const contract = await signedContract(request, accepted, 12)
  const [own, theirs] = [endings[lang()], endings[otherLang()]]
  const last = daysAfter(riyadhDay(new Date()), 45)

  await openAs(page, client, `/sq/client/contracts/${contract.id}`)
  await press(page, own.card.open)
  await page.getByLabel(own.form.last).fill(writeDay(last))
  await pick(page, own.form.reason, END_REASON_NAMES.skills[lang()])
  await page.getByLabel(own.form.words).fill('The queues were harder than expected.')
  await expectAccessible(page)
  await press(page, own.form.send)
  await expect(page.getByText(own.form.done)).toBeVisible()
  await expect(page.getByText(END_REASON_NAMES.skills[lang()])).toBeVisible()
  await expectAccessible(page)

  // The talent reads it in the other language, without the reason itself.
  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto('/talent/home')
  await expect(desk.locator('#running').locator('..')).toContainText(String(Number(last.slice(8))))
  await desk.goto(`/sq/talent/contracts/${contract.id}`)
  await expect(desk.getByText(GIST_TEXTS.fit[otherLang()])).toBeVisible()
  await expect(desk.getByText(END_REASON_NAMES.skills[otherLang()])).toHaveCount(0)
  await expectAccessible(desk)
  await press(desk, theirs.acknowledge.open)
  await expect(desk.getByText(theirs.acknowledge.done)).toBeVisible()

  // The open page of the company learns of it: there is nothing to withdraw any more.
  await expect(page.getByText(own.acknowledged)).toBeVisible()
  await expect(page.getByRole('button', { name: own.withdraw.open })).toHaveCount(0)

  const ofOps = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(ofOps, `/ops/contracts/${contract.id}`)
  await expect(ofOps.getByText('The queues were harder than expected.')).toBeVisible()
  await expectAccessible(ofOps)
})

test('a talent gives notice and takes it back @english', async ({ page, request }) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  await acceptedOffer(accepted, 12)
  const contract = await signedContract(request, accepted, 12)
  const own = endings[lang()]
  await remember(page, accepted.talent, { lang: lang() })
  await page.goto(`/sq/talent/contracts/${contract.id}`)
  await press(page, own.card.open)
  await page.getByLabel(own.form.last).fill(writeDay(daysAfter(riyadhDay(new Date()), 30)))
  await pick(page, own.form.reason, END_REASON_NAMES.new_job[lang()])
  await press(page, own.form.send)
  await expect(page.getByText(own.form.done)).toBeVisible()
  await press(page, own.withdraw.open)
  await page.getByRole('alertdialog').getByRole('button', { name: own.withdraw.open }).click()
  await expect(page.getByText(own.withdraw.done)).toBeVisible()
  await expect(page.getByRole('button', { name: own.card.open })).toBeVisible()
})

test('a company is given a replacement within the trial, and operations have it as work @once', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  await acceptedOffer(accepted, 12)
  const { client, talent } = accepted
  const contract = await signedContract(request, accepted, 12)
  const { form, replacement, replaced } = endings[lang()]
  await openAs(page, client, `/sq/client/contracts/${contract.id}`)
  await press(page, replacement.card.open)
  await page.getByLabel(form.last).fill(writeDay(daysAfter(riyadhDay(new Date()), 3)))
  await pick(page, form.reason, END_REASON_NAMES.skills[lang()])
  await expectAccessible(page)
  await press(page, replacement.send)
  await expect(page.getByText(replacement.done)).toBeVisible()
  await expect(page.getByText(replaced)).toBeVisible()
  await expect(page.getByRole('button', { name: replacement.card.open })).toHaveCount(0)

  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto(`/sq/talent/contracts/${contract.id}`)
  await expect(desk.getByText(endings[otherLang()].replaced)).toBeVisible()
  await expectAccessible(desk)

  const ofOps = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(ofOps, '/ops/tickets')
  await expect(ofOps.getByText(contract.number).first()).toBeVisible()
})

test('a company reads what taking over a contract costs, asks for it, and operations approve @english', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  await acceptedOffer(accepted, 12)
  const contract = await signedContract(request, accepted, 12)
  const words = buyouts[lang()]
  const { terms, company } = await accepted.talent.send('GET', `/api/talent/contracts/${contract.id}`)
  const { fee, total } = buyoutPrice(terms, { buyout_percent: 20, buyout_months: 12 }, 1500)
  await openAs(page, accepted.client, `/sq/client/contracts/${contract.id}`)
  const card = page.getByRole('region', { name: words.title })
  for (const amount of [fee, total]) await expect(card).toContainText(formatUsd(amount, lang()))
  await press(page, words.open)
  const last = daysAfter(riyadhDay(new Date()), 20)
  await page.getByLabel(words.last).fill(writeDay(last))
  await page.getByLabel(words.message).fill('The same pay, by a contract in Riyadh.')
  await expectAccessible(page)
  await press(page, words.send(formatUsd(total, lang())))
  await expect(page.getByText(words.done)).toBeVisible()

  // The talent reads on a phone, in the other language, what it means and what the company offers, and no fee.
  const theirs = buyouts[otherLang()]
  const phone = await otherContext(browser)
  await phone.setViewportSize({ width: 390, height: 844 })
  await remember(phone, accepted.talent, { lang: otherLang() })
  await phone.goto('/talent/home')
  await phone.getByRole('link', { name: waiting[otherLang()].actions.buyout }).click()
  const question = phone.getByRole('region', { name: theirs.talent.title(company) })
  await expect(question).toContainText('The same pay, by a contract in Riyadh.')
  await expect(phone.getByRole('main')).not.toContainText(formatUsd(fee, otherLang()))
  await expectAccessible(phone)
  await press(phone, theirs.talent.consent.open)
  await phone.getByRole('alertdialog').getByRole('button', { name: theirs.talent.consent.open }).click()
  await expect(phone.getByText(theirs.talent.consent.done)).toBeVisible()
  await expect(page.getByText(words.consented('', '').split(/[،,]/)[0]!)).toBeVisible()

  const ofOps = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(ofOps, `/ops/contracts/${contract.id}`)
  await expect(ofOps.getByText(words.approve.title)).toBeVisible()
  await expectAccessible(ofOps)
  await press(ofOps, words.approve.open)
  await ofOps.getByRole('alertdialog').getByRole('button', { name: words.approve.open }).click()
  await expect(ofOps.getByText(words.approve.done)).toBeVisible()
  await expect(page.getByText(END_REASON_NAMES.takeover[lang()])).toBeVisible()
})

test('whoever closes an account reads what is open and what becomes of it @once', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  const contract = await signedContract(request, accepted, 12)
  const { client, talent } = accepted
  const words = openMatters[lang()]
  await remember(page, talent)
  await page.goto('/settings?tab=data')
  await press(page, privacy[lang()].closing.ask)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('heading', { name: words.outcomes('talent', true).waits('') })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: words.kinds.contract })).toContainText(contract.number)
  await expectAccessible(page)

  // Without a colleague the company closes with its owner; a colleague would take over what they began.
  const desk = await otherContext(browser)
  const theirs = openMatters[otherLang()]
  await remember(desk, client, { lang: otherLang() })
  await desk.goto('/settings?tab=data')
  await press(desk, privacy[otherLang()].closing.ask)
  const company = desk.getByRole('alertdialog')
  await expect(company.getByRole('heading', { name: theirs.outcomes('company', true).waits('') })).toBeVisible()
  await expect(company.getByRole('heading', { name: theirs.outcomes('company', true).goes('') })).toBeVisible()
  await expectAccessible(desk)
})
