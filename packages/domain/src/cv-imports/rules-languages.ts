import { searchForm } from '../kernel/text.ts'
import { type Lexicon, nameForm } from './rules-lexicon.ts'
import { type Line, from, withoutBullet } from './rules-lines.ts'
import type { CvProposal } from './schema.ts'

type Level = NonNullable<CvProposal['languages'][number]['value']['level']>

const LEVELS: readonly [Level, RegExp][] = [
  ['native', /native|mother tongue|first language|(?:ال)?لغه (?:ال)?ام|اللغه الاصليه/],
  ['intermediate', /\bb[12]\b|upper intermediate|intermediate|conversational|limited working|good|متوسط|جيد(?! جدا)/],
  [
    'advanced',
    /\bc[12]\b|fluent|fluency|advanced|proficient|professional|excellent|very good|bilingual|full working|متقدم|بطلاقه|طليق|ممتاز|جيد جدا|اتقان|محترف/,
  ],
  ['beginner', /\ba[12]\b|beginner|basic|elementary|مبتدي|اساسي|ضعيف|مبادي/],
]
const levelIn = (form: string): Level | undefined => LEVELS.find(([, words]) => words.test(form))?.[0]

/** Every language named, with the level that stands beside it. */
export function readLanguages(lines: readonly Line[], lexicon: Lexicon): CvProposal['languages'] {
  const all: CvProposal['languages'] = []
  for (const line of lines) {
    // Brackets hold a level, so a comma inside them parts nothing.
    const text = withoutBullet(line.text).replace(
      /\(([^)]*)\)/g,
      (_, inside: string) => ` ${inside.replace(/[,،;|]/g, ' ')} `,
    )
    for (const piece of text.split(/[,،;؛|•·]|\t|\s{2,}| and (?=\p{Lu})| و(?=ال\p{L})/u)) {
      const words = nameForm(piece.replace(/[:–—-]/g, ' ')).split(' ')
      const id = named(words, lexicon)
      if (id && !all.some(({ value }) => value.id === id)) {
        const level = levelIn(searchForm(piece))
        all.push(from({ id, ...(level && { level }) }, [line], level ? 0.95 : 0.8))
      } else if (!id) {
        // The level on the next line.
        const last = all.at(-1)
        const level = levelIn(searchForm(piece))
        if (last && level && !last.value.level && words.length <= 4) last.value.level = level
      }
    }
  }
  return all
}

function named(words: readonly string[], lexicon: Lexicon): string | undefined {
  for (let at = 0; at < Math.min(words.length, 3); at++) {
    const two = lexicon.languages.get(words.slice(at, at + 2).join(' '))
    const one = lexicon.languages.get(words[at] ?? '')
    if (two ?? one) return two ?? one
  }
  return undefined
}
