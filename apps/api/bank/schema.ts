import { LEVELS } from '@fareeq/domain/assessments/limits.ts'
import { TRAITS } from '@fareeq/domain/assessments/schema-report.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import * as z from 'zod/mini'

// What a file of the bank holds; README.md says it in words. Objects are strict: a misspelt field is refused, not dropped.

const nonEmpty = () => z.string().check(z.regex(/\S/, 'must not be empty'))
const id = () => z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case'))
const level = () => z.literal(LEVELS)
const minutes = () => z.int().check(z.minimum(5), z.maximum(60))

/** A sentence: it never reads the same in both languages. */
const sentence = () => z.strictObject({ ar: nonEmpty(), en: nonEmpty() })

/** A text that may be one string for both languages; what is read always has both. */
const text = () =>
  z.union([
    sentence(),
    z.pipe(
      nonEmpty(),
      z.transform((same): Bilingual => ({ ar: same, en: same })),
    ),
  ])

const SKILL_IDS: ReadonlySet<string> = new Set(SKILLS.map(({ id }) => id))

/** Figures and flags arrive as strings: these files are read with YAML's failsafe schema. */
const seconds = () =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, 'must be a whole number')), z.transform(Number)),
    z.int().check(z.minimum(30), z.maximum(120)),
  )
const flag = () =>
  z.pipe(
    z.literal(['true', 'false']),
    z.transform((value) => value === 'true'),
  )

const multipleChoiceItem = () =>
  z.strictObject({
    id: id(),
    level: level(),
    seconds: seconds(),
    topic: id(),
    ask: sentence(),
    code: z.optional(nonEmpty()),
    prints: z.prefault(flag(), 'false'),
    right: text(),
    wrong: z.tuple([text(), text(), text()]),
    why: sentence(),
  })

export const multipleChoiceFile = () =>
  z.strictObject({
    skill: z.string().check(z.refine((skill) => SKILL_IDS.has(skill), 'must be an id of the catalogue')),
    items: z.array(multipleChoiceItem()).check(z.minLength(1)),
  })

export const CODING_LANGUAGES = ['javascript', 'typescript', 'python'] as const
const perLanguage = () => z.record(z.literal(CODING_LANGUAGES), nonEmpty())
const wrongSolutions = () => z.array(nonEmpty()).check(z.minLength(3))
const example = { args: z.array(z.json()), gives: z.json() }

export const codingFile = () =>
  z.strictObject({
    id: id(),
    level: level(),
    minutes: minutes(),
    title: text(),
    task: sentence(),
    /** TypeScript is JavaScript with types: it has the same entry, and its mistakes are the same. */
    entry: z.strictObject({ javascript: nonEmpty(), python: nonEmpty() }),
    starter: perLanguage(),
    solution: perLanguage(),
    wrong: z.strictObject({ javascript: wrongSolutions(), python: wrongSolutions() }),
    visible: z.array(z.strictObject(example)).check(z.minLength(1)),
    hidden: z.array(z.strictObject({ about: sentence(), ...example })).check(z.minLength(1)),
  })

export const sqlFile = () =>
  z.strictObject({
    id: id(),
    level: level(),
    minutes: minutes(),
    title: text(),
    task: sentence(),
    schema: nonEmpty(),
    ordered: z.boolean(),
    starter: nonEmpty(),
    solution: nonEmpty(),
    wrong: wrongSolutions(),
    /** Rows may be empty text where a data set has none. */
    visible: z.array(z.strictObject({ rows: z.string() })).check(z.minLength(1)),
    hidden: z.array(z.strictObject({ about: sentence(), rows: z.string() })).check(z.minLength(3), z.maxLength(5)),
  })

const question = () => z.strictObject({ id: id(), ask: sentence(), hint: sentence() })
/** What a score of 1, 2, 3 and 4 means. */
const scoreLevels = () => z.tuple([sentence(), sentence(), sentence(), sentence()])
const criterion = () => z.strictObject({ id: id(), name: sentence(), levels: scoreLevels() })

export const videoFile = () =>
  z.strictObject({
    id: id(),
    title: sentence(),
    about: sentence(),
    questions: z.tuple([question(), question(), question()]),
    rubric: z.tuple([criterion(), criterion(), criterion(), criterion()]),
  })

const trait = () => z.strictObject({ name: sentence(), low: sentence(), middle: sentence(), high: sentence() })

export const personalityFile = () =>
  z.strictObject({
    id: id(),
    title: sentence(),
    about: sentence(),
    /** The labels of the answers 1 to 5. */
    answers: z.tuple([sentence(), sentence(), sentence(), sentence(), sentence()]),
    traits: z.record(z.literal(TRAITS), trait()),
    items: z
      .array(
        z.strictObject({
          id: id(),
          trait: z.literal(TRAITS),
          /** Whether agreeing means more of the trait, or less. */
          keyed: z.literal(['plus', 'minus']),
          ar: nonEmpty(),
          en: nonEmpty(),
        }),
      )
      .check(z.length(50)),
  })

/** The hash of the content: an edited item is another version by itself. */
type Versioned<Content> = Readonly<Content> & { readonly version: string }

export type MultipleChoiceItem = Versioned<z.infer<ReturnType<typeof multipleChoiceItem>> & { skill: string }>
export type CodingTask = Versioned<z.infer<ReturnType<typeof codingFile>>>
export type SqlTask = Versioned<z.infer<ReturnType<typeof sqlFile>>>
export type VideoSet = Versioned<z.infer<ReturnType<typeof videoFile>>>
export type PersonalityQuestionnaire = Versioned<z.infer<ReturnType<typeof personalityFile>>>

export type Bank = {
  readonly multipleChoice: readonly MultipleChoiceItem[]
  readonly coding: readonly CodingTask[]
  readonly sql: readonly SqlTask[]
  readonly video: readonly VideoSet[]
  readonly personality: readonly PersonalityQuestionnaire[]
}

/** An item as it is kept with an attempt: all there is, answers included. What a talent is shown is made from it. */
export type BankItem =
  | ({ kind: 'multiple_choice' } & MultipleChoiceItem)
  | ({ kind: 'coding' } & CodingTask)
  | ({ kind: 'sql' } & SqlTask)
  | ({ kind: 'video'; version: string } & VideoSet['questions'][number])
  | ({ kind: 'personality'; version: string } & PersonalityQuestionnaire['items'][number])
