import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import type { AttemptState } from '@fareeq/domain/assessments/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../platform/messages/news.ts'

type Result = {
  state: AttemptState
  title: string
  reason: string | null
  /** Working days in which an objection is answered. */
  objectionDays: number
}
type Words = Record<Lang, (title: string, reason: string | null, objection: string) => News>

const PASSED: Words = {
  ar: (title) => ({
    subject: `اجتزت «${title}»`,
    title: 'أحسنت، اجتزت التقييم',
    paragraphs: [`اجتزت «${title}». تقريرك جاهز: ما أصبت فيه، ونقاط قوتك، وما يستحق المراجعة.`],
    button: 'عرض التقرير',
  }),
  en: (title) => ({
    subject: `You passed “${title}”`,
    title: 'Well done: you passed',
    paragraphs: [
      `You passed “${title}”. Your report is ready: what was right, your strengths, and what is worth a look.`,
    ],
    button: 'See the report',
  }),
}
const FAILED: Words = {
  ar: (title) => ({
    subject: `نتيجة «${title}»`,
    title: 'لم تجتز التقييم هذه المرة',
    paragraphs: [
      `لم تبلغ درجة النجاح في «${title}» هذه المرة. يوضح تقريرك ما أصبت فيه وما تراجعه قبل المحاولة التالية.`,
    ],
    button: 'عرض التقرير',
  }),
  en: (title) => ({
    subject: `Your result in “${title}”`,
    title: 'Not passed this time',
    paragraphs: [
      `“${title}” was not passed this time. Your report shows what was right, and what to look at before you try again.`,
    ],
    button: 'See the report',
  }),
}
const COMPLETED: Words = {
  ar: () => ({
    subject: 'نتيجة استبيان الشخصية جاهزة',
    title: 'اكتمل استبيان الشخصية',
    paragraphs: ['نتيجتك جاهزة. لا نجاح فيها ولا رسوب، ولا تطّلع عليها أي شركة ما لم تشاركها أنت.'],
    button: 'عرض النتيجة',
  }),
  en: () => ({
    subject: 'Your personality result is ready',
    title: 'The questionnaire is complete',
    paragraphs: ['Your result is ready. Nobody passes or fails it, and no company sees it unless you share it.'],
    button: 'See the result',
  }),
}
const VOIDED: Words = {
  ar: (title, reason) => ({
    subject: `أُعيدت إليك محاولتك في «${title}»`,
    title: 'أُعيدت إليك محاولتك',
    paragraphs: [`لم تُحتسب محاولتك في «${title}»، ويمكنك المحاولة مرة أخرى.`, ...(reason ? [`السبب: ${reason}`] : [])],
    button: 'عرض التقييمات',
  }),
  en: (title, reason) => ({
    subject: `Your trial of “${title}” was given back`,
    title: 'Your trial was given back',
    paragraphs: [
      `Your attempt at “${title}” does not count, and you can try again.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: 'See the assessments',
  }),
}
const ANNULLED: Words = {
  ar: (title, reason, objection) => ({
    subject: `أُلغيت نتيجتك في «${title}»`,
    title: 'أُلغيت نتيجة تقييم',
    paragraphs: [
      `بعد مراجعة محاولتك في «${title}» قررنا إلغاء نتيجتها.`,
      ...(reason ? [`السبب: ${reason}`] : []),
      `إن كنت ترى في ذلك خطأ، فاعترض من صفحة التقرير، ويرد عليك شخص آخر خلال ${objection}.`,
    ],
    button: 'عرض التقرير',
  }),
  en: (title, reason, objection) => ({
    subject: `Your result in “${title}” was annulled`,
    title: 'A result was annulled',
    paragraphs: [
      `After a review of your attempt at “${title}” we annulled its result.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `If this is wrong, object on the page of your report: another person answers within ${objection}.`,
    ],
    button: 'See the report',
  }),
}

const WORDS: Partial<Record<AttemptState, Words>> = {
  passed: PASSED,
  failed: FAILED,
  completed: COMPLETED,
  voided: VOIDED,
  annulled: ANNULLED,
}

/** What became of an attempt. The score is in the report: a mail may be seen by others. */
export function resultNews(lang: Lang, { state, title, reason, objectionDays }: Result): News {
  const words = WORDS[state]
  if (!words) throw new Error(`Nobody is told of an attempt that is ${state}`)
  const objection = phrasePolicy('assessment_objection_days', objectionDays, lang)
  return words[lang](bidiIsolate(title, lang), reason && bidiIsolate(reason, lang), objection)
}

const DELAYED: Record<Lang, (title: string) => News> = {
  ar: (title) => ({
    subject: `تأخرت نتيجتك في «${title}»`,
    title: 'تأخرت نتيجتك، والسبب من جهتنا',
    paragraphs: [
      `لم نتمكن من تشغيل شيفرتك في «${title}» بعد. إجاباتك محفوظة كما سلّمتها.`,
      'يتابع الأمر أحد أعضاء فريق العمليات، ونبلغك بالنتيجة أو نعيد إليك المحاولة.',
    ],
    button: 'عرض التقييمات',
  }),
  en: (title) => ({
    subject: `Your result in “${title}” is late`,
    title: 'Your result is late, and that is on us',
    paragraphs: [
      `We have not been able to run your code in “${title}” yet. Your answers are kept as you handed them in.`,
      'Someone from our operations team is looking into it. You will get your result, or your trial back.',
    ],
    button: 'See the assessments',
  }),
}

export const delayedNews = (lang: Lang, title: string): News => DELAYED[lang](bidiIsolate(title, lang))
