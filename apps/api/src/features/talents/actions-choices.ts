import { COUNTRIES } from '@fareeq/domain/catalogue/entries-countries.ts'
import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { PROJECT_TYPES } from '@fareeq/domain/catalogue/entries-project-types.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type Fault, Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'

const idsOf = (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id))

/** Valid choices by catalogue id. */
const KNOWN = {
  country: idsOf(COUNTRIES),
  industry: idsOf(INDUSTRIES),
  language: idsOf(LANGUAGES),
  projectType: idsOf(PROJECT_TYPES),
  role: idsOf(ROLES),
  skill: idsOf(SKILLS),
}

/** A fault for an unknown choice; an empty one is none. */
export const unlessKnown = (kind: keyof typeof KNOWN, key: string | undefined, field: string): Fault[] =>
  key === undefined || KNOWN[kind].has(key) ? [] : [{ kind: rule.choice, field }]

export function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw new Refusal(platformErrors.invalid_input, { faults })
}
