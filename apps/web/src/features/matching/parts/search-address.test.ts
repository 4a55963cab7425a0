import { matchingQuery } from '@fareeq/domain/matching/schema.ts'
import { expect, test } from 'vitest'
import {
  EMPTY,
  cleared,
  countOf,
  hrefOf,
  loosened,
  queryOf,
  readCriteria,
  searchOf,
  withoutRefused,
} from './search-address.ts'

const ADDRESS =
  'role_id=backend_developer&skills[]=go&skills[]=kafka&countries[]=JO&language[name]=en&language[level]=advanced' +
  '&availability[]=full_time&availability[]=immediately&verified=1&min_hours=4&max_weeks=0&sort=experience&compare[]=a&view=compare'
const criteria = readCriteria(new URLSearchParams(ADDRESS))

test('what is asked for is in the address, and comes back from it', () => {
  expect(readCriteria(searchOf(criteria))).toEqual(criteria)
  expect(hrefOf(EMPTY)).toBe('/sq/client/matching?sort=match')
  expect(countOf(criteria)).toBe(9)
})

test('the API is asked with the keys of the specification, and only with what was said', () => {
  expect(queryOf(criteria)).toEqual({
    role_id: 'backend_developer',
    'language[name]': 'en',
    'language[level]': 'advanced',
    'skills[]': ['go', 'kafka'],
    'countries[]': ['JO'],
    'availability[]': ['full_time', 'immediately'],
    verified: '1',
    min_hours: '4',
    max_weeks: '0',
    sort: 'experience',
  })
})

test('a level without a language asks for nothing', () => {
  const level = readCriteria(new URLSearchParams('language[level]=native'))
  expect([queryOf(level)['language[level]'], searchOf(level).has('language[level]')]).toEqual([undefined, false])
})

test('what nobody offers is left out of an address, and the rest of it stands', () => {
  const many = Array.from({ length: 30 }, (_, index) => `skills[]=s${index}`).join('&')
  const old = readCriteria(
    new URLSearchParams(
      `seniority_level=boss&availability[]=never&availability[]=part_time&language[name]=en&language[level]=God` +
        `&sort=cheap&industry=${'x'.repeat(65)}&q=${'ن'.repeat(100)}&${many}`,
    ),
  )
  expect(old).toMatchObject({
    seniority_level: '',
    'availability[]': ['part_time'],
    'language[level]': '',
    sort: 'match',
  })
  expect([old.industry, old.q.length, old['skills[]'].length]).toEqual(['', 80, 20])
  expect(matchingQuery().safeParse(queryOf(old)).success).toBe(true)
})

test('what the API refuses is given up, and nothing else', () => {
  const remaining = withoutRefused(criteria, ['skills[]', 'language[name]', 'cursor', undefined])
  expect(remaining).toEqual({ ...criteria, 'skills[]': [], 'language[name]': '' })
})

test.each([
  ['skills', 'skills[]', []],
  ['language', 'language[name]', ''],
  ['start', 'availability[]', ['full_time']],
  ['work_time', 'availability[]', ['immediately']],
  ['verified', 'verified', false],
  ['role_id', 'role_id', ''],
] as const)('without %s the rest stays', (filter, key, remaining) => {
  expect(loosened(criteria, filter)).toMatchObject({ [key]: remaining, 'countries[]': ['JO'] })
})

test('clearing keeps the role, the order and who is compared', () => {
  expect(queryOf(cleared(criteria))).toEqual({
    role_id: 'backend_developer',
    sort: 'experience',
    'skills[]': [],
    'countries[]': [],
    'availability[]': [],
  })
  expect(cleared(criteria).compared).toEqual(['a'])
})
