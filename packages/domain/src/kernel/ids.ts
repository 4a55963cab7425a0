import * as z from 'zod/mini'

/** Ids are UUIDs; ours are version 7, so that they sort by creation time. */
export const id = () => z.guid()

/** Builds a version 7 UUID from the time and ten random bytes: pure, hence deterministic in tests. */
export function uuid7(now: Date, random: Uint8Array): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  const bytes = Array.from(random.subarray(0, 10))
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80
  const hex = time + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
