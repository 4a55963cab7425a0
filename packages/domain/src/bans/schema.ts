import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { BAN_REASON_LENGTH, BAN_TEXT_LENGTH, MAX_BAN_FILES } from './rules.ts'
import { BAN_STATES } from './states.ts'

const files = () => z._default(z.array(id()).check(z.maxLength(MAX_BAN_FILES, 'max_items')), [])
export const reportForm = () => z.strictObject({ talent_id: id(), text: prose(BAN_TEXT_LENGTH), files: files() })
export const noticeForm = () => z.strictObject({ notice: prose(BAN_TEXT_LENGTH), files: files() })
export const answerForm = () => z.strictObject({ text: prose(BAN_TEXT_LENGTH), files: files() })
/** Optimistic locking: the state and how many reports its reader saw. */
const expected = () => ({
  expected_state: z.literal(BAN_STATES, 'choice'),
  expected_reports: z.number().check(wholeNumber(), z.minimum(0)),
})
export const decisionForm = () =>
  z.strictObject({
    decision: z.literal(['ban', 'dismiss'], 'choice'),
    reason: prose(BAN_REASON_LENGTH),
    ...expected(),
  })
export const appealDecisionForm = () =>
  z.strictObject({
    decision: z.literal(['lift', 'uphold'], 'choice'),
    reason: prose(BAN_REASON_LENGTH),
    ...expected(),
  })

const banFile = () =>
  z.object({ id: id(), name: z.string(), side: z.literal(['report', 'notice', 'answer', 'appeal']) })
export type BanFile = z.output<ReturnType<typeof banFile>>

/** What the talent reads: the claim and its state, never who reported. */
export const ownCase = () =>
  z.object({
    id: id(),
    state: z.literal(BAN_STATES),
    notice: z.nullable(z.string()),
    opened_at: z.nullable(z.string()),
    answer_by: z.nullable(z.string()),
    answer: z.nullable(z.string()),
    answered_at: z.nullable(z.string()),
    decided_at: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    appeal: z.nullable(z.string()),
    appealed_at: z.nullable(z.string()),
    appeal_decided_at: z.nullable(z.string()),
    appeal_reason: z.nullable(z.string()),
    can_answer: z.boolean(),
    can_appeal: z.boolean(),
    files: z.array(banFile()),
  })
export type OwnCase = z.output<ReturnType<typeof ownCase>>

const staffName = () => z.nullable(z.string())
export const banCase = () =>
  z.object({
    ...ownCase().shape,
    talent: z.object({ id: id(), name: z.string() }),
    created_at: z.string(),
    waits_for: z.nullable(z.literal(['operations', 'talent', 'admin'])),
    opened_by: staffName(),
    decided_by: staffName(),
    appeal_decided_by: staffName(),
    reports: z.array(
      z.object({
        id: id(),
        text: z.string(),
        by: z.string(),
        /** Of a client: their company. */
        company: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
    /** What the caller may do now. */
    moves: z.array(z.literal(['open', 'ban', 'dismiss', 'lift', 'uphold'])),
    /** It is their step, but they took part before (separation of duties). */
    is_partial: z.boolean(),
  })
export type BanCase = z.output<ReturnType<typeof banCase>>
