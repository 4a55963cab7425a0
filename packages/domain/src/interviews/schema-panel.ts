import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { RECOMMENDATIONS } from './rules-panel.ts'
import { INTERVIEW_STATES } from './states.ts'

const scorecard = () =>
  z.object({
    scores: z.record(z.string(), z.number()),
    recommendation: z.literal(RECOMMENDATIONS),
    note: z.nullable(z.string()),
    at: z.string(),
  })
export type Scorecard = z.output<ReturnType<typeof scorecard>>

/** A colleague who interviews too; their scorecard where it is there and this reader may read it. */
export const interviewer = () => z.object({ id: id(), name: z.string(), scorecard: z.nullable(scorecard()) })
export type Interviewer = z.output<ReturnType<typeof interviewer>>

/** One of several rounds, as the company and our colleagues read it. */
export const interviewRound = () =>
  z.object({
    /** Null where this reader was not invited to it. */
    id: z.nullable(id()),
    round: z.number(),
    state: z.literal(INTERVIEW_STATES),
    start: z.nullable(z.string()),
    /** What it was about. */
    note: z.nullable(z.string()),
    host: z.string(),
    interviewers: z.array(interviewer()),
  })
export type InterviewRound = z.output<ReturnType<typeof interviewRound>>
