import { termsLine } from '@fareeq/domain/contracts/rules-text.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { answerBy } from '@fareeq/domain/renewals/rules.ts'
import type { RenewalEvent, RenewalState } from '@fareeq/domain/renewals/states.ts'
import type { News } from '../../platform/messages/news.ts'

type Side = 'talent' | 'client'
type Facts = {
  number: string
  talent: string
  company: string
  note: string | null
  offered: Terms | null
  /** The last day of the term that ends. */
  end: string
}
type Words = (facts: Facts) => News
type NewsBySide = Partial<Record<Side, Record<Lang, Words>>>

const because = (lang: Lang, note: string | null): string[] =>
  note ? [lang === 'ar' ? `الملاحظة: ${bidiIsolate(note, 'ar')}` : `Note: ${note}`] : []
const SEE = { ar: 'عرض التجديد', en: 'View renewal' } as const

/** The last moment at which an offer can be answered. */
export const deadlineText = (lang: Lang, end: string): string => formatMoment(answerBy(end), lang, BUSINESS_ZONE)
const termsText = (lang: Lang, offered: Terms | null): string[] =>
  offered ? [lang === 'ar' ? `الشروط: ${termsLine(offered, 'ar')}.` : `Terms: ${termsLine(offered, 'en')}.`] : []

const NEEDED: NewsBySide = {
  client: {
    ar: ({ talent, end, note }) => ({
      subject: `عقد ${bidiIsolate(talent, 'ar')} يقترب من نهايته`,
      title: 'عقد يقترب من نهايته',
      paragraphs: [
        `ينتهي العقد في ${formatDay(end, 'ar')}. جدّده بشروطه، أو اطلب شروطًا أخرى، أو اختر عدم التجديد مع ذكر السبب.`,
        ...because('ar', note),
      ],
      button: SEE.ar,
    }),
    en: ({ talent, end, note }) => ({
      subject: `${talent}’s contract is ending soon`,
      title: 'A contract is ending soon',
      paragraphs: [
        `It ends on ${formatDay(end, 'en')}. Renew it as it is, ask for other terms, or let it end and tell us why.`,
        ...because('en', note),
      ],
      button: SEE.en,
    }),
  },
}
const OFFERED: NewsBySide = {
  talent: {
    ar: ({ company, offered, end }) => ({
      subject: `عرض تجديد عقدك مع ${bidiIsolate(company, 'ar')}`,
      title: 'لديك عرض لتجديد عقدك',
      paragraphs: [
        ...termsText('ar', offered),
        'قارن الشروط الحالية بالجديدة، ثم اقبل التجديد بتوقيعك، أو اطلب تعديلًا، أو اعتذر مع ذكر السبب.',
        `آخر موعد للرد: ${deadlineText('ar', end)}.`,
      ],
      button: SEE.ar,
    }),
    en: ({ company, offered, end }) => ({
      subject: `${company} offers to renew your contract`,
      title: 'An offer to renew your contract',
      paragraphs: [
        ...termsText('en', offered),
        'Compare the terms, then accept with your signature, ask for a change, or decline with a reason.',
        `Answer by ${deadlineText('en', end)}.`,
      ],
      button: SEE.en,
    }),
  },
}
const WITHDRAWN: NewsBySide = {
  talent: {
    ar: ({ company }) => ({
      subject: `سُحب عرض تجديد عقدك مع ${bidiIsolate(company, 'ar')}`,
      title: 'سحبت الشركة عرض التجديد',
      paragraphs: ['لم يعد هناك ما ترد عليه الآن. يستمر عقدك الحالي بشروطه، ونخبرك إن وصل عرض جديد.'],
      button: SEE.ar,
    }),
    en: ({ company }) => ({
      subject: `${company} withdrew its renewal offer`,
      title: 'The renewal offer was withdrawn',
      paragraphs: [
        'There is nothing to answer now. Your contract continues as it is. We’ll let you know about a new offer.',
      ],
      button: SEE.en,
    }),
  },
}
const APPROVED: NewsBySide = {
  client: {
    ar: ({ talent }) => ({
      subject: `الشروط الجديدة لعقد ${bidiIsolate(talent, 'ar')} بانتظار الكفاءة`,
      title: 'راجع فريق العمليات الشروط الجديدة',
      paragraphs: ['وافق فريق العمليات على الشروط وأرسلها إلى الكفاءة. تجدها مع رسوم الخدمة في صفحة التجديد.'],
      button: SEE.ar,
    }),
    en: ({ talent }) => ({
      subject: `New terms sent to ${talent}`,
      title: 'Your new terms are approved',
      paragraphs: ['We sent them to the talent. You can see them, with the service fee, on the renewals page.'],
      button: SEE.en,
    }),
  },
}
/** Operations approve the terms with another fee. */
const FEE_ASKED: NewsBySide = {
  client: {
    ar: ({ talent }) => ({
      subject: `رسوم جديدة لعقد ${bidiIsolate(talent, 'ar')} بانتظار موافقتك`,
      title: 'وافق فريق العمليات على شروطك برسوم جديدة',
      paragraphs: [
        'قارن رسوم الخدمة الحالية بالجديدة، ثم اقبلها لتصل الشروط إلى الكفاءة، أو تخلَّ عن الشروط، أو ارفض التجديد.',
      ],
      button: SEE.ar,
    }),
    en: ({ talent }) => ({
      subject: `A new fee for ${talent}’s contract is awaiting your approval`,
      title: 'Your terms are approved, with a new fee',
      paragraphs: [
        'Compare the service fee. Accept it to send the terms to the talent, drop the terms, or reject the renewal.',
      ],
      button: SEE.en,
    }),
  },
}
/** The talent says first what they would like. */
const PROPOSED: NewsBySide = {
  client: {
    ar: ({ talent, note, offered }) => ({
      subject: `${bidiIsolate(talent, 'ar')}: رغبة في تجديد العقد`,
      title: 'رغبة في تجديد العقد',
      paragraphs: [
        `ترغب الكفاءة ${bidiIsolate(talent, 'ar')} في الاستمرار معكم، وهذه الشروط المقترحة. اقبلها أو عدّلها أو تخلَّ عنها.`,
        ...termsText('ar', offered),
        ...(note ? [`الملاحظة: ${bidiIsolate(note, 'ar')}`] : []),
      ],
      button: SEE.ar,
    }),
    en: ({ talent, note, offered }) => ({
      subject: `${talent} would like to stay`,
      title: `${talent} would like to stay`,
      paragraphs: [
        'They propose these terms for the time after the current term. Accept, change or drop them.',
        ...termsText('en', offered),
        ...(note ? [`Note: ${note}`] : []),
      ],
      button: SEE.en,
    }),
  },
}
const both = (ar: Words, en: Words): NewsBySide => ({ talent: { ar, en }, client: { ar, en } })
const RENEWED = both(
  ({ number }) => ({
    subject: `تم تجديد العقد ${bidiIsolate(number, 'ar')}`,
    title: 'تم تجديد العقد',
    paragraphs: ['تبدأ المدة الجديدة في اليوم التالي لنهاية الحالية.'],
    button: SEE.ar,
  }),
  ({ number }) => ({
    subject: `Contract ${number} renewed`,
    title: 'The contract is renewed',
    paragraphs: ['The new term begins the day after the current one ends.'],
    button: SEE.en,
  }),
)
const NOT_RENEWED = both(
  ({ number, note }) => ({
    subject: `لن يُجدَّد العقد ${bidiIsolate(number, 'ar')}`,
    title: 'لن يُجدَّد العقد',
    paragraphs: ['يستمر العقد حتى آخر يوم فيه، ويُدفع ما استُحق كاملًا.', ...because('ar', note)],
    button: SEE.ar,
  }),
  ({ number, note }) => ({
    subject: `Contract ${number} will not be renewed`,
    title: 'The contract will not be renewed',
    paragraphs: ['It runs until its last day, and everything earned is paid in full.', ...because('en', note)],
    button: SEE.en,
  }),
)

const LAPSED = both(
  ({ number }) => ({
    subject: `لم يُجدَّد العقد ${bidiIsolate(number, 'ar')}`,
    title: 'انتهت مهلة التجديد',
    paragraphs: ['انتهى العقد قبل الاتفاق على تجديده.'],
    button: SEE.ar,
  }),
  ({ number }) => ({
    subject: `Contract ${number} was not renewed`,
    title: 'Time to renew has run out',
    paragraphs: ['The contract ended before a renewal was agreed.'],
    button: SEE.en,
  }),
)

const TELLINGS: Partial<Record<RenewalState, NewsBySide>> = {
  need_renewal: NEEDED,
  in_progress: OFFERED,
  pending_talent: { ...OFFERED, ...APPROVED },
  renewed: RENEWED,
  rejected: LAPSED,
  rejected_by_client: NOT_RENEWED,
  rejected_by_talent: NOT_RENEWED,
}

/** Where the state alone does not say what happened; who drops terms tells nobody. */
const BY_EVENT: Partial<Record<RenewalEvent, NewsBySide>> = {
  propose_fee: FEE_ASKED,
  accept_fee: OFFERED,
  withdraw: WITHDRAWN,
  drop_terms: {},
  propose: PROPOSED,
  accept_terms: OFFERED,
  // The withdrawal of the notice says it.
  reopen: {},
}

export function renewalNews(
  to: RenewalState,
  side: Side,
  facts: Facts,
  event?: RenewalEvent,
): ((lang: Lang) => News) | null {
  const words = ((event && BY_EVENT[event]) ?? TELLINGS[to])?.[side]
  return words ? (lang) => words[lang](facts) : null
}
