import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'
import { ENTRY, someProfile } from '@fareeq/domain/testing/profile.ts'
import { experienceForm } from '@fareeq/domain/talents/schema-entries.ts'
import { describe, expect, test } from 'vitest'
import {
  certificationOffers,
  educationOffers,
  experienceOffers,
  languageOffers,
  personOffers,
  projectOffers,
  skillOffers,
} from './cv-offers.ts'

const read = <Value>(value: Value, about: Partial<ReadValue<Value>> = {}): ReadValue<Value> => ({
  value,
  source: { lines: [1], text: String(value) },
  confidence: 1,
  ...about,
})
const EMPTY: CvProposal = { links: [], experiences: [], educations: [], certifications: [], languages: [], skills: [] }

describe('what a CV says of a person', () => {
  const offers = (proposal: Partial<CvProposal>, profile = someProfile()) =>
    personOffers({ ...EMPTY, ...proposal }, profile).map(({ value, isThere, replaces }) => ({
      field: value.field,
      isThere,
      replaces,
    }))

  test('is offered where the profile has nothing', () => {
    expect(offers({ country: read('JO'), experience: read({ years: 3, months: 2 }) })).toEqual([
      { field: 'country', isThere: false, replaces: false },
      { field: 'experience', isThere: false, replaces: false },
    ])
  })

  test('replaces what the profile says otherwise', () => {
    const profile = someProfile(
      { country: 'SA', experience: { years: 1, months: 0 } },
      { bio: { ar: 'مطوّرة', en: null } },
    )
    const summary = {
      ar: read({ lang: 'ar' as const, text: 'مصمّمة' }),
      en: read({ lang: 'en' as const, text: 'Designer' }),
    }
    expect(offers({ country: read('JO') }, profile)).toEqual([{ field: 'country', isThere: false, replaces: true }])
    expect(offers({ experience: read({ years: 3, months: 0 }) }, profile)[0]?.replaces).toBe(true)
    expect(offers({ summary: summary.ar }, profile)[0]?.replaces).toBe(true)
    expect(offers({ summary: summary.en }, profile)[0]?.replaces).toBe(false)
  })

  test('is there already where only the spelling differs', () => {
    const profile = someProfile(
      { linkedin: 'https://www.linkedin.com/in/layla', accounts: ['https://github.com/layla'] },
      { bio: { ar: 'إدارة المنتجات', en: null } },
    )
    const respelled = offers(
      {
        name: read('ليلى حداد'),
        summary: read({ lang: 'ar', text: 'ادارة المنتجات' }),
        linkedin: read('www.linkedin.com/in/layla'),
        links: [read('github.com/layla'), read('layla.example.com')],
      },
      profile,
    )
    expect(respelled.map(({ field, isThere }) => [field, isThere])).toEqual([
      ['name', true],
      ['summary', true],
      ['linkedin', true],
      ['link', true],
      ['link', false],
    ])
    expect(respelled.some(({ replaces }) => replaces)).toBe(false)
  })

  test('divides a name after its first word', () => {
    const [name] = personOffers({ ...EMPTY, name: read(' سارة  بنت خالد ') }, someProfile())
    expect(name?.value).toEqual({ field: 'name', first: 'سارة', last: 'بنت خالد' })
  })
})

describe('the entries of a CV', () => {
  const experience = (about: CvProposal['experiences'][number], profile = someProfile()) =>
    experienceOffers({ ...EMPTY, experiences: [about] }, profile)[0]

  test('keep the year and leave the month to its owner where the CV has only the year', () => {
    const value = experience({
      title: read('Developer'),
      company: read('Souq'),
      start: read('2019'),
      end: read('2021-05'),
    })?.value
    expect(value).toMatchObject({ start: '2019', end: '2021-05' })
    const { error } = experienceForm().safeParse(value)
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['start'], 'required']])
    const certifications = [{ name: read('PMP'), issued: read('2023') }]
    expect(certificationOffers({ ...EMPTY, certifications }, someProfile())[0]?.value.issued).toBe('2023')
  })

  test('have no end where somebody works there still', () => {
    expect(experience({ current: read(true), end: read('2021-05') })?.value).toMatchObject({ current: true, end: null })
  })

  test('are quoted once for each line, and are as certain as their least certain value', () => {
    const line = { lines: [4], text: ' مطوّرة، سوق ' }
    const one = experience({
      title: read('مطوّرة', { source: line, confidence: 0.9 }),
      company: read('سوق', { source: line, confidence: 0.4 }),
      start: read('2019-03', { source: { lines: [5], text: '2019' } }),
    })
    expect(one).toMatchObject({ quote: 'مطوّرة، سوق\n2019', confidence: 0.4, place: null })
  })

  test('of a table say where they stand in it', () => {
    const title = read('مطوّرة', { source: { lines: [7, 8], text: 'x', at: 'Positions.csv' } })
    expect(experience({ title })?.place).toEqual({ at: 'Positions.csv', lines: [7, 8] })
  })

  test('are there already where what names them is the same', () => {
    const profile = someProfile({}, {
      experiences: [{ ...ENTRY, title: 'Developer', company: 'Souq' }],
      educations: [{ ...ENTRY, school: 'جامعة الأردن', degree: 'بكالوريوس' }],
      certifications: [{ ...ENTRY, name: 'PMP' }],
      projects: [{ ...ENTRY, name: 'متجر' }],
      languages: [{ id: 'ar', level: 'native' }],
      skills: ['react'],
    } as unknown as Parameters<typeof someProfile>[1])
    const proposal = {
      ...EMPTY,
      educations: [{ school: read('جامعه الاردن') }, { school: read('جامعة الأردن'), degree: read('ماجستير') }],
      certifications: [{ name: read('pmp'), expires: read('2027-01') }, { name: read('CFA') }],
      projects: [{ name: read('متجر') }],
      languages: [read({ id: 'ar' }), read({ id: 'en' })],
      skills: [read('react'), read('node')],
    } as CvProposal
    const there = (offers: readonly { isThere: boolean }[]) => offers.map(({ isThere }) => isThere)
    expect(experience({ title: read('developer'), company: read('SOUQ') }, profile)?.isThere).toBe(true)
    expect(experience({ title: read('Developer'), company: read('Noon') }, profile)?.isThere).toBe(false)
    expect(there(educationOffers(proposal, profile))).toEqual([true, false])
    expect(there(certificationOffers(proposal, profile))).toEqual([true, false])
    expect(certificationOffers(proposal, profile).map(({ value }) => value.no_expiry)).toEqual([false, true])
    expect(there(projectOffers(proposal, profile))).toEqual([true])
    expect(there(languageOffers(proposal, profile))).toEqual([true, false])
    expect(there(skillOffers(proposal, profile))).toEqual([true, false])
  })
})
