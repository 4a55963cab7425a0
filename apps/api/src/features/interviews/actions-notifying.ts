import { contractDue } from '@fareeq/domain/interviews/rules-feedback.ts'
import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'
import { clockReason } from '@fareeq/domain/interviews/rules.ts'
import type { InterviewEvent, InterviewMover } from '@fareeq/domain/interviews/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatBrief, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { shortName } from '@fareeq/domain/notifications/rules-sms.ts'
import { type CalendarEvent, calendarPart } from '../../platform/calendar/calendar.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { invitationFor, placeOf } from './calendar/actions-calendar.ts'
import { giveLink } from './links/actions-links.ts'
import type { EmailFacts } from './emails/emails-facts.ts'
import type { ClientNews } from './emails/emails-client.ts'
import { type SideNews, greeted, interviewNews } from './emails/emails.ts'
import { notifyOfOtherTime } from './moving/actions-notifying.ts'
import { panelOf } from './panel/queries-panel.ts'
import { partiesOf } from './queries-parties.ts'
import { slotsBy } from './queries.ts'
import type { LockedInterview, Parties } from './rows.ts'

const ABOUT: Record<Lang, (product: string) => string> = {
  ar: (product) => ` لطلب «${product}»`,
  en: (product) => ` for “${product}”`,
}

/** Where there was one before. */
const roundIn = (lang: Lang, round: number): string =>
  round > 1 ? `${lang === 'ar' ? '، ' : ', '}${roundName[lang](round)}` : ''

type Extra = {
  reason?: string | null
  /** The deadline of the answer, where it is not the request's. */
  due?: Date | null
  times?: readonly { starts_at: Date }[]
  /** Default: the page of the request. */
  path?: string
  /** URL of the button, where it contains a token. */
  secretPath?: string
  method?: CalendarEvent['method']
  isNear?: boolean
}

/** Language, and whether for SMS. */
type Register = { lang: Lang; isBrief: boolean }

function factsFor({ side }: SideNews, { lang, isBrief }: Register, parties: Parties, extra: Extra): EmailFacts {
  const { reason = null, times = [], due } = extra
  const [me, other] = side === 'talent' ? [parties.talent, parties.client] : [parties.client, parties.talent]
  const by = (moment: Date, zone: string) => (isBrief ? formatBrief : formatMoment)(moment, lang, zone)
  const { starts_at, product_name } = parties
  const due_at = due ?? parties.due_at
  const zones = [...new Set([me.timezone, other.timezone])]
  return {
    other: bidiIsolate(isBrief ? shortName(other.name[lang]) : other.name[lang], lang),
    about: (product_name ? ABOUT[lang](bidiIsolate(product_name, lang)) : '') + roundIn(lang, parties.round),
    round: roundName[lang](parties.round),
    when: starts_at ? by(starts_at, me.timezone) : '',
    clocks: starts_at ? zones.map((zone) => by(starts_at, zone)).join('\n') : '',
    times: times.map((time) => by(time.starts_at, me.timezone)).join('\n'),
    due: due_at ? by(due_at, me.timezone) : '',
    reason: reason && bidiIsolate(reason, lang),
  }
}

const pageOf = ({ side }: SideNews, id: string): string =>
  side === 'talent' ? pathTo('chooseInterviewSlot', { id }) : pathTo('clientInterviewRequest', { id })
const listOf = ({ side }: SideNews): string => pathTo(side === 'talent' ? 'talentInterviewRequests' : 'interviewsList')

/** Notifies one of them, by their channels, language and time zone. */
export async function notifyParty(
  ctx: ActionContext,
  parties: Parties,
  sideNews: SideNews,
  extra: Extra = {},
): Promise<void> {
  const { env, clock } = ctx.platform
  const { starts_at, ends_at } = parties
  const me = parties[sideNews.side]
  const path = extra.path ?? pageOf(sideNews, parties.id)
  const meets = sideNews.news === 'reminder'
  const url = meets ? placeOf(env, parties) : env.PUBLIC_URL + (extra.secretPath ?? path)
  const news = (lang: Lang, isBrief = false) =>
    interviewNews(lang, sideNews, factsFor(sideNews, { lang, isBrief }, parties, extra))
  const pages = [path, listOf(sideNews), ''].map((page) => env.PUBLIC_URL + page)
  const calendar =
    extra.method && starts_at && ends_at
      ? calendarPart(invitationFor(sideNews.side, env, { ...parties, starts_at, ends_at }, extra.method, clock.now()))
      : null
  await notify(ctx, me.id, {
    kind: 'interviews',
    path,
    url,
    news: (lang) => greeted(lang, me.first_name[lang], news(lang), news(lang, true)),
    links: pages,
    calendar,
    at: starts_at,
    secret: extra.secretPath !== undefined,
  })
}

/** News that every interviewer needs, with their own entry in their calendar. */
const PANEL_HEARS: readonly ClientNews[] = ['scheduled', 'moved', 'canceled', 'excused', 'link', 'reminder']

/** The one who started it and, where it is about the meeting itself, the colleagues who interview too. */
export async function notifyCompany(
  ctx: ActionContext,
  parties: Parties,
  news: ClientNews,
  extra?: Extra,
): Promise<void> {
  await notifyParty(ctx, parties, { side: 'client', news }, extra)
  if (!PANEL_HEARS.includes(news)) return
  for (const client of await panelOf(ctx.db, parties.id))
    await notifyParty(ctx, { ...parties, client }, { side: 'client', news }, extra)
}

type Happened = {
  before: LockedInterview
  after: LockedInterview
  event: InterviewEvent
  mover: InterviewMover
  data: Record<string, unknown>
}

const feedbackPath = (id: string): string => pathTo('feedbackForm', {}, { action: 'accepted', selection: id })

/** Notifies in the transaction of the move. The mover needs no notification. */
export async function notifyOfMove(ctx: ActionContext, { before, after, event, mover, data }: Happened) {
  const { db } = ctx
  const { id } = after
  const parties = await partiesOf(db, id)
  const reason = typeof data['reason'] === 'string' ? data['reason'] : null
  const client = (news: ClientNews, extra?: Extra) => notifyCompany(ctx, parties, news, extra)
  const talent = (news: Extract<SideNews, { side: 'talent' }>['news'], extra?: Extra) =>
    notifyParty(ctx, parties, { side: 'talent', news }, extra)
  // Cancels the calendar event.
  const calendarCancel = before.starts_at ? ({ method: 'CANCEL' } as const) : {}
  switch (event) {
    case 'confirm':
      return client('confirmed')
    case 'decline':
      return client('declined', { reason, path: pathTo('nomination') })
    case 'send_slots':
      return talent('offered', {
        times: await slotsBy(db, id, 'client'),
        secretPath: pathTo('chooseInterviewSlot', { id }, { token: await giveLink(db, after) }),
      })
    case 'propose':
      return client('proposed', { times: await slotsBy(db, id, 'talent') })
    case 'select':
    case 'confirm_new':
      await client('scheduled', { method: 'REQUEST' })
      return talent('scheduled', { method: 'REQUEST' })
    case 'refuse_new':
    case 'cancel':
      await talent('canceled', { reason, ...calendarCancel, path: pathTo('talentInterviewRequests') })
      return mover === 'staff' || before.starts_at ? client('canceled', { reason, ...calendarCancel }) : undefined
    case 'excuse':
      await client('excused', { reason, ...calendarCancel, path: pathTo('nomination') })
      return talent('excused', { ...calendarCancel, path: pathTo('talentInterviewRequests') })
    case 'ask_move':
    case 'accept_move':
    case 'keep_time':
    case 'drop_move':
      return notifyOfOtherTime(db, { id, event, mover, reason }, { client, talent })
    case 'end':
      await client('met', { path: feedbackPath(id) })
      return talent('met')
    case 'give_feedback':
      if (data['shared']) await talent('result', { reason })
      // Also for whoever gave it: the answer is what happens next.
      return data['action'] === 'accepted'
        ? client('accepted', { due: contractDue(ctx.now, ctx.platform.policies.at(ctx.now)) })
        : undefined
    case 'further_round':
      // Of the round that begins with it.
      return undefined
    case 'timeout':
      return notifyOfTimeout(before, client, talent)
  }
}

async function notifyOfTimeout(
  { state }: LockedInterview,
  client: (news: 'late_self' | 'late_other', extra?: Extra) => Promise<void>,
  talent: (news: 'late_self' | 'late_other', extra?: Extra) => Promise<void>,
) {
  const reason = clockReason(state)
  if (!reason) return
  const list = { path: pathTo('talentInterviewRequests') }
  const waitedForTalent = reason === 'talent_timeout'
  await talent(waitedForTalent ? 'late_self' : 'late_other', list)
  await client(waitedForTalent ? 'late_other' : 'late_self', waitedForTalent ? {} : { path: pathTo('nomination') })
}
