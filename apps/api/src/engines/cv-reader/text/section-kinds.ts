import { periodIn } from './dates.ts'
import type { SectionKind } from './headings.ts'
import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { type Line, isBullet, isProse } from './lines.ts'
import { itemsOf } from './skills.ts'
import { isDegree, isSchool, isTitle } from '../lexicon/words.ts'

const MIN_SKILLS = 3
const MAX_UNKNOWN_RATIO = 0.5

/** A date range with an end, or open to the present. */
const lasts = (text: string) => {
  const period = periodIn(text)
  return Boolean(period?.start && (period.end ?? period.current))
}

const CLASSIFIERS: readonly [SectionKind, (lines: readonly Line[], lexicon: Lexicon) => boolean][] = [
  ['education', (lines) => lines.some(({ text }) => isDegree(text)) && lines.some(({ text }) => isStudy(text))],
  [
    'experience',
    (lines) =>
      lines.some(({ text }) => lasts(text)) &&
      lines.some((line) => isTitle(line.text) && !isBullet(line) && !isProse(line.text)),
  ],
  ['languages', (lines, { languages }) => lines.every(({ text }) => wordsIn(text).some((word) => languages.has(word)))],
  [
    'skills',
    (lines, { skills }) => {
      const items = lines.flatMap(({ text }) => itemsOf(text))
      const skillNames = items.filter((item) => skills.has(nameForm(item)))
      return skillNames.length >= MIN_SKILLS && skillNames.length > items.length * MAX_UNKNOWN_RATIO
    },
  ],
]
const isStudy = (text: string) => isSchool(text) || periodIn(text) !== null
const wordsIn = (text: string) => nameForm(text.replace(/[^\p{L}\s]/gu, ' ')).split(' ')

/** Classifies lines without a heading by content, where only one kind fits. */
export function kindOfLines(lines: readonly Line[], lexicon: Lexicon): SectionKind | undefined {
  const filled = lines.filter(({ text }) => text !== '')
  return filled.length === 0 ? undefined : CLASSIFIERS.find(([, isKind]) => isKind(filled, lexicon))?.[0]
}
