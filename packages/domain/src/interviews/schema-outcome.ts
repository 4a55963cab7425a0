import * as z from 'zod/mini'
import { ABSENCE_STANDINGS } from './rules-absence.ts'
import { SIDES } from './states.ts'

/** What the company says of the meeting, as the talent may read it. */
export const sharedFeedback = () =>
  z.object({ action: z.literal(['accepted', 'rejected']), reason: z.nullable(z.string()), at: z.string() })

/** The scores stay between the company and us. */
export const givenFeedback = () =>
  z.object({ ...sharedFeedback().shape, scores: z.record(z.string(), z.number()), shared: z.boolean() })

/** A claim that somebody did not come, and its state. */
export const noShow = () =>
  z.object({
    who: z.literal(SIDES),
    /** Who said it; the other side answers. */
    claimed_by: z.literal(SIDES),
    note: z.nullable(z.string()),
    at: z.string(),
    /** Until when the other side may answer. */
    due_at: z.string(),
    standing: z.literal(ABSENCE_STANDINGS),
    answer_note: z.nullable(z.string()),
  })
