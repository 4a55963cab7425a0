import { matchingQuery } from '@fareeq/domain/matching/schema.ts'
import { expect, test } from 'vitest'
import {
  EMPTY,
  cleared,
  countOf,
  hrefOf,
  loosened,
  queryOf,
  readAsked,
  searchOf,
  withoutRefused,
} from './search-address.ts'

const ADDRESS =
  'role_id=backend_developer&skills[]=go&skills[]=kafka&countries[]=JO&language[name]=en&language[level]=advanced' +
  '&availability[]=full_time&availability[]=immediately&verified=1&sort=experience&compare[]=a&view=compare'
const asked = readAsked(new URLSearchParams(ADDRESS))

test('what is asked for is in the address, and comes back from it', () => {
  expect(readAsked(searchOf(asked))).toEqual(asked)
  expect(hrefOf(EMPTY)).toBe('/sq/client/matching?sort=match')
  expect(countOf(asked)).toBe(7)
})

test('the API is asked with the keys of the specification, and only with what was said', () => {
  expect(queryOf(asked)).toEqual({
    role_id: 'backend_developer',
    'language[name]': 'en',
    'language[level]': 'advanced',
    'skills[]': ['go', 'kafka'],
    'countries[]': ['JO'],
    'availability[]': ['full_time', 'immediately'],
    verified: '1',
    sort: 'experience',
  })
})

test('a level without a language asks for nothing', () => {
  const level = readAsked(new URLSearchParams('language[level]=native'))
  expect([queryOf(level)['language[level]'], searchOf(level).has('language[level]')]).toEqual([undefined, false])
})

test('what nobody offers is left out of an address, and the rest of it stands', () => {
  const many = Array.from({ length: 30 }, (_, index) => `skills[]=s${index}`).join('&')
  const old = readAsked(
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
  const left = withoutRefused(asked, ['skills[]', 'language[name]', 'cursor', undefined])
  expect(left).toEqual({ ...asked, 'skills[]': [], 'language[name]': '' })
})

test.each([
  ['skills', 'skills[]', []],
  ['language', 'language[name]', ''],
  ['start', 'availability[]', ['full_time']],
  ['work_time', 'availability[]', ['immediately']],
  ['verified', 'verified', false],
  ['role_id', 'role_id', ''],
] as const)('without %s the rest stays', (filter, key, left) => {
  expect(loosened(asked, filter)).toMatchObject({ [key]: left, 'countries[]': ['JO'] })
})

test('clearing keeps the role, the order and who is compared', () => {
  expect(queryOf(cleared(asked))).toEqual({
    role_id: 'backend_developer',
    sort: 'experience',
    'skills[]': [],
    'countries[]': [],
    'availability[]': [],
  })
  expect(cleared(asked).compared).toEqual(['a'])
})
