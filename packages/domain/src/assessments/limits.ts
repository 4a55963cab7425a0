import { MINUTE, SECOND } from '../kernel/time/time.ts'

type AssessmentFacts = {
  /** Passing one makes somebody verified (D-122). */
  readonly is_technical: boolean
  /** It is passed or failed, in so many trials; a questionnaire is answered once. */
  readonly is_scored: boolean
  /** Answered before a camera. */
  readonly is_filmed: boolean
}
export const ASSESSMENT_FACTS = {
  multiple_choice: { is_technical: true, is_scored: true, is_filmed: false },
  coding: { is_technical: true, is_scored: true, is_filmed: false },
  video: { is_technical: false, is_scored: true, is_filmed: true },
  personality: { is_technical: false, is_scored: false, is_filmed: false },
} as const satisfies Readonly<Record<string, AssessmentFacts>>
export type AssessmentKind = keyof typeof ASSESSMENT_FACTS
export const ASSESSMENT_KINDS = Object.keys(ASSESSMENT_FACTS) as AssessmentKind[]
export const LEVELS = ['junior', 'mid', 'senior'] as const
export type Level = (typeof LEVELS)[number]

export const CODE_LANGUAGES = ['javascript', 'typescript', 'python', 'sql'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** A result is promised within this time (K-045). */
export const RESULT_PROMISE = 10 * MINUTE

/** A video set and the questionnaire are not drawn: how many items each has. */
export const WHOLE_SETS = { video: 3, personality: 50 } as const satisfies Partial<Record<AssessmentKind, number>>
/** Extra time in per cent that a candidate may choose before the start, without giving a reason. */
export const EXTRA_TIME = [0, 25, 50, 75, 100] as const
export type ExtraTime = (typeof EXTRA_TIME)[number]

/** Heartbeat interval of the browser, and the silence after which the clock pauses. */
export const HEARTBEAT = 5 * SECOND
export const SILENCE = 20 * SECOND
/** All pauses of an attempt together; then the clock goes on. */
export const MAX_PAUSE = 10 * MINUTE
/** What was under way when the time ran out still counts. */
export const GRACE = 3 * SECOND

/** One recording has two takes (D-54); how long it is at most is policy. */
export const TAKES = 2
export const VIDEO_BYTES = 60 * 2 ** 20
export const VIDEO_TYPES = ['webm', 'mp4'] as const
/** A browser stops on the tick after the limit. */
export const VIDEO_GRACE_SECONDS = 2
/** A recording that was announced in time may arrive so much later: a slow connection costs nobody an answer. */
export const UPLOAD_GRACE = 5 * MINUTE
/** A recording is watched by its link for so long at least. */
export const VIDEO_LINK_LIFE = 60 * MINUTE

/** The most that a browser measures: of an item that was looked at, or of an absence. */
export const MAX_SECONDS = 36_000

/** Items of an attempt at most, and the highest revision of an answer that the database holds. */
export const MAX_ITEMS = 100
export const MAX_REVISION = 2 ** 31 - 1
/** Facts kept of one attempt: what a window invents beyond them says nothing more. */
export const MAX_CONDUCT = 500

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

/** Links to one report that work at the same time. */
export const MAX_LINKS = 20

/** k-anonymity: a distribution is shown only from so many attempts on. */
export const MIN_FOR_DISTRIBUTION = 30
/** Minimum of graded answers for the discrimination of an item: with fewer it is statistical noise. */
export const MIN_FOR_DISCRIMINATION = 10
