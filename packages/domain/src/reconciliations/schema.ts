import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { optionalText, prose } from '../kernel/validation/fields.ts'
import { BANK_ACCOUNTS, ENTRY_KINDS, HAND_ACCOUNTS } from '../ledger/limits.ts'
import { ACCOUNT_CURRENCIES } from '../sellers/limits.ts'
import { LINE_TEMPLATES, MAX_BALANCE, MAX_SIDE, NOTE_LENGTH, REASON_LENGTH } from './limits.ts'

const account = () => z.literal(BANK_ACCOUNTS, 'choice')

/** Bank and books on a day. */
export const reconciliationView = () =>
  z.object({
    account: account(),
    currency: z.literal(ACCOUNT_CURRENCIES),
    day: z.string(),
    /** Minor units of the account, as its statements say; null where they do not. */
    bank_balance: z.nullable(z.number()),
    /** Ten-thousandths of a riyal for a dollar, and the month whose rate it is; null for an account in dollars. */
    rate: z.nullable(z.number()),
    /** The rest in cents. */
    bank: z.nullable(z.number()),
    books: z.number(),
    open_lines: z.number(),
    open_line_count: z.number(),
    in_transit: z.number(),
    in_transit_count: z.number(),
    difference: z.nullable(z.number()),
    /** It was finished on this day. */
    finished: z.nullable(z.object({ id: id(), by: z.string(), at: z.string(), note: z.nullable(z.string()) })),
    can_finish: z.boolean(),
    can_reopen: z.boolean(),
  })
export type ReconciliationView = z.output<ReturnType<typeof reconciliationView>>

const matchedEntry = () =>
  z.object({
    id: id(),
    place: z.number(),
    kind: z.literal(ENTRY_KINDS),
    day: z.string(),
    /** Cents in this account. */
    amount: z.number(),
    /** The paper, the batch or the person it is about. */
    about: z.nullable(z.string()),
  })
export type MatchedEntry = z.output<ReturnType<typeof matchedEntry>>

export const bankLineView = () =>
  z.object({
    id: id(),
    day: z.string(),
    amount: z.number(),
    currency: z.string(),
    cents: z.number(),
    name: z.nullable(z.string()),
    text: z.string(),
    /** Finance decide about it at the statements first. */
    is_undecided: z.boolean(),
    /** An entry by hand was written for it and waits for a colleague. */
    waiting: z.nullable(z.object({ id: id(), number: z.string() })),
    match: z.nullable(
      z.object({ id: id(), by: z.nullable(z.string()), entries: z.array(matchedEntry()), can_undo: z.boolean() }),
    ),
    proposals: z.array(z.object({ entries: z.array(matchedEntry()), is_named: z.boolean(), days_apart: z.number() })),
  })
export type BankLineView = z.output<ReturnType<typeof bankLineView>>
export const transitEntry = () => matchedEntry()

export const finishedReconciliation = () =>
  z.object({
    id: id(),
    account: account(),
    currency: z.literal(ACCOUNT_CURRENCIES),
    day: z.string(),
    bank_balance: z.number(),
    book_balance: z.number(),
    in_transit: z.number(),
    in_transit_count: z.number(),
    rate: z.nullable(z.number()),
    note: z.nullable(z.string()),
    by: z.string(),
    at: z.string(),
    reopened_by: z.nullable(z.string()),
    reopened_at: z.nullable(z.string()),
    reopen_reason: z.nullable(z.string()),
  })
export type FinishedReconciliation = z.output<ReturnType<typeof finishedReconciliation>>

const day = () => z.iso.date('wrong_type')
export const viewQuery = () => z.object({ account: account(), day: z.optional(day()) })
const ids = () => z.array(id()).check(z.maxLength(MAX_SIDE))
export const matchForm = () => z.strictObject({ account: account(), line_ids: ids(), entry_ids: ids() })
export type MatchForm = z.output<ReturnType<typeof matchForm>>

const cents = () => z.number('required').check(wholeNumber(), z.minimum(1, 'amount'), z.maximum(MAX_BALANCE, 'amount'))
/** What a line was, where no entry stands for it. */
export const explainForm = () =>
  z.strictObject({
    template: z.literal(LINE_TEMPLATES, 'choice'),
    /** The other side, of one's own choice. */
    account: z.optional(z.literal(HAND_ACCOUNTS, 'choice')),
    /** What the provider took off before it transferred the rest. */
    fee: z.optional(cents()),
    is_late: z._default(z.boolean(), false),
    reason: prose(REASON_LENGTH),
  })
export type ExplainForm = z.output<ReturnType<typeof explainForm>>

export const finishForm = () =>
  z.strictObject({
    account: account(),
    day: day(),
    /** Minor units, where no statement says it. */
    bank_balance: z.optional(
      z.number('required').check(wholeNumber(), z.minimum(-MAX_BALANCE, 'amount'), z.maximum(MAX_BALANCE, 'amount')),
    ),
    note: optionalText(NOTE_LENGTH),
  })
export type FinishForm = z.output<ReturnType<typeof finishForm>>
export const reopenForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
