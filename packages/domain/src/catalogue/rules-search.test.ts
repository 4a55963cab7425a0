import { describe, expect, test } from 'vitest'
import type { Lang } from '../kernel/language/locale.ts'
import { countries, languages, nationalities, roles, skills, timeZones } from './rules-lists.ts'
import { searchCatalogue } from './rules-search.ts'

const now = new Date('2026-11-15T09:00:00Z')
const LISTS = { skills, countries, languages, nationalities, roles, zones: (lang: Lang) => timeZones(lang, now) }
const idsFor = (list: keyof typeof LISTS, question: string, lang: Lang = 'ar') =>
  searchCatalogue<{ id: string; name: string; aliases: readonly string[] }>(LISTS[list](lang), question).map(
    ({ id }) => id,
  )

describe('the first answer is what was meant', () => {
  test.each<[keyof typeof LISTS, string, string]>([
    ['skills', 'C#', 'c-sharp'],
    ['skills', 'c sharp', 'c-sharp'],
    ['skills', 'سي شارب', 'c-sharp'],
    ['skills', 'سيشارب', 'c-sharp'],
    ['skills', 'C++', 'c-plus-plus'],
    ['skills', 'cpp', 'c-plus-plus'],
    ['skills', 'C', 'c'],
    ['skills', '.NET', 'dotnet'],
    ['skills', 'net', 'dotnet'],
    ['skills', 'dotnet', 'dotnet'],
    ['skills', 'دوت نت', 'dotnet'],
    ['skills', 'Node.js', 'node-js'],
    ['skills', 'node', 'node-js'],
    ['skills', 'nodejs', 'node-js'],
    ['skills', 'NODE JS', 'node-js'],
    ['skills', 'نود', 'node-js'],
    ['skills', 'js', 'javascript'],
    ['skills', 'java', 'java'],
    ['skills', 'react', 'react'],
    ['skills', 'ريأكت', 'react'],
    ['skills', 'رياكت نيتف', 'react-native'],
    ['skills', 'k8s', 'kubernetes'],
    ['skills', 'powerbi', 'power-bi'],
    ['skills', 'postgres', 'postgresql'],
    ['skills', 'ci/cd', 'ci-cd'],
    ['skills', 'تعلم الآله', 'machine-learning'],
    ['skills', 'تَعَلُّم الآلة', 'machine-learning'],
    ['skills', 'ادارة المشاريع', 'project-management'],
    ['skills', 'project manag', 'project-management'],
    ['skills', 'ux', 'user-experience'],
    ['skills', 'Ｒｅａｃｔ', 'react'],
    ['countries', 'سعودية', 'SA'],
    ['countries', 'المملكة العربية', 'SA'],
    ['countries', 'KSA', 'SA'],
    ['countries', 'uae', 'AE'],
    ['countries', 'الامارات', 'AE'],
    ['countries', 'turkiye', 'TR'],
    ['countries', 'Turkey', 'TR'],
    ['countries', 'cote d’ivoire', 'CI'],
    ['countries', 'مصر', 'EG'],
    ['countries', 'Oman', 'OM'],
    ['languages', 'انجليزي', 'en'],
    ['languages', 'english', 'en'],
    ['languages', 'farsi', 'fa'],
    ['nationalities', 'سعودي', 'SA'],
    ['nationalities', 'Egypt', 'EG'],
    ['roles', 'front-end', 'frontend_developer'],
    ['roles', 'مطور واجهات', 'frontend_developer'],
    ['roles', 'واجهات أمامية', 'frontend_developer'],
    ['roles', 'مدير منتج', 'product_manager'],
    ['zones', 'رياض', 'Asia/Riyadh'],
    ['zones', 'السعودية', 'Asia/Riyadh'],
    ['zones', 'Asia/Calcutta', 'Asia/Kolkata'],
    ['zones', 'new york', 'America/New_York'],
  ])('%s: %s', (list, question, id) => {
    for (const lang of ['ar', 'en'] as const) expect(idsFor(list, question, lang)[0]).toBe(id)
  })
})

test('what begins with the words comes before what holds them, and a name before an alias', () => {
  const entry = (name: string, ...aliases: string[]) => ({ name, aliases })
  const list = [
    entry('Inside red'),
    entry('Alias', 'redder'),
    entry('Redis'),
    entry('Other', 'red'),
    entry('Nothing'),
    entry('Red'),
    entry('Another', 'infrared'),
  ]
  expect(searchCatalogue(list, 'red').map(({ name }) => name)).toEqual([
    'Red',
    'Other',
    'Redis',
    'Alias',
    'Inside red',
    'Another',
  ])
})

test('one letter finds what it begins; nothing asked is everything; what is no word finds nothing', () => {
  expect(idsFor('skills', 'r')[0]).toBe('r')
  expect(idsFor('skills', 'r')).not.toContain('docker')
  for (const blank of ['', '   ', '\u200f ']) expect(idsFor('countries', blank)).toHaveLength(249)
  for (const noise of ['...', '؟', '—', '(', '\\', '%']) expect(idsFor('skills', noise)).toEqual([])
})
