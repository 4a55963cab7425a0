import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { ar as sharedAr } from '../apps/web/src/features/interviews/messages/ar.ts'
import { ar as clientAr } from '../apps/web/src/features/interviews/messages/client/ar.ts'
import { en as clientEn } from '../apps/web/src/features/interviews/messages/client/en.ts'
import { en as sharedEn } from '../apps/web/src/features/interviews/messages/en.ts'
import { ar as talentAr } from '../apps/web/src/features/interviews/messages/talent/ar.ts'
import { en as talentEn } from '../apps/web/src/features/interviews/messages/talent/en.ts'
import { ar as roomAr } from '../apps/web/src/features/rooms/messages/ar.ts'
import { en as roomEn } from '../apps/web/src/features/rooms/messages/en.ts'
import { ar as termsAr } from '../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as termsEn } from '../apps/web/src/features/talents/messages/terms/en.ts'
import { type Caller, colleague, openAs, servedClient } from './story-clients.ts'
import { inLang, liveTalent, press } from './story-talents.ts'
import { lang, noBarriers, otherLang, remember, ui } from './story.ts'

/** The company speaks the language of the story; the talent the other one, in the other city. */
const shared = () => ({ ar: sharedAr, en: sharedEn })[lang()]
const company = () => ({ ar: clientAr, en: clientEn })[lang()]
const talents = () => ({ ar: talentAr, en: talentEn })[otherLang()]
const theirs = () => ({ ar: sharedAr, en: sharedEn })[otherLang()]
const terms = () => ({ ar: termsAr, en: termsEn })[otherLang()]
const rooms = { ar: roomAr, en: roomEn }

/** Somebody at another desk, far away. */
async function otherDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: otherLang() === 'ar' ? 'ar-SA' : 'en-GB',
    timezoneId: otherLang() === 'ar' ? 'Asia/Riyadh' : 'Europe/London',
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
  })
  return context.newPage()
}

/** A day of this month or the next on the calendar of the form, so many days ahead, and a time of it. */
async function pickTime(page: Page, speaks: 'ar' | 'en', daysAhead: number, index: number) {
  const day = new Date(Date.now() + daysAhead * 24 * 3600_000)
  const label = new Intl.DateTimeFormat(LOCALE[speaks], { day: 'numeric', month: 'long', year: 'numeric' }).format(day)
  const cell = page.getByRole('button', { name: label })
  if ((await cell.count()) === 0) await page.getByRole('button', { name: nextMonth[speaks] }).click()
  await cell.click()
  const words = { ar: sharedAr, en: sharedEn }[speaks].slots
  const name = new Intl.DateTimeFormat(LOCALE[speaks], { weekday: 'long', day: 'numeric', month: 'long' }).format(day)
  await page
    .getByRole('group', { name: words.times(name) })
    .getByRole('button')
    .nth(index)
    .click()
}
const nextMonth = { ar: 'الشهر التالي', en: 'Next month' }

/** Whoever it waits for is spoken to. */
function state(page: Page, { states, yours }: typeof sharedAr, name: keyof typeof sharedAr.states) {
  const said = [states[name], yours.client[name], yours.talent[name]].filter(Boolean)
  return page
    .getByRole('main')
    .getByText(new RegExp(`^(?:${said.join('|')})$`))
    .first()
}

test('a company asks, a talent shows their terms, times go both ways, they meet in the room and say how it was [P-008 P-018 P-019 R-040 R-041 R-051 R-055 R-082 R-083 R-085 R-072 R-073 R-074 R-086 R-087 R-088 R-089 S-030 S-031 S-032 S-033 S-035 S-038 S-037 S-040 S-041 S-044 S-045 S-062 V-046 V-047 V-048 X-034 X-043 X-044 X-045 R-084 G-031 G-032 G-036 X-040]', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const [client, talent] = [await servedClient(request), await liveTalent(request)]
  const matcher = await colleague(request, inLang('huda@demo.fareeq.test', 'oliver@demo.fareeq.test'))
  const nominate = async (): Promise<string> =>
    (
      await matcher.send('POST', '/api/ops/nominations', {
        project_id: client.projectId,
        talent_id: talent.user.id,
        reasons: [inLang('خبرة في الدفع', 'Knows payments')],
      })
    ).id
  const nomination_id = await nominate()
  const desk = await otherDesk(browser)
  await page.context().grantPermissions(['camera', 'microphone'])

  // Nobody has asked for the talent yet.
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto('/sq/talent/interview-requests')
  await expect(desk).toHaveURL(/\/sq\/talent\/profile/)
  await expect(desk.getByText({ ar: 'لا مقابلات', en: 'No Interviews available' }[otherLang()])).toBeVisible()

  // The first request does not suit the talent; when they are asked again they take a time, and the company calls it off.
  await client.send('POST', REQUESTS, { nomination_id })
  await desk.goto('/sq/talent/interview-requests')
  await press(desk, talents().decline.open)
  await press(desk, talents().decline.confirm)
  await expect(desk.getByText(talents().decline.done, { exact: true })).toBeVisible()
  await accepted(desk, client, talent, await nominate())

  // The company starts from the nomination.
  await openAs(page, client, '/sq/client/nomination')
  await page.getByRole('button', { name: company().start.open }).click()
  await press(page, company().start.confirm)
  await expect(page.getByText(company().start.done)).toBeVisible()
  await expect(page).toHaveURL(/\/sq\/client\/interview-requests\//)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await expect(state(page, shared(), 'pending_talent_confirmation')).toBeVisible()

  // The talent is led to their terms, and confirming them is the answer.
  await desk.goto('/sq/talent/interview-requests')
  await expect(desk).toHaveURL(/update-availability/)
  await expect(desk.getByText(talents().waiting.text)).toBeVisible()
  await desk.getByRole('button', { name: terms().save }).click()
  await expect(desk).toHaveURL(/\/sq\/talent\/interview-requests/)
  await expect(state(desk, theirs(), 'pending_client_time_slots')).toBeVisible()

  // Without a reload the company sees terms and may offer exactly two times.
  await expect(page.getByRole('heading', { name: company().offer.title })).toBeVisible()
  await expect(page.getByText('2,000')).toBeVisible()
  await noBarriers(page)
  await pickTime(page, lang(), 3, 4)
  await press(page, company().offer.send)
  await expect(page.getByRole('alert')).toHaveText(company().offer.needTwo)
  await pickTime(page, lang(), 6, 14)
  await pickTime(page, lang(), 7, 3)
  await expect(page.getByRole('alert')).toHaveText(company().offer.onlyTwo)
  await press(page, company().offer.send)
  await expect(state(page, shared(), 'pending_talent_meeting_confirmation')).toBeVisible()

  // The talent would rather have another.
  await expect(state(desk, theirs(), 'pending_talent_meeting_confirmation')).toBeVisible()
  await desk.getByRole('link', { name: talents().list.answer }).click()
  await expect(desk.getByRole('heading', { name: talents().choose.title })).toBeVisible()
  await noBarriers(desk)
  await press(desk, talents().choose.confirm)
  await expect(desk.getByRole('alert')).toHaveText(talents().choose.need)
  await press(desk, talents().choose.other)
  await pickTime(desk, otherLang(), 4, 6)
  await press(desk, talents().propose.send)
  await expect(state(desk, theirs(), 'pending_client_confirmation_on_new_slots')).toBeVisible()

  // The company takes it, and both know.
  await page.getByRole('radio').first().check({ force: true })
  await noBarriers(page)
  await press(page, company().proposed.confirm)
  await expect(state(page, shared(), 'interview_scheduled')).toBeVisible()
  await expect(state(desk, theirs(), 'interview_scheduled')).toBeVisible()

  await listed(page)
  await meet(page, desk, async () => client.send('POST', `/api/local/interviews/${id}/begin`, {}))

  // Afterwards both say how it was.
  await client.send('POST', `/api/local/interviews/${id}/begin`, { minutes_ago: 46 })
  await page.goto(`/sq/client/interview-details/${id}`)
  await page.getByRole('link', { name: company().feedback.reject, exact: true }).click()
  await press(page, company().feedback.send)
  await expect(page.getByText(company().feedback.required)).toBeVisible()
  await noBarriers(page)
  await page.getByRole('radio', { name: company().feedback.actions.accepted, exact: true }).check({ force: true })
  await page.getByLabel(company().feedback.reason.accepted).fill('Clear thinking')
  await page.getByRole('checkbox', { name: company().feedback.share }).check({ force: true })
  await press(page, company().feedback.send)
  await expect(page.getByText(company().feedback.done)).toBeVisible()
  await expect(page.getByText(company().feedback.shared)).toBeVisible()
  await expect(state(page, shared(), 'interview_completed')).toBeVisible()
  await past(page)

  await desk.goto(`/sq/talent/choose-interview-slot/${id}`)
  await expect(desk.getByText('Clear thinking')).toBeVisible()
  await desk.getByRole('radio', { name: talents().rate.steps[4] }).check({ force: true })
  await noBarriers(desk)
  await press(desk, talents().rate.send)
  await expect(desk.getByText(talents().rate.rated)).toBeVisible()
  await desk.context().close()
})

const REQUESTS = '/api/client/interview-requests'
type Somebody = { send: Caller }

/** A request as far as two offered times, of which the talent takes one on their own screen; then it is called off. */
async function accepted(desk: Page, client: Somebody, talent: Somebody, nomination_id: string) {
  const { id } = await client.send('POST', REQUESTS, { nomination_id })
  const terms = {
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 2000 },
  }
  await talent.send('POST', `/api/talent/interview-requests/${id}/confirm`, terms)
  const noon = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 43_200_000
  const slots = [3, 5].map((days) => ({
    start: new Date(noon + days * 86_400_000).toISOString(),
    end: new Date(noon + days * 86_400_000 + 2_700_000).toISOString(),
  }))
  await client.send('POST', `${REQUESTS}/${id}/slots`, { slots, timezone: 'Asia/Riyadh' })
  await desk.goto(`/sq/talent/choose-interview-slot/${id}`)
  await desk.getByRole('radio').first().check({ force: true })
  await press(desk, talents().choose.confirm)
  await expect(desk.getByText(talents().choose.accepted, { exact: true })).toBeVisible()
  await client.send('POST', `${REQUESTS}/${id}/cancel`, { reason: 'Another week' })
}

/** Page after page of what is over; and a link about nobody's interview says what it is. */
async function past(page: Page) {
  const { list, feedback } = company()
  await page.route('**/api/client/interview-requests?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=2` }),
  )
  await page.goto('/sq/client/interviews-list?group=past')
  await expect(page.getByRole('article')).toHaveCount(2)
  await press(page, ui().loadMore)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: ui().loadMore })).toHaveCount(0)
  await expect(page.getByText(list.empty)).toHaveCount(0)
  await page.goto('/sq/client/feedback-form?action=accepted&selection=0190f3a1-0000-7000-8000-000000000002')
  await expect(page.getByText(feedback.invalid)).toBeVisible()
}

/** What lies ahead stands in the list of the company, apart from what is past. */
async function listed(page: Page) {
  const back = page.url()
  const { list } = company()
  await page.goto('/sq/client/interviews-list')
  const row = page.getByRole('article')
  for (const fact of [list.meetingTime, list.createdAt, list.createdBy]) await expect(row.getByText(fact)).toBeVisible()
  await expect(row.getByRole('link', { name: shared().join })).toBeVisible()
  await expect(row.getByRole('link', { name: list.profile })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('tab', { name: list.groups.expired }).click()
  await expect(page.getByText(list.empty)).toBeVisible()
  await page.goto(back)
}

/** Two browsers, two cameras, one room. */
async function meet(page: Page, desk: Page, begin: () => Promise<unknown>) {
  await begin()
  await page.getByRole('link', { name: shared().join }).click()
  await desk.getByRole('link', { name: theirs().join }).click()
  const [mine, other] = [rooms[lang()], rooms[otherLang()]]
  await noBarriers(page)
  await press(page, mine.lobby.enter)
  await press(desk, other.lobby.enter)
  const plays = (seat: Page) =>
    expect
      .poll(() => seat.evaluate(() => document.querySelector('video')?.videoWidth ?? 0), { timeout: 20_000 })
      .toBeGreaterThan(0)
  await Promise.all([plays(page), plays(desk)])
  await noBarriers(page)

  await page.getByRole('textbox', { name: mine.chat.field }).fill('أهلًا 👋')
  await press(page, mine.chat.send)
  await expect(desk.getByText('أهلًا 👋')).toBeVisible()

  await page.getByRole('tab', { name: mine.panels.code }).click()
  await desk.getByRole('tab', { name: other.panels.code }).click()
  await page.getByRole('textbox', { name: mine.pad.label }).fill('let a = 1')
  await expect(desk.getByRole('textbox', { name: other.pad.label })).toHaveText(/let a = 1/)
  await press(page, mine.controls.record)
  await press(desk, other.recording.refuse)
  await expect(page.getByText(mine.recording.refused).first()).toBeVisible()
  await press(page, mine.controls.record)
  await press(desk, other.recording.agree)
  await expect(page.getByText(mine.recording.on)).toBeVisible()
  await press(page, mine.controls.leave)
  await expect(page.getByText(mine.left.title)).toBeVisible()
}
