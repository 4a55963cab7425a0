import { cleanLine, foldDigits, searchForm } from '../kernel/text.ts'
import type { Found } from './schema.ts'

/** A line as it was taken out of the file. `size` is the height of its letters, where the file tells. */
export type CvLine = { text: string; size?: number }

/** Cleaned for reading; tabs stay, because they tell columns of a line apart. `n` counts from 1. */
export type Line = { n: number; text: string; size: number }

const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]/
const compose = (text: string) => (PRESENTATION_FORMS.test(text) ? text.normalize('NFKC') : text)
const WIDE_GAP = /\t+| {3,}/

export const linesOf = (lines: readonly CvLine[]): Line[] =>
  lines.map(({ text, size = 0 }, index) => ({
    n: index + 1,
    size,
    text: foldDigits(compose(text))
      .split(WIDE_GAP)
      .map(cleanLine)
      .filter((part) => part !== '')
      .join('\t'),
  }))

const LONGEST_SOURCE = 300

/** What a value was read from is shown beside it. */
export const from = <Value>(value: Value, lines: readonly Line[], confidence: number): Found<Value> => ({
  value,
  source: {
    lines: lines.map(({ n }) => n),
    text: lines
      .map(({ text }) => text.replace(/\t/g, ' '))
      .join('\n')
      .slice(0, LONGEST_SOURCE)
      .toWellFormed(),
  },
  confidence: Math.round(confidence * 100) / 100,
})

const BULLET = /^(?:[•●▪■◦‣∙·○►➢✓✔*❖o](?=\s|\p{L})|[-–—](?=\s)|\d{1,2}[.)](?=\s))\s*/u
const LETTER_O = /^o\p{L}/u
export const isBullet = ({ text }: Line): boolean => BULLET.test(text) && !LETTER_O.test(text)
export const withoutBullet = (text: string): string =>
  LETTER_O.test(text) ? text : text.replace(BULLET, '').replace(/\t/g, ' ').trim()

const MOST_WORDS_OF_A_NAME = 12
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Reads like a sentence, so it names neither a job nor a place. */
export const isProse = (text: string): boolean =>
  wordsOf(text).length > MOST_WORDS_OF_A_NAME || (/[.؛!؟]$/.test(text) && wordsOf(text).length > 5)

/** Between the parts of a line: a bar, a dot, a dash with spaces, a column. */
const STRONG = /\s*[|¦•·●▪]\s*|\t|\s+[–—-]+\s+|\s+\/\s+|\s*→\s*/u
const WEAK = /\s*[,،;؛]\s+/u

export const partsOf = (text: string, weak = false): string[] =>
  text
    .split(STRONG)
    .flatMap((part) => (weak ? part.split(WEAK) : [part]))
    .map((part) => part.replace(/^[\s,،:–—-]+|[\s,،:–—-]+$/gu, '').trim())
    .filter((part) => part !== '')

/** "Email: x" and «البريد: x»: the label in its search form, and what it labels. */
export function labelled(text: string): { label: string; value: string } | null {
  const [, label = '', value = ''] =
    /^([\p{L}\p{M} .()/&-]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(text.replace(/\t/g, ' ')) ?? []
  return label === '' ? null : { label: plainForm(label), value: value.trim() }
}

/** For comparing headings and labels: letters only. */
export const plainForm = (text: string): string =>
  searchForm(text)
    .replace(/[^\p{L}\p{Nd}&+# ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
