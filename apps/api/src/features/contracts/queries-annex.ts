import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { type ContractAvailability, USUAL_HOURS } from '@fareeq/domain/contracts/limits.ts'
import type { Annex } from '@fareeq/domain/contracts/rules-text-facts.ts'
import { LEVEL_TEXT } from '@fareeq/domain/contracts/rules-text.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AnnexRow } from './rows.ts'

const ANY_ROLE = { ar: 'خدمات تقنية', en: 'Technology services' } as const

type Usual = { availability: ContractAvailability; leave_days: number; probation_days: number }
/** The role as it was offered last, or else as the talent calls it. */
export async function annexOf(db: Db, contractId: string, usual: Usual): Promise<Annex> {
  const { terms, role } = await db.one<AnnexRow>(sql`
    select offer.terms, talent_profiles.role
    from contracts left join talent_profiles on user_id = talent_id
      left join lateral (
        select terms from offers where offers.interview_id = contracts.interview_id and accepted_at is not null
        order by accepted_at desc limit 1
      ) as offer on true
    where contracts.id = ${contractId}`)
  if (!terms) {
    const roleNames = role ? { ar: roleName(role, 'ar'), en: roleName(role, 'en') } : ANY_ROLE
    const { availability, leave_days, probation_days } = usual
    const hours = USUAL_HOURS[availability]
    return { role: roleNames, level: null, duties: null, hours, city: null, leave_days, probation_days }
  }
  const { level, duties, hours, city, probation_days } = terms
  const facts = { duties, hours, city, leave_days: terms.leave_days, probation_days }
  return { role: { ar: terms.role, en: terms.role }, level: LEVEL_TEXT[level], ...facts }
}
