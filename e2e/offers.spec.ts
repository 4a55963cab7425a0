import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { expect } from '@playwright/test'
import { ar as opsAr } from '../apps/web/src/features/contracts/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/contracts/messages/operations/en.ts'
import { ar as offersAr } from '../apps/web/src/features/offers/messages/ar.ts'
import { en as offersEn } from '../apps/web/src/features/offers/messages/en.ts'
import { ar as formAr } from '../apps/web/src/features/offers/messages/form/ar.ts'
import { en as formEn } from '../apps/web/src/features/offers/messages/form/en.ts'
import { ar as hiresAr } from '../apps/web/src/features/offers/messages/operations/ar.ts'
import { en as hiresEn } from '../apps/web/src/features/offers/messages/operations/en.ts'
import { colleague, openAs } from './story-clients.ts'
import { acceptedPair } from './story-contracts.ts'
import { otherContext } from './story-interviews.ts'
import { inLang, press } from './story-talents.ts'
import { expectAccessible, lang, otherLang, remember } from './story.ts'
import { test } from './story-test.ts'

const offers = { ar: offersAr, en: offersEn }
const form = () => ({ ar: formAr, en: formEn })[lang()]
const hires = () => ({ ar: hiresAr, en: hiresEn })[lang()]
const ops = () => ({ ar: opsAr, en: opsEn })[lang()]
const WANTED = '2,750'

test('an offer is made after the interview, a change is asked for and made, it is accepted, and its contract prepared @english', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const { client, talent, interviewId } = await acceptedPair(request, staff)
  const [own, theirs] = [offers[lang()], offers[otherLang()]]

  // The interview leads to the offer, which begins with what the talent showed for it.
  await openAs(page, client, `/sq/client/interview-requests/${interviewId}`)
  await page.getByRole('link', { name: own.awaited.makeFor(talent.name) }).click()
  await page.getByLabel(own.terms.role, { exact: true }).fill('Backend developer')
  await page.getByLabel(own.terms.duties, { exact: true }).fill('Orders and payments of the store.')
  await page.getByLabel(form().salary).fill('2500')
  await expectAccessible(page)
  await press(page, form().send)
  await expect(page.getByText(form().sent)).toBeVisible()
  await expect(page.getByRole('article')).toContainText(own.states.made)

  // The talent reads it in the other language, and asks for more.
  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto('/sq/talent/contracts')
  await desk.getByRole('link', { name: theirs.read }).click()
  await expectAccessible(desk)
  await press(desk, theirs.ask.open)
  await desk.getByLabel(theirs.ask.wanted).fill(WANTED)
  await desk.getByLabel(theirs.ask.why).fill('I lead four people now.')
  await press(desk, theirs.ask.send)
  await expect(desk.getByText(theirs.ask.done)).toBeVisible()
  await expect(desk.getByText(theirs.banner.waitsClient)).toBeVisible()

  // The company reads what and why, and changes the pay.
  await page.goto('/sq/client/contracts')
  await page.getByRole('link', { name: own.readOf(talent.name) }).click()
  await expect(page.getByText(WANTED)).toBeVisible()
  await expectAccessible(page)
  await press(page, form().revise)
  await page.getByLabel(form().salary).fill('2750')
  await press(page, form().save)
  await expect(page.getByText(form().saved)).toBeVisible()

  // The talent sees what changed, and accepts.
  await expect(desk.locator('ins')).toContainText(formatUsd(275_000, otherLang()))
  await expectAccessible(desk)
  await press(desk, theirs.accept.open)
  await desk.getByRole('alertdialog').getByRole('button', { name: theirs.accept.open }).click()
  await expect(desk.getByText(theirs.accept.done)).toBeVisible()

  // Operations prepare the contract from what was accepted.
  const ofOps = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(ofOps, `/ops/contracts?prepare=${interviewId}`)
  const draft = ofOps.getByRole('dialog', { name: hires().prepare.title(bidiIsolate(talent.name, lang())) })
  await expect(draft).toContainText(formatUsd(275_000, lang()))
  await expectAccessible(ofOps)
  await press(ofOps, ops().draft.save)
  await expect(ofOps.getByText(ops().draft.saved)).toBeVisible()
})
