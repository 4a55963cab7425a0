import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { CvType } from '../../packages/domain/src/cv-imports/schema.ts'
import { type Sheet, sheetOf } from './layout.ts'
import { personOf } from './person.ts'
import { AR } from './words-ar.ts'
import { AR_HELD } from './words-ar-held.ts'
import { EN } from './words-en.ts'
import { EN_HELD } from './words-en-held.ts'
import { htmlOf } from './write-html.ts'
import { pdfOf } from './write-pdf.ts'
import { type Encoding, csvOf, encodeText, textOf } from './write-text.ts'
import { docOf, docxOf } from './write-word.ts'

export type Cv = { name: string; type: CvType; held: boolean; sheet: Sheet; bytes: Uint8Array }

/** What each CV is written as. Printed ones are made by a browser (`print.ts`) and kept beside this file. */
const KINDS = ['txt', 'docx', 'printed', 'doc', 'csv', 'pdf', 'docx', 'printed-two', 'txt-old', 'pdf'] as const
type Kind = (typeof KINDS)[number]
const COUNT = 60
const SEED = 2026

const PRINTED = new URL('./printed/', import.meta.url)

const OPEN = { ar: AR, en: EN }
const HELD = { ar: AR_HELD, en: EN_HELD }

type Plan = { name: string; kind: Kind; held: boolean; sheet: Sheet }

/** Every third is held out: it has words, dates and layouts of its own, and no rule is mended for one of its errors. */
function plans(): Plan[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const kind = KINDS[index % KINDS.length]!
    // The fonts every reader has hold no Arabic letters.
    const lang = kind === 'pdf' || (index + Math.floor(index / KINDS.length)) % 2 === 0 ? 'en' : 'ar'
    const held = index % 3 === 2
    const words = held ? HELD[lang] : OPEN[lang]
    const sheet = sheetOf(SEED + index, personOf(SEED + index, words, lang, held), words)
    return { name: `${String(index + 1).padStart(2, '0')}-${lang}-${kind}`, kind, held, sheet }
  })
}

/** Pages to print: the file's name and its HTML. */
export const printable = (): { file: URL; html: string }[] =>
  plans().flatMap(({ name, kind, sheet }) =>
    kind.startsWith('printed')
      ? [{ file: new URL(`${name}.pdf`, PRINTED), html: htmlOf(sheet, kind === 'printed-two' ? 2 : 1) }]
      : [],
  )

/** Tells whether a printed file was made from the page as it is now. */
export const stampOf = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16)

export const corpus = (): Cv[] =>
  plans().flatMap(({ name, kind, held, sheet }) => {
    const bytes = bytesOf(name, kind, sheet)
    return bytes ? [{ name, type: typeOf(kind), held, sheet, bytes }] : []
  })

const typeOf = (kind: Kind): CvType =>
  kind === 'txt-old' ? 'txt' : kind === 'printed' || kind === 'printed-two' ? 'pdf' : kind

function bytesOf(name: string, kind: Kind, sheet: Sheet): Uint8Array | null {
  const written = textOf(sheet)
  // The old code page has no Eastern digits.
  const old: Encoding = sheet.person.lang === 'ar' && !/[٠-٩]/.test(written) ? 'windows-1256' : 'utf-16'
  switch (kind) {
    case 'txt':
      return encodeText(written, 'utf-8')
    case 'txt-old':
      return encodeText(written, old)
    case 'csv':
      return encodeText(csvOf(sheet), 'utf-8')
    case 'docx':
      return docxOf(sheet)
    case 'doc':
      return docOf(sheet)
    case 'pdf':
      return pdfOf(sheet)
    case 'printed':
    case 'printed-two': {
      const file = new URL(`${name}.pdf`, PRINTED)
      return existsSync(file) ? new Uint8Array(readFileSync(file)) : null
    }
  }
}
