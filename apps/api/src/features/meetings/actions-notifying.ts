import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { nameFor, namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { TALENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import { isCanceled } from '@fareeq/domain/meetings/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { type CalendarEvent, calendarPart } from '../../platform/calendar/calendar.ts'
import type { Env } from '../../platform/env.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { hostLink, meetingLink, meetingPage } from '../../platform/calendar/meeting-links.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { ActionContext } from '../../platform/context.ts'
import { addEntry } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { type MeetingFacts, type MeetingNews, meetingMail, meetingNews } from './emails.ts'
import type { MeetingRow } from './rows.ts'

/** `Fareeq <hello@fareeq.test>` → the bare address. */
const senderOf = ({ MAIL_FROM }: Env): string => /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM

const WITH = { ar: ['اجتماع مع منصة فريق', 'و'], en: ['Fareeq meeting', ' and '] } as const

/** One event for both sides: constant UID, rising SEQUENCE. */
export function invitationOf(env: Env, meeting: MeetingRow, method: CalendarEvent['method'], now: Date): CalendarEvent {
  const { id, lang, host, host_email, email, topic, sequence } = meeting
  const [title, and] = WITH[lang]
  const sender = senderOf(env)
  return {
    method,
    uid: `${id}@${sender.split('@')[1] ?? 'fareeq'}`,
    sequence,
    stampedAt: now,
    start: meeting.starts_at,
    end: meeting.ends_at,
    summary: `${title}: ${bidiIsolate(nameFor(meeting, lang), lang)}${and}${bidiIsolate(staffNameFor(host, lang), lang)}`,
    description: [topic, meetingPage(env, id)].filter(Boolean).join('\n\n'),
    url: meetingLink(env, meeting),
    organizer: { name: BRAND[lang], email: sender },
    attendees: [
      { name: nameFor(meeting, lang), email },
      { name: staffNameFor(host, lang), email: host_email },
    ],
  }
}

/** The same as its host reads it in their own calendar: without the link of the visitor, which is a capability. */
export const hostEventOf = (
  env: Env,
  meeting: MeetingRow,
  method: CalendarEvent['method'],
  at: Date,
): CalendarEvent => ({
  ...invitationOf(env, { ...meeting, lang: meeting.host_lang }, method, at),
  description: [meeting.topic, env.PUBLIC_URL + hostPage(meeting)].filter(Boolean).join('\n\n'),
  url: hostLink(env, meeting),
})

/** Extra facts: the former time, both hosts of a hand-over, and a note to the visitor. */
type ExtraFacts = { from?: Date; hosts?: { from: string; to: string }; note?: string | undefined }

/** In the calendar of meetings with companies; with a talent, on their page. */
const hostPage = (meeting: MeetingRow): string =>
  talentStep(meeting) && meeting.user_id
    ? pathTo('opsRecord', { section: 'talents', id: meeting.user_id })
    : pathTo('opsSection', { section: 'meetings' }, { week: riyadhDay(meeting.starts_at) })

/** The step of the selection that a meeting belongs to. */
const talentStep = ({ kind }: Pick<MeetingRow, 'kind'>) => TALENT_KINDS.find((step) => step === kind)

const factsFor = (env: Env, meeting: MeetingRow, side: MeetingFacts['side'], note?: string): MeetingFacts => {
  const { starts_at: start, cancel_reason } = meeting
  const reason = cancel_reason ?? note ?? null
  if (side === 'visitor') {
    const { timezone } = meeting
    const other = staffNameFor(meeting.host, meeting.lang)
    const name = namesFor(meeting, meeting.lang).first_name
    const [link, page] = [meetingLink(env, meeting), meetingPage(env, meeting.id)]
    const isTalent = talentStep(meeting) !== undefined
    return { side, name, other, start, timezone, link, page, reason, isTalent }
  }
  // The visitor's link is a capability: a colleague gets the calendar page instead.
  const page = env.PUBLIC_URL + hostPage(meeting)
  const link = hostLink(env, meeting)
  return {
    side,
    name: meeting.host,
    other: nameFor(meeting, meeting.host_lang),
    start,
    timezone: MEETING_ZONE,
    link,
    page,
    reason,
    isTalent: false,
  }
}

/** What calendars do with the mail; null where it carries no invitation. */
const CALENDAR_METHOD: Readonly<Record<MeetingNews, 'REQUEST' | 'CANCEL' | null>> = {
  booked: 'REQUEST',
  moved: 'REQUEST',
  handed_over: 'REQUEST',
  canceled: 'CANCEL',
  move_asked: null,
  reminder: null,
}

/** Mails both sides, in their own time zones. */
async function writeBoth(
  { db, platform, now }: ActionContext,
  meeting: MeetingRow,
  news: MeetingNews,
  note: string | undefined,
) {
  const { env } = platform
  const method = CALENDAR_METHOD[news]
  const calendar = method && calendarPart(invitationOf(env, meeting, method, now))
  const [visitor, host] = [factsFor(env, meeting, 'visitor', note), factsFor(env, meeting, 'host')]
  await queueMessage(db, platform, { to: meeting.email, ...meetingMail(meeting.lang, news, visitor, calendar) })
  // The host knows: it is they who will be away.
  if (news === 'move_asked') return
  await queueMessage(db, platform, { to: meeting.host_email, ...meetingMail(meeting.host_lang, news, host, calendar) })
}

/** Notifies of a change, in its transaction. */
export async function notifyParties(
  ctx: ActionContext,
  meeting: MeetingRow,
  news: MeetingNews,
  actor: Actor,
  { from, hosts, note }: ExtraFacts = {},
) {
  const { db, platform } = ctx
  await writeBoth(ctx, meeting, news, note)
  if (meeting.user_id)
    await addEntry(ctx, meeting.user_id, {
      kind: talentStep(meeting) ? 'selections' : 'meetings',
      title: (lang) =>
        platform.mails.withPublishedTexts(lang, meetingNews(lang, news, factsFor(platform.env, meeting, 'visitor')))
          .subject,
      path: pathTo(talentStep(meeting) ? 'talentHome' : 'bookMeeting'),
      deliveries: [{ channel: 'email', reason: 'always' }],
    })
  if (news === 'reminder') return
  await audit(db, {
    actor,
    action: `meeting.${news}`,
    subject: { kind: 'meeting', id: meeting.id },
    details: {
      ...(from && { from: from.toISOString() }),
      ...hosts,
      start: meeting.starts_at.toISOString(),
      ...(meeting.cancel_reason && { reason: meeting.cancel_reason }),
      ...(note && { note }),
    },
  })
  await publishToStaff(db, platform.events, 'meeting.changed', { id: meeting.id })
  if (!meeting.user_id) return
  const step = talentStep(meeting)
  if (step)
    await platform.domainEvents.emit(ctx, 'meeting.with-talent', {
      meetingId: meeting.id,
      talentId: meeting.user_id,
      step,
      start: meeting.starts_at,
      hostId: meeting.host_id,
      isCanceled: isCanceled(meeting.state),
    })
  // The meeting decides the step of the request, which colleagues have open, too.
  for (const userId of new Set([meeting.user_id, ...(await colleagueIds(db, meeting.user_id))]))
    await platform.events.publish(db, {
      userId,
      name: 'meeting.changed',
      body: { state: meeting.state, start: meeting.starts_at.toISOString() },
    })
}

/** Cancels the calendar event of a former host. */
export async function notifyFormerHost({ db, platform, now }: ActionContext, before: MeetingRow) {
  const { env } = platform
  const canceled = { ...before, sequence: before.sequence + 1 }
  const calendar = calendarPart(invitationOf(env, canceled, 'CANCEL', now))
  const facts = factsFor(env, canceled, 'host')
  const mail = meetingMail(before.host_lang, 'canceled', facts, calendar)
  await queueMessage(db, platform, { to: before.host_email, ...mail })
}
