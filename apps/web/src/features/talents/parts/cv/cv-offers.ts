import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { searchForm, webAddress } from '@fareeq/domain/kernel/text/text.ts'
import type { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import type { EntryForm } from '../../api-entries.ts'

/** One value from the CV: with its source lines, confidence, and whether the profile has it. */
export type Offer<Value> = {
  key: string
  value: Value
  quote: string
  /** In a structured file: table or record, and its lines. */
  place: { at: string; lines: number[] } | null
  /** 0 to 1; the minimum over several sources. */
  confidence: number
  isThere: boolean
  /** Would replace a value: never part of "add all". */
  replaces?: boolean
}

export type PersonValue =
  | { field: 'name'; first: string; last: string }
  | { field: 'country' | 'nationality' | 'role' | 'linkedin' | 'link'; text: string }
  | { field: 'experience'; years: number; months: number }
  | { field: 'summary'; lang: Lang; text: string }

export type LanguageValue = { id: string; level?: (typeof LANGUAGE_LEVELS)[number] }

const offer = <Value>(
  key: string,
  value: Value,
  readings: (ReadValue<unknown> | undefined)[],
  isThere: boolean,
): Offer<Value> => {
  const proposal = readings.filter((reading) => reading !== undefined)
  return {
    key,
    value,
    quote: [...new Set(proposal.map(({ source }) => source.text.trim()))].filter(Boolean).join('\n'),
    place: placeOf(proposal),
    confidence: Math.min(1, ...proposal.map(({ confidence }) => confidence)),
    isThere,
  }
}
function placeOf(proposal: readonly ReadValue<unknown>[]): Offer<unknown>['place'] {
  const { at, lines } = proposal.find(({ source }) => source.at !== undefined)?.source ?? {}
  return at === undefined ? null : { at, lines: lines ?? [] }
}
const alike = (a: string | null | undefined, b: string | null | undefined) =>
  searchForm(a ?? '') === searchForm(b ?? '')
const sameLink = (a: string | null, b: string) => a !== null && a === webAddress(b)

export function personOffers(proposal: CvProposal, { basicInfo, bio }: Profile): Offer<PersonValue>[] {
  const offers: Offer<PersonValue>[] = []
  const add = <T>(
    reading: ReadValue<T> | undefined,
    valueOf: (value: T) => PersonValue,
    isThere: (value: T) => boolean,
    isTaken = false,
  ) => {
    if (!reading) return
    const entry = offer(`${offers.length}`, valueOf(reading.value), [reading], isThere(reading.value))
    offers.push({ ...entry, replaces: isTaken && !entry.isThere })
  }
  add(proposal.name, nameOf, (name) => alike(name, `${basicInfo.first_name} ${basicInfo.last_name}`), true)
  for (const field of ['country', 'nationality', 'role'] as const)
    add(
      proposal[field],
      (text) => ({ field, text }),
      (text) => basicInfo[field] === text,
      basicInfo[field] !== null,
    )
  add(
    proposal.experience,
    (length) => ({ field: 'experience', ...length }),
    ({ years, months }) => basicInfo.experience?.years === years && basicInfo.experience.months === months,
    basicInfo.experience !== null,
  )
  add(
    proposal.summary,
    (summary) => ({ field: 'summary', ...summary }),
    ({ lang, text }) => alike(bio[lang], text),
    proposal.summary !== undefined && bio[proposal.summary.value.lang] !== null,
  )
  add(
    proposal.linkedin,
    (text) => ({ field: 'linkedin', text }),
    (text) => sameLink(basicInfo.linkedin, text),
    basicInfo.linkedin !== null,
  )
  for (const link of proposal.links)
    add(
      link,
      (text) => ({ field: 'link', text }),
      (text) => basicInfo.accounts.some((account) => sameLink(account, text)),
    )
  return offers
}

/** First word and rest; corrected in the first step if wrong. */
function nameOf(name: string): PersonValue {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { field: 'name', first, last: rest.join(' ') }
}

export const skillOffers = (proposal: CvProposal, { skills }: Profile): Offer<string>[] =>
  proposal.skills.map((skill) => offer(skill.value, skill.value, [skill], skills.includes(skill.value)))

export const industryOffers = (proposal: CvProposal, { basicInfo: { industries } }: Profile): Offer<string>[] =>
  (proposal.industries ?? []).map((industry) =>
    offer(industry.value, industry.value, [industry], industries.includes(industry.value)),
  )

export const languageOffers = (proposal: CvProposal, { languages }: Profile): Offer<LanguageValue>[] =>
  proposal.languages.map((language) => {
    const { id } = language.value
    return offer(
      id,
      language.value,
      [language],
      languages.some((language) => language.id === id),
    )
  })

/** An optional month that the CV does not name stays empty. */
const monthOf = (month: ReadValue<string> | undefined): string | null =>
  month && /^\d{4}-\d{2}$/.test(month.value) ? month.value : null
/** A year whose month has to be completed by the person. */
const yearOrMonthOf = (month: ReadValue<string> | undefined): string | null =>
  month && /^\d{4}$/.test(month.value) ? month.value : monthOf(month)
const asMonth = (month: string | null) => month as string

export const experienceOffers = (proposal: CvProposal, { experiences }: Profile): Offer<EntryForm<'experiences'>>[] =>
  proposal.experiences.map((experience, index) => {
    const [title, company] = [experience.title?.value ?? '', experience.company?.value ?? '']
    const current = experience.current?.value ?? false
    const value = {
      title,
      company,
      current,
      start: asMonth(yearOrMonthOf(experience.start)),
      end: current ? null : yearOrMonthOf(experience.end),
      responsibility: experience.responsibility?.value ?? '',
    }
    const isThere = experiences.some((entry) => alike(entry.title, title) && alike(entry.company, company))
    return offer(
      `${index}`,
      value,
      [experience.title, experience.company, experience.start, experience.end, experience.current],
      isThere,
    )
  })

export const educationOffers = (proposal: CvProposal, { educations }: Profile): Offer<EntryForm<'educations'>>[] =>
  proposal.educations.map((education, index) => {
    const [school, degree] = [education.school?.value ?? '', education.degree?.value ?? '']
    const value = {
      school,
      degree,
      field: education.field?.value ?? '',
      undergraduate: false,
      start: monthOf(education.start),
      end: monthOf(education.end),
    }
    const isThere = educations.some((entry) => alike(entry.school, school) && (!degree || alike(entry.degree, degree)))
    return offer(
      `${index}`,
      value,
      [education.school, education.degree, education.field, education.start, education.end],
      isThere,
    )
  })

export const certificationOffers = (
  proposal: CvProposal,
  { certifications }: Profile,
): Offer<EntryForm<'certifications'>>[] =>
  proposal.certifications.map((certification, index) => {
    const name = certification.name?.value ?? ''
    const value = {
      name,
      organisation: certification.organisation?.value ?? '',
      no_expiry: !certification.expires,
      issued: asMonth(yearOrMonthOf(certification.issued)),
      expires: yearOrMonthOf(certification.expires),
      credential_id: certification.credential_id?.value ?? '',
      credential_url: certification.credential_url?.value ?? '',
    }
    const isThere = certifications.some((entry) => alike(entry.name, name))
    const readings = [
      certification.name,
      certification.organisation,
      certification.issued,
      certification.expires,
      certification.credential_id,
      certification.credential_url,
    ]
    return offer(`${index}`, value, readings, isThere)
  })

export const projectOffers = (proposal: CvProposal, { projects }: Profile): Offer<EntryForm<'projects'>>[] =>
  (proposal.projects ?? []).map((project, index) => {
    const name = project.name?.value ?? ''
    const value = { name, type: project.type?.value ?? '', link: project.link?.value ?? '' }
    const isThere = projects.some((entry) => alike(entry.name, name))
    return offer(`${index}`, value, [project.name, project.type, project.link], isThere)
  })
