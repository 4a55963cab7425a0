import { END_REASON_NAMES } from '@fareeq/domain/contracts/rules-endings.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect } from '@playwright/test'
import { ar as contractsAr } from '../apps/web/src/features/contracts/messages/ar.ts'
import { en as contractsEn } from '../apps/web/src/features/contracts/messages/en.ts'
import { ar as endingsAr } from '../apps/web/src/features/contracts/messages/endings/ar.ts'
import { en as endingsEn } from '../apps/web/src/features/contracts/messages/endings/en.ts'
import { ar as buyoutsAr } from '../apps/web/src/features/buyouts/messages/ar.ts'
import { en as buyoutsEn } from '../apps/web/src/features/buyouts/messages/en.ts'
import { ar as offersAr } from '../apps/web/src/features/offers/messages/ar.ts'
import { en as offersEn } from '../apps/web/src/features/offers/messages/en.ts'
import { ar as formAr } from '../apps/web/src/features/offers/messages/form/ar.ts'
import { en as formEn } from '../apps/web/src/features/offers/messages/form/en.ts'
import { writeDay } from '../apps/web/src/ui/dates/date-text.ts'
import { colleague, openAs } from './story-clients.ts'
import { acceptedPair, signedContract } from './story-contracts.ts'
import { otherContext } from './story-interviews.ts'
import { inLang, pick, press } from './story-talents.ts'
import { expectAccessible, lang, otherLang, remember } from './story.ts'
import { test } from './story-test.ts'

const contracts = { ar: contractsAr, en: contractsEn }
const endings = { ar: endingsAr, en: endingsEn }
const buyouts = { ar: buyoutsAr, en: buyoutsEn }
const offers = { ar: offersAr, en: offersEn }
const form = () => ({ ar: formAr, en: formEn })[lang()]

/** By hand, in whole numbers; half a cent is rounded up. */
const ratio = (cents: number, of: number, all: number) =>
  Number((BigInt(cents) * BigInt(of) * 2n + BigInt(all)) / (2n * BigInt(all)))

test('an offer is changed, signed and worked by, and ended in the trial: both sides read the same to the cent', async ({
  page,
  request,
  browser,
}) => {
  // Arabic on a phone, English on a desktop.
  if (lang() === 'ar') await page.setViewportSize({ width: 390, height: 844 })
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  const { client, talent, interviewId } = accepted
  const today = riyadhDay(new Date())
  const work = { role: 'Backend developer', duties: 'Orders and payments.', level: 'mid', hours: 40 }
  const pay = { salary_net: 200_000, fee: 30_000, notice_days: 30, leave_days: 21, probation_days: 14 }
  const offer = await staff.send('POST', '/api/ops/offers', {
    interview_id: interviewId,
    ...work,
    ...pay,
    type: 'remote',
    availability: 'full_time',
    start: today,
    months: 12,
  })
  await talent.send('POST', `/api/talent/offers/${offer.id}/ask-change`, {
    version: 1,
    requested_changes: [{ field: 'salary_net', wanted: '2,300', why: 'I lead four people now.' }],
  })

  // The company reads what is asked for, agrees, and sees what a month costs now.
  const [own, theirs] = [endings[lang()], endings[otherLang()]]
  await openAs(page, client, '/sq/client/contracts')
  await page.getByRole('link', { name: offers[lang()].readOf(talent.name) }).click()
  await expect(page.getByText('2,300')).toBeVisible()
  await press(page, form().revise)
  await page.getByLabel(form().salary).fill('2300')
  await press(page, form().save)
  await expect(page.getByText(form().saved)).toBeVisible()
  const { version, hash, terms } = await talent.send('GET', `/api/talent/offers/${offer.id}`)
  const gross = ratio(230_000, 10_000, 10_000 - terms.wht_rate)
  const fee = ratio(230_000, 15, 100)
  const month = gross + fee + ratio(gross + fee, 15, 100)
  await expect(page.getByRole('main')).toContainText(formatUsd(month, lang()))
  await expectAccessible(page)

  // It is accepted, signed, and two days off are agreed to.
  await talent.send('POST', `/api/talent/offers/${offer.id}/accept`, { version, hash })
  const { id } = await signedContract(request, accepted, 12, 0, { salary_net: 230_000, fee })
  const days = { kind: 'unpaid', first_day: daysAfter(today, 1), last_day: daysAfter(today, 2), note: 'A wedding' }
  const { items } = await talent.send('POST', `/api/talent/contracts/${id}/time-off`, days)
  await client.send('POST', `/api/client/time-off/${items[0].id}/agree`, {})

  // Taking over would cost a fifth of the gross pay of the year; the company asks for somebody else instead.
  await page.goto(`/sq/client/contracts/${id}`)
  const buyout = ratio(gross * 12, 20, 100)
  const card = page.getByRole('region', { name: buyouts[lang()].title })
  for (const amount of [buyout, buyout + ratio(buyout, 15, 100)])
    await expect(card).toContainText(formatUsd(amount, lang()))
  await expectAccessible(page)
  await press(page, own.replacement.card.open)
  await page.getByLabel(own.form.last).fill(writeDay(daysAfter(today, 3)))
  await pick(page, own.form.reason, END_REASON_NAMES.skills[lang()])
  await press(page, own.replacement.send)
  await expect(page.getByText(own.replaced)).toBeVisible()

  // The talent reads it in the other language, and the text that both signed, with the same sums.
  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto(`/sq/talent/contracts/${id}`)
  await expect(desk.getByText(theirs.replaced)).toBeVisible()
  await press(desk, contracts[otherLang()].reading.open)
  for (const amount of [gross, 230_000])
    await expect(desk.getByRole('main')).toContainText(formatUsd(amount, otherLang()))
  await expectAccessible(desk)
})
