/** Tokens stay whole, so that what is marked is a value and not half of one. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\p{L}\p{M}\p{Nd}_.+-]+|\s+|[^]/gu

const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? []

/** A text in three parts; `part` is what differs from the other one, empty where it lacks something. */
export type MarkedText = { before: string; part: string; after: string }

const lengthOfCommon = (one: readonly string[], other: readonly string[]): number => {
  const end = Math.min(one.length, other.length)
  let length = 0
  while (length < end && one[length] === other[length]) length++
  return length
}

/** What two texts do not share between their common beginning and their common end; null where they are the same. */
export function differenceOf(one: string, other: string): [MarkedText, MarkedText] | null {
  if (one === other) return null
  const [a, b] = [tokensOf(one), tokensOf(other)]
  const start = lengthOfCommon(a, b)
  const end = lengthOfCommon(a.slice(start).toReversed(), b.slice(start).toReversed())
  const marked = (tokens: readonly string[]): MarkedText => ({
    before: tokens.slice(0, start).join(''),
    part: tokens.slice(start, tokens.length - end).join(''),
    after: tokens.slice(tokens.length - end).join(''),
  })
  return [marked(a), marked(b)]
}

/** Cells of a row that the other result does not have: those unlike the row in the same place, or the whole row. */
export function isForeignCell(
  rows: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
): (row: number, column: number) => boolean {
  const otherRows = new Set(others.map((row) => row.join(' | ')))
  return (row, column) => !otherRows.has((rows[row] ?? []).join(' | ')) && rows[row]?.[column] !== others[row]?.[column]
}
