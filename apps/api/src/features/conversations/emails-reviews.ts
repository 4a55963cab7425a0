import type { ReportAnswer } from '@fareeq/domain/conversations/limits.ts'
import { conversationTitle } from '@fareeq/domain/conversations/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import type { News } from '../../platform/messages/news.ts'
import type { ThreadName } from './rows.ts'

/** A message that was held back is delivered. */
export function releasedNews(lang: Lang, about: ThreadName): News {
  const topic = conversationTitle(about, lang)
  return lang === 'ar'
    ? {
        subject: `وصلت رسالتك: ${topic}`,
        title: 'وصلت رسالتك',
        paragraphs: ['راجعنا رسالتك المعلّقة وأرسلناها. شكرًا لصبرك.'],
        button: 'فتح المحادثة',
      }
    : {
        subject: `Your message was delivered: ${topic}`,
        title: 'Your message was delivered',
        paragraphs: ['We looked at the message that was held back and delivered it. Thank you for waiting.'],
        button: 'Open the conversation',
      }
}

export function keptNews(lang: Lang, { note, ...about }: ThreadName & { note: string }): News {
  const topic = conversationTitle(about, lang)
  return lang === 'ar'
    ? {
        subject: `رسالتك لم تُرسل: ${topic}`,
        title: 'راجعنا رسالتك، ولم نرسلها',
        paragraphs: [note, 'يمكنك كتابتها من جديد في المحادثة دون وسيلة تواصل.'],
        button: 'فتح المحادثة',
      }
    : {
        subject: `Your message stays undelivered: ${topic}`,
        title: 'We looked at your message and did not deliver it',
        paragraphs: [note, 'You can write it again in the conversation, without a way to reach somebody.'],
        button: 'Open the conversation',
      }
}

const ANSWERS: Readonly<Record<ReportAnswer, Readonly<Record<Lang, { title: string; text: string }>>>> = {
  hidden: {
    ar: {
      title: 'أخفينا الرسالة التي أبلغت عنها',
      text: 'راجع فريقنا بلاغك، ولم يعد يقرأ الرسالة سوى كاتبها وفريقنا. شكرًا لك.',
    },
    en: {
      title: 'We hid the message you reported',
      text: 'Our team looked at your report. Nobody but its writer and our team reads the message any more. Thank you.',
    },
  },
  dismissed: {
    ar: {
      title: 'راجعنا الرسالة التي أبلغت عنها',
      text: 'راجع فريقنا بلاغك، ولم نجد في الرسالة ما يخالف قواعدنا، فبقيت في المحادثة. إن كان هناك ما فاتنا فاكتب لنا.',
    },
    en: {
      title: 'We looked at the message you reported',
      text: 'Our team found nothing in it against our rules, so it stays in the conversation. If we missed something, write to us.',
    },
  },
}

/** What became of a report, to whoever reported it. */
export function reportNews(lang: Lang, answer: ReportAnswer, about: ThreadName): News {
  const { title, text } = ANSWERS[answer][lang]
  return {
    subject: `${title}: ${conversationTitle(about, lang)}`,
    title,
    paragraphs: [text],
    button: { ar: 'فتح المحادثة', en: 'Open the conversation' }[lang],
  }
}

const sample = ({ number: label, talent, company }: SampleValues) =>
  ({ kind: 'contract', detail: null, label, talent, company }) as const
const values = (sampled: SampleValues) => ({ topic: conversationTitle(sample(sampled), sampled.lang) })

export const messageReviewMails = mailSamples(
  'conversations',
  {
    released: { compose: (sampled) => releasedNews(sampled.lang, sample(sampled)), values },
    kept: { compose: (sampled) => keptNews(sampled.lang, { ...sample(sampled), note: sampled.reason }), values },
    report_hidden: { compose: (sampled) => reportNews(sampled.lang, 'hidden', sample(sampled)), values },
    report_dismissed: { compose: (sampled) => reportNews(sampled.lang, 'dismissed', sample(sampled)), values },
  },
  'conversations',
)
