import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

export type OwningNews = 'taken_over' | 'handed_over'
type Facts = { name: string; by: string; request: string; url: string }

/** To the colleague a request was taken from, or handed to. */
export function owningMail(lang: Lang, kind: OwningNews, facts: Facts) {
  const [name, by, request] = [facts.name, facts.by, facts.request].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, Record<OwningNews, News>> = {
    ar: {
      taken_over: {
        subject: `انتقل طلب «${request}» من عهدتك إلى ${by}`,
        title: `انتقل طلب «${request}» إلى ${by}`,
        preheader: 'لم يعد في عهدتك.',
        paragraphs: [`أهلًا ${name}، طلب «${request}» في عهدة ${by} الآن.`, 'إن كان لديك ما يفيد فأخبر به من يتولاه.'],
      },
      handed_over: {
        subject: `طلب «${request}» في عهدتك الآن`,
        title: `طلب «${request}» في عهدتك الآن`,
        preheader: `من ${by}.`,
        paragraphs: [`أهلًا ${name}، انتقل إليك طلب «${request}» من ${by}.`],
      },
    },
    en: {
      taken_over: {
        subject: `${by} took over “${request}” from you`,
        title: `${by} took over “${request}”`,
        preheader: 'It is no longer yours.',
        paragraphs: [`Hello ${name}, ${by} now looks after “${request}”.`, 'Tell them what they should know about it.'],
      },
      handed_over: {
        subject: `“${request}” is yours now`,
        title: `“${request}” is yours now`,
        preheader: `From ${by}.`,
        paragraphs: [`Hello ${name}, ${by} handed “${request}” over to you.`],
      },
    },
  }
  const button = { ar: 'فتح الطلب', en: 'Open the request' }[lang]
  return mailOf(lang, { ...news[lang][kind], button }, facts.url)
}
