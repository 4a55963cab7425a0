import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { MAX_CENTS } from '../payments/limits.ts'
import {
  ASIDE_KINDS,
  DAY_ORDERS,
  HEADING_LENGTH,
  MAX_PARTS,
  PREVIEW_FATES,
  REASON_LENGTH,
  STATEMENT_FORMATS,
  type StatementFormat,
} from './limits.ts'
import { BANK_REASON_CODES } from '../payouts/rules-bank-reasons.ts'
import { MATCH_DOUBTS, MATCH_REASONS } from './rules-matching.ts'
import { LINE_STATES } from './states.ts'

/** A line as the bank wrote it; what left the account is negative. Amounts are cents, halalas and so on. */
export type ReadLine = {
  readonly day: string
  readonly amount: number
  readonly currency: string
  readonly name: string | null
  readonly text: string
  /** By which the bank finds it. */
  readonly bank_id: string | null
  readonly is_reversal: boolean
}
/** A file as it was read. A table names neither its account nor its balances. */
export type ReadStatement = {
  readonly format: StatementFormat
  readonly iban: string | null
  readonly number: string | null
  readonly opening: number | null
  readonly closing: number | null
  readonly lines: readonly ReadLine[]
}

const heading = () => z.optional(line(HEADING_LENGTH))
/** Which columns of a table mean what, by their headings; chosen once for an account. */
export const statementColumns = () =>
  z.object({
    day: line(HEADING_LENGTH),
    day_order: z.literal(DAY_ORDERS, 'choice'),
    amount: heading(),
    incoming: heading(),
    outgoing: heading(),
    name: heading(),
    text: heading(),
    bank_id: heading(),
    balance: heading(),
  })
export type StatementColumns = z.output<ReturnType<typeof statementColumns>>

export const uploadQuery = () => z.object({ iban: z.optional(line(34)), ...z.partial(statementColumns()).shape })
export type UploadQuery = z.output<ReturnType<typeof uploadQuery>>

export const statementAccount = () =>
  z.object({
    iban: z.string(),
    currency: z.string(),
    bank: z.string(),
    columns: z.nullable(statementColumns()),
  })
export type StatementAccount = z.output<ReturnType<typeof statementAccount>>

const part = () => z.object({ number: z.string(), company: z.string(), open: z.number(), amount: z.number() })
const proposal = () =>
  z.object({ parts: z.array(part()), reasons: z.array(z.literal(MATCH_REASONS)), is_likely: z.boolean() })
export type LineProposal = z.output<ReturnType<typeof proposal>>

const columns = {
  day: z.string(),
  amount: z.number(),
  currency: z.string(),
  name: z.nullable(z.string()),
  text: z.string(),
}

export const statementPreview = () =>
  z.object({
    format: z.literal(STATEMENT_FORMATS),
    /** Of a table whose columns nobody has chosen: what it has, and what we take it for. */
    choice: z.nullable(
      z.object({
        headings: z.array(z.string()),
        rows: z.array(z.array(z.string())),
        guess: z.partial(statementColumns()),
      }),
    ),
    statement: z.nullable(
      z.object({
        iban: z.string(),
        currency: z.string(),
        number: z.nullable(z.string()),
        from_day: z.string(),
        to_day: z.string(),
        opening: z.nullable(z.number()),
        closing: z.nullable(z.number()),
        counts: z.object({ automatic: z.number(), queue: z.number(), outgoing: z.number(), known: z.number() }),
        /** The first of them. */
        lines: z.array(z.object({ ...columns, fate: z.literal(PREVIEW_FATES), invoice: z.nullable(z.string()) })),
      }),
    ),
  })
export type StatementPreview = z.output<ReturnType<typeof statementPreview>>

export const bankStatement = () =>
  z.object({
    id: id(),
    iban: z.string(),
    currency: z.string(),
    format: z.literal(STATEMENT_FORMATS),
    number: z.nullable(z.string()),
    file_name: z.string(),
    from_day: z.string(),
    to_day: z.string(),
    opening: z.nullable(z.number()),
    closing: z.nullable(z.number()),
    by: z.nullable(z.string()),
    imported_at: z.string(),
    counts: z.object({
      imported: z.number(),
      open: z.number(),
      booked: z.number(),
      set_aside: z.number(),
      outgoing: z.number(),
    }),
  })
export type BankStatement = z.output<ReturnType<typeof bankStatement>>

const payment = () => z.object({ id: id(), number: z.string(), amount: z.number() })
export const bankLine = () =>
  z.object({
    id: id(),
    statement_id: id(),
    ...columns,
    bank_id: z.nullable(z.string()),
    is_reversal: z.boolean(),
    state: z.literal(LINE_STATES),
    proposals: z.array(proposal()),
    doubts: z.array(z.literal(MATCH_DOUBTS)),
    payments: z.array(payment()),
    /** Of a line with which the bank took money back: the payments it took back, or may have taken back. */
    reversed: z.array(payment()),
    reversal_candidates: z.array(
      z.object({ payments: z.array(payment()), company: z.string(), day: z.string(), is_likely: z.boolean() }),
    ),
    /** Of a line with a reference of ours: the transfer to a talent that came back with it. */
    payout_return: z.nullable(
      z.object({
        transfer_id: id(),
        reference: z.string(),
        talent: z.string(),
        batch_id: id(),
        amount: z.number(),
        /** What the banks kept of it. */
        fee: z.number(),
      }),
    ),
    set_aside: z.nullable(z.object({ kind: z.literal(ASIDE_KINDS), reason: z.string() })),
    /** Null where it was booked by itself. */
    decided_by: z.nullable(z.string()),
    decided_at: z.nullable(z.string()),
    can_book: z.boolean(),
    can_set_aside: z.boolean(),
    can_reopen: z.boolean(),
  })
export type BankLine = z.output<ReturnType<typeof bankLine>>

const amount = () => z.number('required').check(wholeNumber(), z.minimum(1, 'amount'), z.maximum(MAX_CENTS, 'amount'))
/** Invoices by the numbers on them. */
export const bookForm = () =>
  z.strictObject({
    parts: z
      .array(z.strictObject({ number: line(20), amount: amount() }))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_PARTS)),
  })
export type BookForm = z.output<ReturnType<typeof bookForm>>

export const lineReversalForm = () =>
  z.strictObject({ payments: z.array(id()).check(z.minLength(1, 'required'), z.maxLength(MAX_PARTS)) })

export const payoutReturnForm = () =>
  z.strictObject({ transfer_id: id(), code: z.literal(BANK_REASON_CODES, 'choice') })

export const asideForm = () => z.strictObject({ kind: z.literal(ASIDE_KINDS, 'choice'), reason: prose(REASON_LENGTH) })
