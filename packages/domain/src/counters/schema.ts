import * as z from 'zod/mini'

/** What waits for a client, of all their requests or of one (D-101). */
export const clientCounters = () =>
  z.object({
    renewals: z.object({ renewals_count: z.number() }),
    nominations: z.object({ nominations_count: z.number() }),
    meetings: z.object({ interviews_count: z.number() }),
  })
export type ClientCounters = z.output<ReturnType<typeof clientCounters>>
