import * as z from 'zod/mini'
import { cents } from '../contracts/schema.ts'
import { id } from '../kernel/ids.ts'
import { optionalText, prose } from '../kernel/validation/fields.ts'
import { DECLINE_REASONS, MESSAGE_LENGTH, REFUSAL_LENGTH } from './limits.ts'
import { BUYOUT_STATES } from './states.ts'

/** What every reader may know of a question. */
const question = () => ({
  id: id(),
  state: z.literal(BUYOUT_STATES),
  last_day: z.string(),
  message: z.nullable(z.string()),
  asked_at: z.string(),
  /** Until when the talent may answer. */
  answer_by: z.string(),
  answered_at: z.nullable(z.string()),
})

const askedBuyout = () =>
  z.object({
    ...question(),
    fee: cents(),
    /** By when it is answered by whoever has to: the talent, then operations. */
    due_at: z.string(),
    can_withdraw: z.boolean(),
    can_approve: z.boolean(),
  })

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
    /** The question that stands; null where nothing was asked. */
    asked: z.nullable(askedBuyout()),
    /** How the one before ended, with the words of operations. */
    last: z.nullable(
      z.object({
        state: z.literal(BUYOUT_STATES),
        last_day: z.string(),
        ended_on: z.string(),
        refusal: z.nullable(z.string()),
      }),
    ),
    /** The first day on which the company may ask again; null where it may now. */
    paused_until: z.nullable(z.string()),
  })
export type Buyout = z.output<ReturnType<typeof buyout>>
export type AskedBuyout = z.output<ReturnType<typeof askedBuyout>>

/** As our colleagues read it: with the reason that the company does not learn. */
export const staffBuyout = () => z.extend(buyout(), { decline_reason: z.nullable(z.literal(DECLINE_REASONS)) })
export type StaffBuyout = z.output<ReturnType<typeof staffBuyout>>

/** What the talent is asked. The fee is between the company and us. */
export const talentBuyout = () =>
  z.object({ ...question(), company: z.string(), can_consent: z.boolean(), can_decline: z.boolean() })
export type TalentBuyout = z.output<ReturnType<typeof talentBuyout>>

/**
 * `fee` is the price that was read: one that is another by now is not asked for. `message` tells the talent what the company
 * would offer; tabs of the release before do not send it.
 */
export const buyoutForm = () =>
  z.strictObject({ last_day: z.iso.date('required'), fee: cents(), message: optionalText(MESSAGE_LENGTH) })
export const approveBuyoutForm = () => z.strictObject({ fee: cents() })
export const declineBuyoutForm = () => z.strictObject({ reason: z.literal(DECLINE_REASONS, 'choice') })
export const refuseBuyoutForm = () => z.strictObject({ refusal: prose(REFUSAL_LENGTH) })
