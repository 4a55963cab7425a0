import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { ar as sharedAr } from '../apps/web/src/features/interviews/messages/ar.ts'
import { ar as clientAr } from '../apps/web/src/features/interviews/messages/client/ar.ts'
import { en as clientEn } from '../apps/web/src/features/interviews/messages/client/en.ts'
import { en as sharedEn } from '../apps/web/src/features/interviews/messages/en.ts'
import { ar as talentAr } from '../apps/web/src/features/interviews/messages/talent/ar.ts'
import { en as talentEn } from '../apps/web/src/features/interviews/messages/talent/en.ts'
import { ar as roomAr } from '../apps/web/src/features/rooms/messages/ar.ts'
import { en as roomEn } from '../apps/web/src/features/rooms/messages/en.ts'
import { type Caller, colleague, clientWithMeeting } from './story-clients.ts'
import { inLang, liveTalent } from './story-talents.ts'
import { lang, otherLang } from './story.ts'

/** The company uses the language of the story; the talent the other one, in the other city. */
export const shared = () => ({ ar: sharedAr, en: sharedEn })[lang()]
export const company = () => ({ ar: clientAr, en: clientEn })[lang()]
export const talents = () => ({ ar: talentAr, en: talentEn })[otherLang()]
export const theirs = () => ({ ar: sharedAr, en: sharedEn })[otherLang()]
export const rooms = { ar: roomAr, en: roomEn }
export const REQUESTS = '/api/client/interview-requests'

/** A second browser context in another time zone. */
export async function otherContext(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: otherLang() === 'ar' ? 'ar-SA' : 'en-GB',
    timezoneId: otherLang() === 'ar' ? 'Asia/Riyadh' : 'Europe/London',
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
  })
  return context.newPage()
}

type Matcher = { send: Caller }
export const matcherOf =
  (...emails: readonly [ar: string, en: string]) =>
  (request: APIRequestContext): Promise<Matcher> =>
    colleague(request, inLang(...emails))

/** A company, a talent to be proposed to it, and the way to propose them anew. */
export async function pairOf(request: APIRequestContext, matcher: Matcher) {
  const [client, talent] = [await clientWithMeeting(request), await liveTalent(request)]
  const nominate = async (): Promise<string> =>
    (
      await matcher.send('POST', '/api/ops/nominations', {
        project_id: client.projectId,
        talent_id: talent.user.id,
        reasons: [inLang('خبرة في الدفع', 'Knows payments')],
        early_reason: inLang('طلبت الشركة لقاءه قبل اكتمال الخطوات', 'The company asked to meet them early'),
      })
    ).id
  return { client, talent, nominate }
}
export type Pair = Awaited<ReturnType<typeof pairOf>>

const DAY = 86_400_000
/** Three quarters of an hour from noon in London or three in Riyadh, so many days ahead. */
export const slotIn = (days: number) => {
  const noon = Math.ceil(Date.now() / DAY) * DAY + DAY / 2 + days * DAY
  return { start: new Date(noon).toISOString(), end: new Date(noon + 2_700_000).toISOString() }
}

/** A request in the given state, through the API. */
export async function bring({ client, talent }: Pair, nomination_id: string, until: 'offered' | 'scheduled') {
  const { id } = await client.send('POST', REQUESTS, { nomination_id })
  await talent.send('POST', `/api/talent/interview-requests/${id}/confirm`, {
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 2000 },
  })
  await offer({ client }, id, until === 'scheduled' ? talent : null)
  return id as string
}

/** Two times, of which the talent takes the first where they are asked to. */
async function offer({ client }: Pick<Pair, 'client'>, id: string, talent: Pair['talent'] | null) {
  const slots = [slotIn(3), slotIn(5)]
  const offered = await client.send('POST', `${REQUESTS}/${id}/slots`, { slots, timezone: 'Asia/Riyadh' })
  if (talent) await talent.send('POST', `/api/talent/interview-requests/${id}/select`, { slot_id: offered.slots[0].id })
}

/** A further round, for which the terms are known. */
export const schedule = (pair: Pair, id: string) => offer(pair, id, pair.talent)

/** A day of this month or the next on the calendar of the form, so many days ahead, and a time of it. */
export async function pickTime(page: Page, speaks: 'ar' | 'en', daysAhead: number, index: number) {
  const day = new Date(Date.now() + daysAhead * DAY)
  const label = new Intl.DateTimeFormat(LOCALE[speaks], { day: 'numeric', month: 'long', year: 'numeric' }).format(day)
  const cell = page.getByRole('button', { name: label })
  const next = page.getByRole('button', { name: nextMonth[speaks] })
  // The form opens by a press: counting before it is rendered would leave the month of the day.
  await expect(next).toBeVisible()
  if ((await cell.count()) === 0) await next.click()
  await cell.click()
  const words = { ar: sharedAr, en: sharedEn }[speaks].slots
  const name = new Intl.DateTimeFormat(LOCALE[speaks], { weekday: 'long', day: 'numeric', month: 'long' }).format(day)
  await page
    .getByRole('group', { name: words.times(name) })
    .getByRole('button', { disabled: false })
    .nth(index)
    .click()
}
const nextMonth = { ar: 'الشهر التالي', en: 'Next month' }

/** Addressed to the side it waits for. */
export function state(page: Page, { states, yours }: typeof sharedAr, name: keyof typeof sharedAr.states) {
  const texts = [states[name], yours.client[name], yours.talent[name]].filter(Boolean)
  return page
    .getByRole('main')
    .getByText(new RegExp(`^(?:${texts.join('|')})$`))
    .first()
}
