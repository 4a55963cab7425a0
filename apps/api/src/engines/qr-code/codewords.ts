import { errorCorrection } from './reed-solomon.ts'

/** Of error correction level M, by version: codewords per block, and blocks. */
const PER_BLOCK = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
const MAX_VERSION = BLOCKS.length - 1

/** Modules that hold data: all without finders, timing, alignment, format and version. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2
    modules -= (25 * alignments - 10) * alignments - 55
    if (version >= 7) modules -= 36
  }
  return modules
}

const dataBytes = (version: number): number =>
  Math.floor(rawModules(version) / 8) - PER_BLOCK[version]! * BLOCKS[version]!
const lengthBits = (version: number): number => (version <= 9 ? 8 : 16)

/** The smallest version that holds so many bytes. */
export function versionFor(bytes: number): number {
  for (let version = 1; version <= MAX_VERSION; version++)
    if (4 + lengthBits(version) + bytes * 8 <= dataBytes(version) * 8) return version
  throw new RangeError(`${bytes} bytes are too many for a QR code of version ${MAX_VERSION}`)
}

/** Byte mode: mode, length, data, terminator, and padding by turns. */
function packed(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  add(0b0100, 4)
  add(bytes.length, lengthBits(version))
  for (const byte of bytes) add(byte, 8)
  const capacity = dataBytes(version) * 8
  add(0, Math.min(4, capacity - bits.length))
  add(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) add(pad, 8)
  return Array.from({ length: capacity / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
}

/** Data and error correction of all blocks, interleaved: a scratch then damages a little of each. */
export function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const data = packed(bytes, version)
  const [count, degree] = [BLOCKS[version]!, PER_BLOCK[version]!]
  const total = Math.floor(rawModules(version) / 8)
  const [short, shortLength] = [count - (total % count), Math.floor(total / count) - degree]
  const blocks: { data: number[]; correction: number[] }[] = []
  for (let index = 0, start = 0; index < count; index++) {
    const length = shortLength + (index < short ? 0 : 1)
    const own = data.slice(start, start + length)
    blocks.push({ data: own, correction: errorCorrection(own, degree) })
    start += length
  }
  const columns = (length: number, of: (block: (typeof blocks)[number]) => number[]) =>
    Array.from({ length }, (_, column) => blocks.flatMap((block) => of(block)[column] ?? [])).flat()
  return [...columns(shortLength + 1, (block) => block.data), ...columns(degree, (block) => block.correction)]
}
