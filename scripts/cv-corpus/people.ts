import { readFileSync, readdirSync } from 'node:fs'
import type { CvType } from '../../packages/domain/src/cv-imports/schema.ts'
import type { Expected } from './layout.ts'
import { type Encoding, encodeText } from './write-text.ts'
import { texPdf } from './write-tex.ts'
import { docxOfText } from './write-docx.ts'
import { docFile } from '../../apps/api/src/testing/word-files.ts'
import { marked } from './marked.ts'

/** Hand-written CVs, with the expected values marked in the text. */
export type Person = { name: string; set: 'open' | 'holdout'; type: CvType; expected: Expected; text: string; way: Way }

/** What has to be printed, and how. */
export type Page = { file: URL; way: 'html' | 'typst'; source: string }

const WAYS = {
  '.docx.txt': 'docx',
  '.doc.txt': 'doc',
  '.tex.txt': 'tex',
  '.1256.txt': 'windows-1256',
  '.utf16.txt': 'utf-16',
  '.txt': 'utf-8',
  '.html': 'html',
  '.typ': 'typst',
} as const
type Way = (typeof WAYS)[keyof typeof WAYS]
const TYPES: Readonly<Record<Way, CvType>> = {
  docx: 'docx',
  doc: 'doc',
  tex: 'pdf',
  'windows-1256': 'txt',
  'utf-16': 'txt',
  'utf-8': 'txt',
  html: 'pdf',
  typst: 'pdf',
}

export const people = (): Person[] =>
  (['open', 'holdout'] as const).flatMap((set) => {
    const folder = new URL(`./people/${set}/`, import.meta.url)
    return readdirSync(folder)
      .toSorted()
      .map((file) => {
        const [end, way] = Object.entries(WAYS).find(([end]) => file.endsWith(end))!
        const { text, expected } = marked(readFileSync(new URL(file, folder), 'utf8'))
        return { name: file.slice(0, -end.length), set, type: TYPES[way], expected, text, way }
      })
  })

/** Null for those that a browser or a typesetter has to print. */
export function peopleBytes({ way, text }: Person): Uint8Array | null {
  switch (way) {
    case 'html':
    case 'typst':
      return null
    case 'docx':
      return docxOfText(text)
    case 'doc':
      return docFile(text)
    case 'tex':
      return texPdf(text)
    default:
      return encodeText(text, way satisfies Encoding)
  }
}
