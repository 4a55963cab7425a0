import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { isRange, numberEndingAt, numberOf } from './measures.ts'
import { SKILL_FORMS } from './skills.ts'
import { type Token, digitsOf, lexicon, phraseAt, phraseOf } from './tokens.ts'
import {
  AVAILABILITY_WORDS,
  DESIGNERS,
  DEVELOPERS,
  FIXED_ROLES,
  OTHER_TRADES,
  SENIORITY_WORDS,
  SPECIALTIES,
} from './words.ts'

/** A role in the text, its count, and the range of tokens it was read from. */
export type RoleMatch = {
  role: string
  from: number
  to: number
  count: number | null
  countFrom: number
  countTo: number
}

const folded = (words: readonly string[]) => new Set(words.flatMap(phraseOf))
const fixed = lexicon(FIXED_ROLES)
const specialties = lexicon(SPECIALTIES)
const developers = folded(DEVELOPERS)
const designers = folded(DESIGNERS)
const otherTrades = folded(OTHER_TRADES)
const GENERIC = 'software_developer'

/** Words allowed between a number and its role, or between "developer" and the specialty. */
const between = folded([
  ...Object.values(SENIORITY_WORDS).flat(),
  ...Object.values(AVAILABILITY_WORDS).flat(),
  ...Object.values(SPECIALTIES).flat(),
  ...Object.values(SKILL_FORMS).flat(),
  ...'of the more new remote good great strong skilled additional من في عن بعد'.split(' '),
])
const skills = folded(Object.values(SKILL_FORMS).flat())
/** The Arabic dual «مطوران» implies a count of two; «مطورين» may be dual or plural, so no count is read. */
const DUAL = /^(?:و?ال|و|ل)?(?:مطور|مبرمج|مهندس|مصمم)ت?ان$/
const COUNTED_AFTER = folded(['واحد', 'واحدا', 'واحدة', 'اثنين', 'اثنان', 'اثنتين', 'اثنتان'])

type Span = { role: string; from: number; to: number }

function personAt(tokens: readonly Token[], at: number): Span | null {
  const phrase = phraseAt(fixed, tokens, at)
  if (phrase) return { role: phrase[0], from: at, to: at + phrase[1].length - 1 }
  const token = tokens[at]
  if (!token) return null
  if (token.bare.some((form) => designers.has(form))) return { role: 'designer', from: at, to: at }
  if (!token.bare.some((form) => developers.has(form))) return null
  const neighbours = [tokens[at - 1], tokens[at + 1]].flatMap((token) => token?.bare ?? [])
  if (neighbours.some((form) => otherTrades.has(form))) return null
  // Arabic puts the specialty after the noun: the word before belongs to another phrase.
  const before = hasArabic(token.form) ? null : specialtyBefore(tokens, at)
  return before ?? specialtyAfter(tokens, at) ?? { role: GENERIC, from: at, to: at }
}

/** English: up to three words before, without a break; a specific specialty wins over "software". */
function specialtyBefore(tokens: readonly Token[], at: number): Span | null {
  let span: Span | null = null
  for (let from = at - 1; from >= Math.max(0, at - 3) && !tokens[from + 1]?.breaks; from--) {
    const form = tokens[from]?.form ?? ''
    if (['and', 'or', 'to', 'و', 'او', 'for', 'with'].includes(form)) break
    const here = phraseAt(specialties, tokens, from, at - from)
    if (here && (!span || span.role === GENERIC || here[0] === span.role)) span = { role: here[0], from, to: at }
  }
  return span
}

const skipped = folded([...Object.values(SENIORITY_WORDS).flat(), 'في', 'واحد', 'واحدا', 'اثنين'])

/** Arabic: right after the noun, with a level, a count or «في» between. */
function specialtyAfter(tokens: readonly Token[], at: number): Span | null {
  for (let from = at + 1; from <= at + 3 && tokens[from] && !tokens[from]?.breaks; from++) {
    const here = phraseAt(specialties, tokens, from)
    if (here) return { role: here[0], from: at, to: from + here[1].length - 1 }
    if (!skipped.has(tokens[from]?.form ?? '')) return null
  }
  return null
}

const MAX_COUNT = 100

function countOf(tokens: readonly Token[], { from, to }: Span): Pick<RoleMatch, 'count' | 'countFrom' | 'countTo'> {
  const none = { count: null, countFrom: from, countTo: to }
  for (let at = from; at <= to; at++)
    if (DUAL.test(tokens[at]?.form ?? '')) return { count: 2, countFrom: at, countTo: at }
  for (let at = from + 1; at <= to + 1 && tokens[at] && !tokens[at]?.breaks; at++)
    if (COUNTED_AFTER.has(tokens[at]?.form ?? '')) return { count: numberOf(tokens[at]), countFrom: from, countTo: at }
  for (let at = from - 1; at >= Math.max(0, from - 4) && !tokens[at + 1]?.breaks; at--) {
    const number = numberEndingAt(tokens, at)
    if (number !== null) {
      const { value: count, from: countFrom } = number
      const isVersion = digitsOf(tokens[at]) !== null && skills.has(tokens[at - 1]?.form ?? '')
      if (count < 1 || count > MAX_COUNT || isVersion || isRange(tokens, at)) return none
      return { count, countFrom, countTo: to }
    }
    if (!tokens[at]?.bare.some((form) => between.has(form))) return none
  }
  return none
}

/** All roles in the order of the text, without duplicates. */
export function rolesOf(tokens: readonly Token[]): RoleMatch[] {
  const roles: RoleMatch[] = []
  for (let at = 0; at < tokens.length; at++) {
    const span = personAt(tokens, at)
    if (!span) continue
    if (!roles.some(({ role }) => role === span.role)) roles.push({ ...span, ...countOf(tokens, span) })
    at = Math.max(at, span.to)
  }
  return roles
}
