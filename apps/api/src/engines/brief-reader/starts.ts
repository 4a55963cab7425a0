import type { Start } from '@fareeq/domain/recruiter/schema-requirement.ts'
import { type Measure, weeksOf } from './measures.ts'
import { polarityOf } from './negation.ts'
import { digitsOf, phraseOf } from './tokens.ts'
import type { Scan } from './scan.ts'
import { BEFORE_MONTH, ORDINARY_MONTHS } from './vocabulary/measures.ts'

const beforeMonth = new Set(BEFORE_MONTH.flatMap(phraseOf))
type Match = { start: Start; from: number; to: number }

/** Day and month, month and year, or a month alone after a word of time. */
function monthStart(scan: Scan, isAsked: boolean): Match[] {
  return scan.marks.flatMap(({ month, from, to }) => {
    if (month === undefined || polarityOf(scan, from) !== 'said') return []
    const form = scan.tokens[from]?.form ?? ''
    const day = digitsOf(scan.tokens[from - 1]) ?? digitsOf(scan.tokens[to + 1])
    const isDayBefore = digitsOf(scan.tokens[from - 1]) !== null
    let word = from - (isDayBefore ? 2 : 1)
    while (
      word >= 0 &&
      (scan.markAt(word)?.ordinal ||
        scan.numberAt(word) ||
        /^(?:شهر|of|اول|من|week|اسبوع)$/.test(scan.tokens[word]?.form ?? '')) &&
      !beforeMonth.has(scan.tokens[word]?.form ?? '')
    )
      word--
    const isAfterWord =
      scan.tokens[word]?.bare.some((stem) => beforeMonth.has(stem)) === true ||
      (scan.tokens[from]?.bare.length ?? 0) > 1
    if (!isAfterWord && !isAsked && (ORDINARY_MONTHS.has(form) || day === null)) if (scan.tokens.length > 4) return []
    if (/^\p{Script=Arabic}/u.test(form) && form.length <= 3 && !isAfterWord) return []
    const next = digitsOf(scan.tokens[to + 1])
    const year = next !== null && next >= 2020 && next <= 2100 ? next : undefined
    return [
      {
        start: { kind: 'month', month, ...(year && { year }) },
        from: isDayBefore ? from - 1 : from,
        to: year ? to + 1 : to,
      },
    ]
  })
}

/** «أول شهر ٩», "month 9": the number of a month. */
function numberedMonth(scan: Scan): Match[] {
  return scan.marks.flatMap(({ unit, amount, from, to }) => {
    const number = scan.numberAt(to + 1)
    if (unit !== 'month' || amount !== 1 || !number?.inDigits || number.value > 12 || scan.gap(to + 1) !== 'none')
      return []
    if (scan.markAt(number.to + 1)?.unit) return []
    return [{ start: { kind: 'month', month: number.value }, from, to: number.to }]
  })
}

/** «بداية السنة», «مطلع العام القادم», "beginning of the year": January. */
function yearBegin(scan: Scan): Match[] {
  return scan.marks.flatMap(({ unit, amount, from, to }) => {
    const before = [scan.tokens[from - 1]?.form, scan.tokens[from - 2]?.form, scan.tokens[from - 3]?.form]
    const isBegin =
      unit === 'year' &&
      amount === 1 &&
      before.some((form) => /^(?:مطلع|بدايه|اول|beginning|start|early)$/.test(form ?? ''))
    return isBegin ? [{ start: { kind: 'month' as const, month: 1 }, from: from - 1, to }] : []
  })
}

/** When the work begins; the last one that is said counts. */
export function startOf(scan: Scan, measures: readonly Measure[], isAsked: boolean): Match | null {
  const atOnce = scan.marks.flatMap(({ atOnce: isNow, from, to }): Match[] => {
    if (!isNow || polarityOf(scan, from) !== 'said' || isTimeOfDayOnly(scan, from)) return []
    return [{ start: { kind: 'immediately' }, from, to }]
  })
  const weeks = measures
    .filter(({ meaning, unit }) => meaning === 'start' && unit !== 'hour')
    .map((measure): Match => {
      const count = weeksOf(measure)
      return {
        start: { kind: 'weeks', weeks: Math.max(1, count) },
        from: Math.max(0, measure.from - 1),
        to: measure.to,
      }
    })
  const months = [...monthStart(scan, isAsked), ...numberedMonth(scan), ...yearBegin(scan)]
  const all = [
    ...(months.length > 0 ? [] : atOnce),
    ...weeks.filter((week) => !months.some(({ from, to }) => week.to >= from && week.from <= to)),
    ...months,
  ]
  return all.toSorted((a, b) => a.from - b.from).at(-1) ?? null
}

/** "book me a call for tomorrow", «الحين ابي اغير»: a time of something else. */
const isTimeOfDayOnly = (scan: Scan, from: number): boolean => {
  const clause = scan.clauseOf(from)
  for (let at = clause.from; at < from; at++) if (scan.hasCue(at, 'not') && !scan.hasCue(at, 'idiom')) return true
  const form = scan.tokens[from]?.form ?? ''
  // «اعرض النتائج الآن»: the showing is to be now, not the work.
  if (
    /^(?:الان|الحين|دلوقتي|هلق|هلا)$/.test(form) &&
    /^(?:اعرض|كون|ارني|وريني|ورني|احسب|اكتب|جهز)/.test(scan.tokens[clause.from]?.form ?? '') &&
    !scan.near(from, from, ['begin'], { back: 6 })
  )
    return true
  const rest = scan.tokens.map((token) => token.form).join(' ')
  if (/^(?:tomorrow|today|اليوم|بكره|بكرة)$/.test(form)) return /call|meeting|book|احجز|موعد|اجتماع/.test(rest)
  if (/^(?:الحين|الان)$/.test(form))
    return /اغير|اعدل|ابدل/.test(rest) || /^(?:لا|مو)$/.test(scan.tokens[from - 1]?.form ?? '')
  return false
}
