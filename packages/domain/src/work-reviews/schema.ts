import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { optionalText, prose } from '../kernel/validation/fields.ts'
import {
  AGAIN,
  BEST_RATING,
  FEEDBACK_LENGTH,
  REASON_LENGTH,
  REFERENCE_LENGTH,
  REPLY_LENGTH,
  WORDS_LENGTH,
  WORK_REVIEW_SIDES,
} from './limits.ts'
import { REFERENCE_STATES, WORK_REVIEW_STATES } from './states.ts'

const overall = () =>
  z.number('choice').check(z.int('choice'), z.minimum(1, 'choice'), z.maximum(BEST_RATING, 'choice'))
const again = () => z.literal(AGAIN, 'choice')
/** `words`: for the account manager. */
const rating = { overall: overall(), again: again(), words: optionalText(WORDS_LENGTH) }

export const talentReviewForm = () => z.strictObject(rating)
/** `feedback`: to the talent. `reference`: for other companies, if the talent shows it; `named`: with the name of the company. */
export const clientReviewForm = () =>
  z.strictObject({
    ...rating,
    feedback: optionalText(FEEDBACK_LENGTH),
    reference: optionalText(REFERENCE_LENGTH),
    named: z.optional(z.boolean()),
  })
export const showForm = () => z.strictObject({ shown: z.boolean() })
/** An empty one is taken back. */
export const replyForm = () => z.strictObject({ reply: optionalText(REPLY_LENGTH) })
export const removeForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })

const reference = {
  id: id(),
  state: z.literal(REFERENCE_STATES),
  feedback: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** The reference names the company. */
  is_named: z.boolean(),
  reply: z.nullable(z.string()),
  written_at: z.string(),
  removed_reason: z.nullable(z.string()),
}

/** Looking back on a contract, for one side of it. */
export const contractReview = () =>
  z.object({
    /** What waits for the side that reads. */
    open: z.nullable(z.object({ id: id(), due_at: z.string() })),
    own: z.nullable(
      z.object({ overall: overall(), again: again(), words: z.nullable(z.string()), answered_at: z.string() }),
    ),
    /** What the company wrote; the talent reads it when no colleague has to before. */
    reference: z.nullable(
      z.object({ ...reference, can_show: z.boolean(), can_hide: z.boolean(), can_reply: z.boolean() }),
    ),
  })
export type ContractReview = z.output<ReturnType<typeof contractReview>>

/** For colleagues; what sides wrote for the account manager is read by account managers and admins. */
export const staffReview = () =>
  z.object({
    reviews: z.array(
      z.object({
        side: z.literal(WORK_REVIEW_SIDES),
        state: z.literal(WORK_REVIEW_STATES),
        overall: z.nullable(overall()),
        again: z.nullable(again()),
        words: z.nullable(z.string()),
        due_at: z.string(),
        answered_at: z.nullable(z.string()),
      }),
    ),
    reference: z.nullable(
      z.object({
        ...reference,
        /** Until when a colleague reads it. */
        due_at: z.nullable(z.string()),
        can_release: z.boolean(),
        can_remove: z.boolean(),
      }),
    ),
  })
export type StaffReview = z.output<ReturnType<typeof staffReview>>
