import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { referralTier, tiersOf } from '@fareeq/domain/referrals/rules-tiers.ts'
import { refuse, unlessKnown } from '../talents/actions-choices.ts'

/** What a friend with so many years, in that role, is worth by these policies. */
export function quoteFor({ years, role_id }: { years: number; role_id: string }, policies: Policies) {
  refuse(unlessKnown('role', role_id, 'role_id'))
  const management = ROLES.some(({ id, family }) => id === role_id && family === 'management')
  return referralTier(tiersOf(policies), { years, management })
}

/** Roles for pages that do not load the catalogue. */
export const rolesFor = (lang: Lang) =>
  ROLES.map(({ id, name, family }) => ({ id, name: name[lang], management: family === 'management' })).toSorted(
    (one, other) => one.name.localeCompare(other.name, LOCALE[lang]),
  )
