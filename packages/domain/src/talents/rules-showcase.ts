import { MONTHS_A_YEAR, MAX_CARD_SKILLS, fullYears, overlapHours, seniorityOf } from './rules.ts'
import { waitWeeks } from './rules-terms.ts'
import type { Profile } from './schema-profile.ts'
import type { TalentCard } from './schema.ts'

/** Required fields of the public card; a profile that has all of them can be shown. */
export const SHOWCASE_NEEDS = ['role', 'experience', 'skills', 'country', 'timezone', 'availability'] as const
export type ShowcaseNeed = (typeof SHOWCASE_NEEDS)[number]

const KNOWN: Record<ShowcaseNeed, (profile: Profile) => boolean> = {
  role: ({ basicInfo }) => basicInfo.role !== null,
  experience: ({ basicInfo }) => basicInfo.experience !== null,
  skills: ({ skills }) => skills.length > 0,
  country: ({ basicInfo }) => basicInfo.country !== null,
  timezone: ({ basicInfo }) => basicInfo.timezone !== null,
  availability: ({ availability }) => availability !== null && availability.timing !== 'unavailable',
}

export const missingForShowcase = (profile: Profile): ShowcaseNeed[] =>
  SHOWCASE_NEEDS.filter((need) => !KNOWN[need](profile))

/** Names by key, in the language of the page. */
export type NameLookup = Readonly<Record<'role' | 'country' | 'skill', (key: string) => string>>

/** One's own profile as a visitor would see it: nothing in it says who one is. Null while something is missing. */
export function cardOf(profile: Profile, names: NameLookup, now: Date): TalentCard | null {
  const { role, experience, country, timezone } = profile.basicInfo
  const { availability, skills } = profile
  if (!role || !experience || !country || !timezone || !availability || missingForShowcase(profile).length > 0)
    return null
  const years = fullYears(experience.years * MONTHS_A_YEAR + experience.months)
  const { full_time, part_time, timing } = availability
  return {
    role: names.role(role),
    seniority: seniorityOf(years),
    years,
    country,
    country_name: names.country(country),
    time_zone: timezone,
    riyadh: copied(overlapHours('Asia/Riyadh', timezone, now)),
    skills: skills.slice(0, MAX_CARD_SKILLS).map(names.skill),
    full_time,
    part_time,
    weeks: waitWeeks(timing) ?? 0,
  }
}

const copied = ({ hours, strip }: ReturnType<typeof overlapHours>) => ({ hours, strip: [...strip] })
