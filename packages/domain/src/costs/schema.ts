import * as z from 'zod/mini'
import { SENIORITIES } from '../talents/rules.ts'

/** Monthly dollars that the middle half of a role asks for, at one level or at all those that have no band of their own. */
export const payBand = () =>
  z.object({
    role: z.string(),
    seniorities: z.array(z.literal(SENIORITIES)),
    from: z.number(),
    to: z.number(),
  })
export type PayBand = z.output<ReturnType<typeof payBand>>
