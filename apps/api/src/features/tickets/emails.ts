import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { mail } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type TicketNews, ticketNewsMail } from './emails-staff.ts'

type Answer = {
  subject: string
  reference: string
  text: string
  /** Of the colleague who wrote it. */
  name: string
  /** The mail has a reply address. */
  isReplyable: boolean
}

/** How the asker goes on. */
const followUp = (reference: string, isReplyable: boolean): Record<Lang, string> =>
  isReplyable
    ? {
        ar: `رقم الرسالة ${reference}. للمتابعة رُدّ على هذا البريد.`,
        en: `Reference ${reference}. To follow up, reply to this email.`,
      }
    : {
        ar: `رقم الرسالة ${reference}. للمتابعة راسلنا واذكر الرقم.`,
        en: `Reference ${reference}. To follow up, contact us and quote this number.`,
      }

/** What a colleague wrote, in the language of the asker. */
export function answerMail(lang: Lang, { reference, text, name, isReplyable, ...facts }: Answer) {
  const note = followUp(reference, isReplyable)
  const subject = bidiIsolate(facts.subject, lang)
  const paragraphs = [...text.split(/\n{2,}/), `${name}\n${BRAND[lang]}`]
  return mail(lang, {
    ar: {
      subject: subject ? `ردنا: ${subject} (${reference})` : `ردنا على رسالتك (${reference})`,
      title: 'ردنا على رسالتك',
      preheader: subject || text,
      paragraphs,
      note: note.ar,
    },
    en: {
      subject: subject
        ? `Reply from Fareeq: ${subject} (${reference})`
        : `Reply from Fareeq to your message (${reference})`,
      title: 'Our reply',
      preheader: subject || text,
      paragraphs,
      note: note.en,
    },
  })
}

/** What we say to a company that was proven without an address of its own. */
export const ADMITTED = {
  ar: 'تحققنا من شركتك، ويمكنك الآن إنشاء حسابها بهذا البريد.',
  en: 'We have verified your company. You can now create its account with this address.',
} as const satisfies Record<Lang, string>

type Admission = { reference: string; url: string; isReplyable: boolean }
export const admittedMail = (lang: Lang, { reference, url, isReplyable }: Admission) =>
  mail(lang, {
    url,
    ar: {
      subject: `تحققنا من شركتك (${reference})`,
      title: 'أهلًا بشركتك في منصة فريق',
      paragraphs: [ADMITTED.ar],
      button: 'إنشاء حساب الشركة',
      note: followUp(reference, isReplyable).ar,
    },
    en: {
      subject: `Your company is verified (${reference})`,
      title: 'Welcome to Fareeq',
      paragraphs: [ADMITTED.en],
      button: 'Create the company account',
      note: followUp(reference, isReplyable).en,
    },
  })

const news = (kind: TicketNews) => (values: SampleValues) =>
  ticketNewsMail(values.lang, kind, { ...values, asker: values.person })
const answer =
  (hasSubject: boolean, isReplyable = true) =>
  ({ lang, reference, text, by: name, request: subject }: SampleValues) =>
    answerMail(lang, { subject: hasSubject ? subject : '', reference, text, name, isReplyable })
const admission =
  (isReplyable: boolean) =>
  ({ lang, reference, url }: SampleValues) =>
    admittedMail(lang, { reference, url, isReplyable })

export const ticketMails = mailSamples('tickets', {
  answer: {
    compose: { with_subject: answer(true), without_subject: answer(false), not_replyable: answer(true, false) },
    values: ({ request: subject }) => ({ subject }),
  },
  admitted: { usual: admission(true), not_replyable: admission(false) },
  taken_over: news('taken_over'),
  handed_over: news('handed_over'),
  mentioned: news('mentioned'),
  replied: news('replied'),
})
