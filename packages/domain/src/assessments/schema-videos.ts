import * as z from 'zod/mini'
import { TAKES, VIDEO_TYPES } from './limits.ts'

/** What a recording will be, said before its first byte is sent. */
export const takeForm = () =>
  z.strictObject({
    device: z.string().check(z.minLength(8), z.maxLength(64)),
    position: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
    bytes: z.number().check(z.int(), z.minimum(1)),
    type: z.literal(VIDEO_TYPES, 'choice'),
  })

/** Where it is sent to, and its number once it has arrived. */
export const announcedTake = () =>
  z.object({ take: z.number().check(z.minimum(1), z.maximum(TAKES)), upload_url: z.string() })

export const uploadState = () => z.object({ bytes: z.number(), offset: z.number(), arrived: z.boolean() })

/** Signed link to one recording (bearer): it works without a session until it expires. */
export const signedQuery = () =>
  z.object({
    expires: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    signature: z.optional(z.string().check(z.maxLength(100))),
  })
