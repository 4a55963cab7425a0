import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'

/** Values of the sentences, in the reader's language and time zone. */
export type EmailFacts = {
  /** Whom they meet. */
  other: string
  /** A suffix about the request; empty without a name. */
  about: string
  /** Which round of interviews. */
  round: string
  /** The agreed time in the reader's zone, and in both where they differ. */
  when: string
  clocks: string
  /** The offered slots, one per line. */
  times: string
  /** Until when somebody may answer. */
  due: string
  reason: string | null
}

type Shared = Record<'scheduled' | 'link' | 'reminder', (facts: EmailFacts) => News>

/** Sentences for both sides. */
export const BOTH: Record<Lang, Shared> = {
  ar: {
    scheduled: ({ other, about, when, clocks }) => ({
      subject: `مقابلتك مع ${other}: ${when}`,
      title: 'تم تأكيد موعد المقابلة',
      paragraphs: [clocks, `موعد مقابلتك مع ${other}${about} مؤكد، والدعوة مرفقة لإضافتها إلى تقويمك.`],
      button: 'تفاصيل المقابلة',
    }),
    link: ({ other, when, clocks }) => ({
      subject: `تغيّر رابط مقابلتك مع ${other}: ${when}`,
      title: 'تغيّر رابط المقابلة',
      paragraphs: [clocks, 'الموعد كما هو. الدعوة المرفقة تحدّث الرابط في تقويمك.'],
      button: 'تفاصيل المقابلة',
    }),
    reminder: ({ other, when, clocks }) => ({
      subject: `تذكير بمقابلتك مع ${other}: ${when}`,
      title: 'اقترب موعد المقابلة',
      paragraphs: [clocks, `هذا موعد مقابلتك مع ${other}.`],
      button: 'الدخول إلى المقابلة',
    }),
  },
  en: {
    scheduled: ({ other, about, when, clocks }) => ({
      subject: `Your interview with ${other}: ${when}`,
      title: 'Your interview is scheduled',
      paragraphs: [clocks, `You are meeting ${other}${about} at this time. The calendar invitation is attached.`],
      button: 'Interview details',
    }),
    link: ({ other, when, clocks }) => ({
      subject: `New link for your interview with ${other}: ${when}`,
      title: 'The interview link has changed',
      paragraphs: [clocks, 'The time is unchanged. The attached invitation updates the link in your calendar.'],
      button: 'Interview details',
    }),
    reminder: ({ other, when, clocks }) => ({
      subject: `Reminder: your interview with ${other}, ${when}`,
      title: 'Your interview is coming up',
      paragraphs: [clocks, `You are meeting ${other} at this time.`],
      button: 'Join the interview',
    }),
  },
}
