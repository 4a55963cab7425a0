import { bidiIsolate } from '../kernel/language/bidi.ts'
import { type Lang, countedAr, countedEn } from '../kernel/language/locale.ts'
import { formatDay } from '../kernel/time/time.ts'
import { wallDay } from '../kernel/time/wall-clock.ts'
import type { Evidence } from './schema.ts'

const AR = {
  title: 'ما تحقّقنا منه',
  questions: countedAr({
    zero: '',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  video: countedAr({
    zero: '',
    one: 'إجابة واحدة بالفيديو',
    two: 'إجابتان بالفيديو',
    few: '{n} إجابات بالفيديو',
    many: '{n} إجابة بالفيديو',
    other: '{n} إجابة بالفيديو',
  }),
  answers: countedAr({
    zero: '',
    one: 'إجابة واحدة مكتوبة',
    two: 'إجابتان مكتوبتان',
    few: '{n} إجابات مكتوبة',
    many: '{n} إجابة مكتوبة',
    other: '{n} إجابة مكتوبة',
  }),
  history: 'طابقنا سجل العمل مع وثائق أو جهات عمل سابقة',
  contracts: countedAr({
    zero: '',
    one: 'عقد مكتمل عن طريق منصة فريق',
    two: 'عقدان مكتملان عن طريق منصة فريق',
    few: '{n} عقود مكتملة عن طريق منصة فريق',
    many: '{n} عقدًا مكتملًا عن طريق منصة فريق',
    other: '{n} عقد مكتمل عن طريق منصة فريق',
  }),
  months: countedAr({
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '{n} أشهر',
    many: '{n} شهرًا',
    other: '{n} شهر',
  }),
  reference: (company: string | null) =>
    company === null ? 'توصية من شركة عمل معها:' : `توصية من ${bidiIsolate(company, 'ar')}:`,
  reply: (text: string) => `ردّ الكفاءة: ${text}`,
  evaluation: 'من تقييم الموارد البشرية:',
  interview: 'من مقابلتنا:',
  hours: countedAr({
    zero: 'لا ساعات عمل مشتركة معك',
    one: 'ساعة عمل مشتركة واحدة معك يوميًا',
    two: 'ساعتا عمل مشتركتان معك يوميًا',
    few: '{n} ساعات عمل مشتركة معك يوميًا',
    many: '{n} ساعة عمل مشتركة معك يوميًا',
    other: '{n} ساعة عمل مشتركة معك يوميًا',
  }),
}
const EN: typeof AR = {
  title: 'What we have verified',
  questions: countedEn({ one: '1 question', other: '{n} questions' }),
  video: countedEn({ one: '1 answer on video', other: '{n} answers on video' }),
  answers: countedEn({ one: '1 answer in writing', other: '{n} answers in writing' }),
  history: 'Work history checked against documents or former employers',
  contracts: countedEn({ one: '1 contract completed through Fareeq', other: '{n} contracts completed through Fareeq' }),
  months: countedEn({ zero: 'less than a month', one: '1 month', other: '{n} months' }),
  reference: (company) =>
    company === null ? 'Reference from a company they worked for:' : `Reference from ${company}:`,
  reply: (text) => `The talent’s answer: ${text}`,
  evaluation: 'From our HR evaluation:',
  interview: 'From our interview:',
  hours: countedEn({
    zero: 'No working hours shared with you',
    one: '1 working hour a day shared with you',
    other: '{n} working hours a day shared with you',
  }),
}
export const EVIDENCE_WORDS: Readonly<Record<Lang, typeof AR>> = { ar: AR, en: EN }

export const evidenceTitle = (lang: Lang): string => EVIDENCE_WORDS[lang].title

export type EvidenceText = {
  /** Before what somebody wrote of them. */
  readonly label: string | null
  readonly what: string
  /** What follows it in a quieter tone. */
  readonly more: readonly string[]
}

function partsOf(item: Evidence, lang: Lang): EvidenceText {
  const words = EVIDENCE_WORDS[lang]
  const line = (what: string, ...more: string[]): EvidenceText => ({ label: null, what, more })
  switch (item.kind) {
    case 'test':
      return line(item.title[lang], ...(item.score === null ? [] : [`${item.score}%`]), words.questions(item.questions))
    case 'video':
      return line(words.video(item.recordings))
    case 'answers':
      return line(words.answers(item.answers))
    case 'history':
      return line(words.history)
    case 'contracts':
      return line(words.contracts(item.count), words.months(item.months))
    case 'reference': {
      const more = item.reply === null ? [] : [words.reply(item.reply)]
      return { label: words.reference(item.company), what: item.line, more }
    }
    case 'evaluation':
    case 'interview':
      return { label: words[item.kind], what: item.line, more: [] }
    case 'hours':
      return line(words.hours(item.hours))
  }
}

/** One proof as it is read on a screen and on paper, with its day where it has one. */
export function evidenceText(item: Evidence, lang: Lang, zone: string): EvidenceText {
  const { label, what, more } = partsOf(item, lang)
  const day = 'at' in item ? [formatDay(wallDay(zone, new Date(item.at)), lang)] : []
  return { label, what, more: [...more, ...day].filter(Boolean) }
}
