import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
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
}

/** Faults for all unknown choices at once. */
export function refuseUnknown({
  role,
  primary_language,
  secondary_language,
  technologies = [],
}: CatalogueChoices): void {
  const faults = [
    ...unlessKnown('role', role, 'role'),
    ...unlessKnown('language', primary_language, 'primary_language'),
    ...unlessKnown('language', secondary_language, 'secondary_language'),
    ...technologies.flatMap((key, index) => unlessKnown('skill', key, `technologies.${index}`)),
  ]
  if (faults.length > 0) throw new Refusal(platformErrors.invalid_input, { faults })
}

const INDUSTRY_KEYS = new Map(
  INDUSTRIES.flatMap(({ id, name, aliases }) =>
    [id, name.ar, name.en, ...aliases].map((text) => [searchForm(text), id] as const),
  ),
)

/** Before sign-up an industry is free text: a known name becomes its catalogue id. */
export const industryKey = (text: string): string => INDUSTRY_KEYS.get(searchForm(text)) ?? text
