import * as z from 'zod/mini'
import { approval } from '../approvals/schema.ts'
import { id } from '../kernel/ids.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { prose } from '../kernel/validation/fields.ts'
import { HAND_ACCOUNTS } from '../ledger/limits.ts'
import { ENTRY_TEMPLATES, MAX_CENTS, MAX_LINES, MIN_LINES, REASON_LENGTH, WRITTEN_TEMPLATES } from './limits.ts'
import { MANUAL_STATES } from './states.ts'

const posting = () => z.object({ account: z.literal(HAND_ACCOUNTS), amount: z.number() })

export const manualEntry = () =>
  z.object({
    id: id(),
    number: z.string(),
    template: z.literal(ENTRY_TEMPLATES),
    state: z.literal(MANUAL_STATES),
    /** Of its document. */
    day: z.string(),
    amount: z.number(),
    postings: z.array(posting()),
    reason: z.string(),
    /** The months whose tax it pays. */
    period_from: z.nullable(z.string()),
    period_to: z.nullable(z.string()),
    made_by: z.string(),
    made_at: z.string(),
    /** In the books, once it was released: the day it counts is later where its month was closed by then. */
    entry: z.nullable(z.object({ id: id(), place: z.number(), day: z.string() })),
    /** The entry it takes back. */
    corrects: z.nullable(z.object({ id: id(), place: z.number() })),
    has_proof: z.boolean(),
    can_reverse: z.boolean(),
    approval: z.nullable(approval()),
  })
export type ManualEntry = z.output<ReturnType<typeof manualEntry>>

const amount = () =>
  z.number('required').check(
    wholeNumber(),
    z.minimum(-MAX_CENTS, 'amount'),
    z.maximum(MAX_CENTS, 'amount'),
    z.refine((cents) => cents !== 0, 'required'),
  )
const day = () => z.iso.date('wrong_type')
const month = () => z.nullable(z.string().check(z.maxLength(7)))

/** A debit is positive, a credit negative. */
export const manualForm = () =>
  z.strictObject({
    template: z.literal(WRITTEN_TEMPLATES, 'choice'),
    day: day(),
    /** Its month is closed, and it counts in the open one. */
    is_late: z._default(z.boolean(), false),
    postings: z
      .array(z.strictObject({ account: z.literal(HAND_ACCOUNTS, 'choice'), amount: amount() }))
      .check(z.minLength(MIN_LINES, 'required'), z.maxLength(MAX_LINES)),
    reason: prose(REASON_LENGTH),
    period_from: z._default(month(), null),
    period_to: z._default(month(), null),
    proof_id: id(),
  })
export type ManualForm = z.output<ReturnType<typeof manualForm>>

export const reversalForm = () =>
  z.strictObject({ entry_id: id(), day: day(), is_late: z._default(z.boolean(), false), reason: prose(REASON_LENGTH) })
export type ReversalForm = z.output<ReturnType<typeof reversalForm>>
