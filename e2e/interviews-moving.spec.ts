import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as movingAr } from '../apps/web/src/features/interviews/messages/moving/ar.ts'
import { en as movingEn } from '../apps/web/src/features/interviews/messages/moving/en.ts'
import {
  type Pair,
  REQUESTS,
  bring,
  company,
  matcherOf,
  otherContext,
  pairOf,
  pickTime,
  shared,
  state,
  talents,
  theirs,
} from './story-interviews.ts'
import { callerOf, openAs } from './story-clients.ts'
import { inLang, press } from './story-talents.ts'
import { expectAccessible, lang, otherLang, remember, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const matcher = matcherOf('huda.otaibi@demo.fareeq.test', 'oliver@demo.fareeq.test')
const words = { ar: movingAr, en: movingEn }

type Session = { token: string; user: Pair['client']['user'] }
type Zoned = Pair['client'] | Pair['talent']
/** Each lives by a clock of their own. */
async function zoned<Person extends Zoned>(person: Person, timezone: string): Promise<Person> {
  await person.send('POST', '/api/user/timezone', { timezone })
  return { ...person, user: { ...person.user, timezone } }
}

/** Asks for another time in the form, so many days ahead, and says why. */
async function askFor(page: Page, speaks: 'ar' | 'en', daysAhead: number) {
  const { ask } = words[speaks]
  await press(page, ask.open)
  await pickTime(page, speaks, daysAhead, 6)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: ask.reason }).fill('Another meeting that day')
  await press(page, ask.send)
  await expect(page.getByRole('heading', { name: words[speaks].mine.title })).toBeVisible()
}

/** Takes the time that the other side asks for. */
async function take(page: Page, speaks: 'ar' | 'en', by: 'client' | 'talent') {
  const card = page.getByRole('region', { name: words[speaks].theirs.title[by] })
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('radio').first().check({ force: true })
  await press(page, words[speaks].theirs.accept)
  await expect(card).toHaveCount(0)
}

/** Says no to the time that the other side asks for: the agreed one stays. */
async function keep(page: Page, speaks: 'ar' | 'en', by: 'client' | 'talent') {
  const { theirs } = words[speaks]
  const card = page.getByRole('region', { name: theirs.title[by] })
  await press(card, theirs.keep)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('We are away that day')
  await press(dialog, theirs.keep)
  await expect(card).toHaveCount(0)
}

/** Two colleagues of the company, who interview with it. */
async function withInterviewers(request: APIRequestContext, { client }: Pair, id: string) {
  const visitor = callerOf(request)
  const colleagues: Session[] = []
  for (const [first_name, last_name] of inLang(
    [['سارة', 'القحطاني'] as const, ['ماجد', 'الزهراني'] as const],
    [['Sara', 'Qahtani'] as const, ['Majed', 'Zahrani'] as const],
  )) {
    const email = `interviewer.${uniqueSuffix()}@nakhla.test`
    await client.send('POST', '/api/client/organisation/invitations', { email, role: 'interviewer' })
    const [{ text }] = await visitor('GET', `/api/local/outbox?to=${encodeURIComponent(email)}`)
    const token = /token=([\w-]+)/.exec(text)?.[1]
    const form = { first_name, last_name, consent: { terms: true, privacy: true } }
    const { access_token, user } = await visitor('POST', `/api/organisation-invitations/${token}/sign-up`, form)
    colleagues.push({ token: access_token, user })
  }
  const user_ids = colleagues.map(({ user }) => user.id)
  await client.send('PUT', `${REQUESTS}/${id}/interviewers`, { user_ids })
  return colleagues as [Session, Session]
}

/** The agreed time as a page has it, on every clock it shows. */
const clocks = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('time')
const clocksOn = (page: Page, name: string) =>
  clocks(page, name).evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))

test('a company with two interviewers and a talent move an interview twice, one time is declined, all see the same time on both clocks, and at last the talent excuses themselves @english', async ({
  page,
  request,
  browser,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  const interviewers = await withInterviewers(request, pair, id)
  const desk = await otherContext(browser)
  const [client, talent] = [await zoned(pair.client, 'Europe/London'), await zoned(pair.talent, 'Asia/Riyadh')]
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto(`/sq/talent/choose-interview-slot/${id}`)
  await openAs(page, client, `/sq/client/interview-requests/${id}`)
  const [ours, hers] = [company().list.meetingTime, talents().list.meetingTime]
  for (const times of [clocks(page, ours), clocks(desk, hers)]) await expect(times).toHaveCount(2)
  const agreed = await clocksOn(page, ours)

  await askFor(desk, otherLang(), 7)
  // The agreed time stands until it is answered.
  expect(await clocksOn(desk, hers)).toEqual(agreed)
  await take(page, lang(), 'talent')
  await expect.poll(() => clocksOn(page, ours)).not.toEqual(agreed)
  const moved = await clocksOn(page, ours)
  await expect.poll(() => clocksOn(desk, hers)).toEqual(moved)

  // One of the two is looking on: the request of the company is everybody's, and so is the answer.
  const seat = await otherContext(browser)
  await remember(seat, interviewers[0])
  await seat.goto(`/sq/client/interview-requests/${id}`)
  await expect.poll(() => clocksOn(seat, ours)).toEqual(moved)
  await askFor(page, lang(), 8)
  await keep(desk, otherLang(), 'client')
  await expect(page.getByRole('heading', { name: words[lang()].mine.title })).toHaveCount(0)
  await expect.poll(() => clocksOn(page, ours)).toEqual(moved)

  await askFor(page, lang(), 9)
  await take(desk, otherLang(), 'client')
  await expect.poll(() => clocksOn(desk, hers)).not.toEqual(moved)
  const last = await clocksOn(desk, hers)
  await expect.poll(() => clocksOn(page, ours)).toEqual(last)
  await expect.poll(() => clocksOn(seat, ours)).toEqual(last)
  await seat.context().close()
  await expect(page.getByText(shared().happened.events.accept_move)).toHaveCount(2)

  const { excuse } = talents()
  await press(desk, excuse.open)
  const reason = inLang('مرض مفاجئ', 'Suddenly ill')
  await desk.getByRole('textbox', { name: excuse.reason }).fill(reason)
  await expectAccessible(desk)
  await press(desk, excuse.confirm)
  await expect(desk.getByText(talents().one.own.talent_excused!)).toBeVisible()
  await expect(state(desk, theirs(), 'canceled')).toBeVisible()
  await expect(page.getByText(shared().reasons.talent_excused)).toBeVisible()
  await expect(page.getByText(reason).first()).toBeVisible()
})

test('what is typed to ask for another time stays while colleagues join the interview and the language is switched @once', async ({
  page,
  request,
}) => {
  const pair = await pairOf(request, await matcher(request))
  const id = await bring(pair, await pair.nominate(), 'scheduled')
  const client = await zoned(pair.client, 'Asia/Riyadh')
  await openAs(page, client, `/sq/client/interview-requests/${id}`)
  const { ask, mine } = words[lang()]
  await press(page, ask.open)
  await pickTime(page, lang(), 7, 6)
  const reason = page.getByRole('textbox', { name: ask.reason })
  await reason.fill('اجتماع آخر في ذلك اليوم')
  await expectAccessible(page)

  // The page fetches the interview again: the colleagues are there, and the form is as it was.
  const [colleague] = await withInterviewers(request, pair, id)
  await expect(page.getByText(colleague.user.last_name, { exact: false }).first()).toBeVisible()
  await expect(reason).toHaveValue('اجتماع آخر في ذلك اليوم')
  // The second scan is in the other language: the page is switched, and switched back.
  await expectAccessible(page)
  await expect(reason).toHaveValue('اجتماع آخر في ذلك اليوم')
  await press(page, ask.send)
  await expect(page.getByRole('heading', { name: mine.title })).toBeVisible()
})
