import { countryName, languageName, roleName, skillName } from '../catalogue/rules.ts'
import type { Lang } from '../kernel/language/locale.ts'
import type { Requirement } from './schema-requirement.ts'

/** Names of everything the requirement speaks of, by id, so that a card needs no list. */
export function namesIn({ roles, languages, countries }: Requirement, lang: Lang): Record<string, string> {
  return Object.fromEntries([
    ...roles.flatMap(({ role, skills }) => [
      ...(role ? [[role, roleName(role, lang)] as const] : []),
      ...skills.map((skill) => [skill, skillName(skill, lang)] as const),
    ]),
    ...languages.map(({ id }) => [id, languageName(id, lang)] as const),
    ...countries.map((id) => [id, countryName(id, lang)] as const),
  ])
}

const MAX_TITLE = 80

/** What a conversation is called until somebody names it: the roles it is about. */
export const titleOf = ({ roles }: Requirement, lang: Lang): string =>
  roles
    .flatMap(({ role, count }) =>
      role ? [count && count > 1 ? `${roleName(role, lang)} × ${count}` : roleName(role, lang)] : [],
    )
    .join(lang === 'ar' ? '، ' : ', ')
    .slice(0, MAX_TITLE)
