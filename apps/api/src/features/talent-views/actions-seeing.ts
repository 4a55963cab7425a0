import {
  countryName,
  industryName,
  languageName,
  projectTypeName,
  roleName,
  skillName,
} from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor } from '@fareeq/domain/kernel/names/names.ts'
import type { VisibleProfile } from '@fareeq/domain/talent-views/schema.ts'
import { educationFor, experienceFor } from '@fareeq/domain/talents/profile/rules-translations.ts'
import { provenSkills } from '@fareeq/domain/talents/profile/rules-proofs.ts'
import { type Time, missingTime, requestedSalaries, shownRanges } from '@fareeq/domain/talents/rules-terms.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { skillIcon } from '../matching/actions-cards.ts'

/** What of the pay is seen: the salary, the range shown to companies, or nothing. */
type Pay = 'salary' | 'range' | null

/** What others see of a profile: neither address nor number nor link to the person, and pay only where it was shown, of the time a request asks for. */
export function toVisibleProfile(
  profile: Profile,
  pay: Pay,
  lang: Lang,
  requested: Time | null = null,
): VisibleProfile {
  const { basicInfo: info, bio, experiences, educations, certifications, availability } = profile
  const offered = { full_time: availability?.full_time ?? false, part_time: availability?.part_time ?? false }
  const ranges = shownRanges(profile.salaries, pay === 'range' && profile.salary_shown)
  const proven = provenSkills(profile.assessments)
  return {
    id: info.id,
    ...namesFor(info, lang),
    photo: info.photo,
    role_name: info.role && roleName(info.role, lang),
    seniority: info.seniority,
    experience: info.experience,
    country: info.country,
    country_name: info.country && countryName(info.country, lang),
    nationality_name: info.nationality && countryName(info.nationality, lang),
    timezone: info.timezone,
    verified: info.verified,
    qualified: info.qualified,
    bio,
    skills: profile.skills.map((id) => ({
      id,
      name: skillName(id, lang),
      icon: skillIcon(id),
      proven: proven.has(id),
    })),
    industries: info.industries.map((id) => ({ id, name: industryName(id, lang) })),
    languages: profile.languages.map(({ id, level }) => ({ id, name: languageName(id, lang), level })),
    experiences: experiences.map((experience) => experienceFor(experience, lang)),
    projects: profile.projects.map((project) => ({ ...project, type_name: projectTypeName(project.type, lang) })),
    educations: educations.map((education) => educationFor(education, lang)),
    certifications,
    availability,
    salaries: pay === 'salary' ? requestedSalaries(profile.salaries, offered, requested) : null,
    salary_locked: pay !== 'salary',
    missing_time: missingTime(offered, requested),
    salary_range: ranges && requestedSalaries(ranges, offered, requested),
  }
}
