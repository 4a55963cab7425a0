import type { Mark } from './lexicon.ts'
import { polarityOf } from './negation.ts'
import { phraseOf } from './tokens.ts'
import { cueForms, rangeEnd } from './numbers.ts'
import type { Scan } from './scan.ts'
import { HALF, type Unit } from './vocabulary/measures.ts'

/** A length of time in the text, what it is the length of, and its range of tokens. */
export type Measure = { unit: Unit; amount: number; from: number; to: number; meaning: Meaning | null }
/** Hours: shared ones a day, or worked ones a day or a week. */
export type Meaning = 'duration' | 'experience' | 'start' | 'overlap' | 'workHours'

const half = new Set(HALF.flatMap(phraseOf))
const AND_A_HALF = new Set(['ونصف', 'ونص'])

/** The amount before a unit, in digits, words or the form of the unit itself. */
function amountOf(scan: Scan, mark: Mark): Omit<Measure, 'meaning'> | null {
  const { tokens } = scan
  const { unit, amount } = mark
  if (!unit) return null
  const extra = AND_A_HALF.has(tokens[mark.to + 1]?.form ?? '') ? 0.5 : 0
  const isAndAHalf =
    tokens[mark.to + 1]?.form === 'and' && half.has(tokens[mark.to + 3]?.form ?? tokens[mark.to + 2]?.form ?? '')
  const to = mark.to + (extra > 0 ? 1 : isAndAHalf ? 3 : 0)
  const rest = extra + (isAndAHalf ? 0.5 : 0)
  if (amount === 2) return { unit, amount: 2 + rest, from: mark.from, to }
  const previous = tokens[mark.from - 1]?.form ?? ''
  // "half a year", «نص سنة», «نصف شهر».
  if (half.has(previous) || (half.has(tokens[mark.from - 2]?.form ?? '') && previous === 'a'))
    return { unit, amount: 0.5, from: half.has(previous) ? mark.from - 1 : mark.from - 2, to }
  const number = scan.numberAt(mark.from - 1)
  const isAdjacent =
    number &&
    number.to === mark.from - 1 &&
    scan.gap(mark.from) !== 'stop' &&
    (scan.gap(mark.from) === 'none' || tokens[mark.from]?.hyphened)
  if (number && isAdjacent && !(number.isArticle && tokens[number.from - 1]?.form === 'once')) {
    const end = rangeEnd(tokens, number)
    if (end) return null
    return { unit, amount: number.value + rest, from: number.from, to }
  }
  // «شهر واحد», «سنة واحدة».
  const after = scan.numberAt(mark.to + 1)
  if (amount === 1 && after?.value === 1 && !after.inDigits && scan.gap(mark.to + 1) === 'none' && !after.isArticle)
    return { unit, amount: 1, from: mark.from, to: after.to }
  return amount === 1 ? { unit, amount: 1 + rest, from: mark.from, to } : null
}

const beginForms = cueForms('begin')

/** What a length of time is the length of, by the words around it. */
function meaningOf(scan: Scan, { unit, from, to }: Omit<Measure, 'meaning'>, isAlone: boolean): Meaning | null {
  const { tokens } = scan
  if (scan.near(from, to, ['age'], { back: 2, ahead: 1 }) && unit !== 'hour') return null
  if (unit === 'hour') {
    if (scan.near(from, to, ['per'], { ahead: 2 }) && !scan.near(from, to, ['overlap'], { back: 6, ahead: 4 }))
      return 'workHours'
    if (scan.near(from, to, ['overlap'], { back: 8, ahead: 5 })) return 'overlap'
    return scan.near(from, to, ['clock'], { back: 2, ahead: 4 }) || isAlone ? 'overlap' : null
  }
  const isSpread =
    scan.near(from, to, ['experience'], { back: 5, ahead: 3, isWithinClause: true }) ||
    (unit === 'year' && tokens[from]?.form.endsWith('+') === true)
  const closest =
    isSpread &&
    unit !== 'week' &&
    unit !== 'day' &&
    !scan.hasCue(from - 1, 'duration') &&
    !tokens[from]?.form.startsWith('لمد')
  if (closest && !/^ل(?!ا)/.test(tokens[from]?.form ?? '')) return 'experience'
  if (scan.hasCue(to + 1, 'next') || scan.hasCue(from - 1, 'next')) return 'start'
  if (unit !== 'year' && scan.near(from, to, ['after'], { back: 1 })) return 'start'
  if (unit !== 'year' && tokens[to + 1]?.form === 'from' && tokens[to + 2]?.form === 'now') return 'start'
  const isWithin = scan.near(from, to, ['within'], { back: 1 })
  if (isWithin && unit !== 'year')
    return !/^(?:ب)/.test(tokens[from]?.form ?? '') &&
      (isBeginning(scan, from, to) ||
        unit === 'week' ||
        unit === 'day' ||
        /^(?:خلال|within|in)$/.test(tokens[from - 1]?.form ?? ''))
      ? 'start'
      : 'duration'
  if (unit === 'day') return null
  const isFuture = scan.near(from, to, ['begin'], { back: 1 }) && unit === 'week'
  return isFuture ? 'start' : 'duration'
}

const isBeginning = (scan: Scan, from: number, to: number): boolean => {
  for (let at = Math.max(0, from - 5); at <= Math.min(scan.tokens.length - 1, to + 4); at++)
    if (scan.tokens[at]?.bare.some((form) => beginForms.has(form))) return true
  return false
}

/** "2500 dollars a month", "hired per month": the unit says how often, not how long. */
function isRate(scan: Scan, mark: Mark): boolean {
  const before = scan.tokens[mark.from - 1]?.form ?? ''
  const isOnce = mark.amount === 1
  const form = scan.tokens[mark.from]?.form ?? ''
  if (/^(?:شهريا|بالشهر|سنويا|للشهر|monthly)$/.test(form)) return true
  if (!isOnce) return false
  const isNearMoney = (at: number): boolean => {
    for (let i = at; i >= Math.max(0, at - 3); i--)
      if (scan.markAt(i)?.currency || scan.numberAt(i)?.isArticle === false)
        return scan.markAt(i)?.currency !== undefined || (scan.numberAt(i)?.value ?? 0) >= 100
    return false
  }
  if (/^(?:a|per|each|every|the|in|في|بال|كل)$/.test(before) && isNearMoney(mark.from - 2)) return true
  if (/^\$|\//.test(scan.text.slice((scan.tokens[mark.from]?.start ?? 1) - 1, scan.tokens[mark.from]?.start)))
    return true
  if (/^ال|^بال|^لل/.test(form) && isNearMoney(mark.from - 1)) return true
  // «كم يكلفني بالشهر», "cost per month".
  return (
    /^(?:per|every)$/.test(before) ||
    /^(?:بال|لل)/.test(form) ||
    (before === 'في' && form.startsWith('ال') && !scan.hasCue(mark.to + 1, 'next'))
  )
}

/** All lengths of time of a text. */
export function measuresOf(scan: Scan): Measure[] {
  const unitMarks = scan.marks.filter(({ unit }) => unit)
  return unitMarks.flatMap((mark) => {
    if (isRate(scan, mark)) return []
    const amount = amountOf(scan, mark)
    if (!amount || polarityOf(scan, amount.from) !== 'said') return []
    const isBareUnit = mark.amount === 1 && amount.amount === 1 && amount.from === mark.from && amount.to === mark.to
    const isNext = scan.hasCue(mark.to + 1, 'next') || scan.hasCue(mark.from - 1, 'next')
    const isAlone = scan.tokens.length <= amount.to - amount.from + 2
    const form = scan.tokens[mark.from]?.form ?? ''
    // A unit without a number is one of it after a word of length: «لمدة سنة», "for a year", «دوام كامل لسنة».
    const isOne =
      scan.near(mark.from, mark.to, ['duration', 'after', 'within'], { back: 2 }) ||
      form.startsWith('ل') ||
      isAlone ||
      scan.gap(mark.from) === 'comma' ||
      isWholeUnit(scan, mark) ||
      isJoinedAfterSame(scan, mark)
    if (isBareUnit && !isNext && !isOne) return []
    const meaning = meaningOf(scan, amount, isAlone)
    return [{ ...amount, meaning }]
  })
}

/** «سنة كاملة», "a full year", «سنة بدل ست شهور», «خلها سنة». */
const isWholeUnit = (scan: Scan, { from, to }: Mark): boolean =>
  /^(?:كامله|كامل|بدل)$/.test(scan.tokens[to + 1]?.form ?? '') ||
  scan.hasCue(from - 1, 'correction') ||
  scan.tokens[from - 1]?.form === 'duration'
const isJoinedAfterSame = (scan: Scan, { from }: Mark): boolean => scan.tokens[from]?.gap === 'stop'

const WEEKS_A_MONTH = 52 / 12
const MAX_MONTHS = 120

/** Converted to months where the result is a whole number; four weeks are one month. */
export function monthsOf({ unit, amount }: Pick<Measure, 'unit' | 'amount'>): number | null {
  const months =
    unit === 'year'
      ? amount * 12
      : unit === 'quarter'
        ? amount * 3
        : unit === 'week'
          ? amount / 4
          : unit === 'month'
            ? amount
            : NaN
  return Number.isInteger(months) && months >= 1 && months <= MAX_MONTHS ? months : null
}

export const weeksOf = ({ unit, amount }: Pick<Measure, 'unit' | 'amount'>): number =>
  Math.round(
    unit === 'week' ? amount : unit === 'day' ? amount / 7 : unit === 'year' ? amount * 52 : amount * WEEKS_A_MONTH,
  )
