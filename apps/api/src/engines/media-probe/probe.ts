import type { MediaInfo } from './media-info.ts'
import { probeMp4 } from './mp4.ts'
import { probeOgg } from './ogg.ts'
import { probeWebm } from './webm.ts'

const startsWith = (bytes: Uint8Array, at: number, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte)

/** Reads the container by its magic bytes. Null where it is of no kind we know, or breaks off before the first sample. */
export function probe(bytes: Uint8Array): MediaInfo | null {
  try {
    if (startsWith(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3)) return probeWebm(bytes)
    if (startsWith(bytes, 0, 0x4f, 0x67, 0x67, 0x53)) return probeOgg(bytes)
    if (startsWith(bytes, 4, 0x66, 0x74, 0x79, 0x70)) return probeMp4(bytes)
  } catch (error) {
    // Out of bounds: the file breaks off.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}
