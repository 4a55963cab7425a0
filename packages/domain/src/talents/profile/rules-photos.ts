/** Upload limits of a photo (§5). */
export const PHOTO_UPLOAD = {
  field: 'image',
  maxBytes: 1024 * 1024,
  types: ['jpg', 'jpeg', 'png', 'svg'],
} as const

/** Side of the stored square, in pixels. */
export const PHOTO_SIDE = 512

/** Unguessable URL from the file key; a new photo has a new one, so it is immutable. */
export const photoAddress = (key: string): string => `/api/photos/${key.replace(/^.*\//, '')}`
