import { countryName, roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { MAX_CARD_SKILLS, fullYears, overlapHours, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { showcased } from './queries.ts'

/** Anonymous cards, in the language of the page. */
export async function talentCards(db: Db, lang: Lang, limit: number, now: Date): Promise<TalentCard[]> {
  const talents = await showcased(db, limit)
  return talents.map(({ role, experience_months, skills, ...talent }) => {
    const years = fullYears(experience_months)
    const { hours, strip } = overlapHours('Asia/Riyadh', talent.time_zone, now)
    return {
      ...talent,
      role: roleName(role, lang),
      seniority: seniorityOf(years),
      years,
      country_name: countryName(talent.country, lang),
      riyadh: { hours, strip: [...strip] },
      skills: skills.slice(0, MAX_CARD_SKILLS).map((skill) => skillName(skill, lang)),
    }
  })
}
