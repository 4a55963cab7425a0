import type { CvLine } from '../text/lines.ts'
import { columnsOf } from './pdf-columns.ts'
import { type Glyphs, type Piece, type PdfRow, rowsOf } from './pdf-rows.ts'
import { joinRow } from './pdf-bidi.ts'

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu

/** The lines of a page in reading order: by column, each in the direction of its script. */
export function linesOfPage(items: readonly Glyphs[]): CvLine[] {
  const pieces = items.flatMap(({ str, width, height, transform }): Piece[] => {
    const [, , , , left = 0, base = 0] = transform
    if (str === '') return []
    const size = height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0)
    // A space wider than the font size is a gap between columns.
    if (str.trim() === '' && width > size) return []
    return [{ text: str, left, right: left + width, base, size }]
  })
  const text = pieces.map((piece) => piece.text).join('')
  const rtl = (text.match(ARABIC)?.length ?? 0) > (text.match(LATIN)?.length ?? 0)
  return columnsOf(pieces, rtl).flatMap((column) =>
    unwrap(
      rowsOf(column).map((row) => measured(row, rtl)),
      rtl,
    ),
  )
}

type MeasuredLine = CvLine & { size: number; left: number; right: number; base: number }

function measured(row: PdfRow, rtl: boolean): MeasuredLine {
  const visible = row.pieces.filter(({ text }) => text.trim() !== '')
  const [left, right] = [
    Math.min(...visible.map((piece) => piece.left)),
    Math.max(...visible.map((piece) => piece.right)),
  ]
  return { text: joinRow(row, rtl), size: Math.round(row.size * 10) / 10, left, right, base: row.base }
}

const SAME_SIZE = 0.3
const CLOSER = 0.93
const BULLET = /^[•●▪◦‣*–-]/

/** Joins soft-wrapped lines, where the leading inside a paragraph is smaller than between them. */
function unwrap(rows: readonly MeasuredLine[], rtl: boolean): CvLine[] {
  const [left, right] = [Math.min(...rows.map((row) => row.left)), Math.max(...rows.map((row) => row.right))]
  const steps = rows.flatMap((row, at) => {
    const next = rows[at + 1]
    return next && Math.abs(next.size - row.size) < SAME_SIZE ? [row.base - next.base] : []
  })
  const usual = Math.max(...steps.toSorted((a, b) => a - b).slice(0, Math.ceil(steps.length * 0.8)))
  const out: MeasuredLine[] = []
  for (const row of rows) {
    const last = out.at(-1)
    const word = (row.text.split(/\s/)[0]?.length ?? 0) / Math.max(1, row.text.length)
    const gap = last ? (rtl ? last.left - left : right - last.right) : 0
    const full = gap < word * (row.right - row.left) + row.size * 0.2
    const close = last && last.base - row.base < usual * CLOSER && last.base > row.base
    if (
      last &&
      full &&
      close &&
      Math.abs(last.size - row.size) < SAME_SIZE &&
      !/\t/.test(last.text + row.text) &&
      !BULLET.test(row.text)
    )
      out[out.length - 1] = { ...row, text: `${last.text} ${row.text}` }
    else out.push(row)
  }
  return out.map(({ text, size }) => ({ text, size }))
}
