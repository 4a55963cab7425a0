import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

export type QuoteFacts = { number: string; title: string; amount: Cents; day: string }

const facts = (lang: Lang, { number, title, amount, day }: QuoteFacts) => ({
  number: bidiIsolate(number, lang),
  title: bidiIsolate(title, lang),
  amount: formatUsd(amount, lang),
  day: formatDay(day, lang),
})

/** To those of the company who may answer. */
export function sentNews(lang: Lang, quote: QuoteFacts): News {
  const { number, title, amount, day } = facts(lang, quote)
  return lang === 'ar'
    ? {
        subject: `عرض سعر من منصة فريق: ${title}`,
        title: 'عرض سعر لشركتك',
        paragraphs: [
          `أعددنا لك عرض السعر ${number} عن «${title}»، وإجماليه ${amount} شاملًا الضريبة.`,
          `يمكنك قبوله حتى ${day}، وبعد القبول تصلك فاتورته.`,
        ],
        button: 'عرض التفاصيل والرد',
      }
    : {
        subject: `A quote from Fareeq: ${title}`,
        title: 'A quote for your company',
        paragraphs: [
          `We’ve prepared quote ${number} for “${title}”. The total is ${amount}, VAT included.`,
          `You can accept it until ${day}. Once you do, we send you the invoice.`,
        ],
        button: 'Read and answer',
      }
}

export function endingNews(lang: Lang, quote: QuoteFacts): News {
  const { number, title, amount, day } = facts(lang, quote)
  return lang === 'ar'
    ? {
        subject: `ينتهي عرض السعر ${number} قريبًا`,
        title: 'تنتهي صلاحية عرض السعر قريبًا',
        paragraphs: [
          `آخر يوم لقبول عرض «${title}» هو ${day}، وإجماليه ${amount}.`,
          'لم يعد يناسبك؟ يمكنك الاعتذار عنه من الصفحة نفسها.',
        ],
        button: 'عرض التفاصيل والرد',
      }
    : {
        subject: `Quote ${number} ends soon`,
        title: 'Your quote ends soon',
        paragraphs: [
          `The last day to accept “${title}” is ${day}. Its total is ${amount}.`,
          'If it no longer suits you, you can decline it on the same page.',
        ],
        button: 'Read and answer',
      }
}

export function withdrawnNews(lang: Lang, quote: QuoteFacts, reason: string): News {
  const { number, title } = facts(lang, quote)
  return lang === 'ar'
    ? {
        subject: `سحبنا عرض السعر ${number}`,
        title: 'سُحب عرض السعر',
        paragraphs: [`لم يعد عرض «${title}» قائمًا.`, `السبب: ${bidiIsolate(reason, 'ar')}`],
        button: 'عرض التفاصيل',
      }
    : {
        subject: `Quote ${number} was withdrawn`,
        title: 'The quote was withdrawn',
        paragraphs: [`The quote for “${title}” is no longer open.`, `Reason: ${reason}`],
        button: 'View quote',
      }
}

type Answer = { name: string; company: string; url: string; reason: string | null }
/** To the colleague who wrote it: accepted, or declined with its reason. */
export function answeredMail(lang: Lang, quote: QuoteFacts, { name, company, url, reason }: Answer) {
  const { number, title, amount } = facts(lang, quote)
  const [who, buyer] = [bidiIsolate(name, lang), bidiIsolate(company, lang)]
  const isAccepted = reason === null
  const news: News =
    lang === 'ar'
      ? {
          subject: isAccepted ? `قُبل عرض السعر ${number}` : `اعتذرت ${buyer} عن عرض السعر ${number}`,
          title: isAccepted ? 'قُبل عرض السعر' : 'اعتذار عن عرض سعر',
          paragraphs: isAccepted
            ? [`أهلًا ${who}، قبلت ${buyer} عرض «${title}» وإجماليه ${amount}.`, 'مسودة فاتورته عند فريق المالية.']
            : [`أهلًا ${who}، اعتذرت ${buyer} عن عرض «${title}».`, `السبب: ${bidiIsolate(reason, 'ar')}`],
          button: 'فتح عرض السعر',
        }
      : {
          subject: isAccepted ? `Quote ${number} was accepted` : `${buyer} declined quote ${number}`,
          title: isAccepted ? 'Quote accepted' : 'Quote declined',
          paragraphs: isAccepted
            ? [`Hello ${who}, ${buyer} accepted “${title}” for ${amount}.`, 'Finance has the draft of its invoice.']
            : [`Hello ${who}, ${buyer} declined “${title}”.`, `Reason: ${reason}`],
          button: 'Open the quote',
        }
  return mailOf(lang, news, url)
}

const TITLES = { ar: 'استضافة المتجر', en: 'Hosting of the shop' } as const
const phrases = ({ lang }: { lang: Lang }) => ({ title: TITLES[lang] })
const quote = ({ lang, number, amount, day }: { lang: Lang; number: string; amount: Cents; day: string }) => ({
  number,
  title: TITLES[lang],
  amount,
  day,
})

export const quoteMails = [
  ...mailSamples(
    'quotes',
    {
      sent: { compose: (values) => sentNews(values.lang, quote(values)), values: phrases },
      ending: { compose: (values) => endingNews(values.lang, quote(values)), values: phrases },
      withdrawn: { compose: (values) => withdrawnNews(values.lang, quote(values), values.reason), values: phrases },
    },
    'invoices',
  ),
  ...mailSamples(
    'quotes',
    {
      answered: {
        compose: {
          without_reason: (values) => answeredMail(values.lang, quote(values), { ...values, reason: null }),
          with_reason: (values) => answeredMail(values.lang, quote(values), values),
        },
        values: phrases,
      },
    },
    'always',
  ),
]
