/** What a picture of oneself may be when it is sent (§5). */
export const PHOTO_UPLOAD = {
  field: 'image',
  maxBytes: 1024 * 1024,
  types: ['jpg', 'jpeg', 'png', 'svg'],
} as const

/** What it is made into: a square of so many pixels. */
export const PHOTO_SIDE = 512

/** By the last part of where it is kept: nobody can guess that, and a new picture has a new one. */
export const photoAddress = (key: string): string => `/api/photos/${key.replace(/^.*\//, '')}`
