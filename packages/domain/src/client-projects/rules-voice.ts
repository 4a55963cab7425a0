/** What a spoken scope may be when it is sent (D-44). The last two are what browsers really write. */
export const VOICE_UPLOAD = {
  field: 'audio',
  maxBytes: 10 * 1024 * 1024,
  types: ['webm', 'ogg', 'm4a', 'opus', 'mp4'],
} as const

export const VOICE_MINUTES = 3
/** A browser stops on the tick after the limit. */
const GRACE_SECONDS = 2
export const isTooLong = (seconds: number): boolean => seconds > VOICE_MINUTES * 60 + GRACE_SECONDS

/** How a kept recording is called. */
export const MEDIA_TYPES: Readonly<Record<(typeof VOICE_UPLOAD.types)[number], string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
}
