import { type Line, wordsOf } from './lines.ts'

const MIN_HEADINGS = 2
const TALLER = 1.12
const isCapitals = (text: string) => /^[\p{Lu}\p{M}\s&/'-]{4,}$/u.test(text) && !/^\p{Lu}{1,5}$/u.test(text)
const isColoned = (text: string) => /^[^:：]{3,40}[:：]$/u.test(text)

/** Unknown headings: a line formatted like the known headings ends a section too. */
export function foreignHeadings(lines: readonly Line[], isHeading: (line: Line) => boolean): (line: Line) => boolean {
  const headings = lines.filter(isHeading)
  if (headings.length < MIN_HEADINGS) return () => false
  const size = Math.min(...headings.map((line) => line.size))
  const sizes = lines.filter(({ text }) => text !== '').map((line) => line.size)
  const body = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  const taller = size > body * TALLER
  const capitals = headings.every(({ text }) => isCapitals(text.replace(/[:：]$/u, '')))
  const coloned = headings.every(({ text }) => isColoned(text))
  const first = headings[0]!.n
  return (line) =>
    line.n > first &&
    wordsOf(line.text).length <= 5 &&
    !/\d/.test(line.text) &&
    ((taller && Math.abs(line.size - size) < 0.3) ||
      (capitals && isCapitals(line.text)) ||
      (coloned && isColoned(line.text)))
}
