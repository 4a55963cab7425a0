import * as z from 'zod/mini'
import { approval } from '../approvals/schema.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, prose } from '../kernel/validation/fields.ts'
import { MAX_RATE, MIN_RATE, PERIOD_CHECKS, REASON_LENGTH, SOURCE_LENGTH } from './limits.ts'
import { PERIOD_EVENTS, PERIOD_STATES } from './states.ts'

const summary = {
  month: z.string(),
  state: z.literal(PERIOD_STATES),
  /** Who made the last move, and when; null where nobody has touched it. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  has_ended: z.boolean(),
}
export const periodSummary = () => z.object(summary)
export type PeriodSummary = z.output<ReturnType<typeof periodSummary>>

const check = () =>
  z.object({
    kind: z.literal(PERIOD_CHECKS),
    is_done: z.boolean(),
    /** How many are open; of a sum, cents. */
    count: z.number(),
    amount: z.nullable(z.number()),
  })
export type PeriodCheck = z.output<ReturnType<typeof check>>

const rate = () =>
  z.object({
    /** Ten-thousandths of a riyal for a dollar. */
    rate: z.number(),
    source: z.string(),
    source_day: z.string(),
    by: z.string(),
    at: z.string(),
  })
export type PeriodRate = z.output<ReturnType<typeof rate>>

export const accountingPeriod = () =>
  z.object({
    ...summary,
    first_day: z.string(),
    last_day: z.string(),
    checks: z.array(check()),
    rate: z.nullable(rate()),
    events: z.array(
      z.object({
        event: z.literal(PERIOD_EVENTS),
        by: z.string(),
        released_by: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
    /** That it is opened again, as it was asked for last. */
    approval: z.nullable(approval()),
    can_begin: z.boolean(),
    can_stop: z.boolean(),
    can_close: z.boolean(),
    can_reopen: z.boolean(),
    can_set_rate: z.boolean(),
  })
export type AccountingPeriod = z.output<ReturnType<typeof accountingPeriod>>

export const reopenForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
/** As it was published: where and on which day. */
export const rateForm = () =>
  z.strictObject({
    rate: z.number('required').check(wholeNumber(), z.minimum(MIN_RATE, 'rate'), z.maximum(MAX_RATE, 'rate')),
    source: line(SOURCE_LENGTH),
    source_day: z.iso.date('wrong_type'),
  })
export type RateForm = z.output<ReturnType<typeof rateForm>>
