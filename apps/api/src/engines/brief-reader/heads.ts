import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { type GrammaticalNumber, isMarkedDual, isMarkedSingular } from './inflections.ts'
import type { Mark } from './lexicon.ts'
import { type Polarity, polarityOf } from './negation.ts'
import type { Scan } from './scan.ts'
import { ALONE, type Family } from './vocabulary/people.ts'
import { STANDALONE_TRADES } from './vocabulary/trades.ts'

/** A person in the text: the noun, and the trade next to it. */
export type Head = {
  from: number
  to: number
  /** Null: the noun says no trade («شخص», "someone"). */
  role: string | null
  family: Family | null
  /** The noun alone, without a trade. */
  isGeneral: boolean
  number: GrammaticalNumber | null
  isDefinite: boolean
  polarity: Polarity
  isArabic: boolean
  /** A trade without a noun: «واحد باك». */
  isElided: boolean
}

const THE = new Set(['the', 'our', 'that', 'this', 'my'])
const isDefinite = (scan: Scan, from: number): boolean => {
  const form = scan.tokens[from]?.form ?? ''
  const before = scan.tokens[from - 1]?.form ?? ''
  return /^(?:و|ف|ب|ل|ك)?(?:ال|لل)\p{Script=Arabic}{3}/u.test(form) || THE.has(before) || /^و?ال$/.test(before)
}

const CONJUNCTIONS = new Set(['and', 'or', 'to', 'و', 'او', 'for', 'with', 'plus'])
/** English: the trade stands up to three phrases before the noun, skills and levels between. */
function tradeBefore(scan: Scan, head: Mark): { specialty: string; from: number } | null {
  let at = head.from
  let best: { specialty: string; from: number } | null = null
  for (let steps = 0; steps < 4 && at > 0; steps++) {
    if (scan.gap(at) !== 'none' || CONJUNCTIONS.has(scan.tokens[at - 1]?.form ?? '') || scan.tokens[at]?.isJoined)
      return best
    const mark = scan.markAt(at - 1)
    if (!mark || mark.to !== at - 1 || mark.head || (mark.role && !mark.specialty)) return best
    if (mark.specialty && (!best || best.specialty === 'software_developer'))
      best = { specialty: mark.specialty, from: mark.from }
    if (!mark.specialty && !mark.skills && !mark.level && !mark.time) return best
    at = mark.from
  }
  return best
}

const LINKS = new Set([
  'في',
  'for',
  'of',
  'on',
  'in',
  'ل',
  'من',
  'ب',
  'تطبيق',
  'لتطبيق',
  'للتطبيق',
  'ال',
  'نظام',
  'انظمه',
  'the',
  'using',
])
/** Arabic: the trade stands after the noun, a number, a level, a skill or a preposition between. */
function tradeAfter(scan: Scan, head: Mark): { specialty: string; to: number } | null {
  let words = 0
  for (let at = head.to + 1; at < scan.tokens.length && words < 4; at++) {
    if (scan.gap(at) !== 'none') return null
    const mark = scan.markAt(at)
    if (mark?.specialty) return scan.tokens[at]?.isJoined ? null : { specialty: mark.specialty, to: mark.to }
    if (mark && (mark.head || mark.role || mark.anyone || mark.unit || mark.place || mark.skills)) return null
    const isLink =
      LINKS.has(scan.tokens[at]?.form ?? '') || mark?.level !== undefined || scan.numberAt(at) !== undefined
    if (!isLink) return null
    words++
  }
  return null
}

const isOtherTrade = (scan: Scan, { from, to }: Mark): boolean =>
  [scan.markAt(from - 1), scan.markAt(to + 1)].some((mark) => mark?.otherTrade)

/** «مطورَين» with its vowel is two; «مهندسا بيانات» is two where its adjective is. */
function numberOf(scan: Scan, mark: Mark): GrammaticalNumber | null {
  const raw = scan.tokens[mark.from]?.raw ?? ''
  if (mark.number === 'twoOrMany' && isMarkedDual(raw)) return 'two'
  if (mark.number === 'one' && raw.endsWith('ا') && !isMarkedSingular(raw) && hasArabic(raw)) {
    const adjective = scan.tokens
      .slice(mark.to + 1, mark.to + 4)
      .some(({ form, gap }) => gap === 'none' && /^(?:خبيران|مبتديان|متوسطان)$/.test(form))
    if (adjective) return 'two'
  }
  return mark.number ?? null
}

function headOf(scan: Scan, mark: Mark): Head | null {
  const isArabic = hasArabic(scan.tokens[mark.from]?.form ?? '')
  const base = {
    number: numberOf(scan, mark),
    polarity: polarityOf(scan, mark.from),
    isArabic,
    isElided: false,
    isDefinite: isDefinite(scan, mark.from),
  }
  if (mark.role) return { ...base, from: mark.from, to: mark.to, role: mark.role, family: null, isGeneral: false }
  const { head: family } = mark
  if (!family || isOtherTrade(scan, mark)) return null
  const before = isArabic ? null : tradeBefore(scan, mark)
  if (before) {
    const polarity = polarityOf(scan, before.from)
    return {
      ...base,
      from: before.from,
      to: mark.to,
      role: roleOf(before.specialty, family),
      family,
      isGeneral: false,
      polarity,
      isDefinite: isDefinite(scan, before.from),
    }
  }
  const after = tradeAfter(scan, mark)
  if (after)
    return { ...base, from: mark.from, to: after.to, role: roleOf(after.specialty, family), family, isGeneral: false }
  const ofTeam = isDataTeam(scan) ? OF_DATA_TEAM[family] : undefined
  if (ofTeam) return { ...base, from: mark.from, to: mark.to, role: ofTeam, family, isGeneral: false }
  return { ...base, from: mark.from, to: mark.to, role: ALONE[family], family, isGeneral: true }
}

const OF_DATA_TEAM: Readonly<Partial<Record<Family, string>>> = { engineer: 'data_engineer', analyst: 'data_analyst' }
/** "data team: 2 engineers", «فريق بيانات». */
const isDataTeam = (scan: Scan): boolean =>
  scan.marks.some(
    ({ specialty, from, to }) =>
      specialty === 'data_engineer' &&
      [scan.tokens[to + 1]?.form, scan.tokens[from - 1]?.form].some((form) =>
        /^(?:team|فريق|فريقا|تيم)$/.test(form ?? ''),
      ),
  )

/** A tester of a trade is a tester; a designer of interfaces designs products. */
function roleOf(specialty: string, family: Family): string {
  if (family === 'tester')
    return specialty === 'security_engineer'
      ? 'penetration_tester'
      : specialty === 'test_automation_engineer'
        ? specialty
        : 'qa_engineer'
  if (family === 'analyst') return specialty === 'security_engineer' ? 'security_analyst' : 'data_analyst'
  if (family === 'architect') return specialty === 'cloud_engineer' ? specialty : 'software_architect'
  if (family === 'lead') return 'tech_lead'
  if (family === 'designer') return specialty === 'game_developer' ? 'designer' : 'product_designer'
  return specialty
}

/** Trades that were counted or listed without a noun are people as well. */
function elidedHeads(scan: Scan, heads: readonly Head[], isListExpected: boolean): Head[] {
  const isInHead = (mark: Mark) => heads.some(({ from, to }) => mark.from >= from && mark.to <= to)
  const bySpecialty = scan.marks.filter(
    (mark) =>
      mark.specialty &&
      !mark.head &&
      STANDALONE_TRADES.has(mark.specialty) &&
      !isInHead(mark) &&
      !isProduct(scan, mark),
  )
  return bySpecialty
    .filter((mark) => isPerson(scan, mark, [...heads, ...bySpecialty], isListExpected))
    .map((mark) => ({
      from: mark.from,
      to: mark.to,
      role: mark.specialty!,
      family: null,
      isGeneral: false,
      number: null,
      isDefinite: isDefinite(scan, mark.from),
      polarity: polarityOf(scan, mark.from),
      isArabic: hasArabic(scan.tokens[mark.from]?.form ?? ''),
      isElided: true,
    }))
}

const PRODUCT_BEFORE = new Set([
  'app',
  'لتطبيق',
  'تطبيق',
  'building',
  'build',
  'بناء',
  'نبني',
  'for',
  'متجر',
  'your',
  'our',
])
/** "building a mobile app", «لتطبيق جوال»: what is made, not who makes it. */
const isProduct = (scan: Scan, { from, to }: Mark): boolean => {
  const before = scan.tokens[from - 1]?.form ?? ''
  const after = scan.tokens[to + 1]?.form ?? ''
  const own = scan.tokens.slice(from, to + 1).some(({ form }) => /^(?:و|ل|لل)?(?:تطبيق|تطبيقات|app|apps)$/.test(form))
  return (
    own ||
    /^(?:app|apps|bank|game|startup|platform|company)$/.test(after) ||
    (PRODUCT_BEFORE.has(before) && !scan.tokens[from]?.form.startsWith('لل'))
  )
}

function isPerson(
  scan: Scan,
  mark: Mark,
  others: readonly { from: number; to: number }[],
  isListExpected: boolean,
): boolean {
  if (isListExpected || isDefinite(scan, mark.from)) return true
  for (let at = mark.from - 1; at >= Math.max(0, mark.from - 3) && scan.gap(at + 1) === 'none'; at--)
    if (scan.numberAt(at)) return true
  const after = scan.numberAt(mark.to + 1)
  if (after && scan.gap(mark.to + 1) === 'none' && !scan.markAt(after.to + 1)?.unit) return true
  const isNextTo = others.some(
    ({ from, to }) => (from > mark.to && from - mark.to <= 3) || (to < mark.from && mark.from - to <= 3),
  )
  return isNextTo || others.length === 1
}

/** All people of a text in its order. */
export function headsOf(scan: Scan, isListExpected: boolean): Head[] {
  const heads: Head[] = []
  // A trade that is a name by itself belongs to the noun beside it: "fullstack dev".
  for (const mark of [
    ...scan.marks.filter(({ head }) => head),
    ...scan.marks.filter(({ head, role }) => role && !head),
  ]) {
    if (heads.some(({ from, to }) => mark.from >= from && mark.to <= to)) continue
    const head = headOf(scan, mark)
    if (head) heads.push(head)
  }
  return [...heads, ...elidedHeads(scan, heads, isListExpected)].toSorted((a, b) => a.from - b.from)
}
