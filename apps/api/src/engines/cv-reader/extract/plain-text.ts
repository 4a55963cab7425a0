import { isUtf8 } from 'node:buffer'
import { csvRecords } from '@fareeq/domain/kernel/text/csv-reader.ts'
import { utf16Of } from '@fareeq/domain/kernel/text/text-encoding.ts'
import type { CvLine } from '../text/lines.ts'
import { asLines } from './raw-lines.ts'

/** Share of non-ASCII bytes above any European text: a one-byte Arabic encoding. */
const ARABIC_SHARE = 0.3

export function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes)
  const utf16 = utf16Of(bytes)
  if (utf16) return decode(utf16)
  if (isUtf8(bytes)) return decode('utf-8')
  const high = bytes.reduce((count, byte) => count + Number(byte >= 0xc0), 0)
  const letters = bytes.reduce((count, byte) => count + Number((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a), high)
  return decode(high > letters * ARABIC_SHARE ? 'windows-1256' : 'windows-1252')
}

export const textLines = (bytes: Uint8Array): CvLine[] => asLines(decodeText(bytes))

/** Without empty cells, which CVs are full of. */
export const csvRows = (text: string): string[][] =>
  csvRecords(text)
    .map(({ cells }) => cells.filter((cell, index) => cell !== '' || index === 0))
    .filter((row) => row.join('') !== '')

/** A row is a name and its values: "skills,React,Go" reads like "skills: React, Go" (D-51). */
export function csvLines(bytes: Uint8Array): CvLine[] {
  const rows = csvRows(decodeText(bytes))
  const [names = [], values = []] = rows
  // A header row over one row of values.
  const pairs = rows.length === 2 && names.length > 2 ? names.map((name, index) => [name, values[index] ?? '']) : rows
  return asLines(
    pairs
      .filter(([name = '', value = '']) => !(/^(?:key|field|الحقل)$/i.test(name) && /^(?:value|القيمة)$/i.test(value)))
      .map(([name = '', ...cells]) => {
        const [first = '', ...more] = cells.join(', ').split(/\r?\n/)
        return [`${name}: ${first}`, ...more].join('\n')
      })
      .join('\n'),
  )
}
