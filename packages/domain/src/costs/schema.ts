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

/** What a company works out monthly costs with: its country, the rates in force and the bands of today. */
export const costBasis = () =>
  z.object({
    country: z.nullable(z.string()),
    fee_percent: z.number(),
    wht_rate: z.number(),
    vat_rate: z.number(),
    sar_rate: z.number(),
    bands: z.array(payBand()),
  })
export type CostBasis = z.output<ReturnType<typeof costBasis>>
