import { docFile, docxFile } from '../../apps/api/src/testing/word-files.ts'
import type { Sheet } from './layout.ts'
import { textOf } from './write-text.ts'

export const docxOf = ({ head, blocks, person }: Sheet): Uint8Array =>
  docxFile([...head, ...blocks.flatMap(({ heading, lines }) => [{ text: heading }, ...lines])], person.lang === 'ar')

export const docOf = (sheet: Sheet): Uint8Array => docFile(textOf(sheet))
