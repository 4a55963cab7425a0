import { expect, test } from 'vitest'
import { someProfile } from '../../testing/profile.ts'
import { cvSheetOf } from './rules-cv.ts'
import { foreignParts } from '../profile/rules-translations.ts'
import type { Profile } from '../schema-profile.ts'

const meta = { id: '0190b5e2-0000-7000-8000-000000000000', version: 1 }
const EMPTY_PROFILE = someProfile()
const job = { ...meta, title: 'Developer', company: 'Acme', current: false, responsibility: null }
const LAYLA: Profile = {
  ...EMPTY_PROFILE,
  basicInfo: {
    ...EMPTY_PROFILE.basicInfo,
    phone: '+962791234567',
    phone_verified: true,
    role: 'backend_developer',
    country: 'JO',
    experience: { years: 7, months: 2 },
    linkedin: 'https://www.linkedin.com/in/layla',
    accounts: ['https://layla.example.com/%D8%B9%D9%85%D9%84'],
  },
  experiences: [
    { ...job, current: true, start: '2021-03', end: null },
    { ...job, start: '2018-01', end: '2021-02' },
  ],
  educations: [{ ...meta, school: 'UJ', degree: 'BSc', field: 'CS', undergraduate: true, start: null, end: null }],
  certifications: [
    {
      ...meta,
      name: 'CKA',
      organisation: 'CNCF',
      no_expiry: false,
      issued: '2024-03',
      expires: '2027-03',
      credential_id: 'X-1',
      credential_url: null,
    },
  ],
  languages: [{ id: 'ar', level: 'native' }],
  skills: ['c-sharp'],
  bio: { ar: 'أُنجز ما يبقى', en: null },
}

test('it says what the profile says, in its language', () => {
  const sheet = cvSheetOf(LAYLA, 'ar')
  expect(sheet).toMatchObject({
    name: 'ليلى حداد',
    facts: ['الأردن', '7 سنوات من الخبرة'],
    contacts: [
      { text: 'layla@example.com', href: 'mailto:layla@example.com' },
      { text: '+962 7 9123 4567', href: 'tel:+962791234567' },
      { text: 'linkedin.com/in/layla' },
      { text: 'layla.example.com/عمل', href: 'https://layla.example.com/%D8%B9%D9%85%D9%84' },
    ],
    sections: [
      { title: 'نبذة', text: 'أنجز ما يبقى' },
      { title: 'الخبرات', entries: [{ when: 'مارس 2021 – حتى الآن' }, { when: 'يناير 2018 – فبراير 2021' }] },
      { title: 'المهارات', names: ['C#'] },
      { title: 'التعليم', entries: [{ title: 'BSc، CS', place: 'UJ', when: 'الدراسة مستمرة' }] },
      { title: 'الشهادات', entries: [{ when: 'مارس 2024', text: 'سارية حتى مارس 2027 · رقم الشهادة X-1' }] },
      { title: 'اللغات', pairs: [{ name: 'العربية', value: 'اللغة الأم' }] },
    ],
  })
  const [about, jobs] = cvSheetOf(LAYLA, 'en').sections
  expect([about, jobs]).toMatchObject([
    { title: 'About', text: 'أنجز ما يبقى' },
    { title: 'Experience', entries: [{ when: 'Mar 2021 – present' }, { when: 'Jan 2018 – Feb 2021' }] },
  ])
})

test('skills whose assessment was passed stand apart and first; one that was not passed stands nowhere', () => {
  const assessments = [
    { id: 'sql-queries', link: '', passed: true },
    { id: 'python', link: '', passed: false },
  ]
  const sections = (lang: 'ar' | 'en') => cvSheetOf({ ...LAYLA, assessments }, lang).sections
  expect(sections('en')).toEqual(
    expect.arrayContaining([
      { kind: 'names', title: 'Skills proven by assessment', names: ['SQL'] },
      { kind: 'names', title: 'Skills', names: ['C#'] },
    ]),
  )
  expect(sections('ar')[2]).toEqual({ kind: 'names', title: 'مهارات مثبتة باجتياز تقييم', names: ['SQL'] })
  expect(JSON.stringify(sections('en'))).not.toContain('Python')
  const proven = { ...LAYLA, assessments: [{ id: 'c-sharp', link: '', passed: true }] }
  expect(cvSheetOf(proven, 'en').sections.filter(({ title }) => title.startsWith('Skills'))).toEqual([
    { kind: 'names', title: 'Skills proven by assessment', names: ['C#'] },
  ])
})

test('before a CV is taken along in a language, its owner reads what is written only in the other one', () => {
  expect(foreignParts(LAYLA, 'en')).toEqual(['name', 'bio'])
  expect(foreignParts(LAYLA, 'ar')).toEqual(['experiences', 'educations'])
  const second = { second_title: 'مطوّرة', second_responsibility: null }
  const [study] = LAYLA.educations
  const both: Profile = {
    ...LAYLA,
    basicInfo: { ...LAYLA.basicInfo, second_first_name: 'Layla', second_last_name: 'Haddad' },
    bio: { ar: 'نبذة', en: 'About' },
    experiences: LAYLA.experiences.map((experience) => ({ ...experience, ...second })),
    educations: [{ ...study!, second_degree: 'بكالوريوس', second_field: 'علوم الحاسوب' }],
  }
  expect([foreignParts(both, 'ar'), foreignParts(both, 'en'), foreignParts(EMPTY_PROFILE, 'ar')]).toEqual([[], [], []])
})

test('what is not there has no heading', () => {
  expect(cvSheetOf(EMPTY_PROFILE, 'en')).toMatchObject({ title: null, facts: [], sections: [], contacts: [{}] })
  const withoutContact = { ...EMPTY_PROFILE, basicInfo: { ...EMPTY_PROFILE.basicInfo, email: '' } }
  expect(cvSheetOf(withoutContact, 'en').contacts).toEqual([])
})
