import { COUNTRIES } from '@fareeq/domain/catalogue/entries-countries.ts'
import { readEmail } from '../text/contact.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { readPlace } from '../text/places.ts'
import {
  type ListNames,
  certificationsFrom,
  educationsFrom,
  experiencesFrom,
  industriesFrom,
  languagesFrom,
  projectsFrom,
  skillsFrom,
} from './lists.ts'
import { linksFrom, phoneFrom, summaryFrom, titleFrom, yearsFrom } from './person.ts'
import {
  type StructuredRecord,
  lineField,
  asLines,
  definedOnly,
  attributedTo,
  fieldReader,
  readFrom,
} from './record.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** jsonresume.org, version 1.0.0. */
const NAMES: ListNames = {
  work: {
    title: 'position',
    company: 'name',
    start: 'startDate',
    end: 'endDate',
    text: ['summary', 'highlights'],
  },
  education: { school: 'institution', degree: 'studyType', field: 'area', start: 'startDate', end: 'endDate' },
  certificates: {
    name: 'name',
    organisation: 'issuer',
    issued: 'date',
    expires: 'expires',
    id: 'credentialId',
    url: 'url',
  },
  projects: { name: 'name', url: 'url', type: 'type' },
  languages: { name: 'language', level: 'fluency' },
  skills: ['name', 'keywords'],
}
const LISTS = ['work', 'education', 'certificates', 'skills', 'languages', 'projects'] as const
const MAX_RECORDS = 50

type Record_ = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordAt = (at: string, value: unknown): StructuredRecord => ({
  at,
  lines: [],
  field: fieldReader(isRecord(value) ? value : {}),
})

const recordsIn = (file: Record_, list: string): StructuredRecord[] => {
  const value = file[list]
  return Array.isArray(value)
    ? value.slice(0, MAX_RECORDS).map((record, index) => recordAt(`${list}[${index}]`, record))
    : []
}

/** Has the basics or one of the lists of the format; other JSON is not guessed at. */
const isJsonResume = (file: unknown): file is Record_ =>
  isRecord(file) &&
  (isRecord(file.basics) || LISTS.filter((list) => Array.isArray(file[list]) && file[list].some(isRecord)).length > 1)

/** Null when the file is JSON, but no JSON Resume. */
export function readJsonResume(file: unknown, lexicon: Lexicon, now: Date): CvProposal | null {
  if (!isJsonResume(file)) return null
  const basics = recordAt('basics', file.basics)
  const { location, profiles } = isRecord(file.basics) ? file.basics : {}
  const place = placeOf(recordAt('basics.location', location), lexicon)
  const email = readEmail(asLines(basics.field('email')))
  const experiences = experiencesFrom(recordsIn(file, 'work'), NAMES.work)
  const links = [
    lineField(basics, 'url'),
    ...recordsIn({ profiles }, 'profiles').map((record) => lineField({ ...record, at: `basics.${record.at}` }, 'url')),
  ]
  return {
    ...definedOnly({ name: lineField(basics, 'name'), email: email && attributedTo(email, basics, ['email']) }),
    ...definedOnly({ phone: phoneFrom(basics, 'phone', place.country?.value) }),
    ...place,
    ...linksFrom(links.filter((link) => link !== undefined)),
    ...titleFrom(basics, 'label', lexicon),
    ...definedOnly({
      summary: summaryFrom(basics, 'summary'),
      experience: yearsFrom({ record: basics, key: 'summary' }, { at: 'work', experiences }, now),
    }),
    experiences,
    educations: educationsFrom(recordsIn(file, 'education'), NAMES.education),
    certifications: certificationsFrom(recordsIn(file, 'certificates'), NAMES.certificates),
    projects: projectsFrom(recordsIn(file, 'projects'), NAMES.projects),
    industries: industriesFrom(basics, 'industries'),
    languages: languagesFrom(recordsIn(file, 'languages'), NAMES.languages, lexicon),
    skills: skillsFrom(recordsIn(file, 'skills'), NAMES.skills, lexicon),
  }
}

/** A country code is unambiguous; a city or a region may be. */
function placeOf(record: StructuredRecord, lexicon: Lexicon): Pick<CvProposal, 'country' | 'city'> {
  const code = record.field('countryCode').toUpperCase()
  const isKnownCountry = COUNTRIES.some(({ id }) => id === code)
  const place = readPlace(
    asLines([record.field('city'), record.field('region')].filter((part) => part !== '').join(', ')),
    lexicon,
  )
  return definedOnly({
    country: isKnownCountry
      ? readFrom(code, record, ['countryCode'])
      : place.country && attributedTo(place.country, record, ['city', 'region']),
    city: lineField(record, 'city'),
  })
}
