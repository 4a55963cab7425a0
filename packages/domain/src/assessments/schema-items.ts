import * as z from 'zod/mini'
import {
  CODE_LANGUAGES,
  type CodeLanguage,
  LEVELS,
  OWN_TESTS,
  SCALE,
  SOURCE_LENGTH,
  TAKES,
  WRITTEN_LENGTH,
} from './limits.ts'

/** A text of the bank as it is shown: both languages travel, so that the reader may change in the middle. */
export const bilingual = () => z.object({ ar: z.string(), en: z.string() })

const itemPosition = { position: z.number(), level: z.nullable(z.literal(LEVELS)) }

/** An item as the candidate sees it, without the right answer. */
export const choiceItem = () =>
  z.object({
    kind: z.literal('multiple_choice'),
    ...itemPosition,
    ask: bilingual(),
    code: z.nullable(z.string()),
    /** Shuffled for this attempt; the id says nothing. */
    options: z.array(z.object({ id: z.string(), text: bilingual() })),
  })

const visibleTest = () => z.object({ args: z.array(z.unknown()), gives: z.unknown() })

export const codingItem = () =>
  z.object({
    kind: z.literal('coding'),
    ...itemPosition,
    title: bilingual(),
    task: bilingual(),
    /** By language: the name of the function, and what the editor begins with. */
    starts: z.array(
      z.object({ language: z.literal(CODE_LANGUAGES), entry: z.nullable(z.string()), starter: z.string() }),
    ),
    visible: z.array(visibleTest()),
    /** Of an SQL task: its tables, and the rows one can try it with. */
    tables: z.nullable(z.object({ schema: z.string(), rows: z.string() })),
    hidden: z.number(),
  })

export const videoItem = () =>
  z.object({ kind: z.literal('video'), ...itemPosition, ask: bilingual(), hint: bilingual(), seconds: z.number() })

export const personalityItem = () => z.object({ kind: z.literal('personality'), ...itemPosition, ask: bilingual() })

export const item = () => z.discriminatedUnion('kind', [choiceItem(), codingItem(), videoItem(), personalityItem()])
export type Item = z.output<ReturnType<typeof item>>
export type CodingItem = z.output<ReturnType<typeof codingItem>>

/** What somebody answers, one shape by kind; a video is uploaded, and here it is said which take counts. */
export const answer = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('multiple_choice'), choice: z.nullable(z.string().check(z.maxLength(8))) }),
    z.strictObject({
      kind: z.literal('coding'),
      language: z.literal(CODE_LANGUAGES, 'choice'),
      source: z.string().check(z.maxLength(SOURCE_LENGTH)),
    }),
    z.strictObject({
      kind: z.literal('video'),
      take: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(TAKES))),
      /** Text alternative to a recording: nobody has to be filmed. */
      written: z.string().check(z.maxLength(WRITTEN_LENGTH)),
    }),
    z.strictObject({ kind: z.literal('personality'), value: z.nullable(z.literal(SCALE, 'choice')) }),
  ])
export type Answer = z.output<ReturnType<typeof answer>>

/** Arguments somebody tries for themselves. */
export const ownTests = () =>
  z.array(z.strictObject({ args: z.array(z.unknown()).check(z.maxLength(10)) })).check(z.maxLength(OWN_TESTS))

export const RUN_STATUSES = ['done', 'invalid', 'timeout', 'out_of_memory', 'output_limit', 'crashed', 'busy'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** What running code gave. A hidden test says whether it passed and nothing more. */
export const runResult = () =>
  z.object({
    status: z.literal(RUN_STATUSES),
    message: z.nullable(z.string()),
    output: z.string(),
    ms: z.number(),
    tests: z.array(
      z.object({
        passed: z.nullable(z.boolean()),
        got: z.nullable(z.string()),
        /** Of a query, whose right rows are those of the solution; of code the item says it. */
        expected: z.nullable(z.string()),
        error: z.nullable(z.string()),
        ms: z.number(),
      }),
    ),
  })
export type RunResult = z.output<ReturnType<typeof runResult>>

/** Source that waits for the code runner. */
export type QueuedRun = { language: CodeLanguage; source: string; own: { args: unknown[] }[] | null }
