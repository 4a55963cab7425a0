import type { Head } from './heads.ts'
import type { Mark } from './lexicon.ts'
import { rangeEnd } from './numbers.ts'
import type { Scan } from './scan.ts'

/** People of one kind in a text: the noun with what stands before and after it. */
export type Group = {
  head: Head
  /** First token that belongs to it, and the last one. */
  from: number
  to: number
  count: number | null
  /** One, by the singular of its noun. */
  impliedCount: number | null
  /** «زود واحد»: somebody more. */
  isMore: boolean
  countFrom: number
  countTo: number
  /** Several levels in one group: «ثلاثة خبراء وثلاثة مبتدئين». */
  hasMixedLevels: boolean
}

const MAX_COUNT = 1000
/** Words between a number and its noun, or before it, that change nothing. */
const ADJECTIVES = new Set([
  'of',
  'the',
  'more',
  'new',
  'remote',
  'good',
  'great',
  'strong',
  'skilled',
  'additional',
  'other',
  'talented',
  'x',
  'very',
  'really',
  'other',
  'من',
  'في',
  'عن',
  'بعد',
  'ال',
  'عدد',
  'منهم',
  'منهن',
  'لل',
  'ل',
  'بس',
  'كمان',
])

/** Whether a number counts people: no unit, no currency, no version after a technology, no range. */
export function isCount(scan: Scan, from: number, isBefore: boolean): boolean {
  const number = scan.numberAt(from)
  if (!number || number.value < 1 || number.value > MAX_COUNT || !Number.isInteger(number.value)) return false
  const after = scan.markAt(number.to + 1)
  const isNext = after?.from === number.to + 1 && scan.gap(number.to + 1) !== 'stop'
  if (isNext && (after.unit || after.currency)) return false
  const before = scan.markAt(number.from - 1)
  if (before?.currency && scan.gap(number.from) === 'none') return false
  if (
    before?.skills &&
    number.inDigits &&
    scan.gap(number.from) === 'none' &&
    isBefore &&
    !/^[xو]/.test(scan.tokens[number.from]?.form ?? '')
  )
    return false
  if (
    BEST.has(scan.tokens[number.from - 1]?.form ?? '') ||
    /^(?:كم|many)$/.test(scan.tokens[number.from - 1]?.form ?? '')
  )
    return false
  if (before?.ordinal && scan.gap(number.from) === 'none' && number.value === 1) return false
  const form = scan.tokens[number.from]?.form ?? ''
  if (/%$|^#/.test(form) || scan.tokens[number.from - 1]?.form === '#') return false
  return rangeEnd(scan.tokens, number) === null
}

const BEST = new Set(['best', 'top', 'افضل', 'احسن'])
const isModifier = (mark: Mark): boolean =>
  mark.level !== undefined || mark.time !== undefined || mark.skills !== undefined || mark.specialty !== undefined
const WITH = new Set(['with', 'in', 'using', 'by', 'knows', 'know', 'knowing', 'ب', 'مع', 'في', 'and', 'plus', 'has'])

/** How far to the left of the noun its own words reach. */
function leftEdge(scan: Scan, head: Head, limit: number): { from: number; number: number | null } {
  let at = head.from
  while (at > limit) {
    const isListComma = scan.gap(at) === 'comma' && scan.markAt(at)?.skills && scan.markAt(at - 1)?.skills
    if (scan.gap(at) !== 'none' && !isListComma) return { from: at, number: null }
    const form = scan.tokens[at - 1]?.form ?? ''
    const mark = scan.markAt(at - 1)
    const number = scan.tokens[at]?.isJoined || form === 'and' ? undefined : scan.numberAt(at - 1)
    if (number)
      return isCount(scan, number.from, true) ? { from: number.from, number: number.from } : { from: at, number: null }
    if (form === 'or' && scan.markAt(at)?.level && scan.markAt(at - 2)?.level) {
      at = scan.markAt(at - 2)!.from
      continue
    }
    if (form === 'and' || form === '&' || scan.tokens[at]?.isJoined) {
      // "React and Node.js developers": a list of skills before the noun, unless it follows another one.
      const other = scan.markAt(form === 'and' || form === '&' ? at - 2 : at - 1)
      const isSkillList =
        !head.isArabic && scan.markAt(at)?.skills && other?.skills && !followsHead(scan, other.from, limit)
      if (!isSkillList) return { from: at, number: null }
      at = other.from
      continue
    }
    if (mark && !mark.head && !mark.role && isModifier(mark)) {
      if (head.isArabic && mark.skills && !mark.level) return { from: at, number: null }
      at = mark.from
      continue
    }
    if (mark?.role && mark.specialty) {
      at = mark.from
      continue
    }
    if (!ADJECTIVES.has(form)) return { from: at, number: null }
    at--
  }
  return { from: at, number: null }
}

/** Whether a list of skills belongs to the noun before it: "a developer with Go and React developers". */
function followsHead(scan: Scan, from: number, limit: number): boolean {
  let at = from
  while (at > limit && (scan.markAt(at - 1)?.skills || /^(?:and|&)$/.test(scan.tokens[at - 1]?.form ?? ''))) at--
  return at <= limit || WITH.has(scan.tokens[at - 1]?.form ?? '')
}

const NOT_COUNTS_AFTER = new Set(['one', 'a', 'an'])
/** A number after the noun: «مطورين اثنين», «عددهم 2», "frontend x2". */
function countAfter(scan: Scan, head: Head, limit: number): { value: number; to: number } | null {
  for (let at = head.from + 1; at <= Math.min(limit, head.to + 4); at++) {
    if (scan.gap(at) === 'stop') return null
    const hasCount = scan.hasCue(at, 'count')
    const number = scan.numberAt(at)
    if (number && number.from === at) {
      const form = scan.tokens[at]?.form ?? ''
      const isMarked = /^x\d|^\d+x$/.test(form) || scan.hasCue(at - 1, 'count') || scan.tokens[at - 1]?.form === '×'
      const isOwn =
        isMarked ||
        (!NOT_COUNTS_AFTER.has(form) && scan.gap(at) === 'none' && (head.isArabic || head.isElided || !number.inDigits))
      const isOfNext = !isMarked && !scan.tokens[at]?.isJoined && beginsNext(scan, number.to + 1)
      return isOwn && isCount(scan, at, false) && !isOfNext && !scan.tokens[at]?.isJoined
        ? { value: number.value, to: number.to }
        : null
    }
    if (hasCount || scan.tokens[at]?.form === '×') continue
    if (scan.gap(at) !== 'none' || scan.tokens[at]?.isJoined) return null
    const mark = scan.markAt(at)
    if (at > head.to && (!mark || !(mark.skills || mark.specialty || mark.level))) return null
  }
  return null
}
/** "one React, one Node": the number counts what stands after it. */
const beginsNext = (scan: Scan, at: number): boolean => {
  const mark = scan.markAt(at)
  return (
    scan.gap(at) === 'none' && !scan.tokens[at]?.isJoined && (mark?.head ?? mark?.role ?? mark?.skills) !== undefined
  )
}

const MORE = new Set(['another', 'more', 'additional', 'extra'])
const isMore = (scan: Scan, head: Head, from: number): boolean => {
  for (let at = Math.max(0, from - 1); at <= head.to; at++) if (MORE.has(scan.tokens[at]?.form ?? '')) return true
  return (
    scan.near(from, head.to, ['add'], { back: 2, isWithinClause: true }) ||
    /^(?:تاني|ثانيا|اخر|اضافي)$/.test(scan.tokens[head.to + 1]?.form ?? '')
  )
}

/** «ثلاثة خبراء وثلاثة مبتدئين», "one senior and two junior": counts by level, which add up. */
function countsByLevel(scan: Scan, from: number, to: number): { sum: number; levels: number; begin: number } {
  let [sum, levels, begin] = [0, 0, to]
  for (const mark of scan.marks) {
    if (!mark.level || mark.from < from || mark.to > to) continue
    const number = scan.numberAt(mark.from - 1)
    if (number && isCount(scan, number.from, true))
      [sum, levels, begin] = [sum + number.value, levels + 1, Math.min(begin, number.from)]
  }
  return { sum, levels, begin }
}

export function groupsOf(scan: Scan, heads: readonly Head[]): Group[] {
  const lefts = heads.map((head, at) => leftEdge(scan, head, (heads[at - 1]?.to ?? -1) + 1))
  return heads.map((head, at) => {
    const { number: numberFrom } = lefts[at]!
    const { from } = lefts[at]!
    const to = (lefts[at + 1]?.from ?? scan.tokens.length) - 1
    const number = numberFrom === null ? undefined : scan.numberAt(numberFrom)
    const isTeam = scan.tokens[head.to + 1]?.form === 'team'
    const before = number && !isTeam && polarityOfNumber(scan, number.from) ? number : undefined
    const after = before && !before.isArticle ? null : countAfter(scan, head, to)
    const isDual = head.number === 'two'
    const count = before && !before.isArticle ? before.value : (after?.value ?? (isDual ? 2 : null))
    // An acronym in an answer names a role, in a sentence somebody.
    const isAcronym = head.number === null && !head.isElided && scan.tokens.length > 2
    const isSingular = head.number === 'one' || before?.isArticle === true || isAcronym
    const byLevel = countsByLevel(scan, from, to)
    const earlier = head.isArabic
      ? { sum: 0, levels: 0, begin: from }
      : countsByLevel(scan, Math.max((heads[at - 1]?.to ?? -1) + 1, from - 4), from)
    const mixed = byLevel.levels + (before && earlier.levels > 0 ? earlier.levels : 0)
    return {
      head,
      from: earlier.levels > 0 && before ? earlier.begin : from,
      to,
      count:
        earlier.levels > 0 && before
          ? before.value + earlier.sum
          : (count ?? (byLevel.levels > 1 ? byLevel.sum : null)),
      impliedCount: count === null && isSingular && !head.isDefinite ? 1 : null,
      isMore: isMore(scan, head, from),
      countFrom: before?.from ?? head.from,
      countTo: Math.max(head.to, after?.to ?? head.to),
      hasMixedLevels: mixed > 1,
    }
  })
}

/** «مش تلاتة» is not a count. */
const polarityOfNumber = (scan: Scan, from: number): boolean =>
  !/^(?:مش|مو|موب|not)$/.test(scan.tokens[from - 1]?.form ?? '')
