import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

export type TicketNews = 'taken_over' | 'handed_over' | 'mentioned' | 'replied'
type Facts = { name: string; by: string; reference: string; asker: string; url: string; text?: string | undefined }

/** To a colleague: a ticket was taken from them or handed to them, a note calls them by name, or its asker has answered. */
export function ticketNewsMail(lang: Lang, kind: TicketNews, { reference, url, text = '', ...facts }: Facts) {
  const [name, by, asker] = [facts.name, facts.by, facts.asker].map((words) => bidiIsolate(words, lang))
  const paragraphs = text.split(/\n{2,}/)
  const news: Record<Lang, Record<TicketNews, News>> = {
    ar: {
      taken_over: {
        subject: `انتقلت التذكرة ${reference} من عهدتك إلى ${by}`,
        title: `انتقلت التذكرة ${reference} إلى ${by}`,
        preheader: 'لم تعد في عهدتك.',
        paragraphs: [`أهلًا ${name}، تذكرة ${asker} في عهدة ${by} الآن.`],
      },
      handed_over: {
        subject: `التذكرة ${reference} في عهدتك الآن`,
        title: `التذكرة ${reference} في عهدتك الآن`,
        preheader: `من ${by}.`,
        paragraphs: [`أهلًا ${name}، انتقلت إليك تذكرة ${asker} من ${by}.`],
      },
      mentioned: {
        subject: `ملاحظة لك من ${by} على التذكرة ${reference}`,
        title: `ملاحظة لك من ${by}`,
        preheader: text,
        paragraphs: [`أهلًا ${name}، ذُكر اسمك في ملاحظة على تذكرة ${asker}:`, ...paragraphs],
        note: 'الملاحظات داخلية، ولا تصل إلى السائل.',
      },
      replied: {
        subject: `رد جديد من ${asker} على التذكرة ${reference}`,
        title: `رد جديد على التذكرة ${reference}`,
        preheader: text,
        paragraphs: [`أهلًا ${name}، كتب ${asker}:`, ...paragraphs],
        note: 'رُدّ من صفحة التذكرة. الرد على هذا البريد لا يصل إلى السائل.',
      },
    },
    en: {
      taken_over: {
        subject: `${by} took over ticket ${reference} from you`,
        title: `${by} took over ticket ${reference}`,
        preheader: 'It is no longer yours.',
        paragraphs: [`Hello ${name}, ${by} now looks after the ticket of ${asker}.`],
      },
      handed_over: {
        subject: `Ticket ${reference} is yours now`,
        title: `Ticket ${reference} is yours now`,
        preheader: `From ${by}.`,
        paragraphs: [`Hello ${name}, ${by} handed the ticket of ${asker} over to you.`],
      },
      mentioned: {
        subject: `${by} mentioned you on ticket ${reference}`,
        title: `A note for you from ${by}`,
        preheader: text,
        paragraphs: [`Hello ${name}, ${by} mentioned you in a note on the ticket of ${asker}:`, ...paragraphs],
        note: 'Notes are internal and never reach the asker.',
      },
      replied: {
        subject: `${asker} replied to ticket ${reference}`,
        title: `A new reply to ticket ${reference}`,
        preheader: text,
        paragraphs: [`Hello ${name}, ${asker} wrote:`, ...paragraphs],
        note: 'Answer from the page of the ticket. A reply to this email does not reach the asker.',
      },
    },
  }
  const button = { ar: 'فتح التذكرة', en: 'Open the ticket' }[lang]
  return mailOf(lang, { ...news[lang][kind], button }, url)
}
