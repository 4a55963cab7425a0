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

/** One booking with all its sides. */
export const ledgerEntry = () =>
  z.object({
    id: id(),
    place: z.number(),
    kind: z.literal(ENTRY_KINDS),
    reference: z.string(),
    /** The paper behind it, and the invoice where it is read; null for what is owed or paid to talents. */
    document: z.nullable(z.object({ number: z.nullable(z.string()), invoice_id: id() })),
    day: z.string(),
    actor: z.nullable(z.string()),
    postings: z.array(posting()),
  })
export type LedgerEntry = z.output<ReturnType<typeof ledgerEntry>>

export const ledgerBalance = () => z.object({ account: z.literal(LEDGER_ACCOUNTS), balance: z.number() })
export type LedgerBalance = z.output<ReturnType<typeof ledgerBalance>>
