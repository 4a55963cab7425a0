import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { line, optionalLine, optionalText, prose } from '../kernel/validation/fields.ts'
import { PURCHASE_ORDER_LENGTH } from '../invoices/limits.ts'
import { serviceLine, serviceLines } from '../invoices/schema-services.ts'
import { INTERVALS } from '../recurring-invoices/limits.ts'
import { MAX_LINES, NOTE_LENGTH, REASON_LENGTH, TITLE_LENGTH } from './limits.ts'
import { QUOTE_STATES } from './states.ts'

const content = {
  title: line(TITLE_LENGTH),
  lines: serviceLines(MAX_LINES),
  valid_until: z.iso.date('wrong_type'),
  /** Accepted, it is billed again and again; once where it is left out. */
  interval: z.optional(z.literal(INTERVALS, 'choice')),
  note: optionalText(NOTE_LENGTH),
}
export const quoteForm = () => z.strictObject({ organisation_id: id(), ...content })
/** Of a draft; `version` is the one that was read. */
export const quoteChange = () => z.strictObject({ ...content, version: z.number() })
export type QuoteChange = z.output<ReturnType<typeof quoteChange>>

export const acceptForm = () => z.strictObject({ purchase_order: optionalLine(PURCHASE_ORDER_LENGTH) })
export const declineForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })

const summary = {
  id: id(),
  number: z.nullable(z.string()),
  title: z.string(),
  state: z.literal(QUOTE_STATES),
  interval: z.nullable(z.literal(INTERVALS)),
  valid_until: z.string(),
  sent_at: z.nullable(z.string()),
  subtotal: z.number(),
  vat: z.number(),
  vat_rate: z.number(),
  total: z.number(),
}
const details = {
  ...summary,
  lines: z.array(serviceLine()),
  note: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** Why the company declined it, or why it was withdrawn. */
  reason: z.nullable(z.string()),
  /** What was made of it, once accepted. */
  invoice: z.nullable(z.object({ id: id(), number: z.nullable(z.string()) })),
}
export const clientQuoteSummary = () => z.object({ ...summary, can_answer: z.boolean() })
export const clientQuote = () => z.object({ ...details, can_answer: z.boolean() })
export type ClientQuoteSummary = z.output<ReturnType<typeof clientQuoteSummary>>
export type ClientQuote = z.output<ReturnType<typeof clientQuote>>

const staff = { organisation_id: id(), company: z.string() }
export const staffQuoteSummary = () => z.object({ ...summary, ...staff })
export const staffQuote = () =>
  z.object({
    ...details,
    ...staff,
    version: z.number(),
    created_by: z.nullable(z.string()),
    recurring_id: z.nullable(id()),
  })
export type StaffQuoteSummary = z.output<ReturnType<typeof staffQuoteSummary>>
export type StaffQuote = z.output<ReturnType<typeof staffQuote>>
