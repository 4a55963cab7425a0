import { readEmail, readLinks } from '../text/contact.ts'
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
import { type StructuredRecord, asLines, definedOnly, attributedTo, fieldReader, readFrom } from './record.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** The tables of "Download your data" that hold profile fields; other files of the archive are not opened. */
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

/** A row: its line number, and its cells by column name. */
export type CsvRow = { line: number; cells: Readonly<Record<string, string>> }
export type LinkedinArchive = Partial<Record<LinkedinTable, readonly CsvRow[]>>

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
const MAX_ROWS = 50
const MAX_SKILL_ROWS = 200

export function readLinkedin(archive: LinkedinArchive, lexicon: Lexicon, now: Date): CvProposal {
  const rows = (table: LinkedinTable, max = MAX_ROWS): StructuredRecord[] =>
    (archive[table] ?? [])
      .slice(0, max)
      .map(({ line, cells }) => ({ at: table, lines: [line], field: fieldReader(cells) }))
  const [profile = { at: 'Profile.csv', lines: [], field: () => '' }] = rows('Profile.csv')
  const place = placeOf(profile, lexicon)
  const experiences = experiencesFrom(rows('Positions.csv'), NAMES.work)
  const [phone] = rows('PhoneNumbers.csv').flatMap((record) => phoneFrom(record, 'Number', place.country?.value) ?? [])
  return {
    ...definedOnly({ name: nameOf(profile), email: emailOf(rows('Email Addresses.csv')), phone }),
    ...place,
    ...linksFrom(
      readLinks(asLines(profile.field('Websites'))).links.map((link) => attributedTo(link, profile, ['Websites'])),
    ),
    ...titleFrom(profile, 'Headline', lexicon),
    ...definedOnly({
      summary: summaryFrom(profile, 'Summary'),
      experience: yearsFrom({ record: profile, key: 'Summary' }, { at: 'Positions.csv', experiences }, now),
    }),
    experiences,
    educations: educationsFrom(rows('Education.csv'), NAMES.education),
    certifications: certificationsFrom(rows('Certifications.csv'), NAMES.certificates),
    projects: projectsFrom(rows('Projects.csv'), NAMES.projects),
    industries: industriesFrom(profile, 'Industry'),
    languages: languagesFrom(rows('Languages.csv'), NAMES.languages, lexicon),
    skills: skillsFrom(rows('Skills.csv', MAX_SKILL_ROWS), NAMES.skills, lexicon),
  }
}

function nameOf(record: StructuredRecord): CvProposal['name'] {
  const name = `${record.field('First Name')} ${record.field('Last Name')}`.replace(/\s+/g, ' ').trim()
  return name === '' ? undefined : readFrom(name.slice(0, 120).toWellFormed(), record, ['First Name', 'Last Name'])
}

/** The primary address, else the first. */
function emailOf(rows: readonly StructuredRecord[]): CvProposal['email'] {
  const record = rows.find((row) => /^yes$/i.test(row.field('Primary'))) ?? rows[0]
  const email = record && readEmail(asLines(record.field('Email Address')))
  return email && attributedTo(email, record, ['Email Address'])
}

function placeOf(record: StructuredRecord, lexicon: Lexicon): Pick<CvProposal, 'country' | 'city'> {
  const { country, city } = readPlace(asLines(record.field('Geo Location')), lexicon)
  const key = ['Geo Location']
  return definedOnly({
    country: country && attributedTo(country, record, key),
    city: city && attributedTo(city, record, key),
  })
}
