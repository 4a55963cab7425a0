import * as z from 'zod/mini'
import { line, optionalText } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import {
  COMPANY_LINE_LENGTH,
  CRITERIA,
  EVIDENCE_LENGTH,
  MARKS,
  MEETING_OUTCOMES,
  REASON_LENGTH,
  RECOMMENDATIONS,
} from './limits.ts'
import { selection } from './schema.ts'
import { MEETING_STEPS, SELECTION_STATES } from './states.ts'

const colleague = () => z.object({ id: id(), name: z.string() })
const state = () => z.literal(SELECTION_STATES)

const mark = () =>
  z.strictObject({
    id: z.literal(CRITERIA, 'choice'),
    mark: z.literal(MARKS, 'choice'),
    /** A sentence that a second reader can check. */
    evidence: line(EVIDENCE_LENGTH),
  })

/** What a company reads of it beside the nomination; null where nothing was written for companies. */
const companyLine = () => z.nullable(z.string())

/** The selection record of a talent for staff. Companies see nothing of it but the lines written for them. */
export const fullSelection = () =>
  z.object({
    selection: selection(),
    may_move: z.boolean(),
    may_reject: z.boolean(),
    may_reconsider: z.boolean(),
    moves: z.array(
      z.object({
        id: z.string(),
        from: z.nullable(state()),
        to: state(),
        was_late: z.boolean(),
        reason: z.nullable(z.string()),
        /** Null: by itself. */
        by: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
    evaluations: z.array(
      z.object({
        id: id(),
        by: colleague(),
        marks: z.array(mark()),
        recommendation: z.literal(RECOMMENDATIONS),
        company_line: companyLine(),
        history_checked: z.boolean(),
        version: z.number(),
        updated_at: z.string(),
      }),
    ),
    meetings: z.array(
      z.object({
        id: id(),
        step: z.literal(MEETING_STEPS),
        start: z.string(),
        /** Where a colleague joins; null for one that is over, canceled or from before. */
        join: z.nullable(z.string()),
        by: z.string(),
        outcome: z.nullable(z.literal(MEETING_OUTCOMES)),
        note: z.nullable(z.string()),
        company_line: companyLine(),
      }),
    ),
    notes: z.array(
      z.object({ id: id(), by: z.string(), text: z.string(), mentions: z.array(colleague()), at: z.string() }),
    ),
  })
export type FullSelection = z.output<ReturnType<typeof fullSelection>>

/** `expected_version`: the version of one's own evaluation, null before there is one. */
export const evaluationForm = () =>
  z.strictObject({
    marks: z.array(mark()).check(z.maxLength(CRITERIA.length)),
    recommendation: z.literal(RECOMMENDATIONS, 'required'),
    company_line: optionalText(COMPANY_LINE_LENGTH),
    /** The work history was compared with documents, or with people who were named. */
    history_checked: z._default(z.boolean(), false),
    expected_version: z._default(z.nullable(z.number()), null),
  })

export const meetingForm = () => z.strictObject({ start: z.iso.datetime({ offset: true, error: 'required' }) })
/** What came of it, a note for colleagues, and the next step, in one. */
export const outcomeForm = () =>
  z.strictObject({
    outcome: z.literal(MEETING_OUTCOMES, 'required'),
    note: optionalText(REASON_LENGTH),
    company_line: optionalText(COMPANY_LINE_LENGTH),
    /** Where both agreed: to the next step at once. */
    advance: z._default(z.boolean(), false),
  })
