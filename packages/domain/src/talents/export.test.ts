import { describe, expect, test } from 'vitest'
import { LANGS } from '../kernel/locale.ts'
import { someProfile } from '../testing/profile.ts'
import { cvSheetOf } from './rules-cv.ts'
import { jsonResumeOf } from './rules-json-resume.ts'
import { jsonResume } from './schema-json-resume.ts'

const now = new Date('2026-11-15T09:00:00Z')
const kept = { id: '0190b5e2-0000-7000-8000-000000000000', version: 1 }

const LAYLA = someProfile(
  {
    last_name: 'Haddad',
    phone: '+962791234567',
    phone_verified: true,
    country: 'JO',
    nationality: 'SY',
    role: 'backend_developer',
    experience: { years: 7, months: 2 },
    seniority: 'senior',
    industries: ['fintech', 'real-estate'],
    linkedin: 'https://www.linkedin.com/in/layla',
    accounts: ['https://github.com/layla', 'https://layla.example.com'],
    photo: '/api/photos/secret-photo',
    timezone: 'Asia/Amman',
  },
  {
    version: 3,
    step: 9,
    projects: [{ ...kept, name: 'Atlas', type: 'web-app', link: 'https://atlas.example.com/work' }],
    experiences: [
      {
        ...kept,
        title: 'Senior C# Developer',
        company: 'شركة الأفق',
        current: true,
        start: '2021-03',
        end: null,
        responsibility: 'بنيت خدمة المدفوعات بـ C# و Node.js\n- Led a team of 5',
      },
      {
        ...kept,
        title: 'مطوّرة',
        company: 'Acme Inc.',
        current: false,
        start: '2018-01',
        end: '2021-02',
        responsibility: null,
      },
    ],
    educations: [
      {
        ...kept,
        school: 'University of Jordan',
        degree: 'BSc',
        field: 'Computer Science',
        undergraduate: false,
        start: '2013-09',
        end: '2017-06',
      },
    ],
    certifications: [
      {
        ...kept,
        name: 'AWS Developer',
        organisation: 'Amazon',
        no_expiry: false,
        issued: '2024-03',
        expires: '2027-03',
        credential_id: 'X-1',
        credential_url: 'https://aws.example.com/x1',
      },
    ],
    languages: [
      { id: 'ar', level: 'native' },
      { id: 'en', level: 'advanced' },
      { id: 'fr', level: 'beginner' },
    ],
    skills: ['c-sharp', 'node-js', 'postgresql'],
    bio: { ar: 'مهندسة خلفيات أبني أنظمة يعتمد عليها الناس كل يوم.', en: null },
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 4321, part_time: null },
  },
)
const EMPTY = someProfile({ last_name: 'Haddad' })

describe('JSON Resume', () => {
  test('each thing has its place', () => {
    expect(jsonResumeOf(LAYLA, 'en', now)).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: 'ليلى Haddad',
        label: 'Backend developer',
        email: 'layla@example.com',
        phone: '+962791234567',
        summary: 'مهندسة خلفيات أبني أنظمة يعتمد عليها الناس كل يوم.',
        location: { countryCode: 'JO' },
        profiles: [
          { network: 'LinkedIn', url: 'https://www.linkedin.com/in/layla' },
          { network: 'GitHub', url: 'https://github.com/layla' },
          { network: 'layla.example.com', url: 'https://layla.example.com' },
        ],
        industries: ['Fintech', 'Real estate'],
      },
      work: [
        {
          name: 'شركة الأفق',
          position: 'Senior C# Developer',
          startDate: '2021-03',
          summary: 'بنيت خدمة المدفوعات بـ C# و Node.js\n- Led a team of 5',
        },
        { name: 'Acme Inc.', position: 'مطوّرة', startDate: '2018-01', endDate: '2021-02' },
      ],
      education: [
        {
          institution: 'University of Jordan',
          area: 'Computer Science',
          studyType: 'BSc',
          startDate: '2013-09',
          endDate: '2017-06',
        },
      ],
      certificates: [
        {
          name: 'AWS Developer',
          issuer: 'Amazon',
          date: '2024-03',
          url: 'https://aws.example.com/x1',
          expires: '2027-03',
          credentialId: 'X-1',
        },
      ],
      skills: [{ name: 'C#' }, { name: 'Node.js' }, { name: 'PostgreSQL' }],
      languages: [
        { language: 'Arabic', fluency: 'Native' },
        { language: 'English', fluency: 'Advanced' },
        { language: 'French', fluency: 'Beginner' },
      ],
      projects: [{ name: 'Atlas', type: 'Web app', url: 'https://atlas.example.com/work' }],
      meta: { version: 'v1.0.0', lastModified: '2026-11-15T09:00:00' },
    })
  })

  test.each(LANGS)('it keeps to the schema, full or empty: %s', (lang) => {
    for (const profile of [LAYLA, EMPTY])
      expect(jsonResume().parse(JSON.parse(JSON.stringify(jsonResumeOf(profile, lang, now))))).toBeTruthy()
  })
})

test('neither says a number that is not proved, nor salary, time, standing or picture', () => {
  const unproved = { ...LAYLA, basicInfo: { ...LAYLA.basicInfo, phone_verified: false } }
  for (const lang of LANGS)
    for (const file of [jsonResumeOf(unproved, lang, now), cvSheetOf(unproved, lang)]) {
      const text = JSON.stringify(file)
      for (const hidden of [
        '962791234567',
        '9123 4567',
        '4321',
        'immediately',
        'Asia/Amman',
        'applied',
        'secret-photo',
        '"SY"',
      ])
        expect(text).not.toContain(hidden)
    }
})
