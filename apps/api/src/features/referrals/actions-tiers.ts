import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/working-days.ts'
import { referralErrors as no } from '@fareeq/domain/referrals/errors.ts'
import { REFERRAL_TIERS, referralTier, tiersInForce } from '@fareeq/domain/referrals/rules-tiers.ts'
import type { Db } from '../../platform/db/database.ts'
import { refuse, unlessKnown } from '../talents/actions-choices.ts'
import { tierPolicy } from './queries.ts'

/** The tiers in force: set by policy, else those of the domain. */
export async function tiersNow(db: Db, now: Date) {
  const policy = await tierPolicy(db, now)
  const from = policy && riyadhDay(policy.effective_from)
  const table = policy && from ? policy.value.map((tier) => ({ ...tier, effective_from: from })) : REFERRAL_TIERS
  return tiersInForce(table, riyadhDay(now))
}

/** What a friend with so many years, in that role, is worth today. */
export async function quoteFor(db: Db, { years, role_id }: { years: number; role_id: string }, now: Date) {
  refuse(unlessKnown('role', role_id, 'role_id'))
  const management = ROLES.some(({ id, family }) => id === role_id && family === 'management')
  const found = referralTier(await tiersNow(db, now), { years, management }, riyadhDay(now))
  if (!found) throw new Refusal(no.no_tier, { field: 'years' })
  return found
}

/** Roles for pages that do not load the catalogue. */
export const rolesFor = (lang: Lang) =>
  ROLES.map(({ id, name, family }) => ({ id, name: name[lang], management: family === 'management' })).toSorted(
    (one, other) => one.name.localeCompare(other.name, LOCALE[lang]),
  )
