/** Upload limits of a spoken scope (D-44). The last two types are what browsers really record. */
export const VOICE_UPLOAD = {
  field: 'audio',
  maxBytes: 10 * 1024 * 1024,
  types: ['webm', 'ogg', 'm4a', 'opus', 'mp4'],
} as const

export const VOICE_MINUTES = 3
/** Tolerance: a browser stops on the tick after the limit. */
const GRACE_SECONDS = 2
export const isTooLong = (seconds: number): boolean => seconds > VOICE_MINUTES * 60 + GRACE_SECONDS

/** MIME type of a stored recording. */
export const MEDIA_TYPES: Readonly<Record<(typeof VOICE_UPLOAD.types)[number], string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
}
