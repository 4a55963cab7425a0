import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import type { MeetingStep } from '@fareeq/domain/selections/states.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

/** To the talent: when we meet. */
export function meetingNews(lang: Lang, step: MeetingStep, at: Date, timezone: string | null): News {
  const moment = formatMoment(at, lang, timezone ?? BUSINESS_ZONE)
  const what = {
    ar: { interview: 'مقابلتك مع فريق التوظيف', alignment: 'اجتماع التوافق' },
    en: { interview: 'your interview with our recruitment team', alignment: 'your alignment meeting' },
  }[lang][step]
  return {
    ar: {
      subject: `موعد ${what}`,
      title: `موعد ${what}`,
      paragraphs: [`الموعد ${moment}.`, 'إن لم يناسبك الموعد فراسلنا، ونجد غيره معًا.'],
      button: 'عرض خطواتي',
    },
    en: {
      subject: `The time of ${what}`,
      title: `The time of ${what}`,
      paragraphs: [`It is on ${moment}.`, 'If that does not suit you, write to us and we find another time together.'],
      button: 'See my steps',
    },
  }[lang]
}

type Facts = { name: string; by: string; talent: string; text: string; url: string }

/** To a colleague who is mentioned in a note. */
export function mentionMail(lang: Lang, facts: Facts) {
  const [name, by, talent] = [facts.name, facts.by, facts.talent].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, News> = {
    ar: {
      subject: `إشارة إليك في ملاحظة من ${by} عن ${talent}`,
      title: `ملاحظة من ${by}`,
      paragraphs: [`أهلًا ${name}، وردت الإشارة إليك في ملاحظة عن ${talent}:`, facts.text],
      button: 'فتح الملف',
    },
    en: {
      subject: `${by} mentioned you in a note on ${talent}`,
      title: `A note from ${by}`,
      paragraphs: [`Hello ${name}, you are mentioned in a note on ${talent}:`, facts.text],
      button: 'Open the profile',
    },
  }
  return mailOf(lang, news[lang], facts.url)
}
