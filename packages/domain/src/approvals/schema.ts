import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { prose } from '../kernel/validation/fields.ts'
import { APPROVAL_KINDS, REASON_LENGTH } from './limits.ts'
import { APPROVAL_STATES } from './states.ts'

/** One colleague asked for it, another decides; it also stands in the answer of what it is about. */
export const approval = () =>
  z.object({
    id: id(),
    kind: z.literal(APPROVAL_KINDS),
    state: z.literal(APPROVAL_STATES),
    subject_id: z.string(),
    /** What colleagues call it: the number of a batch or an invoice, the key of a policy. */
    label: z.string(),
    /** Cents; null where it is not about a sum. */
    amount: z.nullable(z.number()),
    reason: z.nullable(z.string()),
    made_by: z.string(),
    made_at: z.string(),
    decided_by: z.nullable(z.string()),
    decided_at: z.nullable(z.string()),
    /** Why it was refused. */
    note: z.nullable(z.string()),
    /** One person was enough: the cents that they may release alone in a day. */
    alone_limit: z.nullable(z.number()),
    /** Released in place of whoever usually does. */
    by_substitute: z.boolean(),
    /** Whoever asked waits for a colleague. */
    is_own: z.boolean(),
    can_decide: z.boolean(),
    can_withdraw: z.boolean(),
  })
export type Approval = z.output<ReturnType<typeof approval>>

export const SUBSTITUTE_STATES = ['planned', 'in_force', 'past', 'ended'] as const

export const substitute = () =>
  z.object({
    id: id(),
    name: z.string(),
    from_day: z.string(),
    to_day: z.string(),
    reason: z.string(),
    state: z.literal(SUBSTITUTE_STATES),
    appointed_by: z.string(),
    ended_by: z.nullable(z.string()),
    can_end: z.boolean(),
  })
export type ApprovalSubstitute = z.output<ReturnType<typeof substitute>>

export const refusalForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
export const substituteForm = () =>
  z.strictObject({
    staff_id: id(),
    from_day: z.iso.date('wrong_type'),
    to_day: z.iso.date('wrong_type'),
    reason: prose(REASON_LENGTH),
  })
export type SubstituteForm = z.output<ReturnType<typeof substituteForm>>
