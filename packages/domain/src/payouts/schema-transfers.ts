import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, optionalText } from '../kernel/validation/fields.ts'
import {
  CHARGE_BEARERS,
  FILE_FIELDS,
  HEADING_LENGTH,
  MAX_COLUMNS,
  PAYOUT_KINDS,
  PAYOUT_METHODS,
  REASON_LENGTH,
  SEPARATORS,
  TEMPLATE_NAME_LENGTH,
} from './limits.ts'
import { BANK_REASON_CODES } from './rules-bank-reasons.ts'
import { TRANSFER_STATES } from './states.ts'

const day = () => z.iso.date('wrong_type')

/** What whoever releases a batch should know about the account of a talent. */
export const detailsWarning = () =>
  z.object({
    kind: z.literal(['new', 'changed', 'after_batch']),
    at: z.string(),
    /** Masked: what it was before. */
    before: z.nullable(z.string()),
  })
export type DetailsWarning = z.output<ReturnType<typeof detailsWarning>>

/** One payment to one talent of a batch, as the bank is asked for it. */
export const payoutTransfer = () =>
  z.object({
    id: id(),
    place: z.number(),
    reference: z.string(),
    talent: z.object({ id: id(), name: z.string() }),
    /** Nothing where corrections make up all of it: then no money moves. */
    amount: z.number(),
    state: z.literal(TRANSFER_STATES),
    method: z.literal(PAYOUT_METHODS),
    paid_to: z.nullable(z.string()),
    /** Why the bank did not pay it: its code, and its words. */
    code: z.nullable(z.string()),
    note: z.nullable(z.string()),
    paid_day: z.nullable(z.string()),
    returned_day: z.nullable(z.string()),
    /** What the banks kept of it when it came back. */
    fee: z.number(),
    payouts: z.array(
      z.object({
        id: id(),
        kind: z.literal(PAYOUT_KINDS),
        month: z.nullable(z.string()),
        company: z.nullable(z.string()),
        friend: z.nullable(z.string()),
        net: z.number(),
      }),
    ),
    warning: z.nullable(detailsWarning()),
    can_reject: z.boolean(),
    can_return: z.boolean(),
  })
export type PayoutTransfer = z.output<ReturnType<typeof payoutTransfer>>

const reason = { code: z.literal(BANK_REASON_CODES, 'choice'), note: optionalText(REASON_LENGTH) }
/** The bank did not pay it. */
export const rejectionForm = () => z.strictObject(reason)
/** The bank sent it back, less a fee. */
export const returnForm = () =>
  z.strictObject({ ...reason, day: day(), fee: z.number('required').check(wholeNumber(), z.minimum(0, 'amount')) })
export type ReturnForm = z.output<ReturnType<typeof returnForm>>

export const painQuery = () =>
  z.object({ day: z.optional(day()), charge_bearer: z.optional(z.literal(CHARGE_BEARERS, 'choice')) })

/** What a report of the bank would do, or did. */
export const REPORT_FATES = ['accepted', 'paid', 'rejected', 'unchanged'] as const
export const reportPreview = () =>
  z.object({
    report_id: z.string(),
    day: z.string(),
    transfers: z.array(
      z.object({
        reference: z.string(),
        talent: z.string(),
        amount: z.number(),
        fate: z.literal(REPORT_FATES),
        code: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
  })
export type ReportPreview = z.output<ReturnType<typeof reportPreview>>

const column = () => z.strictObject({ heading: line(HEADING_LENGTH), field: z.literal(FILE_FIELDS, 'choice') })
export const templateForm = () =>
  z.strictObject({
    name: line(TEMPLATE_NAME_LENGTH),
    separator: z.literal(SEPARATORS, 'choice'),
    has_headings: z.boolean('wrong_type'),
    columns: z.array(column()).check(z.minLength(1, 'required'), z.maxLength(MAX_COLUMNS)),
  })
export type TemplateForm = z.output<ReturnType<typeof templateForm>>
export const fileTemplate = () =>
  z.object({ ...templateForm().shape, id: id(), saved_by: z.string(), updated_at: z.string() })
export type FileTemplate = z.output<ReturnType<typeof fileTemplate>>
