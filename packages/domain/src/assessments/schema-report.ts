import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { ASSESSMENT_KINDS, CODE_LANGUAGES, CONDUCT_KINDS, INTEGRITY_LEVELS, NOTE_LENGTH } from './limits.ts'
import { bilingual } from './schema-items.ts'
import { OBJECTION_STATES } from './states.ts'

export const TRAITS = ['extraversion', 'agreeableness', 'conscientiousness', 'neuroticism', 'openness'] as const
export type Trait = (typeof TRAITS)[number]
/** The words of a column that nothing writes or reads: emotions are not imported (docs/decisions/035-assessments.md). */
export const EMOTIONS = ['ANGRY', 'DISGUSTED', 'FEAR', 'HAPPY', 'SAD', 'SURPRISED', 'CALM', 'CONFUSED'] as const
export const BANDS = ['low', 'middle', 'high'] as const

/** Something the window noticed. */
export const conductFact = () =>
  z.object({
    kind: z.literal(CONDUCT_KINDS),
    position: z.nullable(z.number()),
    seconds: z.number(),
    at: z.string(),
    /** Long enough to be counted. */
    counted: z.boolean(),
  })
export type ConductFact = z.output<ReturnType<typeof conductFact>>

/** One graded attempt as the report shows it (D-56). */
export const testReport = () =>
  z.object({
    attempt_id: id(),
    assessment_id: z.string(),
    kind: z.literal(ASSESSMENT_KINDS),
    title: bilingual(),
    skill: z.nullable(z.string()),
    taken_at: z.string(),
    score: z.nullable(z.number()),
    passed: z.nullable(z.boolean()),
    /** Time taken, by the server's clock. */
    seconds: z.nullable(z.number()),
    mcq: z.nullable(z.object({ score: z.number(), right: z.number(), wrong: z.number() })),
    problem_solving: z.nullable(
      z.object({
        score: z.number(),
        tasks: z.array(
          z.object({
            title: bilingual(),
            language: z.nullable(z.literal(CODE_LANGUAGES)),
            passed: z.number(),
            total: z.number(),
            /** What the failed hidden tests were about, without their values. */
            missed: z.array(bilingual()),
          }),
        ),
      }),
    ),
    video: z.nullable(
      z.object({
        reviewer: z.nullable(z.string()),
        rubric: z.array(z.object({ name: bilingual(), score: z.number(), meaning: bilingual() })),
        note: z.nullable(z.string()),
      }),
    ),
    strengths: z.array(z.object({ topic: z.string(), score: z.number(), items: z.number() })),
    /** Of a hundred others how many did less well; null while there are too few. */
    percentile: z.nullable(z.number()),
    tabs_switched: z.number(),
    tab_seconds: z.number(),
    plagiarism: z.array(
      z.object({
        task: z.number(),
        similarity: z.number(),
        lines: z.number(),
        flag: z.boolean(),
        source: z.literal(['peer', 'public']),
      }),
    ),
    integrity: z.object({
      level: z.literal(INTEGRITY_LEVELS),
      events: z.array(conductFact()),
    }),
    /** What the talent says about these facts. */
    comment: z.nullable(z.string()),
    appeal: z.nullable(
      z.object({ status: z.literal(OBJECTION_STATES), due_at: z.string(), answer: z.nullable(z.string()) }),
    ),
    /** A person took the result away, for this reason; others are not shown such an attempt. */
    annulled: z.nullable(z.object({ reason: z.string() })),
    /** Its talent may object to it. */
    can_object: z.boolean(),
  })
export type TestReport = z.output<ReturnType<typeof testReport>>

/** Report of one attempt, as it is saved. Objections and decisions made later are saved in their own columns. */
type AttemptField = 'attempt_id' | 'assessment_id' | 'kind' | 'title' | 'skill' | 'taken_at'
type LaterField = 'seconds' | 'percentile' | 'comment' | 'appeal' | 'annulled' | 'can_object'
export type SavedReport = Omit<TestReport, AttemptField | LaterField>

/** One item after the result, for the talent alone: whether it was right and why, never the question itself. */
const explanation = () =>
  z.object({ attempt_id: id(), position: z.number(), topic: z.string(), right: z.boolean(), why: bilingual() })

export const traitScore = () =>
  z.object({
    trait: z.literal(TRAITS),
    name: bilingual(),
    score: z.nullable(z.number()),
    band: z.nullable(z.literal(BANDS)),
    text: z.nullable(bilingual()),
  })
export const personality = () => z.object({ taken_at: z.string(), traits: z.array(traitScore()) })
export type Personality = z.output<ReturnType<typeof personality>>

/** Recordings and written answers of the video assessments. */
export const videoAnswers = () =>
  z.array(
    z.object({
      attempt_id: id(),
      title: bilingual(),
      taken_at: z.string(),
      answers: z.array(
        z.object({
          ask: bilingual(),
          video: z.nullable(z.object({ url: z.string(), seconds: z.number() })),
          written: z.nullable(z.string()),
        }),
      ),
    }),
  )
export type VideoAnswers = z.output<ReturnType<typeof videoAnswers>>

/** A link to the report, and what its talent put into it. */
const reportShare = () =>
  z.object({
    id: id(),
    url: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    /** Passed ones, by their id. */
    assessments: z.array(z.string()),
    with_personality: z.boolean(),
    with_videos: z.boolean(),
  })
export type ReportShare = z.output<ReturnType<typeof reportShare>>

/** One's own report, all tests together (D-18). */
export const talentReport = () =>
  z.object({
    verified: z.boolean(),
    qualified: z.boolean(),
    tests: z.array(testReport()),
    explanations: z.array(explanation()),
    personality: z.nullable(personality()),
    personality_shared: z.boolean(),
    videos: videoAnswers(),
    /** Links that work, newest first. */
    shares: z.array(reportShare()),
  })
export type TalentReport = z.output<ReturnType<typeof talentReport>>

/** What a company or the holder of a link sees: no explanations, and the personality only when it is shared. */
export const visibleReport = () =>
  z.object({
    talent: z.object({
      id: id(),
      name: z.string(),
      role_name: z.nullable(z.string()),
      verified: z.boolean(),
      qualified: z.boolean(),
    }),
    tests: z.array(testReport()),
    personality: z.nullable(personality()),
    has_videos: z.boolean(),
    /** Something of them was recorded: there is more than to read. */
    has_recordings: z.boolean(),
    /** What was noticed is part of it. */
    with_conduct: z.boolean(),
  })
export type VisibleReport = z.output<ReturnType<typeof visibleReport>>

const ID_LENGTH = 40
const ASSESSMENTS_IN_LINK = 50

export const noteForm = () =>
  z.strictObject({ note: z.string('required').check(z.minLength(1, 'required'), z.maxLength(NOTE_LENGTH)) })
export const shareForm = () =>
  z.strictObject({
    assessments: z.array(z.string().check(z.maxLength(ID_LENGTH))).check(z.maxLength(ASSESSMENTS_IN_LINK)),
    with_personality: z.boolean(),
    with_videos: z.boolean(),
  })
export const sharePersonalityForm = () => z.strictObject({ shared: z.boolean() })
