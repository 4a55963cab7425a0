import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { type Line, readFrom, plainForm } from './lines.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

type Level = NonNullable<CvProposal['languages'][number]['value']['level']>

/** In plain form; the first match counts. */
const LEVELS: readonly [Level, RegExp][] = [
  [
    'native',
    /native|mother tongue|first language|maternelle|لغ(?:ه|تي) (?:ال)?ام(?!\p{L})|(?<!\p{L})الام(?!\p{L})|لغه الاصليه|لغه اصليه/u,
  ],
  [
    'intermediate',
    /\bb[12]\b|intermediate|conversational|limited working|medium|(?<!very )good|intermediaire|moyen|متوسط|(?<!\p{L})جيده?(?! جدا)/u,
  ],
  [
    'advanced',
    /\bc[12]\b|fluent|fluency|advanced|proficient|professional|excellent|very good|bilingual|full working|courant|bilingue|avance|متقدم|اجاده تامه|طلاقه|طليق|ممتاز|جيده? جدا|اتقان|متقن|محترف/u,
  ],
  ['beginner', /\ba[12]\b|beginner|basic|elementary|notions|debutant|scolaire|مبتدي|اساسي|ضعيف|مبادي|بسيط/u],
]
const levelIn = (form: string): Level | undefined => LEVELS.find(([, words]) => words.test(form))?.[0]

/** The catalogue has Arabic and English names only. */
const FRENCH = new Map(
  Object.entries({
    ar: 'arabe',
    en: 'anglais',
    fr: 'francais',
    de: 'allemand',
    es: 'espagnol',
    it: 'italien',
    tr: 'turc',
    ru: 'russe',
    pt: 'portugais',
    zh: 'chinois',
    nl: 'neerlandais',
  }).map(([id, name]) => [name, id]),
)

/** Every language with the level beside it: mostly after it, or before it where the line begins with a level. */
export function readLanguages(lines: readonly Line[], lexicon: Lexicon): CvProposal['languages'] {
  const all: CvProposal['languages'] = []
  for (const line of closed(lines)) {
    const words = nameForm(plainForm(line.text)).split(' ')
    const names = namesIn(words, lexicon)
    const levelBetween = (from: number, to?: number) => levelIn(words.slice(from, to).join(' '))
    const first = names[0]
    if (!first) {
      // The level on the next line.
      const last = all.at(-1)
      const level = levelBetween(0)
      if (last && level && !last.value.level && words.length <= MAX_LEVEL_WORDS) last.value.level = level
      continue
    }
    let before = levelBetween(0, first.at)
    for (const [index, { id, end }] of names.entries()) {
      const after = levelBetween(end, names[index + 1]?.at)
      const level = before ?? after
      if (!all.some(({ value }) => value.id === id))
        all.push(readFrom({ id, ...(level && { level }) }, [line], level ? 0.95 : 0.8))
      if (before && after) before = after
    }
  }
  return all
}

/** Joins lines where a bracket spans both, because it holds one level. */
function closed(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last && /\([^)]*$/.test(last.text)) all[all.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else all.push(line)
  }
  return all
}

const MAX_LEVEL_WORDS = 4

function namesIn(words: readonly string[], lexicon: Lexicon): { id: string; at: number; end: number }[] {
  const names: { id: string; at: number; end: number }[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const two = lexicon.languages.get(`${word} ${words[at + 1]}`)
    const id = two ?? languageOf(word, lexicon)
    if (id) names.push({ id, at, end: (at += two ? 1 : 0) + 1 })
  }
  return names
}

/** «والإنجليزية»: with the prefix «و». */
const languageOf = (word: string, lexicon: Lexicon) =>
  lexicon.languages.get(word) ?? FRENCH.get(word) ?? lexicon.languages.get(word.replace(/^و(?:ال)?(?=\p{L}{4})/u, ''))
