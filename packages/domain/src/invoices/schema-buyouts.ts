import * as z from 'zod/mini'
import { cents } from '../contracts/schema.ts'

/** The price of taking over a contract in its parts, and what was asked for. */
export const buyout = () =>
  z.object({
    salary_gross: cents(),
    counted_months: z.number(),
    percent: z.number(),
    fee: cents(),
    vat: cents(),
    total: cents(),
    /** The days on which the contract may end for it. */
    open: z.object({ from: z.string(), to: z.string() }),
    /** What operations have to approve; null where nothing was asked. */
    asked: z.nullable(z.object({ last_day: z.string(), fee: cents(), asked_at: z.string(), due_at: z.string() })),
  })
export type Buyout = z.output<ReturnType<typeof buyout>>

/** `fee` is the price that was read: one that is another by now is not asked for. */
export const buyoutForm = () => z.strictObject({ last_day: z.iso.date('required'), fee: cents() })
export const approveBuyoutForm = () => z.strictObject({ fee: cents() })
