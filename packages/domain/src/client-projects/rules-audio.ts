import { heardInMp4 } from './rules-audio-mp4.ts'
import { heardInOgg } from './rules-audio-ogg.ts'
import { heardInWebm } from './rules-audio-webm.ts'
import type { RecordingFacts } from './rules-voice.ts'

const startsWith = (bytes: Uint8Array, at: number, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[at + index] === byte)

/** Null where the bytes are of no kind we know, or break off before anything is heard. */
export function heardIn(bytes: Uint8Array): RecordingFacts | null {
  try {
    if (startsWith(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3)) return heardInWebm(bytes)
    if (startsWith(bytes, 0, 0x4f, 0x67, 0x67, 0x53)) return heardInOgg(bytes)
    if (startsWith(bytes, 4, 0x66, 0x74, 0x79, 0x70)) return heardInMp4(bytes)
  } catch (error) {
    // Reading beyond the end of a file that breaks off.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}
