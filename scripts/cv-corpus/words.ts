/** Vocabulary of one language. */
export type Level = 'native' | 'advanced' | 'intermediate' | 'beginner'
export const SECTIONS = [
  'contact',
  'summary',
  'experience',
  'education',
  'certifications',
  'languages',
  'skills',
  'other',
] as const
export type SectionName = (typeof SECTIONS)[number]

export type Words = {
  names: readonly string[]
  titles: readonly string[]
  companies: readonly string[]
  schools: readonly string[]
  degrees: readonly string[]
  fields: readonly string[]
  certificates: readonly (readonly [name: string, organisation: string])[]
  places: readonly (readonly [city: string, country: string, code: string])[]
  bullets: readonly string[]
  summaries: readonly string[]
  years: readonly string[]
  languages: readonly (readonly [id: string, name: string])[]
  levels: Record<Level, readonly string[]>
  headings: Record<SectionName, readonly string[]>
  others: readonly string[]
  present: readonly string[]
  at: readonly string[]
}
