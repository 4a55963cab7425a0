import type { RecordingFacts } from './rules-voice.ts'

/** RFC 3533: pages, each with how many samples have been heard at its end. Opus always counts 48,000 a second. */

const OPUS_RATE = 48_000
const HEADER = 27
const VORBIS_RATE_AT = 12
const isMark = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x4f && bytes[at + 1] === 0x67 && bytes[at + 2] === 0x67 && bytes[at + 3] === 0x53

export function heardInOgg(bytes: Uint8Array): RecordingFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rate = rateOf(bytes, view)
  if (!rate) return null
  let samples = 0
  for (let at = 0; at + HEADER <= bytes.length && isMark(bytes, at);) {
    const heard = view.getBigInt64(at + 6, true)
    if (heard > 0n) samples = Math.max(samples, Number(heard))
    const segments = view.getUint8(at + 26)
    let size = HEADER + segments
    for (let n = 0; n < segments; n++) size += view.getUint8(at + HEADER + n)
    at += size
  }
  return samples > 0 ? { seconds: samples / rate, video: false } : null
}

/** The first packet says what is inside: OpusHead, or a Vorbis header with its rate. Anything else is not a voice. */
function rateOf(bytes: Uint8Array, view: DataView): number | null {
  const at = HEADER + view.getUint8(26)
  const said = String.fromCharCode(...bytes.subarray(at, at + 8))
  if (said === 'OpusHead') return OPUS_RATE
  return said.startsWith('\x01vorbis') ? view.getUint32(at + VORBIS_RATE_AT, true) || null : null
}
