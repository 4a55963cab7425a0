import { describe, expect, test } from 'vitest'
import { LANGS, LOCALE } from '../kernel/language/locale.ts'
import { hasArabic, searchForm } from '../kernel/text/text.ts'
import { isTimeZone, zoneCity } from '../kernel/time/time.ts'
import { COUNTRIES, NATIONALITIES } from './entries-countries.ts'
import { INDUSTRIES } from './entries-industries.ts'
import { LANGUAGES } from './entries-languages.ts'
import { PROJECT_TYPES } from './entries-project-types.ts'
import { ROLES, ROLE_FIELDS } from './entries-roles.ts'
import { SKILL_ICONS } from './entries-skills-icons.ts'
import { SKILLS } from './entries-skills.ts'
import { AREAS, TIME_ZONES } from './entries-time-zones.ts'
import type { Entry } from './entries.ts'
import * as lists from './rules-lists.ts'
import { countryName, languageName, roleName, skillName } from './rules.ts'

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

describe('there is enough to choose from', () => {
  test('about 250 countries [E-080]', () => {
    expect(COUNTRIES).toHaveLength(249)
    for (const id of idsOf(COUNTRIES)) expect(id).toMatch(/^[A-Z]{2}$/)
  })
  test('about 80 languages, and those that nobody should miss: 119 (decision 060) [E-081]', () => {
    expect(LANGUAGES).toHaveLength(119)
    for (const id of idsOf(LANGUAGES)) expect(new Intl.Locale(id).language).toBe(id)
  })
  test('several hundred skills [E-023]', () => expect(SKILLS.length).toBeGreaterThan(350))
  test('some 40 roles in every field, some 30 industries and project types', () => {
    expect(ROLES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(ROLES.map(({ field }) => field))).toEqual(new Set(Object.keys(ROLE_FIELDS)))
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(30)
    expect(PROJECT_TYPES.length).toBeGreaterThanOrEqual(30)
  })
  test('a zone for every country, each one that this machine knows', () => {
    expect(TIME_ZONES.length).toBeGreaterThan(400)
    for (const { id, area } of TIME_ZONES) expect([id, isTimeZone(id), area in AREAS]).toEqual([id, true, true])
  })
})

describe('every entry', () => {
  const ALL: [string, readonly Entry[], RegExp][] = [
    ['countries', COUNTRIES, /^[A-Z]{2}$/],
    ['nationalities', NATIONALITIES, /^[A-Z]{2}$/],
    ['languages', LANGUAGES, /^[a-z]{2,3}$/],
    ['project types', PROJECT_TYPES, /^[a-z]+(?:-[a-z]+)*$/],
    ['industries', INDUSTRIES, /^[a-z]+(?:-[a-z]+)*$/],
    ['roles', ROLES, /^[a-z]+(?:_[a-z]+)*$/],
    ['skills', SKILLS, /^[a-z0-9]+(?:-[a-z0-9]+)*$/],
    ['time zones', TIME_ZONES, /^(?:UTC|[A-Z]\w+(?:\/[\w-]+)+)$/],
  ]

  test.each(ALL)('of the %s has an id of its own and a name of its own in both languages', (_, entries, shape) => {
    for (const { id, name } of entries) {
      expect(id).toMatch(shape)
      expect([id, hasArabic(name.ar) || name.ar === name.en, hasArabic(name.en)]).toEqual([id, true, false])
      for (const text of [name.ar, name.en]) expect([id, text]).toEqual([id, text.trim() || 'a name'])
    }
    expect(new Set(idsOf(entries)).size).toBe(entries.length)
    if (entries !== TIME_ZONES)
      for (const lang of LANGS) expect(new Set(entries.map(({ name }) => name[lang])).size).toBe(entries.length)
  })

  test('is named in Arabic letters, but for technologies', () => {
    for (const [, entries] of ALL.filter(([, entries]) => entries !== SKILLS))
      for (const { name } of entries) expect(name.ar).toSatisfy(hasArabic)
    expect(SKILLS.filter(({ name }) => hasArabic(name.ar)).length).toBeGreaterThan(100)
  })

  test('is meant by its aliases alone: no two skills answer to one word', () => {
    const claimed = SKILLS.flatMap(({ id, name, aliases }) =>
      [...new Set([name.en, name.ar, ...aliases].map(searchForm))].map((form) => ({ id, form })),
    )
    const twice = [...Map.groupBy(claimed, ({ form }) => form).values()].filter(({ length }) => length > 1)
    expect(twice).toEqual([])
  })
})

test('a role is called by its craft in Arabic', () => {
  for (const { id, name } of ROLES)
    expect([id, /^(?:مطور|مهندس|مدير|محلل|مصمم|قائد|مستشار)/.test(searchForm(name.ar))]).toEqual([id, false])
})

test.each(ROLES.map(({ id, skills }) => [id, skills] as const))('%s is asked for 20 to 60 skills', (_, skills) => {
  expect(idsOf(SKILLS)).toEqual(expect.arrayContaining([...skills]))
  expect(new Set(skills).size).toBe(skills.length)
  expect(skills.length).toBeGreaterThanOrEqual(20)
  expect(skills.length).toBeLessThanOrEqual(60)
})

describe('a skill has its own picture or none', () => {
  const iconOf = (id: string) => SKILLS.find((skill) => skill.id === id)?.icon

  test.each([
    ['react', 'react'],
    ['c-plus-plus', 'cplusplus'],
    ['dotnet', 'dotnet'],
    ['node-js', 'nodedotjs'],
    ['spring', 'spring'],
    ['hive', 'apachehive'],
    ['c-sharp', null],
    // Others are called so, too: a CSS framework, a company.
    ['uikit', null],
    ['serverless', null],
    ['communication', null],
  ])('%s: %s', (id, icon) => expect(iconOf(id)).toBe(icon))

  test('every picture belongs to a skill, and most technologies have one', () => {
    expect([...SKILL_ICONS.keys()].filter((id) => iconOf(id) === undefined)).toEqual([])
    for (const icon of SKILL_ICONS.values()) expect(icon).toMatch(/^[a-z0-9]+$/)
    expect(SKILL_ICONS.size).toBeGreaterThan(300)
    expect(lists.skills('ar').find(({ id }) => id === 'react')?.icon).toBe('/api/icons/skills/react.svg')
  })
})

test('those who lead people and budgets are of the family of management', () => {
  const management = ROLES.filter(({ family }) => family === 'management')
  expect(idsOf(management)).toEqual([
    'product_manager',
    'project_manager',
    'engineering_manager',
    'program_manager',
    'cto',
  ])
})

describe.each(LANGS)('in %s', (lang) => {
  const sorted = (names: string[]) => names.toSorted(new Intl.Collator(LOCALE[lang]).compare)

  test('lists are in the order of the language; Arabic and English lead the languages, "other" ends', () => {
    for (const list of [lists.countries, lists.nationalities, lists.skills])
      expect(namesOf(list(lang))).toEqual(sorted(namesOf(list(lang))))
    const [first, second, ...rest] = lists.languages(lang)
    expect([first?.id, second?.id]).toEqual(['ar', 'en'])
    expect(namesOf(rest)).toEqual(sorted(namesOf(rest)))
    const industries = lists.industries(lang)
    expect(industries.at(-1)?.id).toBe('other')
    expect(namesOf(industries.slice(0, -1))).toEqual(sorted(namesOf(industries.slice(0, -1))))
  })

  test('zones stand by part of the world and then by name, with the clocks of the moment', () => {
    const winter = lists.timeZones(lang, new Date('2026-01-15T12:00:00Z'))
    const summer = lists.timeZones(lang, new Date('2026-07-15T12:00:00Z'))
    expect([...new Set(winter.map(({ area }) => area))]).toEqual(Object.keys(AREAS))
    const asia = winter.filter(({ area }) => area === 'asia')
    expect(namesOf(asia)).toEqual(sorted(namesOf(asia)))
    const offset = (list: typeof winter, zone: string) => {
      const zoneRow = list.find(({ id }) => id === zone)
      return [zoneRow?.offset, zoneRow?.offset_minutes]
    }
    expect(offset(winter, 'Asia/Riyadh')).toEqual(['+03:00', 180])
    expect(offset(winter, 'Asia/Kathmandu')).toEqual(['+05:45', 345])
    expect(offset(winter, 'America/St_Johns')).toEqual(['-03:30', -210])
    expect([offset(winter, 'Europe/London'), offset(summer, 'Europe/London')]).toEqual([
      ['+00:00', 0],
      ['+01:00', 60],
    ])
  })
})

test('a zone is called as messages call it', () => {
  const arab = TIME_ZONES.filter(({ aliases }) => /^(?:السعودية|مصر|الأردن|المغرب|قطر|تونس)$/.test(aliases[1] ?? ''))
  expect(arab).toHaveLength(6)
  for (const { id, name } of arab) expect(name.ar).toBe(zoneCity(id, 'ar'))
})

test.each([
  ['SA', 'السعودية', 'Saudi Arabia'],
  ['AE', 'الإمارات', 'United Arab Emirates'],
  ['PS', 'فلسطين', 'Palestine'],
  ['MA', 'المغرب', 'Morocco'],
  ['GB', 'المملكة المتحدة', 'United Kingdom'],
  ['QX', 'QX', 'QX'],
])('%s is called as people call it', (code, ar, en) => {
  expect([countryName(code, 'ar'), countryName(code, 'en')]).toEqual([ar, en])
})

test('what is kept by its id is shown by its name', () => {
  expect(languageName('ur', 'ar')).toBe('الأردية')
  expect(roleName('cto', 'ar')).toBe('إدارة التقنية (CTO)')
  expect([skillName('c-sharp', 'ar'), skillName('machine-learning', 'ar')]).toEqual(['C#', 'تعلّم الآلة'])
})
