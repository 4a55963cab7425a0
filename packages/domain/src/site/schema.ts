import * as z from 'zod/mini'
import { line as oneLine, prose as manyLines } from '../kernel/validation/fields.ts'

/**
 * Public content is data. Each kind has texts in both languages, and language-independent facts. `prose` may hold
 * Markdown-lite: see rules-markdown.ts.
 */

/** How a field is edited; the editor reads it, so that limits are said once. */
export type Input =
  | { input: 'line' | 'prose'; limit: number }
  | { input: 'slug' | 'day' | 'flag' | 'number' }
  | { input: 'reference'; to: string }
  | { input: 'choice'; options: readonly string[] }
export const inputs = z.registry<Input>()

const line = (limit: number) => oneLine(limit).register(inputs, { input: 'line', limit })
const prose = (limit: number) => manyLines(limit).register(inputs, { input: 'prose', limit })

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const slug = () => z.string().check(z.maxLength(80), z.regex(SLUG, 'choice'))
const reference = (to: string) => slug().register(inputs, { input: 'reference', to })
const day = () => z.iso.date('wrong_type').register(inputs, { input: 'day' })
const list = <S extends z.ZodMiniType>(item: S, max = 20) => z.array(item).check(z.minLength(1), z.maxLength(max))

/** Figures the database can count by itself; a claim may stand beside one. */
export const FIGURES = ['talents', 'countries'] as const

const point = () => z.strictObject({ title: line(120), text: prose(800) })
const section = () =>
  z.strictObject({
    id: slug().register(inputs, { input: 'slug' }),
    title: line(160),
    text: z.optional(prose(6000)),
    points: z.optional(list(point())),
  })

/** Invented people and companies say so: the demo world never borrows a real name. */
const demo = { demo: z.boolean().register(inputs, { input: 'flag' }) }

export const siteKinds = {
  claim: {
    translation: { value: line(20), label: line(80), how: prose(400) },
    /** `figure` is what the database counts of it; it is shown once it reaches `least`, the number the claim states. */
    facts: {
      as_of: day(),
      figure: z.optional(z.literal(FIGURES).register(inputs, { input: 'choice', options: FIGURES })),
      least: z.optional(z.int().check(z.positive()).register(inputs, { input: 'number' })),
    },
  },
  organisation: { translation: { name: line(80), about: line(160) }, facts: { sector: reference('sector'), ...demo } },
  sector: { translation: { name: line(60), text: prose(400) }, facts: {} },
  faq_group: { translation: { title: line(80) }, facts: {} },
  faq: { translation: { question: line(200), answer: prose(1500) }, facts: { group: reference('faq_group') } },
  service: {
    translation: {
      name: line(80),
      tagline: line(160),
      intro: prose(1200),
      gets: list(point()),
      steps: list(point()),
      for_whom: list(line(300)),
    },
    facts: {
      calculator: z.optional(z.literal('buyout').register(inputs, { input: 'choice', options: ['buyout'] })),
      related: z.array(reference('service')),
    },
  },
  selection_step: { translation: { title: line(80), text: prose(600), promise: line(160) }, facts: {} },
  package: {
    translation: { name: line(60), summary: line(200), contents: list(line(200)) },
    /** Whole dollars a month; null is "by agreement". */
    facts: {
      price_usd: z.nullable(
        z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)).register(inputs, { input: 'number' }),
      ),
    },
  },
  topic: { translation: { title: line(60) }, facts: {} },
  article: {
    translation: { title: line(160), lead: prose(500), body: prose(40_000) },
    facts: { topic: reference('topic'), published_on: day(), related: z.array(reference('article')) },
  },
  case_study: {
    translation: {
      title: line(160),
      lead: prose(600),
      figures: list(z.strictObject({ label: line(80), value: line(60) })),
      sections: list(section()),
      quote: z.strictObject({ text: prose(500), by: line(120) }),
    },
    facts: { organisation: reference('organisation'), ...demo },
  },
  expert: { translation: { name: line(80), role: line(120), text: prose(500) }, facts: demo },
  podcast: {
    translation: { title: line(120), lead: prose(500), episodes: list(point()) },
    facts: {},
  },
  page: {
    translation: { title: line(160), lead: prose(600), sections: list(section(), 30) },
    facts: { updated_on: day() },
  },
  /** Sentences of a mail: they are defined in code, which validates them (rules-mails.ts). */
  mail: { translation: {}, facts: {} },
} as const

export type SiteKind = keyof typeof siteKinds
export const SITE_KINDS = Object.keys(siteKinds) as SiteKind[]

type TranslationShape<K extends SiteKind> = (typeof siteKinds)[K]['translation']
type FactsShape<K extends SiteKind> = (typeof siteKinds)[K]['facts']
/* oxlint-disable no-unnecessary-type-assertion -- without them the kind is forgotten, and tsc multiplies all kinds out */
const translationShape = <K extends SiteKind>(kind: K) => siteKinds[kind].translation as TranslationShape<K>
const factsShape = <K extends SiteKind>(kind: K) => siteKinds[kind].facts as FactsShape<K>
/* oxlint-enable no-unnecessary-type-assertion */
export const translationSchema = <K extends SiteKind>(kind: K) => z.strictObject(translationShape(kind))
export const factsOf = <K extends SiteKind>(kind: K) => z.strictObject(factsShape(kind))
export type Translation<K extends SiteKind> = z.output<ReturnType<typeof translationSchema<K>>>
export type SiteFacts<K extends SiteKind> = z.output<ReturnType<typeof factsOf<K>>>

/** One content item in both languages. */
export type SiteItem<K extends SiteKind = SiteKind> = {
  [Kind in K]: { kind: Kind; slug: string; ar: Translation<Kind>; en: Translation<Kind>; facts: SiteFacts<Kind> }
}[K]

/** A content item in one language, with its facts. */
export const contentItem = <K extends SiteKind>(kind: K) =>
  z.object({
    slug: slug(),
    ...translationShape(kind),
    ...factsShape(kind),
  })
export type SiteContent<K extends SiteKind> = z.output<ReturnType<typeof contentItem<K>>>
