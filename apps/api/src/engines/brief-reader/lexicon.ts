import { type Meanings, entries, spelling } from './lexicon-entries.ts'
import { type Token, phraseOf } from './tokens.ts'
import { CUES } from './vocabulary/cues.ts'
import { FILLERS } from './vocabulary/fillers.ts'
import { SKILLS_OF_PEOPLE } from './vocabulary/skills.ts'

/** A phrase of the text that means something. */
export type Mark = {
  readonly from: number
  readonly to: number
  /** Without its prefix. */ readonly stem: string
} & Meanings

const cueWords = new Set(Object.values(CUES).flatMap((forms) => forms.flatMap((form) => phraseOf(form).slice(0, 1))))
const fillers = new Set(FILLERS.flatMap(phraseOf))

/** Stop words, which carry no requirement. */
export const isFiller = ({ form, bare }: Token): boolean => fillers.has(form) || bare.some((stem) => fillers.has(stem))

export function phraseStandsAt(tokens: readonly Token[], at: number, words: readonly string[], stem: string): boolean {
  return words.every((word, offset) => {
    const token = tokens[at + offset]
    if (offset === 0) return word === stem
    return token !== undefined && token.gap !== 'stop' && (token.form === word || token.form === `ال${word}`)
  })
}

/** The longest phrase at this token; between equals the one that keeps more of the word. */
function phraseAt(tokens: readonly Token[], at: number, stems: readonly string[]): Mark | null {
  let best: { words: number; stem: string; meanings: Meanings } | null = null
  for (const stem of stems)
    for (const { words, meanings } of entries.get(stem) ?? [])
      if (phraseStandsAt(tokens, at, words, stem)) {
        const isBetter =
          !best || words.length > best.words || (words.length === best.words && stem.length > best.stem.length)
        if (isBetter) best = { words: words.length, stem, meanings }
      }
  return best && { from: at, to: at + best.words - 1, stem: best.stem, ...best.meanings }
}

/** A word that is in no list is read as the nearest one that is. */
const corrected = (token: Token): readonly string[] => {
  if (isFiller(token) || cueWords.has(token.form)) return []
  const stems = token.bare.filter((stem) => stem === token.form || stem.length >= 5)
  const nearest = stems.flatMap((stem) => spelling.nearest(stem) ?? [])
  return nearest.slice(0, 1)
}

const BESIDE_TECHNOLOGY = new Set([
  'developer',
  'developers',
  'dev',
  'devs',
  'engineer',
  'engineers',
  'programmer',
  'or',
  'and',
  'او',
  'بلغه',
  'لغه',
  'with',
  'in',
  'using',
  'ب',
  'مطور',
  'مبرمج',
  'بدل',
  'مهندس',
])
const NOT_BEFORE_NODE = new Set(['كما', 'نحن', 'اننا', 'عليكم', 'و', 'حيث', 'شركتنا', 'لاننا'])
const TECHNOLOGY = /^\p{Script=Arabic}?\p{Lu}/u

/** "Go developers", «مطور بلغة Go»: an ordinary word, which beside somebody is a technology. */
function technologyAt(tokens: readonly Token[], at: number): Mark | null {
  const token = tokens[at]!
  const form = token.bare.find((stem) => Object.hasOwn(SKILLS_OF_PEOPLE, stem))
  // «نود» begins a sentence as "we would like".
  if (form === 'نود')
    return at > 0 && token.gap === 'none' && !NOT_BEFORE_NODE.has(tokens[at - 1]?.form ?? '')
      ? { from: at, to: at, stem: form, skills: [SKILLS_OF_PEOPLE[form]!] }
      : null
  if (form === undefined || !TECHNOLOGY.test(token.raw)) return null
  const isBeside =
    [tokens[at - 1], tokens[at + 1]].some(
      (other) => other && other.gap !== 'stop' && other.bare.some((stem) => BESIDE_TECHNOLOGY.has(stem)),
    ) || /^[وبل]\p{Script=Latin}/u.test(token.form)
  return isBeside ? { from: at, to: at, stem: form, skills: [SKILLS_OF_PEOPLE[form]!] } : null
}

/** All marks of a text; a token is in one of them, its longest. */
export function marksOf(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const mark = phraseAt(tokens, at, token.bare) ?? technologyAt(tokens, at) ?? phraseAt(tokens, at, corrected(token))
    if (!mark) continue
    marks.push(mark)
    at = mark.to
  }
  return marks
}
