import { BRAND_IN_TEXT } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { CalendarPart } from '../../platform/calendar/calendar.ts'
import { type News, hello, mailOf } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'

export type MeetingNews = 'booked' | 'moved' | 'handed_over' | 'canceled' | 'move_asked' | 'reminder'

export type MeetingFacts = {
  /** The booker meets a colleague of ours; the colleague, who has a calendar of their own with us, meets them. */
  side: 'visitor' | 'host'
  /** Of the recipient, and of the other side. */
  name: string
  other: string
  start: Date
  timezone: string
  /** Where they meet, and where the meeting is moved or given up. */
  link: string
  page: string
  /** A talent in the selection, who books no meetings. */
  isTalent: boolean
  /** Why it was canceled, or what a colleague adds to a new time. */
  reason: string | null
}

type Facts = { when: string; other: string; partner: string; reason: string | null; isHost: boolean }

const NEWS: Record<Lang, Record<MeetingNews, (facts: Facts) => News>> = {
  ar: {
    booked: ({ when, other, partner }) => ({
      subject: `اجتماعك مع ${partner}: ${when}`,
      title: 'تم حجز اجتماعك',
      preheader: when,
      paragraphs: [`اجتماعك مع ${other} في هذا الموعد، والدعوة مرفقة لإضافتها إلى تقويمك.`],
      button: 'تفاصيل الاجتماع',
      footer: 'تغيّر شيء؟ من الرابط نفسه يمكنك تغيير الموعد أو إلغاؤه حتى يبدأ الاجتماع.',
    }),
    moved: ({ when, other, partner, reason }) => ({
      subject: `موعد جديد لاجتماعك مع ${partner}: ${when}`,
      title: 'تغيّر موعد اجتماعك',
      preheader: when,
      paragraphs: [
        `اجتماعك مع ${other} في هذا الموعد الجديد، والدعوة المرفقة تحدّث تقويمك.`,
        ...(reason ? [`رسالة من فريق العمليات: ${reason}`] : []),
      ],
      button: 'تفاصيل الاجتماع',
      footer: 'لا يناسبك الموعد الجديد؟ من الرابط نفسه يمكنك تغييره أو إلغاؤه.',
    }),
    handed_over: ({ when, other, partner, isHost }) => ({
      subject: isHost
        ? `اجتماع باستضافتك مع ${partner}: ${when}`
        : `اجتماعك مع ${partner} في موعده، ويستضيفه ${other}: ${when}`,
      title: isHost ? 'انتقلت إليك استضافة اجتماع' : 'اجتماعك في موعده مع مضيف آخر',
      preheader: when,
      paragraphs: [`اجتماعك الآن مع ${other} في الموعد نفسه، والدعوة المرفقة تحدّث تقويمك.`],
      button: 'تفاصيل الاجتماع',
      footer: 'تغيّر شيء؟ من الرابط نفسه يمكنك تغيير الموعد أو إلغاؤه حتى يبدأ الاجتماع.',
    }),
    canceled: ({ when, reason, partner }) => ({
      subject: `أُلغي اجتماعك مع ${partner}: ${when}`,
      title: 'أُلغي الاجتماع',
      preheader: when,
      paragraphs: [reason ? `السبب: ${reason}` : 'لن يُعقد الاجتماع في هذا الموعد، والمرفق يزيله من تقويمك.'],
      button: 'حجز اجتماع آخر',
      footer: 'يسعدنا الاجتماع معك في وقت يناسبك.',
    }),
    move_asked: ({ when, other, partner, reason }) => ({
      subject: `نحتاج إلى موعد آخر لاجتماعك مع ${partner}: ${when}`,
      title: 'نحتاج إلى موعد آخر',
      preheader: when,
      paragraphs: [
        `طرأ لدى ${other} غياب في هذا الموعد. اختر من صفحة الاجتماع موعدًا آخر يناسبك.`,
        ...(reason ? [`رسالة من فريق العمليات: ${reason}`] : []),
      ],
      button: 'اختيار موعد آخر',
      footer: 'نعتذر عن هذا التغيير. ومن الصفحة نفسها يمكنك إلغاء الاجتماع.',
    }),
    reminder: ({ when, other, partner }) => ({
      subject: `تذكير باجتماعك مع ${partner}: ${when}`,
      title: 'اقترب اجتماعك',
      preheader: when,
      paragraphs: [`اجتماعك مع ${other} في هذا الموعد.`],
      button: 'الدخول إلى الاجتماع',
      footer: 'لم يعد الموعد يناسبك؟ من صفحة الاجتماع يمكنك تغييره أو إلغاؤه.',
    }),
  },
  en: {
    booked: ({ when, other, partner }) => ({
      subject: `Your meeting with ${partner}: ${when}`,
      title: 'Your meeting is booked',
      preheader: when,
      paragraphs: [`You’re meeting ${other} at this time. The calendar invitation is attached.`],
      button: 'Meeting details',
      footer: 'Has something come up? Use the same link to reschedule or cancel until the meeting starts.',
    }),
    moved: ({ when, other, partner, reason }) => ({
      subject: `New time for your meeting with ${partner}: ${when}`,
      title: 'Your meeting has a new time',
      preheader: when,
      paragraphs: [
        `You’re meeting ${other} at this new time. The attached invitation updates your calendar.`,
        ...(reason ? [`A note from our team: ${reason}`] : []),
      ],
      button: 'Meeting details',
      footer: 'Doesn’t work for you? Use the same link to reschedule or cancel.',
    }),
    handed_over: ({ when, other, partner, isHost }) => ({
      subject: isHost
        ? `You’re hosting a meeting with ${partner}: ${when}`
        : `Your meeting with ${partner} keeps its time, hosted by ${other}: ${when}`,
      title: isHost ? 'A meeting was handed over to you' : 'Same time, another host',
      preheader: when,
      paragraphs: [`You’re now meeting ${other}, at the same time. The attached invitation updates your calendar.`],
      button: 'Meeting details',
      footer: 'Has something come up? Use the same link to reschedule or cancel until the meeting starts.',
    }),
    canceled: ({ when, reason, partner }) => ({
      subject: `Canceled: your meeting with ${partner}, ${when}`,
      title: 'The meeting is canceled',
      preheader: when,
      paragraphs: [reason ? `Reason: ${reason}` : 'It won’t take place. The attachment removes it from your calendar.'],
      button: 'Book another meeting',
      footer: 'We’d be glad to meet you at another time.',
    }),
    move_asked: ({ when, other, partner, reason }) => ({
      subject: `We need another time for your meeting with ${partner}: ${when}`,
      title: 'We need another time',
      preheader: when,
      paragraphs: [
        `${other} will be away at this time. Choose another one that suits you on the meeting page.`,
        ...(reason ? [`A note from our team: ${reason}`] : []),
      ],
      button: 'Choose another time',
      footer: 'We’re sorry for the change. You can also cancel the meeting there.',
    }),
    reminder: ({ when, other, partner }) => ({
      subject: `Reminder: your meeting with ${partner}, ${when}`,
      title: 'Your meeting is coming up',
      preheader: when,
      paragraphs: [`You’re meeting ${other} at this time.`],
      button: 'Join the meeting',
      footer: 'No longer works for you? Reschedule or cancel from the meeting page.',
    }),
  },
}

const TO_HOST = {
  ar: { button: 'فتح الاجتماعات', footer: 'تصلك هذه الرسالة لأنك تستضيف اجتماعات منصة فريق.' },
  en: { button: 'Open the calendar', footer: 'You get this email because you host Fareeq meetings.' },
}

const TO_TALENT = {
  ar: { button: 'عرض خطواتي', footer: 'نقترح عليك موعدًا آخر قريبًا.' },
  en: { button: 'See my steps', footer: 'We’ll suggest another time soon.' },
}

/** Both time zones, unless they are equal. */
const clocks = ({ start, timezone }: MeetingFacts, lang: Lang): string[] =>
  [...new Set([timezone, MEETING_ZONE])].map((zone) => formatMoment(start, lang, zone))

function factsOf(lang: Lang, { side, other, start, timezone, reason }: MeetingFacts): Facts {
  const [name, why] = [bidiIsolate(other, lang), reason && bidiIsolate(reason, lang)]
  const partner = side === 'host' ? name : BRAND_IN_TEXT[lang]
  return { when: formatMoment(start, lang, timezone), other: name, partner, reason: why, isHost: side === 'host' }
}

/** Without greeting and clocks; the notification centre shows its subject. */
export const meetingNews = (lang: Lang, news: MeetingNews, facts: MeetingFacts): News =>
  NEWS[lang][news](factsOf(lang, facts))

/** With an invitation, so that calendars update. Its link is a capability: the text is not stored. */
export function meetingMail(lang: Lang, news: MeetingNews, facts: MeetingFacts, calendar: CalendarPart | null) {
  const { side, name, link, page, isTalent } = facts
  const words = meetingNews(lang, news, facts)
  const paragraphs = [hello(lang, name), clocks(facts, lang).join('\n'), ...words.paragraphs]
  const url = news === 'reminder' ? link : page
  const mail = mailOf(
    lang,
    {
      ...words,
      paragraphs,
      ...(side === 'host' && TO_HOST[lang]),
      ...(isTalent && news === 'canceled' && TO_TALENT[lang]),
    },
    url,
  )
  return { ...mail, secret: true, ...(calendar && { calendar }) }
}

const mail = (news: MeetingNews, side: 'visitor' | 'host', hasReason: boolean) => (values: SampleValues) => {
  const { lang, name, person: other, date: start, zone: timezone, url, reason } = values
  const facts = {
    side,
    name,
    other,
    start,
    timezone,
    link: url,
    page: url,
    isTalent: false,
    reason: hasReason ? reason : null,
  }
  return meetingMail(lang, news, facts, null)
}
/** To a visitor, and to the colleague who hosts them. */
const both = (news: MeetingNews) => ({
  visitor_reason: mail(news, 'visitor', true),
  visitor: mail(news, 'visitor', false),
  host_reason: mail(news, 'host', true),
  host: mail(news, 'host', false),
})

export const meetingMails = mailSamples('meetings', {
  booked: both('booked'),
  moved: both('moved'),
  handed_over: both('handed_over'),
  canceled: both('canceled'),
  move_asked: { visitor_reason: mail('move_asked', 'visitor', true), visitor: mail('move_asked', 'visitor', false) },
  reminder: both('reminder'),
})
