import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { MAX_INVOICES } from './limits.ts'
import { ANNOUNCED_STATES } from './states.ts'

/** A transfer that a company said it makes, and what it is for. */
export const announcedTransfer = () =>
  z.object({
    id: id(),
    state: z.literal(ANNOUNCED_STATES),
    day: z.string(),
    amount: z.number(),
    announced_at: z.string(),
    /** Whoever of the company said so; null where they have left. */
    by: z.nullable(z.string()),
    invoices: z.array(z.object({ id: id(), number: z.string(), amount: z.number() })),
  })
export type AnnouncedTransfer = z.output<ReturnType<typeof announcedTransfer>>

/** All a company needs to pay: our account, its own reference, and what is open. */
export const howToPay = () =>
  z.object({
    /** Null where no account was set up. */
    account: z.nullable(z.object({ holder: z.string(), bank: z.string(), iban: z.string(), bic: z.string() })),
    currency: z.string(),
    reference: z.string(),
    credit_amount: z.number(),
    invoices: z.array(
      z.object({
        id: id(),
        number: z.string(),
        open_amount: z.number(),
        due_date: z.string(),
        is_late: z.boolean(),
        /** The bank has a card payment for it and has not answered yet. */
        is_underway: z.boolean(),
        announced_for: z.nullable(z.string()),
      }),
    ),
    announced: z.array(announcedTransfer()),
  })
export type HowToPay = z.output<ReturnType<typeof howToPay>>

export const announceForm = () =>
  z.strictObject({
    invoice_ids: z.array(id()).check(z.minLength(1, 'required'), z.maxLength(MAX_INVOICES)),
    day: z.iso.date('wrong_type'),
  })
