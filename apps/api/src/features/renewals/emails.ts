import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { RenewalEvent, RenewalState } from '@fareeq/domain/renewals/states.ts'
import type { News } from '../../platform/messages/news.ts'

type Side = 'talent' | 'client'
type Facts = { number: string; talent: string; company: string; note: string | null }
type Words = (facts: Facts) => News
type NewsBySide = Partial<Record<Side, Record<Lang, Words>>>

const because = (lang: Lang, note: string | null): string[] =>
  note ? [lang === 'ar' ? `الملاحظة: ${bidiIsolate(note, 'ar')}` : `Note: ${note}`] : []
const SEE = { ar: 'عرض التجديد', en: 'See the renewal' } as const

const NEEDED: NewsBySide = {
  client: {
    ar: ({ talent, note }) => ({
      subject: `عقد ${bidiIsolate(talent, 'ar')} يقترب من نهايته`,
      title: 'عقد يقترب من نهايته',
      paragraphs: ['جدّد العقد بشروطه، أو اطلب شروطًا أخرى، أو اختر عدم التجديد مع ذكر السبب.', ...because('ar', note)],
      button: SEE.ar,
    }),
    en: ({ talent, note }) => ({
      subject: `The contract of ${talent} is near its end`,
      title: 'A contract is near its end',
      paragraphs: ['Renew it as it is, ask for other terms, or let it end with a reason.', ...because('en', note)],
      button: SEE.en,
    }),
  },
}
const OFFERED: NewsBySide = {
  talent: {
    ar: ({ company }) => ({
      subject: `عرض تجديد عقدك مع ${bidiIsolate(company, 'ar')}`,
      title: 'لديك عرض لتجديد عقدك',
      paragraphs: ['قارن الشروط الحالية بالجديدة، ثم اقبل التجديد بتوقيعك، أو اطلب تعديلًا، أو اعتذر مع ذكر السبب.'],
      button: SEE.ar,
    }),
    en: ({ company }) => ({
      subject: `${company} offers to renew your contract`,
      title: 'An offer to renew your contract',
      paragraphs: ['Compare the terms, then accept with your signature, ask for a change, or decline with a reason.'],
      button: SEE.en,
    }),
  },
}
const APPROVED: NewsBySide = {
  client: {
    ar: ({ talent }) => ({
      subject: `الشروط الجديدة لعقد ${bidiIsolate(talent, 'ar')} عند الكفاءة الآن`,
      title: 'راجع فريق العمليات الشروط الجديدة',
      paragraphs: ['وافق فريق العمليات على الشروط وأرسلها إلى الكفاءة. تجدها مع رسوم المنصة في صفحة التجديد.'],
      button: SEE.ar,
    }),
    en: ({ talent }) => ({
      subject: `The new terms are with ${talent} now`,
      title: 'Operations approved the new terms',
      paragraphs: ['They were sent to the talent. You find them, and the platform fee, on the page of renewals.'],
      button: SEE.en,
    }),
  },
}
/** Operations approve the terms with another fee. */
const FEE_ASKED: NewsBySide = {
  client: {
    ar: ({ talent }) => ({
      subject: `رسوم جديدة لعقد ${bidiIsolate(talent, 'ar')} بانتظار موافقتك`,
      title: 'وافق فريق العمليات على شروطك برسوم أخرى',
      paragraphs: ['قارن رسوم المنصة الحالية بالجديدة، ثم اقبلها لتصل الشروط إلى الكفاءة، أو ارفض التجديد.'],
      button: SEE.ar,
    }),
    en: ({ talent }) => ({
      subject: `A new fee for the contract of ${talent} waits for you`,
      title: 'Operations approve your terms with another fee',
      paragraphs: ['Compare the platform fee. Accept it and the terms go to the talent, or do not renew.'],
      button: SEE.en,
    }),
  },
}
const both = (ar: Words, en: Words): NewsBySide => ({ talent: { ar, en }, client: { ar, en } })
const RENEWED = both(
  ({ number }) => ({
    subject: `تجدد العقد ${bidiIsolate(number, 'ar')}`,
    title: 'تجدد العقد',
    paragraphs: ['تبدأ المدة الجديدة في اليوم التالي لنهاية الحالية.'],
    button: SEE.ar,
  }),
  ({ number }) => ({
    subject: `Contract ${number} is renewed`,
    title: 'The contract is renewed',
    paragraphs: ['The new term begins the day after the present one ends.'],
    button: SEE.en,
  }),
)
const NOT_RENEWED = both(
  ({ number, note }) => ({
    subject: `لن يتجدد العقد ${bidiIsolate(number, 'ar')}`,
    title: 'لن يتجدد العقد',
    paragraphs: ['يستمر العقد حتى آخر يوم فيه، ويُدفع ما استُحق كاملًا.', ...because('ar', note)],
    button: SEE.ar,
  }),
  ({ number, note }) => ({
    subject: `Contract ${number} will not be renewed`,
    title: 'The contract will not be renewed',
    paragraphs: ['It runs until its last day, and what is earned is paid in full.', ...because('en', note)],
    button: SEE.en,
  }),
)

const LAPSED = both(
  ({ number }) => ({
    subject: `لم يتجدد العقد ${bidiIsolate(number, 'ar')}`,
    title: 'انتهت مهلة التجديد',
    paragraphs: ['انتهى العقد قبل الاتفاق على تجديده.'],
    button: SEE.ar,
  }),
  ({ number }) => ({
    subject: `Contract ${number} was not renewed`,
    title: 'The time to renew is over',
    paragraphs: ['The contract ended before its renewal was agreed on.'],
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

/** Where the state alone does not say what happened. */
const BY_EVENT: Partial<Record<RenewalEvent, NewsBySide>> = { propose_fee: FEE_ASKED, accept_fee: OFFERED }

export function renewalNews(
  to: RenewalState,
  side: Side,
  facts: Facts,
  event?: RenewalEvent,
): ((lang: Lang) => News) | null {
  const words = ((event && BY_EVENT[event]) ?? TELLINGS[to])?.[side]
  return words ? (lang) => words[lang](facts) : null
}
