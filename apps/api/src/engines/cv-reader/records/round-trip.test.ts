import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { PROJECT_TYPES } from '@fareeq/domain/catalogue/entries-project-types.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { jsonResumeOf } from '@fareeq/domain/talents/export/rules-json-resume.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { ENTRY, fullProfile, someProfile } from '@fareeq/domain/testing/profile.ts'
import { expect, test } from 'vitest'
import { catalogueLexicon } from '../lexicon/catalogue.ts'
import { readJsonResume } from './json-resume.ts'

// Round trip: an exported JSON Resume is imported without a loss.

const now = new Date('2026-11-15T09:00:00Z')
const EMPTY = someProfile({ last_name: 'Haddad' })
const LAYLA = fullProfile()

test.each(LANGS)('read in again it proposes the same things: %s', (lang) => {
  const file: unknown = JSON.parse(JSON.stringify(jsonResumeOf(LAYLA, lang, now)))
  const proposal = readJsonResume(file, catalogueLexicon(), now)
  const value = (reading: { value: unknown } | undefined) => reading?.value
  const values = (entry: object) => Object.fromEntries(Object.entries(entry).map(([key, one]) => [key, value(one)]))
  expect({
    person: [
      proposal?.name,
      proposal?.email,
      proposal?.phone,
      proposal?.country,
      proposal?.role,
      proposal?.linkedin,
    ].map(value),
    links: proposal?.links.map(value),
    industries: proposal?.industries?.map(value),
    summary: value(proposal?.summary),
    experiences: proposal?.experiences.map(values),
    educations: proposal?.educations.map(values),
    certifications: proposal?.certifications.map(values),
    projects: proposal?.projects?.map(values),
    languages: proposal?.languages.map(value),
    skills: proposal?.skills.map(value),
  }).toEqual({
    person: ['ليلى Haddad', 'layla@example.com', '+962791234567', 'JO', 'backend_developer', LAYLA.basicInfo.linkedin],
    links: LAYLA.basicInfo.accounts,
    industries: LAYLA.basicInfo.industries,
    summary: { lang: 'ar', text: LAYLA.bio.ar },
    experiences: [
      {
        title: 'Senior C# Developer',
        company: 'شركة الأفق',
        start: '2021-03',
        current: true,
        responsibility: LAYLA.experiences[0]?.responsibility,
      },
      { title: 'مطوّرة', company: 'Acme Inc.', start: '2018-01', end: '2021-02' },
    ],
    educations: [
      { school: 'University of Jordan', degree: 'BSc', field: 'Computer Science', start: '2013-09', end: '2017-06' },
    ],
    certifications: [
      {
        name: 'AWS Developer',
        organisation: 'Amazon',
        issued: '2024-03',
        expires: '2027-03',
        credential_id: 'X-1',
        credential_url: 'https://aws.example.com/x1',
      },
    ],
    projects: [{ name: 'Atlas', type: 'web-app', link: 'https://atlas.example.com/work' }],
    languages: LAYLA.languages,
    skills: LAYLA.skills,
  })
})

test.each(LANGS)('everything one can choose comes back as what it was: %s', (lang) => {
  const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
  const [skills, roles, types] = [idsOf(SKILLS), idsOf(ROLES), idsOf(PROJECT_TYPES)]
  const languages = LANGUAGES.map(({ id }, n) => ({ id, level: LANGUAGE_LEVELS[n % 4]! }))
  const lexicon = catalogueLexicon()
  const back = (overrides: Partial<Profile>) =>
    readJsonResume(jsonResumeOf({ ...EMPTY, ...overrides }, lang, now), lexicon, now)
  const pages = Array.from({ length: Math.ceil(skills.length / 50) }, (_, n) => skills.slice(n * 50, n * 50 + 50))
  for (const page of pages) expect(back({ skills: page })?.skills.map(({ value }) => value)).toEqual(page)
  for (let n = 0; n < languages.length; n += 50)
    expect(back({ languages: languages.slice(n, n + 50) })?.languages.map(({ value }) => value)).toEqual(
      languages.slice(n, n + 50),
    )
  for (const role of roles) expect(back({ basicInfo: { ...EMPTY.basicInfo, role } })?.role?.value).toBe(role)
  const industries = idsOf(INDUSTRIES)
  const worked = back({ basicInfo: { ...EMPTY.basicInfo, industries } })
  expect(worked?.industries?.map(({ value }) => value)).toEqual(industries)
  const projects = types.map((type) => ({ ...ENTRY, name: type, type, link: null }))
  expect(back({ projects })?.projects?.map(({ type }) => type?.value)).toEqual(types)
})
