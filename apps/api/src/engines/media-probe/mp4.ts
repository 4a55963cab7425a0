import type { MediaInfo } from './media-info.ts'

/** ISO base media file format (ISO 14496-12). A live recording is fragmented: each fragment has the time it begins at (`tfdt`). */

/** Container boxes whose children are read in the same loop. */
const DESCENDED = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
const HEADER = 8

export function probeMp4(bytes: Uint8Array): MediaInfo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  let [movie, scale, begins, latest, hasVideo, hasAudio] = [0, 0, 0, 0, false, false]
  for (let at = 0; at + HEADER <= bytes.length;) {
    const size = view.getUint32(at)
    const kind = text(at + 4)
    const inside = at + HEADER
    if (kind === 'mvhd') movie = readTimes(view, inside).seconds
    if (kind === 'mdhd') scale = readTimes(view, inside).scale
    if (kind === 'hdlr') {
      hasAudio ||= text(inside + 8) === 'soun'
      hasVideo ||= text(inside + 8) === 'vide'
    }
    if (kind === 'tfdt')
      begins = view.getUint8(inside) === 1 ? Number(view.getBigUint64(inside + 4)) : view.getUint32(inside + 4)
    if (kind === 'tfdt' && scale > 0) latest = Math.max(latest, begins / scale)
    // A box of size 0 goes to the end of the file; of size 1 it says its size in eight bytes.
    const boxSize = size === 1 ? Number(view.getBigUint64(inside)) : size
    if (!DESCENDED.has(kind) && boxSize < HEADER) break
    at = DESCENDED.has(kind) ? inside : at + boxSize
  }
  return hasAudio || hasVideo ? { seconds: Math.max(movie, latest), hasVideo } : null
}

/** `mvhd` and `mdhd`: version, dates, timescale, duration. */
function readTimes(view: DataView, at: number) {
  const isLong = view.getUint8(at) === 1
  const scale = view.getUint32(at + (isLong ? 20 : 12))
  const ticks = isLong ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16)
  // All ones: not known when it was written.
  return { scale, seconds: scale > 0 && ticks < 0xffffffff ? ticks / scale : 0 }
}
