import { countryName, roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { MOST_SKILLS_SHOWN, fullYears, overlapHours, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { showcased } from './queries.ts'

/** Anonymous cards, in the language of the page. */
export async function talentCards(db: Db, lang: Lang, limit: number, now: Date): Promise<TalentCard[]> {
  const talents = await showcased(db, limit)
  return talents.map(({ role, experience_months, skills, ...shown }) => {
    const years = fullYears(experience_months)
    const { hours, strip } = overlapHours('Asia/Riyadh', shown.time_zone, now)
    return {
      ...shown,
      role: roleName(role, lang),
      seniority: seniorityOf(years),
      years,
      country_name: countryName(shown.country, lang),
      riyadh: { hours, strip: [...strip] },
      skills: skills.slice(0, MOST_SKILLS_SHOWN).map((skill) => skillName(skill, lang)),
    }
  })
}
