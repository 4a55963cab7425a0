import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { optionalText, prose } from '../kernel/validation/fields.ts'
import { NOTE_LENGTH, REASON_LENGTH, TIME_OFF_KINDS } from './limits.ts'
import { TIME_OFF_STATES } from './states.ts'

const day = () => z.iso.date('required')

export const timeOffForm = () =>
  z.strictObject({
    kind: z.literal(TIME_OFF_KINDS, 'choice'),
    first_day: day(),
    last_day: day(),
    note: optionalText(NOTE_LENGTH),
  })
export const declineForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })

export const timeOff = () =>
  z.object({
    id: id(),
    contract_id: id(),
    talent: z.string(),
    kind: z.literal(TIME_OFF_KINDS),
    state: z.literal(TIME_OFF_STATES),
    first_day: z.string(),
    last_day: z.string(),
    /** Working days of paid leave, and all days of unpaid ones. */
    days: z.number(),
    note: z.nullable(z.string()),
    /** Why the company declined it. */
    reason: z.nullable(z.string()),
    asked_at: z.string(),
    /** What the reader may do now. */
    can_withdraw: z.boolean(),
    can_answer: z.boolean(),
    can_decline: z.boolean(),
  })
export type TimeOff = z.output<ReturnType<typeof timeOff>>

/** All of a contract, with what may still be asked for. */
export const contractTimeOff = () =>
  z.object({
    items: z.array(timeOff()),
    balance: z.object({ allowed: z.number(), used: z.number(), left: z.number() }),
    /** The first and the last day that may be asked for; null where none is left. */
    open: z.nullable(z.object({ from: z.string(), to: z.string() })),
    holidays: z.array(z.string()),
  })
export type ContractTimeOff = z.output<ReturnType<typeof contractTimeOff>>
