import { COUNTRIES } from '@fareeq/domain/catalogue/entries-countries.ts'
import { readEmail } from '../text/contact.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { readPlace } from '../text/places.ts'
import {
  type ListNames,
  toldCertifications,
  toldEducations,
  toldExperiences,
  toldIndustries,
  toldLanguages,
  toldProjects,
  toldSkills,
} from './lists.ts'
import { toldLinks, toldPhone, toldSummary, toldTitle, toldYears } from './person.ts'
import { type Told, lineOf, linesIn, present, retold, sayIn, told } from './record.ts'
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
const MOST_RECORDS = 50

type Record_ = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordAt = (at: string, value: unknown): Told => ({ at, lines: [], say: sayIn(isRecord(value) ? value : {}) })

const recordsIn = (file: Record_, list: string): Told[] => {
  const value = file[list]
  return Array.isArray(value)
    ? value.slice(0, MOST_RECORDS).map((one, index) => recordAt(`${list}[${index}]`, one))
    : []
}

/** It says who somebody is, or lists what such a file lists. Any other JSON is not ours to guess at. */
const isJsonResume = (file: unknown): file is Record_ =>
  isRecord(file) &&
  (isRecord(file.basics) || LISTS.filter((list) => Array.isArray(file[list]) && file[list].some(isRecord)).length > 1)

/** Null when the file is JSON, but no JSON Resume. */
export function readJsonResume(file: unknown, lexicon: Lexicon, now: Date): CvProposal | null {
  if (!isJsonResume(file)) return null
  const basics = recordAt('basics', file.basics)
  const { location, profiles } = isRecord(file.basics) ? file.basics : {}
  const place = placeOf(recordAt('basics.location', location), lexicon)
  const email = readEmail(linesIn(basics.say('email')))
  const experiences = toldExperiences(recordsIn(file, 'work'), NAMES.work)
  const links = [
    lineOf(basics, 'url'),
    ...recordsIn({ profiles }, 'profiles').map((of) => lineOf({ ...of, at: `basics.${of.at}` }, 'url')),
  ]
  return {
    ...present({ name: lineOf(basics, 'name'), email: email && retold(email, basics, ['email']) }),
    ...present({ phone: toldPhone(basics, 'phone', place.country?.value) }),
    ...place,
    ...toldLinks(links.filter((link) => link !== undefined)),
    ...toldTitle(basics, 'label', lexicon),
    ...present({
      summary: toldSummary(basics, 'summary'),
      experience: toldYears({ of: basics, key: 'summary' }, { at: 'work', experiences }, now),
    }),
    experiences,
    educations: toldEducations(recordsIn(file, 'education'), NAMES.education),
    certifications: toldCertifications(recordsIn(file, 'certificates'), NAMES.certificates),
    projects: toldProjects(recordsIn(file, 'projects'), NAMES.projects),
    industries: toldIndustries(basics, 'industries'),
    languages: toldLanguages(recordsIn(file, 'languages'), NAMES.languages, lexicon),
    skills: toldSkills(recordsIn(file, 'skills'), NAMES.skills, lexicon),
  }
}

/** A code names a country outright; a city or a region may. */
function placeOf(of: Told, lexicon: Lexicon): Pick<CvProposal, 'country' | 'city'> {
  const code = of.say('countryCode').toUpperCase()
  const known = COUNTRIES.some(({ id }) => id === code)
  const read = readPlace(linesIn([of.say('city'), of.say('region')].filter((part) => part !== '').join(', ')), lexicon)
  return present({
    country: known ? told(code, of, ['countryCode']) : read.country && retold(read.country, of, ['city', 'region']),
    city: lineOf(of, 'city'),
  })
}
