import { BRAND } from '@fareeq/domain/kernel/brand.ts'
import { apart } from '@fareeq/domain/kernel/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { formatMoment } from '@fareeq/domain/kernel/time.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { CalendarPart } from '../../platform/calendar/calendar.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

export type MeetingNews = 'booked' | 'moved' | 'canceled' | 'reminder'

export type MeetingFacts = {
  /** Whoever booked meets a colleague of ours; the colleague, who has a calendar of their own with us, meets them. */
  side: 'visitor' | 'host'
  /** Of whoever is written to, and of whom they meet. */
  name: string
  other: string
  start: Date
  timezone: string
  /** Where they meet, and where the meeting is moved or given up. */
  link: string
  page: string
  reason: string | null
}

type Face = { subject: string; title: string; preheader: string; says: string; button: string; footer: string }
type Said = { when: string; other: string; partner: string; reason: string | null }

const FACES: Record<Lang, Record<MeetingNews, (said: Said) => Face>> = {
  ar: {
    booked: ({ when, other, partner }) => ({
      subject: `اجتماعك مع ${partner}: ${when}`,
      title: 'تم حجز موعدك',
      preheader: when,
      says: `تلتقي ${other} في هذا الموعد، والدعوة مرفقة لإضافتها إلى تقويمك.`,
      button: 'تفاصيل الاجتماع',
      footer: 'تغيّر شيء؟ من الرابط نفسه يمكنك تغيير الموعد أو إلغاؤه حتى يبدأ الاجتماع.',
    }),
    moved: ({ when, other, partner }) => ({
      subject: `موعد جديد لاجتماعك مع ${partner}: ${when}`,
      title: 'تغيّر موعد اجتماعك',
      preheader: when,
      says: `تلتقي ${other} في هذا الموعد الجديد، والدعوة المرفقة تحدّث تقويمك.`,
      button: 'تفاصيل الاجتماع',
      footer: 'لا يناسبك الموعد الجديد؟ من الرابط نفسه يمكنك تغييره أو إلغاؤه.',
    }),
    canceled: ({ when, reason, partner }) => ({
      subject: `أُلغي اجتماعك مع ${partner}: ${when}`,
      title: 'أُلغي الاجتماع',
      preheader: when,
      says: reason ? `السبب: ${reason}` : 'لن يُعقد الاجتماع في هذا الموعد، والمرفق يزيله من تقويمك.',
      button: 'حجز موعد آخر',
      footer: 'نسعد بلقائك في وقت يناسبك.',
    }),
    reminder: ({ when, other, partner }) => ({
      subject: `تذكير باجتماعك مع ${partner}: ${when}`,
      title: 'اقترب اجتماعك',
      preheader: when,
      says: `تلتقي ${other} في هذا الموعد.`,
      button: 'الدخول إلى الاجتماع',
      footer: 'لم يعد الموعد يناسبك؟ من صفحة الاجتماع يمكنك تغييره أو إلغاؤه.',
    }),
  },
  en: {
    booked: ({ when, other, partner }) => ({
      subject: `Your meeting with ${partner}: ${when}`,
      title: 'Your meeting is booked',
      preheader: when,
      says: `You meet ${other} at this time. The invitation for your calendar is attached.`,
      button: 'About the meeting',
      footer: 'Has something come up? The same link moves or cancels the meeting until it begins.',
    }),
    moved: ({ when, other, partner }) => ({
      subject: `A new time for your meeting with ${partner}: ${when}`,
      title: 'Your meeting has a new time',
      preheader: when,
      says: `You meet ${other} at this new time. The attached invitation updates your calendar.`,
      button: 'About the meeting',
      footer: 'Does the new time not suit you? The same link moves or cancels the meeting.',
    }),
    canceled: ({ when, reason, partner }) => ({
      subject: `Canceled: your meeting with ${partner}, ${when}`,
      title: 'The meeting is canceled',
      preheader: when,
      says: reason ? `Reason: ${reason}` : 'It will not take place. What is attached takes it out of your calendar.',
      button: 'Book another time',
      footer: 'We are glad to meet you whenever it suits you.',
    }),
    reminder: ({ when, other, partner }) => ({
      subject: `A reminder of your meeting with ${partner}: ${when}`,
      title: 'Your meeting is near',
      preheader: when,
      says: `You meet ${other} at this time.`,
      button: 'Join the meeting',
      footer: 'Does it no longer suit you? The page of the meeting moves or cancels it.',
    }),
  },
}

const TO_HOST = {
  ar: { button: 'فتح المواعيد', footer: 'تصلك هذه الرسالة لأنك تستضيف اجتماعات فريق.' },
  en: { button: 'Open the calendar', footer: 'You receive this mail because you host meetings of Fareeq.' },
}

const hello = (lang: Lang, name: string) => (lang === 'ar' ? `أهلًا ${name}،` : `Hello ${name},`)

/** Both clocks, unless they are the same. */
const clocks = ({ start, timezone }: MeetingFacts, lang: Lang): string[] =>
  [...new Set([timezone, MEETING_ZONE])].map((zone) => formatMoment(start, lang, zone))

function saidOf(lang: Lang, { side, other, start, timezone, reason }: MeetingFacts): Said {
  const [name, why] = [apart(other, lang), reason && apart(reason, lang)]
  const partner = side === 'host' ? name : BRAND[lang]
  return { when: formatMoment(start, lang, timezone), other: name, partner, reason: why }
}

/** One line of it, as lists of mails and the centre show it. */
export const meetingTitle = (lang: Lang, news: MeetingNews, facts: MeetingFacts): string =>
  FACES[lang][news](saidOf(lang, facts)).subject

/** With the invitation, so that calendars follow by themselves. Its link opens the meeting: the words do not stay with us. */
export function meetingMail(lang: Lang, news: MeetingNews, facts: MeetingFacts, calendar: CalendarPart | null) {
  const { side, name, link, page } = facts
  const face = FACES[lang][news](saidOf(lang, facts))
  const { subject, button, says, ...rest } = side === 'host' ? { ...face, ...TO_HOST[lang] } : face
  const paragraphs = [hello(lang, name), clocks(facts, lang).join('\n'), says]
  const url = news === 'reminder' ? link : page
  const words = mailLayout({ lang, ...rest, paragraphs, button: { label: button, url } })
  return { channel: 'email' as const, lang, subject, ...words, secret: true, ...(calendar && { calendar }) }
}
