import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { mail } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type TicketNews, ticketNewsMail } from './emails-staff.ts'

type Answer = { subject: string; reference: string; text: string; /** Of the colleague who wrote it. */ name: string }

/** What a colleague wrote, in the language of the asker. */
export function answerMail(lang: Lang, { reference, text, name, ...facts }: Answer) {
  const subject = bidiIsolate(facts.subject, lang)
  const paragraphs = [...text.split(/\n{2,}/), `${name}\n${BRAND[lang]}`]
  return mail(lang, {
    ar: {
      subject: subject ? `ردنا: ${subject} (${reference})` : `ردنا على رسالتك (${reference})`,
      title: 'ردنا على رسالتك',
      preheader: subject || text,
      paragraphs,
      note: `رقم الرسالة ${reference}. للمتابعة راسلنا واذكر الرقم.`,
    },
    en: {
      subject: subject
        ? `Reply from Fareeq: ${subject} (${reference})`
        : `Reply from Fareeq to your message (${reference})`,
      title: 'Our reply',
      preheader: subject || text,
      paragraphs,
      note: `Reference ${reference}. To follow up, contact us and quote this number.`,
    },
  })
}

/** What we say to a company that was proven without an address of its own. */
export const ADMITTED = {
  ar: 'تحققنا من شركتك، ويمكنك الآن إنشاء حسابها بهذا البريد.',
  en: 'We have verified your company. You can now create its account with this address.',
} as const satisfies Record<Lang, string>

export const admittedMail = (lang: Lang, { reference, url }: { reference: string; url: string }) =>
  mail(lang, {
    url,
    ar: {
      subject: `تحققنا من شركتك (${reference})`,
      title: 'أهلًا بشركتك في منصة فريق',
      paragraphs: [ADMITTED.ar],
      button: 'إنشاء حساب الشركة',
      note: `رقم الرسالة ${reference}. للمتابعة راسلنا واذكر الرقم.`,
    },
    en: {
      subject: `Your company is verified (${reference})`,
      title: 'Welcome to Fareeq',
      paragraphs: [ADMITTED.en],
      button: 'Create the company account',
      note: `Reference ${reference}. To follow up, contact us and quote this number.`,
    },
  })

const news = (kind: TicketNews) => (values: SampleValues) =>
  ticketNewsMail(values.lang, kind, { ...values, asker: values.person })
const answer =
  (hasSubject: boolean) =>
  ({ lang, reference, text, by: name, request: subject }: SampleValues) =>
    answerMail(lang, { subject: hasSubject ? subject : '', reference, text, name })

export const ticketMails = mailSamples('tickets', {
  answer: {
    compose: { with_subject: answer(true), without_subject: answer(false) },
    values: ({ request: subject }) => ({ subject }),
  },
  admitted: ({ lang, reference, url }) => admittedMail(lang, { reference, url }),
  taken_over: news('taken_over'),
  handed_over: news('handed_over'),
  mentioned: news('mentioned'),
})
