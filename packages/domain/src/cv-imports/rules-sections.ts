import { type SectionKind, kindOf, namedKind } from './rules-headings.ts'
import { type Line, plainForm, wordsOf } from './rules-lines.ts'

/** "E X P E R I E N C E" is one word to its reader. */
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
  'other',
]

const LISTED = /^[•●▪◦‣*–—-]\s|\s[–—-]\s|[,،;|\t]/u

/** Is this line a heading, or does it begin with one ("Skills: React, Go")? */
export function headingIn(text: string): { kind: SectionKind; rest: string } | null {
  const [, label = text, rest = ''] = /^([^:：]{2,45})[:：]\s*(\S.*)?$/u.exec(text) ?? []
  const name = plainForm(closeUp(label.replace(/\t/g, ' '))).replace(/^(?:\d+|[ivx]+) (?=\p{L})/u, '')
  if (wordsOf(name).length > 5) return null
  // A label before a value, or an item of a list, is a heading only in so many words.
  const kind = rest === '' && !LISTED.test(text) ? kindOf(name) : namedKind(name)
  if (!kind || (rest !== '' && !INLINE.includes(kind))) return null
  return { kind, rest: rest.replace(/\t/g, ' ') }
}

export type Section = { kind: SectionKind; lines: Line[] }

const STACK =
  /^(?:tech(?:nical)? stack|technologies|tools|stack|environment|(?:key )?projects|achievements|activities|training|التقنيات|الأدوات|الإنجازات|المشاريع)/iu
const SPOKEN =
  /arabic|english|french|german|turkish|spanish|italian|russian|chinese|urdu|hindi|persian|عربي|نجليزي|نكليزي|فرنسي|لماني|تركي|سباني|يطالي|روسي|صيني|ردي/iu
const ANY_LANGUAGES = /^\s*(?:languages?|اللغات|لغات)\s*[:：]/iu

/** "Tech stack: …" and "Achievements: …" belong to their job, and "Languages: Python, Go" to the skills. */
const isInside = (text: string, { kind, rest }: { kind: SectionKind; rest: string }, section: SectionKind): boolean =>
  rest !== '' &&
  ((section === 'experience' && (kind === 'skills' || kind === 'other') && STACK.test(text.trim())) ||
    (section === 'skills' && kind === 'languages' && ANY_LANGUAGES.test(text) && !SPOKEN.test(rest)))

/** The head of the CV comes first, as `contact`; then one section per heading, in order. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const isForeign = foreignHeadings(lines)
  const sections: Section[] = [{ kind: 'contact', lines: [] }]
  for (const line of lines) {
    const before = sections.at(-1)!
    const heading = headingIn(line.text) ?? (isForeign(line) ? { kind: 'other' as const, rest: '' } : null)
    if (!heading || isInside(line.text, heading, before.kind)) before.lines.push(line)
    else {
      // A table has its name before every row.
      const section = heading.rest !== '' && before.kind === heading.kind ? before : { kind: heading.kind, lines: [] }
      if (section !== before) sections.push(section)
      if (heading.rest !== '') section.lines.push({ ...line, text: heading.rest })
    }
  }
  return sections
}

export const linesIn = (sections: readonly Section[], kind: SectionKind): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)

const FEWEST = 2
const TALLER = 1.12
const isCapitals = (text: string) => /^[\p{Lu}\p{M}\s&/'-]{4,}$/u.test(text) && !/^\p{Lu}{1,5}$/u.test(text)
const isColoned = (text: string) => /^[^:：]{3,40}[:：]$/u.test(text)

/** People set all their headings alike: what looks like the known ones ends a section, even where nobody knows it. */
function foreignHeadings(lines: readonly Line[]): (line: Line) => boolean {
  const known = lines.filter(({ text }) => headingIn(text)?.rest === '')
  if (known.length < FEWEST) return () => false
  const size = Math.min(...known.map((line) => line.size))
  const sizes = lines.filter(({ text }) => text !== '').map((line) => line.size)
  const body = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  const taller = size > body * TALLER
  const capitals = known.every(({ text }) => isCapitals(text.replace(/[:：]$/u, '')))
  const coloned = known.every(({ text }) => isColoned(text))
  const first = known[0]!.n
  return (line) =>
    line.n > first &&
    wordsOf(line.text).length <= 5 &&
    !/\d/.test(line.text) &&
    ((taller && Math.abs(line.size - size) < 0.3) ||
      (capitals && isCapitals(line.text)) ||
      (coloned && isColoned(line.text)))
}
