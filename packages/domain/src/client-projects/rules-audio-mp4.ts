import type { RecordingFacts } from './rules-voice.ts'

/** ISO 14496-12: boxes inside boxes. What is recorded live comes in fragments, each with the time it begins at. */

const OPENED = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
const HEADER = 8

export function heardInMp4(bytes: Uint8Array): RecordingFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  let [movie, scale, begins, latest, video, audio] = [0, 0, 0, 0, false, false]
  for (let at = 0; at + HEADER <= bytes.length;) {
    const size = view.getUint32(at)
    const kind = text(at + 4)
    const inside = at + HEADER
    if (kind === 'mvhd') movie = timed(view, inside).seconds
    if (kind === 'mdhd') scale = timed(view, inside).scale
    if (kind === 'hdlr') {
      audio ||= text(inside + 8) === 'soun'
      video ||= text(inside + 8) === 'vide'
    }
    if (kind === 'tfdt')
      begins = view.getUint8(inside) === 1 ? Number(view.getBigUint64(inside + 4)) : view.getUint32(inside + 4)
    if (kind === 'tfdt' && scale > 0) latest = Math.max(latest, begins / scale)
    // A box of size 0 goes to the end of the file; of size 1 it says its size in eight bytes.
    const whole = size === 1 ? Number(view.getBigUint64(inside)) : size
    if (!OPENED.has(kind) && whole < HEADER) break
    at = OPENED.has(kind) ? inside : at + whole
  }
  return audio || video ? { seconds: Math.max(movie, latest), video } : null
}

/** The heads of the movie and of a track: version, dates, ticks a second, ticks in all. */
function timed(view: DataView, at: number) {
  const isLong = view.getUint8(at) === 1
  const scale = view.getUint32(at + (isLong ? 20 : 12))
  const ticks = isLong ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16)
  // All ones: not known when it was written.
  return { scale, seconds: scale > 0 && ticks < 0xffffffff ? ticks / scale : 0 }
}
