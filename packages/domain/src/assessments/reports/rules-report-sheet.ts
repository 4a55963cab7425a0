import { BRAND, BRAND_IN_TEXT } from '../../kernel/language/brand.ts'
import { LOCALE, type Lang } from '../../kernel/language/locale.ts'
import { BUSINESS_ZONE } from '../../kernel/time/time.ts'
import { REPORT_WORDS, type ReportWords, durationText } from './rules-report-words.ts'
import { topicName } from './rules-topics.ts'
import type { Personality, VisibleReport, TestReport } from '../schema-report.ts'

/** A report on paper: words and shares of a whole, in the order they are read; where nothing is known, no share. */
export type ReportFigure = { name: string; value: string }
export type ReportBar = { name: string; value: string; share: number | null; text?: string }
export type ReportSheetTest = {
  title: string
  when: string
  score: string | null
  verdict: string | null
  is_passed: boolean
  figures: ReportFigure[]
  bars: { title: string; bars: ReportBar[] }[]
  noticed: { title: string; lines: string[] }
  comment: { title: string; text: string } | null
}
export type ReportSheet = {
  lang: Lang
  title: string
  name: string
  role: string | null
  badges: string[]
  made: string
  tests: ReportSheetTest[]
  personality: { title: string; text: string; bars: ReportBar[] } | null
  /** Where a reader finds the same results, as long as the talent's link works. */
  check: { title: string; text: string; url: string; qr: string[] } | null
}

const SHEET_WORDS = {
  ar: {
    title: 'تقرير التقييمات',
    verified: 'اجتياز تقييم منصة فريق',
    qualified: 'اجتياز التقييم التقني للدور',
    check: 'التحقق من هذا التقرير',
    checkText: (day: string) => `امسح الرمز أو افتح الرابط لترى النتائج كما هي في منصة فريق. يعمل حتى ${day}.`,
    made: (day: string) => `أُعد في ${BRAND_IN_TEXT.ar} · ${day}`,
  },
  en: {
    title: 'Assessment report',
    verified: 'Passed an assessment of Fareeq',
    qualified: 'Passed the assessment of this role',
    check: 'Verify this report',
    checkText: (day: string) => `Scan the code or open the link to see the results on Fareeq. It works until ${day}.`,
    made: (day: string) => `Made with ${BRAND.en} · ${day}`,
  },
}

const dayIn = (lang: Lang) => new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: BUSINESS_ZONE })

/** A link of the talent to the same results, with its QR code as rows of modules. */
export type ReportCheck = { url: string; expires_at: string; qr: string[] }

export function reportSheetOf(
  { talent, tests, personality }: Pick<VisibleReport, 'talent' | 'tests' | 'personality'>,
  lang: Lang,
  now: Date,
  check: ReportCheck | null,
): ReportSheet {
  const words = SHEET_WORDS[lang]
  return {
    lang,
    title: words.title,
    name: talent.name,
    role: talent.role_name,
    badges: [talent.verified ? words.verified : '', talent.qualified ? words.qualified : ''].filter(Boolean),
    made: words.made(dayIn(lang).format(now)),
    tests: tests.map((test) => testOf(test, lang, REPORT_WORDS[lang])),
    personality: personality && personalityOf(personality, lang, REPORT_WORDS[lang]),
    check: check && {
      title: words.check,
      text: words.checkText(dayIn(lang).format(new Date(check.expires_at))),
      url: check.url,
      qr: check.qr,
    },
  }
}

function testOf(test: TestReport, lang: Lang, words: ReportWords): ReportSheetTest {
  const { score, passed, comment } = test
  return {
    title: test.title[lang],
    when: dayIn(lang).format(new Date(test.taken_at)),
    score: score === null ? null : `${score}%`,
    verdict: passed === null ? null : words.verdict[passed ? 'passed' : 'failed'],
    is_passed: passed === true,
    figures: figuresOf(test, lang, words),
    bars: barsOf(test, lang, words).filter(({ bars }) => bars.length > 0),
    noticed: { title: words.noticed, lines: noticedOf(test, lang, words) },
    comment: comment === null ? null : { title: words.comment, text: comment },
  }
}

function figuresOf(
  { mcq, problem_solving, percentile, seconds }: TestReport,
  lang: Lang,
  words: ReportWords,
): ReportFigure[] {
  return [
    ...(mcq
      ? [
          { name: words.mcq, value: `${mcq.score}%` },
          { name: words.right, value: `${mcq.right}` },
          { name: words.wrong, value: `${mcq.wrong}` },
        ]
      : []),
    ...(problem_solving ? [{ name: words.problemSolving, value: `${problem_solving.score}%` }] : []),
    ...(seconds === null || !(mcq ?? problem_solving)
      ? []
      : [{ name: words.time, value: durationText(seconds, lang) }]),
    ...(percentile === null ? [] : [{ name: words.percentile, value: words.better(percentile) }]),
  ]
}

function barsOf({ problem_solving, video, strengths }: TestReport, lang: Lang, words: ReportWords) {
  const tasks = problem_solving?.tasks ?? []
  return [
    {
      title: words.tests,
      bars: tasks.map(({ title, passed, total }) => ({
        name: title[lang],
        value: words.ofTests(passed, total),
        share: total === 0 ? 0 : passed / total,
      })),
    },
    {
      title: words.video,
      bars: (video?.rubric ?? []).map(({ name, score, meaning }) => ({
        name: name[lang],
        value: words.rubric(score),
        share: score / 4,
        text: meaning[lang],
      })),
    },
    {
      title: words.strengths,
      bars: strengths.map(({ topic, score, items }) => ({
        name: topicName(topic, lang),
        value: `${score}% · ${words.items(items)}`,
        share: score / 100,
      })),
    },
  ]
}

/** What was noticed, one fact a line. */
export function noticedOf(
  { tabs_switched, tab_seconds, plagiarism, integrity }: TestReport,
  lang: Lang,
  words: ReportWords,
) {
  const others = integrity.events.filter(({ kind }) => kind !== 'left')
  const kinds = [...new Set(others.map(({ kind }) => kind))]
  return [
    ...(tabs_switched > 0
      ? [`${words.tabs}: ${words.times(tabs_switched)}، ${words.away(durationText(tab_seconds, lang))}`]
      : []),
    ...kinds.map(
      (kind) => `${words.conduct[kind]}: ${words.times(others.filter((record) => record.kind === kind).length)}`,
    ),
    ...plagiarism.map(({ task, similarity, lines, source }) =>
      [words.similar(task, Math.round(similarity * 100), words.lines(lines)), words.source[source]].join(' '),
    ),
  ].map((line) => (lang === 'en' ? line.replace('،', ',') : line))
}

const personalityOf = ({ traits }: Personality, lang: Lang, words: ReportWords) => ({
  title: words.personality,
  text: words.personalityText,
  bars: traits.map(({ name, score, band, text }) => ({
    name: name[lang],
    value: score === null || band === null ? words.tooLittle : `${words.band[band]} · ${score}`,
    share: score === null ? null : score / 100,
    ...(text && { text: text[lang] }),
  })),
})
