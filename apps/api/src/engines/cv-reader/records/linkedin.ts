import { readEmail, readLinks } from '../text/contact.ts'
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
import { type Told, linesIn, present, retold, sayIn, told } from './record.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** The tables of "Download your data" that say something a profile holds; no other file of the archive is opened. */
export const LINKEDIN_TABLES = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Certifications.csv',
  'Skills.csv',
  'Languages.csv',
  'Projects.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
] as const
export type LinkedinTable = (typeof LINKEDIN_TABLES)[number]

/** A row: the line it begins on, and its cells by the names in the head of the table. */
export type Row = { line: number; cells: Readonly<Record<string, string>> }
export type LinkedinArchive = Partial<Record<LinkedinTable, readonly Row[]>>

const NAMES: ListNames = {
  work: { title: 'Title', company: 'Company Name', start: 'Started On', end: 'Finished On', text: ['Description'] },
  education: { school: 'School Name', degree: 'Degree Name', start: 'Start Date', end: 'End Date' },
  certificates: {
    name: 'Name',
    organisation: 'Authority',
    issued: 'Started On',
    expires: 'Finished On',
    id: 'License Number',
    url: 'Url',
  },
  projects: { name: 'Title', url: 'Url' },
  languages: { name: 'Name', level: 'Proficiency' },
  skills: ['Name'],
}
const MOST_ROWS = 50
const MOST_SKILL_ROWS = 200

export function readLinkedin(archive: LinkedinArchive, lexicon: Lexicon, now: Date): CvProposal {
  const rows = (table: LinkedinTable, most = MOST_ROWS): Told[] =>
    (archive[table] ?? []).slice(0, most).map(({ line, cells }) => ({ at: table, lines: [line], say: sayIn(cells) }))
  const [profile = { at: 'Profile.csv', lines: [], say: () => '' }] = rows('Profile.csv')
  const place = placeOf(profile, lexicon)
  const experiences = toldExperiences(rows('Positions.csv'), NAMES.work)
  const [phone] = rows('PhoneNumbers.csv').flatMap((of) => toldPhone(of, 'Number', place.country?.value) ?? [])
  return {
    ...present({ name: nameOf(profile), email: emailOf(rows('Email Addresses.csv')), phone }),
    ...place,
    ...toldLinks(readLinks(linesIn(profile.say('Websites'))).links.map((link) => retold(link, profile, ['Websites']))),
    ...toldTitle(profile, 'Headline', lexicon),
    ...present({
      summary: toldSummary(profile, 'Summary'),
      experience: toldYears({ of: profile, key: 'Summary' }, { at: 'Positions.csv', experiences }, now),
    }),
    experiences,
    educations: toldEducations(rows('Education.csv'), NAMES.education),
    certifications: toldCertifications(rows('Certifications.csv'), NAMES.certificates),
    projects: toldProjects(rows('Projects.csv'), NAMES.projects),
    industries: toldIndustries(profile, 'Industry'),
    languages: toldLanguages(rows('Languages.csv'), NAMES.languages, lexicon),
    skills: toldSkills(rows('Skills.csv', MOST_SKILL_ROWS), NAMES.skills, lexicon),
  }
}

function nameOf(of: Told): CvProposal['name'] {
  const name = `${of.say('First Name')} ${of.say('Last Name')}`.replace(/\s+/g, ' ').trim()
  return name === '' ? undefined : told(name.slice(0, 120).toWellFormed(), of, ['First Name', 'Last Name'])
}

/** The one they chose to be written to, else the first. */
function emailOf(rows: readonly Told[]): CvProposal['email'] {
  const of = rows.find((one) => /^yes$/i.test(one.say('Primary'))) ?? rows[0]
  const email = of && readEmail(linesIn(of.say('Email Address')))
  return email && retold(email, of, ['Email Address'])
}

function placeOf(of: Told, lexicon: Lexicon): Pick<CvProposal, 'country' | 'city'> {
  const { country, city } = readPlace(linesIn(of.say('Geo Location')), lexicon)
  const key = ['Geo Location']
  return present({ country: country && retold(country, of, key), city: city && retold(city, of, key) })
}
