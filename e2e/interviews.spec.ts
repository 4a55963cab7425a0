import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect } from '@playwright/test'
import { ar as roundsAr } from '../apps/web/src/features/interviews/messages/rounds/ar.ts'
import { en as roundsEn } from '../apps/web/src/features/interviews/messages/rounds/en.ts'
import { ar as startAr } from '../apps/web/src/features/interviews/messages/start/ar.ts'
import { en as startEn } from '../apps/web/src/features/interviews/messages/start/en.ts'
import { ar as waitingAr } from '../apps/web/src/features/counters/messages/ar.ts'
import { en as waitingEn } from '../apps/web/src/features/counters/messages/en.ts'
import { ar as homeAr } from '../apps/web/src/features/interviews/messages/home/ar.ts'
import { en as homeEn } from '../apps/web/src/features/interviews/messages/home/en.ts'
import { ar as clientAr } from '../apps/web/src/features/interviews/messages/client/ar.ts'
import { ar as termsAr } from '../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as termsEn } from '../apps/web/src/features/talents/messages/terms/en.ts'
import { ar as platformAr } from '../apps/web/src/platform/messages/ar.ts'
import {
  REQUESTS,
  bring,
  company,
  matcherOf,
  otherContext,
  pairOf,
  pickTime,
  schedule,
  shared,
  state,
  talents,
  theirs,
} from './story-interviews.ts'
import { openAs } from './story-clients.ts'
import { inLang, press } from './story-talents.ts'
import { lang, expectAccessible, otherLang, remember, ui } from './story.ts'
import { test } from './story-test.ts'

const matcher = matcherOf('huda.otaibi@demo.fareeq.test', 'oliver@demo.fareeq.test')

const rounds = { ar: roundsAr, en: roundsEn }
const starting = () => ({ ar: startAr, en: startEn })[lang()]
const waiting = () => ({ ar: waitingAr, en: waitingEn })[otherLang()]
const atHome = () => ({ ar: homeAr, en: homeEn })[otherLang()]
const terms = () => ({ ar: termsAr, en: termsEn })[otherLang()]
/** English as the specification writes it; it gives no Arabic. */
const SENTENCES = {
  en: {
    start: 'Start interview process',
    request: 'Request interview',
    view: 'View interview request',
    two: 'Please select two time slots',
    onlyTwo: 'You can only select two time slots',
    one: 'Please select a time slot',
    none: 'No Interviews available',
    empty: 'No Interviews available',
  },
  ar: {
    start: startAr.open,
    request: startAr.times,
    view: startAr.view,
    two: interviewErrors.two_slots_needed.ar,
    onlyTwo: interviewErrors.two_slots_only.ar,
    one: interviewErrors.slot_needed.ar,
    none: platformAr.noInterviews,
    empty: clientAr.list.empty,
  },
}

test('a company starts from a nomination that says what comes next, and offers exactly two times [R-072 R-073 R-074 R-086 S-040 S-041 V-046 V-047 X-043] @english', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  await pair.nominate()
  const desk = await otherContext(browser)
  const sentences = SENTENCES[lang()]
  const onNomination = async (name: string) => {
    await page.goto('/sq/client/nomination')
    return page.getByRole('article').getByRole('link', { name })
  }

  await openAs(page, pair.client, '/sq/client/nomination')
  await page.getByRole('button', { name: sentences.start }).click()
  await press(page, starting().confirm)
  await expect(page.getByText(starting().done)).toBeVisible()
  await expect(page).toHaveURL(/\/sq\/client\/interview-requests\//)
  await expect(state(page, shared(), 'pending_talent_confirmation')).toBeVisible()
  await expect(await onNomination(sentences.view)).toBeVisible()

  // The talent is led to their terms, and confirming them is the answer.
  await remember(desk, pair.talent, { lang: otherLang() })
  await desk.goto('/sq/talent/interview-requests')
  await expect(desk).toHaveURL(/update-availability/)
  await expect(desk.getByText(talents().waiting.text)).toBeVisible()
  await desk.getByRole('button', { name: terms().save }).click()
  await expect(desk).toHaveURL(/\/sq\/talent\/interview-requests/)
  await expect(state(desk, theirs(), 'pending_client_time_slots')).toBeVisible()

  // Now the nomination asks for times; the page of the request shows the terms.
  await (await onNomination(sentences.request)).click()
  await expect(page.getByRole('heading', { name: company().offer.title })).toBeVisible()
  await expect(page.getByText('2,000')).toBeVisible()
  await expectAccessible(page)
  await pickTime(page, lang(), 3, 4)
  await press(page, company().offer.send)
  await expect(page.getByRole('alert')).toHaveText(sentences.two)
  await pickTime(page, lang(), 6, 14)
  await pickTime(page, lang(), 7, 3)
  await expect(page.getByRole('alert')).toHaveText(sentences.onlyTwo)
  await press(page, company().offer.send)
  await expect(state(page, shared(), 'pending_talent_meeting_confirmation')).toBeVisible()
  await expect(await onNomination(sentences.view)).toBeVisible()
})

test('a talent finds the request of a company on their home, and declines it [R-041 R-087 X-040] @english', async ({
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const nomination = await pair.nominate()
  const desk = await otherContext(browser)
  const sentences = SENTENCES[otherLang()]

  // No company has requested an interview yet.
  await remember(desk, pair.talent, { lang: otherLang() })
  await desk.goto('/sq/talent/interview-requests')
  await expect(desk).toHaveURL(/\/sq\/talent\/profile/)
  await expect(desk.getByText(sentences.none)).toBeVisible()

  await bring(pair, nomination, 'offered')
  // The home shows it first: the company, the remaining time, and the link to answer.
  await desk.goto('/talent/home')
  const urgent = desk.getByRole('main').getByRole('region').first()
  await expect(urgent.getByRole('heading', { level: 2, name: waiting().title })).toBeVisible()
  await expect(urgent.getByText(new RegExp([1, 2, 3].map((n) => waiting().left.days(n)).join('|')))).toBeVisible()
  await expectAccessible(desk)
  await urgent.getByRole('link', { name: waiting().actions.interview }).click()
  await press(desk, talents().decline.open)
  await press(desk, talents().decline.confirm)
  await expect(desk.getByText(talents().decline.done, { exact: true })).toBeVisible()
})

test('a talent takes one of the times offered, and has it in the calendar and at home [R-040 R-087 V-048 X-045] @english', async ({
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const id = await bring(pair, await pair.nominate(), 'offered')
  const desk = await otherContext(browser)
  const sentences = SENTENCES[otherLang()]
  await remember(desk, pair.talent, { lang: otherLang() })
  await desk.goto(`/sq/talent/choose-interview-slot/${id}`)
  await expect(desk.getByRole('heading', { name: talents().company.title })).toBeVisible()
  await expect(desk.getByText(talents().company.unnamed)).toBeVisible()
  await expectAccessible(desk)
  await press(desk, talents().choose.confirm)
  await expect(desk.getByRole('alert')).toHaveText(sentences.one)
  await desk.getByRole('radio').first().check({ force: true })
  await press(desk, talents().choose.confirm)
  await expect(desk.getByText(talents().choose.accepted, { exact: true })).toBeVisible()
  // Days before the room opens the calendar comes first.
  await desk.getByRole('button', { name: theirs().addToCalendar }).click()
  const file = desk.waitForEvent('download')
  await desk.getByRole('menuitem', { name: theirs().calendars.file }).click()
  expect((await file).suggestedFilename()).toBe('fareeq-interview.ics')
  // What is agreed is the first thing on the home.
  await desk.goto('/talent/home')
  const agreed = desk.getByRole('main').getByRole('region').first()
  await expect(agreed.getByRole('heading', { level: 2, name: atHome().agreed })).toBeVisible()
  await expect(desk.getByText(atHome().none)).toHaveCount(0)
})

test('a talent proposes times of their own and changes them, and the company confirms one [R-087 R-088] @english', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const id = await bring(pair, await pair.nominate(), 'offered')
  const desk = await otherContext(browser)
  await remember(desk, pair.talent, { lang: otherLang() })
  await desk.goto(`/sq/talent/choose-interview-slot/${id}`)
  await press(desk, talents().choose.other)
  await pickTime(desk, otherLang(), 4, 6)
  await press(desk, talents().propose.send)
  await expect(state(desk, theirs(), 'pending_client_confirmation_on_new_slots')).toBeInViewport()
  const own = desk.getByRole('region', { name: talents().one.proposed })
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await press(desk, talents().one.changeProposed)
  await pickTime(desk, otherLang(), 8, 8)
  await expectAccessible(desk)
  await press(desk, talents().propose.send)
  await expect(own.getByRole('listitem')).toHaveCount(2)

  await openAs(page, pair.client, `/sq/client/interview-requests/${id}`)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await press(page, company().proposed.confirm)
  await expect(page.getByRole('alert')).toHaveText(SENTENCES[lang()].one)
  await page.getByRole('radio').last().check({ force: true })
  await expectAccessible(page)
  await press(page, company().proposed.confirm)
  await expect(state(page, shared(), 'interview_scheduled')).toBeVisible()
  await expect(state(desk, theirs(), 'interview_scheduled')).toBeVisible()
})

test('a company lists what lies ahead and what is past, page after page, and where there is none [R-051 R-082 R-083 R-084 R-085] @english', async ({
  page,
  request,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const nomination = await pair.nominate()
  for (let past = 0; past < 3; past++) {
    const id = await bring(pair, nomination, 'offered')
    await pair.client.send('POST', `${REQUESTS}/${id}/cancel`, { reason: 'Another week' })
  }
  await bring(pair, nomination, 'scheduled')
  const { list } = company()
  await openAs(page, pair.client, '/sq/client/interviews-list')
  const row = page.getByRole('article')
  for (const fact of [list.meetingTime, list.createdAt, list.createdBy]) await expect(row.getByText(fact)).toBeVisible()
  await expect(row.getByRole('link', { name: shared().join })).toBeVisible()
  await expect(row.getByRole('link', { name: list.profile })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('tab', { name: list.groups.past })).toHaveText(`${list.groups.past}3`)
  await page.getByRole('tab', { name: list.groups.expired }).click()
  await expect(page.getByText(SENTENCES[lang()].empty)).toBeVisible()

  await page.route('**/api/client/interview-requests?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=2` }),
  )
  await page.goto('/sq/client/interviews-list?group=past')
  await expect(row).toHaveCount(2)
  await press(page, ui().loadMore)
  await expect(row).toHaveCount(3)
  await expect(page.getByRole('button', { name: ui().loadMore })).toHaveCount(0)
})

test('after the interview the company asks for a second round, accepts after it with a reason, and the talent reads which round it was and what was shared [R-055 R-089 P-019 S-062 X-034 X-044] @english', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const first = await bring(pair, await pair.nominate(), 'scheduled')
  await pair.client.send('POST', `/api/local/interviews/${first}/begin`, { minutes_ago: 100 })
  const { feedback } = company()
  const { ask, ofSoFar, list } = rounds[lang()]
  await openAs(page, pair.client, `/sq/client/interview-details/${first}`)
  await press(page, ask.open)
  await press(page, ask.confirm)
  await expect(page.getByRole('alertdialog').getByText(rule.required[lang()])).toBeVisible()
  await page.getByRole('textbox', { name: ask.about }).fill(inLang('لقاء الفريق', 'Meet the team'))
  await expectAccessible(page)
  await press(page, ask.confirm)
  await expect(page.locator('#interview-state').getByText(ofSoFar(2, 2), { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: list.title })).toContainText(ofSoFar(1, 1))
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await schedule(pair, id)
  await pair.client.send('POST', `/api/local/interviews/${id}/begin`, { minutes_ago: 46 })
  await page.reload()
  await page.getByRole('link', { name: feedback.reject, exact: true }).click()
  await press(page, feedback.send)
  await expect(page.getByText(interviewErrors.feedback_reason_needed[lang()])).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: feedback.actions.accepted, exact: true }).check({ force: true })
  await page.getByLabel(feedback.reason.accepted).fill('Clear thinking')
  await page.getByRole('checkbox', { name: feedback.share }).check({ force: true })
  await press(page, feedback.send)
  await expect(page.getByText(feedback.done)).toBeVisible()
  await expect(page.getByText(feedback.shared)).toBeVisible()
  await expect(state(page, shared(), 'interview_completed')).toBeVisible()
  await page.goto('/sq/client/feedback-form?action=accepted&selection=0190f3a1-0000-7000-8000-000000000002')
  await expect(page.getByText(feedback.invalid)).toBeVisible()

  const desk = await otherContext(browser)
  await remember(desk, pair.talent, { lang: otherLang() })
  await desk.goto(`/sq/talent/choose-interview-slot/${id}`)
  await expect(desk.getByText('Clear thinking')).toBeVisible()
  await expect(desk.locator('#interview-state').getByText(rounds[otherLang()].ofSoFar(2, 2))).toBeVisible()
  await desk.getByRole('radio', { name: talents().rate.steps[4] }).check({ force: true })
  await expectAccessible(desk)
  await press(desk, talents().rate.send)
  await expect(desk.getByText(talents().rate.rated)).toBeVisible()
})
