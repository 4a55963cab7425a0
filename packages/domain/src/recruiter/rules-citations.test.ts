import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchCriteria } from '../matching/rules-score.ts'
import { type CitedPerson, gapsFor, holds, reasonsFor } from './rules-citations.ts'
import type { PeopleFilter } from './rules-search.ts'

const layla: CitedPerson = {
  role: 'frontend_developer',
  months: 74,
  skills: ['react', 'typescript', 'figma'],
  languages: [{ id: 'en', level: 'intermediate' }],
  country: 'JO',
  full_time: true,
  part_time: false,
  weeks: 2,
  verified: true,
  qualified: true,
  hours: 9,
}
const criteria: MatchCriteria = {
  skills: ['react', 'kafka'],
  seniority: 'senior',
  languages: [{ id: 'en', level: 'advanced' }],
}
const filter: PeopleFilter = {
  role_id: 'frontend_developer',
  'skills[]': ['react', 'kafka'],
  'countries[]': ['SA'],
  'availability[]': ['part_time'],
  max_weeks: 1,
}

test('a reason says what is there, and names the line', () => {
  expect(reasonsFor(layla, criteria, 'en').map(({ text, line, key }) => [text, line, key])).toEqual([
    ['knows React', 'skill', 'react'],
    ['6 years of experience', 'experience', null],
    ['9 shared hours with you', 'hours', null],
    ['can start within 2 weeks', 'start', null],
  ])
  expect(reasonsFor(layla, criteria, 'ar')[0]?.text).toBe('معرفة بـ React')
})

test('what is missing is said with its line, too', () => {
  expect(gapsFor(layla, filter, criteria, 'en').map(({ text, line }) => [text, line])).toEqual([
    ['Kafka is not in the profile', 'skill'],
    ['can only start within 2 weeks', 'start'],
    ['does not work part time', 'time'],
    ['English: intermediate', 'language'],
  ])
})

test('every reason holds of the person it is given for, whoever that is', () => {
  const person = fc.record<CitedPerson>({
    role: fc.constantFrom('frontend_developer', 'designer'),
    months: fc.integer({ min: 0, max: 300 }),
    skills: fc.subarray(['react', 'kafka', 'go', 'figma']),
    languages: fc.subarray([
      { id: 'en', level: 'advanced' as const },
      { id: 'ar', level: 'native' as const },
    ]),
    country: fc.constantFrom(null, 'JO', 'EG'),
    full_time: fc.boolean(),
    part_time: fc.boolean(),
    weeks: fc.integer({ min: 0, max: 10 }),
    verified: fc.boolean(),
    qualified: fc.boolean(),
    hours: fc.option(fc.integer({ min: 0, max: 9 })),
  })
  fc.assert(
    fc.property(person, fc.constantFrom('ar' as const, 'en' as const), (talent, lang) => {
      for (const statement of reasonsFor(talent, criteria, lang)) expect(holds(statement, talent)).toBe(true)
    }),
  )
})

test('a line that was taken back holds no longer', () => {
  expect(holds({ line: 'skill', key: 'react' }, { ...layla, skills: [] })).toBe(false)
  expect(holds({ line: 'language', key: 'fr' }, layla)).toBe(false)
  expect(holds({ line: 'assessment', key: null }, { ...layla, verified: false, qualified: false })).toBe(false)
})
