import * as z from 'zod/mini'
import { payBand } from '../costs/schema.ts'
import { PLACES } from './rules.ts'

/** Where a talent stands: counts only, no company and no other person. */
export const talentMarket = () =>
  z.object({
    /** Open requests that fit; null before a role is chosen. */
    fitting: z.nullable(z.number()),
    opening: z.nullable(z.object({ id: z.string(), name: z.string(), requests: z.number() })),
    /** What they ask for a full month, in dollars; null where not set. */
    ask: z.nullable(z.number()),
    /** Of their role and level; null where too few people show companies a range. */
    band: z.nullable(z.pick(payBand(), { from: true, to: true })),
    place: z.nullable(z.literal(PLACES)),
    /** Companies that looked at the profile, by week, the current one first. */
    weeks: z.array(z.number()),
  })
export type TalentMarket = z.output<ReturnType<typeof talentMarket>>
