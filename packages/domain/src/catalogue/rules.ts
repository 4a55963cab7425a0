import type { Lang } from '../kernel/language/locale.ts'
import { COUNTRIES } from './entries-countries.ts'
import { INDUSTRIES } from './entries-industries.ts'
import { LANGUAGES } from './entries-languages.ts'
import { PROJECT_TYPES } from './entries-project-types.ts'
import { ROLES } from './entries-roles.ts'
import { SKILLS } from './entries-skills.ts'
import type { Entry } from './entries.ts'

/** By id; an unknown one is its own name. */
const namesOf = (entries: readonly Entry[]) => {
  const names = new Map(entries.map(({ id, name }) => [id, name]))
  return (id: string, lang: Lang): string => names.get(id)?.[lang] ?? id
}

/** The country as people say it; `code` is ISO 3166, two letters. */
export const countryName = namesOf(COUNTRIES)
export const industryName = namesOf(INDUSTRIES)
export const languageName = namesOf(LANGUAGES)
export const projectTypeName = namesOf(PROJECT_TYPES)
export const roleName = namesOf(ROLES)
export const skillName = namesOf(SKILLS)

/** Immutable URL of a skill's icon. */
export const skillIconAddress = (icon: string): string => `/api/icons/skills/${icon}.svg`
