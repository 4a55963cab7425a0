/** The 128 bits of a UUID as four words that compare as the text does. */
export const ID_WORDS = 4
export function idWords(id: string, out: Uint32Array = new Uint32Array(ID_WORDS)): Uint32Array {
  const hex = id.replaceAll('-', '')
  for (let n = 0; n < ID_WORDS; n++) out[n] = parseInt(hex.slice(n * 8, n * 8 + 8), 16)
  return out
}
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const wordText = (word: number): string =>
  HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!
export function idText(words: ArrayLike<number>, from = 0): string {
  const [second, third] = [wordText(words[from + 1]!), wordText(words[from + 2]!)]
  const [start, end] = [wordText(words[from]!), wordText(words[from + 3]!)]
  return `${start}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${end}`
}

export function compareIds(ids: Uint32Array, from: number, others: Uint32Array, other: number): number {
  for (let n = 0; n < ID_WORDS; n++)
    if (ids[from + n]! !== others[other + n]!) return ids[from + n]! - others[other + n]!
  return 0
}
