import { COUNTRIES, NATIONALITIES } from '@fareeq/domain/catalogue/entries-countries.ts'
import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import type { Entry } from '@fareeq/domain/catalogue/entries.ts'
import { searchForm } from '@fareeq/domain/kernel/text/text.ts'

/** Ids by name and alias in search form. */
type Names = ReadonlyMap<string, string>
export type Lexicon = { countries: Names; nationalities: Names; languages: Names; roles: Names; skills: Names }

/** A name takes precedence over an alias of another entry. */
const namesOf = (entries: readonly Entry[]): Names =>
  new Map([
    ...entries.flatMap(({ id, aliases }) => aliases.map((alias) => [nameForm(alias), id] as const)),
    ...entries.flatMap(({ id, name }) => [name.en, name.ar].map((label) => [nameForm(label), id] as const)),
  ])

/** Normalises «العربية» and «عربية», "Front-end" and "front end" to one form. */
export const nameForm = (text: string): string =>
  searchForm(text)
    .replace(/[-_/]+/g, ' ')
    .replace(/(?<=^| )ال(?=\p{L}{3})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

export const catalogueLexicon = (): Lexicon => ({
  countries: namesOf(COUNTRIES),
  nationalities: namesOf(NATIONALITIES),
  languages: namesOf(LANGUAGES),
  roles: namesOf(ROLES),
  skills: namesOf(SKILLS),
})
