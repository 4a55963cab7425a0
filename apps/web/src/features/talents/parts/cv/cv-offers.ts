import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { searchForm, webAddress } from '@fareeq/domain/kernel/text.ts'
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

export type SpokenValue = { id: string; level?: (typeof LANGUAGE_LEVELS)[number] }

const offer = <Value>(
  key: string,
  value: Value,
  founds: (ReadValue<unknown> | undefined)[],
  isThere: boolean,
): Offer<Value> => {
  const read = founds.filter((found) => found !== undefined)
  return {
    key,
    value,
    quote: [...new Set(read.map(({ source }) => source.text.trim()))].filter(Boolean).join('\n'),
    place: placeOf(read),
    confidence: Math.min(1, ...read.map(({ confidence }) => confidence)),
    isThere,
  }
}
function placeOf(read: readonly ReadValue<unknown>[]): Offer<unknown>['place'] {
  const { at, lines } = read.find(({ source }) => source.at !== undefined)?.source ?? {}
  return at === undefined ? null : { at, lines: lines ?? [] }
}
const alike = (a: string | null | undefined, b: string | null | undefined) =>
  searchForm(a ?? '') === searchForm(b ?? '')
const sameLink = (a: string | null, b: string) => a !== null && a === webAddress(b)

export function personOffers(read: CvProposal, { basicInfo, bio }: Profile): Offer<PersonValue>[] {
  const offers: Offer<PersonValue>[] = []
  const add = <T>(
    found: ReadValue<T> | undefined,
    valueOf: (value: T) => PersonValue,
    isThere: (value: T) => boolean,
    isTaken = false,
  ) => {
    if (!found) return
    const one = offer(`${offers.length}`, valueOf(found.value), [found], isThere(found.value))
    offers.push({ ...one, replaces: isTaken && !one.isThere })
  }
  add(read.name, nameOf, (name) => alike(name, `${basicInfo.first_name} ${basicInfo.last_name}`), true)
  for (const field of ['country', 'nationality', 'role'] as const)
    add(
      read[field],
      (text) => ({ field, text }),
      (text) => basicInfo[field] === text,
      basicInfo[field] !== null,
    )
  add(
    read.experience,
    (length) => ({ field: 'experience', ...length }),
    ({ years, months }) => basicInfo.experience?.years === years && basicInfo.experience.months === months,
    basicInfo.experience !== null,
  )
  add(
    read.summary,
    (summary) => ({ field: 'summary', ...summary }),
    ({ lang, text }) => alike(bio[lang], text),
    read.summary !== undefined && bio[read.summary.value.lang] !== null,
  )
  add(
    read.linkedin,
    (text) => ({ field: 'linkedin', text }),
    (text) => sameLink(basicInfo.linkedin, text),
    basicInfo.linkedin !== null,
  )
  for (const link of read.links)
    add(
      link,
      (text) => ({ field: 'link', text }),
      (text) => basicInfo.accounts.some((one) => sameLink(one, text)),
    )
  return offers
}

/** First word and rest; corrected in the first step if wrong. */
function nameOf(name: string): PersonValue {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { field: 'name', first, last: rest.join(' ') }
}

export const skillOffers = (read: CvProposal, { skills }: Profile): Offer<string>[] =>
  read.skills.map((found) => offer(found.value, found.value, [found], skills.includes(found.value)))

export const industryOffers = (read: CvProposal, { basicInfo: { industries } }: Profile): Offer<string>[] =>
  (read.industries ?? []).map((found) => offer(found.value, found.value, [found], industries.includes(found.value)))

export const languageOffers = (read: CvProposal, { languages }: Profile): Offer<SpokenValue>[] =>
  read.languages.map((found) => {
    const { id } = found.value
    return offer(
      id,
      found.value,
      [found],
      languages.some((one) => one.id === id),
    )
  })

/** A year without a month is left for the person to complete. */
const monthOf = (found: ReadValue<string> | undefined): string | null =>
  found && /^\d{4}-\d{2}$/.test(found.value) ? found.value : null
const asMonth = (month: string | null) => month as string

export const experienceOffers = (read: CvProposal, { experiences }: Profile): Offer<EntryForm<'experiences'>>[] =>
  read.experiences.map((one, index) => {
    const [title, company] = [one.title?.value ?? '', one.company?.value ?? '']
    const current = one.current?.value ?? false
    const value = {
      title,
      company,
      current,
      start: asMonth(monthOf(one.start)),
      end: current ? null : monthOf(one.end),
      responsibility: one.responsibility?.value ?? '',
    }
    const isThere = experiences.some((kept) => alike(kept.title, title) && alike(kept.company, company))
    return offer(`${index}`, value, [one.title, one.company, one.start, one.end, one.current], isThere)
  })

export const educationOffers = (read: CvProposal, { educations }: Profile): Offer<EntryForm<'educations'>>[] =>
  read.educations.map((one, index) => {
    const [school, degree] = [one.school?.value ?? '', one.degree?.value ?? '']
    const value = {
      school,
      degree,
      field: one.field?.value ?? '',
      undergraduate: false,
      start: monthOf(one.start),
      end: monthOf(one.end),
    }
    const isThere = educations.some((kept) => alike(kept.school, school) && (!degree || alike(kept.degree, degree)))
    return offer(`${index}`, value, [one.school, one.degree, one.field, one.start, one.end], isThere)
  })

export const certificationOffers = (
  read: CvProposal,
  { certifications }: Profile,
): Offer<EntryForm<'certifications'>>[] =>
  read.certifications.map((one, index) => {
    const name = one.name?.value ?? ''
    const value = {
      name,
      organisation: one.organisation?.value ?? '',
      no_expiry: !one.expires,
      issued: asMonth(monthOf(one.issued)),
      expires: monthOf(one.expires),
      credential_id: one.credential_id?.value ?? '',
      credential_url: one.credential_url?.value ?? '',
    }
    const isThere = certifications.some((kept) => alike(kept.name, name))
    const founds = [one.name, one.organisation, one.issued, one.expires, one.credential_id, one.credential_url]
    return offer(`${index}`, value, founds, isThere)
  })

export const projectOffers = (read: CvProposal, { projects }: Profile): Offer<EntryForm<'projects'>>[] =>
  (read.projects ?? []).map((one, index) => {
    const name = one.name?.value ?? ''
    const value = { name, type: one.type?.value ?? '', link: one.link?.value ?? '' }
    const isThere = projects.some((kept) => alike(kept.name, name))
    return offer(`${index}`, value, [one.name, one.type, one.link], isThere)
  })
