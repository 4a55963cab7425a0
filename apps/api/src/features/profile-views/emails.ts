import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type Bilingual, type Lang, countedAr, countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import type { MonthlyTip } from '@fareeq/domain/profile-views/rules.ts'
import { type News, hello } from '../../platform/messages/news.ts'
import { COUNTS, type SampleValues, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'

const TITLE: Record<Lang, (companies: number) => string> = {
  ar: countedAr({
    zero: 'لم تطّلع أي شركة على ملفك هذا الأسبوع',
    one: 'اطّلعت شركة واحدة على ملفك هذا الأسبوع',
    two: 'اطّلعت شركتان على ملفك هذا الأسبوع',
    few: 'اطّلعت {n} شركات على ملفك هذا الأسبوع',
    many: 'اطّلعت {n} شركة على ملفك هذا الأسبوع',
    other: 'اطّلعت {n} شركة على ملفك هذا الأسبوع',
  }),
  en: countedEn({
    one: 'One company viewed your profile this week',
    other: '{n} companies viewed your profile this week',
  }),
}
const TEXT: Bilingual = {
  ar: 'تجد في إعداداتك من اطّلع على ملفك، ومتى، وعلى أي أساس. راتبك وبيانات التواصل معك لا تظهر إلا بموافقتك.',
  en: 'Your settings list who viewed your profile, when and why. Your salary and contact details are shown only with your consent.',
}
const LABEL: Bilingual = { ar: 'عرض سجل الاطلاع', en: 'See who viewed it' }

export function viewsNews(lang: Lang, companies: number): News {
  const title = TITLE[lang](companies)
  return { subject: title, title, paragraphs: [TEXT[lang]], button: LABEL[lang] }
}

type Count = (count: number) => string
const FIGURES: Record<Lang, Record<'companies' | 'nominations' | 'requests', Count>> = {
  ar: {
    companies: countedAr({
      zero: 'لم تطّلع أي شركة على ملفك.',
      one: 'اطّلعت شركة واحدة على ملفك.',
      two: 'اطّلعت شركتان على ملفك.',
      few: 'اطّلعت {n} شركات على ملفك.',
      many: 'اطّلعت {n} شركة على ملفك.',
      other: 'اطّلعت {n} شركة على ملفك.',
    }),
    nominations: countedAr({
      zero: 'لم نرشّحك لشركة.',
      one: 'رشّحناك مرة واحدة.',
      two: 'رشّحناك مرتين.',
      few: 'رشّحناك {n} مرات.',
      many: 'رشّحناك {n} مرة.',
      other: 'رشّحناك {n} مرة.',
    }),
    requests: countedAr({
      zero: 'لم يصلك طلب مقابلة.',
      one: 'وصلك طلب مقابلة واحد.',
      two: 'وصلك طلبا مقابلة.',
      few: 'وصلتك {n} طلبات مقابلة.',
      many: 'وصلك {n} طلب مقابلة.',
      other: 'وصلك {n} طلب مقابلة.',
    }),
  },
  en: {
    companies: countedEn({
      zero: 'No companies viewed your profile.',
      one: 'One company viewed your profile.',
      other: '{n} companies viewed your profile.',
    }),
    nominations: countedEn({
      zero: 'We didn’t nominate you to a company.',
      one: 'We nominated you once.',
      other: 'We nominated you {n} times.',
    }),
    requests: countedEn({
      zero: 'You had no interview requests.',
      one: 'You had one interview request.',
      other: 'You had {n} interview requests.',
    }),
  },
}
const TIPS: Record<MonthlyTip, Bilingual> = {
  phone: {
    ar: 'ما ينقص ملفك الآن: توثيق رقم جوالك. لا تراه أي شركة قبل ذلك.',
    en: 'What your profile needs now: a verified phone. No company sees it before that.',
  },
  assessment: {
    ar: 'أكثر ما يفيد ملفك الآن: تقييم تقني تجتازه، فيصبح ملفك موثّقًا.',
    en: 'What helps most now: passing a technical assessment, which makes your profile verified.',
  },
  terms: {
    ar: 'أبقِ تفرّغك وراتبك محدّثين، فعليهما نبني الترشيح.',
    en: 'Keep your availability and salary up to date: nominations are based on them.',
  },
}
const MONTH: Record<Lang, { title: (month: string) => string; button: string }> = {
  ar: { title: (month) => `ملفك في ${month}`, button: 'فتح صفحتي' },
  en: { title: (month) => `Your profile in ${month}`, button: 'Open my page' },
}

type Month = Record<'companies' | 'nominations' | 'requests', number> & { name: string; month: string; tip: MonthlyTip }

/** Once a month: what the profile did, and what would help it. */
export function monthNews(lang: Lang, { name, month, tip, companies, nominations, requests }: Month): News {
  const words = FIGURES[lang]
  const title = MONTH[lang].title(formatMonth(month, lang))
  const figures = [words.companies(companies), words.nominations(nominations), words.requests(requests)]
  return {
    subject: title,
    title,
    preheader: figures[0] ?? title,
    paragraphs: [hello(lang, bidiIsolate(name, lang)), ...figures, TIPS[tip][lang]],
    button: MONTH[lang].button,
  }
}

export const profileViewMails = mailSamples(
  'profile-views',
  {
    week: {
      compose: countedVariants(['one', 'two', 'few', 'many', 'other'], ({ lang }, count) => viewsNews(lang, count)),
      values: () => COUNTS,
    },
  },
  'profile_views',
)

const month = ({ lang, name, month }: SampleValues, count: number, tip: Parameters<typeof monthNews>[1]['tip']) =>
  monthNews(lang, { name, month, tip, companies: count, nominations: count, requests: count })

export const monthlyMails = mailSamples(
  'profile-views',
  {
    month: {
      compose: {
        ...countedVariants(['one', 'two', 'few', 'many', 'other'], (values, count) => month(values, count, 'terms')),
        with_phone: (values) => month(values, 0, 'assessment'),
        without_phone: (values) => month(values, 0, 'phone'),
      },
      values: () => COUNTS,
    },
  },
  'monthly',
)
