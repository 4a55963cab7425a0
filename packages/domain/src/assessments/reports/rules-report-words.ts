import { type Lang, countedAr, countedEn } from '../../kernel/language/locale.ts'
import type { ConductKind } from '../limits.ts'
import type { TraitBand } from '../grading/rules-personality.ts'
import { VERDICT_WORDS } from './rules-verdict-words.ts'

const MINUTE = 60

const ar = {
  verdict: VERDICT_WORDS.ar,
  mcq: 'أسئلة الاختيار من متعدد',
  problemSolving: 'حل المشكلات',
  video: 'التقييم بالفيديو',
  score: 'الدرجة',
  right: 'إجابات صحيحة',
  wrong: 'إجابات خاطئة',
  time: 'الوقت المستغرق',
  tests: 'الاختبارات المجتازة',
  ofTests: (passed: number, total: number) => `${passed} من ${total}`,
  missed: 'ما لم يجتزه الحل',
  strengths: 'الأداء بحسب الموضوع',
  items: countedAr({
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  percentile: 'المقارنة بالآخرين',
  better: (percent: number) => `أعلى من ${percent}% ممن أجروا هذا التقييم`,
  tooFew: 'تظهر المقارنة حين يُجري التقييم عدد كافٍ',
  noticed: 'ما لوحظ أثناء الإجابة',
  facts: 'وقائع كما سُجّلت، لا تغيّر الدرجة ولا تُعد حكمًا على أحد.',
  nothing: 'لم يُلحظ شيء.',
  tabs: 'مغادرة الصفحة',
  times: countedAr({
    zero: 'لا شيء',
    one: 'مرة واحدة',
    two: 'مرتان',
    few: '{n} مرات',
    many: '{n} مرة',
    other: '{n} مرة',
  }),
  away: (duration: string) => `مدتها ${duration}`,
  plagiarism: 'التشابه مع إجابات أخرى',
  noPlagiarism: 'لم يُعثر على تشابه يستحق الذكر',
  similar: (task: number, percent: number, lines: string) => `المهمة ${task}: تشابه ${percent}% في ${lines}`,
  lines: countedAr({
    zero: 'لا سطر',
    one: 'سطر واحد',
    two: 'سطرين',
    few: '{n} أسطر',
    many: '{n} سطرًا',
    other: '{n} سطر',
  }),
  source: { peer: 'مع إجابة كفاءة أخرى', public: 'مع حل منشور' },
  flagged: 'تشابه يستحق النظر',
  comment: 'تعليق الكفاءة',
  conduct: {
    left: 'مغادرة الصفحة',
    paste: 'لصق نص',
    second_screen: 'شاشة ثانية',
    taken_over: 'متابعة من نافذة أخرى',
    offline: 'انقطاع الاتصال',
  } satisfies Record<ConductKind, string> as Readonly<Record<ConductKind, string>>,
  personality: 'تقرير الشخصية',
  personalityText: 'خمس سمات من استبيان تجيب عنه الكفاءة عن نفسها. لا نجاح فيه ولا رسوب، ولا سمة أفضل من أخرى.',
  band: { low: 'منخفض', middle: 'متوسط', high: 'مرتفع' } satisfies Record<TraitBand, string> as Readonly<
    Record<TraitBand, string>
  >,
  tooLittle: 'لم يُجَب عن عدد كافٍ من العبارات',
  rubric: (score: number) => `${score} من 4`,
  minutes: countedAr({
    zero: '',
    one: 'دقيقة',
    two: 'دقيقتان',
    few: '{n} دقائق',
    many: '{n} دقيقة',
    other: '{n} دقيقة',
  }),
  seconds: countedAr({
    zero: 'أقل من ثانية',
    one: 'ثانية',
    two: 'ثانيتان',
    few: '{n} ثوانٍ',
    many: '{n} ثانية',
    other: '{n} ثانية',
  }),
  and: ' و',
}
export type ReportWords = typeof ar

const en: ReportWords = {
  verdict: VERDICT_WORDS.en,
  mcq: 'Multiple choice',
  problemSolving: 'Problem solving',
  video: 'Video assessment',
  score: 'Score',
  right: 'Right answers',
  wrong: 'Wrong answers',
  time: 'Time taken',
  tests: 'Tests passed',
  ofTests: (passed, total) => `${passed} of ${total}`,
  missed: 'What the solution missed',
  strengths: 'By topic',
  items: countedEn({ one: '{n} question', other: '{n} questions' }),
  percentile: 'Compared with others',
  better: (percent) => `Above ${percent}% of everyone who took it`,
  tooFew: 'Shown once enough people have taken it',
  noticed: 'What was noticed',
  facts: 'Facts as they were recorded. They change no score and are no verdict on anyone.',
  nothing: 'Nothing was noticed.',
  tabs: 'Tabs switched',
  times: countedEn({ zero: 'Never', one: 'Once', other: '{n} times' }),
  away: (duration) => `${duration} in all`,
  plagiarism: 'Likeness to other answers',
  noPlagiarism: 'No likeness worth mentioning was found',
  similar: (task, percent, lines) => `Task ${task}: ${percent}% alike in ${lines}`,
  lines: countedEn({ one: '{n} line', other: '{n} lines' }),
  source: { peer: 'to another talent’s answer', public: 'to a published solution' },
  flagged: 'Worth a look',
  comment: 'The talent’s comment',
  conduct: {
    left: 'Left the page',
    paste: 'Pasted text',
    second_screen: 'A second screen',
    taken_over: 'Went on in another window',
    offline: 'Lost the connection',
  },
  personality: 'Personality report',
  personalityText:
    'Five traits, from a questionnaire the talent answered about themselves. Nobody passes or fails it, and no trait is better than another.',
  band: { low: 'Low', middle: 'Medium', high: 'High' },
  tooLittle: 'Too few statements were answered',
  rubric: (score) => `${score} of 4`,
  minutes: countedEn({ zero: '', one: '{n} min', other: '{n} min' }),
  seconds: countedEn({ zero: 'less than a second', one: '{n} sec', other: '{n} sec' }),
  and: ' ',
}

/** What a report says on a screen and on paper alike. */
export const REPORT_WORDS: Readonly<Record<Lang, ReportWords>> = { ar, en }

/** 12 minutes and 5 seconds; no attempt takes hours. */
export function durationText(seconds: number, lang: Lang): string {
  const words = REPORT_WORDS[lang]
  const [minutes, rest] = [Math.floor(seconds / MINUTE), Math.round(seconds % MINUTE)]
  if (minutes === 0) return words.seconds(rest)
  return rest === 0 ? words.minutes(minutes) : `${words.minutes(minutes)}${words.and}${words.seconds(rest)}`
}
