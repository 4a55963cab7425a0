/** A text item of the PDF library. */
export type Glyphs = { str: string; width: number; height: number; transform: number[] }

export type Piece = { text: string; left: number; right: number; base: number; size: number }
/** Items with the same baseline. */
export type PdfRow = { base: number; size: number; pieces: Piece[] }

const SAME_LINE = 0.45

export function rowsOf(pieces: readonly Piece[]): PdfRow[] {
  const rows: PdfRow[] = []
  for (const piece of pieces.toSorted((a, b) => b.base - a.base)) {
    if (piece.text.trim() === '' && piece.size === 0) continue
    const row = rows.at(-1)
    if (row && row.base - piece.base <= Math.max(row.size, piece.size) * SAME_LINE) {
      row.pieces.push(piece)
      if (piece.text.trim() !== '') row.size = Math.max(row.size, piece.size)
    } else rows.push({ base: piece.base, size: piece.size, pieces: [piece] })
  }
  return rows.filter((row) => row.pieces.some(({ text }) => text.trim() !== ''))
}
