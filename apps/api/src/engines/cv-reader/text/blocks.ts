import { kindOfLines } from './section-kinds.ts'
import type { SectionKind } from './headings.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { type Line, wordsOf } from './lines.ts'

export type Section = { kind: SectionKind; lines: Line[] }

/** A CV without headings: blocks between empty lines, classified by their content. */
export const blocksOf = (lines: readonly Line[], lexicon: Lexicon): Section[] =>
  blocks(lines).map((block, index) => ({
    kind: (index === 0 ? undefined : kindOfLines(block, lexicon)) ?? 'contact',
    lines: block,
  }))

/** A section with an unknown heading is classified by its content, where the CV has no other section of that kind. */
export function reclassified(sections: readonly Section[], unknown: ReadonlySet<Section>, lexicon: Lexicon): Section[] {
  const missing = (kind: SectionKind) => !sections.some((section) => section.kind === kind)
  return sections.flatMap((section) => {
    if (section.kind === 'experience' || section.kind === 'education') return [section]
    const kind = unknown.has(section) ? kindOfLines(section.lines, lexicon) : undefined
    if (kind && missing(kind)) return [{ ...section, kind }]
    return splitAtHeadings(section, (lines) => {
      const kind = kindOfLines(lines, lexicon)
      return kind && missing(kind) ? kind : undefined
    })
  })
}

const MAX_HEADING_WORDS = 4

/** A short line after an empty one, above content of another kind, is a heading too. */
function splitAtHeadings(
  { kind, lines }: Section,
  kindOf: (lines: readonly Line[]) => SectionKind | undefined,
): Section[] {
  const [first = [], ...rest] = blocks(lines)
  return rest.reduce<Section[]>(
    (all, block) => {
      const [head, ...body] = block.filter(({ text }) => text !== '')
      const isHead = head && wordsOf(head.text).length <= MAX_HEADING_WORDS && !/[\d,،|•\t]/u.test(head.text)
      const other = isHead ? kindOf(body) : undefined
      if (other) all.push({ kind: other, lines: body })
      else all.at(-1)!.lines.push(...block)
      return all
    },
    [{ kind, lines: [...first] }],
  )
}

/** Between empty lines. */
const blocks = (lines: readonly Line[]): Line[][] =>
  lines.reduce<Line[][]>(
    (all, line) => {
      if (line.text === '') all.push([])
      all.at(-1)!.push(line)
      return all
    },
    [[]],
  )
