import * as z from 'zod/mini'

/** An account that is going to be closed, and when; null while nobody has asked for it. */
export const privacy = () =>
  z.object({
    closing: z.nullable(
      z.object({
        requested_at: z.string(),
        closes_at: z.string(),
        /** A contract runs or pay is owed: the account stays open, also after the day, until that is over. */
        waits_for_pay: z.boolean(),
      }),
    ),
  })
export type Privacy = z.output<ReturnType<typeof privacy>>
