import { DAY, MINUTE, SECOND } from '../kernel/time.ts'

export const ASSESSMENT_KINDS = ['multiple_choice', 'coding', 'video', 'personality'] as const
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number]
export const LEVELS = ['junior', 'mid', 'senior'] as const
export type Level = (typeof LEVELS)[number]

export const CODE_LANGUAGES = ['javascript', 'typescript', 'python', 'sql'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** Per cent from which a test is passed (D-54). */
export const PASS_MARK = 60
/** Attempts at one assessment, before failing locks it (K-046). */
export const TRIALS = 2
export const LOCK = 30 * DAY
/** How long an invitation can be begun (D-55). */
export const LINK_LIFE = 7 * DAY
/** A result is promised within this time (K-045). */
export const RESULT_PROMISE = 10 * MINUTE

/** How many items an attempt has and how long it takes, without extra time (D-54). */
export const LENGTHS: Readonly<Record<AssessmentKind, { readonly items: number; readonly minutes: number }>> = {
  multiple_choice: { items: 20, minutes: 30 },
  coding: { items: 2, minutes: 60 },
  video: { items: 3, minutes: 30 },
  personality: { items: 50, minutes: 30 },
}
/** Per cent of more time that whoever needs it may choose before the start; no reason is asked. */
export const EXTRA_TIME = [0, 25, 50, 75, 100] as const
export type ExtraTime = (typeof EXTRA_TIME)[number]

/** The browser says that often that somebody is there; after so long without a word the clock pauses. */
export const HEARTBEAT = 5 * SECOND
export const SILENCE = 20 * SECOND
/** All pauses of an attempt together; then the clock goes on. */
export const MOST_PAUSE = 10 * MINUTE
/** What was under way when the time ran out still counts. */
export const GRACE = 3 * SECOND

/** One recording (D-54): two minutes, two takes. */
export const VIDEO_SECONDS = 120
export const TAKES = 2
export const VIDEO_BYTES = 60 * 2 ** 20
export const VIDEO_TYPES = ['webm', 'mp4'] as const
/** A browser stops on the tick after the limit. */
export const VIDEO_GRACE_SECONDS = 2
/** A recording that was announced in time may arrive so much later: a slow line costs nobody an answer. */
export const UPLOAD_GRACE = 5 * MINUTE
/** A recording is watched by its link for so long at least. */
export const VIDEO_LINK_LIFE = 60 * MINUTE

export const SOURCE_LENGTH = 64_000
export const WRITTEN_LENGTH = 3000
export const NOTE_LENGTH = 1000
export const OWN_TESTS = 5
/** Answers of the personality questionnaire: 1 is "not at all", 5 is "very much". */
export const SCALE = [1, 2, 3, 4, 5] as const

/** What the browser notices while somebody answers. Facts, never a verdict (D-56). */
export const CONDUCT_KINDS = ['left', 'paste', 'second_screen', 'taken_over', 'offline'] as const
export type ConductKind = (typeof CONDUCT_KINDS)[number]

/** How far an attempt differs from the others: shown to people, never acted on by itself. */
export const INTEGRITY_LEVELS = ['none', 'low', 'medium', 'high'] as const
export type IntegrityLevel = (typeof INTEGRITY_LEVELS)[number]

/** A distribution is shown only from so many attempts on, so that nobody can be picked out. */
export const LEAST_FOR_DISTRIBUTION = 30
/** A named person answers an objection within so many working days. */
export const OBJECTION_DAYS = 3
/** A recording is watched, and an incident looked into, within so many working days (D-74). */
export const REVIEW_DAYS = 3
/** The discrimination of an item is said only from so many graded answers on: below it is chance. */
export const LEAST_FOR_DISCRIMINATION = 10
export const REPORT_LINK_LIFE = 30 * DAY
