import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { ENTRY_KINDS, LEDGER_ACCOUNTS } from './limits.ts'

const posting = () =>
  z.object({
    account: z.literal(LEDGER_ACCOUNTS),
    owner: z.nullable(id()),
    owner_name: z.nullable(z.string()),
    amount: z.number(),
  })
const otherEntry = () => z.object({ id: id(), place: z.number(), kind: z.literal(ENTRY_KINDS), day: z.string() })

/** One booking with all its sides. */
export const ledgerEntry = () =>
  z.object({
    id: id(),
    place: z.number(),
    kind: z.literal(ENTRY_KINDS),
    reference: z.string(),
    /** The paper behind it, and the invoice where it is read; null for what is owed or paid to talents. */
    document: z.nullable(z.object({ number: z.nullable(z.string()), invoice_id: id() })),
    /** The day it counts in the books. */
    day: z.string(),
    /** The day of what it books, where that lies in a month that was closed by then. */
    document_day: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    /** The entry that it takes back, and those that take it back. */
    corrects: z.nullable(otherEntry()),
    corrected_by: z.array(otherEntry()),
    actor: z.nullable(z.string()),
    postings: z.array(posting()),
    /** What the account that was asked for holds after it. */
    balance: z.nullable(z.number()),
  })
export type LedgerEntry = z.output<ReturnType<typeof ledgerEntry>>

export const ledgerBalance = () => z.object({ account: z.literal(LEDGER_ACCOUNTS), balance: z.number() })
export type LedgerBalance = z.output<ReturnType<typeof ledgerBalance>>

const sums = {
  opening: z.number(),
  debit: z.number(),
  credit: z.number(),
  closing: z.number(),
}
/** What an account held before a span of days, what moved in it, and what it holds after. */
export const accountSums = () => z.object(sums)
export type AccountSums = z.output<ReturnType<typeof accountSums>>
export const trialBalance = () =>
  z.object({
    from: z.string(),
    to: z.string(),
    rows: z.array(z.object({ account: z.literal(LEDGER_ACCOUNTS), ...sums })),
    totals: z.object({ debit: z.number(), credit: z.number(), closing_debit: z.number(), closing_credit: z.number() }),
    /** The last day of the last closed month. */
    closed_through: z.nullable(z.string()),
  })
export type TrialBalance = z.output<ReturnType<typeof trialBalance>>
