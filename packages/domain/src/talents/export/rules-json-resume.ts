import { industryName, projectTypeName, languageName, roleName, skillName } from '../../catalogue/rules.ts'
import type { Bilingual, Lang } from '../../kernel/language/locale.ts'
import { nameFor } from '../../kernel/names/names.ts'
import { bioIn, contactsOf } from './rules-contacts.ts'
import { educationFor, experienceFor } from '../profile/rules-translations.ts'
import { JSON_RESUME_SCHEMA, type JsonResume } from '../schema-json-resume.ts'
import type { LANGUAGE_LEVELS } from '../../catalogue/limits.ts'
import type { Profile } from '../schema-profile.ts'

export const LEVEL_NAMES: Readonly<Record<(typeof LANGUAGE_LEVELS)[number], Bilingual>> = {
  native: { ar: 'اللغة الأم', en: 'Native' },
  advanced: { ar: 'متقدم', en: 'Advanced' },
  intermediate: { ar: 'متوسط', en: 'Intermediate' },
  beginner: { ar: 'مبتدئ', en: 'Beginner' },
}

/** A profile for other programs. Salary, hours and status are left out: they are between the talent and Fareeq. */
export function jsonResumeOf(profile: Profile, lang: Lang, now: Date): JsonResume {
  const { role, country, industries } = profile.basicInfo
  const { email, phone, links } = contactsOf(profile)
  return {
    $schema: JSON_RESUME_SCHEMA,
    basics: {
      name: nameFor(profile.basicInfo, lang),
      ...withoutEmpty({ label: role && roleName(role, lang), email, phone, summary: bioIn(profile, lang) }),
      ...(country && { location: { countryCode: country } }),
      profiles: links.map((url) => ({ network: networkOf(url), url })),
      ...(industries.length > 0 && { industries: industries.map((id) => industryName(id, lang)) }),
    },
    work: profile.experiences
      .map((experience) => experienceFor(experience, lang))
      .map(({ company, title, start, end, responsibility }) => ({
        name: company,
        position: title,
        ...withoutEmpty({ startDate: start, endDate: end, summary: responsibility }),
      })),
    education: profile.educations
      .map((education) => educationFor(education, lang))
      .map(({ school, degree, field, start, end }) => ({
        institution: school,
        area: field,
        studyType: degree,
        ...withoutEmpty({ startDate: start, endDate: end }),
      })),
    certificates: profile.certifications.map(({ name, organisation, issued, ...more }) => ({
      name,
      issuer: organisation,
      ...withoutEmpty({
        date: issued,
        url: more.credential_url,
        expires: more.expires,
        credentialId: more.credential_id,
      }),
    })),
    skills: profile.skills.map((skill) => ({ name: skillName(skill, lang) })),
    languages: profile.languages.map(({ id, level }) => ({
      language: languageName(id, lang),
      fluency: LEVEL_NAMES[level][lang],
    })),
    projects: profile.projects.map(({ name, type, link }) => ({
      name,
      type: projectTypeName(type, lang),
      ...withoutEmpty({ url: link }),
    })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  }
}

const withoutEmpty = <Name extends string>(values: Record<Name, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')) as {
    [Key in Name]?: string
  }

const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'stackoverflow.com': 'Stack Overflow',
  'x.com': 'X',
}
const networkOf = (url: string): string => {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return NETWORKS[host] ?? host
}
