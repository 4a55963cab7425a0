import { languageName, roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { type RoleMatch, rolesOf } from './roles.ts'
import { measuresOf } from './measures.ts'
import { unreadOf } from './unread.ts'
import { SKILL_FORMS } from './skills.ts'
import { type Lexicon, type Token, digitsOf, excerpt, lexicon, phraseAt, phraseOf, tokensOf } from './tokens.ts'
import {
  AT_ONCE,
  AVAILABILITY_WORDS,
  BEFORE_MONTH,
  LANGUAGE_WORDS,
  MONTHS,
  NEGATIONS,
  SENIORITY_WORDS,
  SPEAKING,
} from './words.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'

const folded = (words: readonly string[]) => new Set(words.flatMap(phraseOf))
const negations = folded(NEGATIONS)
const speaking = folded(SPEAKING)
const beforeMonth = folded(BEFORE_MONTH)
const skills = lexicon(SKILL_FORMS)
const seniorities = lexicon(SENIORITY_WORDS)
const availabilities = lexicon(AVAILABILITY_WORDS)
const atOnce = lexicon({ immediately: AT_ONCE })
const months = lexicon(Object.fromEntries(MONTHS.map((forms, index) => [String(index + 1), forms])))
const languages = lexicon(LANGUAGE_WORDS)

type Find = { name: string; from: number; to: number }

/** Negation: "No PHP", «بدون خبرة في Angular». */
function isNegated(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i > 0 && at - i < 4 && !tokens[i]?.breaks; i--)
    if (negations.has(tokens[i - 1]?.form ?? '') && (at - i === 0 || isNegatedThing(tokens, i, at))) return true
  return false
}
const EXPERIENCE = folded(['experience', 'with', 'in', 'knowledge', 'any', 'a', 'خبرة', 'في', 'معرفة', 'أي'])
const isNegatedThing = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ form }) => EXPERIENCE.has(form))

/** All matches of a lexicon; a token is consumed once, by its longest phrase. */
function findAll(tokens: readonly Token[], words: Lexicon): Find[] {
  const finds: Find[] = []
  for (let at = 0; at < tokens.length; at++) {
    const hit = phraseAt(words, tokens, at)
    if (!hit) continue
    const to = at + hit[1].length - 1
    if (!isNegated(tokens, at)) finds.push({ name: hit[0], from: at, to })
    at = to
  }
  return finds
}

const onceEach = (finds: readonly Find[]): Find[] =>
  finds.filter(({ name }, index) => finds.findIndex((find) => find.name === name) === index)

/** Null where the text names two different values: an ambiguous field stays empty. */
const only = (finds: readonly Find[]): Find | null => {
  const each = onceEach(finds)
  return each.length === 1 ? (each[0] ?? null) : null
}

const PAY = folded(['salary', 'pay', 'الراتب', 'راتب', 'الأجور'])
const seniorityFinds = (tokens: readonly Token[]): Find[] =>
  findAll(tokens, seniorities).filter(({ name, to }) => {
    const next = tokens[to + 1]
    return !(name === 'mid' && next && (monthAt(tokens, to + 1) || PAY.has(next.form)))
  })

function languagesOf(tokens: readonly Token[]): Find[] {
  let last = -9
  return onceEach(
    findAll(tokens, languages).filter(({ from, to }) => {
      const near = tokens.slice(Math.max(0, from - 3), to + 4).some(({ form }) => speaking.has(form))
      // «بالعربية والإنجليزية», "English and Arabic": the next in a chain is spoken too.
      const chained = from - last <= 2
      const isSpoken = near || chained || /^و?بال/.test(tokens[from]?.form ?? '')
      if (isSpoken) last = to
      return isSpoken
    }),
  )
}

const monthAt = (tokens: readonly Token[], at: number) => phraseAt(months, tokens, at)

function startMonth(tokens: readonly Token[]): (Find & { year?: number }) | null {
  for (let at = 1; at < tokens.length; at++) {
    const hit = monthAt(tokens, at)
    if (!hit) continue
    const day = digitsOf(tokens[at - 1])
    const word = tokens[day === null ? at - 1 : at - 2]
    if (!word?.bare.some((form) => beforeMonth.has(form))) continue
    const to = at + hit[1].length - 1
    const next = digitsOf(tokens[to + 1])
    const year = next !== null && next >= 2020 && next <= 2100 ? next : undefined
    return { name: hit[0], from: day === null ? at : at - 1, to: year ? to + 1 : to, year }
  }
  return null
}

const WEEKS_A_MONTH = 52 / 12

/** The source text between two tokens; marks them as consumed. */
type Quote = (from: number, to: number) => string

function startOf(tokens: readonly Token[], measures: ReturnType<typeof measuresOf>, quote: Quote): BriefDraft['start'] {
  const now = findAll(tokens, atOnce)[0]
  if (now) return { kind: 'immediately', source: quote(now.from, now.to) }
  const later = measures.find(({ meaning }) => meaning === 'start')
  if (later) {
    const weeks = Math.round(later.amount * (later.unit === 'week' ? 1 : WEEKS_A_MONTH))
    return { kind: 'weeks', weeks, source: quote(later.from - 1, later.to) }
  }
  const month = startMonth(tokens)
  if (!month) return null
  const { name, year, from, to } = month
  return { kind: 'month', month: Number(name), ...(year && { year }), source: quote(from, to) }
}

const MAX_LENGTH = 120

/** Converted to months where the result is a whole number; four weeks are one month. */
function monthsOf({ unit, amount }: { unit: string; amount: number }): number | null {
  const months = unit === 'year' ? amount * 12 : unit === 'week' ? amount / 4 : amount
  return Number.isInteger(months) && months >= 1 && months <= MAX_LENGTH ? months : null
}

/**
 * Whether a match belongs to one role: inside its phrase («one part-time designer») or right after it («مصممة بدوام جزئي»).
 */
const isOf = (tokens: readonly Token[], { from, to }: Find, role: RoleMatch): boolean =>
  (from >= Math.min(role.from, role.countFrom) && to <= Math.max(role.to, role.countTo)) ||
  (from === Math.max(role.to, role.countTo) + 1 && !tokens[from]?.breaks)

/** Per role where there are several; a match that belongs to none of them applies to all. */
function ofRole(tokens: readonly Token[], finds: readonly Find[], roles: readonly RoleMatch[], role?: RoleMatch) {
  if (roles.length < 2 || !role) return only(finds)
  const own = finds.filter((find) => isOf(tokens, find, role))
  return only(own.length > 0 ? own : finds.filter((find) => !roles.some((role) => isOf(tokens, find, role))))
}

type Level = 'junior' | 'mid' | 'senior'
type Time = 'full_time' | 'part_time'

/** Parses a brief in Arabic, English or both into a draft. Fields the text does not mention stay empty. */
export function readBrief(text: string, lang: Lang): BriefDraft {
  const tokens = tokensOf(text)
  const measures = measuresOf(tokens)
  const readTokens = new Set<number>()
  const quote: Quote = (from, to) => {
    for (let at = from; at <= to; at++) readTokens.add(at)
    return excerpt(text, tokens, from, to)
  }
  const roles = rolesOf(tokens)
  const toChoice = ({ role, from, to }: RoleMatch) => ({
    value: role,
    label: roleName(role, lang),
    source: quote(from, to),
  })
  const [first, ...more] = roles
  const level = seniorityFinds(tokens)
  const experience = measures.find(({ meaning, unit }) => meaning === 'experience' && unit === 'year')
  const seniority = ofRole(tokens, level, roles, first)
  const duration = measures.find((measure) => measure.meaning === 'duration' && monthsOf(measure) !== null)
  const times = findAll(tokens, availabilities)
  const availability = ofRole(tokens, times, roles, first)
  const ownOf = (role: RoleMatch) => {
    const [time, rank] = [ofRole(tokens, times, roles, role), ofRole(tokens, level, roles, role)]
    for (const find of [time, rank]) if (find) quote(find.from, find.to)
    return { availability: (time?.name ?? null) as Time | null, seniority: (rank?.name ?? null) as Level | null }
  }
  const draft = {
    role: first ? toChoice(first) : null,
    count: first?.count ? { value: first.count, source: quote(first.countFrom, first.countTo) } : null,
    more_roles: more.map((role) => {
      if (role.count) quote(role.countFrom, role.countTo)
      return { ...toChoice(role), count: role.count, ...ownOf(role) }
    }),
    skills: onceEach(findAll(tokens, skills)).map(({ name, from, to }) => ({
      value: name,
      label: name,
      source: quote(from, to),
    })),
    seniority: seniority
      ? { value: seniority.name as Level, source: quote(seniority.from, seniority.to) }
      : experience && level.length === 0
        ? { value: seniorityOf(experience.amount), source: quote(experience.from, experience.to) }
        : null,
    duration: duration ? { value: monthsOf(duration) ?? 0, source: quote(duration.from, duration.to) } : null,
    availability: availability
      ? { value: availability.name as Time, source: quote(availability.from, availability.to) }
      : null,
    languages: languagesOf(tokens).map(({ name, from, to }) => ({
      value: name,
      label: languageName(name, lang),
      source: quote(from, to),
    })),
    start: startOf(tokens, measures, quote),
  }
  return { ...draft, unread: unreadOf(text, tokens, readTokens) }
}
