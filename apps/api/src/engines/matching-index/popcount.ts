/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(words: Int32Array, length: number): number {
  let count = 0
  for (let n = 0; n < length; n++) if (words[n] !== 0) count += bitsIn(words[n]!)
  return count
}
