import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type Lang, countedAr, countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { shortName } from '@fareeq/domain/notifications/rules-sms.ts'
import { type News, hello } from '../../platform/messages/news.ts'

export const requestPhrase = (lang: Lang, product: string | null): string =>
  product
    ? { ar: `طلبك «${bidiIsolate(product, 'ar')}»`, en: `your request “${bidiIsolate(product, 'en')}”` }[lang]
    : { ar: 'طلبك', en: 'your request' }[lang]

type MeetingFacts = { name: string; product: string | null; due: Date }

/** After our meeting with a company: what we do now, and by when. */
export function metNews(lang: Lang, { name, product, due }: MeetingFacts): News {
  const [request, by] = [requestPhrase(lang, product), formatDay(riyadhDay(due), lang)]
  const brief = requestPhrase(lang, product && shortName(product))
  const greeting = hello(lang, bidiIsolate(name, lang))
  return {
    ar: {
      subject: 'ما بعد اجتماعنا',
      headline: `بعد اجتماعنا: نبحث عن كفاءات تناسب ${request}، وتصلك أول الترشيحات في موعد أقصاه ${by}`,
      title: 'شكرًا لوقتك',
      paragraphs: [
        greeting,
        `نبحث الآن عن كفاءات تناسب ${request}. تصلك أول الترشيحات في موعد أقصاه ${by}.`,
        'إن تغيّر شيء في الطلب، فعدّله ونكمل البحث بما كتبته.',
      ],
      button: 'عرض الطلب',
      phone: `نبحث عن كفاءات تناسب ${brief}، وأول الترشيحات في موعد أقصاه ${by}`,
    },
    en: {
      subject: 'What comes next after our meeting',
      headline: `After our meeting: we’re looking for talents for ${request}, and you’ll get the first nominations by ${by}`,
      title: 'Thanks for your time',
      paragraphs: [
        greeting,
        `We’re now looking for talents for ${request}. You’ll get the first nominations by ${by}.`,
        'If something about the request changes, edit it and we’ll search with what you wrote.',
      ],
      button: 'View request',
      phone: `we’re looking for talents for ${brief}; first nominations by ${by}`,
    },
  }[lang]
}

const NOMINATIONS = {
  ar: countedAr({
    zero: 'لا ترشيحات',
    one: 'ترشيح واحد',
    two: 'ترشيحان',
    few: '{n} ترشيحات',
    many: '{n} ترشيحًا',
    other: '{n} ترشيح',
  }),
  en: countedEn({ zero: 'no nominations', one: 'one nomination', other: '{n} nominations' }),
}

type SilenceFacts = { name: string; product: string | null; waiting: number }

/** Where a request stands after days without anything new: whose turn it is, and what to do. */
export const standingPhrase = (lang: Lang, waiting: number): string =>
  waiting > 0
    ? { ar: `${NOMINATIONS.ar(waiting)} بانتظار قرارك.`, en: `Awaiting your decision: ${NOMINATIONS.en(waiting)}.` }[
        lang
      ]
    : {
        ar: 'ما زلنا نبحث عن كفاءات مناسبة، ونخبرك فور ترشيح أي منها.',
        en: 'We’re still looking for talents who fit, and we’ll let you know as soon as we nominate someone.',
      }[lang]

export function silenceNews(lang: Lang, { name, product, waiting }: SilenceFacts): News {
  const [request, standing] = [requestPhrase(lang, product), standingPhrase(lang, waiting)]
  const greeting = hello(lang, bidiIsolate(name, lang))
  return {
    ar: {
      subject: `أين وصل ${request}؟`,
      title: 'أين وصل طلبك؟',
      paragraphs: [
        greeting,
        `لم يحدث جديد في ${request} منذ خمسة أيام عمل. ${standing}`,
        'لأي سؤال، راسل مدير الحساب من صفحتك الرئيسية.',
      ],
      button: 'عرض الطلب',
      phone: standing,
    },
    en: {
      subject: `Where ${request} stands`,
      title: 'Where your request stands',
      paragraphs: [
        greeting,
        `Nothing new has happened with ${request} for five working days. ${standing}`,
        'Questions? Contact your account manager from your home page.',
      ],
      button: 'View request',
      phone: standing,
    },
  }[lang]
}
