import { cleanLine, foldDigits, searchForm } from '@fareeq/domain/kernel/text/text.ts'
import type { ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

/** An extracted line. `size` is the font size, where the file has one. */
export type CvLine = { text: string; size?: number }

/** A normalised line. Tabs stay, because they separate columns. `n` counts from 1; `as` is the field that a label names. */
export type Line = { n: number; text: string; size: number; as?: LinePart }
export type LinePart = 'title' | 'company' | 'degree' | 'field' | 'school'

const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]/
const compose = (text: string) => (PRESENTATION_FORMS.test(text) ? text.normalize('NFKC') : text)
const WIDE_GAP = /\t+| {3,}/
/** Markup of plain text: "## Skills", "== Jobs ==", "**2019**". */
const MARKUP = /\*\*|__|^\s*#{1,6}\s+|^\s*(?:={2,}|>{2,})\s*|\s*={2,}\s*$/g

/** Page footer, with or without a name before it. */
const FOOTER = /^(?:[\p{L}\p{M}'’. -]{0,40}[\s|–—-]\s*)?(?:page|صفحة)\s*\d{1,2}\s*(?:of|\/|من|sur)\s*\d{1,2}$/iu

export const linesOf = (lines: readonly CvLine[]): Line[] =>
  lines.map(({ text, size = 0 }, index) => {
    const cleaned = foldDigits(compose(text))
      .replace(MARKUP, '')
      .split(WIDE_GAP)
      .map(cleanLine)
      .filter((part) => part !== '')
      .join('\t')
    return { n: index + 1, size, text: FOOTER.test(cleaned) ? '' : cleaned }
  })

const MAX_SOURCE_LENGTH = 300

/** Provenance: a value with the lines it was read from, which are shown beside it. */
export const readFrom = <Value>(value: Value, lines: readonly Line[], confidence: number): ReadValue<Value> => ({
  value,
  source: {
    lines: lines.map(({ n }) => n),
    text: lines
      .map(({ text }) => text.replace(/\t/g, ' '))
      .join('\n')
      .slice(0, MAX_SOURCE_LENGTH)
      .toWellFormed(),
  },
  confidence: Math.round(confidence * 100) / 100,
})

const BULLET = /^(?:[•●▪■□◆◇◦‣∙·○►▸▶➢➤›»✓✔★✦*❖o](?=\s|\p{L})|[-–—+](?=\s)|\d{1,2}[.)](?=\s))\s*/u
const LETTER_O = /^o\p{L}/u
export const isBullet = ({ text }: Line): boolean => BULLET.test(text) && !LETTER_O.test(text)
export const withoutBullet = (text: string): string =>
  LETTER_O.test(text) ? text : text.replace(BULLET, '').replace(/\t/g, ' ').trim()

const MAX_NAME_WORDS = 12
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Looks like a sentence, so it is neither a job nor a place. */
export const isProse = (text: string): boolean =>
  wordsOf(text).length > MAX_NAME_WORDS || (/[.؛!؟]$/.test(text) && wordsOf(text).length > 5)

/** Separators of a line: a bar, a dot, a dash with spaces, a tab. */
const STRONG = /\s*[|¦•·・●▪]\s*|\t|\s+[–—-]+\s+|\s+\/\s+|\s*→\s*/u
const WEAK = /\s*[,،;؛]\s+/u

export const partsOf = (text: string, weak = false): string[] =>
  text
    .split(STRONG)
    .flatMap((part) => (weak ? part.split(WEAK) : [part]))
    .map((part) => part.replace(/^[\s,،:–—-]+|[\s,،:–—-]+$/gu, '').trim())
    .filter((part) => part !== '')

/** "Email: x" and «البريد: x»: the label in search form, and its value. */
export function labelled(text: string): { label: string; value: string } | null {
  const [, label = '', value = ''] =
    /^([\p{L}\p{M} .()/&'’-]{2,60}?)\s*(?:[:：]\s*|\t[:：]?\s*)(\S.*)$/u.exec(text) ?? []
  return label === '' ? null : { label: plainForm(label), value: value.replace(/\t/g, ' ').trim() }
}

/** Removes accents: "Développeur" → "developpeur". */
export const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** Letters only, for comparing headings and labels. */
export const plainForm = (text: string): string =>
  unaccented(searchForm(text))
    .replace(/[^\p{L}\p{Nd}&+# ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
