import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import {
  ASSESSMENT_KINDS,
  CODE_LANGUAGES,
  CONDUCT_KINDS,
  EXTRA_TIME,
  MAX_ITEMS,
  MAX_REVISION,
  MAX_SECONDS,
  NOTE_LENGTH,
  SOURCE_LENGTH,
} from './limits.ts'
import { answer, bilingual, item, ownTests, runResult } from './schema-items.ts'
import { ATTEMPT_STATES } from './states.ts'

/** One line of the list of assessments, with its state for the caller. */
export const offer = () =>
  z.object({
    /** The assessment, by which one is invited. */
    id: z.string(),
    kind: z.literal(ASSESSMENT_KINDS),
    skill: z.nullable(z.string()),
    title: z.string(),
    minutes: z.number(),
    items: z.number(),
    standing: z.literal(['available', 'open', 'waiting', 'passed', 'done', 'locked']),
    trials_left: z.nullable(z.number()),
    locked_until: z.nullable(z.string()),
    /** Of the attempt that is open. */
    link: z.nullable(z.string()),
    link_expires_at: z.nullable(z.string()),
    is_running: z.boolean(),
    /** Of the last attempt that was graded. */
    score: z.nullable(z.number()),
    recommended: z.boolean(),
    /** Its passing would make the caller qualified for the role they have. */
    proves_role: z.boolean(),
  })
export type Offer = z.output<ReturnType<typeof offer>>

export const clock = () =>
  z.object({
    /** Milliseconds. */
    left: z.number(),
    allowed: z.number(),
    stands_still: z.boolean(),
  })

const savedAnswer = () =>
  z.object({
    position: z.number(),
    answer: z.nullable(answer()),
    flagged: z.boolean(),
    revision: z.number(),
    /** Recordings that have arrived. */
    takes: z.array(z.object({ take: z.number(), seconds: z.number(), url: z.string() })),
  })
export type SavedAnswer = z.output<ReturnType<typeof savedAnswer>>

/** All the runner shows. Before the start there are no items, afterwards none any more. */
export const attemptView = () =>
  z.object({
    id: id(),
    assessment: z.object({
      id: z.string(),
      kind: z.literal(ASSESSMENT_KINDS),
      title: bilingual(),
      languages: z.array(z.literal(CODE_LANGUAGES)),
    }),
    state: z.literal(ATTEMPT_STATES),
    can_start: z.boolean(),
    can_answer: z.boolean(),
    /** Another window or device has it. */
    is_elsewhere: z.boolean(),
    minutes: z.number(),
    count: z.number(),
    extra_time: z.literal(EXTRA_TIME),
    trials_left: z.number(),
    /** Per cent from which this attempt is passed. */
    pass_mark: z.number(),
    expires_at: z.nullable(z.string()),
    clock: z.nullable(clock()),
    items: z.array(item()),
    answers: z.array(savedAnswer()),
    /** When the result is there at the latest. */
    result_by: z.nullable(z.string()),
    /** Its code could not be run so far: operations have been notified. */
    is_delayed: z.boolean(),
    /** The result, once there is one: `null` where nobody passes or fails. */
    passed: z.nullable(z.boolean()),
    score: z.nullable(z.number()),
  })
export type Attempt = z.output<ReturnType<typeof attemptView>>

/** Id of one window: another one takes over only when its user confirms it. */
const device = () => z.string().check(z.minLength(8), z.maxLength(64))

const position = () => z.number().check(z.int(), z.minimum(1), z.maximum(MAX_ITEMS))

export const startForm = () =>
  z.strictObject({ device: device(), extra_time: z.literal(EXTRA_TIME, 'choice'), take_over: z.optional(z.boolean()) })
export const takeOverForm = () => z.strictObject({ device: device() })
export const answerForm = () =>
  z.strictObject({
    device: device(),
    answer: answer(),
    flagged: z.boolean(),
    /** Counts up in the browser: an older save that arrives late changes nothing. */
    revision: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_REVISION)),
    /** Seconds this item was looked at, in all. */
    seconds: z.number().check(z.int(), z.minimum(0), z.maximum(MAX_SECONDS)),
  })
export const heartbeatForm = () =>
  z.strictObject({
    device: device(),
    events: z
      .array(
        z.strictObject({
          /** Made in the browser: what arrives twice is kept once. */
          id: id(),
          kind: z.literal(CONDUCT_KINDS, 'choice'),
          position: z.nullable(position()),
          seconds: z.number().check(z.int(), z.minimum(0), z.maximum(MAX_SECONDS)),
        }),
      )
      .check(z.maxLength(50)),
  })
export const runForm = () =>
  z.strictObject({
    device: device(),
    position: position(),
    language: z.literal(CODE_LANGUAGES, 'choice'),
    source: z.string().check(z.maxLength(SOURCE_LENGTH)),
    /** Instead of the visible tests. */
    own: z.optional(ownTests()),
  })
export const run = () => z.object({ id: id(), done: z.boolean(), result: z.nullable(runResult()) })
export const submitForm = () => z.strictObject({ device: device() })
export const incidentForm = () =>
  z.strictObject({ note: z.string().check(z.minLength(1, 'required'), z.maxLength(NOTE_LENGTH)) })
