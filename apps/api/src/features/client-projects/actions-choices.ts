import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { clientProjectErrors } from '@fareeq/domain/client-projects/errors.ts'
import { vacancyDays } from '@fareeq/domain/client-projects/rules.ts'
import type { FurtherRole } from '@fareeq/domain/client-projects/schema-roles.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type Fault, Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'

const idsOf = (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id))
const KNOWN = { role: idsOf(ROLES), language: idsOf(LANGUAGES), skill: idsOf(SKILLS) }

const unlessKnown = (kind: keyof typeof KNOWN, key: string | null | undefined, field: string): Fault[] =>
  key === undefined || key === null || KNOWN[kind].has(key) ? [] : [{ kind: rule.choice, field }]

type CatalogueChoices = {
  role?: string | undefined
  primary_language?: string | undefined
  secondary_language?: string | null | undefined
  technologies?: string[] | undefined
  more_roles?: FurtherRole[] | undefined
}

const unknownIn = (
  { role, primary_language, secondary_language, technologies = [] }: Omit<CatalogueChoices, 'more_roles'>,
  at = '',
): Fault[] => [
  ...unlessKnown('role', role, `${at}role`),
  ...unlessKnown('language', primary_language, `${at}primary_language`),
  ...unlessKnown('language', secondary_language, `${at}secondary_language`),
  ...technologies.flatMap((key, index) => unlessKnown('skill', key, `${at}technologies.${index}`)),
]

/** Faults for all unknown choices at once. */
export function refuseUnknown({ more_roles = [], ...first }: CatalogueChoices): void {
  const faults = [...unknownIn(first), ...more_roles.flatMap((role, n) => unknownIn(role, `more_roles.${n}.`))]
  if (faults.length > 0) throw new Refusal(platformErrors.invalid_input, { faults })
}

type Starts = {
  starts_on?: string | null | undefined
  more_roles?: readonly { starts_on: string | null }[] | undefined
}

/** A first day is today or later; one that was saved before may have passed since. */
export function refuseStarts({ starts_on = null, more_roles = [] }: Starts, saved: Starts, now: Date): void {
  const { first, last } = vacancyDays(now)
  const savedDays = new Set([saved, ...(saved.more_roles ?? [])].map((role) => role.starts_on))
  const starts = [
    { day: starts_on, field: 'starts_on' },
    ...more_roles.map((role, n) => ({ day: role.starts_on, field: `more_roles.${n}.starts_on` })),
  ]
  for (const { day, field } of starts) {
    if (day === null || savedDays.has(day)) continue
    if (day < first) throw new Refusal(clientProjectErrors.start_passed, { field })
    if (day > last) throw new Refusal(clientProjectErrors.start_far, { field })
  }
}

/** The most required skills of a role; the client may change them. */
const SKILLS_OF_A_ROLE = 5
export const usualSkills = (role: string): string[] =>
  (ROLES.find((entry) => entry.id === role)?.skills ?? []).slice(0, SKILLS_OF_A_ROLE)

/** Of further roles as they are kept: each has skills, so that it can be matched. */
export const completeRoles = (roles: readonly FurtherRole[]): FurtherRole[] =>
  roles.map((role) => ({
    ...role,
    technologies: role.technologies.length > 0 ? [...new Set(role.technologies)] : usualSkills(role.role),
  }))

const INDUSTRY_KEYS = new Map(
  INDUSTRIES.flatMap(({ id, name, aliases }) =>
    [id, name.ar, name.en, ...aliases].map((text) => [searchForm(text), id] as const),
  ),
)

/** Before sign-up an industry is free text: a known name becomes its catalogue id. */
export const industryKey = (text: string): string => INDUSTRY_KEYS.get(searchForm(text)) ?? text
