import * as z from 'zod/mini'
import { optionalLine, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { approval } from '../approvals/schema.ts'
import {
  MAX_IN_BATCH,
  PAYOUT_KINDS,
  PAYOUT_METHODS,
  REASON_LENGTH,
  REMARK_LENGTH,
  STEPS,
  STEP_STATUSES,
  BATCH_FILE_FORMATS,
} from './limits.ts'
import { detailsWarning, payoutTransfer } from './schema-transfers.ts'
import { BATCH_STATES, PAYOUT_STATES } from './states.ts'

const cents = () => z.number()
const contract = () => z.object({ id: id(), number: z.string() })
const step = () => z.object({ step: z.literal(STEPS), day: z.nullable(z.string()), status: z.literal(STEP_STATUSES) })

/** The same net, tax and gross as on the invoice of the company; neither its fee nor its VAT. */
const amounts = { net: cents(), wht: cents(), gross: cents() }

/** A payout as its talent sees it. */
export const talentPayout = () =>
  z.object({
    id: id(),
    kind: z.literal(PAYOUT_KINDS),
    state: z.literal(PAYOUT_STATES),
    month: z.nullable(z.string()),
    from_day: z.nullable(z.string()),
    to_day: z.nullable(z.string()),
    contract: z.nullable(contract()),
    company: z.nullable(z.string()),
    /** Whom a bonus is for. */
    friend: z.nullable(z.string()),
    ...amounts,
    due_day: z.string(),
    paid_day: z.nullable(z.string()),
    is_late: z.boolean(),
    /** Why it is held or was canceled. */
    reason: z.nullable(z.string()),
    /** The ticket that its lateness opened, and until when it is answered, unless that day has passed. */
    ticket: z.nullable(z.object({ reference: z.string(), answer_by: z.nullable(z.string()) })),
    /** The bank sent the last transfer of it back, or rejected it; the code says why. */
    failure: z.nullable(z.object({ code: z.string(), day: z.string() })),
    awaits_details: z.boolean(),
    method: z.nullable(z.literal(PAYOUT_METHODS)),
    /** Masked. */
    paid_to: z.nullable(z.string()),
    steps: z.array(step()),
  })
export type TalentPayout = z.output<ReturnType<typeof talentPayout>>

/** A month that is being worked, or was and is billed next. */
export const upcomingPayout = () =>
  z.object({ contract: contract(), company: z.string(), month: z.string(), ...amounts, steps: z.array(step()) })
export type UpcomingPayout = z.output<ReturnType<typeof upcomingPayout>>

/** Masked: whole numbers leave us only to the bank. */
export const payoutDetails = () =>
  z.object({
    country: z.string(),
    method: z.literal(PAYOUT_METHODS),
    holder: z.string(),
    masked: z.nullable(z.string()),
    note: z.nullable(z.string()),
    bank: z.nullable(z.string()),
    updated_at: z.string(),
  })
export type PayoutDetails = z.output<ReturnType<typeof payoutDetails>>

const bankFailure = () =>
  z.object({ code: z.string(), note: z.nullable(z.string()), day: z.string(), is_returned: z.boolean() })

export const staffPayout = () =>
  z.object({
    id: id(),
    kind: z.literal(PAYOUT_KINDS),
    state: z.literal(PAYOUT_STATES),
    talent: z.object({ id: id(), name: z.string() }),
    company: z.nullable(z.string()),
    contract: z.nullable(contract()),
    invoice_id: z.nullable(id()),
    month: z.nullable(z.string()),
    ...amounts,
    due_day: z.string(),
    paid_day: z.nullable(z.string()),
    is_late: z.boolean(),
    reason: z.nullable(z.string()),
    country: z.nullable(z.string()),
    method: z.nullable(z.literal(PAYOUT_METHODS)),
    paid_to: z.nullable(z.string()),
    has_details: z.boolean(),
    batch: z.nullable(z.object({ id: id(), number: z.string(), is_open: z.boolean() })),
    /** The ticket that its lateness opened. */
    ticket: z.nullable(z.string()),
    /** The bank rejected the last transfer of it, or sent it back. */
    failure: z.nullable(bankFailure()),
    /** The talent has to confirm where the money goes first. */
    awaits_details: z.boolean(),
    /** Its account is new or was changed lately. */
    warning: z.nullable(detailsWarning()),
  })
export type StaffPayout = z.output<ReturnType<typeof staffPayout>>

const summary = {
  id: id(),
  number: z.string(),
  state: z.literal(BATCH_STATES),
  is_open: z.boolean(),
  /** A second colleague has released it, or one was enough: it may go to the bank. */
  is_released: z.boolean(),
  can_submit: z.boolean(),
  approval: z.nullable(approval()),
  count: z.number(),
  total: cents(),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  paid_day: z.nullable(z.string()),
  note: z.nullable(z.string()),
}
export const batchSummary = () => z.object(summary)
export type BatchSummary = z.output<ReturnType<typeof batchSummary>>
/** `files`: who took it along for the bank. */
export const batch = () =>
  z.object({
    ...summary,
    payouts: z.array(staffPayout()),
    transfers: z.array(payoutTransfer()),
    files: z.array(z.object({ format: z.literal(BATCH_FILE_FORMATS), by: z.string(), at: z.string() })),
    /** Whether the bank can be asked by a file: there is an account to pay from. */
    has_account: z.boolean(),
    can_discard: z.boolean(),
  })
export type Batch = z.output<ReturnType<typeof batch>>

/** What became of each that was chosen: one that cannot be paid does not hold up the others. */
export const batchResult = () =>
  z.object({
    batch: z.nullable(batchSummary()),
    ok: z.array(id()),
    failed: z.array(z.object({ id: id(), error: z.string() })),
  })
export type BatchResult = z.output<ReturnType<typeof batchResult>>

export const reasonForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
export const choiceForm = () =>
  z.strictObject({ ids: z.array(id()).check(z.minLength(1, 'required'), z.maxLength(MAX_IN_BATCH)) })
export const paidForm = () => z.strictObject({ day: z.iso.date('wrong_type'), note: optionalLine(REMARK_LENGTH) })
