import { type Token, digitsOf, phraseOf } from './tokens.ts'
import { BEFORE_TEN, NUMBER_WORDS, TENS, UNITS } from './words.ts'

/** A duration in the text, and the range of tokens it was read from. */
export type Measure = { unit: keyof typeof UNITS; amount: number; from: number; to: number }
/** What the duration measures. Null where the context does not say. */
export type Meaning = 'duration' | 'experience' | 'start'

const folded = (words: readonly string[]) => new Set(words.flatMap(phraseOf))
const numberForms = NUMBER_WORDS.map(folded)
const beforeTen = BEFORE_TEN.map(folded)
const tens = TENS.map(folded)
const units = Object.entries(UNITS).map(([unit, forms]) => ({
  unit: unit as keyof typeof UNITS,
  one: folded(forms.one),
  two: folded(forms.two),
  many: folded(forms.many),
}))

/** Digits or a number word; "a" is one. */
export function numberOf(token: Token | undefined): number | null {
  if (!token) return null
  const digits = digitsOf(token)
  if (digits !== null) return digits
  // «لثلاثة أشهر»: the preposition is a prefix of the number.
  const index = numberForms.findIndex((forms) => forms.has(token.form) || forms.has(token.form.replace(/^ل/, '')))
  return index > 0 ? index : null
}

const TEN = folded(['عشر', 'عشرة'])
const ARTICLES = folded(['a', 'an'])

/** Three to nine, and one and two in their forms before ten, where they are the word before. */
function unitBefore(tokens: readonly Token[], at: number): number | null {
  const before = tokens[at - 1]
  if (!before || tokens[at]?.breaks || digitsOf(before) !== null || ARTICLES.has(before.form)) return null
  const form = before.form.replace(/^ل/, '')
  const index = beforeTen.findIndex((forms) => forms.has(before.form) || forms.has(form))
  const unit = index > 0 ? index : numberOf(before)
  return unit !== null && unit < 10 ? unit : null
}

const tensAt = (form: string): number | null => {
  const index = tens.findIndex((forms) => forms.has(form) || forms.has(form.replace(/^ل/, '')))
  return index === -1 ? null : (index + 2) * 10
}

/** The number that ends at this token, and where it begins: "twenty-four", «خمسة عشر», «أربعة وعشرين». */
export function numberEndingAt(tokens: readonly Token[], at: number): { value: number; from: number } | null {
  const form = tokens[at]?.form ?? ''
  const joined = form.startsWith('و') ? tensAt(form.slice(1)) : null
  if (joined !== null || TEN.has(form)) {
    const unit = unitBefore(tokens, at)
    if (unit !== null) return { value: (joined ?? 10) + unit, from: at - 1 }
  }
  const round = tensAt(form) ?? joined
  if (round !== null) return { value: round, from: at }
  const value = numberOf(tokens[at])
  if (value === null) return null
  const isUnit = value < 10 && digitsOf(tokens[at]) === null && !ARTICLES.has(form) && !tokens[at]?.breaks
  const before = isUnit ? tensAt(tokens[at - 1]?.form ?? '') : null
  return before === null ? { value, from: at } : { value: before + value, from: at - 1 }
}

const RANGE = folded(['to', 'or', 'إلى', 'أو', 'and'])

/** A range ("2-3", "3 to 6", «من 3 إلى 6») is not read as one number. */
export const isRange = (tokens: readonly Token[], at: number): boolean => {
  const [before, joint, second] = [tokens[at - 1], tokens[at - 1]?.form ?? '', tokens[at - 2]]
  if (tokens[at]?.hyphened && digitsOf(before) !== null) return true
  if (RANGE.has(joint) && digitsOf(second) !== null) return true
  const [after, next] = [tokens[at + 1], tokens[at + 2]]
  return (
    (after?.hyphened === true && digitsOf(after) !== null) || (RANGE.has(after?.form ?? '') && digitsOf(next) !== null)
  )
}

const AFTER = folded(['after', 'بعد'])
const WITHIN = folded(['in', 'within', 'خلال', 'غضون'])
const HALF = folded(['ونصف'])

const FOR = folded(['for', 'لمدة', 'مدة', 'مدته', 'مدتها', 'طوال', 'over', 'عقد', 'بعقد', 'duration', 'contract'])

/** The unit at this token and its amount. */
function measureAt(tokens: readonly Token[], at: number): Measure | null {
  const token = tokens[at]
  if (!token) return null
  const bare = token.form.startsWith('ل') && token.form.length > 3 ? token.form.slice(1) : token.form
  for (const { unit, one, two, many } of units) {
    const half = HALF.has(tokens[at + 1]?.form ?? '') ? 0.5 : 0
    const to = at + (half ? 1 : 0)
    if (two.has(bare)) return { unit, amount: 2 + half, from: at, to }
    if (!one.has(bare) && !many.has(bare)) continue
    const number = token.breaks ? null : numberEndingAt(tokens, at - 1)
    const article = tokens[at - 1]?.form === 'a' || tokens[at - 1]?.form === 'an'
    if (article && tokens[at - 2]?.form !== 'for') return null
    if (number !== null)
      return isRange(tokens, at - 1) ? null : { unit, amount: number.value + half, from: number.from, to }
    const before = tokens[at - 1]?.form ?? ''
    const alone = bare !== token.form || FOR.has(before) || AFTER.has(before) || WITHIN.has(before)
    return one.has(bare) && alone && !token.breaks ? { unit, amount: 1 + half, from: at, to } : null
  }
  return null
}

const EXPERIENCE = folded(['experience', 'exp', 'experienced', 'خبرة', 'الخبرة', 'بخبرة', 'وخبرة', 'خبرته', 'خبرتهم'])
const BEGIN = folded([
  'start',
  'starts',
  'starting',
  'begin',
  'beginning',
  'join',
  'joining',
  'onboard',
  'يبدأ',
  'تبدأ',
  'نبدأ',
  'يبدؤون',
  'البدء',
  'للبدء',
  'والبدء',
  'البداية',
  'ينضم',
  'الانضمام',
  'الانطلاق',
  'ابتداء',
  'بدء',
  'بدءا',
])
const AFTERWARDS = folded(['contract', 'engagement', 'project', 'term', 'عقد', 'مشروع', 'duration'])

/** Context window around a range of tokens, cut at the end of the sentence. */
function around(tokens: readonly Token[], from: number, to: number, reach: { back: number; ahead: number }): string[] {
  const forms: string[] = []
  for (let i = from; i > 0 && from - i < reach.back; i--) {
    if (tokens[i]?.breaks) break
    forms.push(tokens[i - 1]?.form ?? '')
  }
  for (let i = to + 1; i < tokens.length && i - to <= reach.ahead; i++) {
    if (tokens[i]?.breaks) break
    forms.push(tokens[i]?.form ?? '')
  }
  return forms
}

export function meaningOf(tokens: readonly Token[], { unit, from, to }: Measure): Meaning | null {
  const near = (words: ReadonlySet<string>, back: number, ahead: number) =>
    around(tokens, from, to, { back, ahead }).some((form) => words.has(form))
  if (tokens[to]?.form.startsWith('ل') || tokens[from]?.form.startsWith('ل')) return 'duration'
  if (near(EXPERIENCE, 5, 3)) return 'experience'
  if (near(AFTER, 1, 0)) return unit === 'year' ? null : 'start'
  if (near(WITHIN, 1, 0)) return near(BEGIN, 5, 4) && unit !== 'year' ? 'start' : null
  if (near(FOR, 2, 0) || near(AFTERWARDS, 0, 1)) return 'duration'
  const alone = (from === 0 || tokens[from]?.breaks) && (to === tokens.length - 1 || tokens[to + 1]?.breaks)
  return alone ? 'duration' : null
}

export function measuresOf(tokens: readonly Token[]): (Measure & { meaning: Meaning | null })[] {
  return tokens.flatMap((_, at) => {
    const measure = measureAt(tokens, at)
    return measure ? [{ ...measure, meaning: meaningOf(tokens, measure) }] : []
  })
}
