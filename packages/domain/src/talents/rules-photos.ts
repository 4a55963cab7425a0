/** What a picture of oneself may be when it is sent (§5). */
export const PHOTO_UPLOAD = {
  field: 'image',
  maxBytes: 1024 * 1024,
  types: ['jpg', 'jpeg', 'png', 'svg'],
} as const

/** What it is made into: a square of so many pixels. */
export const PHOTO_SIDE = 512

/** Nobody can guess the id, and a new picture has a new one. */
export const photoAddress = (id: string): string => `/api/photos/${id}`
