import { type Token, digitsOf, phraseOf } from './tokens.ts'
import { BEFORE_TEN, HUNDREDS, NUMBER_FORMS, TENS, THOUSANDS } from './vocabulary/measures.ts'
import { CUES } from './vocabulary/cues.ts'

/** A number in digits or words, and its range of tokens. */
export type NumberMark = {
  readonly value: number
  readonly from: number
  readonly to: number
  /** "a", "an": one, but only before a noun. */
  readonly isArticle: boolean
  readonly inDigits: boolean
}

const folded = (forms: readonly string[]) => new Set(forms.flatMap(phraseOf))
const units = new Map(NUMBER_FORMS.flatMap((forms, value) => [...folded(forms)].map((form) => [form, value] as const)))
const beforeTen = new Map(
  BEFORE_TEN.flatMap((forms, value) => [...folded(forms)].map((form) => [form, value] as const)),
)
const tens = new Map(TENS.flatMap((forms, at) => [...folded(forms)].map((form) => [form, (at + 2) * 10] as const)))
const [hundred, twoHundred] = [folded(HUNDREDS.one), folded(HUNDREDS.two)]
const [thousand, twoThousand] = [folded(THOUSANDS.one), folded(THOUSANDS.two)]
const ARTICLES = folded(['a', 'an'])
const TEN = folded(['عشر', 'عشرة', 'عشره'])
/** Words that only look like a number behind a prefix: «لست» is "I am not". */
const NO_NUMBERS = folded(['لست', 'لسنا', 'بواحد', 'وحدة'])

/** Without the prefixes that a number may have. */
const stems = ({ form }: Token): string[] =>
  NO_NUMBERS.has(form) ? [] : [form, ...(/^(?:وال|ال|و|ل|ب)/.test(form) ? [form.replace(/^(?:وال|ال|و|ل|ب)/, '')] : [])]

const lookUp = (token: Token | undefined, values: ReadonlyMap<string, number>): number | undefined =>
  token && stems(token).flatMap((stem) => values.get(stem) ?? [])[0]
const isIn = (token: Token | undefined, forms: ReadonlySet<string>): boolean =>
  token !== undefined && stems(token).some((stem) => forms.has(stem))

/** The words after the first one that belong to the same number. */
const follows = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens[at] && tokens[at].gap === 'none' ? tokens[at] : undefined

const joined = (token: Token | undefined): Token | undefined =>
  token && token.form.startsWith('و') ? token : undefined

type Part = { value: number; to: number; inDigits: boolean }

/** Below a thousand, in words or digits. */
function smallNumber(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  if (!token || NO_NUMBERS.has(token.form)) return null
  const digits = digitsOf(token)
  if (digits !== null) return { value: digits, to: at, inDigits: true }
  const word = (value: number, to = at): Part => ({ value, to, inDigits: false })
  const next = follows(tokens, at + 1)
  const unit = lookUp(token, units)
  const teen = unit !== undefined && unit < 10 && !ARTICLES.has(token.form) ? unit : lookUp(token, beforeTen)
  if (teen !== undefined && teen < 10 && next && TEN.has(next.form)) return word(10 + teen, at + 1)
  if (isIn(token, twoHundred)) return word(200)
  if (unit !== undefined) {
    if (next && isIn(next, hundred)) return word(unit * 100, at + 1)
    const round = joined(next) && lookUp(next, tens)
    return round && unit < 10 ? word(round + unit, at + 1) : word(unit)
  }
  if (isIn(token, hundred)) return word(100)
  const round = lookUp(token, tens)
  if (round === undefined) return null
  const unitWord = tokens[at + 1]?.hyphened ? tokens[at + 1] : next
  const after =
    unitWord && !unitWord.form.startsWith('و') && digitsOf(unitWord) === null ? lookUp(unitWord, units) : undefined
  return after && after < 10 && !ARTICLES.has(next?.form ?? '') ? word(round + after, at + 1) : word(round)
}

/** The number that begins at this token: "twenty-four", «خمسة عشر», «أربعة وعشرين», "3.5k", «15 ألف». */
export function numberAt(tokens: readonly Token[], at: number): NumberMark | null {
  const token = tokens[at]
  if (!token) return null
  const isArticle = ARTICLES.has(token.form)
  const mark = ({ value, to, inDigits }: Part): NumberMark => ({ value, from: at, to, isArticle, inDigits })
  const short = /^(\d+(?:\.\d+)?)k$/.exec(token.form)
  if (short) return mark({ value: Number(short[1]) * 1000, to: at, inDigits: true })
  if (isIn(token, twoThousand)) return mark(withRest(tokens, { value: 2000, to: at, inDigits: false }))
  const part = smallNumber(tokens, at)
  if (!part)
    return isIn(token, thousand) && token.form !== 'k'
      ? mark(withRest(tokens, { value: 1000, to: at, inDigits: false }))
      : null
  const next = follows(tokens, part.to + 1)
  if (next && isIn(next, thousand))
    return mark(withRest(tokens, { ...part, value: part.value * 1000, to: part.to + 1 }))
  return mark(part)
}

/** «ألف وخمسمئة»: hundreds after the thousands. */
function withRest(tokens: readonly Token[], part: Part): Part {
  const next = joined(follows(tokens, part.to + 1))
  const rest = next ? smallNumber(tokens, part.to + 1) : null
  return rest && rest.value >= 100 && rest.value < 1000 && !rest.inDigits
    ? { ...part, value: part.value + rest.value, to: rest.to }
    : part
}

/** All numbers of a text, each token in one of them. */
export function numbersOf(tokens: readonly Token[]): NumberMark[] {
  const marks: NumberMark[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mark = numberAt(tokens, at)
    if (!mark) continue
    marks.push(mark)
    at = mark.to
  }
  return marks
}

const RANGE = folded(['to', 'or', 'إلى', 'الى', 'أو', 'او', 'and', 'حتى', 'ل'])
const BETWEEN = folded(['between', 'from', 'من', 'بين', 'ما بين'])

/** Whether this number is the lower or the upper end of a range: "2-3", "3 to 6", «من 3 إلى 6». */
export function rangeEnd(tokens: readonly Token[], { from, to }: NumberMark): 'lower' | 'upper' | null {
  const [before, second, after, next] = [tokens[from - 1], tokens[from - 2], tokens[to + 1], tokens[to + 2]]
  const isDigits = (token: Token | undefined) => digitsOf(token) !== null || /^\d+(?:\.\d+)?k$/.test(token?.form ?? '')
  const isNumber = (token: Token | undefined) =>
    isDigits(token) || (token !== undefined && lookUp(token, units) !== undefined && !ARTICLES.has(token.form))
  if (tokens[from]?.hyphened && isDigits(before)) return 'upper'
  if (after?.hyphened && isDigits(after)) return 'lower'
  const opens = (token: Token | undefined) => token !== undefined && token.bare.some((form) => BETWEEN.has(form))
  if (before && RANGE.has(before.form) && isNumber(second) && (before.form !== 'and' || opens(tokens[from - 3])))
    return 'upper'
  if (after && RANGE.has(after.form) && isNumber(next) && (after.form !== 'and' || opens(before))) return 'lower'
  return null
}

export const cueForms = (cue: keyof typeof CUES): ReadonlySet<string> => folded(CUES[cue])
