import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { line, optionalLine, optionalText } from '../kernel/validation/fields.ts'
import { NOTE_LENGTH, PURCHASE_ORDER_LENGTH } from '../invoices/limits.ts'
import { serviceLine, serviceLines } from '../invoices/schema-services.ts'
import { INTERVALS, MAX_LINES, TITLE_LENGTH } from './limits.ts'
import { RECURRING_STATES } from './states.ts'

const day = () => z.iso.date('wrong_type')
const optionalDay = () => z.optional(z.union([z.literal(''), day()]))

const content = {
  title: line(TITLE_LENGTH),
  lines: serviceLines(MAX_LINES),
  last_day: optionalDay(),
  /** Issued on its day; otherwise a draft that finance looks at first. */
  issues_at_once: z.boolean('required'),
  purchase_order: optionalLine(PURCHASE_ORDER_LENGTH),
  note: optionalText(NOTE_LENGTH),
}
export const recurringForm = () =>
  z.strictObject({
    organisation_id: id(),
    interval: z.literal(INTERVALS, 'choice'),
    first_day: day(),
    ...content,
  })
/** From the next invoice on; `version` is the one that was read. */
export const recurringChange = () => z.strictObject({ ...content, version: z.number() })
export type RecurringForm = z.output<ReturnType<typeof recurringForm>>
export type RecurringChange = z.output<ReturnType<typeof recurringChange>>

const sums = {
  /** Before VAT, of each invoice. */
  subtotal: z.number(),
  vat: z.number(),
  total: z.number(),
}
const summary = {
  id: id(),
  title: z.string(),
  interval: z.literal(INTERVALS),
  state: z.literal(RECURRING_STATES),
  first_day: z.string(),
  last_day: z.nullable(z.string()),
  /** Null while it rests, and when it has ended. */
  next_day: z.nullable(z.string()),
  ...sums,
}
export const staffRecurring = () => z.object({ ...summary, organisation_id: id(), company: z.string() })
export type StaffRecurring = z.output<ReturnType<typeof staffRecurring>>

export const fullRecurring = () =>
  z.object({
    ...staffRecurring().shape,
    version: z.number(),
    lines: z.array(serviceLine()),
    issues_at_once: z.boolean(),
    purchase_order: z.nullable(z.string()),
    note: z.nullable(z.string()),
    coming_days: z.array(z.string()),
    created_by: z.nullable(z.string()),
    invoices: z.array(
      z.object({ id: id(), number: z.nullable(z.string()), day: z.string(), is_discarded: z.boolean() }),
    ),
  })
export type FullRecurring = z.output<ReturnType<typeof fullRecurring>>

/** What a company reads of what it is billed regularly. */
export const clientRecurring = () => z.object(summary)
export type ClientRecurring = z.output<ReturnType<typeof clientRecurring>>
