import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { RECOMMENDATIONS } from '../selections/limits.ts'
import { LIKENESSES, MERGED_FIELDS, PAIR_SIDES } from './limits.ts'

/** One of two records that may be one person. */
const pairSide = () =>
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    linkedin: z.nullable(z.string()),
    skills: z.array(z.string()),
    created_at: z.string(),
    /** Imported, and has not agreed yet; otherwise the account is its owner's. */
    awaits_consent: z.boolean(),
    /** What moves when the other record is kept: how each note begins, and who evaluated. */
    notes: z.array(z.object({ by: z.string(), text: z.string(), at: z.string() })),
    evaluations: z.array(z.object({ by: z.string(), recommendation: z.literal(RECOMMENDATIONS) })),
  })
export type PairSide = z.output<ReturnType<typeof pairSide>>

export const pair = () =>
  z.object({
    likeness: z.literal(LIKENESSES),
    found_at: z.string(),
    imported: pairSide(),
    other: pairSide(),
    /** Which of the two can be kept. */
    keeps: z.array(z.literal(PAIR_SIDES)),
    /** Whether fields can be chosen one by one. */
    may_choose: z.boolean(),
  })
export type Pair = z.output<ReturnType<typeof pair>>

const side = () => z.literal(PAIR_SIDES, 'choice')
export const mergeForm = () =>
  z.strictObject({
    keep: side(),
    fields: z._default(z.partialRecord(z.literal(MERGED_FIELDS, 'choice'), side()), {}),
  })
