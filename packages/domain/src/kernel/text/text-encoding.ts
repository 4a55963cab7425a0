export type Utf16 = 'utf-16le' | 'utf-16be'

/** Bytes sampled to detect the encoding: the heading of a table and its first lines. */
const SAMPLE_BYTES = 4096
/** Share of characters below U+0100, whose high byte is zero: separators, addresses and numbers, also of an Arabic table. */
const MIN_SHARE = 0.1

const CONTROL = new Set(
  Array.from({ length: 0x20 }, (_, code) => code).filter((code) => ![0x09, 0x0a, 0x0c, 0x0d].includes(code)),
)

/** UTF-16 by its byte order mark; without one by its zero bytes, which are the high ones of Latin characters. */
export function utf16Of(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length % 2 !== 0) return null
  if (isUnmarked(bytes, 1)) return 'utf-16le'
  return isUnmarked(bytes, 0) ? 'utf-16be' : null
}

/** `high` is the place of the high byte in a pair. */
function isUnmarked(bytes: Uint8Array, high: 0 | 1): boolean {
  const start = bytes.subarray(0, SAMPLE_BYTES)
  let latin = 0
  for (let at = 0; at < start.length; at += 2) {
    const [upper = 0, lower = 0] = [start[at + high], start[at + 1 - high]]
    if (upper !== 0) continue
    if (CONTROL.has(lower)) return false
    latin++
  }
  return latin > 0 && latin >= (start.length / 2) * MIN_SHARE
}
