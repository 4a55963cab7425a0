import { codewordsOf, versionFor } from './codewords.ts'

/** Rows of modules; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Grid = { modules: boolean[][]; reserved: boolean[][] }

function alignments(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)]
}

/** The parts that are the same whatever is written: finders, timing, alignment, version. */
function blank(version: number): Grid {
  const size = version * 4 + 17
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const grid: Grid = { modules: rows(), reserved: rows() }
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid.modules[y]![x] = dark
    grid.reserved[y]![x] = true
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
  const centres = alignments(version, size)
  const last = centres.length - 1
  centres.forEach((cx, i) =>
    centres.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }),
  )
  setFormat(grid, 0)
  if (version >= 7) {
    let rest = version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
      set(a, b, ((bits >>> i) & 1) === 1)
      set(b, a, ((bits >>> i) & 1) === 1)
    }
  }
  return grid
}

/** Level M and the mask, twice, protected by a BCH code. */
function setFormat({ modules, reserved }: Grid, mask: number): void {
  const size = modules.length
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const set = (x: number, y: number, i: number) => {
    modules[y]![x] = ((bits >>> i) & 1) === 1
    reserved[y]![x] = true
  }
  for (let i = 0; i <= 5; i++) set(8, i, i)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let i = 9; i < 15; i++) set(14 - i, 8, i)
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, i)
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, i)
  modules[size - 8]![8] = true
  reserved[size - 8]![8] = true
}

/** Two columns at a time from the right, up and down by turns, past the column of the timing. */
function write({ modules, reserved }: Grid, codewords: readonly number[]): void {
  const size = modules.length
  let index = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (reserved[y]![x] || index >= codewords.length * 8) continue
        modules[y]![x] = ((codewords[index >>> 3]! >>> (7 - (index & 7))) & 1) === 1
        index++
      }
  }
}

const masked = ({ modules, reserved }: Grid, mask: number): Grid => {
  const invert = MASKS[mask]!
  const copy = {
    modules: modules.map((row, y) => row.map((dark, x) => dark !== (!reserved[y]![x] && invert(x, y)))),
    reserved,
  }
  setFormat(copy, mask)
  return copy
}

/** Penalty of a mask (ISO/IEC 18004): long runs, squares of one colour, what looks like a finder, and too much of one colour. */
function penaltyOf({ modules }: Grid): number {
  const size = modules.length
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))]
  let penalty = 0
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    penalty += (text.match(/(?=00001011101|10111010000)/g) ?? []).length * 40
  }
  let dark = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const one = modules[y]![x]!
      if (one) dark++
      const isSquare =
        modules[y + 1] &&
        x + 1 < size &&
        [modules[y]![x + 1], modules[y + 1]![x], modules[y + 1]![x + 1]].every((other) => other === one)
      if (isSquare) penalty += 3
    }
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

/** A QR code of these words, in bytes and error correction level M. */
export function qrCode(text: string): QrCode {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const grid = blank(version)
  write(grid, codewordsOf(bytes, version))
  const candidates = MASKS.map((_, mask) => masked(grid, mask))
  const penalties = candidates.map(penaltyOf)
  return candidates[penalties.indexOf(Math.min(...penalties))]!.modules
}
