import { COUNTRIES, NATIONALITIES } from '../catalogue/entries-countries.ts'
import { LANGUAGES } from '../catalogue/entries-languages.ts'
import { ROLES } from '../catalogue/entries-roles.ts'
import { SKILLS } from '../catalogue/entries-skills.ts'
import type { Entry } from '../catalogue/entries.ts'
import { searchForm } from '../kernel/text.ts'

/** Names and aliases in their search form, to ids. */
type Names = ReadonlyMap<string, string>
export type Lexicon = { countries: Names; nationalities: Names; languages: Names; roles: Names; skills: Names }

/** The name wins over an alias of another entry. */
const namesOf = (entries: readonly Entry[]): Names =>
  new Map([
    ...entries.flatMap(({ id, aliases }) => aliases.map((alias) => [nameForm(alias), id] as const)),
    ...entries.flatMap(({ id, name }) => [name.en, name.ar].map((one) => [nameForm(one), id] as const)),
  ])

/** «العربية» and «عربية» meet, and so do "Front-end" and "front end". */
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
