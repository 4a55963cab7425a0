import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import type { AttemptState } from '@fareeq/domain/assessments/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { News } from '../../platform/messages/news.ts'

type Result = {
  state: AttemptState
  title: string
  reason: string | null
  score: number | null
  passMark: number
  /** From when on there is another attempt, where it is not now. */
  again: Date | null
  /** Working days in which an objection is answered. */
  objectionDays: number
}
/** As sentences write it. */
type Facts = {
  title: string
  reason: string | null
  score: string
  mark: string
  again: string | null
  objection: string
}
type Words = Record<Lang, (facts: Facts) => News>

const PASSED: Words = {
  ar: ({ title, score }) => ({
    subject: `اجتزت «${title}»`,
    title: 'أحسنت، اجتزت التقييم',
    paragraphs: [`اجتزت «${title}» بدرجة ${score}. تقريرك جاهز: ما أصبت فيه، ونقاط قوتك، وما يستحق المراجعة.`],
    button: 'عرض التقرير',
  }),
  en: ({ title, score }) => ({
    subject: `You passed “${title}”`,
    title: 'Well done: you passed',
    paragraphs: [
      `You passed “${title}” with ${score}. Your report is ready: what was right, your strengths, and what to review.`,
    ],
    button: 'See the report',
  }),
}
const FAILED: Words = {
  ar: ({ title, score, mark, again }) => ({
    subject: `لم تجتز «${title}» هذه المرة`,
    title: 'لم تجتز التقييم هذه المرة',
    paragraphs: [
      `درجتك في «${title}» ${score}، ودرجة النجاح ${mark}. يوضح تقريرك ما أصبت فيه وما يستحق المراجعة. لا ترى هذه النتيجة أي شركة.`,
      again === null ? 'يمكنك المحاولة مرة أخرى متى شئت.' : `يمكنك المحاولة مرة أخرى ابتداءً من ${again}.`,
    ],
    button: 'عرض التقرير',
  }),
  en: ({ title, score, mark, again }) => ({
    subject: `You did not pass “${title}” this time`,
    title: 'Not passed this time',
    paragraphs: [
      `You scored ${score} in “${title}”, and the pass mark is ${mark}. Your report shows what was right and what to review. No company sees this result.`,
      again === null ? 'You can try again whenever you like.' : `You can try again from ${again}.`,
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
    paragraphs: ['Your result is ready. There is no pass or fail, and no company sees it unless you share it.'],
    button: 'See the result',
  }),
}
const VOIDED: Words = {
  ar: ({ title, reason }) => ({
    subject: `أُعيدت إليك محاولتك في «${title}»`,
    title: 'أُعيدت إليك محاولتك',
    paragraphs: [`لم تُحتسب محاولتك في «${title}»، ويمكنك المحاولة مرة أخرى.`, ...(reason ? [`السبب: ${reason}`] : [])],
    button: 'عرض التقييمات',
  }),
  en: ({ title, reason }) => ({
    subject: `Your attempt at “${title}” has been restored`,
    title: 'Your attempt has been restored',
    paragraphs: [
      `Your attempt at “${title}” does not count, and you can try again.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: 'See the assessments',
  }),
}
const ANNULLED: Words = {
  ar: ({ title, reason, objection }) => ({
    subject: `أُلغيت نتيجتك في «${title}»`,
    title: 'أُلغيت نتيجة تقييم',
    paragraphs: [
      `بعد مراجعة محاولتك في «${title}» قررنا إلغاء نتيجتها.`,
      ...(reason ? [`السبب: ${reason}`] : []),
      `إن كنت ترى في ذلك خطأ، فاعترض من صفحة التقرير، ويرد عليك عضو آخر من فريق العمليات خلال ${objection}.`,
    ],
    button: 'عرض التقرير',
  }),
  en: ({ title, reason, objection }) => ({
    subject: `Your result in “${title}” was annulled`,
    title: 'A result was annulled',
    paragraphs: [
      `We reviewed your attempt at “${title}” and annulled its result.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `If you disagree, object from your report. Someone else on our operations team will reply within ${objection}.`,
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

const dayIn = (lang: Lang) => new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: BUSINESS_ZONE })

/** What became of an attempt, in figures: its talent wants to know without opening anything. */
export function resultNews(lang: Lang, { state, title, reason, score, passMark, again, objectionDays }: Result): News {
  const words = WORDS[state]
  if (!words) throw new Error(`Nobody is told of an attempt that is ${state}`)
  return words[lang]({
    title: bidiIsolate(title, lang),
    reason: reason && bidiIsolate(reason, lang),
    score: `${score ?? 0}%`,
    mark: `${passMark}%`,
    again: again && dayIn(lang).format(again),
    objection: phrasePolicy('assessment_objection_days', objectionDays, lang),
  })
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
      `We have not been able to run your code in “${title}” yet. Your answers are saved as you submitted them.`,
      'Someone on our operations team is looking into it. You’ll get your result, or your attempt back.',
    ],
    button: 'See the assessments',
  }),
}

export const delayedNews = (lang: Lang, title: string): News => DELAYED[lang](bidiIsolate(title, lang))
