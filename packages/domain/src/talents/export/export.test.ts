import { describe, expect, test } from 'vitest'
import { LANGS } from '../../kernel/language/locale.ts'
import { fullProfile, someProfile } from '../../testing/profile.ts'
import { cvSheetOf } from './rules-cv.ts'
import { jsonResumeOf } from './rules-json-resume.ts'
import { jsonResume } from '../schema-json-resume.ts'

const now = new Date('2026-11-15T09:00:00Z')
const LAYLA = fullProfile()
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
