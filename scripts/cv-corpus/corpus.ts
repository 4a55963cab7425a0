import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { CvType } from '../../packages/domain/src/cv-imports/schema.ts'
import { type Expected, type Sheet, sheetOf } from './layout.ts'
import { type Page, people, peopleBytes } from './people.ts'
import { personOf } from './person.ts'
import { AR } from './words-ar.ts'
import { AR_APART } from './words-ar-apart.ts'
import { EN } from './words-en.ts'
import { EN_APART } from './words-en-apart.ts'
import { htmlOf } from './write-html.ts'
import { pdfOf } from './write-pdf.ts'
import { type Encoding, csvOf, encodeText, textOf } from './write-text.ts'
import { docOf, docxOf } from './write-word.ts'

/** Holdout set: scored before a rule was written for its kind; no rule is tuned on its errors. */
export const SETS = ['open', 'holdout'] as const
export type CvSet = (typeof SETS)[number]
export type Cv = { name: string; type: CvType; set: CvSet; expected: Expected; bytes: Uint8Array }

/** Formats of the CVs. Printed ones are made by a browser (`print.ts`) and committed. */
const KINDS = ['txt', 'docx', 'printed', 'doc', 'csv', 'pdf', 'docx', 'printed-two', 'txt-old', 'pdf'] as const
type Kind = (typeof KINDS)[number]
const COUNT = 60
const SEED = 2026

const PRINTED = new URL('./printed/', import.meta.url)

const OPEN = { ar: AR, en: EN }
const APART = { ar: AR_APART, en: EN_APART }

type Plan = { name: string; kind: Kind; sheet: Sheet }

/** Every third has its own vocabulary, dates and layouts. */
function plans(): Plan[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const kind = KINDS[index % KINDS.length]!
    // The standard PDF fonts have no Arabic letters.
    const lang = kind === 'pdf' || (index + Math.floor(index / KINDS.length)) % 2 === 0 ? 'en' : 'ar'
    const isHoldout = index % 3 === 2
    const words = isHoldout ? APART[lang] : OPEN[lang]
    const sheet = sheetOf(SEED + index, personOf(SEED + index, words, lang, isHoldout), words)
    return { name: `${String(index + 1).padStart(2, '0')}-${lang}-${kind}`, kind, sheet }
  })
}

const printedFile = (name: string) => new URL(`${name}.pdf`, PRINTED)

/** Pages to print by a browser or a typesetter: file name and source. */
export const printable = (): Page[] => [
  ...plans().flatMap(({ name, kind, sheet }) =>
    kind.startsWith('printed')
      ? [{ file: printedFile(name), way: 'html' as const, source: htmlOf(sheet, kind === 'printed-two' ? 2 : 1) }]
      : [],
  ),
  ...people().flatMap(({ name, way, text }) =>
    way === 'html' || way === 'typst' ? [{ file: printedFile(name), way, source: text }] : [],
  ),
]

/** Detects an outdated printed file by a hash of its source. */
export const stampOf = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 16)

export const corpus = (): Cv[] => [
  ...plans().map(({ name, kind, sheet }) => ({
    name,
    type: typeOf(kind),
    set: 'open' as const,
    expected: sheet.expected,
    bytes: bytesOf(name, kind, sheet),
  })),
  ...people().map((person) => ({ ...person, bytes: peopleBytes(person) ?? printed(person.name) })),
]

const typeOf = (kind: Kind): CvType =>
  kind === 'txt-old' ? 'txt' : kind === 'printed' || kind === 'printed-two' ? 'pdf' : kind

const printed = (name: string) => new Uint8Array(readFileSync(printedFile(name)))

function bytesOf(name: string, kind: Kind, sheet: Sheet): Uint8Array {
  const text = textOf(sheet)
  // Windows-1256 has no Eastern digits.
  const old: Encoding = sheet.person.lang === 'ar' && !/[٠-٩]/.test(text) ? 'windows-1256' : 'utf-16'
  switch (kind) {
    case 'txt':
      return encodeText(text, 'utf-8')
    case 'txt-old':
      return encodeText(text, old)
    case 'csv':
      return encodeText(csvOf(sheet), 'utf-8')
    case 'docx':
      return docxOf(sheet)
    case 'doc':
      return docOf(sheet)
    case 'pdf':
      return pdfOf(sheet)
    case 'printed':
    case 'printed-two':
      return printed(name)
  }
}

/** A sample for measuring many pages. */
export const sampleSheet = (): Sheet => plans().find(({ kind }) => kind === 'pdf')!.sheet
