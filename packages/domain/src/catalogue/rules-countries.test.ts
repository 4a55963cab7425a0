import { expect, test } from 'vitest'
import { COUNTRIES } from './entries-countries.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { countryName } from './rules.ts'
import { ARAB_COUNTRIES, nearFirst, COLLOQUIAL_NAMES } from './rules-countries.ts'

test('the probable country comes first, then the Arab ones, then the others, each in the order they had', () => {
  const choices = ['AX', 'BH', 'DE', 'SA', 'SY'].map((id) => ({ id }))
  expect(nearFirst(choices, 'DE').map(({ id }) => id)).toEqual(['DE', 'BH', 'SA', 'SY', 'AX'])
  expect(nearFirst(choices, null).map(({ id }) => id)).toEqual(['BH', 'SA', 'SY', 'AX', 'DE'])
})

test('the 22 Arab countries are all in the catalogue', () => {
  expect(ARAB_COUNTRIES).toHaveLength(22)
  expect(ARAB_COUNTRIES.filter((id) => !COUNTRIES.some((country) => country.id === id))).toEqual([])
})

test.each(LANGS)('the short names are those of the catalogue: %s', (lang) => {
  const names = Object.entries(COLLOQUIAL_NAMES[lang])
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual(names.map(([code]) => [code, countryName(code, lang)]))
})
