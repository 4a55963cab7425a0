import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { prose } from '../kernel/validation/fields.ts'
import { ASSESSMENT_KINDS, CODE_LANGUAGES, INTEGRITY_LEVELS, LEVELS, NOTE_LENGTH } from './limits.ts'
import { answer, bilingual, item, runResult } from './schema-items.ts'
import { conductFact, testReport } from './schema-report.ts'
import { ATTEMPT_STATES } from './states.ts'

export const QUEUES = ['videos', 'objections', 'conduct', 'incidents', 'all'] as const
export type Queue = (typeof QUEUES)[number]

export const queueQuery = () =>
  z.object({
    queue: z._default(z.literal(QUEUES, 'choice'), 'videos'),
    ...pageQuery(50, 20),
  })

/** One attempt in a queue of staff. */
export const queuedAttempt = () =>
  z.object({
    id: id(),
    talent: z.object({ id: id(), name: z.string() }),
    assessment: z.object({ id: z.string(), kind: z.literal(ASSESSMENT_KINDS), title: bilingual() }),
    state: z.literal(ATTEMPT_STATES),
    submitted_at: z.nullable(z.string()),
    /** By when somebody has promised an answer. */
    due_at: z.nullable(z.string()),
    score: z.nullable(z.number()),
    integrity: z.literal(INTEGRITY_LEVELS),
    /** What the talent objects to, while nobody has answered it. */
    objection: z.nullable(z.string()),
    /** What went wrong in the talent’s words. */
    incident: z.nullable(z.string()),
    /** The platform could not run its code. */
    is_stuck: z.boolean(),
    /** Who decided about it last. */
    owner: z.nullable(z.string()),
  })
export type QueuedAttempt = z.output<ReturnType<typeof queuedAttempt>>

const rubric = () => z.array(z.object({ id: z.string(), name: bilingual(), levels: z.array(bilingual()) }))

/** Everything about one attempt: what was asked and answered, how it went, and how code grew. */
export const reviewedAttempt = () =>
  z.extend(queuedAttempt(), {
    report: z.nullable(testReport()),
    /** Before there is a report, too. */
    conduct: z.array(conductFact()),
    /** When the clock began, so that what was noticed has a place on it. */
    started_at: z.nullable(z.string()),
    items: z.array(item()),
    answers: z.array(
      z.object({
        position: z.number(),
        answer: z.nullable(answer()),
        seconds: z.number(),
        right: z.nullable(z.boolean()),
        result: z.nullable(runResult()),
        video: z.nullable(z.object({ url: z.string(), seconds: z.number() })),
      }),
    ),
    /** Code playback: the source at each moment. */
    snapshots: z.array(
      z.object({
        position: z.number(),
        at: z.string(),
        language: z.literal(CODE_LANGUAGES),
        source: z.string(),
      }),
    ),
    rubric: rubric(),
    objection_id: z.nullable(id()),
    /** What was decided last, in the words its talent read. */
    decision: z.nullable(z.string()),
    /** Allowed moves of the caller. */
    can: z.object({
      review: z.boolean(),
      give_back: z.boolean(),
      annul: z.boolean(),
      keep: z.boolean(),
      answer_objection: z.boolean(),
    }),
  })
export type ReviewedAttempt = z.output<ReturnType<typeof reviewedAttempt>>

export const reviewForm = () =>
  z.strictObject({
    scores: z.record(z.string(), z.number().check(z.int(), z.minimum(1), z.maximum(4))),
    decision: z.literal(['pass', 'fail'], 'choice'),
    note: prose(NOTE_LENGTH),
  })
/** With a reason that the talent reads. */
export const decisionForm = () => z.strictObject({ reason: prose(NOTE_LENGTH) })
export const objectionForm = () =>
  z.strictObject({ decision: z.literal(['accept', 'refuse'], 'choice'), reason: prose(NOTE_LENGTH) })

/** How an item of the bank does its work: how many get it right, and whether the better ones do. */
export const itemFigures = () =>
  z.object({
    id: z.string(),
    version: z.string(),
    kind: z.literal(ASSESSMENT_KINDS),
    skill: z.nullable(z.string()),
    level: z.nullable(z.literal(LEVELS)),
    ask: bilingual(),
    /** How often it was drawn, answered, and answered rightly (per cent). */
    drawn: z.number(),
    answered: z.number(),
    difficulty: z.nullable(z.number()),
    /** Point-biserial correlation with the score, -1 to 1. */
    discrimination: z.nullable(z.number()),
    retired: z.boolean(),
  })
export type ItemFigures = z.output<ReturnType<typeof itemFigures>>
export const itemsQuery = () => z.object({ assessment: z.string().check(z.maxLength(60)) })
export const retireForm = () => z.strictObject({ retired: z.boolean(), reason: prose(NOTE_LENGTH) })
