import type { Bilingual, Lang } from '../kernel/language/locale.ts'
import { PLACEHOLDER_NAMES, type PointCondition, type TemplatePlaceholder, placeholderFacts } from './limits.ts'
import type { Jurisdiction, TemplateContent } from './schema.ts'

/** What one contract puts in the place of each name, and which points it has. */
export type TemplateValues = {
  readonly values: Readonly<Record<TemplatePlaceholder, Bilingual>>
  readonly holds: ReadonlySet<PointCondition>
}

const PLACEHOLDER = /\{([a-z_]+)\}/g

/** Placeholders of a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
]
export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, '')

const isPlaceholder = (name: string): name is TemplatePlaceholder =>
  PLACEHOLDER_NAMES.some((placeholder) => placeholder === name)

/** One pass: a value that looks like a placeholder stays a value. */
const fill = (text: string, { values }: TemplateValues, lang: Lang): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => (isPlaceholder(name) ? values[name][lang] : placeholder))

function linesIn(content: TemplateContent, values: TemplateValues, lang: Lang): string[] {
  const sections = content.sections.flatMap(({ heading, points }, section) => [
    `${section + 1}. ${fill(heading[lang], values, lang)}`,
    ...points
      .filter(({ when }) => when === null || values.holds.has(when))
      .map((point, at) => `${section + 1}.${at + 1} ${fill(point[lang], values, lang)}`),
  ])
  return [fill(content.title[lang], values, lang), ...sections]
}

/** The text in both languages, numbered alike; the same version and values make the same text. */
export const renderTemplate = (content: TemplateContent, values: TemplateValues): Bilingual => ({
  ar: linesIn(content, values, 'ar').join('\n'),
  en: linesIn(content, values, 'en').join('\n'),
})

/** A line of the text that heads a section: «3. الخدمات». */
export const isHeading = (line: string): boolean => /^\d+\. /.test(line)

/** Where a country has no law of its own here. */
export const DEFAULT_COUNTRY = 'SA'

/** Law and court of a contract, by the country of the company. */
export const jurisdictionOf = (
  { countries }: Pick<TemplateContent, 'countries'>,
  country: string | undefined,
): Jurisdiction | undefined =>
  countries.find((row) => row.country === country) ?? countries.find((row) => row.country === DEFAULT_COUNTRY)

/** Contracts that were never made, for reading a version: between them they have every point there can be. */
export const DEMO_CONTRACTS = {
  usual: ['first_term', 'taxed', 'probation', 'notice', 'duties', 'note'],
  other: ['renewed_term', 'untaxed', 'no_probation', 'no_notice'],
} as const satisfies Readonly<Record<string, readonly PointCondition[]>>
export type DemoContract = keyof typeof DEMO_CONTRACTS

export function previewTemplate(content: TemplateContent, demo: DemoContract): Bilingual {
  const values = Object.fromEntries(
    PLACEHOLDER_NAMES.map((name) => [name, placeholderFacts(name).sample]),
  ) as TemplateValues['values']
  const { law, court } = jurisdictionOf(content, DEFAULT_COUNTRY) ?? values
  return renderTemplate(content, { values: { ...values, law, court }, holds: new Set(DEMO_CONTRACTS[demo]) })
}
