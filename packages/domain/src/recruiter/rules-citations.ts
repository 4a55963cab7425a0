import { countryName, languageName, roleName, skillName } from '../catalogue/rules.ts'
import type { Lang } from '../kernel/language/locale.ts'
import { type Candidate, type MatchCriteria, levelRank } from '../matching/rules-score.ts'
import { fullYears, seniorityOf } from '../talents/rules.ts'
import type { CitedLine } from './limits.ts'
import type { PeopleFilter } from './rules-search.ts'
import { sentencesIn } from './rules-sentences.ts'

/** What of somebody a reason may stand on. Their pay, name, picture and nationality are none of it. */
export type CitedPerson = Pick<
  Candidate,
  | 'role'
  | 'months'
  | 'skills'
  | 'languages'
  | 'country'
  | 'full_time'
  | 'part_time'
  | 'weeks'
  | 'verified'
  | 'qualified'
> & { readonly hours: number | null }

/** Something said of somebody, and the line it stands on. */
export type Statement = { readonly text: string; readonly line: CitedLine; readonly key: string | null }

const MAX_REASONS = 4
const GOOD_HOURS = 6
const SOON_WEEKS = 4

type Levels = Readonly<Record<'native' | 'advanced' | 'intermediate' | 'beginner', string>>
const LEVELS: Readonly<Record<Lang, Levels>> = {
  ar: { native: 'اللغة الأم', advanced: 'متقدم', intermediate: 'متوسط', beginner: 'مبتدئ' },
  en: { native: 'native', advanced: 'advanced', intermediate: 'intermediate', beginner: 'beginner' },
}

/** Whether a statement still holds: the line is there, and says what is cited. */
export function holds(
  { line, key }: { readonly line: CitedLine; readonly key: string | null },
  person: CitedPerson,
): boolean {
  switch (line) {
    case 'skill':
      return key !== null && person.skills.includes(key)
    case 'language':
      return key !== null && person.languages.some(({ id }) => id === key)
    case 'hours':
      return person.hours !== null
    case 'country':
      return person.country !== null
    case 'assessment':
      return person.verified || person.qualified
    case 'role':
    case 'experience':
    case 'start':
    case 'time':
      return true
  }
}

/** Why somebody fits, what was asked for first. Each stands on a line of theirs. */
export function reasonsFor(person: CitedPerson, criteria: MatchCriteria, lang: Lang): Statement[] {
  const { reasons, weeks, hours, years } = sentencesIn(lang)
  const requested = criteria.skills.filter((skill) => person.skills.includes(skill))
  const skills = (requested.length > 0 ? requested : person.skills.slice(0, 2)).slice(0, 3)
  const statements: (Statement | null)[] = [
    ...skills.map((skill) => ({ text: reasons.skill(skillName(skill, lang)), line: 'skill' as const, key: skill })),
    { text: reasons.years(years(fullYears(person.months))), line: 'experience', key: null },
    person.hours !== null && person.hours >= GOOD_HOURS
      ? { text: reasons.hours(hours(person.hours)), line: 'hours', key: null }
      : null,
    person.weeks <= SOON_WEEKS ? { text: reasons.start(weeks(person.weeks)), line: 'start', key: null } : null,
    person.qualified || person.verified
      ? { text: person.qualified ? reasons.assessed : reasons.assessedOther, line: 'assessment', key: null }
      : null,
    ...criteria.languages.flatMap(({ id }) => {
      const language = person.languages.find((own) => own.id === id)
      return language
        ? [
            {
              text: reasons.language(languageName(id, lang), LEVELS[lang][language.level]),
              line: 'language' as const,
              key: id,
            },
          ]
        : []
    }),
  ]
  return statements.filter((statement) => statement !== null).slice(0, MAX_REASONS)
}

/** What of the terms somebody lacks, most important first. */
export function gapsFor(person: CitedPerson, filter: PeopleFilter, criteria: MatchCriteria, lang: Lang): Statement[] {
  const { gaps, weeks, hours } = sentencesIn(lang)
  const levelNames = sentencesIn(lang).choices.levels
  const level = seniorityOf(fullYears(person.months))
  const missing = criteria.skills.filter((skill) => !person.skills.includes(skill))
  const [time] = filter['availability[]']
  const minHours = filter.min_hours ?? 0
  const statements: (Statement | null)[] = [
    person.role === filter.role_id ? null : { text: gaps.role(roleName(person.role, lang)), line: 'role', key: null },
    ...missing.map((skill) => ({ text: gaps.skill(skillName(skill, lang)), line: 'skill' as const, key: skill })),
    filter.seniority_level && filter.seniority_level !== level
      ? { text: gaps.level(levelNames[level]), line: 'experience', key: null }
      : null,
    person.hours !== null && person.hours < minHours
      ? { text: person.hours === 0 ? gaps.noHours : gaps.hours(hours(person.hours)), line: 'hours', key: null }
      : null,
    filter.max_weeks !== undefined && person.weeks > filter.max_weeks
      ? { text: gaps.start(weeks(person.weeks)), line: 'start', key: null }
      : null,
    time && !person[time] ? { text: gaps.time[time], line: 'time', key: null } : null,
    ...criteria.languages.flatMap(({ id, level: minLevel }) => {
      const own = person.languages.find((language) => language.id === id)
      return own && levelRank(own.level) >= levelRank(minLevel)
        ? []
        : [
            {
              text: own
                ? `${languageName(id, lang)}: ${LEVELS[lang][own.level]}`
                : gaps.language(languageName(id, lang)),
              line: 'language' as const,
              key: id,
            },
          ]
    }),
    filter['countries[]'].length > 0 && person.country !== null && !filter['countries[]'].includes(person.country)
      ? { text: gaps.country(countryName(person.country, lang)), line: 'country', key: null }
      : null,
    filter.verified && !person.verified ? { text: gaps.unverified, line: 'assessment', key: null } : null,
    filter.qualified && !person.qualified ? { text: gaps.assessment, line: 'assessment', key: null } : null,
  ]
  return statements.filter((statement) => statement !== null).slice(0, MAX_REASONS)
}

/** The place of a line on the page of a profile. */
export const ANCHORS: Readonly<Record<CitedLine, string>> = {
  role: 'head-title',
  experience: 'experience',
  skill: 'skills',
  language: 'languages',
  hours: 'match-title',
  start: 'terms',
  time: 'terms',
  country: 'head-title',
  assessment: 'assessed',
}
