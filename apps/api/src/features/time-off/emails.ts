import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { TimeOffKind } from '@fareeq/domain/time-off/limits.ts'
import type { TimeOffEvent } from '@fareeq/domain/time-off/states.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import type { News } from '../../platform/messages/news.ts'

export type TimeOffFacts = {
  talent: string
  company: string
  kind: TimeOffKind
  first_day: string
  last_day: string
  days: number
  /** What the talent wrote, or why it was declined. */
  reason: string | null
}
type Words = Record<Lang, (facts: TimeOffFacts) => News>

const spanText = (lang: Lang, { kind, first_day, last_day, days }: TimeOffFacts): string => {
  const [first, last, count] = [formatDay(first_day, lang), formatDay(last_day, lang), DAYS[lang](days)]
  if (lang === 'ar')
    return `من ${first} إلى ${last}: ${count}، ${kind === 'paid' ? 'إجازة مدفوعة' : 'إجازة غير مدفوعة'}.`
  return `${first} to ${last}: ${count} of ${kind === 'paid' ? 'paid leave' : 'unpaid time off'}.`
}
const quoted = (lang: Lang, reason: string | null, name: string): string[] =>
  reason ? [`${name}: ${lang === 'ar' ? bidiIsolate(reason, 'ar') : reason}`] : []
const SEE = { ar: 'عرض العقد', en: 'View contract' } as const

const REQUEST: Words = {
  ar: (facts) => ({
    subject: `طلب إجازة من ${bidiIsolate(facts.talent, 'ar')}`,
    title: 'طلب إجازة بانتظار ردك',
    paragraphs: [
      spanText('ar', facts),
      'وافق عليها، أو اعتذر مع ذكر السبب، قبل أن تبدأ.',
      ...quoted('ar', facts.reason, 'الملاحظة'),
    ],
    button: 'الرد على الطلب',
  }),
  en: (facts) => ({
    subject: `${facts.talent} asks for time off`,
    title: 'Time off is awaiting your answer',
    paragraphs: [
      spanText('en', facts),
      'Agree, or decline with a reason, before it begins.',
      ...quoted('en', facts.reason, 'Note'),
    ],
    button: 'Answer',
  }),
}
const APPROVAL: Words = {
  ar: (facts) => ({
    subject: 'تمت الموافقة على إجازتك',
    title: 'تمت الموافقة على إجازتك',
    paragraphs: [spanText('ar', facts), 'يمكنك سحبها قبل أن تبدأ.'],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: 'Your time off was approved',
    title: 'Your time off was approved',
    paragraphs: [spanText('en', facts), 'You can withdraw it until it begins.'],
    button: SEE.en,
  }),
}
const DECLINE: Words = {
  ar: (facts) => ({
    subject: 'لم تتم الموافقة على إجازتك',
    title: 'لم تتم الموافقة على إجازتك',
    paragraphs: [spanText('ar', facts), ...quoted('ar', facts.reason, 'السبب')],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: 'Your time off was declined',
    title: 'Your time off was declined',
    paragraphs: [spanText('en', facts), ...quoted('en', facts.reason, 'Reason')],
    button: SEE.en,
  }),
}
const WITHDRAWAL: Words = {
  ar: (facts) => ({
    subject: `سُحب طلب إجازة ${bidiIsolate(facts.talent, 'ar')}`,
    title: 'سُحب طلب الإجازة',
    paragraphs: [spanText('ar', facts), 'هذه الأيام أيام عمل كالمعتاد.'],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `${facts.talent} withdrew their time off`,
    title: 'Time off was withdrawn',
    paragraphs: [spanText('en', facts), 'These days are worked as usual.'],
    button: SEE.en,
  }),
}
const LAPSE: Words = {
  ar: (facts) => ({
    subject: 'انتهى طلب إجازتك دون رد',
    title: 'انتهى طلب إجازتك دون رد',
    paragraphs: [spanText('ar', facts), 'لم ترد الشركة قبل أول يوم، فلا إجازة في هذه الأيام. راسلها من صفحة العقد.'],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: 'Your time off was not answered',
    title: 'Your time off was not answered',
    paragraphs: [
      spanText('en', facts),
      'The company didn’t answer before the first day, so these are no days off. Write to it from the contract page.',
    ],
    button: SEE.en,
  }),
}

const TELLINGS: Readonly<Record<TimeOffEvent | 'ask', { side: 'talent' | 'client'; words: Words }>> = {
  ask: { side: 'client', words: REQUEST },
  agree: { side: 'talent', words: APPROVAL },
  decline: { side: 'talent', words: DECLINE },
  withdraw: { side: 'client', words: WITHDRAWAL },
  lapse: { side: 'talent', words: LAPSE },
}

export function timeOffNews(event: TimeOffEvent | 'ask', facts: TimeOffFacts) {
  const { side, words } = TELLINGS[event]
  return { side, news: (lang: Lang): News => words[lang](facts) }
}

const sample =
  (event: TimeOffEvent | 'ask') =>
  ({ lang, talent, company, day, reason }: SampleValues): News =>
    timeOffNews(event, { talent, company, kind: 'unpaid', first_day: day, last_day: day, days: 1, reason }).news(lang)

export const timeOffMails = mailSamples(
  'time-off',
  {
    asked: sample('ask'),
    agreed: sample('agree'),
    declined: sample('decline'),
    withdrawn: sample('withdraw'),
    lapsed: sample('lapse'),
  },
  'contracts',
)
