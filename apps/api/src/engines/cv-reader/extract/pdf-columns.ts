import { type Piece, rowsOf } from './pdf-rows.ts'

const MIN_ROWS = 5
const NARROWEST_GUTTER = 8
/** Dates at the far edge share the baselines of their jobs; a real column does not. */
const MAX_SHARED_RATIO = 0.75
const MAX_CROSSING_RATIO = 0.3

type Split = { top: Piece[]; before: Piece[]; after: Piece[]; bottom: Piece[] }

/** Items in reading order: full-width lines, the first column, the second. */
export function columnsOf(pieces: readonly Piece[], rtl: boolean): Piece[][] {
  const visible = pieces.filter(({ text }) => text.trim() !== '')
  const split = visible.length < 4 * MIN_ROWS ? null : splitOf(pieces, visible)
  if (!split) return [[...pieces]]
  const { top, before, after, bottom } = split
  const sides = rtl ? [after, before] : [before, after]
  return [top, ...sides, bottom].filter((column) => column.length > 0)
}

function splitOf(pieces: readonly Piece[], visible: readonly Piece[]): Split | null {
  const [left, right] = [
    Math.min(...visible.map((piece) => piece.left)),
    Math.max(...visible.map((piece) => piece.right)),
  ]
  // The gutter that separates most of the page; of equal ones the widest.
  let best: { split: Split; parted: number; gutter: number } | null = null
  for (let share = 0.2; share <= 0.8; share += 0.01) {
    const x = left + (right - left) * share
    const split = splitAt(x, pieces, visible)
    if (split && (!best || split.parted > best.parted || (split.parted === best.parted && split.gutter > best.gutter)))
      best = split
  }
  return best?.split ?? null
}

function splitAt(x: number, pieces: readonly Piece[], visible: readonly Piece[]) {
  const rows = rowsOf(visible)
  const crossing = rows.filter(
    (row) => row.pieces.some((piece) => piece.left < x && piece.right > x) || isRunning(row.pieces, x),
  )
  if (crossing.length > rows.length * MAX_CROSSING_RATIO) return null
  const inner = rows.filter((row) => !crossing.includes(row))
  // Full-width lines may stand above or below the columns, not between them.
  const [first, last] = [inner[0]?.base ?? 0, inner.at(-1)?.base ?? 0]
  const spanning = crossing.filter(({ base }) => base < first && base > last)
  const topEdge =
    spanning.length > 0
      ? Math.min(...spanning.map(({ base }) => base))
      : Math.min(Infinity, ...crossing.filter(({ base }) => base >= first).map(({ base }) => base))
  const within = inner.filter(({ base }) => base < topEdge)
  if (spanning.length > 0 && within.length < inner.length * 0.7) return null
  const sides = within.flatMap((row) => row.pieces)
  const [before, after] = [
    rowsOf(sides.filter((side) => side.right <= x)),
    rowsOf(sides.filter((side) => side.left >= x)),
  ]
  if (before.length < MIN_ROWS || after.length < MIN_ROWS) return null
  const bases = new Set(before.map(({ base }) => Math.round(base)))
  const few = Math.min(before.length, after.length)
  const shared = after.filter(({ base }) => bases.has(Math.round(base))).length
  if (shared > few * MAX_SHARED_RATIO) return null
  const gutter =
    Math.min(...sides.filter((side) => side.left >= x).map((side) => side.left)) -
    Math.max(...sides.filter((side) => side.right <= x).map((side) => side.right))
  if (gutter < NARROWEST_GUTTER) return null
  const lowest = Math.min(...within.map(({ base }) => base))
  const middle = (piece: Piece) => piece.base < topEdge && piece.base >= lowest - 0.5
  return {
    gutter,
    parted: before.length + after.length,
    split: {
      top: pieces.filter((piece) => piece.base >= topEdge),
      before: pieces.filter((piece) => middle(piece) && piece.left < x),
      after: pieces.filter((piece) => middle(piece) && piece.left >= x),
      bottom: pieces.filter((piece) => piece.base < lowest - 0.5),
    },
  }
}

/** Words on both sides, separated by a normal space. */
function isRunning(pieces: readonly Piece[], x: number): boolean {
  const before = Math.max(...pieces.filter((piece) => piece.right <= x).map((piece) => piece.right))
  const after = Math.min(...pieces.filter((piece) => piece.left >= x).map((piece) => piece.left))
  return after - before < (pieces[0]?.size ?? 0) * 0.7
}
