import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { certificationForm, educationForm, experienceForm, month, optionalLink, projectForm } from './schema-entries.ts'
import { availability, bio, personalInfo, salaries, timing } from './schema-profile.ts'

/** `field: code`, or nothing when it is fine. */
const faults = (schema: z.ZodMiniType, value: unknown): string[] => {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  return faultsOf(error?.issues ?? []).map(({ field, kind }) => (field ? `${field}: ${kind.code}` : kind.code))
}

describe('a project [E-032]', () => {
  const form = { name: 'Souq-App (v2)', type: 'web-app', link: 'github.com/laila' }
  test('has a name, a type and a link, which gets its https://', () => {
    expect(z.parse(projectForm(), form)).toEqual({ ...form, link: 'https://github.com/laila' })
    expect(z.parse(projectForm(), { ...form, link: ' ' })).toEqual({ ...form, link: null })
    expect(z.parse(projectForm(), { name: ' متجر  سوق_1 ', type: 'saas' })).toEqual({
      name: 'متجر سوق_1',
      type: 'saas',
    })
  })
  test.each<[object, string]>([
    [{ name: '' }, 'name: required'],
    [{ name: 'a!' }, 'name: project_name'],
    [{ name: 'Node.js API' }, 'name: project_name'],
    [{ name: 'x'.repeat(121) }, 'name: max_length'],
    [{ type: '' }, 'type: required'],
    [{ type: 'Web App' }, 'type: choice'],
    [{ link: 'موقع.com' }, 'link: no_arabic'],
    [{ link: 'javascript:alert(1)' }, 'link: url'],
    [{ link: `x.com/${'a'.repeat(300)}` }, 'link: max_length'],
    [{ id: 1 }, 'id: unknown_field'],
  ])('%o: %s [V-058]', (overrides, fault) => expect(faults(projectForm(), { ...form, ...overrides })).toEqual([fault]))
})

describe('an experience [E-033]', () => {
  const form = { title: 'مطوّرة', company: 'Souq', current: false, start: '2022-03', end: '2024-01' }
  test('has months for a start and an end, or is where one still works', () => {
    const { end: _, ...open } = form
    for (const fine of [
      form,
      { ...form, end: form.start },
      { ...open, current: true },
      { ...form, current: true, end: null },
    ])
      expect(faults(experienceForm(), fine)).toEqual([])
    expect(z.parse(experienceForm(), { ...form, responsibility: ' a\r\n b ' }).responsibility).toBe('a\nb')
  })
  test.each<[object, string]>([
    [{ end: null }, 'end: required'],
    [{ end: '2022-02' }, 'end: start_before_end'],
    [{ start: '2022-13' }, 'start: wrong_type'],
    [{ start: '1949-12' }, 'start: wrong_type'],
    [{ start: undefined }, 'start: required'],
    [{ current: undefined }, 'current: required'],
    [{ title: ' ' }, 'title: required'],
    [{ responsibility: 'x'.repeat(3001) }, 'responsibility: max_length'],
  ])('%o: %s', (overrides, fault) => expect(faults(experienceForm(), { ...form, ...overrides })).toContain(fault))
  test('an end that a flag rules out is not judged', () => {
    expect(faults(experienceForm(), { ...form, current: true, end: '2001-01' })).toEqual([])
    expect(
      faults(certificationForm(), {
        name: 'x',
        organisation: 'y',
        no_expiry: true,
        issued: '2024-01',
        expires: '2001-01',
      }),
    ).toEqual([])
  })
})

describe('an education [E-034]', () => {
  const form = { school: 'الجامعة الأردنية', degree: 'بكالوريوس', field: 'علوم الحاسوب', undergraduate: false }
  test('has a school, a degree, a field and says whether one still studies; months may be left out', () => {
    for (const fine of [form, { ...form, start: '2018-09', end: '2022-06' }, { ...form, start: null, end: '2030-06' }])
      expect(faults(educationForm(), fine)).toEqual([])
    expect(faults(educationForm(), { ...form, start: '2022-06', end: '2018-09' })).toEqual(['end: start_before_end'])
    for (const field of Object.keys(form))
      expect(faults(educationForm(), { ...form, [field]: undefined })).toEqual([`${field}: required`])
  })
})

describe('a certificate [E-035]', () => {
  const form = { name: 'AWS', organisation: 'Amazon', no_expiry: true, issued: '2024-03' }
  const more = { credential_id: 'AB-1', credential_url: 'credly.com/x' }
  test('says who gave it and when, until when or for ever, and how it can be looked up', () => {
    for (const fine of [form, { ...form, ...more }, { ...form, no_expiry: false, expires: '2027-03' }])
      expect(faults(certificationForm(), fine)).toEqual([])
    expect(z.parse(certificationForm(), { ...form, ...more }).credential_url).toBe('https://credly.com/x')
  })
  test.each<[object, string]>([
    [{ no_expiry: false }, 'expires: required'],
    [{ no_expiry: false, expires: '2024-02' }, 'expires: start_before_end'],
    [{ credential_id: 'رقم' }, 'credential_id: no_arabic'],
    [{ issued: 'March' }, 'issued: wrong_type'],
  ])('%o: %s', (overrides, fault) => expect(faults(certificationForm(), { ...form, ...overrides })).toEqual([fault]))
  test.each(['AB<1>', 'AB$1', 'AB*1'])('its number has no special characters: %s [V-013]', (credential_id) =>
    expect(faults(certificationForm(), { ...form, credential_id })).toEqual(['credential_id: no_special_characters']),
  )
})

describe('terms', () => {
  test.each(['immediately', 'unavailable', 1, 10])('one can begin: %s [E-031] [K-040]', (value) =>
    expect(faults(timing(), value)).toEqual([]),
  )
  test.each([0, 11, 1.5, -1, '3', null, 'later', true])('nobody begins: %s', (value) =>
    expect(faults(timing(), value)).toHaveLength(1),
  )
  test('who has time says how much [E-027] [E-028]', () => {
    const none = { full_time: false, part_time: false }
    expect(faults(availability(), { ...none, timing: 2 })).toEqual(['full_time: required'])
    expect(faults(availability(), { ...none, part_time: true, timing: 2 })).toEqual([])
    expect(faults(availability(), { ...none, timing: 'unavailable' })).toEqual([])
  })
  test.each<[unknown, string[]]>([
    [1, []],
    [100_000, []],
    [null, []],
    [0, ['full_time: min_value']],
    [100_001, ['full_time: max_value']],
    [1.5, ['full_time: integer']],
    ['900', ['full_time: wrong_type']],
  ])('a monthly salary of %s [V-032] [V-033] [K-033]', (full_time, expected) =>
    expect(faults(salaries(), { full_time })).toEqual(expected),
  )
})

describe('what is said of oneself', () => {
  test('any part of it alone, and nothing that is not asked', () => {
    expect(z.parse(personalInfo(), {})).toEqual({})
    expect(z.parse(personalInfo(), { country: ' jo ', linkedin: '' })).toEqual({ country: 'JO', linkedin: null })
    expect(faults(personalInfo(), { verified: true })).toEqual(['verified: unknown_field'])
    expect(faults(personalInfo(), { experience: { years: 3, months: 12 } })).toEqual(['experience.months: max_value'])
    expect(faults(personalInfo(), { industries: Array(11).fill('fintech') })).toEqual(['industries: max_items'])
    expect(faults(personalInfo(), { accounts: Array(6).fill('x.com') })).toEqual(['accounts: max_items'])
  })
  test('a bio has two translations, each at most 2000 characters', () => {
    expect(z.parse(bio(), { ar: ' أبني\n\u200bواجهات ' })).toEqual({ ar: 'أبني\nواجهات' })
    expect(faults(bio(), { en: 'x'.repeat(2001) })).toEqual(['en: max_length'])
  })
})

test('whatever is typed as a link or a month, what is kept is one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.domain()), (text) => {
      const link = z.safeParse(optionalLink(), text)
      if (link.success && link.data) expect(new URL(link.data).protocol).toMatch(/^https?:$/)
      const parsed = z.safeParse(month(), text)
      if (parsed.success) expect(Number.isNaN(Date.parse(`${parsed.data}-01`))).toBe(false)
    }),
  )
})
