import type { MediaInfo } from './media-info.ts'

/** EBML and Matroska (RFC 8794, RFC 9559). A live recording has neither sizes nor a duration, so the block timestamps are read. */

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMESTAMP_SCALE = 0x2ad7b1
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const CLUSTER = 0x1f43b675
const CLUSTER_TIME = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
/** Master elements whose children are read in the same loop: nothing else needs to be known of the nesting. */
const DESCENDED = new Set([SEGMENT, INFO, TRACKS, TRACK, CLUSTER, BLOCK_GROUP])

const VIDEO = 1
const NANOSECONDS = 1_000_000_000
const DEFAULT_SCALE = 1_000_000

export function probeWebm(bytes: Uint8Array): MediaInfo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [scale, cluster, latest, hasVideo, blocks] = [DEFAULT_SCALE, 0, 0, false, 0]
  for (let at = 0; at < bytes.length;) {
    const id = readVint(view, at, true)
    const size = readVint(view, at + id.width, false)
    const inside = at + id.width + size.width
    const uint = () => readUint(view, inside, size.value)
    if (id.value === TIMESTAMP_SCALE) scale = uint() || DEFAULT_SCALE
    if (id.value === TRACK_TYPE) hasVideo ||= uint() === VIDEO
    if (id.value === CLUSTER_TIME) cluster = uint()
    if (id.value === SIMPLE_BLOCK || id.value === BLOCK) {
      if (inside + 3 > bytes.length) break
      const track = readVint(view, inside, false)
      latest = Math.max(latest, cluster + view.getInt16(inside + track.width))
      blocks++
    }
    at = DESCENDED.has(id.value) ? inside : inside + size.value
  }
  return blocks > 0 ? { seconds: (latest * scale) / NANOSECONDS, hasVideo } : null
}

/** Variable-size integer: the leading zeros give its width; an id keeps the marker bit, a size does not. */
function readVint(view: DataView, at: number, keepMarker: boolean) {
  const first = view.getUint8(at)
  const width = Math.clz32(first) - 23
  if (width > 8) throw new RangeError('not a variable-size integer')
  let value = keepMarker ? first : first & (0xff >> width)
  for (let n = 1; n < width; n++) value = value * 256 + view.getUint8(at + n)
  return { value, width }
}

function readUint(view: DataView, at: number, length: number): number {
  let value = 0
  for (let n = 0; n < Math.min(length, 8); n++) value = value * 256 + view.getUint8(at + n)
  return value
}
