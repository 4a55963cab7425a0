import type { MediaInfo } from './media-info.ts'

/** Ogg (RFC 3533): each page has a granule position, the samples up to its end. Opus always counts 48,000 a second. */

const OPUS_RATE = 48_000
const HEADER = 27
const VORBIS_RATE_AT = 12
const isCapturePattern = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x4f && bytes[at + 1] === 0x67 && bytes[at + 2] === 0x67 && bytes[at + 3] === 0x53

export function probeOgg(bytes: Uint8Array): MediaInfo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rate = sampleRate(bytes, view)
  if (!rate) return null
  let samples = 0
  for (let at = 0; at + HEADER <= bytes.length && isCapturePattern(bytes, at);) {
    const granule = view.getBigInt64(at + 6, true)
    if (granule > 0n) samples = Math.max(samples, Number(granule))
    const segments = view.getUint8(at + 26)
    let size = HEADER + segments
    for (let n = 0; n < segments; n++) size += view.getUint8(at + HEADER + n)
    at += size
  }
  return samples > 0 ? { seconds: samples / rate, hasVideo: false } : null
}

/** The codec header in the first packet: OpusHead, or Vorbis with its rate. Anything else is not a voice. */
function sampleRate(bytes: Uint8Array, view: DataView): number | null {
  const at = HEADER + view.getUint8(26)
  const codec = String.fromCharCode(...bytes.subarray(at, at + 8))
  if (codec === 'OpusHead') return OPUS_RATE
  return codec.startsWith('\x01vorbis') ? view.getUint32(at + VORBIS_RATE_AT, true) || null : null
}
