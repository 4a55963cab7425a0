import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJsonResume } from './json-resume.ts'
import { catalogueLexicon } from '../lexicon/catalogue.ts'
import { type LinkedinArchive, readLinkedin } from './linkedin.ts'
import { cvProposal } from '@fareeq/domain/cv-imports/schema.ts'

const lexicon = catalogueLexicon()
const now = new Date('2026-11-15T09:00:00Z')
const resume = (file: unknown) => readJsonResume(file, lexicon, now)

describe('JSON Resume as others write it', () => {
  test.each([
    ['a day', '2014-06-29', '2014-06'],
    ['a month', '2014-06', '2014-06'],
    ['a year', '2014', '2014'],
    ['a moment', '2014-06-29T10:00:00Z', '2014-06'],
    ['words', 'long ago', undefined],
  ])('a date may be %s', (_, startDate, start) => {
    const work = [{ name: 'Acme', position: 'Developer', startDate, endDate: '2020-01' }]
    expect(resume({ basics: {}, work })?.experiences[0]?.start?.value).toBe(start)
  })

  test('each field says the record and the name it was read under', () => {
    const proposal = resume({
      basics: {
        name: 'Layla',
        email: 'Layla@Example.com',
        phone: '079 123 4567',
        location: { city: 'Amman', region: 'Jordan' },
      },
      work: [{}, { position: 'Developer', startDate: '2020', highlights: ['Built it', 'Ran it'] }],
      skills: [{ name: 'Web', keywords: ['HTML', 'C++', 'nothing known'] }],
    })
    expect(proposal).toMatchObject({
      email: { value: 'layla@example.com', source: { at: 'basics', text: 'email: Layla@Example.com', lines: [] } },
      phone: { value: '+962791234567', source: { at: 'basics' } },
      country: { value: 'JO', source: { at: 'basics.location', text: 'city: Amman\nregion: Jordan' } },
      city: { value: 'Amman' },
      experiences: [
        {
          title: { value: 'Developer', source: { at: 'work[1]', text: 'position: Developer' } },
          current: { value: true },
          responsibility: { value: 'Built it\nRan it' },
        },
      ],
    })
    expect(proposal?.skills.map(({ value, source }) => [value, source.at])).toContainEqual(['c-plus-plus', 'skills[0]'])
  })

  test('a code that is no country, a level nobody knows and an address that is none are left out', () => {
    const proposal = resume({
      basics: {
        location: { countryCode: 'XX' },
        url: 'javascript:alert(1)',
        profiles: [{ network: 'GitHub' }, null, 7],
      },
      languages: [
        { language: 'French', fluency: 'like a bird' },
        { language: 'Klingon', fluency: 'Native' },
      ],
      projects: [{ name: 'Atlas', type: 'presentation' }],
    })
    expect(proposal).toMatchObject({
      links: [],
      languages: [{ value: { id: 'fr' } }],
      projects: [{ name: { value: 'Atlas' } }],
    })
    expect([proposal?.country, proposal?.languages[0]?.value.level, proposal?.projects?.[0]?.type]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each([
    ['a list', []],
    ['a text', 'basics'],
    ['nothing', null],
    ['a package', { name: 'web', version: '1.0.0', work: true, skills: ['a'] }],
    ['another file with one list', { work: [{ id: 1 }] }],
  ])('%s is no JSON Resume', (_, file) => expect(resume(file)).toBeNull())

  test('whatever the file, the answer has the promised shape', () => {
    const value = fc.jsonValue()
    const list = fc.array(
      fc.oneof(value, fc.dictionary(fc.constantFrom('name', 'position', 'startDate', 'language', 'url'), value)),
    )
    const file = fc.record({
      basics: fc.dictionary(fc.constantFrom('name', 'email', 'profiles', 'location', 'summary'), value),
      work: list,
      skills: list,
      languages: list,
      projects: list,
      education: list,
      certificates: list,
    })
    fc.assert(
      fc.property(file, (one) => {
        const proposal = resume(one)
        expect(cvProposal().parse(proposal)).toEqual(proposal)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a LinkedIn archive', () => {
  const row = (line: number, cells: Record<string, string>) => ({ line, cells })
  const archive: LinkedinArchive = {
    'Profile.csv': [
      row(2, {
        'First Name': 'Layla',
        'Last Name': 'Haddad',
        Headline: 'Backend Developer',
        Summary: 'I build what people rely on, with 8 years of experience.',
        'Geo Location': 'Amman, Jordan',
        Websites: '[PORTFOLIO:https://layla.example.com,OTHER:https://github.com/layla]',
      }),
    ],
    'Positions.csv': [
      row(2, { 'Company Name': 'Acme', Title: 'Backend Developer', Description: 'Payments', 'Started On': 'Jan 2020' }),
      row(5, { 'Company Name': 'Globex', Title: 'Developer', 'Started On': '2017', 'Finished On': 'Dec 2019' }),
    ],
    'Education.csv': [
      row(2, { 'School Name': 'University of Jordan', 'Degree Name': 'BSc', 'Start Date': '2013', 'End Date': '2017' }),
    ],
    'Certifications.csv': [
      row(2, {
        Name: 'CKA',
        Url: 'https://cncf.example.com/1',
        Authority: 'CNCF',
        'Started On': 'Mar 2024',
        'Finished On': 'Mar 2027',
        'License Number': 'K-9',
      }),
    ],
    'Skills.csv': [row(2, { Name: 'Go' }), row(3, { Name: 'C#' }), row(4, { Name: 'Juggling' })],
    'Languages.csv': [
      row(2, { Name: 'Arabic', Proficiency: 'Native or bilingual proficiency' }),
      row(3, { Name: 'English', Proficiency: 'Professional working proficiency' }),
      row(4, { Name: 'French', Proficiency: 'Limited working proficiency' }),
      row(5, { Name: 'German', Proficiency: 'Elementary proficiency' }),
    ],
    'Projects.csv': [row(2, { Title: 'Atlas', Url: 'https://atlas.example.com' })],
    'Email Addresses.csv': [
      row(2, { 'Email Address': 'old@example.com', Primary: 'No' }),
      row(3, { 'Email Address': 'layla@example.com', Primary: 'Yes' }),
    ],
    'PhoneNumbers.csv': [row(2, { Number: '079 123 4567' })],
  }

  test('each table is read, each field with its table and line', () => {
    expect(readLinkedin(archive, lexicon, now)).toMatchObject({
      name: { value: 'Layla Haddad', source: { at: 'Profile.csv', lines: [2] } },
      email: { value: 'layla@example.com', source: { at: 'Email Addresses.csv', lines: [3] } },
      phone: { value: '+962791234567', source: { at: 'PhoneNumbers.csv' } },
      country: { value: 'JO' },
      role: { value: 'backend_developer' },
      links: [{ value: 'https://layla.example.com' }, { value: 'https://github.com/layla' }],
      summary: { value: { lang: 'en' } },
      experience: { value: { years: 8, months: 0 } },
      experiences: [
        {
          title: { value: 'Backend Developer' },
          company: { value: 'Acme' },
          start: { value: '2020-01' },
          current: { value: true },
          responsibility: { value: 'Payments' },
        },
        {
          title: { value: 'Developer', source: { at: 'Positions.csv', lines: [5] } },
          start: { value: '2017' },
          end: { value: '2019-12' },
        },
      ],
      educations: [
        {
          school: { value: 'University of Jordan' },
          degree: { value: 'BSc' },
          start: { value: '2013' },
          end: { value: '2017' },
        },
      ],
      certifications: [
        {
          name: { value: 'CKA' },
          organisation: { value: 'CNCF' },
          issued: { value: '2024-03' },
          expires: { value: '2027-03' },
          credential_id: { value: 'K-9' },
          credential_url: { value: 'https://cncf.example.com/1' },
        },
      ],
      languages: [
        { value: { id: 'ar', level: 'native' } },
        { value: { id: 'en', level: 'advanced' } },
        { value: { id: 'fr', level: 'intermediate' } },
        { value: { id: 'de', level: 'beginner' } },
      ],
      projects: [{ name: { value: 'Atlas' }, link: { value: 'https://atlas.example.com' } }],
      skills: [{ value: 'go' }, { value: 'c-sharp' }],
    })
  })

  test('an empty one says nothing', () => {
    expect(readLinkedin({}, lexicon, now)).toEqual({
      links: [],
      experiences: [],
      educations: [],
      certifications: [],
      projects: [],
      industries: [],
      languages: [],
      skills: [],
    })
  })
})
