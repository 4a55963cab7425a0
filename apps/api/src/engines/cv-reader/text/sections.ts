import { type Section, blocksOf, reclassified } from './blocks.ts'
import { type SectionKind, kindOf, namedKind } from './headings.ts'
import { foreignHeadings } from './foreign-headings.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { type Line, isProse, plainForm, wordsOf } from './lines.ts'
import { isDegree, isSchool, isTitle } from '../lexicon/words.ts'

/** Letter-spaced headings: "E X P E R I E N C E". */
const closeUp = (text: string) =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text.trim())
    ? text.replace(/ /g, '')
    : text.replace(/(?<=^|\s{2,})(?:\p{L} ){3,}\p{L}(?=\s{2,}|$)/gu, (word) => word.replace(/ /g, ''))

const INLINE: readonly SectionKind[] = [
  'summary',
  'experience',
  'education',
  'certifications',
  'languages',
  'skills',
  'projects',
  'other',
]

/** A section name in the first cell of a row. */
const CELLS = /^([^\t:：]{4,45})\t(\S[^\t]*)$/u

const LIST_ITEM = /^[•●▪◦‣*–—-]\s|\s[–—-]\s|[,،;|\t]/u

/** Run-in heading: "PROFILE Engineer who …". */
function runIn(text: string): RegExpExecArray | null {
  const both = /^([\p{Lu}&' ]{5,40}) (\p{Lu}?\p{Ll}.*)$/u.exec(text)
  return both && isProse(both[2]!) ? both : null
}

/** "Academic Education: …" where the rest of the line is of that kind. */
function inlineKind(name: string, rest: string): SectionKind | undefined {
  const kind = rest === '' ? undefined : kindOf(name)
  return kind && FITS[kind]?.(rest) ? kind : undefined
}
const FITS: Readonly<Partial<Record<SectionKind, (rest: string) => boolean>>> = {
  summary: isProse,
  experience: isTitle,
  education: (rest) => isDegree(rest) || isSchool(rest),
  languages: (rest) => HUMAN_LANGUAGES.test(rest),
  skills: (rest) => /[,،•|].*[,،•|]/u.test(rest),
}

/** Whether a line is a heading or begins with one ("Skills: React, Go"). */
export function headingIn(text: string): { kind: SectionKind; rest: string } | null {
  const [, label = text, rest = ''] =
    /^([^:：]{2,45})[:：]\s*(\S.*)?$/u.exec(text) ?? CELLS.exec(text) ?? runIn(text) ?? []
  const name = plainForm(closeUp(label.replace(/\t/g, ' '))).replace(/^(?:\d+|[ivx]+) (?=\p{L})/u, '')
  if (wordsOf(name).length > 5) return null
  // A label before a value, or a list item, is a heading only on an exact match.
  const kind = rest === '' && !LIST_ITEM.test(text) ? kindOf(name) : (namedKind(name) ?? inlineKind(name, rest))
  if (!kind || (rest !== '' && !INLINE.includes(kind))) return null
  return { kind, rest: rest.replace(/\t/g, ' ') }
}

const STACK =
  /^[•●▪◦‣*–—-]?\s*(?:tech(?:nical)? stack|technologies|tools|stack|environment|(?:key )?projects|achievements|activities|training|التقنيات|الأدوات|الإنجازات|المشاريع)/iu
const HUMAN_LANGUAGES =
  /arabic|english|french|german|turkish|spanish|italian|russian|chinese|urdu|hindi|persian|عربي|نجليزي|نكليزي|فرنسي|لماني|تركي|سباني|يطالي|روسي|صيني|ردي/iu
const ANY_LANGUAGES = /^\s*(?:languages?|اللغات|لغات)\s*[:：]/iu

/** "Tech stack: …" and "Achievements: …" belong to their job or project, and "Languages: Python, Go" to the skills. */
const isInside = (text: string, { kind, rest }: { kind: SectionKind; rest: string }, section: SectionKind): boolean =>
  rest !== '' &&
  ((['experience', 'projects'].includes(section) &&
    ['skills', 'projects', 'other'].includes(kind) &&
    STACK.test(text.trim())) ||
    (section === 'skills' && kind === 'languages' && ANY_LANGUAGES.test(text) && !HUMAN_LANGUAGES.test(rest)))

/** First the top of the CV, as `contact`; then one section per heading, in order. */
export function sectionsOf(lines: readonly Line[], lexicon: Lexicon): Section[] {
  const isForeign = foreignHeadings(lines, ({ text }) => headingIn(text)?.rest === '')
  const sections: Section[] = [{ kind: 'contact', lines: [] }]
  const unknown = new Set<Section>()
  for (const line of lines) {
    const before = sections.at(-1)!
    const knownHeading = headingIn(line.text)
    const heading = knownHeading ?? (isForeign(line) ? { kind: 'other' as const, rest: '' } : null)
    if (!heading || isInside(line.text, heading, before.kind)) before.lines.push(line)
    else {
      // A table repeats the section name in every row.
      const section = heading.rest !== '' && before.kind === heading.kind ? before : { kind: heading.kind, lines: [] }
      if (section !== before) sections.push(section)
      if (!knownHeading) unknown.add(section)
      // "Mother tongue: Arabic" contains the level too.
      const namesLevel = /tongue|maternelle/i.test(line.text)
      if (heading.rest !== '') section.lines.push({ ...line, text: namesLevel ? line.text : heading.rest })
    }
  }
  return sections.length === 1 ? blocksOf(lines, lexicon) : reclassified(sections, unknown, lexicon)
}

export const linesIn = (sections: readonly Section[], kind: SectionKind): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)
