/** Population count: how many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bitmap: Int32Array, length: number): number {
  let count = 0
  for (let n = 0; n < length; n++) if (bitmap[n] !== 0) count += popcount(bitmap[n]!)
  return count
}
