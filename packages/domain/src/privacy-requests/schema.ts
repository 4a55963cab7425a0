import * as z from 'zod/mini'

/** An account that is going to be closed, and when; null while nobody has asked for it. */
export const privacy = () =>
  z.object({ closing: z.nullable(z.object({ requested_at: z.string(), closes_at: z.string() })) })
export type Privacy = z.output<ReturnType<typeof privacy>>
